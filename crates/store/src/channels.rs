use async_trait::async_trait;

use crate::{GameId, KeyHash, StoreError, Timestamp, text_limit};

/// Where somebody wants to be told what happens.
#[derive(Clone, PartialEq, Eq)]
pub struct Channel {
    /// What it is called: short random text, made by the caller.
    pub id: String,
    /// Whose it is.
    pub key: KeyHash,
    /// What it is.
    pub kind: ChannelKind,
    /// The address of e-mail or of the webhook, or the subscription of the browser.
    pub address: String,
    /// What the receiver of a webhook understands.
    pub form: Option<String>,
    /// What they want to be told of.
    pub occasions: Vec<String>,
    /// Whether it is told together, once a day.
    pub digest: bool,
    /// In which language.
    pub language: String,
    /// When it was made.
    pub created: Timestamp,
    /// Since when it is known that the address is theirs; before that, nothing goes there but the question.
    pub confirmed: Option<Timestamp>,
    /// How often it has failed since it last went well.
    pub failures: u32,
    /// Why it is not tried any more, if it is not.
    pub off: Option<String>,
    /// The table whose players are told there together, if it is not for its owner alone.
    pub game: Option<GameId>,
}

/// The address stands in no log.
impl std::fmt::Debug for Channel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Channel { id, kind, .. } = self;
        f.debug_struct("Channel").field("id", id).field("kind", kind).finish_non_exhaustive()
    }
}

impl Channel {
    /// Whether something can be told there now.
    pub fn is_open(&self) -> bool {
        self.confirmed.is_some() && self.off.is_none()
    }

    /// Refuses what neither database could store.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        text_limit::NAME.check(&self.id)?;
        text_limit::NAME.check(self.game.as_ref().map_or("", |game| &game.0))?;
        text_limit::ADDRESS.check(&self.address)?;
        text_limit::NAME.check(self.form.as_deref().unwrap_or_default())?;
        text_limit::NAME.check(&self.occasions.join(" "))?;
        text_limit::NAME.check(&self.language)
    }
}

/// What a channel can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChannelKind {
    /// A browser that takes pushes.
    Push,
    /// E-mail.
    Mail,
    /// An address that is told by a request.
    Webhook,
}

impl ChannelKind {
    /// As it stands in the tables.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Mail => "mail",
            Self::Webhook => "webhook",
        }
    }

    pub(crate) fn of_code(code: &str) -> Result<Self, StoreError> {
        let known = [Self::Push, Self::Mail, Self::Webhook].into_iter().find(|kind| kind.code() == code);
        known.ok_or_else(|| StoreError::Corrupt(format!("a channel of unknown kind, {code}")))
    }
}

/// Something that was sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Delivery {
    /// What it was, by a name of its own.
    pub subject: String,
    /// Where it went.
    pub channel: String,
    /// Which game it was about.
    pub game: Option<GameId>,
    /// When.
    pub at: Timestamp,
}

/// Where people want to be told what happens, and what they were told.
#[async_trait]
pub trait Channels {
    /// Stores a channel, in place of the one of its name if that is the same person's. The games of that person hear of
    /// it.
    async fn put_channel(&self, channel: &Channel) -> Result<(), StoreError>;

    /// Deletes a channel of the holder of a key. Returns whether there was one.
    async fn delete_channel(&self, id: &str, key: KeyHash) -> Result<bool, StoreError>;

    /// The channel of this name.
    async fn channel(&self, id: &str) -> Result<Option<Channel>, StoreError>;

    /// Where the players of a table are told together what happens there, the oldest first.
    async fn channels_at(&self, id: &GameId) -> Result<Vec<Channel>, StoreError>;

    /// The channels of the holder of a key, the oldest first; also those that they have given to tables.
    async fn channels_of(&self, key: KeyHash) -> Result<Vec<Channel>, StoreError>;

    /// The confirmed channels of an address of e-mail, the oldest first.
    async fn confirmed_mail(&self, address: &str) -> Result<Vec<Channel>, StoreError>;

    /// Those who sit at a table and can be told something now.
    async fn reachable_at(&self, id: &GameId) -> Result<Vec<KeyHash>, StoreError>;

    /// Notes that something was sent; the channel has not failed since. What was sent two weeks before is forgotten.
    async fn note_delivery(&self, delivery: &Delivery) -> Result<(), StoreError>;

    /// Notes that something could not be sent. If that makes `most` times in a row, the channel is off for this reason.
    async fn note_failure(&self, id: &str, why: &str, most: u32) -> Result<(), StoreError>;

    /// Whether something was sent.
    async fn is_delivered(&self, subject: &str) -> Result<bool, StoreError>;

    /// When something about a game was last sent to a channel, as far as it is remembered.
    async fn last_delivery(&self, channel: &str, game: &GameId) -> Result<Option<Timestamp>, StoreError>;
}
