//! What a position promises, which moves are worth a thought, and what a player would quickly do.

use std::borrow::Cow;

use game::{BySeat, Dice, Game, Seat, Seeded};
use north_american_railways::{Action, Position};

use super::appraisal::Appraisal;
use super::choices::{Depth, choices};
use super::features::tasted;
use crate::knowledge::{final_cash, play_line};
use crate::weights::{Weighed, Weights};
use crate::{Character, Kind, Knowledge, Line, Outlook};

/// What a bot of some kind knows of the game.
pub struct Judgement {
    weights: Cow<'static, Weights>,
    spite: f32,
}

/// A move that brings this many dollars less than the best looks a third as promising.
const KEENNESS: f32 = 400.0;
/// The least that a move can promise, against the best.
const LEAST_PRIOR: f32 = 0.03;
/// No more moves than these are worth a thought.
const MOST_MOVES: usize = 16;
/// What a quick decision takes for equal, in dollars.
const HASTE: u32 = 80;

impl Judgement {
    pub(super) fn of(kind: Kind) -> Judgement {
        let taste = kind.character.taste();
        let weights = match kind.character {
            Character::Even | Character::Spoiler => Cow::Borrowed(Position::weights()),
            Character::Builder | Character::Miser => {
                Cow::Owned(tasted(Position::weights(), taste.building, 1.0 / taste.spending))
            }
        };
        Judgement { weights, spite: taste.spite }
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
        let spread = self.weights.stages[state.stage()].spread;
        Outlook::expected(&self.weights.worths(state), state.players(), spread, Position::FORTUNE)
    }

    fn worths(&self, state: &Position) -> BySeat<f32> {
        state.outcome().map_or_else(|| self.weights.worths(state), |outcome| final_cash(&outcome))
    }

    fn spite(&self) -> f32 {
        self.spite
    }
}

fn line(action: Action) -> Line<Action> {
    [action].into_iter().collect()
}
