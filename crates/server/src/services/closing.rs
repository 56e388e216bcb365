//! Ending games that are not played to their end, and letting others look at those that are over.

use std::sync::Arc;

use axum::http::StatusCode;
use store::{Closed, KeyHash, Occupant, TableEvent, Talk};

use super::talk::TALK_LIMIT;
use crate::app::App;
use crate::at_table::AtTable;
use crate::bot_turns;
use crate::error::Problem;
use crate::limits::LimitedAction;
use crate::notice_occasion::NoticeOccasion;
use crate::notice_orders;
use crate::session::Session;
use crate::visitor::english;

/// A player proposes to end the running game without a result, or agrees to it. When all have, it is over.
pub(crate) async fn agree_to_end(AtTable { app, session, caller }: &AtTable) -> Result<(), Problem> {
    let (key, seat) = player(session, caller.key)?;
    app.limits.admit(LimitedAction::Talk, *caller, &app.metrics)?;
    let before = session.people().has_agreed(Some(key));
    let now = app.now();
    let order = |occasion, wish| {
        if before { Vec::new() } else { notice_orders::to_others(session, occasion, Some(seat), wish, now) }
    };
    let (asks, closes) = (order(NoticeOccasion::Asked, Some("end")), order(NoticeOccasion::Over, None));
    if !app.store.agree_to_end_and_order(&session.id, key, now, &asks, &closes).await? {
        return Err(not_running());
    }
    if !before {
        tell(app, session, seat, key, TableEvent::WantsToEnd).await?;
    }
    changed(app, session).await
}

/// A player wants to play on, which withdraws what the others have agreed to.
pub(crate) async fn decline_to_end(AtTable { app, session, caller }: &AtTable) -> Result<(), Problem> {
    let (key, seat) = player(session, caller.key)?;
    app.limits.admit(LimitedAction::Talk, *caller, &app.metrics)?;
    let proposed = session.people().is_end_proposed();
    if !app.store.decline_to_end(&session.id, key).await? {
        return Err(not_running());
    }
    if proposed {
        tell(app, session, seat, key, TableEvent::PlaysOn).await?;
    }
    changed(app, session).await
}

/// The host cancels a table before the game begins.
pub(crate) async fn cancel(AtTable { app, session, caller }: &AtTable) -> Result<(), Problem> {
    let host = caller.key.filter(|&key| session.people().is_host(Some(key)));
    let host = host.ok_or_else(|| Problem::not_yours("problem-only-host-cancels", []))?;
    // Whoever cancels it twice wants the same.
    if session.people().closed == Some(Closed::Cancelled) {
        return Ok(());
    }
    if !app.store.cancel(&session.id, host, app.now()).await? {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-begun", []));
    }
    changed(app, session).await
}

/// The host lets everybody who has its address look at a game that is over, or not any more.
pub(crate) async fn share(AtTable { app, session, caller }: &AtTable, shared: bool) -> Result<(), Problem> {
    let host = caller.key.filter(|&key| session.people().is_host(Some(key)));
    let host = host.ok_or_else(|| Problem::not_yours("problem-only-host-shares", []))?;
    if !app.store.share(&session.id, host, shared).await? {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-share-not-over", []));
    }
    changed(app, session).await
}

/// Everybody at the table reads what has happened, each in their language. It is told even where nobody may talk.
pub(super) async fn tell(
    app: &App,
    session: &Session,
    seat: usize,
    key: KeyHash,
    event: TableEvent,
) -> Result<(), Problem> {
    let people = session.people();
    let name = match people.seats.get(seat).and_then(Occupant::person) {
        Some(person) => person.name.clone(),
        None => return Ok(()),
    };
    let text = english().say(event_phrase(event), &[("player", name.as_str().into())]);
    let (game, seat) = (session.id.clone(), Some(seat as u8));
    let talk = Talk { id: 0, game, seat, name, text, at: app.now(), event: Some(event) };
    app.store.say(&talk, Some(key), TALK_LIMIT).await?;
    Ok(())
}

/// The message that tells of what has happened at a table, with the name of the `player`.
pub(crate) fn event_phrase(event: TableEvent) -> &'static str {
    match event {
        TableEvent::BotTookOver => "event-bot",
        TableEvent::CameBack => "event-back",
        TableEvent::WantsToEnd => "event-end",
        TableEvent::PlaysOn => "event-on",
        TableEvent::AsksBack => "event-asks-back",
        TableEvent::RefusesBack => "event-refuses-back",
        TableEvent::AsksPause => "event-asks-pause",
        TableEvent::RefusesPause => "event-refuses-pause",
    }
}

/// The caller, if they sit at the table.
fn player(session: &Session, key: Option<KeyHash>) -> Result<(KeyHash, usize), Problem> {
    let seat = session.people().seats_of(key).next();
    key.zip(seat).ok_or_else(|| Problem::not_yours("problem-only-players-end", []))
}

fn not_running() -> Problem {
    Problem::told(StatusCode::CONFLICT, "problem-end-not-running", [])
}

/// Everybody at the table sees it; bots that were to move need not.
async fn changed(app: &Arc<App>, session: &Arc<Session>) -> Result<(), Problem> {
    session.read_people().await?;
    bot_turns::wake(app, session);
    Ok(())
}
