//! What bots know of American Rails.

mod bidding;
mod easy;
mod expansion;
mod features;
mod interest;
mod judgement;
mod moves;
mod sight;
mod start;

use std::mem::discriminant;

use american_rails::{Action, Position};
use game::{Dice, Game, Money};

use crate::{Difference, Judge, Kind, PlayOuts, Played, any};
use judgement::Judgement;

/// A thoughtless raise is one of the lowest few.
const RAISES: usize = 5;

impl Played for Position {
    type Knowledge = Judgement;
    const EFFORT: PlayOuts = PlayOuts { hard: 100, expert: 400 };

    fn thoughtless(&self, legal: &[Action], dice: &mut dyn Dice) -> Action {
        // Whoever may pass is in an auction: the pass comes first, then the bids from the lowest up.
        let [Action::Pass, bids @ ..] = legal else { return any(legal, dice) };
        if dice.below(2) == 0 { Action::Pass } else { any(&bids[..bids.len().min(RAISES)], dice) }
    }

    fn pick_thoughtlessly(&self, dice: &mut dyn Dice) -> Option<Action> {
        let bids = self.auction().is_some();
        self.pick(|count| match count {
            count if !bids => dice.below(count as u32) as usize,
            _ if dice.below(2) == 0 => 0,
            count => 1 + dice.below((count - 1).min(RAISES) as u32) as usize,
        })
    }

    fn sensible(&self, legal: &[Action], dice: &mut dyn Dice) -> Action {
        easy::decide(self, legal, dice)
    }

    fn knowledge_by(kind: Kind, judge: Judge) -> Judgement {
        Judgement::of(kind, judge)
    }

    fn difference(one: &[Action], other: &[Action]) -> Difference {
        let without_price = |action| match action {
            Action::Bid(_) => Action::Bid(Money::ZERO),
            other => other,
        };
        let kind = |action| {
            let (company, row) = match action {
                Action::Offer(company) | Action::Fund(company) | Action::Lay(company, _) => {
                    (Some(company), None)
                }
                Action::Choose(row) => (None, Some(row)),
                _ => (None, None),
            };
            (discriminant(&action), company, row)
        };
        Difference::of((one, other), without_price, kind)
    }
}

#[cfg(test)]
mod tests {
    use american_rails::{Board, Company, Row};

    use super::*;

    #[test]
    fn prices_and_the_order_of_cubes_make_no_other_move_but_a_row_and_a_company_do() {
        let board = Board::own();
        let [one, two, three]: [_; 3] =
            board.hexes().take(3).collect::<Vec<_>>().try_into().expect("three hexes");
        let lay = |company, hexes: &[_]| -> Vec<Action> {
            let laid = hexes.iter().map(|&hex| Action::Lay(company, hex));
            [Action::Choose(Row::Expand3)].into_iter().chain(laid).collect()
        };
        let [first, second] = [Company::ALL[0], Company::ALL[1]];
        let difference = <Position as Played>::difference;
        assert_eq!(difference(&[Action::Bid(Money(12))], &[Action::Bid(Money(20))]), Difference::Price);
        assert_eq!(difference(&[Action::Bid(Money(12))], &[Action::Pass]), Difference::Kind);
        assert_eq!(difference(&lay(first, &[one, two]), &lay(first, &[two, one])), Difference::Price);
        assert_eq!(difference(&lay(first, &[one, two]), &lay(first, &[one, three])), Difference::Place);
        assert_eq!(difference(&lay(first, &[one, two]), &lay(second, &[one, two])), Difference::Kind);
        let offer =
            |company, bid| [Action::Choose(Row::Auction), Action::Offer(company), Action::Bid(Money(bid))];
        assert_eq!(difference(&offer(first, 10), &offer(first, 11)), Difference::Price);
        assert_eq!(difference(&offer(first, 10), &offer(second, 10)), Difference::Kind);
    }
}
