//! Which moves are worth a thought.

use american_rails::{Action, Auction, Company, Position, Question, Row};
use game::{Dice, Game, Money, Seat, Seeded};

use super::bidding::{best_rival, last_dividend, quick_bid, quick_price, raise};
use super::expansion::{FARTHEST, Survey};
use super::interest::Interest;
use super::start::{best_start, free_cities, promise};
use crate::Line;

/// Moves, each with what it seems to be worth in dollars.
pub(super) type ScoredMoves = Vec<(Line<Action>, f32)>;

/// What a place farther up in the next column is worth.
const EARLIER: f32 = 0.5;
/// What others lose by a drain is worth a part of it to oneself.
const DRAINED: f32 = 0.6;

pub(super) fn line(actions: &[Action]) -> Line<Action> {
    actions.iter().copied().collect()
}

/// The moves for the present question, with their seeming worth.
pub(super) fn moves(state: &Position, into: &mut ScoredMoves) {
    into.clear();
    let Some(by) = state.actor() else { return };
    match state.question() {
        Some(Question::Offer { .. }) => {
            let mut legal = Vec::with_capacity(Company::COUNT);
            state.actions(&mut legal);
            for action in legal {
                if let Action::Offer(company) = action {
                    into.push((line(&[action]), 0.2 * quick_price(state, company)));
                }
            }
        }
        Some(Question::Start { .. }) => {
            into.extend(free_cities(state).map(|city| (line(&[Action::Start(city)]), promise(state, city))));
            best(into, 10);
        }
        Some(Question::Choose) => {
            let interest = Interest::of(state, by);
            let survey = Survey::of(state, by, FARTHEST);
            for row in Row::ALL.into_iter().filter(|&row| state.marker(row).is_none()) {
                let begin = into.len();
                uses(state, by, row, (&interest, &survey), into);
                for (_, worth) in &mut into[begin..] {
                    *worth += EARLIER * (3.0 - row.index() as f32);
                }
            }
        }
        Some(Question::Use { row, laid }) => {
            let interest = Interest::of(state, by);
            let survey = Survey::of(state, by, FARTHEST);
            expand(state, (row, laid), None, (&interest, &survey), into);
            if laid == 0 && !matches!(row, Row::Expand3 | Row::Expand4) {
                other_uses(state, by, row, &interest, |action, worth| into.push((line(&[action]), worth)));
            }
            if into.is_empty() {
                into.push((line(&[if laid == 0 { Action::Decline } else { Action::Done }]), 0.0));
            }
        }
        Some(Question::Bid(_)) | None => {}
    }
}

/// Everything worth doing with a row, the choice of it included.
fn uses(
    state: &Position,
    by: Seat,
    row: Row,
    (interest, survey): (&Interest, &Survey),
    into: &mut ScoredMoves,
) {
    let choose = Action::Choose(row);
    let mut after = state.clone();
    after.apply(choose, &mut |_| ());
    let usable = matches!(after.question(), Some(Question::Use { row: used, .. }) if used == row && after.actor() == Some(by));
    if !usable {
        // To take it away from others, or for its place in the order.
        return into.push((line(&[choose]), 0.0));
    }
    expand(&after, (row, 0), Some(choose), (interest, survey), into);
    other_uses(&after, by, row, interest, |action, worth| into.push((line(&[choose, action]), worth)));
}

/// The expansions of a row of which some cubes may be laid already.
fn expand(
    state: &Position,
    (row, laid): (Row, u8),
    choose: Option<Action>,
    (interest, survey): (&Interest, &Survey),
    into: &mut ScoredMoves,
) {
    let cubes = usize::from(row.cubes(state.players()).saturating_sub(laid));
    if cubes == 0 {
        return;
    }
    let most = match row {
        Row::Expand4 => 8,
        Row::Expand3 => 6,
        _ => 4,
    };
    let found = survey.expansions(state, interest, cubes, most);
    for expansion in &found {
        let mut actions: Line<Action> = choose.into_iter().chain(expansion.cubes.iter().copied()).collect();
        if expansion.unfinished {
            actions.push(Action::Done);
        }
        if !expansion.cubes.is_empty() {
            into.push((actions, expansion.worth));
        }
    }
    if let (true, Some(choose)) = (found.is_empty() && row != Row::Take, choose) {
        into.push((line(&[choose, Action::Decline]), 0.0));
    }
}

/// What can be done with a row besides expanding.
fn other_uses(state: &Position, by: Seat, row: Row, interest: &Interest, mut add: impl FnMut(Action, f32)) {
    match row {
        Row::Pass | Row::Expand3 | Row::Expand4 => {}
        Row::Develop => {
            let ripe = state.board().developable().iter();
            let ripe = ripe.filter(|&city| !state.is_developed(city) && !state.tracks_in(city).is_empty());
            let mut cities: Vec<_> = ripe.map(|city| (city, interest.development(state, city))).collect();
            cities.sort_by(|one, other| other.1.total_cmp(&one.1));
            for &(city, worth) in cities.iter().take(3) {
                add(Action::Develop(city), worth);
            }
            add(Action::Decline, 0.0);
        }
        Row::Fund => {
            for company in state.companies().filter(|&company| state.on_map(company)) {
                if state.held(company, by) > 0 {
                    add(Action::Fund(company), interest.treasury(company, Position::FUND.0 as f32));
                }
            }
            add(Action::Decline, 0.0);
        }
        Row::Take => {
            add(Action::Take, Position::TAKE.0 as f32);
            if state.check(Action::Drain).is_ok() {
                add(Action::Drain, DRAINED * Position::TAKE.0 as f32);
            }
        }
        Row::Auction => {
            for company in state.companies().filter(|&company| state.supply(company) > 0) {
                add(Action::Offer(company), offer_worth(state, by, company, interest));
            }
        }
    }
}

/// What it may be worth to put a share up: the bargain that the richest can make of it, and what the
/// price does for a company of one's own.
fn offer_worth(state: &Position, by: Seat, company: Company, interest: &Interest) -> f32 {
    let price = quick_price(state, company);
    let own = state.cash(by).0 as f32;
    let others = Seat::all(state.players()).filter(|&seat| seat != by).map(|seat| state.cash(seat).0);
    let rival = others.max().unwrap_or(0) as f32;
    let paid = price.min(rival).max(Auction::FIRST_BID.0 as f32).min(price);
    let bargain =
        if own > rival { 0.3 * (price.min(own) - paid) + 0.1 * price.min(own) } else { -0.1 * price };
    let dilution =
        -interest.income(company, state.income(company).0 as f32) / (1.0 + f32::from(state.sold(company)));
    bargain + 0.5 * dilution + interest.treasury(company, paid)
}

/// The answers to a bid worth a thought, by what the speaker could pay at most: far below and far
/// above that there is nothing to think about.
pub(super) fn bids(state: &Position, auction: &Auction, most: Money, think: bool, into: &mut ScoredMoves) {
    into.clear();
    let least = auction.least_bid();
    let bid = |price: Money| line(&[Action::Bid(price)]);
    let pass = line(&[Action::Pass]);
    let raise = raise(state, auction, most);
    if !think {
        let action = if least <= most { bid(raise) } else { pass };
        return into.push((action, 1.0));
    }
    let (price, limit) = (least.0 as f32, most.0 as f32);
    let regretted = last_dividend(state, auction.company).is_some_and(|dividend| least > dividend);
    if price > 1.2 * limit + 1.0 || regretted {
        return into.push((pass, 1.0));
    }
    if price < 0.6 * limit {
        return into.push((bid(raise), 1.0));
    }
    let good = if least <= most { 0.75 } else { 0.25 };
    into.push((bid(raise), good));
    into.push((pass, 1.0 - good));
    // One more than the rival would pay ends it at once, and feeds the company.
    if let Some(rival) = best_rival(state, auction) {
        let above = (quick_price(state, auction.company) as i32 + 1).min(state.cash(rival).0 + 1);
        if above > raise.0 + 1 && above <= most.0 {
            into.push((bid(Money(above)), 0.2));
        }
    }
}

/// What a player would do without much thought.
pub(super) fn quick(state: &Position, dice: &mut Seeded) -> Line<Action> {
    let Some(by) = state.actor() else { return Line::new() };
    match state.question() {
        Some(Question::Bid(auction)) => line(&[quick_bid(state, &auction, dice)]),
        Some(Question::Choose) => quick_turn(state, by, dice),
        Some(Question::Start { .. }) => {
            let whim = dice.below(2) == 0;
            let most = free_cities(state).map(|city| state.board().full(city)).max().unwrap_or(0);
            let rich = free_cities(state).filter(|&city| state.board().full(city) + 2 >= most);
            let city = if whim {
                rich.max_by_key(|&city| state.board().full(city))
            } else {
                best_start(state, rich)
            };
            city.map_or_else(Line::new, |city| line(&[Action::Start(city)]))
        }
        _ => {
            let mut found = Vec::new();
            moves(state, &mut found);
            pick(&found, dice)
        }
    }
}

/// A whole turn: the row that seems best, used in the way that seems best.
fn quick_turn(state: &Position, by: Seat, dice: &mut Seeded) -> Line<Action> {
    let interest = Interest::of(state, by);
    let survey = Survey::of(state, by, 4);
    let building = survey.best_by_cubes(state, &interest);
    let mut best = (Row::Pass, None, f32::MIN);
    for row in Row::ALL.into_iter().filter(|&row| state.marker(row).is_none()) {
        let whim = dice.below(100) as f32 * 0.03;
        let (mut action, mut worth) = (None, 0.0);
        match row {
            Row::Expand4 => worth = building[4] + 0.3 * building[3],
            Row::Expand3 => worth = building[3] + 0.15 * building[2],
            Row::Pass => {}
            Row::Take | Row::Develop | Row::Fund | Row::Auction => {
                if row == Row::Take {
                    worth = building[2];
                }
                other_uses(state, by, row, &interest, |other, seems| {
                    // The drain may be refused at this table; it is asked only once the row is chosen.
                    if seems > worth && other != Action::Drain {
                        (action, worth) = (Some(other), seems);
                    }
                });
            }
        }
        let seems = worth + EARLIER * (3.0 - row.index() as f32) + whim;
        if seems > best.2 {
            best = (row, action, seems);
        }
    }
    let (row, action, _) = best;
    let choose = Action::Choose(row);
    let mut after = state.clone();
    after.apply(choose, &mut |_| ());
    if after.actor() != Some(by) || !matches!(after.question(), Some(Question::Use { .. })) {
        return line(&[choose]);
    }
    if let Some(action) = action
        && after.check(action).is_ok()
    {
        return line(&[choose, action]);
    }
    let cubes = usize::from(row.cubes(state.players()));
    let expansion = survey.quick_expansion(&after, &interest, cubes);
    let mut actions: Line<Action> = std::iter::once(choose).chain(expansion.cubes.iter().copied()).collect();
    if expansion.cubes.is_empty() {
        actions.push(if row == Row::Take { Action::Take } else { Action::Decline });
    } else if expansion.unfinished {
        actions.push(Action::Done);
    }
    actions
}

/// One of the best, by whim.
fn pick(moves: &ScoredMoves, dice: &mut Seeded) -> Line<Action> {
    let mut best = (Line::new(), f32::MIN);
    for &(line, worth) in moves {
        let seems = worth + dice.below(100) as f32 * 0.02;
        if seems > best.1 {
            best = (line, seems);
        }
    }
    best.0
}

/// Keeps the `most` that seem best.
fn best(moves: &mut ScoredMoves, most: usize) {
    moves.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    moves.truncate(most);
}
