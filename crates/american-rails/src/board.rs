use std::sync::{Arc, LazyLock};

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

/// The board: a [`Map`] that has been found sound, with everything the rules ask of it worked out.
/// It never changes, and every state of play on it shares it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    map: Map,
    tiles: Vec<Tile>,
    cities: HexSet,
    developable: HexSet,
    special: [Hex; 3],
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Tile {
    neighbours: HexSet,
    terrain: Terrain,
    city: Option<usize>,
    full: i32,
    shared: i32,
    row: usize,
    column: usize,
}

impl Board {
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
        let mut tiles = tiles(&map)?;
        let special = special_cities(&map, &tiles)?;
        find_neighbours(&mut tiles);
        all_in_one_piece(&tiles)?;
        let all = || (0..tiles.len()).map(|index| Hex(index as u8));
        let cities: HexSet = all().filter(|hex| tiles[hex.index()].city.is_some()).collect();
        let developable = cities
            .iter()
            .filter(|hex| tiles[hex.index()].city.is_some_and(|city| map.cities[city].developable));
        Ok(Board { developable: developable.collect(), cities, special, tiles, map })
    }

    /// The map it was made from.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// Every hex, row by row.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        (0..self.tiles.len()).map(|index| Hex(index as u8))
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
        let index = self.tiles.iter().position(|tile| tile.row == row && tile.column + 1 == column)?;
        Some(Hex(index as u8))
    }

    /// The city of this name.
    pub fn city_named(&self, name: &str) -> Option<Hex> {
        self.cities.iter().find(|&hex| self.city_name(hex) == Some(name))
    }

    /// What a hex is called: `B3`.
    pub fn name(&self, hex: Hex) -> String {
        let tile = self.tile(hex);
        format!("{}{}", char::from(b'A' + tile.row as u8), tile.column + 1)
    }

    /// Row and column of a hex, from 0.
    pub fn place(&self, hex: Hex) -> (usize, usize) {
        (self.tile(hex).row, self.tile(hex).column)
    }

    /// What kind of land it is.
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.tile(hex).terrain
    }

    /// The name of the city there, if one is.
    pub fn city_name(&self, hex: Hex) -> Option<&str> {
        self.tile(hex).city.map(|city| self.map.cities[city].name.as_str())
    }

    /// The printed income of a company that has the city alone.
    pub fn full(&self, city: Hex) -> i32 {
        self.tile(city).full
    }

    /// The printed income of each company that shares the city.
    pub fn shared(&self, city: Hex) -> i32 {
        self.tile(city).shared
    }

    /// The hexes that share a side with this one.
    pub fn neighbours(&self, hex: Hex) -> HexSet {
        self.tile(hex).neighbours
    }

    /// All cities.
    pub fn cities(&self) -> HexSet {
        self.cities
    }

    /// The cities that take a development marker.
    pub fn developable(&self) -> HexSet {
        self.developable
    }

    /// The three ends of the special connections.
    pub fn special(&self) -> [Hex; 3] {
        self.special
    }

    fn tile(&self, hex: Hex) -> &Tile {
        &self.tiles[hex.index()]
    }
}

fn tiles(map: &Map) -> Result<Vec<Tile>, MapFault> {
    let cities = map.cities_by_place()?;
    let mut tiles = Vec::new();
    for (row, letters) in map.rows.iter().enumerate() {
        for (column, tile) in letters.chars().enumerate() {
            let terrain = match tile {
                '.' => continue,
                'P' => Terrain::Plains,
                'F' => Terrain::Forest,
                'M' => Terrain::Mountain,
                'C' => Terrain::City,
                _ => return Err(MapFault::UnknownTile { row, column, tile }),
            };
            let city = cities.get(&[row, column]);
            if terrain == Terrain::City && city.is_none() {
                return Err(MapFault::UnlistedCity { row, column });
            }
            if tiles.len() == Hex::MOST {
                return Err(MapFault::TooManyHexes { row, column });
            }
            tiles.push(Tile {
                neighbours: HexSet::EMPTY,
                terrain,
                city: map.cities.iter().position(|city| city.at == [row, column]),
                full: city.map_or(0, |city| city.full),
                shared: city.map_or(0, |city| city.shared),
                row,
                column,
            });
        }
    }
    Ok(tiles)
}

fn special_cities(map: &Map, tiles: &[Tile]) -> Result<[Hex; 3], MapFault> {
    let ends: Vec<Hex> = tiles
        .iter()
        .enumerate()
        .filter(|(_, tile)| tile.city.is_some_and(|city| map.cities[city].special))
        .map(|(index, _)| Hex(index as u8))
        .collect();
    ends.try_into().map_err(|_| {
        let special = map.cities.iter().filter(|city| city.special);
        MapFault::SpecialCities(special.map(|city| city.name.clone()).collect())
    })
}

fn find_neighbours(tiles: &mut [Tile]) {
    for one in 0..tiles.len() {
        for other in 0..one {
            if adjacent(&tiles[one], &tiles[other]) {
                tiles[one].neighbours.insert(Hex(other as u8));
                tiles[other].neighbours.insert(Hex(one as u8));
            }
        }
    }
}

/// Whether two hexes share a side, in rows of which the odd ones are shifted half a hex to the east.
fn adjacent(one: &Tile, other: &Tile) -> bool {
    match one.row.abs_diff(other.row) {
        0 => one.column.abs_diff(other.column) == 1,
        1 => {
            let (even, odd) = if one.row.is_multiple_of(2) { (one, other) } else { (other, one) };
            even.column == odd.column || even.column == odd.column + 1
        }
        _ => false,
    }
}

fn all_in_one_piece(tiles: &[Tile]) -> Result<(), MapFault> {
    let mut reached: HexSet = [Hex(0)].into_iter().collect();
    let mut edge = vec![Hex(0)];
    while let Some(hex) = edge.pop() {
        for next in
            tiles[hex.index()].neighbours.iter().filter(|&next| !reached.contains(next)).collect::<Vec<_>>()
        {
            reached.insert(next);
            edge.push(next);
        }
    }
    match (0..tiles.len()).find(|&index| !reached.contains(Hex(index as u8))) {
        Some(apart) => Err(MapFault::Apart { row: tiles[apart].row, column: tiles[apart].column }),
        None => Ok(()),
    }
}
