//! What a bot of some kind makes of a position.

use std::sync::LazyLock;

use american_rails::{Action, Position, Question};
use game::{BySeat, Game, Seat, Seeded};

use super::bidding::cap;
use super::moves::{bids, moves, quick};
use crate::character::Taste;
use crate::judge::judged;
use crate::knowledge::{final_cash, play_line};
use crate::{Judge, Kind, Knowledge, Level, Line, Network, Outlook, Weighed, Weights};

/// What a bot of some kind knows of the game.
pub struct Judgement {
    weights: &'static Weights,
    judge: Judge,
    taste: Taste,
    /// Whether it searches: then bids are thought about, and not only made up to a cap.
    thinks: bool,
}

/// A move that promises this part less than the best looks about a third as good.
const CONFIDENCE: f32 = 0.05;
/// A search looks at no more moves of one position.
const WIDTH: usize = 16;

pub(super) fn weights() -> &'static Weights {
    static WEIGHTS: LazyLock<Weights> =
        LazyLock::new(|| Weights::read::<Position>(include_str!("../../weights/american-rails.toml")));
    &WEIGHTS
}

/// What those go by who do not search: an earlier generation, so that the levels lie apart.
fn medium_weights() -> &'static Weights {
    static WEIGHTS: LazyLock<Weights> =
        LazyLock::new(|| Weights::read::<Position>(include_str!("../../weights/american-rails-medium.toml")));
    &WEIGHTS
}

impl Judgement {
    pub(super) fn of(kind: Kind, judge: Judge) -> Judgement {
        let thinks = kind.level > Level::Medium;
        let weights = if thinks { weights() } else { medium_weights() };
        Judgement { weights, judge, taste: kind.character.taste(), thinks }
    }

    fn judged(&self, network: &Network, state: &Position) -> (Outlook, BySeat<f32>) {
        judged(network, state, self.weights, (self.taste.building, 1.0), |seat| state.cash(seat).0 as f32)
    }

    /// How content a player would be right after a move, with what is under way seen to its end.
    fn at_first_sight(&self, state: &Position, line: &Line<Action>, by: Seat) -> f32 {
        let mut after = state.clone();
        play_line(&mut after, line);
        let mut dice = Seeded::new(0, 0);
        while self.is_pending(&after) {
            let answer = quick(&after, &mut dice);
            play_line(&mut after, &answer);
        }
        self.utility(&self.outlook(&after), by)
    }
}

impl Knowledge for Judgement {
    type State = Position;
    type Move = Line<Action>;

    fn actor(&self, state: &Position) -> Option<Seat> {
        state.actor()
    }

    fn moves(&self, state: &Position, into: &mut Vec<(Line<Action>, f32)>) {
        if let Some(auction) = state.auction() {
            let content = |after: &Position| self.utility(&self.outlook(after), auction.speaker);
            let most = cap(state, &auction, content) * (100.0 * self.taste.spending) as i32;
            return bids(state, &auction, game::Money(most.0 / 100), self.thinks, into);
        }
        moves(state, into);
        let Some(by) = state.actor().filter(|_| self.thinks) else { return };
        // A search looks first where one look promises most.
        for (line, look) in into.iter_mut() {
            *look = self.at_first_sight(state, line, by);
        }
        into.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        into.truncate(WIDTH);
        let most = into.first().map_or(0.0, |&(_, look)| look);
        let scale = 1.0 / (CONFIDENCE * most.max(0.1));
        for (_, look) in into {
            *look = ((*look - most) * scale).exp().max(0.01);
        }
    }

    fn play(&self, state: &mut Position, chosen: Line<Action>) {
        play_line(state, &chosen);
    }

    fn quick(&self, state: &Position, dice: &mut Seeded) -> Line<Action> {
        quick(state, dice)
    }

    fn is_pending(&self, state: &Position) -> bool {
        matches!(state.question(), Some(Question::Bid(_) | Question::Start { .. }))
    }

    fn is_settled(&self, from: &Position, now: &Position) -> bool {
        from.stage() != now.stage()
    }

    fn plays_out(&self) -> bool {
        matches!(self.judge, Judge::Weights)
    }

    fn importance(&self, state: &Position) -> f32 {
        // There are many bids in an auction, and each is one dollar from the last.
        if state.auction().is_some() { 0.25 } else { 1.0 }
    }

    fn outlook(&self, state: &Position) -> Outlook {
        if let Some(outcome) = state.outcome() {
            return Outlook::settled(&outcome, Position::FORTUNE);
        }
        if let Judge::Network(network) = &self.judge {
            return self.judged(network, state).0;
        }
        let spread = self.weights.stages[state.stage()].spread;
        Outlook::expected(&self.worths(state), state.players(), spread, Position::FORTUNE)
    }

    fn worths(&self, state: &Position) -> BySeat<f32> {
        if let Some(outcome) = state.outcome() {
            return final_cash(&outcome);
        }
        if let Judge::Network(network) = &self.judge {
            return self.judged(network, state).1;
        }
        let mut worths = self.weights.worths(state);
        for seat in Seat::all(state.players()) {
            let cash = state.cash(seat).0 as f32;
            worths[seat] = cash + (worths[seat] - cash) * self.taste.building;
        }
        worths
    }

    fn spite(&self) -> f32 {
        self.taste.spite
    }
}
