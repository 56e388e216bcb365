//! A share that changes hands, and what follows from it.

use game::{Game, Money, Purse, Seat};
use north_american_railways::{Action, Company, Division, Event, Position, Reason, StartCity};

use super::payment;

/// Who pays what to whom for a share, and who directs the company then.
pub(super) struct Deal {
    pub(super) company: Company,
    pub(super) buyer: Seat,
    /// What the company gets.
    pub(super) treasury: Money,
    rest: Money,
    /// Who gets the rest: the bank if nobody.
    rest_to: Option<Seat>,
    pub(super) director: Seat,
    pub(super) start_city: Option<StartCity>,
}

impl Deal {
    /// What follows from an action; from a price that is named, if the director lets it go. The cash of
    /// others has no part in it.
    pub(super) fn of(state: &Position, action: Action) -> Option<Deal> {
        state.check(action).ok()?;
        let (mut after, mut events) = (state.clone(), Vec::new());
        after.apply(action, &mut |event| events.push(event));
        if matches!(action, Action::Propose { .. }) {
            after.apply(Action::Allow, &mut |event| events.push(event));
        }
        let (buyer, company) = events.iter().find_map(|event| match *event {
            Event::ShareTaken { by, company, .. } => Some((by, company)),
            _ => None,
        })?;
        let mut deal = Deal {
            company,
            buyer,
            treasury: Money::ZERO,
            rest: Money::ZERO,
            rest_to: None,
            director: state.director(company).unwrap_or(buyer),
            start_city: None,
        };
        for event in events {
            match event {
                Event::Paid(paid, Reason::Share(_) | Reason::Interception(_)) => match paid.to {
                    Purse::Treasury(_) => deal.treasury += paid.amount,
                    Purse::Bank => deal.rest += paid.amount,
                    Purse::Cash(seat) => (deal.rest, deal.rest_to) = (paid.amount, Some(seat)),
                },
                Event::DirectorChanged { to, .. } => deal.director = to,
                Event::Founded { start_city, .. } => deal.start_city = Some(start_city),
                _ => {}
            }
        }
        Some(deal)
    }

    /// The same price, but the director buys (N-10).
    pub(super) fn intercepted(&self, director: Seat) -> Deal {
        Deal { buyer: director, rest_to: Some(self.buyer), director, ..*self }
    }

    pub(super) fn price(&self) -> Money {
        self.treasury + self.rest
    }

    pub(super) fn held_then(&self, state: &Position, seat: Seat) -> u8 {
        state.held(self.company, seat) + u8::from(seat == self.buyer)
    }

    /// What a player has more, or less, then.
    pub(super) fn paid_to(&self, seat: Seat) -> Money {
        let paid = if seat == self.buyer { self.price() } else { Money::ZERO };
        let received = if self.rest_to == Some(seat) { self.rest } else { Money::ZERO };
        received - paid
    }

    /// How the company would divide its income then.
    pub(super) fn division(&self, state: &Position) -> Division {
        let income = self
            .start_city
            .map_or_else(|| state.income(self.company), |city| state.deck().start_income(city));
        payment::division_if(state, self.company, income, Some(self.buyer))
    }

    /// A player's next payment then.
    pub(super) fn next_payment(&self, state: &Position, seat: Seat) -> Money {
        let then = (self.division(state), self.held_then(state, seat), self.director == seat);
        payment::next_if(state, self.company, seat, then).1
    }

    /// What a player's shares would pay at the end then.
    pub(super) fn at_the_end(&self, state: &Position, seat: Seat) -> Money {
        let more = self.held_then(state, seat) - state.held(self.company, seat);
        payment::at_the_end(state, seat) + payment::share_at_the_end(state, self.company) * i32::from(more)
    }
}
