use game::{Dice, Seeded};
use serde_json::Value;

use super::{Caller, House, Table};

/// Plays all seats of a game that have tokens, choosing from what is listed.
pub(crate) struct Player {
    pub(crate) id: String,
    pub(crate) seats: Vec<Caller>,
    spectator: Caller,
    dice: Seeded,
    /// What was done: the entries of a record.
    pub(crate) played: Vec<Value>,
}

impl Player {
    pub(crate) fn new(house: &House, table: &Table, seed: u64) -> Player {
        Player {
            id: table.id.clone(),
            seats: house.players(table),
            spectator: house.spectator(),
            dice: Seeded::new(seed, 1),
            played: Vec::new(),
        }
    }

    /// The game as the one to decide sees it, once it is over or one of these players has to decide.
    pub(crate) async fn turn(&self) -> Value {
        super::eventually("a player's turn", async || {
            let view = self.spectator.look(&self.id).await;
            let Some(actor) = view["actor"].as_u64() else { return Some(view) };
            let view = self.seats[actor as usize].look(&self.id).await;
            (view["over"] == true || view["actions"] != Value::Array(Vec::new())).then_some(view)
        })
        .await
    }

    /// Makes one move from such a view; returns the game as its maker sees it then.
    pub(crate) async fn step(&mut self, view: &Value) -> Value {
        let actor = view["actor"].as_u64().expect("somebody decides");
        let action = self.choose(view);
        let version = view["version"].as_u64().expect("a version");
        let after = self.seats[actor as usize].act(&self.id, version, &action).await;
        let mut entry = serde_json::Map::from_iter([("seat".to_owned(), actor.into())]);
        entry.extend(action.as_object().expect("an action").clone());
        self.played.push(entry.into());
        after
    }

    /// Plays at most so many moves; returns the last view.
    pub(crate) async fn play(&mut self, most: usize) -> Value {
        let mut view = self.turn().await;
        for _ in 0..most {
            if view["over"] == true {
                break;
            }
            let after = self.step(&view).await;
            view = if after["over"] == true { after } else { self.turn().await };
        }
        view
    }

    /// Plays to the end.
    pub(crate) async fn finish(&mut self) -> Value {
        let view = self.play(usize::MAX).await;
        assert_eq!(view["over"], true);
        view
    }

    /// One of the listed actions. In an auction low bids and passes, so that games stay short.
    pub(crate) fn choose(&mut self, view: &Value) -> Value {
        let actions = view["actions"].as_array().expect("actions");
        assert!(!actions.is_empty(), "nothing to do: {view}");
        let named = |name: &str| actions.iter().find(|action| action["do"] == name);
        match (named("bid"), named("pass")) {
            (Some(_), Some(pass)) if self.dice.below(2) == 0 => pass.clone(),
            (Some(lowest), _) => lowest.clone(),
            _ => actions[self.dice.below(actions.len() as u32) as usize].clone(),
        }
    }
}
