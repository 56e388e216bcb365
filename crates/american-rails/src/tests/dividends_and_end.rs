//! Dividends, and how the game ends.

use game::{Game, Money, Payment, Purse};

use super::table::{Table, seat};
use crate::Company::{American, Continental, Liberty, Majestic, National, Republic};
use crate::{Action, Company, Event, Illegal, Position, Row};

/// AR-56
#[test]
fn a_dividend_is_rounded_up_for_each_share() {
    // 8 + 6 + 5 = 19; two shares of three.
    let mut table =
        Table::of(3).in_1851().company(Majestic, 0, "D17 D16 E16 C18 B18 B19", 0).shares(Majestic, &[0, 1]);
    let told = table.finish_year();
    let dividend = Event::Dividend { company: Majestic, income: Money(19), shares: 3, per_share: Money(7) };
    assert!(told.contains(&dividend));
    assert_eq!(table.all_cash(), [64, 57, 50]);
}

/// AR-56: unsold and removed shares are not counted.
#[test]
fn only_shares_that_players_hold_divide_the_income() {
    let table = Table::of(4)
        .in_1851()
        .company(American, 0, "B3", 0)
        .shares(American, &[1])
        .without_shares(American, 2);
    assert_eq!(table.position.supply(American), 1);
    assert_eq!(table.position.dividend(American), Money(4));
}

/// AR-57
#[test]
fn a_company_without_income_or_holders_pays_nothing() {
    let mut table = Table::of(4).in_1851();
    for company in Company::ALL {
        assert_eq!(table.position.dividend(company), Money(0));
    }
    let told = table.finish_year();
    assert!(!told.iter().any(|event| matches!(event, Event::Dividend { .. } | Event::Paid(..))));
    assert_eq!(table.all_cash(), [50; 4]);
}

/// AR-58
#[test]
fn the_bank_never_runs_out() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 0);
    let mut from_bank = Money::ZERO;
    while !table.is_over() {
        let told = table.idle();
        let paid = told.iter().filter_map(Position::payment).filter(|paid| paid.from == Purse::Bank);
        from_bank += paid.map(|paid| paid.amount).sum::<Money>();
        assert_eq!(table.position.holdings(Purse::Bank), Money::ZERO, "it is not counted");
    }
    assert_eq!((from_bank, table.cash_of(0)), (Money(49), 99));
}

/// Supplies run low: American and National; then one more of your choice.
fn two_low_supplies(players: usize) -> Table {
    Table::of(players)
        .in_1851()
        .company(American, 0, "B3", 0)
        .cubes_left(American, 2)
        .company(National, 1, "R1", 0)
        .cubes_left(National, 0)
}

/// AR-59
#[test]
fn the_removed_company_is_no_exhausted_supply() {
    let mut table = two_low_supplies(3);
    assert_eq!(table.position.removed, Some(Liberty));
    table.finish_year();
    assert!(!table.is_over());
    let mut table = two_low_supplies(3).markers_left(2);
    table.finish_year();
    assert_eq!(table.reasons(), ["supplies"]);
}

/// AR-59: as many supplies as players, of which three cubes left are none.
#[test]
fn a_supply_counts_with_two_pieces_left() {
    let mut table = two_low_supplies(3).markers_left(3);
    table.finish_year();
    assert!(!table.is_over());
    let mut table = two_low_supplies(3).company(Republic, 2, "M7", 0).cubes_left(Republic, 3);
    table.finish_year();
    assert!(!table.is_over());
    let mut table = two_low_supplies(3).company(Republic, 2, "M7", 0).cubes_left(Republic, 2);
    table.finish_year();
    assert_eq!(table.reasons(), ["supplies"]);
}

/// AR-60
#[test]
fn a_company_never_founded_is_no_exhausted_supply() {
    // Republic's shares are all gone, its cubes all there.
    let mut table = two_low_supplies(3).without_shares(Republic, 3);
    assert_eq!(table.position.cubes(Republic), 16);
    table.finish_year();
    assert!(!table.is_over());
}

/// AR-61
#[test]
fn the_shares_of_the_removed_company_do_not_keep_the_game_going() {
    let mut table = Table::of(3).in_1851();
    for company in [American, National, Continental, Majestic, Republic] {
        table = table.without_shares(company, company.shares());
    }
    assert_eq!(table.removed(Liberty), 2);
    table.finish_year();
    assert_eq!(table.reasons(), ["shares"]);
}

/// AR-62
#[test]
fn the_end_is_looked_for_only_after_a_dividend() {
    let mut table = Table::of(4).in_1851().company(Liberty, 0, "B3", 0);
    for company in [American, National, Continental, Majestic, Republic] {
        table = table.without_shares(company, company.shares());
    }
    table.choose(0, Row::Auction);
    table.auction(Liberty, 1, 10);
    assert_eq!(table.position.supply(Liberty), 0);
    let mut turns = 1;
    let mut told = Vec::new();
    while !table.is_over() {
        told = table.idle();
        turns += 1;
    }
    assert_eq!(turns, 12, "the year is played to its end");
    assert!(told.iter().any(|event| matches!(event, Event::Dividend { .. })), "and pays");
    assert_eq!(table.all_cash(), [54, 44, 50, 50]);
    assert!(matches!(told.last(), Some(Event::Over { .. })));
}

/// AR-63
#[test]
fn the_last_year_is_played_and_pays() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 0);
    let mut years = 0;
    while !table.is_over() {
        assert_eq!(table.position.year(), 1851 + years);
        table.finish_year();
        years += 1;
    }
    assert_eq!(years, 7);
    assert_eq!(table.cash_of(0), 50 + 7 * 7);
    assert_eq!(table.reasons(), ["year"]);
}

/// AR-64
#[test]
fn every_condition_that_holds_is_recorded() {
    let mut table = two_low_supplies(4)
        .year(1857)
        .company(Continental, 2, "M7", 0)
        .cubes_left(Continental, 1)
        .markers_left(2);
    for company in Company::ALL {
        let left = table.position.supply(company);
        table = table.without_shares(company, left);
    }
    table.finish_year();
    assert_eq!(table.reasons(), ["year", "shares", "supplies"]);
}

/// AR-65
#[test]
fn only_cash_counts() {
    let mut table = Table::of(3)
        .in_1851()
        .year(1857)
        .company(Majestic, 0, "F14", 90)
        .company(American, 0, "E9", 90)
        .cash([50, 50, 57]);
    table.finish_year();
    let outcome = table.position.outcome().expect("the game is over");
    assert_eq!(outcome.cash[..], [Money(56), Money(50), Money(57)]);
    assert_eq!(outcome.winners[..], [seat(2)]);
}

/// AR-66
#[test]
fn the_richest_share_the_victory() {
    let mut table = Table::of(4).in_1851().year(1857).cash([31, 77, 12, 77]);
    table.finish_year();
    let outcome = table.position.outcome().expect("the game is over");
    assert_eq!(outcome.winners[..], [seat(1), seat(3)]);
}

/// G-4
#[test]
fn nothing_happens_after_the_end() {
    let mut table = Table::of(4).in_1851().year(1857);
    assert!(table.position.outcome().is_none());
    table.finish_year();
    assert_eq!(table.actor(), None);
    assert!(table.legal().is_empty());
    table.refuse(0, Action::Choose(Row::Pass), Illegal::GameOver, "G-4");
    assert_eq!(table.position.check(Action::Take), Err(Illegal::GameOver));
}

/// The bank pays the dividends, each seat at once.
#[test]
fn dividends_come_from_the_bank_and_not_from_the_treasury() {
    let mut table = Table::of(4).in_1851().company(American, 2, "B3", 13).shares(American, &[2, 3]);
    let told = table.finish_year();
    let paid: Vec<_> = told.iter().filter_map(Position::payment).collect();
    let dividend = |to, amount| Payment { from: Purse::Bank, to: Purse::Cash(seat(to)), amount };
    assert_eq!(paid, [dividend(2, Money(6)), dividend(3, Money(3))]);
    assert_eq!(table.treasury_of(American), 13);
}
