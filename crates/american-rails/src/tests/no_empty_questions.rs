//! Where the rules leave one possibility, nobody is asked: it happens, as an event.

use game::Money;

use super::table::{Table, seat, small_setup};
use crate::Company::{American, Continental, Liberty, Majestic, National, Republic};
use crate::position::Question;
use crate::{Action, Company, Event, Row};

fn nobody_is_asked_an_empty_question(table: &Table) {
    assert!(table.is_over() || table.legal().len() > 1, "{:?}", table.legal());
}

/// AR-8
#[test]
fn a_bidder_who_cannot_pay_is_passed() {
    let mut table = Table::of(3).cash([50, 9, 50]);
    table.offer(0, American);
    let told = table.pass(0);
    assert_eq!(
        told,
        [
            Event::Passed { by: seat(0), beyond_means: None },
            Event::Passed { by: seat(1), beyond_means: Some(Money(10)) }
        ]
    );
    assert_eq!(table.actor(), Some(2));
}

/// AR-8, AR-6: a bid of all one's money that nobody else can beat is the sale.
#[test]
fn a_bid_that_nobody_can_beat_ends_the_auction() {
    let mut table = Table::of(4);
    table.offer(0, American);
    let told = table.bid(0, 50);
    let beyond_means = Some(Money(51));
    assert_eq!(told[1..4], [1, 2, 3].map(|by| Event::Passed { by: seat(by), beyond_means }));
    assert_eq!(told[4], Event::Sold { company: American, to: seat(0), price: Money(50) });
    assert_eq!(table.position.question(), Some(Question::Start { company: American, buyer: seat(0) }));
}

/// AR-8: nobody can pay.
#[test]
fn a_share_that_nobody_can_pay_for_is_gone_as_it_is_offered() {
    let mut table = Table::of(4).cash([9, 9, 9, 9]);
    let told = table.offer(0, American);
    assert_eq!(told.len(), 1 + 4 + 1);
    assert_eq!(told[5], Event::Unsold { company: American });
    assert_eq!(table.position.question(), Some(Question::Offer { by: seat(3) }));
}

/// AR-13, AR-9
#[test]
fn the_last_company_is_offered_unasked() {
    let mut table = Table::of(4);
    for company in [Republic, Liberty, Majestic, Continental] {
        table.unsold(company);
    }
    assert_eq!(table.legal(), [Action::Offer(American), Action::Offer(National)]);
    let told = table.found(American, 2, 10, "B3");
    assert_eq!(told.last(), Some(&Event::Offered { by: seat(2), company: National, unasked: true }));
    assert_eq!(table.actor(), Some(2), "and the auctioneer speaks first");
}

/// AR-71
#[test]
fn the_only_empty_city_is_taken_unasked() {
    let mut table = Table::start(&small_setup(4));
    for (company, city) in Company::ALL.into_iter().zip(["A1", "A3", "A5", "B1", "B3"]) {
        let buyer = company.index() % 4;
        table.found(company, buyer, 10, city);
    }
    let told = table.auction(Republic, 3, 10);
    let city = table.hex("B5");
    assert!(told.contains(&Event::Started { by: seat(3), company: Republic, city, unasked: true }));
    assert_eq!(table.income(Republic), 50);
    assert!(table.chooses(0));
}

/// An expansion with no legal cube left ends.
#[test]
fn an_expansion_that_cannot_go_on_ends() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 5);
    table.choose(0, Row::Expand4);
    table.lay(0, American, "C3");
    assert_eq!(table.actor(), Some(0));
    let told = table.lay(0, American, "D3");
    assert_eq!(told.last(), Some(&Event::Stopped { by: seat(0), unasked: true }));
    assert!(table.chooses(1));
}

/// AR-48: also when it is the cubes that run out.
#[test]
fn an_expansion_ends_with_the_last_cube() {
    let mut table = Table::of(4).in_1851().company(Republic, 0, "B3", 99).cubes_left(Republic, 2);
    table.choose(0, Row::Expand4);
    for _ in 0..2 {
        let lay = table.legal()[0];
        table.play(0, lay);
    }
    assert!(table.chooses(1));
}

/// AR-30
#[test]
fn after_its_last_cube_an_expansion_is_over_without_asking() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 50);
    table.choose(0, Row::Expand3);
    table.lay(0, American, "C3");
    table.lay(0, American, "D3");
    let told = table.lay(0, American, "E3");
    assert!(!told.iter().any(|event| matches!(event, Event::Stopped { .. })));
    assert!(table.chooses(1));
}

/// AR-79: the same with the two cubes of the Take row.
#[test]
fn an_expansion_on_the_take_row_ends_when_the_money_does() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 3);
    table.choose(0, Row::Take);
    let told = table.lay(0, American, "C3");
    assert_eq!(told.last(), Some(&Event::Stopped { by: seat(0), unasked: true }));
}

/// AR-24, AR-41, AR-55
#[test]
fn a_row_that_cannot_be_used_is_over_as_soon_as_it_is_taken() {
    for row in [Row::Develop, Row::Expand3, Row::Expand4] {
        let mut table = Table::of(4).in_1851();
        let told = table.choose(0, row);
        assert_eq!(told[1], Event::Unusable { by: seat(0), row });
        assert!(table.chooses(1));
    }
}

/// AR-24: what a row needs may be there and still be out of reach.
#[test]
fn a_row_whose_every_use_is_out_of_reach_is_over_too() {
    // A city with track that is never developed; a company too poor for any cube.
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 1);
    for (by, row) in [Row::Develop, Row::Expand3, Row::Expand4].into_iter().enumerate() {
        let told = table.choose(by, row);
        assert_eq!(told[1], Event::Unusable { by: seat(by), row });
    }
}

/// AR-15, AR-40: without a company alive there is nothing to fund or to offer.
#[test]
fn without_companies_there_is_nothing_to_fund_or_offer() {
    let mut table = Table::of(4).in_1851();
    for company in Company::ALL {
        table = table.without_shares(company, company.shares());
    }
    for (by, row) in [Row::Fund, Row::Auction].into_iter().enumerate() {
        let told = table.choose(by, row);
        assert_eq!(told[1], Event::Unusable { by: seat(by), row });
    }
}

/// The Pass row asks nothing and is not told of as unusable.
#[test]
fn the_pass_row_asks_nothing() {
    let mut table = Table::of(4).in_1851();
    let told = table.choose(0, Row::Pass);
    assert_eq!(told, [Event::Chose { by: seat(0), row: Row::Pass }]);
    assert!(table.chooses(1));
}

/// The Take row can always be used.
#[test]
fn the_take_row_always_asks() {
    for players in 3..=5 {
        let mut table = Table::of(players).in_1851();
        table.choose(0, Row::Take);
        assert_eq!(table.legal(), [Action::Take, Action::Drain, Action::Decline]);
    }
}

/// A whole game without a sale, in which nobody ever had a question with one answer.
#[test]
fn a_game_without_a_sale_asks_no_empty_question() {
    let mut table = Table::of(5);
    for company in Company::ALL {
        nobody_is_asked_an_empty_question(&table);
        table.unsold(company);
    }
    while !table.is_over() {
        nobody_is_asked_an_empty_question(&table);
        table.idle();
    }
}
