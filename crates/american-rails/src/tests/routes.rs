//! Three long lines on our own board, cube by cube.

use super::table::Table;
use crate::Company::American;
use crate::{Row, Terrain};

/// A hex, its price, and the income once the cube lies there.
type Step = (&'static str, i32, i32);

/// Seat 0 builds alone from a city, with exactly the money it takes: Expand 4 in every column.
fn build(start: &str, total: i32, route: &[Step]) -> Table {
    let mut table = Table::of(4).in_1851().company(American, 0, start, total);
    for &(hex, price, income) in route {
        let before = table.treasury_of(American);
        if table.actor() != Some(0) || table.chooses(0) {
            table.idle_until(0);
            table.choose(0, Row::Expand4);
        }
        table.lay(0, American, hex);
        assert_eq!(before - table.treasury_of(American), price, "the price of {hex}");
        assert_eq!(table.income(American), income, "the income after {hex}");
    }
    assert_eq!(table.treasury_of(American), 0);
    assert_eq!(table.position.cubes(American) as usize, 29 - route.len());
    table
}

/// Prices without other companies tell the terrain.
fn terrains_fit(table: &Table, route: &[Step]) {
    for &(hex, price, _) in route {
        let expected = match table.position.board().terrain(table.hex(hex)) {
            Terrain::Plains | Terrain::City => 2,
            Terrain::Forest => 3,
            Terrain::Mountain => 5,
        };
        assert_eq!(price, expected, "{hex}");
    }
}

/// X1
#[test]
fn from_chicago_to_atlanta() {
    let route = [
        ("C3", 2, 7),
        ("D2", 2, 7),
        ("E3", 2, 7),
        ("F3", 2, 7),
        ("G4", 2, 7),
        ("H4", 2, 7),
        ("I5", 3, 7),
        ("J5", 3, 7),
        ("K6", 2, 11), // Chattanooga
        ("L6", 3, 11),
        ("M7", 2, 26), // Atlanta
    ];
    let table = build("B3", 25, &route);
    assert_eq!((route.len(), table.income(American)), (11, 7 + 4 + 5 + 10));
    terrains_fit(&table, &route);
}

/// X2
#[test]
fn from_chicago_to_new_york() {
    let route = [
        ("C4", 2, 7),
        ("D4", 2, 7),
        ("D5", 2, 7),
        ("D6", 2, 7),
        ("D7", 2, 7),
        ("D8", 2, 7),
        ("D9", 2, 7),
        ("D10", 3, 7),
        ("D11", 2, 12), // Pittsburg
        ("D12", 3, 12),
        ("D13", 5, 12),
        ("D14", 2, 13), // Harrisburg
        ("D15", 2, 13),
        ("D16", 2, 13),
        ("D17", 2, 31), // New York
    ];
    let table = build("B3", 35, &route);
    assert_eq!((route.len(), table.income(American)), (15, 7 + 5 + 1 + 8 + 10));
    terrains_fit(&table, &route);
}

/// X3
#[test]
fn from_new_york_to_atlanta() {
    let route = [
        ("D16", 2, 8),
        ("D15", 2, 8),
        ("E15", 2, 8),
        ("F14", 2, 13), // Baltimore
        ("G14", 2, 13),
        ("H13", 2, 16), // Richmond
        ("I13", 3, 16),
        ("J12", 2, 18), // Raleigh
        ("K12", 2, 18),
        ("L11", 2, 18),
        ("M11", 2, 18),
        ("M10", 2, 18),
        ("M9", 3, 18),
        ("M8", 3, 18),
        ("M7", 2, 33), // Atlanta
    ];
    let table = build("D17", 33, &route);
    assert_eq!((route.len(), table.income(American)), (15, 8 + 5 + 3 + 2 + 5 + 10));
    terrains_fit(&table, &route);
}
