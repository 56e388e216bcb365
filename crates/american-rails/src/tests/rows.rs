//! Take, drain, fund and develop.

use game::{Game, Money, Payment, Purse};

use super::table::{Table, seat, setup};
use crate::Company::{American, Continental, Liberty, National, Republic};
use crate::{Action, Company, Edition, Event, Illegal, Options, Position, Reason, Row, Setup};

fn with_options(players: usize, options: Options) -> Table {
    Table::start(&Setup { options, ..setup(players) }).in_1851()
}

/// AR-33
#[test]
fn drained_money_goes_to_the_bank() {
    let mut table = Table::of(4).in_1851();
    table.choose(0, Row::Take);
    let told = table.play(0, Action::Drain);
    assert_eq!(table.all_cash(), [50, 48, 48, 48]);
    let paid: Vec<Payment> = told.iter().filter_map(Position::payment).collect();
    let to_bank = |by| Payment { from: Purse::Cash(seat(by)), to: Purse::Bank, amount: Money(2) };
    assert_eq!(paid, [to_bank(1), to_bank(2), to_bank(3)]);
}

/// AR-34
#[test]
fn a_drained_player_pays_what_they_have() {
    let mut table = Table::of(4).in_1851().cash([50, 1, 0, 7]);
    table.choose(0, Row::Take);
    table.play(0, Action::Drain);
    assert_eq!(table.all_cash(), [50, 0, 0, 5]);
}

/// AR-34: a table may ask for the full $2.
#[test]
fn where_the_table_asks_for_it_a_drain_needs_two_dollars_of_everybody() {
    let options = Options { drain_requires_full: true, ..Options::default() };
    let mut table = with_options(4, options).cash([50, 2, 1, 0]);
    table.choose(0, Row::Take);
    let why = Illegal::VictimTooPoor { victim: seat(2), cash: Money(1) };
    table.refuse(0, Action::Drain, why, "AR-34");
    assert!(!table.legal().contains(&Action::Drain));

    let mut table = with_options(4, options).cash([0, 2, 2, 2]);
    table.choose(0, Row::Take);
    table.play(0, Action::Drain);
    assert_eq!(table.all_cash(), [0, 0, 0, 0], "one's own poverty does not matter");
}

/// AR-35
#[test]
fn a_drain_that_moves_nothing_is_allowed() {
    let mut table = Table::of(4).in_1851().cash([9, 0, 0, 0]);
    table.choose(0, Row::Take);
    let told = table.play(0, Action::Drain);
    assert_eq!(told, [Event::Drained { by: seat(0) }]);
    assert_eq!(table.all_cash(), [9, 0, 0, 0]);
    assert!(table.chooses(1));
}

/// AR-36: the drain names no victim, and spares none.
#[test]
fn a_drain_is_for_every_other_player() {
    for by in 0..4 {
        let mut table = Table::of(5).in_1851();
        table.idle_until(by);
        table.choose(by, Row::Take);
        table.play(by, Action::Drain);
        for other in 0..5 {
            assert_eq!(table.cash_of(other), if other == by { 40 } else { 38 });
        }
    }
}

/// AR-37
#[test]
fn a_company_not_yet_on_the_map_can_be_funded() {
    let mut table = Table::of(4).in_1851();
    table.choose(0, Row::Fund);
    let told = table.play(0, Action::Fund(Republic));
    let payment = Payment { from: Purse::Bank, to: Purse::Treasury(5), amount: Money(5) };
    assert_eq!(told, [Event::Funded { by: seat(0), company: Republic }, Event::Paid(payment, Reason::Fund)]);
    assert_eq!(table.treasury_of(Republic), 5);
    assert_eq!(table.all_cash(), [50; 4]);
}

/// AR-38
#[test]
fn a_company_in_which_one_holds_nothing_can_be_funded() {
    let mut table = Table::of(4).in_1851().company(American, 1, "B3", 3);
    table.choose(0, Row::Fund);
    table.play(0, Action::Fund(American));
    assert_eq!(table.treasury_of(American), 8);
}

/// AR-38, AR-40: what counts is that it is on the map.
#[test]
fn a_company_that_has_sold_all_its_shares_can_be_funded() {
    let mut table = Table::of(4).in_1851().company(Liberty, 1, "B3", 0).shares(Liberty, &[2]);
    table.choose(0, Row::Fund);
    table.play(0, Action::Fund(Liberty));
    assert_eq!(table.treasury_of(Liberty), 5);
}

/// AR-39
#[test]
fn the_removed_company_cannot_be_funded() {
    let mut table = Table::of(3).in_1851();
    table.choose(0, Row::Fund);
    table.refuse(0, Action::Fund(Liberty), Illegal::FundsForRemoved(Liberty), "AR-39");
    assert_eq!(table.legal().len(), 5 + 1);
}

/// AR-41
#[test]
fn without_markers_nothing_is_developed_but_the_row_can_be_taken() {
    let mut table = Table::of(4).in_1851().company(American, 0, "F7", 0).cubes_left(American, 0);
    table = table.company(National, 0, "R1", 0).cubes_left(National, 0).markers_left(0);
    table = table.company(Republic, 0, "P9", 0);
    assert!(table.position.ripe_cities().contains(table.hex("P9")), "a city waits for a marker");
    let told = table.choose(0, Row::Develop);
    assert_eq!(told[1], Event::Unusable { by: seat(0), row: Row::Develop });
    assert!(table.chooses(1));
}

/// AR-42
#[test]
fn a_city_without_track_of_ones_own_can_be_developed() {
    let mut table = Table::of(4).in_1851().company(American, 1, "F7", 0);
    table.choose(0, Row::Develop);
    table.develop(0, "F7");
    assert_eq!(table.income(American), 6);
}

/// AR-43
#[test]
fn a_city_is_developed_once() {
    let mut table = Table::of(4).in_1851().company(American, 1, "F7", 0).developed("F7");
    table = table.company(National, 1, "G2", 0);
    table.choose(0, Row::Develop);
    let city = table.hex("F7");
    table.refuse(0, Action::Develop(city), Illegal::DevelopedBefore(city), "AR-43");
}

/// AR-44
#[test]
fn developing_costs_nothing() {
    let mut table = Table::of(4).in_1851().company(American, 0, "F7", 1);
    table.choose(0, Row::Develop);
    let told = table.develop(0, "F7");
    assert!(told.iter().find_map(Position::payment).is_none());
    assert_eq!((table.treasury_of(American), table.all_cash()), (1, vec![50; 4]));
    assert_eq!(table.position.markers(), 11);
}

/// AR-45
#[test]
fn a_development_raises_the_price_of_entering() {
    let table = Table::of(4).in_1851().company(American, 0, "F7", 0);
    let city = table.hex("F7");
    assert_eq!(table.position.price(city), Some(Money(4)));
    let table = table.developed("F7");
    assert_eq!(table.position.price(city), Some(Money(6)));
}

/// AR-78
#[test]
fn only_cities_with_track_are_developed_and_five_never() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3 C3", 0).company(National, 0, "F7", 0);
    table.choose(0, Row::Develop);
    let (plains, chicago, empty) = (table.hex("C3"), table.hex("B3"), table.hex("G2"));
    table.refuse(0, Action::Develop(plains), Illegal::NoCity(plains), "AR-78");
    table.refuse(0, Action::Develop(chicago), Illegal::NeverDeveloped(chicago), "AR-78");
    table.refuse(0, Action::Develop(empty), Illegal::NoTrackInCity(empty), "AR-78");
    assert_eq!(table.legal(), [Action::Develop(table.hex("F7")), Action::Decline]);
}

/// AR-79
#[test]
fn three_players_have_no_expand_2() {
    let mut table = Table::of(3).in_1851().company(American, 0, "B3", 20);
    table.choose(0, Row::Take);
    let hex = table.hex("C3");
    table.refuse(0, Action::Lay(American, hex), Illegal::NoExpand2, "AR-79");
    assert_eq!(table.legal(), [Action::Take, Action::Drain, Action::Decline]);
}

/// AR-79
#[test]
fn four_and_five_players_may_lay_two_cubes_on_the_take_row() {
    for players in 4..=5 {
        let mut table = Table::of(players).in_1851().company(American, 0, "B3", 20);
        table.choose(0, Row::Take);
        table.lay(0, American, "C3");
        table.lay(0, American, "D3");
        assert!(table.chooses(1));
        assert_eq!(table.treasury_of(American), 16);
    }
}

/// AR-80
#[test]
fn the_first_edition_has_no_drain() {
    let options = Options { edition: Edition::FirstEdition, ..Options::default() };
    for players in 3..=5 {
        let mut table = with_options(players, options);
        table.choose(0, Row::Take);
        table.refuse(0, Action::Drain, Illegal::NoDrainInEdition, "AR-80");
        assert_eq!(table.legal(), [Action::Take, Action::Decline]);
    }
}

/// The Take row: two dollars from the bank.
#[test]
fn taking_is_two_dollars_for_oneself() {
    let mut table = Table::of(4).in_1851();
    table.choose(0, Row::Take);
    let told = table.play(0, Action::Take);
    let payment = Payment { from: Purse::Bank, to: Purse::Cash(seat(0)), amount: Money(2) };
    assert_eq!(told, [Event::Took { by: seat(0) }, Event::Paid(payment, Reason::Take)]);
    assert_eq!(table.all_cash(), [52, 50, 50, 50]);
}

/// Starting cash by players and edition.
#[test]
fn the_starting_cash_depends_on_players_and_edition() {
    let first = Options { edition: Edition::FirstEdition, ..Options::default() };
    for (players, quined, old) in [(3, 50, 65), (4, 50, 50), (5, 40, 40)] {
        assert_eq!(Table::of(players).all_cash(), vec![quined; players]);
        assert_eq!(with_options(players, first).all_cash(), vec![old; players]);
    }
}

/// The six companies, their shares and their cubes.
#[test]
fn the_companies_have_their_printed_shares_and_usable_cubes() {
    let table = Table::of(4);
    let printed: Vec<_> = Company::ALL
        .into_iter()
        .map(|company| (table.position.supply(company), table.position.cubes(company)))
        .collect();
    assert_eq!(printed, [(5, 30), (4, 28), (3, 25), (4, 21), (2, 18), (3, 16)]);
    assert_eq!(table.position.supply(Continental), 3);
}
