//! What a player can do, with what it would bring at first sight.

use game::{Game, Money, Seat};
use north_american_railways::{Action, Column, Company, Position, StartCity, StartCityRule};

use super::STEP;
use super::appraisal::Appraisal;
use super::prices::{self, Asking};

/// How closely one looks at what could be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Depth {
    /// One price for each share.
    Quick,
    /// All prices worth a thought.
    Thorough,
}

/// Tells `each` what could be done, with what it would bring; there is always something.
pub(super) fn choices(appraisal: &Appraisal, depth: Depth, each: &mut impl FnMut(Action, f32)) {
    let state = appraisal.state;
    let Some(actor) = state.actor() else { return };
    if let Some(proposal) = state.proposal() {
        each(Action::Allow, 0.0);
        if state.cash(actor) >= proposal.price {
            let gain = appraisal.interception(actor, proposal.company, proposal.price, proposal.proposer);
            each(Action::Intercept, gain);
        }
    } else if state.trader().is_some() {
        shares(appraisal, actor, depth, each);
    } else {
        cities(appraisal, actor, each);
    }
}

fn shares(appraisal: &Appraisal, by: Seat, depth: Depth, each: &mut impl FnMut(Action, f32)) {
    let state = appraisal.state;
    let mut seen: [Option<Company>; Column::COUNT] = [None; Column::COUNT];
    for (column, company) in state.front_shares() {
        if state.tried().contains(&company) {
            continue;
        }
        // The same share from another column: only what it uncovers differs.
        let again = seen.contains(&Some(company));
        seen[column.index()] = Some(company);
        let depth = match (again, depth) {
            (true, Depth::Quick) => continue,
            (true, Depth::Thorough) => Depth::Quick,
            (false, depth) => depth,
        };
        let share = (company, column);
        match state.director(company) {
            None => foundings(appraisal, by, share, depth, each),
            Some(director) if director == by => {
                if let Some(price) = state.own_share_price(by) {
                    each(Action::Buy { company, column }, appraisal.buying(by, company, price));
                }
            }
            Some(director) => proposals(appraisal, by, director, share, depth, each),
        }
    }
    if !state.tried().is_empty() {
        each(Action::Stop, appraisal.stopping(by));
    }
}

fn foundings(
    appraisal: &Appraisal,
    by: Seat,
    (company, column): (Company, Column),
    depth: Depth,
    each: &mut impl FnMut(Action, f32),
) {
    let state = appraisal.state;
    let (start_city, income) = beginning(state);
    let most = if depth == Depth::Quick { 1 } else { usize::MAX };
    for price in prices::founding(state.cash(by)).take(most) {
        let gain = appraisal.founding(by, company, price, income);
        each(Action::Found { company, column, price, start_city }, gain);
    }
}

fn proposals(
    appraisal: &Appraisal,
    by: Seat,
    director: Seat,
    (company, column): (Company, Column),
    depth: Depth,
    each: &mut impl FnMut(Action, f32),
) {
    let cash = appraisal.state.cash(by);
    let mut name = |price: Money, gain: f32| {
        if price >= STEP && price <= cash {
            each(Action::Propose { company, column, price }, gain);
        }
    };
    let asking = Asking::of(appraisal, by, director, company);
    // A little more, to be on the safe side.
    let bought = |price| appraisal.buying(by, company, price);
    if let Some(price) = asking.to_buy {
        name(price, bought(price));
        if depth == Depth::Thorough {
            name(price + STEP, bought(price + STEP));
        }
    }
    // A little less, for the same reason.
    let paid = |price| appraisal.gain(by, &appraisal.intercepted(director, company, price, by));
    if let Some(price) = asking.to_be_paid {
        name(price, paid(price));
        if depth == Depth::Thorough {
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

fn cities(appraisal: &Appraisal, by: Seat, each: &mut impl FnMut(Action, f32)) {
    let state = appraisal.state;
    each(Action::Pass, 0.0);
    for company in Company::ALL {
        if state.held(company, by) == 0 || state.used(by).contains(&company) {
            continue;
        }
        let treasury = state.treasury(company);
        for (_, city) in state.front_cities().filter(|&(_, city)| state.deck().cost(city) <= treasury) {
            each(Action::Connect { company, city }, appraisal.connecting(by, company, city));
        }
    }
}
