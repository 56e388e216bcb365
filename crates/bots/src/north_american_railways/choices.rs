//! What a player can do, with what it would bring at first sight.

use game::{Game, Money, Seat};
use north_american_railways::{Action, Column, Company, Position, StartCity, StartCityRule};

use super::STEP;
use super::prices::{self, Asking};
use super::reading::Reading;

/// How much thought is given to what could be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thought {
    /// One price for each share.
    Quick,
    /// All prices worth a thought.
    Thorough,
}

/// Tells `each` what could be done, with what it would bring; there is always something.
pub(super) fn choices(reading: &Reading, thought: Thought, each: &mut impl FnMut(Action, f32)) {
    let state = reading.state;
    let Some(actor) = state.actor() else { return };
    if let Some(proposal) = state.proposal() {
        each(Action::Allow, 0.0);
        if state.cash(actor) >= proposal.price {
            let gain = reading.interception(actor, proposal.company, proposal.price, proposal.proposer);
            each(Action::Intercept, gain);
        }
    } else if state.trader().is_some() {
        shares(reading, actor, thought, each);
    } else {
        cities(reading, actor, each);
    }
}

fn shares(reading: &Reading, by: Seat, thought: Thought, each: &mut impl FnMut(Action, f32)) {
    let state = reading.state;
    let mut seen: [Option<Company>; Column::COUNT] = [None; Column::COUNT];
    for (column, company) in state.front_shares() {
        if state.tried().contains(&company) {
            continue;
        }
        // The same share from another column: only what it uncovers differs.
        let again = seen.contains(&Some(company));
        seen[column.index()] = Some(company);
        let thought = match (again, thought) {
            (true, Thought::Quick) => continue,
            (true, Thought::Thorough) => Thought::Quick,
            (false, thought) => thought,
        };
        let share = (company, column);
        match state.director(company) {
            None => foundings(reading, by, share, thought, each),
            Some(director) if director == by => {
                if let Some(price) = state.own_share_price(by) {
                    each(Action::Buy { company, column }, reading.buying(by, company, price));
                }
            }
            Some(director) => proposals(reading, by, director, share, thought, each),
        }
    }
    if !state.tried().is_empty() {
        each(Action::Stop, reading.stopping(by));
    }
}

fn foundings(
    reading: &Reading,
    by: Seat,
    (company, column): (Company, Column),
    thought: Thought,
    each: &mut impl FnMut(Action, f32),
) {
    let state = reading.state;
    let (start_city, income) = beginning(state);
    let most = if thought == Thought::Quick { 1 } else { usize::MAX };
    for price in prices::founding(state.cash(by)).take(most) {
        let gain = reading.founding(by, company, price, income);
        each(Action::Found { company, column, price, start_city }, gain);
    }
}

fn proposals(
    reading: &Reading,
    by: Seat,
    director: Seat,
    (company, column): (Company, Column),
    thought: Thought,
    each: &mut impl FnMut(Action, f32),
) {
    let cash = reading.state.cash(by);
    let mut name = |price: Money, gain: f32| {
        if price >= STEP && price <= cash {
            each(Action::Propose { company, column, price }, gain);
        }
    };
    let asking = Asking::of(reading, by, director, company);
    // A little more, to be on the safe side.
    let bought = |price| reading.buying(by, company, price);
    if let Some(price) = asking.to_buy {
        name(price, bought(price));
        if thought == Thought::Thorough {
            name(price + STEP, bought(price + STEP));
        }
    }
    // A little less, for the same reason.
    let paid = |price| reading.gain(by, &reading.intercepted(director, company, price, by));
    if let Some(price) = asking.to_be_paid {
        name(price, paid(price));
        if thought == Thought::Thorough {
            name(price - STEP, paid(price - STEP));
        }
    }
    if asking.to_buy.is_none() && asking.to_be_paid.is_none() {
        name(STEP, bought(STEP));
    }
}

/// The start city that is chosen, at a table where one is, and what a company earns with it: the
/// best one, or the one on top.
fn beginning(state: &Position) -> (Option<StartCity>, Money) {
    let income = |&city: &StartCity| state.deck().start_income(city);
    let cities = state.start_cities();
    match state.options().start_city {
        StartCityRule::Top => (None, cities.first().map_or(Money::ZERO, income)),
        StartCityRule::Choose => {
            let best = cities.iter().max_by_key(|city| income(city));
            (best.copied(), best.map_or(Money::ZERO, income))
        }
    }
}

fn cities(reading: &Reading, by: Seat, each: &mut impl FnMut(Action, f32)) {
    let state = reading.state;
    each(Action::Pass, 0.0);
    for company in Company::ALL {
        if state.held(company, by) == 0 || state.used(by).contains(&company) {
            continue;
        }
        let treasury = state.treasury(company);
        for (_, city) in state.front_cities().filter(|&(_, city)| state.deck().cost(city) <= treasury) {
            each(Action::Connect { company, city }, reading.connecting(by, company, city));
        }
    }
}
