use game::Money;

use crate::FinalRemainder;

/// How the income of a company is divided among its shares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Division {
    /// What each share held by a player pays: a multiple of $100 (N-27).
    pub per_share: Money,
    /// What the director gets besides (N-28, N-31).
    pub extra: Money,
    /// What nobody gets: the treasury's, in the last turn the bank's (N-28, N-32).
    pub leftover: Money,
}

impl Division {
    /// Divides an income among the shares sold; `last_turn` says how the remainder is halved if this
    /// is the last turn.
    pub fn of(income: Money, shares: u8, last_turn: Option<FinalRemainder>) -> Division {
        if shares == 0 {
            return Division::default();
        }
        let shares = i32::from(shares);
        let per_share = Money(income.0 / shares / 100 * 100);
        let remainder = income - per_share * shares;
        let extra = match last_turn {
            None => remainder.min(Money(100)),
            Some(FinalRemainder::Up) => halves(remainder).0,
            Some(FinalRemainder::Exact) => Money(remainder.0 / 2),
            Some(FinalRemainder::Down) => halves(remainder).1,
        };
        Division { per_share, extra, leftover: remainder - extra }
    }

    /// The same where one player holds every share and takes it all (N-29).
    #[must_use]
    pub fn all_taken(self) -> Division {
        Division { extra: self.extra + self.leftover, leftover: Money::ZERO, ..self }
    }
}

/// Half of an amount rounded up to $100, and the rest (N-9).
pub(crate) fn halves(amount: Money) -> (Money, Money) {
    let larger = Money((amount.0 / 100 + 1) / 2 * 100);
    (larger, amount - larger)
}
