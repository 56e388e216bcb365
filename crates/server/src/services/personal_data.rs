//! What is stored about somebody: to look at, to take along, and to have deleted.

use std::sync::Arc;

use serde::Serialize;
use store::{Held, KeyHash, LessonProgress, Note, OwnSeat, PersonalData, StandingOrder, Talk};
use utoipa::ToSchema;

use crate::app::{App, hash, new_secret};
use crate::bot_turns;
use crate::error::Problem;
use crate::services::notices::MyChannel;

/// Everything that is stored about the caller. Times are milliseconds since 1970.
#[derive(Serialize, ToSchema)]
pub(crate) struct StoredAboutMe {
    /// The name that goes with the caller's key.
    name: Option<String>,
    /// When it was last given.
    named: Option<i64>,
    /// The seats that are theirs.
    seats: Vec<MySeat>,
    /// The games that they host.
    hosted: Vec<String>,
    /// What they have said at tables.
    talk: Vec<MyWords>,
    /// Their private notes.
    notes: Vec<MyNote>,
    /// How far they have come in lessons.
    lessons: Vec<MyLesson>,
    /// Their standing orders in games that are not over.
    orders: Vec<MyOrder>,
    /// Where they want to be told what happens.
    channels: Vec<MyChannel>,
}

/// A seat of the caller's.
#[derive(Serialize, ToSchema)]
pub(crate) struct MySeat {
    game: String,
    /// Its number, clockwise from 0.
    seat: u8,
    /// The name they have there.
    name: String,
    /// `sitting`; `kept` if it is kept for them; `bot` if a bot plays there for them.
    held: &'static str,
    /// When they were last at the table, if that was stored.
    seen: Option<i64>,
    /// Where the game is to be had with all its moves.
    record: String,
}

/// Something that the caller has said at a table.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyWords {
    game: String,
    seat: Option<u8>,
    /// The name under which it was said.
    name: String,
    text: String,
    at: i64,
}

/// A private note of the caller's.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyNote {
    game: String,
    text: String,
    at: i64,
}

/// How far the caller has come in a lesson.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyLesson {
    /// The game that it is of.
    game: String,
    lesson: String,
    /// The furthest step, from 0.
    step: u32,
    /// When they first came to its end, if they have.
    done: Option<i64>,
    /// When they were last at a new step.
    at: i64,
}

/// A standing order of the caller's.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyOrder {
    game: String,
    seat: u8,
    /// What it says.
    text: String,
    /// When it was given.
    at: i64,
    /// What became of it.
    outcome: Option<String>,
    /// When that was.
    ended: Option<i64>,
}

/// Everything that is stored about the holder of a key.
pub(crate) async fn stored(app: &App, key: KeyHash) -> Result<StoredAboutMe, Problem> {
    let PersonalData { name, seats, hosted, talk, notes, lessons, orders, channels } =
        app.store.stored_about(key).await?;
    let (name, named) = name.map(|(name, at)| (name, at.0)).unzip();
    Ok(StoredAboutMe {
        name,
        named,
        seats: seats.into_iter().map(MySeat::of).collect(),
        hosted: hosted.into_iter().map(|id| id.0).collect(),
        talk: talk.into_iter().map(MyWords::of).collect(),
        notes: notes.into_iter().map(MyNote::of).collect(),
        lessons: lessons.into_iter().map(MyLesson::of).collect(),
        orders: orders.into_iter().map(MyOrder::of).collect(),
        channels: channels.into_iter().map(MyChannel::of).collect(),
    })
}

/// Deletes everything that is stored about the holder of a key. Whoever is at their tables sees it at once.
pub(crate) async fn forget(app: &Arc<App>, key: KeyHash) -> Result<(), Problem> {
    // What is behind the keys of former players is known to nobody, and so is that two of them were one person.
    let changed = app.store.forget(key, || hash(&new_secret())).await?;
    for id in changed {
        if let Some(session) = app.sessions.loaded(&id) {
            session.read_people().await?;
            bot_turns::wake(app, &session);
        }
    }
    Ok(())
}

impl MySeat {
    fn of(OwnSeat { game, seat, name, held, seen }: OwnSeat) -> MySeat {
        let held = match held {
            Held::Sitting => "sitting",
            Held::Kept => "kept",
            Held::ByBot => "bot",
        };
        let record = format!("/api/games/{game}/record");
        MySeat { game: game.0, seat, name, held, seen: seen.map(|seen| seen.0), record }
    }
}

impl MyWords {
    fn of(Talk { game, seat, name, text, at, .. }: Talk) -> MyWords {
        MyWords { game: game.0, seat, name, text, at: at.0 }
    }
}

impl MyLesson {
    fn of(LessonProgress { game, lesson, step, done, at }: LessonProgress) -> MyLesson {
        MyLesson { game, lesson, step, done: done.map(|done| done.0), at: at.0 }
    }
}

impl MyOrder {
    fn of(StandingOrder { game, seat, text, at, outcome, .. }: StandingOrder) -> MyOrder {
        let (outcome, ended) = outcome.map(|(outcome, ended)| (outcome, ended.0)).unzip();
        MyOrder { game: game.0, seat, text, at: at.0, outcome, ended }
    }
}

impl MyNote {
    fn of(Note { game, text, at }: Note) -> MyNote {
        MyNote { game: game.0, text, at: at.0 }
    }
}
