//! Common sense: build to the cities that pay, bid what a share will bring, and waste no turn.

use american_rails::{Action, Company, Hex, Position, Reach, Routes, Row};
use game::{Dice, Game, Money, Seat};

use super::bidding::last_dividend;
use super::interest::gain;
use crate::any;

/// Hundredths of a dollar, so that small advantages can be compared without fractions.
type Cents = i32;

pub(super) fn decide(state: &Position, legal: &[Action], dice: &mut dyn Dice) -> Action {
    let Some(by) = state.actor() else { return any(legal, dice) };
    if let Some(auction) = state.auction() {
        return bid(state, legal, by, auction.company, dice);
    }
    let best = legal.iter().filter(|action| !matches!(action, Action::Lay(..)));
    let best = best.map(|&action| (score(state, by, action), action));
    let cubes = usize::from(state.cubes_left().unwrap_or_default());
    let built = builders(state, by, legal).filter_map(|company| best_cube(state, by, company, cubes));
    let best = best.chain(built).max_by_key(|&(worth, _)| worth);
    best.map_or_else(|| any(legal, dice), |(_, action)| action)
}

/// The companies for which a cube can be laid now.
fn builders<'s>(state: &'s Position, by: Seat, legal: &'s [Action]) -> impl Iterator<Item = Company> + 's {
    let able = |company: Company| {
        legal.iter().any(|action| matches!(action, Action::Lay(builder, _) if *builder == company))
    };
    state.companies().filter(move |&company| state.held(company, by) > 0 && able(company))
}

/// The dividends still to come, this year's included.
fn dividends_left(state: &Position) -> i32 {
    i32::from(state.dividends_left())
}

/// What part of a company is a player's, in hundredths.
fn part(state: &Position, by: Seat, company: Company) -> i32 {
    match i32::from(state.sold(company)) {
        0 => 0,
        sold => 100 * i32::from(state.held(company, by)) / sold,
    }
}

/// Bids up to a part of what the share will bring, and keeps something back.
fn bid(state: &Position, legal: &[Action], by: Seat, company: Company, dice: &mut dyn Dice) -> Action {
    let least = legal.iter().find_map(|action| match action {
        Action::Bid(amount) => Some(*amount),
        _ => None,
    });
    let cap = share_worth(state, company) * (45 + dice.below(25) as i32) / 100;
    let cap = last_dividend(state, company).map_or(cap, |dividend| cap.min(dividend.0));
    let purse = if dividends_left(state) > 5 { state.cash(by).0 * 60 / 100 } else { state.cash(by).0 };
    match least {
        Some(amount) if amount.0 <= cap.min(purse) => Action::Bid(amount),
        _ => Action::Pass,
    }
}

/// What one more share of a company would be paid until the end.
fn share_worth(state: &Position, company: Company) -> i32 {
    /// What a company without track will soon earn.
    const FIRST_INCOME: i32 = 6;
    let shares = i32::from(state.sold(company)) + 1;
    let income = if state.on_map(company) { state.income(company).0 } else { FIRST_INCOME };
    let growth = state.treasury(company).0 / 5;
    dividends_left(state) * (income + growth) / shares
}

/// What an action is worth to a player, in cents.
fn score(state: &Position, by: Seat, action: Action) -> Cents {
    let left = dividends_left(state);
    match action {
        Action::Start(city) => start(state, city),
        Action::Offer(company) => share_worth(state, company),
        Action::Choose(row) => choose(state, by, row),
        Action::Develop(city) => develop(state, by, city) * left,
        Action::Fund(company) => fund(state, by, company),
        Action::Take => 100 * Position::TAKE.0,
        Action::Drain => 100 * Position::TAKE.0 - 10,
        // Something is better than nothing, unless it costs and brings nothing.
        Action::Decline | Action::Done => 1,
        Action::Bid(_) | Action::Pass | Action::Lay(..) => 0,
    }
}

/// A city that pays, with others near it.
fn start(state: &Position, city: Hex) -> Cents {
    const NEAR: u32 = 4;
    let board = state.board();
    let near = board.cities().iter().filter(|&other| other != city);
    let around: i32 = near
        .map(|other| {
            let steps = distance(board.place(city), board.place(other));
            if steps <= NEAR { 100 * board.full(other) / (steps as i32 + 1) } else { 0 }
        })
        .sum();
    300 * board.full(city) + around
}

/// Steps from hex to hex, over whatever lies between.
fn distance(one: (usize, usize), other: (usize, usize)) -> u32 {
    // Rows of which the odd ones are shifted half a hex to the east, as slanted columns.
    let slanted = |(row, column): (usize, usize)| {
        let (row, column) = (row as i32, column as i32);
        (row, column - (row - (row & 1)) / 2)
    };
    let ((row, column), (to_row, to_column)) = (slanted(one), slanted(other));
    let (down, right) = (to_row - row, to_column - column);
    down.abs().max(right.abs()).max((down + right).abs()) as u32
}

/// The row for what could best be done with it.
fn choose(state: &Position, by: Seat, row: Row) -> Cents {
    let cubes = usize::from(row.cubes(state.players()));
    let building = state
        .companies()
        .filter(|&company| state.held(company, by) > 0)
        .map(|company| best_build(state, by, company, cubes))
        .max()
        .unwrap_or(0);
    let left = dividends_left(state);
    match row {
        // Whoever goes early next has the choice.
        Row::Pass => 60,
        Row::Develop => {
            let cities = state.board().developable().iter();
            cities.map(|city| develop(state, by, city) * left).max().unwrap_or(0)
        }
        Row::Fund => state.companies().map(|company| fund(state, by, company)).max().unwrap_or(0) - 20,
        Row::Take => building.max(100 * Position::TAKE.0),
        Row::Expand3 => building,
        Row::Expand4 => building - 40,
        Row::Auction => {
            let rich = state.cash(by) >= Money(18);
            let on_sale = state.companies().filter(|&company| state.supply(company) > 0);
            let best = on_sale.map(|company| share_worth(state, company)).max().unwrap_or(0);
            if rich && left > 1 { 25 * (best - 10) } else { 0 }
        }
    }
}

/// What a development would bring a player each year; 0 where it is not possible.
fn develop(state: &Position, by: Seat, city: Hex) -> Cents {
    if state.markers() == 0 || state.is_developed(city) || state.tracks_in(city).is_empty() {
        return 0;
    }
    let each = if state.tracks_in(city).len() == 1 { 2 } else { 1 };
    let parts = state.tracks_in(city).iter().map(|company| part(state, by, company));
    // What the others gain from it counts against it a little.
    let theirs = state.tracks_in(city).iter().map(|company| 100 - part(state, by, company)).sum::<i32>();
    parts.map(|part| part * each).sum::<i32>() - theirs * each / 4
}

/// Five dollars are worth what they can be built into.
fn fund(state: &Position, by: Seat, company: Company) -> Cents {
    let later = (dividends_left(state) - 1).max(0);
    let needy = if state.treasury(company) < Money(8) { 3 } else { 1 };
    part(state, by, company) * needy * later / 4
}

/// The farthest city that is thought of.
const FAR: usize = 6;

/// What the best cube would bring; 0 if there is none to lay.
fn best_build(state: &Position, by: Seat, company: Company, cubes: usize) -> Cents {
    if cubes == 0 {
        return 0;
    }
    best_cube(state, by, company, cubes).map_or(0, |(worth, _)| worth)
}

/// The first cube of the best way to a city, with what that way would bring until the end.
fn best_cube(state: &Position, by: Seat, company: Company, cubes: usize) -> Option<(Cents, Action)> {
    // Of equal ways the one from the oldest track.
    let beside = state.track(company).iter().flat_map(|&hex| state.board().neighbours(hex).iter());
    let reach = Reach { budget: state.treasury(company), cubes: FAR, saving: 1 };
    let routes = Routes::of(state, &state.prices(), company, beside, reach);
    let most = FAR.min(usize::from(state.cubes(company)));
    let (own, left) = (part(state, by, company), dividends_left(state));
    let ways = routes.cities().iter().map(|city| (city, routes.way(city)));
    // A cheaper way found later can be longer than the cubes allow.
    let worths = ways.filter(|(_, way)| way.len() <= most).map(|(city, way)| {
        // One that takes more cubes than there are comes a year later.
        let years = if way.len() <= cubes { left } else { left - 1 };
        // Money that stays in the treasury is good for something, too.
        let paid = own * routes.cost(city) / 3 + 5 * way.len() as i32;
        (own * gain(state, company, city).0 * years - paid, Action::Lay(company, way[0]))
    });
    worths.max_by_key(|&(worth, _)| worth)
}
