use std::fmt::Write;
use std::sync::Arc;

use game::Seat;
use play::Incident;
use sha2::{Digest, Sha256};
use store::{GameId, KeyHash, Notice, Store, Timestamp};
use tokio::sync::{Semaphore, broadcast, watch};
use tokio::task::JoinSet;

use crate::bot_cache::BotCache;
use crate::bot_turns;
use crate::caller::Caller;
use crate::clockwork::Clockwork;
use crate::config::Config;
use crate::error::Problem;
use crate::hosting::Programs;
use crate::limits::Limits;
use crate::messengers::Messengers;
use crate::metrics::Metrics;
use crate::plan::Plan;
use crate::session::Session;
use crate::sessions::Sessions;
use crate::streams::Streams;
use crate::table::Table;
use crate::thinking::Thinkers;

/// How many games are read at once because of what others do to them: the store reads their moves together.
const NOTICES_AT_ONCE: usize = 128;

/// What every request can reach.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sessions: Sessions,
    /// What the clocks of the games go by.
    pub(crate) clockwork: Arc<Clockwork>,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    pub(crate) streams: Arc<Streams>,
    /// Where bots, hints and analyses wait for a thread to think on.
    pub(crate) thinkers: Thinkers,
    /// What bots have thought of their games lately.
    pub(crate) bot_cache: BotCache,
    /// The programs that play at the tables.
    pub(crate) programs: Arc<Programs>,
    /// How many games may be analysed at once, and how many may wait for it besides.
    pub(crate) analysts: Semaphore,
    pub(crate) waiting_room: Arc<Semaphore>,
    /// How people are told something who are not here.
    pub(crate) messengers: Messengers,
    /// The name of this process among those that serve the same games.
    pub(crate) name: String,
    /// Becomes true when the server is to stop.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl App {
    /// The time.
    pub(crate) fn now(&self) -> Timestamp {
        self.config.clock.now()
    }

    /// Whether other servers may share the games. A file of SQLite is one server's own.
    pub(crate) fn shares_games(&self) -> bool {
        !self.config.database.starts_with("sqlite")
    }

    pub(crate) async fn session(&self, id: &str) -> Result<Arc<Session>, Problem> {
        if !may_be_id(id) {
            return Err(Problem::no_such_game());
        }
        self.sessions.get(&GameId(id.to_owned())).await
    }

    /// Opens a table that was just set up, and wakes its bots.
    pub(crate) async fn open_new(self: &Arc<App>, id: &GameId, caller: Caller) -> Result<(), Problem> {
        let session = self.session(&id.0).await?;
        session.attendance.called(self.now(), caller.source.network);
        bot_turns::wake(self, &session);
        Ok(())
    }

    /// Makes a move and everything that follows from it. It goes on when the caller goes away: what
    /// is stored must be shown.
    pub(crate) async fn make(
        self: &Arc<App>,
        session: &Arc<Session>,
        version: u32,
        plan: Plan,
    ) -> Result<Arc<dyn Table>, Problem> {
        let (app, session) = (Arc::clone(self), Arc::clone(session));
        let made = tokio::spawn(async move {
            let begin = std::time::Instant::now();
            let table = session.make(version, plan, app.now()).await?;
            app.metrics.moved(u64::from(table.version() - version), begin.elapsed());
            bot_turns::wake(&app, &session);
            Ok(table)
        });
        made.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a move broke off");
            Err(Problem::told(axum::http::StatusCode::SERVICE_UNAVAILABLE, "problem-broke-off", []))
        })
    }

    /// Notes in the log what has happened to whoever has a seat, after whatever comes in between. In a game that is over
    /// nothing is noted any more.
    pub(crate) async fn note_incident(
        self: &Arc<App>,
        session: &Arc<Session>,
        seat: usize,
        incident: Incident,
    ) -> Result<(), Problem> {
        loop {
            if session.is_over() {
                return Ok(());
            }
            let plan = Plan::Incident(Seat::new(seat), incident);
            match self.make(session, session.now().version(), plan).await {
                Err(problem) if problem.is_conflict() && !session.is_over() => {}
                made => return made.map(drop),
            }
        }
    }

    /// Stores who was at a table, so that other servers know it, and this one after a restart. Once a minute is
    /// enough.
    pub(crate) async fn note_presence(&self, session: &Session) {
        for (key, at) in session.attendance.to_be_noted(self.now()) {
            if let Err(error) = self.store.note_presence(&session.id, key, at).await {
                tracing::debug!(game = %session.id.0, %error, "cannot note who is at a table");
            }
        }
    }

    /// Follows what happens to the games in memory here, by this server or another. What has to be read for
    /// one game does not keep the notices of others waiting.
    pub(crate) async fn follow_others(self: Arc<App>, mut notices: broadcast::Receiver<Notice>) {
        let mut reading = JoinSet::new();
        loop {
            match notices.recv().await {
                Ok(notice) => {
                    let loaded = self.sessions.loaded(&notice.game);
                    if let Some(session) = loaded.filter(|session| session.knows_of(&notice)) {
                        bot_turns::wake(&self, &session);
                        continue;
                    }
                    let app = Arc::clone(&self);
                    reading.spawn(async move {
                        let Some(session) = app.sessions.loading(&notice.game).await else { return };
                        let heard = session.on_notice(&notice, app.now()).await;
                        app.followed(&session, heard);
                    });
                }
                // Too many to hear each: look at every game in memory.
                Err(broadcast::error::RecvError::Lagged(_)) => {
                    for session in self.sessions.all() {
                        let read = session.read_again().await;
                        self.followed(&session, read);
                    }
                }
                Err(broadcast::error::RecvError::Closed) => return,
            }
            while reading.try_join_next().is_some() {}
            if reading.len() >= NOTICES_AT_ONCE {
                reading.join_next().await;
            }
        }
    }

    fn followed(self: &Arc<App>, session: &Arc<Session>, followed: Result<(), Problem>) {
        if let Err(problem) = followed {
            tracing::warn!(game = %session.id.0, problem.error, "cannot follow another server");
        }
        bot_turns::wake(self, session);
    }
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
