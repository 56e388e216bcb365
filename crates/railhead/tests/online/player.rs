use game::{Recorded, Seat, Seeded};
use games::{GameName, Hosted, with_game};
use play::Play;
use reqwest::StatusCode;
use serde_json::{Map, Value, json};

use super::{Api, Seated, wait_for};

/// Plays all seats of a game by its own copy of the rules, and remembers what was acknowledged.
pub(crate) struct Player {
    pub(crate) seated: Seated,
    copy: Box<dyn Copied>,
    /// The moves that the server has promised to keep, as a record has them.
    pub(crate) acknowledged: Vec<Value>,
    /// A move that was sent, and perhaps not answered.
    under_way: Option<(usize, Value)>,
}

/// Why a move was not made.
#[derive(Debug)]
pub(crate) enum Stopped {
    /// The game is over.
    Over,
    /// The server does not answer any more.
    Gone,
}

impl Player {
    /// Sits down to a new game of people only.
    pub(crate) async fn sit_down(api: &Api, game: GameName, seed: u64) -> Player {
        let seated = api.create(game.name(), &[None; 4], seed).await;
        Player { seated, copy: copy(game, seed), acknowledged: Vec::new(), under_way: None }
    }

    /// Makes one move. If the server goes away meanwhile, the move is remembered and tried again
    /// next time.
    pub(crate) async fn step(&mut self, api: &Api) -> Result<(), Stopped> {
        let again = self.under_way.take();
        let tried_before = again.is_some();
        let (seat, action) = again.or_else(|| self.choose()).ok_or(Stopped::Over)?;
        let (version, token) = (self.acknowledged.len(), &self.seated.tokens[seat]);
        let Ok((status, answer)) = api.act(&self.seated.id, token, version, &action).await else {
            self.under_way = Some((seat, action));
            return Err(Stopped::Gone);
        };
        // What a server has sent to the database before it died can land later.
        let landed_late = tried_before && status == StatusCode::CONFLICT;
        assert!(status == StatusCode::OK || landed_late, "{action} at version {version}: {answer}");
        self.made(seat, action);
        Ok(())
    }

    /// Makes one move with a server that is there; `false` if the game is over.
    pub(crate) async fn goes_on(&mut self, api: &Api) -> bool {
        match self.step(api).await {
            Ok(()) => true,
            Err(Stopped::Over) => false,
            Err(Stopped::Gone) => panic!("{} does not answer", api.base),
        }
    }

    /// Who has to decide, and something that they may do.
    pub(crate) fn choose(&mut self) -> Option<(usize, Value)> {
        self.copy.choose().map(|(seat, action)| (seat, Value::Object(action)))
    }

    /// The move has landed.
    pub(crate) fn made(&mut self, seat: usize, action: Value) {
        let Value::Object(action) = action else { panic!("an action is an object") };
        self.copy.play(&action);
        self.acknowledged.push(entry(seat, action));
    }

    /// After a server has gone: everything acknowledged must be there as soon as the one that is
    /// asked has heard of it, and besides it nothing but perhaps the move that was under way.
    pub(crate) async fn find_everything(&mut self, api: &Api) {
        let promised = self.acknowledged.len();
        let version = wait_for("what was acknowledged", async || {
            Some(api.version(&self.seated.id).await).filter(|&version| version >= promised)
        });
        let version = version.await;
        match self.under_way.take() {
            Some((seat, action)) if version == promised + 1 => self.made(seat, action),
            under_way => {
                assert_eq!(version, promised, "of game {}", self.seated.id);
                self.under_way = under_way;
            }
        }
    }

    /// The record, which can be read by now, begins with everything that was acknowledged.
    pub(crate) async fn compare_record(&self, api: &Api) -> Value {
        let record = api.record(&self.seated.id).await;
        let actions = record["actions"].as_array().expect("actions");
        assert!(actions.len() >= self.acknowledged.len(), "moves are missing");
        for (number, (stored, promised)) in actions.iter().zip(&self.acknowledged).enumerate() {
            assert_eq!(stored, promised, "action {} of game {}", number + 1, self.seated.id);
        }
        record
    }
}

/// An action as a record has it.
fn entry(seat: usize, action: Map<String, Value>) -> Value {
    let mut entry = Map::new();
    entry.insert("seat".into(), json!(seat));
    entry.extend(action);
    Value::Object(entry)
}

trait Copied: Send {
    fn choose(&mut self) -> Option<(usize, Map<String, Value>)>;
    fn play(&mut self, action: &Map<String, Value>);
}

fn copy(game: GameName, seed: u64) -> Box<dyn Copied> {
    with_game!(game, G => {
        let options = Value::Object(Map::new());
        let setup = G::draw(4, &options, &G::own_material(), &mut Seeded::new(seed, 0));
        let play = setup.and_then(Play::<G>::start).expect("a setup with the usual options");
        Box::new(OwnCopy { play, dice: Seeded::new(seed, 1), legal: Vec::new() })
    })
}

struct OwnCopy<G: Hosted> {
    play: Play<G>,
    dice: Seeded,
    legal: Vec<G::Action>,
}

impl<G: Hosted> Copied for OwnCopy<G> {
    fn choose(&mut self) -> Option<(usize, Map<String, Value>)> {
        let state = self.play.state();
        let actor = state.actor().map(Seat::index)?;
        state.actions(&mut self.legal);
        let action = (G::BOTS?.thoughtless)(state, &self.legal, &mut self.dice);
        Some((actor, state.write_action(action)))
    }

    fn play(&mut self, action: &Map<String, Value>) {
        assert!(self.play.act(action).is_ok(), "our own action holds: {action:?}");
    }
}
