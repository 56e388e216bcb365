//! Somebody else takes an abandoned seat for good.

use axum::http::StatusCode;
use play::Incident;
use store::{KeyHash, Occupant, Person, Seating};

use super::seating::seats_changed;
use crate::app::hash;
use crate::at_table::AtTable;
use crate::display_name::checked_name;
use crate::error::Problem;
use crate::limits::LimitedAction;

/// Lets whoever knows a secret take a seat in which a bot plays for somebody: the owner of the seat may say so, and the host,
/// if the owner is not there.
pub(crate) async fn seek(
    AtTable { app, session, caller }: &AtTable,
    seat: usize,
    secret: Option<&str>,
) -> Result<(), Problem> {
    let people = session.people();
    let Some(Occupant::Bot { owner: Some(owner), .. }) = people.seats.get(seat) else {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-not-abandoned", []));
    };
    let owns = caller.key == Some(owner.key);
    if !owns && !people.is_host(caller.key) {
        return Err(Problem::not_yours("problem-only-host", []));
    }
    let since = app.config.clock.ago(app.config.absent_after);
    if !owns && session.attendance.was_here_since(owner.key, since) {
        let minutes = app.config.absent_after.as_secs().div_ceil(60);
        let args = [("player", owner.name.as_str().into()), ("minutes", minutes.into())];
        return Err(Problem::told(StatusCode::CONFLICT, "problem-still-there", args));
    }
    if !app.store.seek_substitute(&session.id, seat as u8, secret.map(hash)).await? {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-seat-changed", []));
    }
    seats_changed(app, session).await
}

/// Somebody who knows the secret takes the seat.
pub(crate) async fn take(
    AtTable { app, session, caller }: &AtTable,
    seat: usize,
    key: KeyHash,
    name: &str,
    secret: &str,
) -> Result<(), Problem> {
    let person = Person { key, name: checked_name(name)? };
    app.limits.admit(LimitedAction::Sit, *caller, &app.metrics)?;
    if session.people().seats.get(seat).is_none() {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-seat-taken", []));
    }
    match app.store.substitute(&session.id, seat as u8, hash(secret), &person).await? {
        Seating::Seated => {}
        Seating::Elsewhere => return Err(Problem::told(StatusCode::CONFLICT, "problem-one-seat", [])),
        Seating::Taken => return Err(Problem::told(StatusCode::CONFLICT, "problem-no-substitute", [])),
    }
    session.attendance.seen(key, app.now());
    session.read_people().await?;
    app.note_incident(session, seat, Incident::Substituted).await?;
    seats_changed(app, session).await
}
