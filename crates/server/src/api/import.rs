use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game::{Broken, Draft};
use games::{GameName, Hosted, Visit};
use phrases::{Phrases, tell_broken};
use serde::Serialize;
use serde_json::{Value, json};
use store::{GameId, KeyHash, NewGame, Occupant, Person, StoredAction};
use utoipa::ToSchema;

use super::body::Body;
use super::create::Token;
use crate::answer::Problem;
use crate::app::{App, hash, new_id, new_secret, now};
use crate::caller::Caller;
use crate::limits::Deed;
use crate::name::checked_name;
use crate::table::{Refusal, unreadable};
use crate::visitor::english;

/// A record that is a game now.
#[derive(Serialize, ToSchema)]
pub(crate) struct Imported {
    id: String,
    /// A token for each seat of a game that is not over.
    seats: Vec<Token>,
}

/// Store a record as a game; it is replayed first, and refused with its ruling if it does not hold.
#[utoipa::path(post, path = "/api/games/import", request_body = Object, security((), ("token" = [])), responses(
    (status = 201, body = Imported), (status = 400, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn import(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(record): Body<Value>,
) -> Result<(StatusCode, Json<Imported>), Problem> {
    let mut tokens = Vec::new();
    let id = take_in(&app, caller, english(), record, |seat| {
        let token = new_secret();
        let key = hash(&token);
        tokens.push(Token { seat, token });
        key
    })
    .await?;
    let over = app.session(&id.0).await?.now().table.actor().is_none();
    Ok((StatusCode::CREATED, Json(Imported { id: id.0, seats: if over { Vec::new() } else { tokens } })))
}

/// Checks a record and stores it as a game, with a key for each of its seats.
pub(crate) async fn take_in(
    app: &App,
    caller: Caller,
    phrases: &'static Phrases,
    record: Value,
    mut key: impl FnMut(usize) -> KeyHash,
) -> Result<GameId, Problem> {
    app.limits.admit(Deed::Create, caller, &app.numbers)?;
    let game =
        GameName::of_record(&record).map_err(|wrong| Problem::bad_setup(unreadable(&wrong, phrases)))?;
    let checked = tokio::task::spawn_blocking(move || game.visit(Checked(record, phrases)))
        .await
        .map_err(|_| Problem::malformed("The record cannot be replayed."))??;
    let mut seats = Vec::new();
    for (seat, name) in checked.names.iter().enumerate() {
        seats.push(Occupant::Person(Person { key: key(seat), name: checked_name(name)? }));
    }
    let new = NewGame {
        id: new_id(),
        game: game.name().to_owned(),
        frame: checked.frame.to_string(),
        seats,
        host: caller.key,
        invite: None,
        listed: false,
        created: now(),
        follows: None,
    };
    app.store.create(&new, &checked.actions).await?;
    if let Some(result) = &checked.result {
        // Nothing is left to do, but the list should know that it is over.
        app.store.append(&new.id, &[], Some(result)).await?;
    }
    Ok(new.id)
}

/// A record to check, and the language in which to say what is wrong with it.
struct Checked(Value, &'static Phrases);

/// What is stored of a record that holds.
struct Holding {
    names: Vec<String>,
    frame: Value,
    actions: Vec<StoredAction>,
    result: Option<String>,
}

impl Visit for Checked {
    type Answer = Result<Holding, Problem>;

    fn visit<G: Hosted>(self) -> Self::Answer {
        let Checked(record, phrases) = self;
        let draft = Draft::<G>::read(record).map_err(|broken| refuse(&broken, &[], phrases))?;
        let mut actions = Vec::with_capacity(draft.len());
        let at = now();
        let played = draft.play(usize::MAX, &mut |moment| {
            actions.push(StoredAction {
                version: moment.number as u32,
                seat: moment.seat.index() as u8,
                action: Value::Object(moment.after.write_action(moment.action)).to_string(),
                at,
            });
        });
        let (record, _) = played.map_err(|broken| refuse(&broken, &draft.names, phrases))?;
        Ok(Holding {
            names: record.names,
            frame: json!({ "options": G::write_options(&record.setup), "setup": G::write_setup(&record.setup) }),
            actions,
            result: record.result.and_then(|result| serde_json::to_string(&result).ok()),
        })
    }
}

fn refuse<G: Hosted>(broken: &Broken<G>, names: &[String], phrases: &Phrases) -> Problem {
    let sentence = tell_broken(broken, names, phrases);
    match broken {
        Broken::Action { number, .. } => {
            let args = [("number", (*number).into()), ("sentence", sentence.into())];
            let sentence = phrases.say("problem-in-action", &args);
            Refusal { rule: broken.rule(), sentence }.into()
        }
        _ => Problem::bad_setup(Refusal { rule: broken.rule(), sentence }),
    }
}
