//! Bidding, and the auctions of the preparation.

use game::{Game, Money, Recorded, Refused, Seeded};
use serde_json::json;

use super::table::{Table, seat, setup};
use crate::Company::{American, Continental, Liberty, Majestic, National, Republic};
use crate::position::Question;
use crate::{Action, Board, Company, Event, Illegal, Position, Row, Setup};

/// AR-1
#[test]
fn bids_are_whole_dollars() {
    let mut table = Table::of(4);
    table.offer(0, American);
    let read = |amount: serde_json::Value| {
        let written = json!({ "do": "bid", "amount": amount });
        table.position.read_action(written.as_object().expect("an object"))
    };
    assert_eq!(read(json!(12)), Ok(Action::Bid(Money(12))));
    assert_eq!(read(json!(12.0)), Ok(Action::Bid(Money(12))));
    let broken = read(json!(12.5)).unwrap_err();
    assert_eq!(broken, Refused::Illegal(Illegal::BrokenDollar));
    assert_eq!(broken.rule().to_string(), "AR-1");
}

/// AR-2
#[test]
fn nobody_bids_more_than_their_cash() {
    let mut table = Table::of(4);
    table.offer(0, American);
    let too_much = Illegal::BeyondCash { bid: Money(51), cash: Money(50) };
    table.refuse(0, Action::Bid(Money(51)), too_much, "AR-2");
    table.bid(0, 50);
    assert_eq!(table.cash_of(0), 0);
}

/// AR-3
#[test]
fn a_raise_is_a_dollar_or_any_more() {
    let mut table = Table::of(4);
    table.offer(0, American);
    table.bid(0, 10);
    table.bid(1, 11);
    table.bid(2, 40);
    assert_eq!(table.actor(), Some(3));
    let raises: Vec<_> = (41..=50).map(|bid| Action::Bid(Money(bid))).collect();
    assert_eq!(table.legal()[1..], raises);
}

/// AR-3: the whole bid goes to the company, so a high one can be meant.
#[test]
fn the_winner_pays_the_whole_bid_to_the_company() {
    let mut table = Table::of(4);
    table.auction(American, 2, 37);
    assert_eq!(table.cash_of(2), 13);
    assert_eq!(table.treasury_of(American), 37);
    assert_eq!(table.held(American, 2), 1);
    assert_eq!(table.position.supply(American), 4);
}

/// AR-4
#[test]
fn an_auctioneer_too_poor_to_bid_still_chooses_the_share() {
    let mut table = Table::of(4);
    table.found(American, 0, 45, "B3");
    assert_eq!(table.actor(), Some(0));
    let told = table.offer(0, National);
    assert_eq!(told[0], Event::Offered { by: seat(0), company: National, unasked: false });
    assert_eq!(told[1], Event::Passed { by: seat(0), beyond_means: Some(Money(10)) });
    assert_eq!(table.actor(), Some(1));
}

/// AR-5
#[test]
fn the_last_one_left_without_a_bid_still_bids_or_passes() {
    let mut table = Table::of(4);
    table.offer(0, American);
    for by in 0..3 {
        table.pass(by);
    }
    assert_eq!(table.actor(), Some(3));
    assert_eq!(table.legal().len(), 1 + 41);
    table.refuse(3, Action::Bid(Money(9)), Illegal::BidTooLow { bid: Money(9), least: Money(10) }, "AR-68");

    let mut declined = Table { position: table.position.clone() };
    let told = declined.pass(3);
    assert!(told.contains(&Event::Unsold { company: American }));

    let told = table.bid(3, 23);
    assert!(told.contains(&Event::Sold { company: American, to: seat(3), price: Money(23) }));
}

/// AR-6
#[test]
fn the_last_bidder_cannot_raise_their_own_bid() {
    let mut table = Table::of(3);
    table.offer(0, American);
    table.bid(0, 10);
    table.pass(1);
    let told = table.pass(2);
    assert!(told.contains(&Event::Sold { company: American, to: seat(0), price: Money(10) }));
    table.refuse(0, Action::Bid(Money(11)), Illegal::NoAnswer, "G-2");
}

/// AR-7
#[test]
fn bidding_goes_clockwise_from_the_auctioneer() {
    let mut table = Table::start(&Setup { banker: 2, ..setup(4) });
    table.offer(2, American);
    for (bid, by) in [2, 3, 0, 1, 2, 3].into_iter().enumerate() {
        assert_eq!(table.actor(), Some(by));
        table.bid(by, 10 + bid as i32);
    }
}

/// AR-7
#[test]
fn bidding_follows_the_seats_and_not_the_turn_order() {
    let mut table = Table::of(4);
    for (company, buyer, city) in [(American, 2, "B3"), (National, 0, "D17"), (Continental, 3, "M7")] {
        table.found(company, buyer, 10, city);
    }
    for company in [Majestic, Liberty, Republic] {
        table.unsold(company);
    }
    assert_eq!(table.order(), [2, 0, 3, 1]);
    table.choose(2, Row::Auction);
    table.offer(2, American);
    for by in [2, 3, 0] {
        assert_eq!(table.actor(), Some(by));
        table.pass(by);
    }
    assert_eq!(table.actor(), Some(1));
}

/// AR-8
#[test]
fn who_cannot_bid_is_passed_in_their_turn() {
    let mut table = Table::of(4).cash([50, 12, 50, 50]);
    table.offer(0, American);
    let told = table.bid(0, 12);
    let told_of_pass = Event::Passed { by: seat(1), beyond_means: Some(Money(13)) };
    assert_eq!(told, [Event::Bid { by: seat(0), company: American, amount: Money(12) }, told_of_pass]);
    assert_eq!(table.actor(), Some(2));
}

/// AR-8, AR-2: exactly enough is enough.
#[test]
fn who_has_just_the_next_bid_is_asked() {
    let mut table = Table::of(4).cash([50, 13, 10, 50]);
    table.offer(0, American);
    table.bid(0, 12);
    assert_eq!(table.actor(), Some(1));
    assert_eq!(table.legal(), [Action::Pass, Action::Bid(Money(13))]);

    let mut table = Table::of(4).cash([10, 50, 50, 50]);
    table.offer(0, American);
    assert_eq!(table.legal(), [Action::Pass, Action::Bid(Money(10))]);
}

/// AR-8, AR-9: being passed is passing, also where the last to pass offers next.
#[test]
fn who_was_passed_last_offers_next() {
    let mut table = Table::of(4).cash([50, 50, 50, 3]);
    table.offer(0, American);
    table.pass(0);
    table.pass(1);
    let told = table.pass(2);
    assert_eq!(told[1], Event::Passed { by: seat(3), beyond_means: Some(Money(10)) });
    assert_eq!(told[2], Event::Unsold { company: American });
    assert_eq!(table.position.question(), Some(Question::Offer { by: seat(3) }));
}

/// AR-8: nobody is passed before their turn, even if they could never pay.
#[test]
fn the_poor_pass_in_the_order_of_the_table() {
    let mut table = Table::of(4).cash([50, 3, 50, 3]);
    table.offer(0, American);
    table.pass(0);
    let Some(Question::Bid(auction)) = table.position.question() else { panic!("an auction runs") };
    assert_eq!(auction.passed[..], [seat(0), seat(1)]);
}

/// AR-9
#[test]
fn after_an_unsold_share_the_last_to_pass_offers_another_company() {
    let mut table = Table::of(4);
    table.unsold(American);
    assert_eq!(table.position.question(), Some(Question::Offer { by: seat(3) }));
    table.refuse(3, Action::Offer(American), Illegal::OfferedBefore(American), "AR-70");
    table.offer(3, National);
    assert_eq!(table.actor(), Some(3));
}

/// AR-10
#[test]
fn an_unsold_share_leaves_the_company_in_the_game() {
    let mut table = Table::of(4);
    table.unsold(Liberty);
    assert_eq!((table.position.supply(Liberty), table.removed(Liberty)), (1, 1));
    for company in [American, National, Continental, Majestic, Republic] {
        table.unsold(company);
    }
    table.choose(0, Row::Auction);
    assert!(table.legal().contains(&Action::Offer(Liberty)));
}

/// AR-11
#[test]
fn a_game_in_which_nothing_was_sold_goes_on() {
    let mut table = Table::start(&Setup { banker: 2, ..setup(4) });
    for company in Company::ALL {
        table.unsold(company);
    }
    assert_eq!(table.order(), [2, 3, 0, 1]);
    assert!(table.chooses(2));
    for company in Company::ALL {
        assert!(!table.position.on_map(company));
        assert_eq!(table.position.supply(company), company.shares() - 1);
        assert_eq!(table.position.cubes(company), company.cubes());
    }
}

/// AR-12
#[test]
fn three_players_auction_five_shares() {
    let mut table = Table::of(3);
    let mut told = Vec::new();
    for company in [American, National, Continental, Majestic, Republic] {
        assert!(table.column().is_none());
        told.extend(table.unsold(company));
    }
    let offered = told.iter().filter(|event| matches!(event, Event::Offered { .. })).count();
    assert_eq!(offered, 5);
    assert!(table.chooses(0));
}

/// AR-13
#[test]
fn the_winner_of_the_last_auction_offers_nothing_more() {
    let mut table = Table::of(4);
    for company in [American, National, Continental, Majestic, Liberty] {
        table.unsold(company);
    }
    let told = table.found(Republic, 1, 10, "B3");
    assert_eq!(table.order(), [1, 0, 2, 3]);
    assert!(table.chooses(1));
    assert!(told.contains(&Event::YearBegan { year: 1851 }));
}

/// AR-29
#[test]
fn any_seat_can_be_drawn_as_banker_and_any_company_removed() {
    let mut bankers = [0; 4];
    let mut removed = [0; 6];
    for stream in 0..200 {
        let mut dice = Seeded::new(1851, stream);
        let four = Position::draw(4, &json!({}), &Board::own(), &mut dice).expect("it holds");
        assert_eq!(four.removed, None);
        bankers[four.banker] += 1;
        let three = Position::draw(3, &json!({}), &Board::own(), &mut dice).expect("it holds");
        removed[three.removed.expect("one is out").index()] += 1;
    }
    assert!(bankers.iter().all(|&times| times > 20), "{bankers:?}");
    assert!(removed.iter().all(|&times| times > 10), "{removed:?}");
}

/// AR-29: a chosen banker stands in the setup of the record.
#[test]
fn the_banker_of_the_setup_offers_first() {
    for banker in 0..5 {
        let table = Table::start(&Setup { banker, ..setup(5) });
        assert_eq!(table.position.question(), Some(Question::Offer { by: seat(banker) }));
    }
}

/// AR-68
#[test]
fn the_first_bid_is_at_least_ten_and_the_next_ones_higher() {
    let mut table = Table::of(4);
    table.offer(0, American);
    for bid in [i32::MIN, -10, 0, 9] {
        let too_low = Illegal::BidTooLow { bid: Money(bid), least: Money(10) };
        table.refuse(0, Action::Bid(Money(bid)), too_low, "AR-68");
    }
    table.bid(0, 15);
    for bid in [10, 14, 15] {
        let too_low = Illegal::BidTooLow { bid: Money(bid), least: Money(16) };
        table.refuse(1, Action::Bid(Money(bid)), too_low, "AR-68");
    }
    table.bid(1, 16);
}

/// AR-69
#[test]
fn who_has_passed_is_out_of_the_auction() {
    let mut table = Table::of(4);
    table.offer(0, American);
    table.pass(0);
    table.bid(1, 10);
    table.refuse(0, Action::Bid(Money(20)), Illegal::AlreadyPassed(seat(0)), "AR-69");
    table.bid(2, 11);
    table.bid(3, 12);
    assert_eq!(table.actor(), Some(1), "seat 0 is left out");
    // Somebody who has not passed is merely early.
    let early = Illegal::AnothersDecision { seat: seat(2), actor: seat(1) };
    table.refuse(2, Action::Bid(Money(20)), early, "G-1");
}

/// AR-69: out of that auction, not of the next.
#[test]
fn who_has_passed_bids_again_for_the_next_share() {
    let mut table = Table::of(4);
    table.found(American, 1, 10, "B3");
    table.offer(1, National);
    table.pass(1);
    table.pass(2);
    table.pass(3);
    table.bid(0, 10);
}

/// AR-70
#[test]
fn each_company_is_offered_once_in_the_preparation() {
    let mut table = Table::of(4);
    table.found(American, 0, 10, "B3");
    table.refuse(0, Action::Offer(American), Illegal::OfferedBefore(American), "AR-70");
    let open = [National, Continental, Majestic, Liberty, Republic].map(Action::Offer);
    assert_eq!(table.legal(), open);
}

/// AR-71, AR-19, AR-20
#[test]
fn a_first_cube_goes_free_of_charge_on_an_empty_city_and_earns_its_full_value() {
    let mut table = Table::of(4);
    table.found(American, 0, 10, "B3");
    assert_eq!(table.income(American), 7);
    table.auction(National, 0, 12);
    let (chicago, plains) = (table.hex("B3"), table.hex("C3"));
    table.refuse(0, Action::Start(chicago), Illegal::CityTaken(chicago), "AR-71");
    table.refuse(0, Action::Start(plains), Illegal::StartOutsideCity(plains), "AR-71");
    assert_eq!(table.legal().len(), 38);
    table.place_first(0, "D17");
    assert_eq!(table.income(National), 8);
    assert_eq!(table.treasury_of(National), 12);
    assert_eq!(table.position.cubes(National), 27);
}

/// G-1
#[test]
fn only_the_seat_that_is_asked_decides() {
    let mut table = Table::of(4);
    let early = |by| Illegal::AnothersDecision { seat: seat(by), actor: seat(0) };
    table.refuse(1, Action::Offer(American), early(1), "G-1");
    table.offer(0, American);
    table.refuse(3, Action::Pass, early(3), "G-1");
}

/// G-2
#[test]
fn an_answer_to_another_question_is_refused() {
    let mut table = Table::of(4);
    for action in [Action::Pass, Action::Bid(Money(10)), Action::Choose(Row::Pass), Action::Done] {
        table.refuse(0, action, Illegal::NoAnswer, "G-2");
    }
    table.offer(0, American);
    for action in [Action::Offer(National), Action::Take, Action::Decline] {
        table.refuse(0, action, Illegal::NoAnswer, "G-2");
    }
}

/// G-3
#[test]
fn the_removed_company_cannot_be_offered() {
    let mut table = Table::of(3);
    table.refuse(0, Action::Offer(Liberty), Illegal::NotInThisGame(Liberty), "G-3");
    assert_eq!(table.legal().len(), 5);
    assert_eq!(table.position.players(), 3);
}
