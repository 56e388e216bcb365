use std::error::Error;
use std::fmt;
use std::sync::Arc;

use game::Unreadable;

use crate::map::MapFault;
use crate::{Board, Company, Options};

/// Everything decided before the first decision: plain data, which may be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many play: three to five.
    pub players: usize,
    /// What the table has chosen.
    pub options: Options,
    /// The seat of the banker, who offers first (AR-29).
    pub banker: usize,
    /// With three players, the company that is not in the game.
    pub removed: Option<Company>,
    /// The board.
    pub board: Arc<Board>,
}

/// What is wrong with a setup, or with the file it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A part of it is not what belongs there.
    Unreadable(Unreadable),
    /// The map is wrong.
    Map(MapFault),
    /// Three to five can play.
    Players(usize),
    /// There is no such seat for the banker.
    Banker {
        /// The seat that was given.
        banker: usize,
        /// How many play.
        players: usize,
    },
    /// With three players one company is out.
    NoneRemoved,
    /// With four and five players every company is in.
    Removed(Company),
}

impl From<Unreadable> for Flaw {
    fn from(unreadable: Unreadable) -> Flaw {
        Flaw::Unreadable(unreadable)
    }
}

impl From<MapFault> for Flaw {
    fn from(fault: MapFault) -> Flaw {
        Flaw::Map(fault)
    }
}

/// For developers; hosts read the sentences of the phrases.
impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "G-5: {self:?}")
    }
}

impl Error for Flaw {}

impl Setup {
    /// Whether a game can start from it.
    pub(crate) fn check(&self) -> Result<(), Flaw> {
        if !(3..=5).contains(&self.players) {
            return Err(Flaw::Players(self.players));
        }
        if self.banker >= self.players {
            return Err(Flaw::Banker { banker: self.banker, players: self.players });
        }
        match (self.players, self.removed) {
            (3, None) => Err(Flaw::NoneRemoved),
            (4 | 5, Some(company)) => Err(Flaw::Removed(company)),
            _ => Ok(()),
        }
    }
}
