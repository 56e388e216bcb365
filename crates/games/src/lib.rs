//! The registry: the one place that knows which games there are.
//!
//! Everything else is written for any [`Hosted`] game and reached through [`with_game!`], which calls it
//! with the right type.

pub mod trial;

pub use american_rails::Position as AmericanRails;
pub use north_american_railways::Position as NorthAmericanRailways;

use arena::Chart;
use bots::Bots;
use game::contract::Contract;
use game::{Description, Game, Misfit, Recorded, Unreadable};
use phrases::OrdersTold;
use serde_json::Value;
use tables::Taught;

/// Everything a game must bring to be played: its rules and records, its contract, its words, its
/// table, what a coach says there, and its standing orders. Bots and a report it may bring.
pub trait Hosted: Contract + Taught + OrdersTold {
    /// Its bots.
    const BOTS: Option<Bots<Self>> = None;
    /// What a report shows of it.
    const CHART: Option<Chart<Self>> = None;
}

impl Hosted for AmericanRails {
    const BOTS: Option<Bots<Self>> = Some(Bots::of());
    const CHART: Option<Chart<Self>> = Some(Chart::of());
}

impl Hosted for NorthAmericanRailways {
    const BOTS: Option<Bots<Self>> = Some(Bots::of());
    const CHART: Option<Chart<Self>> = Some(Chart::of());
}

/// One of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameName {
    /// American Rails.
    AmericanRails,
    /// North American Railways.
    NorthAmericanRailways,
}

/// Evaluates an expression with the type of a game: `with_game!(name, G => G::DESCRIPTION.title)`.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $Game:ident => $body:expr) => {
        match $name {
            $crate::GameName::AmericanRails => {
                type $Game = $crate::AmericanRails;
                $body
            }
            $crate::GameName::NorthAmericanRailways => {
                type $Game = $crate::NorthAmericanRailways;
                $body
            }
        }
    };
}

impl GameName {
    /// All games.
    pub const ALL: [GameName; 2] = [GameName::AmericanRails, GameName::NorthAmericanRailways];

    /// Its name in records and on the command line.
    pub const fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// What its tables can be like.
    pub fn description(self) -> Description {
        with_game!(self, G => G::DESCRIPTION)
    }

    /// Whether it has bots.
    pub fn has_bots(self) -> bool {
        with_game!(self, G => G::BOTS.is_some())
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
