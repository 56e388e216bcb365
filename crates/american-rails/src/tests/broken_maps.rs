//! Every way in which somebody's own map can be wrong is told with its place.

use super::table::six_cities;
use crate::{Board, Map, MapFault};

/// The fault of the six cities after a change.
fn fault(change: impl FnOnce(&mut Map)) -> MapFault {
    let mut map = six_cities();
    change(&mut map);
    Board::new(map).expect_err("the map is wrong")
}

#[test]
fn the_map_of_six_cities_is_sound() {
    let board = Board::new(six_cities()).expect("six cities are enough");
    assert_eq!((board.hexes().count(), board.cities().len()), (10, 6));
}

#[test]
fn a_file_that_is_no_map() {
    let told = |file: &str| match Map::from_toml(file) {
        Err(MapFault::NotAMap(why)) => why,
        other => panic!("{other:?}"),
    };
    assert!(told("name = ").contains("line 1"));
    assert!(told("name = \"X\"\nlayout = \"odd-r\"\nrows = []").contains("cities"));
    let extra = "name = \"X\"\nlayout = \"odd-r\"\nrows = []\ncities = []\nsea = true";
    assert!(told(extra).contains("sea"));
}

#[test]
fn a_map_without_a_name() {
    assert_eq!(fault(|map| map.name = "  ".into()), MapFault::Nameless);
}

#[test]
fn another_layout() {
    assert_eq!(fault(|map| map.layout = "even-q".into()), MapFault::UnknownLayout("even-q".into()));
}

#[test]
fn more_rows_than_letters() {
    let rows = |count: usize| move |map: &mut Map| map.rows.extend(vec!["P....".to_owned(); count - 2]);
    assert_eq!(fault(rows(27)), MapFault::TooManyRows(27));
    let mut map = six_cities();
    rows(26)(&mut map);
    let board = Board::new(map).expect("26 rows are not too many");
    assert!(board.hex("Z1").is_some());
}

#[test]
fn more_hexes_than_a_board_holds() {
    let wide = |width: usize| move |map: &mut Map| map.rows[1] = format!("CPCPC{}", "P".repeat(width - 5));
    assert_eq!(fault(wide(252)), MapFault::TooManyHexes { row: 1, column: 251 });
    let mut map = six_cities();
    wide(251)(&mut map);
    assert_eq!(Board::new(map).expect("256 hexes are not too many").hexes().count(), 256);
}

#[test]
fn a_letter_that_is_no_terrain() {
    let fault = fault(|map| map.rows[1] = "CPCXC".into());
    assert_eq!(fault, MapFault::UnknownTile { row: 1, column: 3, tile: 'X' });
}

#[test]
fn fewer_cities_than_companies() {
    let fault = fault(|map| {
        map.cities.pop();
    });
    assert_eq!(fault, MapFault::TooFewCities(5));
}

#[test]
fn a_city_without_a_name() {
    let fault = fault(|map| map.cities[4].name = String::new());
    assert_eq!(fault, MapFault::NamelessCity { row: 1, column: 2 });
}

#[test]
fn a_city_on_another_terrain_or_off_the_map() {
    let on_plains = fault(|map| map.cities[4].at = [1, 3]);
    assert_eq!(on_plains, MapFault::CityOffCity { city: "Fir".into(), row: 1, column: 3, tile: 'P' });
    let off = fault(|map| map.cities[4].at = [7, 9]);
    assert_eq!(off, MapFault::CityOffCity { city: "Fir".into(), row: 7, column: 9, tile: '.' });
}

#[test]
fn a_city_that_is_not_listed() {
    let fault = fault(|map| map.rows[0] = "CPCCC".into());
    assert_eq!(fault, MapFault::UnlistedCity { row: 0, column: 3 });
}

#[test]
fn two_cities_at_one_place() {
    let fault = fault(|map| map.cities[5].at = [1, 2]);
    let expected = MapFault::TwoCities { city: "Oak".into(), other: "Fir".into(), row: 1, column: 2 };
    assert_eq!(fault, expected);
}

#[test]
fn two_cities_of_one_name() {
    let fault = fault(|map| map.cities[5].name = "Ash".into());
    assert_eq!(fault, MapFault::SameName { city: "Ash".into(), row: 1, column: 4 });
}

#[test]
fn values_out_of_order() {
    for (full, shared) in [(2, 3), (0, 0), (3, 0), (3, -1), (1000, 1)] {
        let fault = fault(|map| (map.cities[1].full, map.cities[1].shared) = (full, shared));
        assert_eq!(fault, MapFault::CityValue { city: "Birch".into(), full, shared });
    }
}

#[test]
fn too_few_or_too_many_special_cities() {
    let two = fault(|map| map.cities[0].special = false);
    assert_eq!(two, MapFault::SpecialCities(vec!["Birch".into(), "Cedar".into()]));
    let four = fault(|map| map.cities[3].special = true);
    let named = ["Ash", "Birch", "Cedar", "Elm"].map(String::from).to_vec();
    assert_eq!(four, MapFault::SpecialCities(named));
}

#[test]
fn land_in_two_pieces() {
    let fault = fault(|map| map.rows.extend([".....".into(), "..P..".into()]));
    assert_eq!(fault, MapFault::Apart { row: 3, column: 2 });
}
