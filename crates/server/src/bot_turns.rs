//! Bots move by themselves.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use bots::Kind;
use sha2::{Digest, Sha256};
use store::{GameId, Timestamp};

use crate::answer::Problem;
use crate::app::{App, now};
use crate::session::{Moment, Plan, Session, Who};

/// If it is a bot's turn, sees to it that the bot moves.
pub(crate) fn wake(app: &Arc<App>, session: &Arc<Session>) {
    if bot_to_move(session, &session.now()).is_none() || session.driven.swap(true, Ordering::AcqRel) {
        return;
    }
    let (app, session) = (Arc::clone(app), Arc::clone(session));
    tokio::spawn(async move {
        drive(&app, &session).await;
        session.driven.store(false, Ordering::Release);
        // Somebody may have moved between the last look and the line above.
        if bot_to_move(&session, &session.now()).is_some() && !*app.stopping.borrow() {
            tokio::time::sleep(Duration::from_millis(200)).await;
            wake(&app, &session);
        }
    });
}

/// The kind of the bot whose decision it is.
fn bot_to_move(session: &Session, now: &Moment) -> Option<Kind> {
    let actor = now.table.actor()?;
    let people = session.people();
    let kind = people.bot_at(actor.index())?;
    if people.all_here() { Kind::named(kind) } else { None }
}

/// Moves bots until a person has to decide, the game is over, or another server does it.
async fn drive(app: &Arc<App>, session: &Arc<Session>) {
    while !*app.stopping.borrow() {
        let moment = session.now();
        let Some(kind) = bot_to_move(session, &moment) else { return };
        let version = moment.table.version();
        let until = Timestamp(now().0 + app.config.bot_lease.as_millis() as i64);
        match app.store.claim_bot_turn(&session.id, version + 1, &app.name, until, now()).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => {
                tracing::warn!(game = %session.id.0, %error, "cannot claim a bot's turn");
                return;
            }
        }
        let begin = Instant::now();
        let seed = seed(session, version);
        let decided = app.think(move || moment.table.decide(kind, seed)).await;
        let Some(action) = decided.flatten() else { return };
        if session.is_watched() {
            // No faster than a person can follow.
            tokio::time::sleep(app.config.bot_pause.saturating_sub(begin.elapsed())).await;
        }
        let plan = Plan { version, actions: vec![action], caller: Who::Bot };
        let begin = Instant::now();
        if let Err(problem) = session.make(&*app.store, &plan, now()).await {
            tracing::debug!(game = %session.id.0, problem.error, "a bot's move did not land");
            return;
        }
        app.numbers.moved(1, begin.elapsed());
    }
}

/// The same question to the same bot gets the same answer, on every server.
pub(crate) fn seed(session: &Session, version: u32) -> u64 {
    let digest = Sha256::digest(format!("{}:{version}", session.id.0).as_bytes());
    digest.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}

/// Wakes the bots of a game; one that waits for a person is not kept in memory for that.
async fn wake_stored(app: &Arc<App>, id: &GameId) -> Result<(), Problem> {
    let loaded = app.sessions.loaded(id);
    let looked_at = match &loaded {
        Some(session) => Arc::clone(session),
        None => Arc::new(Session::read(&*app.store, id).await?),
    };
    if bot_to_move(&looked_at, &looked_at.now()).is_some() {
        wake(app, &app.sessions.get(&*app.store, id, now()).await?);
    }
    Ok(())
}

/// Wakes every game that waits for a bot: after a start, and now and then in case a server that
/// was moving them has died.
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
