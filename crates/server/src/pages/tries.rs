//! Games made from games: a copy to try things on, a record to look at, the same table again.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::{Map, Value, json};
use store::{GameId, NewGame, Occupant, Person, StoredAction, Talk};

use super::forms::{Form, read_json};
use super::new_game::{invitation, name_of, table_name};
use crate::answer::Problem;
use crate::api::import::take_in;
use crate::api::talk::TALK_LIMIT;
use crate::api::view::{Invitation, open};
use crate::app::{App, hash, now};
use crate::limits::Deed;
use crate::session::Session;
use crate::table::Frame;
use crate::visitor::Visitor;

/// The level of bots in a copy to try things on.
fn usual_level() -> String {
    bots::Level::default().name().to_owned()
}

/// A private copy of a moment, to play on against oneself or bots.
pub(super) async fn try_from(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let caller = visitor.caller();
    let (key, headers) = visitor.key();
    let made = async {
        let session = open(&app, &id, caller, &Invitation { invite: None }).await?;
        let moment = session.now();
        if moment.table.hides_something() {
            return Err(Problem::told(StatusCode::FORBIDDEN, "problem-copy-hidden", []));
        }
        let at =
            form.get("at").and_then(|at| at.parse().ok()).unwrap_or(u32::MAX).min(moment.table.version());
        let actions: Vec<StoredAction> = moment
            .log
            .after(0)
            .take(at as usize)
            .enumerate()
            .map(|(index, entry)| StoredAction {
                version: index as u32 + 1,
                seat: entry.seat,
                action: entry.action.to_string(),
                at: now(),
            })
            .collect();
        let names = session.people().names_in(visitor.phrases);
        // Whose decision it is at that moment: that seat is played, the others are bots'.
        let own = moment.log.after(at).next().map_or(0, |entry| usize::from(entry.seat));
        let alone = form.get("how") != Some("bots");
        let seats = (0..names.len())
            .map(|seat| {
                if alone || seat == own {
                    Occupant::Person(Person { key, name: names[seat].clone() })
                } else {
                    Occupant::bot(usual_level())
                }
            })
            .collect();
        // Who may not ask for hints at a table may not ask for them on a copy of it either.
        let secretly = moment.table.actor().is_some() && !session.allows_hints();
        let frame = Frame { hints: secretly.then_some(false), ..session.frame.clone() };
        copy(&app, &visitor, &session, seats, &frame, &actions, None).await
    };
    let id = made.await?;
    Ok((headers, Redirect::to(&format!("/games/{id}"))).into_response())
}

/// The same people at a new table, once the game is over. Whoever asks first sits down there and hosts
/// it; the others' seats are kept for them, and they hear of it. Whoever asks later is shown the way.
pub(super) async fn again(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let caller = visitor.caller();
    let session = open(&app, &id, caller, &Invitation { invite: None }).await?;
    let people = session.people();
    if !people.knows(caller.key) {
        return Err(Problem::not_yours("problem-only-players-again", []));
    }
    if session.now().table.actor().is_some() {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-again-not-over", []));
    }
    let next = match next_table(&app, &session).await? {
        Some(next) => next,
        None => follow_up(&app, &visitor, &session).await?,
    };
    Ok(Redirect::to(&format!("/games/{next}")).into_response())
}

/// The table that follows a game, if there is one.
async fn next_table(app: &App, session: &Session) -> Result<Option<String>, Problem> {
    let game = app.store.load(&session.id).await?;
    Ok(game.and_then(|game| game.next).map(|GameId(next)| next))
}

/// Sets up the table that follows a game.
async fn follow_up(app: &Arc<App>, visitor: &Visitor, session: &Arc<Session>) -> Result<String, Problem> {
    let (caller, people) = (visitor.caller(), session.people());
    let seed = getrandom::u64().expect("the system has random numbers");
    let players = people.seats.len();
    let frame = Frame::draw(session.game, players, &session.frame.options, seed, &Map::new())
        .map_err(Problem::bad_setup)?;
    let frame = Frame { hints: session.frame.hints, ..frame };
    let seat = |occupant: &Occupant| match occupant.person() {
        Some(person) if Some(person.key) == caller.key => Occupant::Person(person.clone()),
        Some(person) => Occupant::Kept(person.clone()),
        None => occupant.clone(),
    };
    let seats = people.seats.iter().map(seat).collect();
    let copied = copy(app, visitor, session, seats, &frame, &[], Some(session.id.clone())).await;
    let next = match copied {
        Ok(next) => next,
        // Another was quicker.
        Err(problem) if problem.is_conflict() => {
            return next_table(app, session).await?.ok_or(problem);
        }
        Err(problem) => return Err(problem),
    };
    // The others hear of it at the old table.
    let seat = people.seats_of(caller.key).next();
    let name = match (seat, caller.key) {
        (Some(seat), _) => people.names()[seat].clone(),
        (None, Some(key)) => name_of(app, key, visitor).await?,
        (None, None) => String::new(),
    };
    let text = format!("/games/{next}");
    let talk =
        Talk { id: 0, game: session.id.clone(), seat: seat.map(|seat| seat as u8), name, text, at: now() };
    app.store.say(&talk, TALK_LIMIT).await?;
    session.hear_aside(&*app.store).await?;
    Ok(next)
}

async fn copy(
    app: &Arc<App>,
    visitor: &Visitor,
    like: &Session,
    seats: Vec<Occupant>,
    frame: &Frame,
    actions: &[StoredAction],
    follows: Option<GameId>,
) -> Result<String, Problem> {
    let host = visitor.caller();
    app.limits.admit(Deed::Create, host, &app.numbers)?;
    let id = table_name();
    let new = NewGame {
        game: like.game.name().to_owned(),
        frame: frame.write(),
        seats,
        host: host.key,
        invite: Some(hash(&invitation(visitor, &id))),
        listed: false,
        created: now(),
        follows,
        id,
    };
    app.store.create(&new, actions).await?;
    app.open_new(&new.id, host).await?;
    Ok(new.id.0)
}

/// Stores a record that somebody has opened; a game that is not over they can play on alone.
pub(super) async fn open_record(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    bytes: Bytes,
) -> Result<(StatusCode, HeaderMap, Json<Value>), Problem> {
    let (key, headers) = visitor.key();
    let record: Value = read_json(&bytes)?;
    let id = take_in(&app, visitor.caller(), visitor.phrases, record, |_| key).await?;
    Ok((StatusCode::CREATED, headers, Json(json!({ "id": id.0 }))))
}
