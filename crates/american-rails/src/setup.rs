use std::sync::Arc;

use game::{Recorded, Unreadable};

use crate::map::MapFault;
use crate::{Board, Company, Options, Position};
use thiserror::Error;

/// Everything decided before the first decision: plain data, which may be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The version of the rules that the game is played by.
    pub rules: u32,
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
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // the fields are what the variants speak of
#[error("G-5: {self:?}")] // for developers; hosts read the sentences of the phrases
pub enum Flaw {
    /// A part of it is not what belongs there.
    Unreadable(#[from] Unreadable),
    /// The map is wrong.
    Map(#[from] MapFault),
    /// Three to five can play.
    Players(usize),
    /// There is no such seat for the banker.
    Banker { banker: usize, players: usize },
    /// With three players one company is out.
    NoneRemoved,
    /// With four and five players every company is in.
    Removed(Company),
}

impl Setup {
    /// Whether a game can start from it.
    pub(crate) fn check(&self) -> Result<(), Flaw> {
        if !Position::DESCRIPTION.players.contains(&self.players) {
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
