//! What a position promises, which moves are worth a thought, and what a player would quickly do.

use game::{BySeat, Dice, Game, Purse, Seat, Seeded};
use north_american_railways::{Action, Position};

use crate::character::Taste;
use crate::knowledge::{play_line, shared_victory, shares};
use crate::{Knowledge, Kind, Line, Played};

/// What a bot of some kind knows of the game.
pub struct Judgement {
    taste: Taste,
}

impl Judgement {
    pub(super) fn of(kind: Kind) -> Judgement {
        Judgement { taste: kind.character.taste() }
    }
}

impl Knowledge for Judgement {
    type State = Position;
    type Move = Line<Action>;

    fn players(&self, state: &Position) -> usize {
        state.seats()
    }
    fn actor(&self, state: &Position) -> Option<Seat> {
        state.actor()
    }
    fn moves(&self, state: &Position, into: &mut Vec<(Line<Action>, f32)>) {
        let mut legal = Vec::new();
        state.actions(&mut legal);
        into.clear();
        into.extend(legal.into_iter().map(|action| ([action].into_iter().collect(), 1.0)));
    }
    fn play(&self, state: &mut Position, chosen: Line<Action>) {
        play_line(state, &chosen);
    }
    fn quick(&self, state: &Position, dice: &mut Seeded) -> Line<Action> {
        let mut legal = Vec::new();
        state.actions(&mut legal);
        let _ = dice.below(2);
        [state.sensible(&legal, dice)].into_iter().collect()
    }
    fn is_pending(&self, state: &Position) -> bool {
        state.proposal().is_some()
    }
    fn is_settled(&self, from: &Position, now: &Position) -> bool {
        from.turn() != now.turn()
    }
    fn prospects(&self, state: &Position) -> BySeat<f32> {
        match state.outcome() {
            Some(outcome) => shared_victory(&outcome.winners),
            None => shares(&self.worths(state), state.seats(), 500.0),
        }
    }
    fn worths(&self, state: &Position) -> BySeat<f32> {
        let mut worths = BySeat::default();
        for seat in Seat::all(state.seats()) {
            worths[seat] = state.holdings(Purse::Cash(seat)).0 as f32 * self.taste.spending;
        }
        worths
    }
}
