use game::Seeded;
use games::{GameName, Hosted, with_game};
use play::Play;
use serde_json::{Map, Value};

/// The players' own copy of a game, so that they need not ask the server how it stands.
pub(crate) trait Copied: Send {
    /// Thinks of the next move and makes it on the copy: who moves, and what it is in JSON.
    fn next(&mut self) -> Option<(usize, String)>;
}

/// The game that the server draws from the same seed.
pub(crate) fn copy(game: GameName, players: usize, seed: u64) -> Box<dyn Copied> {
    with_game!(game, G => Box::new(OwnCopy::<G>::new(players, seed)))
}

struct OwnCopy<G: Hosted> {
    play: Play<G>,
    dice: Seeded,
    legal: Vec<G::Action>,
}

impl<G: Hosted> OwnCopy<G> {
    fn new(players: usize, seed: u64) -> OwnCopy<G> {
        let options = Value::Object(Map::new());
        let setup = G::draw(players, &options, &G::own_material(), &mut Seeded::new(seed, 0));
        let play = setup.and_then(Play::start).expect("a setup with the usual options");
        OwnCopy { play, dice: Seeded::new(seed, 1), legal: Vec::new() }
    }
}

impl<G: Hosted> Copied for OwnCopy<G> {
    fn next(&mut self) -> Option<(usize, String)> {
        let (state, bots) = (self.play.state(), G::BOTS?);
        let actor = state.actor()?;
        state.actions(&mut self.legal);
        let action = (bots.thoughtless)(state, &self.legal, &mut self.dice);
        let made = self.play.play(actor, action).expect("it is legal");
        Some((actor.index(), made.text.to_string()))
    }
}
