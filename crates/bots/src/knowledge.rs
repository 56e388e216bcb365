use std::fmt::Debug;

use game::{BySeat, Game, List, Seat, Seeded};

/// What a search must be told of a game. The game's rules say what is legal; this says what is
/// worth a thought, and what a position promises.
pub trait Knowledge: Send + Sync {
    /// A state of play.
    type State: Clone + PartialEq + Send + Sync;
    /// What a player can decide as one thing: often several actions.
    type Move: Copy + PartialEq + Debug + Send + Sync;

    /// The seat to decide. Returns `None` when the game is over.
    fn actor(&self, state: &Self::State) -> Option<Seat>;
    /// Replaces what is in `into` by the moves worth a thought, each with how promising it looks:
    /// a number above zero. There is always one while somebody decides.
    fn moves(&self, state: &Self::State, into: &mut Vec<(Self::Move, f32)>);
    /// Does it.
    fn play(&self, state: &mut Self::State, chosen: Self::Move);
    /// What a player would do without much thought: the move of a play-out.
    fn quick(&self, state: &Self::State, dice: &mut Seeded) -> Self::Move;
    /// Whether something is under way that must be seen to its end before a position can be judged
    /// at all: an auction, an offer that waits for its answer.
    fn is_pending(&self, state: &Self::State) -> bool;
    /// Whether a play-out that began at `from` can be judged now.
    fn is_settled(&self, from: &Self::State, now: &Self::State) -> bool;
    /// Each player's share of the victory, as far as one can tell; together they are 1. Exact
    /// when the game is over.
    fn prospects(&self, state: &Self::State) -> BySeat<f32>;
    /// What each player would have in the end, in dollars, as far as one can tell.
    fn worths(&self, state: &Self::State) -> BySeat<f32>;

    /// What comes of it.
    fn after(&self, state: &Self::State, chosen: Self::Move) -> Self::State {
        let mut after = state.clone();
        self.play(&mut after, chosen);
        after
    }

    /// How much of the usual thought a decision deserves: a part of 1.
    fn importance(&self, _state: &Self::State) -> f32 {
        1.0
    }

    /// How much the best rival's share of the victory takes from a player's utility.
    fn spite(&self) -> f32 {
        0.0
    }

    /// What these prospects are worth to a player: their own share, unless the bot minds its rivals.
    fn utility(&self, prospects: &BySeat<f32>, seat: Seat) -> f32 {
        let rivals = Seat::all(Seat::MOST).filter(|&rival| rival != seat);
        let best = rivals.map(|rival| prospects[rival]).fold(0.0, f32::max);
        prospects[seat] - self.spite() * best
    }
}

/// Several actions of one player that are decided as one thing: a whole expansion, say.
pub type Line<A> = List<A, 6>;

/// Plays quickly until the position can be judged, and judges it.
pub(crate) fn play_out<K: Knowledge>(knowledge: &K, from: &K::State, dice: &mut Seeded) -> BySeat<f32> {
    knowledge.prospects(&play_on(knowledge, from, dice))
}

/// Plays quickly until the position can be judged.
pub(crate) fn play_on<K: Knowledge>(knowledge: &K, from: &K::State, dice: &mut Seeded) -> K::State {
    let mut state = from.clone();
    while knowledge.actor(&state).is_some() && !knowledge.is_settled(from, &state) {
        let chosen = knowledge.quick(&state, dice);
        knowledge.play(&mut state, chosen);
    }
    state
}

/// Does the actions of a line, as long as they are the same player's and legal.
pub(crate) fn play_line<G: Game>(state: &mut G, line: &Line<G::Action>)
where
    G::Action: Default,
{
    let by = state.actor();
    for &action in line.iter() {
        if state.actor() != by || state.check(action).is_err() {
            return;
        }
        state.apply(action, &mut |_| ());
    }
}

/// Shares of the victory from what the players would have: the more one has beyond the others, the
/// larger one's share. `spread` is the difference in dollars that makes one about three times as
/// likely to win as another.
pub(crate) fn shares(worths: &BySeat<f32>, players: usize, spread: f32) -> BySeat<f32> {
    let most = worths.of(players).iter().copied().fold(f32::MIN, f32::max);
    let mut shares = BySeat::default();
    let mut sum = 0.0;
    for seat in Seat::all(players) {
        shares[seat] = ((worths[seat] - most) / spread).exp();
        sum += shares[seat];
    }
    for seat in Seat::all(players) {
        shares[seat] /= sum;
    }
    shares
}

/// The victory as the rules divide it: the winner has it, and several winners share it.
pub(crate) fn shared_victory(winners: &[Seat]) -> BySeat<f32> {
    let mut shares = BySeat::default();
    for &winner in winners {
        shares[winner] = 1.0 / winners.len() as f32;
    }
    shares
}
