use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::{City, Company, StartCity};
use thiserror::Error;

/// A deck as a file has it: plain data, which may be wrong. Our own cards, other people's cards and
/// the cards inside records all come in as this, and [`Deck::new`](crate::Deck::new) validates them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// What the deck is called.
    pub name: String,
    /// The names of the companies.
    pub companies: Vec<String>,
    /// The cities where networks begin.
    pub start_cities: Vec<StartCard>,
    /// The cities that are bought.
    pub cities: Vec<CityCard>,
}

/// A start city of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartCard {
    /// What it is called.
    pub name: String,
    /// What it earns its company each turn.
    pub income: i32,
}

/// A city of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityCard {
    /// What it is called.
    pub name: String,
    /// What a company pays for it.
    pub cost: i32,
    /// What it earns its company each turn.
    pub income: i32,
    /// Its coast-to-coast symbols.
    pub symbols: i32,
}

impl Cards {
    /// No card costs or earns more: sums of money stay far from what a number can hold.
    pub const MOST_AMOUNT: i32 = 10_000;
    /// No card shows more coast-to-coast symbols.
    pub const MOST_SYMBOLS: i32 = 3;

    /// Reads a deck file.
    pub fn from_toml(file: &str) -> Result<Cards, DeckFault> {
        game::read_toml(file).map_err(DeckFault::NotADeck)
    }

    /// Its short name: in lower case, with hyphens.
    pub fn short_name(&self) -> String {
        game::short_name(&self.name)
    }

    /// The first thing that is wrong with it, if anything is.
    pub(crate) fn check(&self) -> Result<(), DeckFault> {
        if self.name.trim().is_empty() {
            return Err(DeckFault::Nameless);
        }
        for (list, expected, found) in [
            ("companies", Company::COUNT, self.companies.len()),
            ("start_cities", StartCity::COUNT, self.start_cities.len()),
            ("cities", City::COUNT, self.cities.len()),
        ] {
            if found != expected {
                return Err(DeckFault::Count { list, expected, found });
            }
        }
        let start_names = self.start_cities.iter().map(|card| card.name.as_str());
        let city_names = self.cities.iter().map(|card| card.name.as_str());
        names_differ(self.companies.iter().map(|name| ("companies", name.as_str())))?;
        names_differ(
            start_names.map(|name| ("start_cities", name)).chain(city_names.map(|name| ("cities", name))),
        )?;
        for card in &self.start_cities {
            check_amount(&card.name, "income", card.income)?;
        }
        for card in &self.cities {
            check_amount(&card.name, "cost", card.cost)?;
            check_amount(&card.name, "income", card.income)?;
            if !(0..=Cards::MOST_SYMBOLS).contains(&card.symbols) {
                return Err(DeckFault::Symbols { card: card.name.clone(), symbols: card.symbols });
            }
        }
        Ok(())
    }
}

/// Everything has a name of its own. A list's numbers count from 1.
fn names_differ<'n>(names: impl Iterator<Item = (&'static str, &'n str)>) -> Result<(), DeckFault> {
    let mut seen = HashMap::new();
    let mut number = 0;
    let mut current = "";
    for (list, name) in names {
        number = if list == current { number + 1 } else { 1 };
        current = list;
        if name.trim().is_empty() {
            return Err(DeckFault::NamelessCard { list, number });
        }
        if let Some(other) = seen.insert(name, (list, number)) {
            return Err(DeckFault::SameName { name: name.to_owned(), list, number, other });
        }
    }
    Ok(())
}

fn check_amount(card: &str, field: &'static str, amount: i32) -> Result<(), DeckFault> {
    let card = card.to_owned();
    if !(0..=Cards::MOST_AMOUNT).contains(&amount) {
        Err(DeckFault::AmountOutOfRange { card, field, amount, most: Cards::MOST_AMOUNT })
    } else if amount % 100 != 0 {
        Err(DeckFault::NoMultipleOf100 { card, field, amount })
    } else {
        Ok(())
    }
}

/// What is wrong with a deck: on which card, in which field of the file. Numbers of cards count
/// from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // the fields are the places and numbers that the variants speak of
#[error("{self:?}")] // for developers; hosts read the sentences of the phrases
pub enum DeckFault {
    /// The file is not a deck at all: what the reader said of it.
    NotADeck(String),
    /// There is no deck of this short name in the program.
    UnknownDeck(String),
    /// The deck has no name.
    Nameless,
    /// A list is too short or too long.
    Count { list: &'static str, expected: usize, found: usize },
    /// A company or card without a name.
    NamelessCard { list: &'static str, number: usize },
    /// Two companies, or two cards, of one name.
    SameName { name: String, list: &'static str, number: usize, other: (&'static str, usize) },
    /// Every amount is a multiple of $100.
    NoMultipleOf100 { card: String, field: &'static str, amount: i32 },
    /// An amount is not between nothing and the most.
    AmountOutOfRange { card: String, field: &'static str, amount: i32, most: i32 },
    /// A card shows none to three symbols.
    Symbols { card: String, symbols: i32 },
}
