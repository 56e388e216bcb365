//! The examples that the printed rules give.

use game::Money;

use super::table::{Table, seat};
use crate::Company::{American, Continental, Liberty, Majestic, National, Republic};
use crate::{Action, Illegal, Row};

const RICK: usize = 0;
const MIKE: usize = 1;
const MARY: usize = 2;

/// V1
#[test]
fn majestic_pays_seven_a_share_of_nineteen() {
    let mut table = Table::of(3)
        .in_1851()
        .company(Majestic, RICK, "D17 D16 E16 C18 B18 B19", 0)
        .shares(Majestic, &[RICK, MARY]);
    assert_eq!((table.income(Majestic), table.position.supply(Majestic)), (19, 1));
    table.finish_year();
    assert_eq!(table.all_cash(), [50 + 14, 50, 50 + 7]);
}

/// V2
#[test]
fn liberty_comes_to_developed_buffalo() {
    let mut table = Table::of(4).in_1851().company(National, 1, "A12", 0).developed("A12").company(
        Liberty,
        0,
        "C10 C11 B11",
        10,
    );
    assert_eq!((table.income(National), table.income(Liberty)), (6, 4));
    table.choose(0, Row::Expand3);
    table.lay(0, Liberty, "A12");
    assert_eq!((table.income(National), table.income(Liberty)), (4, 4 + 4));
    assert_eq!(table.treasury_of(Liberty), 4);
}

/// V3
#[test]
fn american_pays_six_to_enter_developed_cincinnati() {
    let mut table = Table::of(4)
        .in_1851()
        .company(Continental, 1, "F7", 0)
        .developed("F7")
        .company(American, 0, "E6 F6", 9);
    table.choose(0, Row::Expand3);
    table.lay(0, American, "F7");
    assert_eq!(table.treasury_of(American), 9 - 6);
}

/// V4
#[test]
fn mike_develops_cincinnati() {
    let mut table = Table::of(3).in_1851().company(Continental, RICK, "F7", 0);
    table.idle();
    table.choose(MIKE, Row::Develop);
    table.develop(MIKE, "F7");
    assert_eq!(table.position.markers(), 11);
    assert_eq!(table.income(Continental), 4 + 2);
}

/// V5
#[test]
fn rick_expands_republic_and_majestic() {
    let mut table = Table::of(3)
        .in_1851()
        .company(Republic, RICK, "G2", 10)
        .company(Majestic, RICK, "E6 E5 E4 F3", 10)
        .shares(Majestic, &[RICK]);
    table.choose(RICK, Row::Expand3);
    table.lay(RICK, Republic, "G3");
    assert_eq!(table.treasury_of(Republic), 8);
    table.lay(RICK, Republic, "G4");
    assert_eq!(table.treasury_of(Republic), 6);
    table.lay(RICK, Majestic, "G3");
    assert_eq!(table.treasury_of(Majestic), 6);
    assert!(table.chooses(MIKE));
}

/// V6, V7, V8
#[test]
fn rick_mike_and_mary_play_three_columns() {
    let mut table =
        Table::of(3).in_1851().company(Republic, RICK, "G2", 10).company(Continental, MIKE, "F7", 10);
    // V6
    table.choose(RICK, Row::Expand3);
    table.lay(RICK, Republic, "G3");
    table.play(RICK, Action::Done);
    table.choose(MIKE, Row::Develop);
    table.develop(MIKE, "F7");
    let why = Illegal::RowTaken { row: Row::Develop, by: seat(MIKE) };
    table.refuse(MARY, Action::Choose(Row::Develop), why, "AR-72");
    table.choose(MARY, Row::Pass);
    assert_eq!(table.order(), [MARY, MIKE, RICK]);
    // V7
    table.choose(MARY, Row::Develop);
    table.develop(MARY, "G2");
    table.occupy(MIKE, Row::Auction);
    table.choose(RICK, Row::Fund);
    table.play(RICK, Action::Fund(Republic));
    assert_eq!(table.order(), [MARY, RICK, MIKE]);
    // V8
    table.choose(MARY, Row::Fund);
    table.play(MARY, Action::Fund(Continental));
    table.choose(RICK, Row::Take);
    table.play(RICK, Action::Take);
    table.occupy(MIKE, Row::Expand4);
    assert_eq!(table.position.year(), 1852);
    assert_eq!(table.order(), [MARY, RICK, MIKE]);
}

/// V9
#[test]
fn the_second_special_city_brings_ten_and_the_third_twenty() {
    let mut table = Table::of(4)
        .in_1851()
        .company(American, 0, "B3 C3 D2 E3 F3 G4 H4 I5 J5 K6 L6", 20)
        .track(American, "C4 D4 D5 D6 D7 D8 D9 D10 D11 D12 D13 D14 D15 D16");
    let before = table.income(American);
    table.choose(0, Row::Expand3);
    table.lay(0, American, "M7");
    assert_eq!(table.income(American), before + 5 + 10);
    table.lay(0, American, "D17");
    assert_eq!(table.income(American), before + 5 + 10 + 8 + 20);
    assert_eq!(table.position.connections(American).count(), 3);
}

/// V10
#[test]
fn five_cities_are_never_developed() {
    for name in ["New York", "Baltimore", "Philadelphia", "Boston", "Chicago"] {
        let city = Table::of(4).position.board().city_named(name).expect("it is on the board");
        let place = Table::of(4).position.board().name(city);
        let mut table = Table::of(4).in_1851().company(American, 0, &place, 0).company(National, 0, "F7", 0);
        table.choose(0, Row::Develop);
        table.refuse(0, Action::Develop(city), Illegal::NeverDeveloped(city), "AR-78");
    }
}

/// V11
#[test]
fn a_mountain_has_no_room_for_a_second_company() {
    let mut table =
        Table::of(4).in_1851().company(American, 0, "D14", 20).company(National, 1, "D11 D12 D13", 20);
    table.choose(0, Row::Expand3);
    let mountain = table.hex("D13");
    table.refuse(0, Action::Lay(American, mountain), Illegal::HexFull(mountain), "AR-76");
}

/// V12
#[test]
fn a_city_of_an_opponent_can_be_developed() {
    let mut table = Table::of(3).in_1851().company(National, MARY, "G2", 0);
    table.choose(RICK, Row::Develop);
    table.develop(RICK, "G2");
    assert_eq!(table.income(National), 7);
    assert_eq!(table.position.dividend(National), Money(7));
}
