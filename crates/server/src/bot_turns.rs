//! Bots move by themselves.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use bots::Kind;
use sha2::{Digest, Sha256};
use store::GameId;
use tokio::time::sleep;

use crate::answer::Problem;
use crate::app::{App, now};
use crate::queue::Urgency;
use crate::session::{Moment, Plan, Session, Who};
use crate::thinking::Errand;

/// Why somebody stopped moving the bots of a game.
enum Left {
    /// It is not a bot's decision any more.
    Done,
    /// Another server moves them.
    ToAnother,
    /// A move could not be thought of, or not be stored.
    Failed(String),
}

/// After a failure somebody tries again, with pauses that grow from the one to the other.
const SHORTEST_PAUSE: Duration = Duration::from_millis(200);
const LONGEST_PAUSE: Duration = Duration::from_mins(1);

/// If it is a bot's turn, sees to it that the bot moves.
pub(crate) fn wake(app: &Arc<App>, session: &Arc<Session>) {
    if bot_to_move(session, &session.now()).is_none() || session.driven.swap(true, Ordering::AcqRel) {
        return;
    }
    let (app, session) = (Arc::clone(app), Arc::clone(session));
    tokio::spawn(async move {
        let mut setbacks = 0;
        loop {
            let left = drive(&app, &session, &mut setbacks).await;
            release(&app, &session.id, session.now().table.version()).await;
            if let Left::Failed(why) = left {
                pause_after(&session, setbacks, &why).await;
                setbacks += 1;
                continue;
            }
            session.driven.store(false, Ordering::Release);
            // Somebody may have moved between the last look and the line above.
            let missed = matches!(left, Left::Done) && bot_to_move(&session, &session.now()).is_some();
            if !missed || *app.stopping.borrow() || session.driven.swap(true, Ordering::AcqRel) {
                return;
            }
        }
    });
}

/// Waits before the next try. Only the first failure is a line in the log.
async fn pause_after(session: &Session, setbacks: u32, why: &str) {
    if setbacks == 0 {
        tracing::warn!(game = %session.id.0, why, "a bot cannot move; it tries again, less and less often");
    }
    sleep(pause(setbacks)).await;
}

fn pause(setbacks: u32) -> Duration {
    SHORTEST_PAUSE.saturating_mul(2_u32.saturating_pow(setbacks)).min(LONGEST_PAUSE)
}

/// The kind of the bot whose decision it is.
fn bot_to_move(session: &Session, now: &Moment) -> Option<Kind> {
    let actor = now.table.actor()?;
    let people = session.people();
    let kind = people.bot_at(actor.index())?;
    if people.all_here() { Kind::named(kind) } else { None }
}

/// Moves bots until a person has to decide, the game is over, or another server does it.
async fn drive(app: &Arc<App>, session: &Arc<Session>, setbacks: &mut u32) -> Left {
    while !*app.stopping.borrow() {
        let moment = session.now();
        let Some(kind) = bot_to_move(session, &moment) else { return Left::Done };
        let errand = Errand::of_bot(session, kind.level, app.config.quiet_after);
        if errand.urgency == Urgency::Quiet {
            // Nobody waits for it.
            sleep(app.config.quiet_pause).await;
        }
        let version = moment.table.version();
        match claim(app, session, version).await {
            Ok(true) => {}
            Ok(false) => return Left::ToAnother,
            Err(error) => return Left::Failed(error.to_string()),
        }
        let begin = Instant::now();
        let seed = seed(session, version);
        let thinking = async {
            let decided = app.think(errand, move || moment.table.decide(kind, seed)).await;
            if session.attendance.is_watched() {
                // No faster than a person can follow.
                sleep(app.config.bot_pause.saturating_sub(begin.elapsed())).await;
            }
            decided
        };
        let action = match hold(app, session, version, thinking).await {
            Ok(Some(action)) => action,
            Ok(None) => return Left::Done,
            Err(unthought) => return Left::Failed(format!("{unthought:?}")),
        };
        let plan = Plan { version, actions: vec![action], caller: Who::Bot };
        let begin = Instant::now();
        match session.make(&*app.store, &plan, now()).await {
            Ok(_) => app.numbers.moved(1, begin.elapsed()),
            // Somebody else has moved, or sits there now.
            Err(problem) if problem.is_conflict() => {
                tracing::debug!(game = %session.id.0, problem.error, "a bot's move did not land");
            }
            Err(problem) => return Left::Failed(problem.error),
        }
        if std::mem::take(setbacks) > 0 {
            tracing::info!(game = %session.id.0, "a bot moves again");
        }
    }
    Left::ToAnother
}

async fn claim(app: &App, session: &Session, version: u32) -> Result<bool, store::StoreError> {
    app.store.claim_bot_turn(&session.id, version + 1, &app.name, app.config.bot_lease).await
}

/// Prolongs the claim on a turn as long as the work lasts: other servers take over quickly when this
/// one dies, and not before.
async fn hold<T>(app: &App, session: &Session, version: u32, work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    loop {
        tokio::select! {
            done = &mut work => return done,
            () = sleep(app.config.bot_lease / 3) => {
                if !*app.stopping.borrow() && let Err(error) = claim(app, session, version).await {
                    tracing::debug!(game = %session.id.0, %error, "cannot prolong a claim");
                }
            }
        }
    }
}

/// The same question to the same bot gets the same answer, on every server.
pub(crate) fn seed(session: &Session, version: u32) -> u64 {
    let digest = Sha256::digest(format!("{}:{version}", session.id.0).as_bytes());
    digest.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}

async fn release(app: &App, id: &GameId, version: u32) {
    if let Err(error) = app.store.release_bot_turn(id, version, &app.name).await {
        tracing::debug!(game = %id.0, %error, "cannot give a bot's turn back");
    }
}

/// Wakes the bots of a game; one that waits for a person is not kept in memory for that. Returns the
/// version of a game that has no bot to wake.
async fn wake_stored(app: &Arc<App>, id: &GameId) -> Result<Option<u32>, Problem> {
    let loaded = app.sessions.loaded(id);
    let looked_at = match &loaded {
        Some(session) => Arc::clone(session),
        None => Arc::new(Session::read(&*app.store, id).await?),
    };
    let moment = looked_at.now();
    if bot_to_move(&looked_at, &moment).is_none() {
        return Ok(Some(moment.table.version()));
    }
    wake(app, &app.sessions.get(&*app.store, id, now()).await?);
    Ok(None)
}

/// Wakes every game that waits for a bot: after a start, and now and then in case a server has died
/// before it could claim a turn.
pub(crate) async fn wake_all(app: &Arc<App>) {
    let mut after = None;
    while !*app.stopping.borrow() {
        let games = match app.store.running_with_bots(after.as_ref(), 100).await {
            Ok(games) => games,
            Err(error) => return tracing::warn!(%error, "cannot look for waiting bots"),
        };
        let Some(last) = games.last().cloned() else { return };
        for id in games {
            if let Err(problem) = wake_stored(app, &id).await {
                tracing::warn!(game = %id.0, problem.error, "cannot wake the bots of a game");
            }
        }
        after = Some(last);
    }
}

/// Takes over the turns of servers that have died while they thought about them.
pub(crate) async fn take_over(app: &Arc<App>) {
    let stalled = match app.store.stalled_bot_turns(100).await {
        Ok(stalled) => stalled,
        Err(error) => return tracing::debug!(%error, "cannot look for stalled bots"),
    };
    for id in stalled {
        match wake_stored(app, &id).await {
            Ok(None) => {}
            Ok(Some(version)) => release(app, &id, version).await,
            Err(problem) => {
                tracing::warn!(game = %id.0, problem.error, "cannot take over the bots of a game");
                release(app, &id, 0).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_have_an_end() {
        assert_eq!(pause(0), Duration::from_millis(200));
        assert_eq!(pause(3), Duration::from_millis(1600));
        assert_eq!(pause(9), Duration::from_mins(1));
        assert_eq!(pause(u32::MAX), Duration::from_mins(1));
        let in_an_hour = (0..).map(pause).scan(Duration::ZERO, |at, pause| {
            *at += pause;
            (*at < Duration::from_hours(1)).then_some(())
        });
        assert!(in_an_hour.count() < 70);
    }
}
