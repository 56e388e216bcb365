use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::{
    Analyses, BotTurns, Channels, Closing, Games, Jobs, Keys, Lessons, MailLinks, Notice, Orders, Proposals,
    Retention, Seats, ServerSecrets, StoreError, Talks, Uptime,
};

/// Where games are kept, and everything that belongs to them.
///
/// When a call that changes something has returned, the change is on disk: it survives a killed process and a power
/// cut. Text that is too long, or has a NUL character, which PostgreSQL cannot keep, is [`StoreError::Invalid`].
#[async_trait]
pub trait Store:
    Games
    + Seats
    + Talks
    + Keys
    + Lessons
    + Orders
    + BotTurns
    + Closing
    + Proposals
    + Jobs
    + Analyses
    + Channels
    + MailLinks
    + ServerSecrets
    + Retention
    + Uptime
    + Send
    + Sync
    + 'static
{
    /// What is new from now on, from this process and, with PostgreSQL, from all others. A lost connection is taken
    /// up again, and what changed meanwhile is told then.
    fn notices(&self) -> broadcast::Receiver<Notice>;

    /// Tells the other processes something that is stored nowhere: who comes to a table, and who leaves it. It may be
    /// lost. Nobody is told with SQLite, which one process serves.
    fn tell_others(&self, notice: Notice);

    /// Whether it could serve now.
    async fn healthy(&self) -> Result<(), StoreError>;

    /// How the database finds what is asked for most, by what is asked for.
    #[cfg(feature = "testing")]
    async fn plans(&self) -> Result<Vec<(&'static str, String)>, StoreError>;

    /// Finishes what is under way and lets go of the database. Every later call is [`StoreError::Unavailable`].
    async fn close(&self);
}
