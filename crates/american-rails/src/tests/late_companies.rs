//! The Auction row, and companies that come to the map late or never.

use game::Money;

use super::table::{Table, seat, small_setup};
use crate::Company::{American, Continental, Liberty, Majestic, National, Republic};
use crate::position::Question;
use crate::{Action, Company, Event, Illegal, Row};

/// Six cities of which five have a company and the sixth, Oak, is empty; Republic found no buyer.
fn five_companies_in_six_cities() -> Table {
    let mut table = Table::start(&small_setup(4));
    let sales = [
        (American, 0, "A1"),
        (National, 1, "A3"),
        (Continental, 2, "A5"),
        (Majestic, 3, "B1"),
        (Liberty, 0, "B3"),
    ];
    for (company, buyer, city) in sales {
        table.found(company, buyer, 10, city);
    }
    table.unsold(Republic);
    assert_eq!(table.order(), [0, 1, 2, 3]);
    table
}

/// The same, after Continental has built into Oak; seat 3 has the turn.
fn no_empty_city() -> Table {
    let mut table = five_companies_in_six_cities();
    table.idle_until(2);
    table.choose(2, Row::Expand4);
    table.lay(2, Continental, "B5");
    table.play(2, Action::Done);
    table
}

/// AR-14
#[test]
fn a_company_without_shares_in_the_supply_is_not_offered() {
    let mut table = Table::of(4).in_1851().company(Liberty, 1, "B3", 0).shares(Liberty, &[2]);
    table.choose(0, Row::Auction);
    table.refuse(0, Action::Offer(Liberty), Illegal::NoShareLeft(Liberty), "AR-14");
    assert!(!table.legal().contains(&Action::Offer(Liberty)));
}

/// AR-15
#[test]
fn the_auction_row_can_be_taken_when_no_share_is_left() {
    let mut table = Table::of(4).in_1851();
    for company in Company::ALL {
        table = table.without_shares(company, company.shares());
    }
    let told = table.choose(0, Row::Auction);
    assert_eq!(told[1], Event::Unusable { by: seat(0), row: Row::Auction });
    assert!(table.chooses(1));
    let why = Illegal::RowTaken { row: Row::Auction, by: seat(0) };
    table.refuse(1, Action::Choose(Row::Auction), why, "AR-72");
    table.finish_year();
    assert_eq!(table.reasons(), ["shares"]);
}

/// AR-16
#[test]
fn an_auctioneer_may_put_up_a_share_only_to_pass() {
    let mut table = Table::of(4).in_1851().company(American, 1, "B3", 0);
    table.choose(0, Row::Auction);
    let told = table.unsold(American);
    assert!(told.contains(&Event::Unsold { company: American }));
    assert_eq!((table.position.supply(American), table.removed(American)), (3, 1));
    assert!(table.chooses(1), "the turn is over");
}

/// AR-17
#[test]
fn a_share_once_named_cannot_be_withdrawn() {
    let mut table = Table::of(4).in_1851();
    table.choose(0, Row::Auction);
    assert!(table.legal().contains(&Action::Decline));
    table.offer(0, American);
    table.refuse(0, Action::Decline, Illegal::NoAnswer, "G-2");
    table.refuse(0, Action::Offer(National), Illegal::NoAnswer, "G-2");
}

/// AR-18
#[test]
fn the_buyer_of_a_late_company_places_its_first_cube() {
    let mut table = Table::of(4).in_1851();
    table.choose(0, Row::Auction);
    table.auction(Republic, 2, 15);
    assert_eq!(table.position.question(), Some(Question::Start { company: Republic, buyer: seat(2) }));
    let city = table.hex("M7");
    let early = Illegal::AnothersDecision { seat: seat(0), actor: seat(2) };
    table.refuse(0, Action::Start(city), early, "G-1");
    let told = table.place_first(2, "M7");
    assert_eq!(told[0], Event::Started { by: seat(2), company: Republic, city, unasked: false });
    assert!(table.chooses(1), "the auctioneer's turn is over");
}

/// AR-19
#[test]
fn the_first_cube_of_a_late_company_is_free_but_leaves_the_supply() {
    let mut table = Table::of(4).in_1851();
    table.choose(0, Row::Auction);
    table.found(Republic, 2, 15, "M7");
    assert_eq!(table.treasury_of(Republic), 15);
    assert_eq!(table.position.cubes(Republic), 15);
}

/// AR-20
#[test]
fn an_empty_city_is_never_developed() {
    let mut table = Table::of(4).in_1851().company(American, 0, "F7", 0);
    table.choose(0, Row::Develop);
    let empty = table.hex("A12");
    table.refuse(0, Action::Develop(empty), Illegal::NoTrackInCity(empty), "AR-78");
    assert_eq!(table.legal(), [Action::Develop(table.hex("F7")), Action::Decline]);
}

/// AR-20: so a late company begins with the printed full value.
#[test]
fn a_late_company_earns_the_full_value_of_its_city() {
    let mut table = Table::of(4).in_1851().company(American, 0, "F7", 0).developed("F7");
    table.choose(0, Row::Auction);
    let told = table.found(Republic, 2, 15, "A12");
    assert_eq!(table.income(Republic), 4);
    assert!(told.iter().any(|event| matches!(event, Event::Income { change: Money(4), .. })));
}

/// AR-21
#[test]
fn without_an_empty_city_the_shares_are_removed_and_the_money_is_lost() {
    let mut table = no_empty_city();
    table.choose(3, Row::Auction);
    let cash = table.cash_of(1);
    let told = table.auction(Republic, 1, 17);
    assert!(told.contains(&Event::Stillborn { company: Republic, buyer: seat(1), shares: 2 }));
    assert_eq!(table.cash_of(1), cash - 17);
    assert_eq!(table.treasury_of(Republic), 17);
    assert_eq!(table.held(Republic, 1), 0);
    assert_eq!((table.position.supply(Republic), table.removed(Republic)), (0, 3));
    assert!(!table.position.on_map(Republic));
}

/// AR-21: the table warns before the auction starts.
#[test]
fn it_is_known_beforehand_that_a_share_would_be_lost() {
    let before = five_companies_in_six_cities();
    assert!(Company::ALL.into_iter().all(|company| !before.position.would_be_lost(company)));
    let mut table = no_empty_city();
    let lost = |table: &Table| {
        Company::ALL.into_iter().filter(|&company| table.position.would_be_lost(company)).collect::<Vec<_>>()
    };
    assert_eq!(lost(&table), [Republic]);
    table.choose(3, Row::Auction);
    table.offer(3, Republic);
    assert_eq!(lost(&table), [Republic]);
}

/// AR-40: its last share is sold, but its buyer is still choosing a city.
#[test]
fn a_company_that_is_about_to_begin_is_not_dead() {
    let mut table = Table::of(4).in_1851().without_shares(Liberty, 1);
    table.choose(0, Row::Auction);
    table.auction(Liberty, 2, 15);
    assert_eq!(table.position.question(), Some(Question::Start { company: Liberty, buyer: seat(2) }));
    assert_eq!(table.position.supply(Liberty), 0);
    assert!(!table.position.is_dead(Liberty));
}

/// AR-22
#[test]
fn a_company_without_a_city_never_enters_and_nothing_else_happens() {
    let mut table = no_empty_city();
    table.choose(3, Row::Auction);
    let before: Vec<_> = table.position.companies().map(|company| table.income(company)).collect();
    let told = table.auction(Republic, 1, 17);
    assert!(!told.iter().any(|event| matches!(event, Event::Started { .. } | Event::Queued { .. })));
    let after: Vec<_> = table.position.companies().map(|company| table.income(company)).collect();
    assert_eq!(before, after);
    // The column goes on in the order of the rows, and Republic is never offered again.
    assert_eq!(table.column(), Some(1));
    assert_eq!(table.order(), [0, 1, 3, 2]);
    table.choose(0, Row::Auction);
    table.refuse(0, Action::Offer(Republic), Illegal::NoShareLeft(Republic), "AR-14");
}

/// AR-40
#[test]
fn a_dead_company_cannot_be_funded() {
    let mut table = no_empty_city();
    table.choose(3, Row::Auction);
    table.auction(Republic, 1, 17);
    table.choose(0, Row::Fund);
    table.refuse(0, Action::Fund(Republic), Illegal::DeadCompany(Republic), "AR-40");
    assert_eq!(table.legal().len(), 5 + 1);
}

/// AR-40: the same when its shares went one by one.
#[test]
fn a_company_whose_shares_all_found_no_buyer_is_dead() {
    let mut table = Table::of(4);
    for company in Company::ALL {
        table.unsold(company);
    }
    table.choose(0, Row::Auction);
    table.unsold(Liberty);
    table.choose(1, Row::Fund);
    table.refuse(1, Action::Fund(Liberty), Illegal::DeadCompany(Liberty), "AR-40");
}

/// AR-37, AR-10: money given before waits for the company.
#[test]
fn money_waits_for_a_company_that_comes_late() {
    let mut table = five_companies_in_six_cities();
    table.choose(0, Row::Fund);
    table.play(0, Action::Fund(Republic));
    table.choose(1, Row::Auction);
    table.found(Republic, 3, 12, "B5");
    assert_eq!(table.treasury_of(Republic), 17);
    assert_eq!(table.income(Republic), 50);
}

/// AR-2, AR-17: a late auction sells a share of a company on the map without another cube.
#[test]
fn a_second_share_brings_no_second_first_cube() {
    let mut table = Table::of(4).in_1851().company(American, 1, "B3", 4);
    table.choose(0, Row::Auction);
    let told = table.auction(American, 2, 21);
    assert!(!told.iter().any(|event| matches!(event, Event::Started { .. })));
    assert_eq!(table.treasury_of(American), 25);
    assert_eq!(table.position.track(American).len(), 1);
    assert!(table.chooses(1));
}
