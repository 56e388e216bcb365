use std::sync::{Arc, LazyLock};

use game::{List, Money};

use crate::hex::ByHex;
use crate::map::{Map, MapFault};
use crate::{Hex, HexSet};

/// What a hex is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// Room for every company.
    Plains,
    /// Room for one cube.
    Forest,
    /// Room for one cube.
    Mountain,
    /// Room for every company, and income.
    City,
}

impl Terrain {
    /// What the first cube costs.
    pub(crate) const fn price(self) -> Money {
        match self {
            Terrain::Plains | Terrain::City => Money(2),
            Terrain::Forest => Money(3),
            Terrain::Mountain => Money(5),
        }
    }

    /// Whether there is room for one cube only.
    pub(crate) const fn is_narrow(self) -> bool {
        matches!(self, Terrain::Forest | Terrain::Mountain)
    }

    /// The terrain of a letter of a map.
    fn of_tile(tile: char) -> Option<Terrain> {
        match tile {
            'P' => Some(Terrain::Plains),
            'F' => Some(Terrain::Forest),
            'M' => Some(Terrain::Mountain),
            'C' => Some(Terrain::City),
            _ => None,
        }
    }
}

/// The board: a [`Map`] that has been found sound, with everything the rules ask of it worked out.
/// It never changes, and every state of play on it shares it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    map: Map,
    places: Vec<HexPlace>,
    terrain: ByHex<Terrain>,
    neighbours: ByHex<HexSet>,
    beside: Vec<List<Hex, 6>>,
    steps: Vec<[u8; Hex::MOST]>,
    /// The cities in their order, the steps from every hex to them in groups of a few, and those near each hex.
    city_list: Vec<Hex>,
    city_steps: Vec<[CitySteps; Hex::MOST]>,
    near_cities: Vec<Vec<(Hex, u8)>>,
    full: ByHex<i32>,
    shared: ByHex<i32>,
    cities: HexSet,
    developable: HexSet,
    special: [Hex; 3],
    /// The hexes in which the first cube costs at most this many dollars; none costs more than the last.
    priced: [HexSet; Board::DEAREST + 1],
}

/// The steps from a hex to a few of the cities: as many as a machine compares at once.
type CitySteps = [u8; 16];

/// Where a hex lies, and which of the map's cities is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct HexPlace {
    row: usize,
    column: usize,
    city: Option<usize>,
}

impl Board {
    /// No city is near that takes more steps.
    pub const NEAR: u8 = 5;

    /// No first cube in a hex costs more dollars.
    const DEAREST: usize = Terrain::Mountain.price().0 as usize;

    /// The board that comes with the program: the United States east of the Mississippi.
    pub fn own() -> Arc<Board> {
        static OWN: LazyLock<Arc<Board>> = LazyLock::new(|| {
            let map = Map::from_toml(include_str!("../maps/eastern-united-states.toml"));
            Arc::new(map.and_then(Board::new).expect("our own map is sound"))
        });
        Arc::clone(&OWN)
    }

    /// Validates a map and works out the board.
    pub fn new(map: Map) -> Result<Board, MapFault> {
        if map.name.trim().is_empty() {
            return Err(MapFault::Nameless);
        }
        if map.layout != "odd-r" {
            return Err(MapFault::UnknownLayout(map.layout));
        }
        if map.rows.len() > Map::MOST_ROWS {
            return Err(MapFault::TooManyRows(map.rows.len()));
        }
        if map.cities.len() < Map::LEAST_CITIES {
            return Err(MapFault::TooFewCities(map.cities.len()));
        }
        let listed = map.cities_by_place()?;
        let mut places = Vec::new();
        let mut terrain = ByHex::filled(Terrain::Plains);
        for (row, letters) in map.rows.iter().enumerate() {
            for (column, tile) in letters.chars().enumerate().filter(|&(_, tile)| tile != '.') {
                let kind = Terrain::of_tile(tile).ok_or(MapFault::UnknownTile { row, column, tile })?;
                let city = listed.get(&[row, column]).copied();
                if kind == Terrain::City && city.is_none() {
                    return Err(MapFault::UnlistedCity { row, column });
                }
                if places.len() == Hex::MOST {
                    return Err(MapFault::TooManyHexes { row, column });
                }
                terrain[Hex(places.len() as u8)] = kind;
                places.push(HexPlace { row, column, city });
            }
        }
        let neighbours = neighbours(&places);
        all_in_one_piece(&places, &neighbours)?;
        let mut board = Board {
            special: special_cities(&map, &places)?,
            beside: (0..places.len()).map(|hex| neighbours[Hex(hex as u8)].iter().collect()).collect(),
            steps: (0..places.len()).map(|hex| steps_from(Hex(hex as u8), &neighbours)).collect(),
            places,
            terrain,
            neighbours,
            full: ByHex::filled(0),
            shared: ByHex::filled(0),
            cities: HexSet::EMPTY,
            developable: HexSet::EMPTY,
            city_list: Vec::new(),
            city_steps: Vec::new(),
            near_cities: Vec::new(),
            priced: [HexSet::EMPTY; Board::DEAREST + 1],
            map,
        };
        board.mark_cities();
        for hex in board.hexes() {
            for within in &mut board.priced[board.terrain[hex].price().0 as usize..] {
                within.insert(hex);
            }
        }
        Ok(board)
    }

    fn mark_cities(&mut self) {
        for hex in self.hexes() {
            let Some(city) = self.place_of(hex).city.map(|city| &self.map.cities[city]) else { continue };
            self.full[hex] = city.full;
            self.shared[hex] = city.shared;
            self.cities.insert(hex);
            if city.developable {
                self.developable.insert(hex);
            }
        }
        self.city_list = self.cities.iter().collect();
        for group in self.city_list.chunks(size_of::<CitySteps>()) {
            let mut steps = [[u8::MAX; size_of::<CitySteps>()]; Hex::MOST];
            for hex in self.hexes() {
                for (step, city) in steps[hex.index()].iter_mut().zip(group) {
                    *step = self.steps(hex)[city.index()];
                }
            }
            self.city_steps.push(steps);
        }
        let near = |hex: Hex| {
            let steps = self.city_list.iter().map(|&city| (city, self.steps(hex)[city.index()]));
            steps.filter(|&(city, step)| city != hex && step <= Board::NEAR).collect()
        };
        self.near_cities = self.hexes().map(near).collect();
    }

    /// The map it was made from.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// Every hex, row by row.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        (0..self.places.len()).map(|index| Hex(index as u8))
    }

    /// The hex of this name: a letter for the row and a number, from 1, for the column.
    pub fn hex(&self, name: &str) -> Option<Hex> {
        let mut letters = name.chars();
        let row = letters.next().filter(char::is_ascii_uppercase)? as usize - 'A' as usize;
        let digits = letters.as_str();
        if digits.starts_with(['0', '+']) {
            return None;
        }
        let column: usize = digits.parse().ok()?;
        let index = self.places.iter().position(|place| place.row == row && place.column + 1 == column)?;
        Some(Hex(index as u8))
    }

    /// The city of this name.
    pub fn city_named(&self, name: &str) -> Option<Hex> {
        self.cities.iter().find(|&hex| self.city_name(hex) == Some(name))
    }

    /// What a hex is called: `B3`.
    pub fn name(&self, hex: Hex) -> String {
        let HexPlace { row, column, .. } = self.place_of(hex);
        format!("{}{}", char::from(b'A' + row as u8), column + 1)
    }

    /// Row and column of a hex, from 0.
    pub fn place(&self, hex: Hex) -> (usize, usize) {
        (self.place_of(hex).row, self.place_of(hex).column)
    }

    /// What kind of land it is.
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.terrain[hex]
    }

    /// The name of the city there, if one is.
    pub fn city_name(&self, hex: Hex) -> Option<&str> {
        self.place_of(hex).city.map(|city| self.map.cities[city].name.as_str())
    }

    /// The printed income of a company that has the city alone.
    pub fn full(&self, city: Hex) -> i32 {
        self.full[city]
    }

    /// The printed income of each company that shares the city.
    pub fn shared(&self, city: Hex) -> i32 {
        self.shared[city]
    }

    /// The hexes that share a side with this one.
    pub fn neighbours(&self, hex: Hex) -> HexSet {
        self.neighbours[hex]
    }

    /// The same, as a list: quicker to go through.
    pub fn beside(&self, hex: Hex) -> &[Hex] {
        &self.beside[hex.index()]
    }

    /// How many steps from this hex to each other, whatever lies between; indexed by hex.
    pub fn steps(&self, from: Hex) -> &[u8; Hex::MOST] {
        &self.steps[from.index()]
    }

    /// The cities near a hex, without one in it, and how many steps it takes to each.
    pub fn near_cities(&self, hex: Hex) -> &[(Hex, u8)] {
        &self.near_cities[hex.index()]
    }

    /// Every city with the number of steps to it from the nearest of some hexes, if it is at most `farthest`.
    pub fn each_city_within(&self, farthest: u8, of: &[Hex], mut each: impl FnMut(Hex, u8)) {
        for (cities, steps) in self.city_list.chunks(size_of::<CitySteps>()).zip(&self.city_steps) {
            let mut least = [u8::MAX; size_of::<CitySteps>()];
            for hex in of {
                for (least, &step) in least.iter_mut().zip(&steps[hex.index()]) {
                    *least = step.min(*least);
                }
            }
            for (&city, step) in cities.iter().zip(least) {
                if step <= farthest {
                    each(city, step);
                }
            }
        }
    }

    /// All cities.
    pub fn cities(&self) -> HexSet {
        self.cities
    }

    /// The cities that take a development marker.
    pub fn developable(&self) -> HexSet {
        self.developable
    }

    /// The hexes in which a first cube costs at most this much.
    pub(crate) fn priced_within(&self, money: Money) -> HexSet {
        self.priced[money.0.clamp(0, Board::DEAREST as i32) as usize]
    }

    /// The three ends of the special connections.
    pub fn special(&self) -> [Hex; 3] {
        self.special
    }

    fn place_of(&self, hex: Hex) -> HexPlace {
        self.places[hex.index()]
    }
}

fn special_cities(map: &Map, places: &[HexPlace]) -> Result<[Hex; 3], MapFault> {
    let is_special = |place: &HexPlace| place.city.is_some_and(|city| map.cities[city].special);
    let ends: Vec<Hex> =
        (0..places.len()).filter(|&index| is_special(&places[index])).map(|index| Hex(index as u8)).collect();
    ends.try_into().map_err(|_| {
        let special = map.cities.iter().filter(|city| city.special);
        MapFault::SpecialCities(special.map(|city| city.name.clone()).collect())
    })
}

fn neighbours(places: &[HexPlace]) -> ByHex<HexSet> {
    let mut neighbours = ByHex::filled(HexSet::EMPTY);
    for (one, place) in places.iter().enumerate() {
        for (other, beside) in places[..one].iter().enumerate() {
            if adjacent(place, beside) {
                neighbours[Hex(one as u8)].insert(Hex(other as u8));
                neighbours[Hex(other as u8)].insert(Hex(one as u8));
            }
        }
    }
    neighbours
}

/// Whether two hexes share a side, in rows of which the odd ones are shifted half a hex to the east.
fn adjacent(one: &HexPlace, other: &HexPlace) -> bool {
    match one.row.abs_diff(other.row) {
        0 => one.column.abs_diff(other.column) == 1,
        1 => {
            let (even, odd) = if one.row.is_multiple_of(2) { (one, other) } else { (other, one) };
            even.column == odd.column || even.column == odd.column + 1
        }
        _ => false,
    }
}

fn steps_from(from: Hex, neighbours: &ByHex<HexSet>) -> [u8; Hex::MOST] {
    let mut steps = [u8::MAX; Hex::MOST];
    steps[from.index()] = 0;
    let mut edge = vec![from];
    for step in 1..u8::MAX {
        let next: HexSet = edge.iter().flat_map(|&hex| neighbours[hex].iter()).collect();
        edge = next.iter().filter(|hex| steps[hex.index()] == u8::MAX).collect();
        if edge.is_empty() {
            break;
        }
        for hex in &edge {
            steps[hex.index()] = step;
        }
    }
    steps
}

fn all_in_one_piece(places: &[HexPlace], neighbours: &ByHex<HexSet>) -> Result<(), MapFault> {
    let mut reached: HexSet = [Hex(0)].into_iter().collect();
    let mut edge = vec![Hex(0)];
    while let Some(hex) = edge.pop() {
        for next in neighbours[hex].iter() {
            if !reached.contains(next) {
                reached.insert(next);
                edge.push(next);
            }
        }
    }
    match (0..places.len()).find(|&index| !reached.contains(Hex(index as u8))) {
        Some(apart) => Err(MapFault::Apart { row: places[apart].row, column: places[apart].column }),
        None => Ok(()),
    }
}
