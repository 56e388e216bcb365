use std::sync::Arc;

use async_trait::async_trait;

use crate::{GameId, KeyHash, StoreError, Timestamp};

/// The hash of the invitation to a game, from the secret of its host.
pub type InviteHash = Arc<dyn Fn(&GameId) -> KeyHash + Send + Sync>;

/// What a link is for that was sent by mail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkPurpose {
    /// Whoever opens it has the address.
    Confirm,
    /// Whoever opens it is the person again whose channel it is.
    Recover,
}

impl LinkPurpose {
    /// As it stands in the tables.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Recover => "recover",
        }
    }
}

/// A link that is sent by mail, for one use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailLink {
    /// Where it is sent.
    pub channel: String,
    /// What it is for.
    pub purpose: LinkPurpose,
    /// It holds until then.
    pub until: Timestamp,
}

/// Links that are sent by mail, each for one use.
#[async_trait]
pub trait MailLinks {
    /// Stores a link, of whose secret this is the hash.
    async fn order_link(&self, secret: KeyHash, link: &MailLink) -> Result<(), StoreError>;

    /// Whether a link holds.
    async fn holds_link(
        &self,
        secret: KeyHash,
        purpose: LinkPurpose,
        now: Timestamp,
    ) -> Result<bool, StoreError>;

    /// Uses a link to confirm an address. Returns whether it held.
    async fn confirm_by_link(&self, secret: KeyHash, now: Timestamp) -> Result<bool, StoreError>;

    /// Uses a link to become the person again whose channel it was sent to: everything that was theirs is the new key's,
    /// and the old key is nobody's any more. The invitations to their tables are new, too. Returns the games that this has
    /// changed, or `None` if the link did not hold.
    async fn recover_by_link(
        &self,
        secret: KeyHash,
        now: Timestamp,
        key: KeyHash,
        invitation: InviteHash,
    ) -> Result<Option<Vec<GameId>>, StoreError>;
}
