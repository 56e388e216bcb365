use async_trait::async_trait;

use crate::{GameId, KeyHash, NewJob, StoreError, Timestamp};

/// How a game was closed without a result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Closed {
    /// All who sat there agreed to end it.
    ByAgreement,
    /// Its host cancelled the table before the game began.
    Cancelled,
}

impl Closed {
    /// As it stands in the tables.
    pub(crate) const fn code(self) -> i64 {
        match self {
            Self::ByAgreement => 1,
            Self::Cancelled => 2,
        }
    }

    pub(crate) fn of_code(code: i64) -> Result<Self, StoreError> {
        let known = [Self::ByAgreement, Self::Cancelled].into_iter().find(|closed| closed.code() == code);
        known.ok_or_else(|| StoreError::Corrupt(format!("a game closed in an unknown way, {code}")))
    }
}

/// How games end that are not played to their end, and who may look at those that are over.
///
/// Nothing can be appended to a closed game, and nobody can sit down at it.
#[async_trait]
pub trait Closing {
    /// Notes that the holder of a key agrees to end a running game without a result. When all people who sit there
    /// have agreed, it is closed; bots and former players are not asked. `false` if they do not sit there, or the game
    /// does not run.
    async fn agree_to_end(&self, id: &GameId, key: KeyHash, at: Timestamp) -> Result<bool, StoreError> {
        self.agree_to_end_and_order(id, key, at, &[], &[]).await
    }

    /// Notes that the holder of a key agrees to end a running game, and orders what follows from it, all of it or
    /// nothing: that the others are asked, or, when all have agreed, what belongs to the end.
    async fn agree_to_end_and_order(
        &self,
        id: &GameId,
        key: KeyHash,
        at: Timestamp,
        asks: &[NewJob],
        closes: &[NewJob],
    ) -> Result<bool, StoreError>;

    /// Notes that the holder of a key does not agree, which withdraws what the others have said. `false` if they do not
    /// sit there, or the game does not run.
    async fn decline_to_end(&self, id: &GameId, key: KeyHash) -> Result<bool, StoreError>;

    /// Cancels a table that its host wants to cancel, before the game begins. No list has it any more. `false` if it is
    /// too late, or somebody else is its host.
    async fn cancel(&self, id: &GameId, host: KeyHash, at: Timestamp) -> Result<bool, StoreError>;

    /// Lets everybody who has its address look at a game that is over, or not any more; `false` if somebody else is its
    /// host, or it is not over.
    async fn share(&self, id: &GameId, host: KeyHash, shared: bool) -> Result<bool, StoreError>;
}
