//! What is drawn around a map never stands in its way.

use game::Recorded;
use serde_json::{Value, json};

use super::table::six_cities;
use crate::{Board, Map, Options, Position, Setup};

fn written(map: &Value) -> Setup {
    let setup = json!({ "banker": 0, "removed": null, "map": map });
    Position::read_setup(1, 4, &json!(Options::default()), &setup).expect("a setup")
}

#[test]
fn our_map_has_scenery_and_is_the_same_board_without_it() {
    let own = Board::own();
    assert!(own.map().scenery.is_some());
    let mut bare = own.map().clone();
    bare.scenery = None;
    // A record from before there was scenery, with the whole map in it.
    let setup = written(&json!(bare));
    assert_eq!(setup.board, own);
    assert_eq!(Position::write_setup(&setup)["map"], json!(own.map().short_name()));
}

#[test]
fn a_map_of_ones_own_is_written_and_read_with_its_scenery_or_without() {
    let mut map = six_cities();
    assert!(json!(map).get("scenery").is_none(), "old programs read what has none");
    map.scenery = Board::own().map().scenery.clone();
    let setup = written(&json!(map));
    assert_eq!(setup.board.map(), &map);
    assert_eq!(Position::write_setup(&setup)["map"], json!(map));
}

#[test]
fn what_later_programs_draw_besides_is_passed_over() {
    let mut file = json!(six_cities());
    file["scenery"] = json!({ "compass": [10, 20], "whales": [[1, 2]] });
    let map: Map = serde_json::from_value(file).expect("a map");
    assert_eq!(map.scenery.and_then(|scenery| scenery.compass), Some([10, 20]));
}
