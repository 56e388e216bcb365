use async_trait::async_trait;

use crate::{GameId, KeyHash, NewJob, StoreError, Timestamp};

/// What can be proposed to all who play at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Proposed {
    /// To take the game back to a version.
    Back(u32),
    /// To pause.
    Pause,
}

/// The kinds of proposals, of each of which a game has one at most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ProposalKind {
    /// To take the game back.
    Back,
    /// To pause.
    Pause,
}

impl Proposed {
    /// Of which kind it is.
    pub const fn kind(self) -> ProposalKind {
        match self {
            Self::Back(_) => ProposalKind::Back,
            Self::Pause => ProposalKind::Pause,
        }
    }
}

impl ProposalKind {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Back, Self::Pause];

    /// Its name in the tables, in addresses and in the names of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Back => "back",
            Self::Pause => "pause",
        }
    }
}

/// Something that somebody proposes to all who play at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableProposal {
    /// What.
    pub what: Proposed,
    /// The seat of whoever proposes it.
    pub by: u8,
    /// The version of the game at which it was proposed.
    pub version: u32,
    /// The seats that have agreed, a bit for each.
    pub agreed: u64,
    /// When it was proposed.
    pub at: Timestamp,
}

impl TableProposal {
    /// Whether whoever has a seat has agreed.
    pub fn has_agreed(&self, seat: usize) -> bool {
        seat < 64 && self.agreed >> seat & 1 == 1
    }
}

/// What is proposed at tables.
#[async_trait]
pub trait Proposals {
    /// What is proposed at a table.
    async fn proposals(&self, id: &GameId) -> Result<Vec<TableProposal>, StoreError>;

    /// Notes what the holder of a key proposes at a running game, in the place of what was proposed of its kind. They agree to
    /// it themselves, with every seat they have. `false` if they do not sit there, or the game does not run.
    async fn propose(&self, id: &GameId, key: KeyHash, proposal: &TableProposal) -> Result<bool, StoreError> {
        self.propose_and_order(id, key, proposal, &[]).await
    }

    /// Notes what the holder of a key proposes, and orders what follows from it: both or neither.
    async fn propose_and_order(
        &self,
        id: &GameId,
        key: KeyHash,
        proposal: &TableProposal,
        jobs: &[NewJob],
    ) -> Result<bool, StoreError>;

    /// Notes that the holder of a key agrees to what was proposed at a version. `false` if that is not proposed any more, or
    /// they do not sit there.
    async fn agree(
        &self,
        id: &GameId,
        key: KeyHash,
        kind: ProposalKind,
        version: u32,
    ) -> Result<bool, StoreError>;

    /// Deletes what was proposed at a version: it was refused, withdrawn or done. `false` if there is nothing of the kind.
    async fn drop_proposal(&self, id: &GameId, kind: ProposalKind, version: u32) -> Result<bool, StoreError>;
}
