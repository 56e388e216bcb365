//! Games made from games: a copy to try things on, and the same table again.

use std::sync::Arc;

use axum::http::StatusCode;
use bots::Level;
use game::Seat;
use serde_json::Map;
use store::{GameId, KeyHash, NewGame, NewJob, Occupant, Origin, Person, StoredEntry, Talk};

use super::talk::TALK_LIMIT;
use crate::app::{App, hash, new_id};
use crate::at_table::AtTable;
use crate::caller::Caller;
use crate::consequences::Consequences;
use crate::error::Problem;
use crate::frame::{Frame, random_seed};
use crate::limits::LimitedAction;
use crate::notice_occasion::NoticeOccasion;
use crate::notice_orders;
use crate::session::{Session, stored_entries};
use crate::table::Table;

/// Whoever has a copy made.
pub(crate) struct Copier<'c> {
    pub(crate) caller: Caller,
    pub(crate) key: KeyHash,
    /// The name that goes with the key.
    pub(crate) name: String,
    /// The invitation to a table of theirs.
    pub(crate) invitation: &'c (dyn Fn(&GameId) -> String + Sync),
}

/// A private copy of a moment, to play on against oneself or bots, with these names.
pub(crate) async fn try_from(
    AtTable { app, session, .. }: &AtTable,
    copier: &Copier<'_>,
    at: u32,
    against_bots: bool,
    names: Vec<String>,
) -> Result<GameId, Problem> {
    let table = session.now();
    if session.hides_something() {
        return Err(Problem::told(StatusCode::FORBIDDEN, "problem-copy-hidden", []));
    }
    let at = at.min(table.version());
    let texts = table.standing_texts(at).into_iter().map(|(_, text)| text);
    let entries = stored_entries(1, texts, app.now());
    // Whose decision it is at that moment: that seat is played, the others are bots'.
    let own = table.actor_at(at).map_or(0, Seat::index);
    let alone = !against_bots || !session.frame.game.has_bots();
    let seat = |(seat, name)| {
        if alone || seat == own {
            Occupant::Person(Person { key: copier.key, name })
        } else {
            Occupant::bot(Level::default().name())
        }
    };
    let seats = names.into_iter().enumerate().map(seat).collect();
    // Whoever may not ask for hints at a table may not ask for them on a copy of it either.
    let secretly = table.actor().is_some() && !session.allows_hints();
    let (hints, seed) = (secretly.then_some(false), Some(random_seed()));
    let names_of = session.frame.names_of.clone().or_else(|| Some(session.id.clone()));
    let frame =
        Frame { hints, seed, coach: false, clock: None, bots_seed: None, names_of, ..session.frame.clone() };
    let table = table.until(at).ok_or_else(Problem::no_such_game)?;
    copy(app, copier, GameCopy { frame, seats, entries, table, follows: None, tells: Vec::new() }).await
}

/// The same people at a new table, once the game is over. Whoever asks first sits down there and hosts
/// it; the others' seats are kept for them, and they hear of it. Whoever asks later is shown the way.
pub(crate) async fn play_again(at: &AtTable, copier: &Copier<'_>) -> Result<GameId, Problem> {
    let AtTable { app, session, caller } = at;
    if !session.people().knows(caller.key) {
        return Err(Problem::not_yours("problem-only-players-again", []));
    }
    if !session.is_over() {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-again-not-over", []));
    }
    if let Some(next) = next_table(app, session).await? {
        return Ok(next);
    }
    match follow_up(app, copier, session).await {
        // Another was quicker.
        Err(problem) if problem.is_conflict() => next_table(app, session).await?.ok_or(problem),
        next => next,
    }
}

/// The table that follows a game, if there is one.
async fn next_table(app: &App, session: &Session) -> Result<Option<GameId>, Problem> {
    Ok(app.store.load(&session.id).await?.and_then(|game| game.next))
}

/// Sets up the table that follows a game.
async fn follow_up(app: &Arc<App>, copier: &Copier<'_>, session: &Arc<Session>) -> Result<GameId, Problem> {
    let people = session.people();
    let players = people.seats.len();
    let Frame { game, options, .. } = &session.frame;
    let frame = Frame::draw(*game, players, options, session.frame.material(), random_seed(), &Map::new())
        .map_err(Problem::bad_setup)?;
    let names_of = session.frame.names_of.clone().or_else(|| Some(session.id.clone()));
    let Frame { hints, take_back, clock, .. } = session.frame.clone();
    let frame = Frame { hints, take_back, clock, names_of, ..frame };
    let seat = |occupant: &Occupant| match occupant.person() {
        Some(person) if person.is_former() => Occupant::Open,
        Some(person) if person.key == copier.key => Occupant::Person(person.clone()),
        Some(person) => Occupant::Kept(person.clone()),
        None => occupant.clone(),
    };
    let seats: Vec<Occupant> = people.seats.iter().map(seat).collect();
    let table = frame.lay().map_err(Problem::bad_setup)?;
    let follows = Some(session.id.clone());
    let by = people.seats_of(Some(copier.key)).next();
    let tells = notice_orders::to_others(session, NoticeOccasion::Rematch, by, None, app.now());
    let next =
        copy(app, copier, GameCopy { frame, seats, entries: Vec::new(), table, follows, tells }).await?;
    // The others hear of it at the old table.
    let seat = people.seats_of(Some(copier.key)).next();
    let talk = Talk {
        id: 0,
        game: session.id.clone(),
        seat: seat.map(|seat| seat as u8),
        name: seat.map_or_else(|| copier.name.clone(), |seat| people.stored_names().swap_remove(seat)),
        text: format!("/games/{next}"),
        at: app.now(),
        event: None,
    };
    app.store.say(&talk, Some(copier.key), TALK_LIMIT).await?;
    Ok(next)
}

/// A game made from another one.
struct GameCopy {
    frame: Frame,
    seats: Vec<Occupant>,
    entries: Vec<StoredEntry>,
    /// The table after these entries.
    table: Box<dyn Table>,
    /// The game that it continues with the same people; otherwise it is there to try something.
    follows: Option<GameId>,
    /// What others are told of it.
    tells: Vec<NewJob>,
}

async fn copy(app: &Arc<App>, copier: &Copier<'_>, copy: GameCopy) -> Result<GameId, Problem> {
    let GameCopy { frame, seats, entries, table, follows, tells } = copy;
    app.limits.admit(LimitedAction::Create, copier.caller, &app.metrics)?;
    let (id, created) = (new_id(), app.now());
    let Consequences { status, mut jobs } =
        Consequences::of_new(&id, &frame, &seats, &*table, created, &app.clockwork.outages());
    jobs.extend(tells);
    let new = NewGame {
        game: frame.game.name().to_owned(),
        frame: frame.write(),
        seats,
        host: Some(copier.key),
        invite: Some(hash(&(copier.invitation)(&id))),
        listed: false,
        created,
        origin: if follows.is_some() { Origin::Played } else { Origin::Tried },
        follows,
        status,
        rated: false,
        id,
    };
    app.store.create_and_order(&new, &entries, &jobs).await?;
    app.open_new(&new.id, copier.caller).await?;
    Ok(new.id)
}
