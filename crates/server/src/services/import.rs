//! Storing a record as a game.

use std::sync::Arc;

use game::{Broken, Draft};
use games::{GameName, Hosted, with_game};
use phrases::tell_broken;
use serde_json::Value;
use store::{GameId, GameStatus, KeyHash, NewGame, Occupant, Origin, Person, StoredEntry, Timestamp};

use crate::app::{App, new_id};
use crate::caller::Caller;
use crate::display_name::checked_name;
use crate::error::Problem;
use crate::frame::Frame;
use crate::limits::LimitedAction;
use crate::refusal::RefusalMessage;

/// Checks a record and stores it as a game, with a key for each of its seats.
pub(crate) async fn take_in(
    app: &App,
    caller: Caller,
    record: Value,
    mut key: impl FnMut(usize) -> KeyHash,
) -> Result<GameId, Problem> {
    app.limits.admit(LimitedAction::Create, caller, &app.metrics)?;
    let game = GameName::of_record(&record)
        .map_err(|wrong| Problem::bad_setup(RefusalMessage::of_message(wrong)))?;
    let at = app.now();
    let checked =
        tokio::task::spawn_blocking(move || with_game!(game, G => CheckedRecord::of::<G>(game, record, at)))
            .await
            .map_err(|_| Problem::malformed("The record cannot be replayed."))??;
    let mut seats = Vec::new();
    for (seat, name) in checked.names.iter().enumerate() {
        seats.push(Occupant::Person(Person { key: key(seat), name: checked_name(name)? }));
    }
    let new = NewGame {
        id: new_id(),
        game: game.name().to_owned(),
        frame: checked.frame.write(),
        seats,
        host: caller.key,
        invite: None,
        listed: false,
        created: at,
        follows: None,
        status: checked.status,
        origin: Origin::Imported,
        rated: false,
    };
    app.store.create(&new, &checked.entries).await?;
    Ok(new.id)
}

/// What is stored of a record that holds.
struct CheckedRecord {
    names: Vec<String>,
    frame: Frame,
    entries: Vec<StoredEntry>,
    status: GameStatus,
}

impl CheckedRecord {
    fn of<G: Hosted>(game: GameName, record: Value, at: Timestamp) -> Result<CheckedRecord, Problem> {
        let draft = Draft::<G>::read(record).map_err(|broken| refuse(broken, &[]))?;
        let mut entries = Vec::with_capacity(draft.action_count());
        let played = draft.play(usize::MAX, &mut |moment| {
            entries.push(StoredEntry {
                version: moment.number as u32,
                seat: moment.seat.index() as u8,
                text: Value::Object(moment.after.write_action(moment.action)).to_string(),
                at,
            });
        });
        let (record, state) = played.map_err(|broken| refuse(broken, &draft.names))?;
        let frame = Frame::of::<G>(game, record.names.len(), &record.setup);
        let status = GameStatus {
            to_move: state.actor().map(|seat| seat.index() as u8),
            deadline: None,
            result: record.result.and_then(|result| serde_json::to_string(&result).ok()),
            progress: state.milestone().and_then(|milestone| serde_json::to_string(&milestone).ok()),
        };
        Ok(CheckedRecord { names: record.names, frame, entries, status })
    }
}

fn refuse<G: Hosted>(broken: Broken<G>, names: &[String]) -> Problem {
    let (rule, names) = (broken.rule(), names.to_vec());
    let number = match &broken {
        Broken::Action { number, .. } => Some(*number),
        _ => None,
    };
    let refusal = RefusalMessage::new(rule, move |_, phrases| {
        let sentence = tell_broken(&broken, &names, phrases);
        let Some(number) = number else { return sentence };
        phrases.say("problem-in-action", &[("number", number.into()), ("sentence", sentence.into())])
    });
    if number.is_some() { Problem::refused(refusal, &Arc::default()) } else { Problem::bad_setup(refusal) }
}
