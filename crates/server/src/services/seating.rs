//! Taking seats and giving them away.

use std::sync::Arc;

use axum::http::StatusCode;
use play::Incident;
use store::{Filter, KeyHash, Occupant, Seating, Stage};

use super::new_table::bot_level;
use super::overtime::may_act_for;
use crate::app::App;
use crate::at_table::AtTable;
use crate::bot_turns;
use crate::caller::Caller;
use crate::display_name::checked_name;
use crate::error::Problem;
use crate::limits::LimitedAction;
use crate::session::Session;

/// At more tables that wait for players nobody sits at once.
const MOST_WAITING: usize = 20;

/// Gives somebody a seat: the one they want, or the one kept for them, or the first open one.
pub(crate) async fn sit(
    app: &Arc<App>,
    session: &Arc<Session>,
    caller: Caller,
    key: KeyHash,
    name: &str,
    wanted: Option<usize>,
) -> Result<usize, Problem> {
    let name = checked_name(name)?;
    app.limits.admit(LimitedAction::Sit, caller, &app.metrics)?;
    let waiting =
        Filter { key: Some(key), stage: Some(Stage::Open), limit: MOST_WAITING as u32, ..Filter::default() };
    if app.store.list(&waiting).await?.len() >= MOST_WAITING {
        let most = ("most", MOST_WAITING.into());
        return Err(Problem::told(StatusCode::CONFLICT, "problem-many-seats", [most]));
    }
    let (people, now) = (session.people(), app.now());
    let kept = (0..people.seats.len()).filter(|&seat| people.owns(seat, Some(key)));
    let open = (0..people.seats.len()).filter(|&seat| matches!(people.seats[seat], Occupant::Open));
    let wanted = |seat: &usize| wanted.is_none_or(|wanted| wanted == *seat);
    for seat in kept.chain(open).filter(wanted) {
        let start = session.start_at(now, Some(seat));
        match app.store.take_seat_and_start(&session.id, seat as u8, key, &name, Some(&start)).await? {
            Seating::Seated => {
                session.attendance.seen(key, app.now());
                seats_changed(app, session).await?;
                return Ok(seat);
            }
            Seating::Elsewhere => return Err(Problem::told(StatusCode::CONFLICT, "problem-one-seat", [])),
            Seating::Taken => {}
        }
    }
    Err(Problem::told(StatusCode::CONFLICT, "problem-seat-taken", []))
}

/// Opens a seat again, if the caller may say so.
pub(crate) async fn give_up(AtTable { app, session, caller }: &AtTable, seat: usize) -> Result<(), Problem> {
    let people = session.people();
    let Some(Occupant::Person(holder)) = people.seats.get(seat) else {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-nobody-there", []));
    };
    let is_host = people.is_host(caller.key);
    if !is_host && caller.key != Some(holder.key) {
        return Err(Problem::not_yours("problem-only-own-seat", []));
    }
    if !app.store.give_up_seat(&session.id, seat as u8, holder.key).await? {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-begun", []));
    }
    seats_changed(app, session).await
}

/// Lets a bot take a seat, if the caller may say so.
pub(crate) async fn give_to_bot(
    AtTable { app, session, caller }: &AtTable,
    seat: usize,
    bot: &str,
) -> Result<(), Problem> {
    let level = bot_level(app, session.frame.game, bot)?;
    let people = session.people();
    let is_host = people.is_host(caller.key);
    let own = people.holds(seat, caller.key);
    // A game need not wait for ever for a former player because it has no host.
    let for_nobody = people.is_former(seat) && people.seats_of(caller.key).next().is_some();
    let late = people.seats_of(caller.key).next().is_some() && may_act_for(session, seat);
    if !is_host && !own && !for_nobody && !late {
        return Err(Problem::not_yours("problem-only-host", []));
    }
    let (in_place_of, unseen_since) = match people.seats.get(seat) {
        Some(Occupant::Open | Occupant::Kept(_)) => (None, None),
        Some(Occupant::Person(person)) if own || late => (Some(person.key), None),
        Some(Occupant::Person(person)) => {
            let since = app.config.clock.ago(app.config.absent_after);
            if session.attendance.was_here_since(person.key, since) {
                return Err(still_there(app, &person.name));
            }
            (Some(person.key), Some(since))
        }
        Some(Occupant::Bot { .. }) | None => {
            return Err(Problem::told(StatusCode::CONFLICT, "problem-nobody-there", []));
        }
    };
    let start = session.start_at(app.now(), people.seats_of(caller.key).next());
    let seated = app
        .store
        .seat_bot_and_start(&session.id, seat as u8, &level, in_place_of, unseen_since, Some(&start))
        .await?;
    if !seated {
        return Err(match &people.seats[seat] {
            Occupant::Person(person) if !own && is_still_at(app, session, seat, person.key).await? => {
                still_there(app, &person.name)
            }
            _ => Problem::told(StatusCode::CONFLICT, "problem-seat-changed", []),
        });
    }
    if let Some(owner) = in_place_of.filter(|_| people.all_here()) {
        let left = caller.key == Some(owner);
        let incident = if left { Incident::Left } else { Incident::BotTookOver };
        session.read_people().await?;
        app.note_incident(session, seat, incident).await?;
    }
    seats_changed(app, session).await
}

/// Whether a person still has a seat, as the store knows it.
async fn is_still_at(app: &App, session: &Session, seat: usize, key: KeyHash) -> Result<bool, Problem> {
    let game = app.store.load(&session.id).await?;
    let occupant = game.and_then(|mut game| (seat < game.seats.len()).then(|| game.seats.swap_remove(seat)));
    Ok(occupant.is_some_and(|seat| matches!(seat.occupant, Occupant::Person(person) if person.key == key)))
}

fn still_there(app: &App, player: &str) -> Problem {
    let minutes = app.config.absent_after.as_secs().div_ceil(60);
    let args = [("player", player.into()), ("minutes", minutes.into())];
    Problem::told(StatusCode::CONFLICT, "problem-still-there", args)
}

/// Gives somebody their seat back.
pub(crate) async fn take_back(
    AtTable { app, session, caller }: &AtTable,
    seat: usize,
) -> Result<(), Problem> {
    let Some(key) = caller.key.filter(|&key| session.people().owns(seat, Some(key))) else {
        return Err(Problem::not_yours("problem-not-your-bot", []));
    };
    if !app.store.take_back_seat(&session.id, seat as u8, key).await? {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-seat-changed", []));
    }
    session.attendance.seen(key, app.now());
    session.read_people().await?;
    app.note_incident(session, seat, Incident::CameBack).await?;
    seats_changed(app, session).await
}

/// Everybody hears who sits where now; perhaps the game begins.
pub(super) async fn seats_changed(app: &Arc<App>, session: &Arc<Session>) -> Result<(), Problem> {
    session.read_people().await?;
    bot_turns::wake(app, session);
    Ok(())
}
