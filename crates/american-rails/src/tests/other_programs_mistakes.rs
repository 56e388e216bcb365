//! Mistakes that other programs and reviews of the game have made.

use game::Money;

use super::table::{Table, seat, setup};
use crate::Company::{American, Continental, Liberty, Majestic, National, Republic};
use crate::position::Question;
use crate::{Action, Company, Row, Setup};

/// 1, AR-33 and AR-34
#[test]
fn a_drain_does_not_fill_the_drainers_pocket_nor_make_debts() {
    let mut table = Table::of(4).in_1851().cash([10, 1, 0, 2]);
    table.choose(0, Row::Take);
    table.play(0, Action::Drain);
    assert_eq!(table.all_cash(), [10, 0, 0, 0]);
}

/// 2, AR-49
#[test]
fn a_company_lays_one_cube_less_than_it_has() {
    let mut table = Table::of(4).in_1851().company(Republic, 0, "B3", 99).cubes_left(Republic, 1);
    assert_eq!(table.position.track(Republic).len(), 15);
    table.choose(0, Row::Expand4);
    let lay = table.legal()[0];
    table.play(0, lay);
    assert!(table.chooses(1), "the seventeenth cube marks the income");
}

/// 3, AR-70
#[test]
fn the_players_choose_which_company_is_offered() {
    let mut table = Table::of(4);
    assert_eq!(table.legal(), Company::ALL.map(Action::Offer));
    table.found(Republic, 1, 10, "B3");
    table.found(American, 1, 10, "D17");
    table.found(Liberty, 1, 10, "M7");
}

/// 4, AR-28
#[test]
fn the_first_order_is_that_of_the_first_wins() {
    let mut table = Table::of(4);
    for (company, buyer, city) in [(American, 3, "B3"), (National, 2, "D17"), (Continental, 1, "M7")] {
        table.found(company, buyer, 10, city);
    }
    for company in [Majestic, Liberty, Republic] {
        table.unsold(company);
    }
    assert_eq!(table.order(), [3, 2, 1, 0]);
    assert!(table.chooses(3));
}

/// 5, AR-9
#[test]
fn after_an_unsold_share_the_auctioneer_changes() {
    let mut table = Table::start(&Setup { banker: 1, ..setup(5) });
    for (company, next) in [(American, 0), (National, 4), (Continental, 3)] {
        table.unsold(company);
        assert_eq!(table.position.question(), Some(Question::Offer { by: seat(next) }));
    }
}

/// 6, AR-26
#[test]
fn the_rows_lie_as_on_the_board() {
    assert_eq!(
        Row::ALL,
        [Row::Pass, Row::Develop, Row::Fund, Row::Take, Row::Expand3, Row::Auction, Row::Expand4]
    );
    // Between the two greater expansions lies the auction.
    let mut table = Table::of(3).in_1851();
    for (by, row) in [(0, Row::Expand4), (1, Row::Auction), (2, Row::Expand3)] {
        table.occupy(by, row);
    }
    assert_eq!(table.order(), [2, 1, 0]);
}

/// 7, AR-63
#[test]
fn the_game_does_not_end_when_1857_begins() {
    let mut table = Table::of(4).in_1851().year(1856);
    table.finish_year();
    assert_eq!((table.is_over(), table.position.year()), (false, 1857));
    assert!(table.chooses(0));
}

/// 8, AR-56
#[test]
fn it_is_not_the_holding_that_is_rounded() {
    let mut table =
        Table::of(3).in_1851().company(Majestic, 0, "D17 D16 E16 C18 B18 B19", 0).shares(Majestic, &[0, 1]);
    table.finish_year();
    assert_eq!(table.cash_of(0) - 50, 14, "not the 13 of 38/3");
}

/// 9, AR-59
#[test]
fn the_company_out_of_a_game_of_three_is_not_exhausted() {
    let mut table = Table::of(3)
        .in_1851()
        .company(American, 0, "B3", 0)
        .cubes_left(American, 0)
        .company(National, 0, "R1", 0)
        .cubes_left(National, 0);
    table.finish_year();
    assert_eq!((table.is_over(), table.position.year()), (false, 1852));
}

/// 10, AR-68 and AR-47: as in Chicago Express it is not.
#[test]
fn the_first_bid_does_not_depend_on_the_company_and_an_expansion_is_for_several() {
    let mut table = Table::of(4)
        .in_1851()
        .company(American, 0, "D17 D16 E16 C18 B18 B19", 60)
        .company(National, 0, "B3", 20);
    table.choose(0, Row::Auction);
    table.offer(0, American);
    assert_eq!(table.legal()[1], Action::Bid(Money(10)));
    for by in 0..4 {
        table.pass(by);
    }
    table.idle_until(0);
    table.choose(0, Row::Expand3);
    table.lay(0, American, "D15");
    table.lay(0, National, "C3");
}
