//! What players say, and what they note for themselves.

use axum::http::StatusCode;
use store::{KeyHash, Talk, TalkLimit};

use crate::at_table::AtTable;
use crate::error::Problem;
use crate::limits::LimitedAction;
use crate::notice_orders;

const LONGEST_TALK: usize = 2000;
const LONGEST_NOTE: usize = 20_000;
/// More than this is never said at a table; without an end anybody could fill the disk.
pub(super) const TALK_LIMIT: TalkLimit = TalkLimit { game: 5000, seat: 2000 };

/// Says something at the table; players only, and not at a table without table talk while the game runs.
pub(crate) async fn say(AtTable { app, session, caller }: &AtTable, text: String) -> Result<(), Problem> {
    let people = session.people();
    let seat = people.seats_of(caller.key).next();
    let seat = seat.ok_or_else(|| Problem::not_yours("problem-only-players-talk", []))?;
    if session.is_silent() {
        return Err(Problem::told(StatusCode::FORBIDDEN, "problem-no-talk", []));
    }
    if text.trim().is_empty() {
        return Err(Problem::told(StatusCode::BAD_REQUEST, "problem-text-empty", []).under("G-5"));
    }
    check_length(&text, LONGEST_TALK)?;
    let talk = Talk {
        id: 0,
        game: session.id.clone(),
        seat: Some(seat as u8),
        name: people.stored_names().swap_remove(seat),
        text,
        at: app.now(),
        event: None,
    };
    app.limits.admit(LimitedAction::Talk, *caller, &app.metrics)?;
    let named = notice_orders::named(session, seat, &talk.text, talk.at);
    if app.store.say_and_order(&talk, caller.key, TALK_LIMIT, &named).await?.is_none() {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-talk-full", []));
    }
    // The store's notice of it reaches everybody at the table.
    Ok(())
}

/// The caller's private note on the game.
pub(crate) async fn note(at: &AtTable) -> Result<String, Problem> {
    let key = note_taker(at)?;
    Ok(at.app.store.note(&at.session.id, key).await?.unwrap_or_default())
}

/// Writes the caller's private note on the game.
pub(crate) async fn set_note(at: &AtTable, text: &str) -> Result<(), Problem> {
    let key = note_taker(at)?;
    check_length(text, LONGEST_NOTE)?;
    Ok(at.app.store.set_note(&at.session.id, key, text, at.app.now()).await?)
}

/// Only whoever has to do with a game keeps notes on it: the store is no free shelf.
fn note_taker(at: &AtTable) -> Result<KeyHash, Problem> {
    let key = at.caller.key.filter(|&key| at.session.people().knows(Some(key)));
    key.ok_or_else(|| Problem::not_yours("problem-only-players-notes", []))
}

fn check_length(text: &str, most: usize) -> Result<(), Problem> {
    if text.chars().count() <= most {
        return Ok(());
    }
    Err(Problem::told(StatusCode::BAD_REQUEST, "problem-text-long", [("most", most.into())]).under("G-5"))
}
