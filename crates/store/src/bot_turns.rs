use std::time::Duration;

use async_trait::async_trait;

use crate::{GameId, StoreError};

/// Which games wait for a bot, and which server thinks about its turn.
#[async_trait]
pub trait BotTurns {
    /// Running games after this one, by name, in which a bot has to decide.
    async fn waiting_for_bots(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Claims the right to think about a bot's turn for a while, from this version on: `false` if another server has
    /// claimed a turn of this game and not given it back, or if a later version has been claimed. It holds for all steps
    /// of the turn: whoever asks again, with the version it has come to, prolongs it. A claim that has run out can be
    /// taken over. The time is the database's: the clocks of the servers may differ.
    ///
    /// This saves thinking twice and is no lock: that is [`append`](crate::Games::append). SQLite, which one process
    /// serves, keeps claims in memory.
    async fn claim_bot_turn(
        &self,
        id: &GameId,
        version: u32,
        by: &str,
        lease: Duration,
    ) -> Result<bool, StoreError>;

    /// Gives back what a server has claimed of a game, once it has nothing to think about there; and a claim on it that
    /// has run out, whoever's it was. The game is at this version: what comes next can be claimed at once, and what is
    /// done cannot be claimed by somebody who has not heard of it yet.
    async fn release_bot_turn(&self, id: &GameId, version: u32, by: &str) -> Result<(), StoreError>;

    /// Gives back everything a server has claimed: it stops.
    async fn release_bot_turns(&self, by: &str) -> Result<(), StoreError>;

    /// Games with a claim that has run out, at most `limit`: the server that thought about them has died.
    async fn stalled_bot_turns(&self, limit: u32) -> Result<Vec<GameId>, StoreError>;
}
