//! Laying cubes: where, for whom, at what price, and what it does to incomes.

use game::{Game, Money, Payment, Purse, Recorded, Refused};
use serde_json::json;

use super::table::{Table, seat, small_setup};
use crate::Company::{American, Continental, Liberty, National, Republic};
use crate::{Action, Cause, Company, Event, Illegal, Position, Row};

/// AR-46
#[test]
fn cubes_of_every_colour_raise_the_price() {
    let mut table = Table::of(4)
        .in_1851()
        .company(American, 0, "B3", 20)
        .company(National, 1, "C2 C3", 20)
        .company(Continental, 2, "C6 C5 C4 C3", 20);
    table.choose(0, Row::Expand3);
    let told = table.lay(0, American, "C3");
    let paid: Vec<_> = told.iter().filter_map(Position::payment).collect();
    assert_eq!(paid, [Payment { from: Purse::Treasury(0), to: Purse::Bank, amount: Money(6) }]);
    assert_eq!(table.treasury_of(American), 14);
}

/// AR-46
#[test]
fn a_cube_laid_a_moment_ago_raises_the_price_too() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 20).company(National, 0, "C2", 20);
    table.choose(0, Row::Expand3);
    table.lay(0, American, "C3");
    table.lay(0, National, "C3");
    assert_eq!((table.treasury_of(American), table.treasury_of(National)), (18, 16));
}

/// AR-47
#[test]
fn a_cube_laid_a_moment_ago_carries_the_next() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 20);
    table.choose(0, Row::Expand3);
    let far = table.hex("D3");
    table.refuse(0, Action::Lay(American, far), Illegal::NotAdjacent(American, far), "AR-74");
    table.lay(0, American, "C3");
    table.lay(0, American, "D3");
}

/// AR-47: but it need not.
#[test]
fn cubes_of_one_expansion_may_lie_apart_and_belong_to_several_companies() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 20).company(National, 0, "R1", 20);
    table.choose(0, Row::Expand4);
    table.lay(0, American, "C3");
    table.lay(0, National, "Q1");
    table.lay(0, American, "B2");
    table.lay(0, National, "Q2");
    assert!(table.chooses(1));
}

/// AR-48
#[test]
fn a_company_without_cubes_cannot_expand() {
    let mut table = Table::of(4)
        .in_1851()
        .company(Republic, 0, "B3", 50)
        .cubes_left(Republic, 0)
        .company(American, 0, "R1", 20);
    table.choose(0, Row::Expand3);
    let hex = table.position.open_hexes(Republic).next().expect("there would be room").0;
    table.refuse(0, Action::Lay(Republic, hex), Illegal::NoCubeLeft(Republic), "AR-48");
    assert!(!table.legal().iter().any(|action| matches!(action, Action::Lay(Republic, _))));
}

/// AR-49
#[test]
fn the_cube_that_marks_the_income_is_not_in_the_supply() {
    let table = Table::of(4);
    for (company, printed) in Company::ALL.into_iter().zip([31, 29, 26, 22, 19, 17]) {
        assert_eq!(table.position.cubes(company) + 1, printed);
    }
}

/// AR-50
#[test]
fn there_are_no_ferries() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 20);
    table.choose(0, Row::Expand3);
    let across = table.hex("B5");
    table.refuse(0, Action::Lay(American, across), Illegal::NotAdjacent(American, across), "AR-74");
    let lake = json!({ "do": "lay", "company": "american", "hex": "B4" });
    let off = table.position.read_action(lake.as_object().expect("an object")).unwrap_err();
    assert_eq!(off, Refused::Unknown { kind: "hex", name: "B4".into() });
    assert_eq!(off.rule().to_string(), "G-3");
}

/// AR-51
#[test]
fn only_track_of_its_own_connects_a_company() {
    let mut table = Table::of(4)
        .in_1851()
        .company(American, 0, "B3 C4 D4 D5 D6 D7 D8 D9 D10 D11 D12 D13 D14 D15", 20)
        .company(National, 1, "D17", 20);
    table.choose(0, Row::Expand4);
    table.lay(0, American, "D16");
    assert_eq!(table.position.connections(American).count(), 0);
    assert_eq!((table.income(American), table.income(National)), (7 + 5 + 1, 8));
    table.lay(0, American, "D17");
    assert_eq!(table.position.connections(American).count(), 1);
    assert_eq!((table.income(American), table.income(National)), (7 + 5 + 1 + 5 + 10, 5));
}

/// AR-52
#[test]
fn a_connection_is_paid_once_and_for_ever() {
    let mut table = Table::start(&small_setup(4)).in_1851().company(American, 0, "A1", 50);
    table.choose(0, Row::Expand4);
    let mut told = Vec::new();
    for hex in ["A2", "A3", "B2", "B3"] {
        told.extend(table.lay(0, American, hex));
    }
    let connected = |told: &[Event]| {
        let bonus = |event: &&Event| matches!(event, Event::Income { cause: Cause::Connected(..), .. });
        told.iter().filter(bonus).count()
    };
    assert_eq!(connected(&told), 1);
    assert_eq!(table.income(American), 4 + 4 + 3 + 10);
    // Another company connects the same cities: the first keeps its bonus.
    let mut table = table.company(National, 1, "B1 A1 A2", 50);
    table.choose(1, Row::Expand3);
    let told = table.lay(1, National, "A3");
    assert_eq!(connected(&told), 1);
    assert_eq!(table.income(American), 2 + 2 + 3 + 10);
    assert_eq!(table.income(National), 2 + 2 + 2 + 10);
}

/// AR-53
#[test]
fn a_connection_counts_at_once() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3 C3 D2 E3 F3 G4 H4 I5 J5 K6 L6", 9);
    table.choose(0, Row::Expand3);
    let told = table.lay(0, American, "M7");
    let (chicago, atlanta) = (table.hex("B3"), table.hex("M7"));
    let gains: Vec<_> = told
        .iter()
        .filter_map(|event| match *event {
            Event::Income { change, now, cause, .. } => Some((change.0, now.0, cause)),
            _ => None,
        })
        .collect();
    assert_eq!(gains, [(5, 16, Cause::Alone(atlanta)), (10, 26, Cause::Connected(chicago, atlanta))]);
    assert_eq!(table.all_cash(), [50; 4], "and pays with the next dividend");
    table.play(0, Action::Done);
    table.finish_year();
    assert_eq!(table.all_cash(), [76, 50, 50, 50]);
}

/// AR-54
#[test]
fn an_income_has_no_limit() {
    let mut table = Table::start(&small_setup(4)).in_1851().company(American, 0, "A5", 50);
    table.choose(0, Row::Expand3);
    table.lay(0, American, "B5");
    table.play(0, Action::Done);
    assert_eq!(table.income(American), 110);
    table.finish_year();
    assert_eq!(table.cash_of(0), 160);
}

/// AR-55
#[test]
fn who_holds_no_share_may_take_an_expansion_and_do_nothing() {
    let mut table = Table::of(4).in_1851().company(American, 1, "B3", 20);
    let told = table.choose(0, Row::Expand4);
    assert_eq!(told[1], Event::Unusable { by: seat(0), row: Row::Expand4 });
    assert!(table.chooses(1));
}

/// AR-73
#[test]
fn one_expands_only_companies_of_which_one_holds_a_share() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 20).company(National, 1, "D17", 20);
    table.choose(0, Row::Expand3);
    let hex = table.hex("D16");
    table.refuse(0, Action::Lay(National, hex), Illegal::NoShareHeld(National), "AR-73");
    assert!(table.legal().iter().all(|action| !matches!(action, Action::Lay(National, _))));
}

/// AR-73: one share of several is enough.
#[test]
fn every_holder_of_a_share_may_expand_the_company() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 20).shares(American, &[0, 1]);
    table.idle();
    table.choose(1, Row::Expand3);
    table.lay(1, American, "C3");
}

/// AR-74
#[test]
fn a_cube_goes_next_to_a_cube_of_its_own_colour() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 20).company(National, 0, "D17", 20);
    table.choose(0, Row::Expand3);
    let hex = table.hex("D16");
    table.refuse(0, Action::Lay(American, hex), Illegal::NotAdjacent(American, hex), "AR-74");
    table.lay(0, National, "D16");
}

/// AR-75
#[test]
fn a_hex_never_holds_two_cubes_of_one_colour() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3 C3", 20);
    table.choose(0, Row::Expand3);
    for name in ["B3", "C3"] {
        let hex = table.hex(name);
        table.refuse(0, Action::Lay(American, hex), Illegal::CubeThereAlready(American, hex), "AR-75");
    }
}

/// AR-76
#[test]
fn a_forest_or_mountain_holds_one_cube() {
    let mut table =
        Table::of(4).in_1851().company(American, 0, "D11", 20).company(National, 1, "D14 D13 D12", 20);
    table.choose(0, Row::Expand3);
    let forest = table.hex("D12");
    table.refuse(0, Action::Lay(American, forest), Illegal::HexFull(forest), "AR-76");
    assert_eq!(table.position.price(table.hex("D13")), None);
}

/// AR-76: plains and cities have room for all.
#[test]
fn plains_and_cities_hold_a_cube_of_every_company() {
    let mut table = Table::of(4).in_1851();
    for company in Company::ALL {
        table = table.track(company, "B3 C3");
    }
    assert_eq!(table.position.tracks_in(table.hex("C3")).len(), 6);
    assert_eq!(table.position.price(table.hex("C3")), Some(Money(14)));
    assert_eq!(table.income(American), 5);
}

/// AR-77
#[test]
fn the_company_pays_the_whole_price() {
    let mut table = Table::of(4).in_1851().company(American, 0, "D14", 4).company(National, 0, "D17", 20);
    table.choose(0, Row::Expand3);
    let mountain = table.hex("D13");
    let why = Illegal::TreasuryTooPoor { company: American, price: Money(5), treasury: Money(4) };
    table.refuse(0, Action::Lay(American, mountain), why, "AR-77");
    table.lay(0, American, "D15");
    assert_eq!(table.treasury_of(American), 2);
    assert_eq!(table.treasury_of(National), 20);
    assert_eq!(table.all_cash(), [50; 4], "no player pays for track");
}

/// AR-77: to the last dollar.
#[test]
fn a_treasury_may_be_emptied() {
    let mut table = Table::of(4).in_1851().company(American, 0, "D14", 5);
    table.choose(0, Row::Expand3);
    table.lay(0, American, "D13");
    assert_eq!(table.treasury_of(American), 0);
}

/// G-3
#[test]
fn the_removed_company_cannot_expand() {
    let mut table = Table::of(3).in_1851().company(American, 0, "B3", 20);
    table.choose(0, Row::Expand3);
    let hex = table.hex("C3");
    table.refuse(0, Action::Lay(Liberty, hex), Illegal::NotInThisGame(Liberty), "G-3");
}
