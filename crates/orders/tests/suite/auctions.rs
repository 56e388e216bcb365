//! A thousand auctions in which players have orders at random.

use american_rails::{Action, Position};
use game::{Dice, Game, Money, Seat, Seeded};
use orders::{Fate, Ordered, follow};
use play::Play;
use serde_json::{Value, json};

use crate::{is_lawful, start};

/// What one seat has ordered, and when.
type Orders = Vec<Option<(<Position as Ordered>::Order, u32)>>;

/// A game in which companies are put up one after another, and everybody has a limit in each auction, by which their
/// order bids. Returns the entries of the log, as everybody sees them, and the limits, of which some can be others without
/// a difference.
fn play_auctions(players: usize, seed: u64, limits: impl Fn(usize, u32) -> i32) -> Vec<String> {
    let mut play: Play<Position> = start(players, seed);
    let mut dice = Seeded::new(seed, 3);
    let mut orders: Orders = vec![None; players];
    let mut auction = 0;
    let mut spoken = None;
    while play.state().column().is_none() {
        let seat = play.state().actor().expect("somebody decides");
        if let Some(going_on) = play.state().auction() {
            if spoken != Some(going_on.company) {
                spoken = Some(going_on.company);
                auction += 1;
                for (number, order) in orders.iter_mut().enumerate() {
                    *order = give(&play, Seat::new(number), limits(number, auction));
                }
            }
            let (order, given) = orders[seat.index()].expect("everybody has an order");
            assert!(is_lawful(play.state(), seat, order));
            let Fate::Acts(action) = follow(&play, seat, order, given).fate else {
                panic!("it is for this decision")
            };
            let limit = limits(seat.index(), auction);
            if let Action::Bid(bid) = action {
                assert!(bid <= Money(limit) && bid <= play.state().cash(seat), "{bid} for {limit}");
                assert_eq!(bid, going_on.least_bid(), "by the least raise");
                assert_ne!(going_on.high.map(|(high, _)| high), Some(seat), "nobody raises themselves");
            }
            play.play(seat, action).expect("it is legal");
        } else {
            let mut legal = Vec::new();
            play.state().actions(&mut legal);
            let action = legal[dice.below(legal.len() as u32) as usize];
            play.play(seat, action).expect("it is legal");
        }
    }
    play::Door::texts(&play, 0).into_iter().map(|entry| format!("{} {}", entry.seat, entry.text)).collect()
}

fn give(play: &Play<Position>, seat: Seat, limit: i32) -> Option<(<Position as Ordered>::Order, u32)> {
    let company = play.state().auction()?.company.name();
    let written = if limit < 10 {
        json!({ "order": "pass-auction", "company": company })
    } else {
        let amount = limit.min(play.state().cash(seat).0).max(10);
        json!({ "order": "bid-up-to", "company": company, "amount": amount, "then": "pass" })
    };
    let Value::Object(written) = written else { return None };
    let order = play.state().read_order(seat, &written).expect("it can be read");
    Some((order, play.version()))
}

/// The same auctions with other limits that lead to the same moves: the winner's is higher, and nobody else's matters
/// below the first bid.
#[test]
fn a_thousand_auctions_end_and_show_no_limit() {
    let mut auctions = 0;
    for seed in 0..220 {
        let players = 3 + (seed % 3) as usize;
        let drawn = |seat: usize, auction: u32| {
            Seeded::new(seed * 1000 + u64::from(auction), seat as u64).below(26) as i32
        };
        let log = play_auctions(players, seed, drawn);
        auctions += log.iter().filter(|line| line.contains("\"offer\"")).count();
        // What is below the first bid is one and the same to everybody else.
        let other = |seat: usize, auction: u32| match drawn(seat, auction) {
            low @ ..10 => 9 - low,
            limit => limit,
        };
        assert_eq!(play_auctions(players, seed, other), log);
        // So is what the highest has kept in reserve.
        let generous = |seat: usize, auction: u32| {
            let own = drawn(seat, auction);
            let highest = (0..players).all(|rival| rival == seat || drawn(rival, auction) < own);
            if highest && own >= 10 { own + 17 } else { own }
        };
        assert_eq!(play_auctions(players, seed, generous), log);
    }
    assert!(auctions >= 1000, "{auctions}");
}
