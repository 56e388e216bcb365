use std::collections::{HashMap, HashSet};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

use crate::Scenery;

/// A board as a file has it: plain data, which may be wrong. Our own maps, other people's maps and
/// the maps inside records all come in as this, and [`Board::new`](crate::Board::new) validates them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Map {
    /// What the board is called.
    pub name: String,
    /// How the rows lie: `odd-r` (pointy-top hexes, odd rows half a hex to the east).
    pub layout: String,
    /// One text for each row from the north: `P`, `F`, `M`, `C`, and `.` where there is no hex.
    pub rows: Vec<String>,
    /// What the `C`s are.
    pub cities: Vec<MapCity>,
    /// What is drawn around it; the rules do not look at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenery: Option<Scenery>,
}

/// A city of a [`Map`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapCity {
    /// Row and column.
    #[serde(deserialize_with = "two_numbers")]
    pub at: [usize; 2],
    /// What it is called.
    pub name: String,
    /// The income of a company that has it alone.
    pub full: i32,
    /// The income of each company that shares it.
    pub shared: i32,
    /// Whether it takes a development marker.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub developable: bool,
    /// Whether it is an end of the special connections.
    #[serde(default, skip_serializing_if = "is_no")]
    pub special: bool,
}

/// Exactly two: the readers of some formats pass over a third.
fn two_numbers<'de, D: Deserializer<'de>>(place: D) -> Result<[usize; 2], D::Error> {
    let numbers = Vec::<usize>::deserialize(place)?;
    let count = numbers.len();
    numbers.try_into().map_err(|_| D::Error::invalid_length(count, &"a row and a column"))
}

fn yes() -> bool {
    true
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks for a reference
fn is_yes(flag: &bool) -> bool {
    *flag
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_no(flag: &bool) -> bool {
    !flag
}

impl Map {
    /// Rows are named by letters.
    pub const MOST_ROWS: usize = 26;
    /// Six companies need a start each.
    pub const LEAST_CITIES: usize = 6;
    /// No city is worth more: sums of money stay far from what a number can hold.
    pub const MOST_INCOME: i32 = 999;

    /// Reads a map file.
    pub fn from_toml(file: &str) -> Result<Map, MapFault> {
        game::read_toml(file).map_err(MapFault::NotAMap)
    }

    /// Its short name: in lower case, with hyphens.
    pub fn short_name(&self) -> String {
        game::short_name(&self.name)
    }

    /// Whether it is the other map, as it is or without the other's scenery.
    pub(crate) fn is_same_board(&self, other: &Map) -> bool {
        let plays_alike = self.name == other.name
            && self.layout == other.layout
            && self.rows == other.rows
            && self.cities == other.cities;
        plays_alike && (self.scenery.is_none() || self.scenery == other.scenery)
    }

    /// The letter at a place; `.` beyond the edges.
    pub(crate) fn tile(&self, row: usize, column: usize) -> char {
        self.rows.get(row).and_then(|row| row.chars().nth(column)).unwrap_or('.')
    }

    /// The number of the city at each place that has one; every city is sound and on a `C`.
    pub(crate) fn cities_by_place(&self) -> Result<HashMap<[usize; 2], usize>, MapFault> {
        let mut by_place = HashMap::new();
        let mut names = HashSet::new();
        for (number, city) in self.cities.iter().enumerate() {
            let [row, column] = city.at;
            let name = || city.name.clone();
            let tile = self.tile(row, column);
            if city.name.trim().is_empty() {
                return Err(MapFault::NamelessCity { row, column });
            }
            if tile != 'C' {
                return Err(MapFault::CityOffCity { city: name(), row, column, tile });
            }
            if city.shared < 1 || city.full < city.shared || city.full > Map::MOST_INCOME {
                return Err(MapFault::CityValue { city: name(), full: city.full, shared: city.shared });
            }
            if let Some(other) = by_place.insert(city.at, number) {
                let other = self.cities[other].name.clone();
                return Err(MapFault::TwoCities { city: name(), other, row, column });
            }
            if !names.insert(&city.name) {
                return Err(MapFault::SameName { city: name(), row, column });
            }
        }
        Ok(by_place)
    }
}

/// What is wrong with a map. Rows and columns count from 0, as in the file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // the fields are the places and numbers that the variants speak of
#[error("{self:?}")] // for developers; hosts read the sentences of the phrases
pub enum MapFault {
    /// The file is not a map at all: what the reader said of it.
    NotAMap(String),
    /// There is no map of this short name in the program.
    UnknownMap(String),
    /// The map has no name.
    Nameless,
    /// Only `odd-r` is known.
    UnknownLayout(String),
    /// Rows are named A to Z.
    TooManyRows(usize),
    /// A board holds [`Hex::MOST`](crate::Hex::MOST) hexes.
    TooManyHexes { row: usize, column: usize },
    /// A letter that is no terrain.
    UnknownTile { row: usize, column: usize, tile: char },
    /// Six companies need six cities.
    TooFewCities(usize),
    /// A city without a name.
    NamelessCity { row: usize, column: usize },
    /// A listed city lies on something else.
    CityOffCity { city: String, row: usize, column: usize, tile: char },
    /// A `C` that is not listed.
    UnlistedCity { row: usize, column: usize },
    /// Two cities at one place.
    TwoCities { city: String, other: String, row: usize, column: usize },
    /// Two cities of one name.
    SameName { city: String, row: usize, column: usize },
    /// Full value, shared value and 1 must come in this order, within reason.
    CityValue { city: String, full: i32, shared: i32 },
    /// There must be three ends of the special connections.
    SpecialCities(Vec<String>),
    /// The land is not in one piece: this hex cannot be reached from the first.
    Apart { row: usize, column: usize },
}
