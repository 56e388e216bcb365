use std::borrow::Cow;
use std::error::Error;
use std::fmt::Debug;

use serde::Serialize;

use crate::{Ledger, Money, Outcome, Payment, Purse, Refusal, Seat};

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Somebody with the whole record in hand: sees everything.
    Keeper,
    /// A player, who sees what is open and what is theirs.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// The seat of a player. Returns `None` for everybody else.
    pub const fn seat(self) -> Option<Seat> {
        if let Viewer::Seat(seat) = self { Some(seat) } else { None }
    }
}

/// The implementing type is a complete state of play: small, flat, cheap to clone.
///
/// There is no chance in it after [`start`](Game::start), and no question with only one answer is
/// ever asked (where a game has a reason for an exception, its [`contract`](crate::contract) says so).
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The game's name in records and on the command line.
    const NAME: &'static str;

    /// Players, options and every chance outcome: plain data, which may be wrong.
    type Setup: Clone + Debug + Eq + Send + Sync;
    /// One decision of one seat.
    type Action: Copy + Eq + Debug + Send + Sync;
    /// What followed from a decision; derived, never stored.
    type Event: Copy + Debug + Send + Sync;
    /// Why an action is refused.
    type Illegal: Refusal;
    /// What is wrong with a setup, or with the file it comes from.
    type Flaw: Error + Send + Sync + 'static;
    /// What one seat, or a spectator, may see.
    type View: Serialize;

    /// The state before the first decision.
    fn start(setup: &Self::Setup) -> Result<Self, Self::Flaw>;
    /// Tells what the setup has decided, so that the events of a game tell its whole story. Nothing
    /// changes: this is for the state before the first action.
    fn opening(&self, emit: &mut impl FnMut(Self::Event));
    /// How many play.
    fn players(&self) -> usize;
    /// The seat to decide. Returns `None` when the game is over.
    fn actor(&self) -> Option<Seat>;
    /// Replaces what is in `into` by all legal actions of the actor, in a stable order.
    fn actions(&self, into: &mut Vec<Self::Action>);
    /// One of the legal actions, without a list of the others: `choose` is told how many there are, and says which,
    /// counted from 0, in the order of [`actions`](Game::actions). Returns `None`, and asks nothing, when the game is
    /// over.
    fn pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Self::Action> {
        let mut legal = Vec::new();
        self.actions(&mut legal);
        if legal.is_empty() { None } else { Some(legal[choose(legal.len())]) }
    }
    /// Whether the actor may do this. A predicate of its own, not a look into the list.
    fn check(&self, action: Self::Action) -> Result<(), Self::Illegal>;
    /// Why `seat`, which is not the actor, may not do this now.
    fn out_of_turn(&self, seat: Seat, action: Self::Action) -> Self::Illegal;
    /// Does what [`check`](Game::check) has found legal, and everything that follows without a decision.
    fn apply(&mut self, action: Self::Action, emit: &mut impl FnMut(Self::Event));
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What the viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// What the viewer may see of a state that is only supposed: what the end of a game reveals stays
    /// hidden.
    fn supposed_view(&self, viewer: Viewer) -> Self::View {
        self.view(viewer)
    }

    /// The state as the viewer may suppose it: where something is hidden from them, a guess stands in
    /// its place that tells nothing of the truth. Plans are tried on it.
    fn known_to(&self, _viewer: Viewer) -> Cow<'_, Self> {
        Cow::Borrowed(self)
    }

    /// The state as an attentive player supposes it: what is hidden from them is what the ledger of
    /// the public log says. Bots decide on it.
    fn reckoned(&self, viewer: Viewer, _ledger: &Ledger) -> Cow<'_, Self> {
        self.known_to(viewer)
    }

    /// The money that an event moves, if it moves any.
    fn payment(event: &Self::Event) -> Option<Payment>;
    /// What lies in a purse; the bank counts as empty.
    fn holdings(&self, purse: Purse) -> Money;

    /// Checks and applies; a refused action leaves the state as it was.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        emit: &mut impl FnMut(Self::Event),
    ) -> Result<(), Self::Illegal> {
        if self.actor() != Some(seat) {
            return Err(self.out_of_turn(seat, action));
        }
        self.check(action)?;
        self.apply(action, emit);
        Ok(())
    }
}
