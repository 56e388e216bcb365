//! The board that comes with the program.

use crate::{Board, Hex, HexSet, Map, Terrain};

fn names(board: &Board, hexes: HexSet) -> Vec<String> {
    hexes.iter().map(|hex| board.name(hex)).collect()
}

fn hex(board: &Board, name: &str) -> Hex {
    board.hex(name).unwrap_or_else(|| panic!("there is no hex {name}"))
}

#[test]
fn it_has_215_hexes_and_39_cities() {
    let board = Board::own();
    assert_eq!(board.hexes().count(), 215);
    assert_eq!(board.cities().len(), 39);
    let of = |terrain| board.hexes().filter(|&hex| board.terrain(hex) == terrain).count();
    assert_eq!(of(Terrain::City), 39);
    assert_eq!(of(Terrain::City) + of(Terrain::Plains) + of(Terrain::Forest) + of(Terrain::Mountain), 215);
}

#[test]
fn it_is_one_land_mass() {
    let board = Board::own();
    let mut reached: HexSet = board.hexes().take(1).collect();
    for _ in 0..215 {
        for hex in reached.iter() {
            reached |= board.neighbours(hex);
        }
    }
    assert_eq!(reached.len(), 215);
}

#[test]
fn a_hex_is_named_by_its_row_and_column() {
    let board = Board::own();
    for (name, city, place) in
        [("B3", "Chicago", (1, 2)), ("R1", "New Orleans", (17, 0)), ("D17", "New York", (3, 16))]
    {
        let hex = hex(&board, name);
        assert_eq!((board.city_name(hex), board.place(hex)), (Some(city), place));
        assert_eq!(board.city_named(city), Some(hex));
    }
    for hex in board.hexes() {
        assert_eq!(board.hex(&board.name(hex)), Some(hex));
    }
}

#[test]
fn what_is_no_hex_has_no_name() {
    let board = Board::own();
    for name in [
        "",
        "B",
        "3",
        "B0",
        "B03",
        "B+3",
        "b3",
        "B3 ",
        "B-3",
        "B4",
        "S1",
        "A1",
        "Ä3",
        "B99999999999999999999",
    ] {
        assert_eq!(board.hex(name), None, "{name}");
    }
    assert_eq!(board.city_named("Springfield"), None);
}

#[test]
fn odd_rows_lie_half_a_hex_to_the_east() {
    let board = Board::own();
    let neighbours = |name| names(&board, board.neighbours(hex(&board, name)));
    assert_eq!(neighbours("D5"), ["C5", "C6", "D4", "D6", "E5", "E6"]);
    assert_eq!(neighbours("E5"), ["D4", "D5", "E4", "E6", "F4", "F5"]);
}

/// AR-50
#[test]
fn hexes_at_the_edge_have_fewer_neighbours() {
    let board = Board::own();
    let neighbours = |name| names(&board, board.neighbours(hex(&board, name)));
    assert_eq!(neighbours("B3"), ["B2", "C3", "C4"], "Chicago at its lake");
    assert_eq!(neighbours("R1"), ["Q1", "Q2"], "New Orleans");
    assert_eq!(neighbours("B19"), ["A19", "B18", "C19"], "Boston");
}

#[test]
fn to_be_neighbours_is_mutual() {
    let board = Board::own();
    for one in board.hexes() {
        assert!(!board.neighbours(one).contains(one));
        assert!(board.neighbours(one).len() <= 6);
        for other in board.neighbours(one).iter() {
            assert!(board.neighbours(other).contains(one));
        }
    }
}

/// AR-78
#[test]
fn five_cities_are_not_developable() {
    let board = Board::own();
    let mut never: Vec<_> = board
        .cities()
        .iter()
        .filter(|&city| !board.developable().contains(city))
        .filter_map(|city| board.city_name(city))
        .collect();
    never.sort_unstable();
    assert_eq!(never, ["Baltimore", "Boston", "Chicago", "New York", "Philadelphia"]);
    assert_eq!(board.developable().len(), 34);
}

/// AR-51
#[test]
fn three_cities_are_special() {
    let board = Board::own();
    let special = board.special().map(|city| board.city_name(city));
    assert_eq!(special, [Some("Chicago"), Some("New York"), Some("Atlanta")]);
}

#[test]
fn cities_have_their_printed_values() {
    let board = Board::own();
    let value = |name| {
        let city = board.city_named(name).expect("it is on the board");
        (board.full(city), board.shared(city))
    };
    assert_eq!(value("Chicago"), (7, 5));
    assert_eq!(value("New York"), (8, 5));
    assert_eq!(value("Buffalo"), (4, 3));
    assert_eq!(value("Cincinnati"), (4, 2));
    assert_eq!(value("Norfolk"), (2, 2));
    assert_eq!(value("Harrisburg"), (1, 1));
    let sum: i32 = board.cities().iter().map(|city| board.full(city)).sum();
    assert_eq!(sum, 128);
    assert_eq!(board.full(hex(&board, "C3")), 0, "a plain earns nothing");
}

#[test]
fn its_short_name_is_in_lower_case_with_hyphens() {
    assert_eq!(Board::own().map().short_name(), "eastern-united-states");
    let map = Map { name: " My  Own Map ".into(), ..Board::own().map().clone() };
    assert_eq!(map.short_name(), "my-own-map");
}
