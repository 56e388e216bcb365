//! What a position promises, which moves are worth a thought, and what a player would quickly do.

use std::borrow::Cow;

use game::{BySeat, Dice, Game, Seat, Seeded};
use north_american_railways::{Action, Position};

use super::appraisal::Appraisal;
use super::choices::{Depth, choices};
use super::features::tasted;
use crate::character::Taste;
use crate::judge::judged;
use crate::knowledge::{final_cash, play_line, settle};
use crate::weights::{Weighed, Weights};
use crate::{Character, Judge, Kind, Knowledge, Line, Network, Outlook};

/// What a bot of some kind knows of the game.
pub struct Judgement {
    weights: Cow<'static, Weights>,
    judge: Judge,
    taste: Taste,
}

/// A move that brings this many dollars less than the best looks a third as promising.
const KEENNESS: f32 = 400.0;
/// By one look of a network: a move that promises this much less utility than the best looks a third as promising.
const CONFIDENCE: f32 = 0.03;
/// The least that a move can promise, against the best.
const LEAST_PRIOR: f32 = 0.03;
/// No more moves than these are worth a thought.
const MOST_MOVES: usize = 16;
/// What a quick decision takes for equal, in dollars.
const HASTE: u32 = 80;

impl Judgement {
    pub(super) fn of(kind: Kind, judge: Judge) -> Judgement {
        let taste = kind.character.taste();
        let weights = match kind.character {
            Character::Even | Character::Spoiler => Cow::Borrowed(Position::weights()),
            Character::Builder | Character::Miser => {
                Cow::Owned(tasted(Position::weights(), taste.building, 1.0 / taste.spending))
            }
        };
        Judgement { weights, judge, taste }
    }
}

impl Judgement {
    /// How content a player would be right after a move, with what is under way seen to its end.
    fn at_first_sight(&self, state: &Position, line: &Line<Action>, by: Seat) -> f32 {
        let mut after = state.clone();
        play_line(&mut after, line);
        settle(self, &mut after, &mut Seeded::new(0, 0));
        self.utility(&self.outlook(&after), by)
    }

    fn judged(&self, network: &Network, state: &Position) -> (Outlook, BySeat<f32>) {
        judged(
            network,
            state,
            Position::weights(),
            (self.taste.building, 1.0 / self.taste.spending),
            |seat| state.cash(seat).0 as f32,
        )
    }
}

impl Knowledge for Judgement {
    type State = Position;
    type Move = Line<Action>;

    fn actor(&self, state: &Position) -> Option<Seat> {
        state.actor()
    }

    fn moves(&self, state: &Position, into: &mut Vec<(Line<Action>, f32)>) {
        into.clear();
        let mut best = f32::MIN;
        choices(&Appraisal::of(state, &self.weights), Depth::Thorough, &mut |action, gain| {
            best = best.max(gain);
            into.push((line(action), gain));
        });
        into.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        into.dedup_by(|(one, _), (other, _)| one == other);
        into.truncate(MOST_MOVES);
        if let (Judge::Network(_), Some(by)) = (&self.judge, state.actor()) {
            let mut most = f32::MIN;
            for (line, look) in into.iter_mut() {
                *look = self.at_first_sight(state, line, by);
                most = most.max(*look);
            }
            for (_, look) in into {
                *look = ((*look - most) / CONFIDENCE).exp().max(0.01);
            }
            return;
        }
        for (_, look) in into {
            *look = ((*look - best) / KEENNESS).exp() + LEAST_PRIOR;
        }
    }

    fn play(&self, state: &mut Position, chosen: Line<Action>) {
        play_line(state, &chosen);
    }

    fn quick(&self, state: &Position, dice: &mut Seeded) -> Line<Action> {
        let mut best = (f32::MIN, Action::Pass);
        choices(&Appraisal::of(state, &self.weights), Depth::Quick, &mut |action, gain| {
            let gain = gain + dice.below(HASTE) as f32;
            if gain > best.0 {
                best = (gain, action);
            }
        });
        line(best.1)
    }

    fn is_pending(&self, state: &Position) -> bool {
        if let Judge::Network(_) = self.judge {
            return state.proposal().is_some();
        }
        // What a share is worth shows when everybody has had their turn.
        let untouched = state.tried().is_empty() && state.proposal().is_none();
        state.trader().is_some_and(|trader| trader != state.first() || !untouched)
    }

    fn is_settled(&self, from: &Position, now: &Position) -> bool {
        from.turn() != now.turn()
    }

    fn outlook(&self, state: &Position) -> Outlook {
        if let Some(outcome) = state.outcome() {
            return Outlook::settled(&outcome, Position::FORTUNE);
        }
        if let Judge::Network(network) = &self.judge {
            return self.judged(network, state).0;
        }
        let spread = self.weights.stages[state.stage()].spread;
        Outlook::expected(&self.weights.worths(state), state.players(), spread, Position::FORTUNE)
    }

    fn worths(&self, state: &Position) -> BySeat<f32> {
        if let Some(outcome) = state.outcome() {
            return final_cash(&outcome);
        }
        match &self.judge {
            Judge::Weights => self.weights.worths(state),
            Judge::Network(network) => self.judged(network, state).1,
        }
    }

    fn plays_out(&self) -> bool {
        matches!(self.judge, Judge::Weights)
    }

    fn spite(&self) -> f32 {
        self.taste.spite
    }
}

fn line(action: Action) -> Line<Action> {
    [action].into_iter().collect()
}
