//! What shares are worth to bidders.

use american_rails::{Action, Auction, Company, Phase, Position, Question};
use game::{Dice, Game, Money, Seat, Seeded};

use super::features::dividends_left;
use super::start::{best_start, free_cities};

/// What a dollar in a treasury adds to a company's yearly income in the long run.
const YIELD: f32 = 0.16;
/// The part of what a share will bring that a bidder would quickly pay.
const EAGERNESS: f32 = 0.8;
/// What a company that begins will soon earn beyond its first city.
const BEGINNING: f32 = 5.0;

/// The part of the quick price that some rival will surely pay.
const SURELY_PAID: f32 = 0.7;
/// A contested price goes up by this part of itself: so 38 bids lead from $10 to beyond $200.
const STEP: i32 = 10;

/// What a bidder would quickly pay for one more share of a company: what the share will bring, where
/// the price itself is built into track.
pub(super) fn quick_price(state: &Position, company: Company) -> f32 {
    let left = dividends_left(state);
    let shares = f32::from(state.sold(company)) + 1.0;
    let income = if state.on_map(company) {
        state.income(company).0 as f32
    } else {
        let first = free_cities(state).map(|city| state.board().full(city)).max().unwrap_or(0);
        first as f32 + BEGINNING
    };
    let later = (left - 0.7).max(0.0);
    let earned = left * income + later * YIELD * state.treasury(company).0 as f32;
    let grown = later * YIELD;
    // price = eagerness * (earned + grown * price) / shares
    let eager = EAGERNESS / shares;
    eager * earned / (1.0 - eager * grown).max(0.35)
}

/// What a bidder in a play-out says.
pub(super) fn quick_bid(state: &Position, auction: &Auction, dice: &mut Seeded) -> Action {
    let mood = 0.85 + dice.below(31) as f32 / 100.0;
    let cap = quick_price(state, auction.company) * mood;
    let least = auction.least_bid();
    if (least.0 as f32) > cap || least > state.cash(auction.speaker) {
        return Action::Pass;
    }
    // Rivals would drive the price up to what they would pay: there at once.
    let rivals = Seat::all(state.players()).filter(|&seat| seat != auction.speaker);
    let rivals = rivals.filter(|seat| !auction.passed.contains(seat)).map(|seat| state.cash(seat));
    let rival = rivals.max().unwrap_or_default().min(Money(cap as i32));
    Action::Bid(least.max(rival.min(state.cash(auction.speaker)).min(Money(cap as i32))))
}

/// The most that the speaker should bid: the price at which winning the share and letting the best
/// rival win it promise the same, and never more than all that the share can still pay. Zero if even the
/// least bid is too much.
pub(super) fn cap(state: &Position, auction: &Auction, content: impl Fn(&Position) -> f32) -> Money {
    let by = auction.speaker;
    let least = auction.least_bid();
    let most = match last_dividend(state, auction.company) {
        Some(dividend) => dividend.min(state.cash(by)),
        None => state.cash(by),
    };
    let rival = best_rival(state, auction);
    let worth_it = |price: Money| {
        let won = content(&sold(state, auction, by, price));
        let lost = match rival {
            Some(rival) => {
                let other = (price - Money(1))
                    .min(state.cash(rival))
                    .max(auction.high.map_or(Auction::FIRST_BID, |(_, high)| high));
                content(&sold(state, auction, rival, other))
            }
            None => content(&unsold(state)),
        };
        won >= lost
    };
    if least > most || !worth_it(least) {
        return Money::ZERO;
    }
    let (mut good, mut bad) = (least.0, most.0 + 1);
    while good + 1 < bad {
        let middle = i32::midpoint(good, bad);
        if worth_it(Money(middle)) {
            good = middle;
        } else {
            bad = middle;
        }
    }
    Money(good)
}

/// What a share of the company that is sold now will pay at least, if that is all it can ever do: in the
/// last column of a year that is certainly the last. Returns `None` before.
pub(super) fn last_dividend(state: &Position, company: Company) -> Option<Money> {
    /// Cities in which one player may still get in the company's way.
    const CROWDED_IN_A_TURN: usize = 2;
    let Phase::Actions { column: 2, turn, .. } = *state.phase() else { return None };
    // When the last share has been put up, it is the last year, whoever gets it.
    if !state.end_reasons().any() && state.shares_left() > 1 {
        return None;
    }
    let income = if state.on_map(company) {
        let alone =
            state.board().cities().iter().filter(|&city| state.tracks_in(city).only() == Some(company));
        let mut losses: Vec<Money> =
            alone.map(|city| state.full_value(city) - state.shared_value(city)).collect();
        losses.sort_unstable_by(|one, other| other.cmp(one));
        let turns = state.players() - 1 - usize::from(turn);
        let lost: i32 = losses.iter().take(CROWDED_IN_A_TURN * turns).map(|loss| loss.0).sum();
        state.income(company) - Money(lost)
    } else {
        Money(free_cities(state).map(|city| state.board().full(city)).max().unwrap_or(0))
    };
    Some(income.shared_up(i32::from(state.sold(company)) + 1))
}

/// What to bid if one wants the share, and would pay `most` for it. Whoever opens the bidding, or is near what
/// others would pay, bids the least. Far below that a bid goes half the way there, and above it in steps that
/// grow with the price: nobody has to wait for a row of trivial raises, however rich the bidders are.
pub(super) fn raise(state: &Position, auction: &Auction, most: Money) -> Money {
    let least = auction.least_bid();
    let Some((_, high)) = auction.high else { return least };
    let rivals = Seat::all(state.players()).filter(|&seat| seat != auction.speaker);
    let rivals = rivals.filter(|seat| !auction.passed.contains(seat)).map(|seat| state.cash(seat));
    let richest = rivals.max().unwrap_or_default();
    let usual = Money((SURELY_PAID * quick_price(state, auction.company)) as i32).min(richest).min(most);
    let half_way = Money(i32::midpoint(least.0, usual.0.max(least.0)));
    // Nobody else can pay as much as the last of these.
    half_way.max(high + Money(high.0 / STEP)).min(richest + Money(1)).min(most).max(least)
}

/// Who would have the share if the speaker lets it go: the last bidder, or else the richest who would bid.
pub(super) fn best_rival(state: &Position, auction: &Auction) -> Option<Seat> {
    if let Some((seat, _)) = auction.high {
        return Some(seat);
    }
    if quick_price(state, auction.company) < Auction::FIRST_BID.0 as f32 {
        return None;
    }
    let others = auction.speaker.around(state.players()).skip(1);
    let able =
        others.filter(|&seat| !auction.passed.contains(&seat) && state.cash(seat) >= Auction::FIRST_BID);
    able.max_by_key(|&seat| state.cash(seat))
}

/// The position after a bidder has won at a price, with the best first city chosen.
fn sold(state: &Position, auction: &Auction, winner: Seat, price: Money) -> Position {
    let mut state = state.clone();
    let company = auction.company;
    let supply = state.supply(company);
    while state.supply(company) == supply {
        let Some(now) = state.auction() else { break };
        let stands = now.high.is_some_and(|(seat, _)| seat == winner);
        let action = if now.speaker == winner && !stands {
            Action::Bid(price.max(now.least_bid()).min(state.cash(winner)))
        } else {
            Action::Pass
        };
        state.apply(action, &mut |_| ());
    }
    if matches!(state.question(), Some(Question::Start { .. }))
        && let Some(city) = best_start(&state, free_cities(&state))
    {
        state.apply(Action::Start(city), &mut |_| ());
    }
    state
}

/// The position after everybody has passed.
fn unsold(state: &Position) -> Position {
    let mut state = state.clone();
    let Some(auction) = state.auction() else { return state };
    let supply = state.supply(auction.company);
    while state.supply(auction.company) == supply && state.auction().is_some() {
        state.apply(Action::Pass, &mut |_| ());
    }
    state
}
