use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use crate::Dice;

/// What a table of a game can be like. It is said once, by the rules, and used by whoever sets up
/// tables: the form, the command line, the description of the API, the contract test.
#[derive(Clone, Debug)]
pub struct Description {
    /// What the game is called on its box.
    pub title: &'static str,
    /// How many can play.
    pub players: RangeInclusive<usize>,
    /// What a host can choose, in the order in which they are asked.
    pub choices: &'static [Choice],
    /// What the thing it is played on is called in records and on the command line, and what a file
    /// can replace: `map`, `deck`.
    pub material: &'static str,
}

/// Something that a host can choose.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// Its name in records.
    pub name: &'static str,
    /// What there is to choose from.
    pub among: Among,
}

/// What there is to choose from.
#[derive(Clone, Copy, Debug)]
pub enum Among {
    /// One of these values of an option, as JSON, the default first.
    Values(&'static [&'static str]),
    /// A seat, which stands in the setup; it is drawn if nobody says it.
    Seats,
}

impl Choice {
    /// An option of the table with these values, as JSON, the default first.
    pub const fn option(name: &'static str, values: &'static [&'static str]) -> Choice {
        Choice { name, among: Among::Values(values) }
    }

    /// A seat of the setup.
    pub const fn seat(name: &'static str) -> Choice {
        Choice { name, among: Among::Seats }
    }
}

impl Description {
    /// The title without its spaces, as names of schemas begin: `AmericanRails`.
    pub fn joined_title(&self) -> String {
        self.title.split_whitespace().collect()
    }

    /// The number of players that most tables have: four, or as near to it as the game allows.
    pub fn usual_players(&self) -> usize {
        4.clamp(*self.players.start(), *self.players.end())
    }

    /// Options as a record has them, each value of each equally likely.
    pub fn draw_options(&self, dice: &mut dyn Dice) -> Value {
        let mut options = Map::new();
        for choice in self.choices {
            if let Among::Values(values) = choice.among {
                let value = values[dice.below(values.len() as u32) as usize];
                options.insert(choice.name.to_owned(), value.parse().expect("a description holds JSON"));
            }
        }
        Value::Object(options)
    }
}
