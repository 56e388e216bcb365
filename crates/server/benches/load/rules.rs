use game::{Seat, Seeded};
use games::{GameName, Hosted, Visit};
use serde_json::{Map, Value};

/// The players' own copy of a game, so that they need not ask the server how it stands.
pub(crate) trait Copied: Send {
    /// Thinks of the next move and makes it on the copy: who moves, and what it is in JSON.
    fn next(&mut self) -> Option<(usize, String)>;
}

/// The game that the server draws from the same seed.
pub(crate) fn copy(game: GameName, players: usize, seed: u64) -> Box<dyn Copied> {
    game.visit(Copy { players, seed })
}

struct Copy {
    players: usize,
    seed: u64,
}

impl Visit for Copy {
    type Answer = Box<dyn Copied>;

    fn visit<G: Hosted>(self) -> Self::Answer {
        let options = Value::Object(Map::new());
        let setup = G::draw(self.players, &options, &G::own_material(), &mut Seeded::new(self.seed, 0));
        let state = setup.and_then(|setup| G::start(&setup)).expect("a setup with the usual options");
        Box::new(Play { state, dice: Seeded::new(self.seed, 1), legal: Vec::new() })
    }
}

struct Play<G: Hosted> {
    state: G,
    dice: Seeded,
    legal: Vec<G::Action>,
}

impl<G: Hosted> Copied for Play<G> {
    fn next(&mut self) -> Option<(usize, String)> {
        let actor = self.state.actor().map(Seat::index)?;
        self.state.actions(&mut self.legal);
        let action = self.state.thoughtless(&self.legal, &mut self.dice);
        let written = Value::Object(self.state.write_action(action)).to_string();
        self.state.apply(action, &mut |_| ());
        Some((actor, written))
    }
}
