use std::borrow::Cow;

use game::{Game, Ledger, Viewer};

/// Where a game stands: the state, what an attentive player has counted, and how many actions led
/// there.
#[derive(Clone, Debug)]
pub struct Course<G> {
    state: G,
    ledger: Ledger,
    actions: u32,
}

impl<G: Game> Course<G> {
    /// A game before its first action.
    pub fn open(start: G) -> Course<G> {
        let ledger = Ledger::open(&start);
        Course { state: start, ledger, actions: 0 }
    }

    /// The state of play.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// How many actions led to it.
    pub fn actions(&self) -> u32 {
        self.actions
    }

    /// The state as the seat that has to decide supposes it: what bots decide on. Once the game is
    /// over it is the state itself.
    pub fn reckoned(&self) -> Cow<'_, G> {
        match self.state.actor() {
            Some(actor) => self.state.reckoned(Viewer::Seat(actor), &self.ledger),
            None => Cow::Borrowed(&self.state),
        }
    }

    /// The same moment as a viewer may suppose it.
    #[must_use]
    pub fn known_to(&self, viewer: Viewer) -> Course<G> {
        Course { state: self.state.known_to(viewer).into_owned(), ledger: self.ledger, actions: self.actions }
    }

    /// Applies an action that is known to be legal.
    pub fn apply(&mut self, action: G::Action, emit: &mut impl FnMut(G::Event)) {
        let Course { state, ledger, actions } = self;
        state.apply(action, &mut |event| {
            ledger.hear::<G>(&event);
            emit(event);
        });
        *actions += 1;
    }
}
