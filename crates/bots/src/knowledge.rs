use std::cmp::Ordering;
use std::fmt::Debug;

use game::{BySeat, Game, List, Outcome, Seat, Seeded};

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
    /// What the players can expect, as far as one can tell. Exact when the game is over.
    fn outlook(&self, state: &Self::State) -> Outlook;
    /// What each player would have in the end, in dollars, as far as one can tell. Exact when the
    /// game is over.
    fn worths(&self, state: &Self::State) -> BySeat<f32>;

    /// Each player's share of the victory, as far as one can tell; together they are 1.
    fn prospects(&self, state: &Self::State) -> BySeat<f32> {
        self.outlook(state).prospects
    }

    /// What comes of it.
    fn after(&self, state: &Self::State, chosen: Self::Move) -> Self::State {
        let mut after = state.clone();
        self.play(&mut after, chosen);
        after
    }

    /// Whether a position is better judged by a play-out and a look than by a look alone.
    fn plays_out(&self) -> bool {
        true
    }

    /// How much of the usual thought a decision deserves: a part of 1.
    fn importance(&self, _state: &Self::State) -> f32 {
        1.0
    }

    /// How much the best rival's share of the victory takes from a player's utility.
    fn spite(&self) -> f32 {
        0.0
    }

    /// What an outlook is worth to a player: what they play for, unless the bot minds its rivals.
    fn utility(&self, outlook: &Outlook, seat: Seat) -> f32 {
        let rivals = Seat::all(Seat::MOST).filter(|&rival| rival != seat);
        let best = rivals.map(|rival| outlook.prospects[rival]).fold(0.0, f32::max);
        outlook.aims[seat] - self.spite() * best
    }
}

/// What the players can expect of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// Each player's share of the victory; together they are 1.
    pub prospects: BySeat<f32>,
    /// What each player plays for: the share of the victory, and a little for the place and the
    /// money, so that moves which win or lose alike are told apart by what one has in the end.
    pub aims: BySeat<f32>,
}

/// What the place counts beside the victory: from the last to the first.
const PLACE: f32 = 0.05;
/// What a fortune counts beside the victory.
const MONEY: f32 = 0.1;

impl Outlook {
    /// From what the players would have in the end. `spread` is the difference in dollars that makes
    /// one about three times as likely to win as another, `fortune` the measure for money.
    pub(crate) fn expected(worths: &BySeat<f32>, players: usize, spread: f32, fortune: f32) -> Outlook {
        let ahead = |one: f32, other: f32| 1.0 / (1.0 + ((other - one) / spread).exp());
        Outlook::of(shares(worths, players, spread), worths, players, ahead, fortune)
    }

    /// From what a network says of the victory, and what the players would have in the end.
    pub(crate) fn judged(
        victory: &BySeat<f32>,
        worths: &BySeat<f32>,
        players: usize,
        fortune: f32,
    ) -> Outlook {
        let prospects = shares(victory, players, 1.0);
        let mut aims = prospects;
        let (place, money) = (PLACE / (players - 1) as f32, MONEY / fortune);
        for seat in Seat::all(players) {
            aims[seat] += money * worths[seat];
            for rival in Seat::all(seat.index()) {
                let both = prospects[seat] + prospects[rival];
                let chance = if both > 0.0 { prospects[seat] / both } else { 0.5 };
                aims[seat] += place * chance;
                aims[rival] += place * (1.0 - chance);
            }
        }
        Outlook { prospects, aims }
    }

    /// From how the game has ended.
    pub(crate) fn settled(outcome: &Outcome, fortune: f32) -> Outlook {
        let ahead = |one: f32, other: f32| match one.total_cmp(&other) {
            Ordering::Less => 0.0,
            Ordering::Equal => 0.5,
            Ordering::Greater => 1.0,
        };
        Outlook::of(
            shared_victory(&outcome.winners),
            &final_cash(outcome),
            outcome.cash.len(),
            ahead,
            fortune,
        )
    }

    /// `ahead` is the chance that the first of two has more than the second.
    fn of(
        prospects: BySeat<f32>,
        worths: &BySeat<f32>,
        players: usize,
        ahead: impl Fn(f32, f32) -> f32,
        fortune: f32,
    ) -> Outlook {
        let mut aims = prospects;
        let (place, money) = (PLACE / (players - 1) as f32, MONEY / fortune);
        for seat in Seat::all(players) {
            aims[seat] += money * worths[seat];
            for rival in Seat::all(seat.index()) {
                let chance = ahead(worths[seat], worths[rival]);
                aims[seat] += place * chance;
                aims[rival] += place * (1.0 - chance);
            }
        }
        Outlook { prospects, aims }
    }

    /// Adds a part of another one.
    pub(crate) fn add(&mut self, other: &Outlook, part: f32) {
        for seat in Seat::all(Seat::MOST) {
            self.prospects[seat] += part * other.prospects[seat];
            self.aims[seat] += part * other.aims[seat];
        }
    }

    /// A part of it.
    #[must_use]
    pub(crate) fn times(&self, part: f32) -> Outlook {
        let mut sum = Outlook::default();
        sum.add(self, part);
        sum
    }
}

/// Several actions of one player that are decided as one thing: a whole expansion, say.
pub type Line<A> = List<A, 6>;

/// Plays quickly until the position can be judged, and judges it.
pub(crate) fn play_out<K: Knowledge>(knowledge: &K, from: &K::State, dice: &mut Seeded) -> BySeat<f32> {
    knowledge.prospects(&play_on(knowledge, from, dice))
}

/// Sees to its end what is under way.
pub(crate) fn settle<K: Knowledge>(knowledge: &K, state: &mut K::State, dice: &mut Seeded) {
    while knowledge.actor(state).is_some() && knowledge.is_pending(state) {
        let answer = knowledge.quick(state, dice);
        knowledge.play(state, answer);
    }
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

/// What the players have when the game is over.
pub(crate) fn final_cash(outcome: &Outcome) -> BySeat<f32> {
    let mut cash = BySeat::default();
    for seat in Seat::all(outcome.cash.len()) {
        cash[seat] = outcome.cash[seat.index()].0 as f32;
    }
    cash
}

/// The victory as the rules divide it: the winner has it, and several winners share it.
fn shared_victory(winners: &[Seat]) -> BySeat<f32> {
    let mut shares = BySeat::default();
    for &winner in winners {
        shares[winner] = 1.0 / winners.len() as f32;
    }
    shares
}

#[cfg(test)]
mod tests {
    use game::Money;

    use super::*;

    const FORTUNE: f32 = 100.0;

    fn ended(cash: [i32; 4]) -> Outlook {
        let winners = Seat::all(4).filter(|seat| Some(&cash[seat.index()]) == cash.iter().max());
        let outcome = Outcome {
            cash: cash.into_iter().map(Money).collect(),
            winners: winners.collect(),
            reasons: List::new(),
        };
        Outlook::settled(&outcome, FORTUNE)
    }

    fn expected(worths: [f32; 4]) -> Outlook {
        let mut by_seat = BySeat::default();
        by_seat.of_mut(4).copy_from_slice(&worths);
        Outlook::expected(&by_seat, 4, 2.0, FORTUNE)
    }

    #[test]
    fn who_has_lost_still_prefers_a_better_place_and_more_money() {
        let last = Seat::new(3);
        let aims = |outlook: Outlook| outlook.aims[last];
        assert!(aims(ended([300, 200, 100, 99])) > aims(ended([300, 200, 100, 98])), "a dollar");
        let (place, dollar) = (aims(ended([300, 200, 100, 101])), aims(ended([300, 200, 100, 99])));
        assert!(
            place - dollar > 10.0 * (dollar - aims(ended([300, 200, 100, 98]))),
            "a place is more than a dollar"
        );
        // So far behind that no share of the victory could be told from none.
        assert!(expected([900.0, 200.0, 100.0, 50.0]).prospects[last] < f32::MIN_POSITIVE);
        assert!(
            aims(expected([900.0, 200.0, 100.0, 50.0])) > aims(expected([900.0, 200.0, 100.0, 49.0])),
            "also before the end"
        );
    }

    #[test]
    fn no_place_and_no_money_is_worth_a_victory() {
        let first = Seat::new(0);
        let (narrow, rich) = (ended([61, 60, 60, 60]), ended([300, 301, 0, 0]));
        assert!(narrow.aims[first] > rich.aims[first] + 0.5);
    }

    #[test]
    fn shares_of_the_victory_are_shares_of_the_victory() {
        assert_eq!(ended([5, 9, 9, 0]).prospects.of(4), [0.0, 0.5, 0.5, 0.0]);
        let whole: f32 = expected([10.0, 12.0, 9.0, 3.0]).prospects.of(4).iter().sum();
        assert!((whole - 1.0).abs() < 1e-5);
    }
}
