//! What is settled before it happens: the end, and the order of the next column.

use super::table::{Table, seat};
use crate::Company::{American, Continental, Liberty, National};
use crate::Row;
use game::Money;

/// AR-59
#[test]
fn low_supplies_are_counted_towards_the_end_and_the_removed_company_is_none() {
    let table = Table::of(3).in_1851().company(American, 0, "B3", 0).cubes_left(American, 3);
    assert_eq!(table.position.low_supplies(), 0);
    let table = table.cubes_left(American, 2).company(National, 1, "R1", 0).cubes_left(National, 0);
    assert!(table.position.is_low(American) && table.position.is_low(National));
    assert!(!table.position.is_low(Liberty), "it is not in this game");
    let table = table.markers_left(3);
    assert_eq!(table.position.low_supplies(), 2);
    assert!(!table.position.end_reasons().any());
    let table = table.markers_left(2);
    assert!(table.position.end_reasons().supplies, "as many as players");
}

/// AR-61
#[test]
fn shares_left_are_those_of_the_companies_in_the_game() {
    let four = Table::of(4).in_1851();
    let in_all = four.position.shares_in_all();
    assert_eq!(four.position.shares_left(), in_all);
    let table = four.shares(American, &[0, 1]).without_shares(National, 1);
    assert_eq!(table.position.shares_left(), in_all - 3);
    let three = Table::of(3).in_1851();
    assert_eq!(three.position.shares_in_all(), in_all - Liberty.shares());
    assert_eq!(three.position.shares_left(), three.position.shares_in_all());
}

/// AR-62
#[test]
fn the_dividends_that_are_left_end_with_the_last_year_or_sooner() {
    assert_eq!(Table::of(4).in_1851().position.dividends_left(), 7);
    assert_eq!(Table::of(4).in_1851().year(1857).position.dividends_left(), 1);
    let mut low = Table::of(3).in_1851().company(American, 0, "B3", 0).cubes_left(American, 2);
    low = low.company(National, 1, "R1", 0).cubes_left(National, 0).markers_left(1);
    assert_eq!(low.position.dividends_left(), 1, "this year is the last");
    low.finish_year();
    assert_eq!(low.position.dividends_left(), 0);
    let other = Table::of(3).in_1851().company(Continental, 0, "B3", 0);
    assert_eq!(other.position.dividends_left(), 7);
}

/// AR-26
#[test]
fn a_place_in_the_next_column_is_certain_when_nobody_can_change_it_any_more() {
    let mut table = Table::of(4).in_1851();
    let order = |table: &Table| table.position.next_order().to_vec();
    assert_eq!(order(&table), [None; 4]);
    assert_eq!(table.position.next_place(seat(0)), None);
    // The last row: everybody else will stand above.
    table.occupy(0, Row::Expand4);
    assert_eq!(order(&table), [None, None, None, Some(seat(0))]);
    // Three rows above are free, and one below.
    table.occupy(1, Row::Expand3);
    assert_eq!(table.position.next_place(seat(1)), Some((1, 2)));
    table.occupy(2, Row::Auction);
    assert_eq!(table.position.next_place(seat(1)), Some((1, 1)));
    assert_eq!(order(&table), [None, Some(seat(1)), Some(seat(2)), Some(seat(0))]);
}

/// AR-46, AR-52: the price of the way, and what its end brings.
#[test]
fn the_cities_in_reach_are_those_that_cubes_and_money_suffice_for() {
    // B3 is Chicago; the nearest cities are two and more hexes away.
    let table = Table::of(4).in_1851().company(American, 0, "B3", 0);
    let position = &table.position;
    assert!(position.cities_in_reach(American, 1, Money(50)).is_empty());
    let four = position.cities_in_reach(American, 4, Money(8));
    assert!(!four.is_empty());
    for (city, cost) in four {
        assert!(cost <= Money(8), "{}", position.board().name(city));
        assert!(position.board().cities().contains(city));
        assert_eq!(
            position.would_earn(American, city),
            position.full_value(city),
            "alone, and nothing special"
        );
    }
    assert!(position.cities_in_reach(American, 4, Money(3)).is_empty(), "two cubes cost four dollars");
    let [one, other, _] = position.board().special();
    let end = if position.tracks_in(one).is_empty() { one } else { other };
    assert_eq!(position.would_earn(American, end), position.full_value(end) + Money(10));
}
