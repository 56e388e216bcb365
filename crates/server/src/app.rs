use std::fmt::Write;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use sha2::{Digest, Sha256};
use store::{GameId, KeyHash, Notice, Store, Timestamp};
use tokio::sync::{Semaphore, broadcast, watch};

use crate::answer::Problem;
use crate::bot_turns;
use crate::caller::Caller;
use crate::config::Config;
use crate::limits::Limits;
use crate::numbers::Numbers;
use crate::session::{Moment, Plan, Session};
use crate::sessions::Sessions;
use crate::thinking::Thinkers;

/// What every request can reach.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sessions: Sessions,
    pub(crate) limits: Limits,
    pub(crate) numbers: Numbers,
    /// Where bots, hints and analyses wait for a thread to think on.
    pub(crate) thinkers: Thinkers,
    /// How many games may be analysed at once, and how many may wait for it besides.
    pub(crate) analysts: Semaphore,
    pub(crate) waiting_room: Arc<Semaphore>,
    /// The name of this process among those that serve the same games.
    pub(crate) name: String,
    /// Becomes true when the server is to stop.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl App {
    pub(crate) async fn session(&self, id: &str) -> Result<Arc<Session>, Problem> {
        if !may_be_id(id) {
            return Err(Problem::no_such_game());
        }
        self.sessions.get(&*self.store, &GameId(id.to_owned()), now()).await
    }

    /// Opens a table that was just set up, and wakes its bots.
    pub(crate) async fn open_new(self: &Arc<App>, id: &GameId, caller: Caller) -> Result<(), Problem> {
        let session = self.session(&id.0).await?;
        session.attendance.called(now(), caller.source.network);
        bot_turns::wake(self, &session);
        Ok(())
    }

    /// Makes a move and everything that follows from it. It goes on when the caller goes away: what
    /// is stored must be shown.
    pub(crate) async fn make(
        self: &Arc<App>,
        session: &Arc<Session>,
        plan: Plan,
    ) -> Result<Arc<Moment>, Problem> {
        let (app, session) = (Arc::clone(self), Arc::clone(session));
        let made = tokio::spawn(async move {
            let begin = std::time::Instant::now();
            let moment = session.make(&*app.store, &plan, now()).await?;
            app.numbers.moved(plan.actions.len() as u64, begin.elapsed());
            bot_turns::wake(&app, &session);
            Ok(moment)
        });
        made.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a move broke off");
            Err(Problem::told(axum::http::StatusCode::SERVICE_UNAVAILABLE, "problem-broke-off", []))
        })
    }

    /// Stores who was at a table, so that other servers know it, and this one after a restart. Once a minute is
    /// enough.
    pub(crate) async fn note_presence(&self, session: &Session) {
        for (key, at) in session.attendance.to_be_noted(now()) {
            if let Err(error) = self.store.note_presence(&session.id, key, at).await {
                tracing::debug!(game = %session.id.0, %error, "cannot note who is at a table");
            }
        }
    }

    /// Follows what other servers do to the games in memory here.
    pub(crate) async fn follow_others(self: Arc<App>, mut notices: broadcast::Receiver<Notice>) {
        loop {
            match notices.recv().await {
                Ok(notice) => self.heard(&notice).await,
                // Too many to hear each: look at every game in memory.
                Err(broadcast::error::RecvError::Lagged(_)) => {
                    for session in self.sessions.all() {
                        let read = session.read_again(&*self.store).await;
                        self.followed(&session, read);
                    }
                }
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    async fn heard(self: &Arc<App>, notice: &Notice) {
        let Some(session) = self.sessions.loading(&*self.store, &notice.game).await else { return };
        let heard = session.hear(&*self.store, notice.version).await;
        self.followed(&session, heard);
    }

    fn followed(self: &Arc<App>, session: &Arc<Session>, followed: Result<(), Problem>) {
        if let Err(problem) = followed {
            tracing::warn!(game = %session.id.0, problem.error, "cannot follow another server");
        }
        bot_turns::wake(self, session);
    }
}

/// The time.
pub(crate) fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp(since.as_millis() as i64)
}

/// A secret of 256 random bits, as text.
pub(crate) fn new_secret() -> String {
    let mut bits = [0; 32];
    getrandom::fill(&mut bits).expect("the system has random numbers");
    hex(&bits)
}

/// Whether a text could be such a secret.
pub(crate) fn is_secret(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
}

/// A short name for a game, too long to guess.
pub(crate) fn new_id() -> GameId {
    GameId(new_secret()[..20].to_owned())
}

/// Whether a game could have this name: not every database can be asked for every text.
pub(crate) fn may_be_id(text: &str) -> bool {
    text.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

/// What is kept of a secret.
pub(crate) fn hash(secret: &str) -> KeyHash {
    KeyHash(Sha256::digest(secret.as_bytes()).into())
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
