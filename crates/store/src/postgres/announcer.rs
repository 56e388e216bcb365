use std::collections::HashMap;
use std::mem;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::{PgPool, query};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::sleep;

use super::listener::{CHANNEL, note};
use crate::{Change, GameId, Notice};

/// Tells of what was committed: our own receivers at once, the other processes as soon as what was told them before is
/// on its way.
///
/// PostgreSQL lets only one transaction with a `NOTIFY` commit at a time, so moves have none in theirs. A notice that
/// is lost with its process is caught up by the [`Listener`](super::listener::Listener) of each other one.
#[derive(Clone)]
pub(crate) struct Announcer {
    notices: broadcast::Sender<Notice>,
    queue: mpsc::UnboundedSender<Queued>,
    pub(crate) told: Arc<ToldVersions>,
}

enum Queued {
    Notice(Notice),
    /// Somebody waits until everything before it was sent.
    Flush(oneshot::Sender<()>),
}

/// Notices that come within this time after others go together: other processes hear of a move a little later, and all
/// of them have less to do. A move after a pause is told at once.
const PAUSE: Duration = Duration::from_millis(30);

/// The most that are sent at once.
const AT_ONCE: usize = 1024;

impl Announcer {
    /// Its queue is sent until the announcer and all its copies are gone.
    pub(crate) fn start(pool: PgPool, sender: String, notices: broadcast::Sender<Notice>) -> Self {
        let (queue, queued) = mpsc::unbounded_channel();
        tokio::spawn(send(pool, sender, queued));
        Self { notices, queue, told: Arc::default() }
    }

    /// Tells everybody.
    pub(crate) fn announce(&self, notice: &Notice) {
        self.announce_elsewhere(notice.clone());
        self.announce_here(notice);
    }

    /// Tells only the other processes.
    pub(crate) fn announce_elsewhere(&self, notice: Notice) {
        let _ = self.queue.send(Queued::Notice(notice));
    }

    /// Tells only the receivers of this process: the others hear of it from elsewhere, or have told us.
    pub(crate) fn announce_here(&self, notice: &Notice) {
        if matches!(notice.change, Change::Moved | Change::Anything) {
            self.told.note(notice);
        }
        let _ = self.notices.send(notice.clone());
    }

    /// Waits until the other processes were told of everything so far.
    pub(crate) async fn flush(&self) {
        let (reply, sent) = oneshot::channel();
        let _ = self.queue.send(Queued::Flush(reply));
        let _ = sent.await;
    }
}

async fn send(pool: PgPool, sender: String, mut queued: mpsc::UnboundedReceiver<Queued>) {
    let mut gathered = Vec::with_capacity(AT_ONCE);
    while queued.recv_many(&mut gathered, AT_ONCE).await > 0 {
        let (notices, flushes) = coalesce(gathered.drain(..));
        if !notices.is_empty() {
            let notes: Vec<String> = notices.iter().map(|notice| note(&sender, notice)).collect();
            let notify = query("SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note");
            // If it fails, the others find out by themselves.
            let _ = notify.bind(CHANNEL).bind(notes).execute(&pool).await;
        }
        if flushes.is_empty() {
            sleep(PAUSE).await;
        }
        for reply in flushes {
            let _ = reply.send(());
        }
    }
}

/// Of several moves in one game only the last is told: whoever hears of it reads all of them. So it is with somebody
/// who comes and goes.
fn coalesce(queued: impl Iterator<Item = Queued>) -> (Vec<Notice>, Vec<oneshot::Sender<()>>) {
    let (mut notices, mut flushes) = (Vec::<Notice>::new(), Vec::new());
    let mut places = HashMap::new();
    for queued in queued {
        match queued {
            Queued::Flush(reply) => flushes.push(reply),
            Queued::Notice(notice)
                if matches!(notice.change, Change::Moved | Change::Arrived | Change::Left) =>
            {
                let guest = notice.by.filter(|_| notice.change != Change::Moved);
                let place = *places.entry((notice.game.clone(), guest)).or_insert(notices.len());
                if place < notices.len() {
                    notices[place] = notice;
                } else {
                    notices.push(notice);
                }
            }
            Queued::Notice(notice) => notices.push(notice),
        }
    }
    (notices, flushes)
}

/// The last version of each game that our own receivers were told of lately.
#[derive(Default)]
pub(crate) struct ToldVersions(Mutex<Generations>);

#[derive(Default)]
struct Generations {
    recent: HashMap<GameId, u32>,
    before: HashMap<GameId, u32>,
}

impl ToldVersions {
    fn note(&self, notice: &Notice) {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let version = told.recent.entry(notice.game.clone()).or_default();
        *version = notice.version.max(*version);
    }

    pub(crate) fn knows(&self, game: &GameId, version: u32) -> bool {
        let told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        [&told.recent, &told.before].iter().any(|told| told.get(game).is_some_and(|&told| version <= told))
    }

    /// Forgets what was told before this was last called.
    pub(crate) fn forget_older(&self) {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        told.before = mem::take(&mut told.recent);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_moves_in_a_game_the_last_is_told_and_everything_else_is() {
        let notice =
            |game: &str, version, change| Notice { game: GameId(game.into()), version, change, by: Some(1) };
        let all = [
            notice("a", 1, Change::Moved),
            notice("a", 1, Change::Talked),
            notice("b", 7, Change::Moved),
            notice("a", 2, Change::Moved),
            notice("a", 2, Change::Talked),
            notice("a", 2, Change::Arrived),
            notice("a", 2, Change::Left),
        ];
        let (told, _) = coalesce(all.into_iter().map(Queued::Notice));
        let expected = [
            notice("a", 2, Change::Moved),
            notice("a", 1, Change::Talked),
            notice("b", 7, Change::Moved),
            notice("a", 2, Change::Talked),
            notice("a", 2, Change::Left),
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn what_was_told_is_known_until_it_was_forgotten_twice() {
        let told = ToldVersions::default();
        let game = GameId("a".into());
        told.note(&Notice { game: game.clone(), version: 4, change: Change::Moved, by: None });
        assert!(told.knows(&game, 4) && told.knows(&game, 3) && !told.knows(&game, 5));
        told.forget_older();
        assert!(told.knows(&game, 4));
        told.forget_older();
        assert!(!told.knows(&game, 4));
    }
}
