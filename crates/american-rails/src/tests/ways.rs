//! The cheapest ways to build, and what they bring.

use game::Money;

use super::table::Table;
use crate::Company::{American, National};
use crate::{Hex, Reach, Routes};

#[test]
fn a_way_begins_beside_the_track_and_costs_what_its_cubes_cost() {
    let table = Table::of(4).in_1851().company(American, 0, "B3", 10).company(National, 1, "K6", 10);
    let (state, atlanta) = (&table.position, table.hex("M7"));
    let routes = Routes::anywhere(state, American);
    let way = routes.way(atlanta);
    let mut from: Hex = table.hex("B3");
    for &hex in way.iter() {
        assert!(state.board().neighbours(from).contains(hex), "every cube lies beside the one before");
        from = hex;
    }
    assert_eq!(from, atlanta);
    assert_eq!((way.len(), Money(routes.cost(atlanta))), (routes.cubes(atlanta), state.cost_of(&way)));
    // The long line of `routes.rs` is one way, for $25 and $2 more where National is; what the treasury holds is no matter.
    assert!((11..=27).contains(&routes.cost(atlanta)));
}

#[test]
fn no_way_costs_more_than_the_budget_or_takes_more_cubes_than_allowed() {
    let table = Table::of(4).in_1851().company(American, 0, "B3", 7);
    let state = &table.position;
    let reach = Reach { budget: state.treasury(American), cubes: 3, saving: 1 };
    let routes = Routes::of(state, &state.prices(), American, state.reach(American).iter(), reach);
    assert!(routes.reached().len() > 6);
    for hex in routes.reached().iter() {
        assert!(routes.cost(hex) <= 7 && routes.cubes(hex) <= 3, "{}", state.board().name(hex));
    }
    assert_eq!(routes.cities().iter().filter(|&city| !routes.reached().contains(city)).count(), 0);
}

#[test]
fn there_is_no_way_over_forest_that_another_company_has() {
    let table = Table::of(4).in_1851().company(American, 0, "B3", 10);
    let mut prices = table.position.prices();
    let reach = Reach { budget: Money(99), cubes: 30, saving: 1 };
    let first = || table.position.reach(American).iter();
    for hex in first() {
        prices[hex.index()] = 0;
    }
    let routes = Routes::of(&table.position, &prices, American, first(), reach);
    assert!(routes.reached().is_empty());
}

#[test]
fn what_a_way_brings_is_its_cities_and_the_special_connection() {
    let table = Table::of(4).in_1851().company(American, 0, "B3", 25).company(National, 1, "K6", 10);
    let way = ["C3", "D2", "E3", "F3", "G4", "H4", "I5", "J5", "K6", "L6", "M7"].map(|name| table.hex(name));
    // Chicago alone, Chattanooga shared, Atlanta alone, and $10 for Chicago and Atlanta.
    assert_eq!(table.position.income_with(American, &way), Money(7 + 2 + 5 + 10));
    assert_eq!(table.position.income(American), Money(7), "nothing was built");
}
