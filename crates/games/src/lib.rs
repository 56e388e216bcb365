//! The registry: the one place that knows which games there are.
//!
//! Everything else is written for any [`Hosted`] game and reached through [`GameName::visit`],
//! which calls it with the right type.

pub mod trial;

use american_rails::Position as AmericanRails;
use arena::Charted;
use bots::Played;
use game::contract::Contract;
use game::{Game, Misfit, Unreadable};
use north_american_railways::Position as NorthAmericanRailways;
use serde_json::Value;
use tables::Shown;

/// Everything a game brings: its rules and records, its contract, its bots' knowledge, its report, its
/// words, its table.
pub trait Hosted: Contract + Played + Charted + Shown {}

impl<G: Contract + Played + Charted + Shown> Hosted for G {}

/// One of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameName {
    /// American Rails.
    AmericanRails,
    /// North American Railways.
    NorthAmericanRailways,
}

/// Something that can be done with any game.
pub trait Visit {
    /// What comes of it.
    type Answer;
    /// Does it with this game.
    fn visit<G: Hosted>(self) -> Self::Answer;
}

impl GameName {
    /// All games.
    pub const ALL: [GameName; 2] = [GameName::AmericanRails, GameName::NorthAmericanRailways];

    /// Does something with this game.
    pub fn visit<V: Visit>(self, visit: V) -> V::Answer {
        match self {
            GameName::AmericanRails => visit.visit::<AmericanRails>(),
            GameName::NorthAmericanRailways => visit.visit::<NorthAmericanRailways>(),
        }
    }

    /// Its name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            GameName::AmericanRails => AmericanRails::NAME,
            GameName::NorthAmericanRailways => NorthAmericanRailways::NAME,
        }
    }

    /// The game of that name.
    pub fn named(name: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|game| game.name() == name)
    }

    /// The game that a record is of; the record itself is not looked at any further.
    pub fn of_record(record: &Value) -> Result<GameName, Unreadable> {
        let name = record.get("game").unwrap_or(&Value::Null);
        name.as_str().and_then(GameName::named).ok_or_else(|| {
            let expected = GameName::ALL.map(GameName::name).join(", ");
            Unreadable::new("game", Misfit::NotOneOf { found: name.to_string(), expected })
        })
    }
}
