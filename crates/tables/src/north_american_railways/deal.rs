//! A share that changes hands, and what follows from it.

use game::{Game, Money, Purse, Seat};
use maud::{Markup, html};
use north_american_railways::{Action, Company, Event, Position, Reason, StartCity};

use super::payment;
use super::words::{named, of, start_city};
use crate::figure::change;
use crate::{Scene, badge};

/// Who pays what to whom for a share, and who directs the company then.
pub(super) struct Deal {
    pub(super) company: Company,
    pub(super) buyer: Seat,
    treasury: Money,
    rest: Money,
    /// Who gets the rest: the bank if nobody.
    rest_to: Option<Seat>,
    pub(super) director: Seat,
    start_city: Option<StartCity>,
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

    fn held_then(&self, state: &Position, seat: Seat) -> u8 {
        state.held(self.company, seat) + u8::from(seat == self.buyer)
    }

    /// What it changes, as a list.
    pub(super) fn draw(&self, scene: &Scene<Position>, state: &Position) -> Markup {
        let company = self.company;
        let income = match self.start_city {
            Some(city) => state.deck().start_income(city),
            None => state.income(company),
        };
        let division = payment::division_if(state, company, income, Some(self.buyer));
        let treasury = state.treasury(company);
        html! {
            ul class="effects" {
                li { (self.payer(scene, state)) }
                li { (named(state, company, scene.phrases)) " " (change(scene, "table-treasury", (treasury, treasury + self.treasury))) }
                @if self.rest > Money::ZERO { li { (self.receiver(scene, state)) } }
                @if let Some(city) = self.start_city {
                    li { (scene.say("nar-deal-begins", &[
                        of(state, company, scene.phrases), ("city", start_city(state, city).into()), ("income", income.into()),
                    ])) }
                }
                li { (self.held(scene, state)) }
                li {
                    @let now = state.division(company).per_share;
                    @if now == division.per_share {
                        (scene.say("nar-deal-pays", &[("amount", now.into())])) " "
                    } @else {
                        (change(scene, "nar-share-pays", (now, division.per_share))) " "
                    }
                    @if let Some(eyes) = scene.eyes {
                        @let then = (division, self.held_then(state, eyes), self.director == eyes);
                        @let (before, after) = payment::next_if(state, company, eyes, then);
                        @if before != after { (change(scene, "nar-your-next-payment", (before, after))) }
                    }
                }
            }
        }
    }

    fn payer(&self, scene: &Scene<Position>, state: &Position) -> Markup {
        let args = [("player", scene.player(self.buyer)), ("amount", self.price().into())];
        html! {
            (badge(self.buyer, scene.names)) " " (scene.say("nar-deal-pays-price", &args))
            (own_cash(scene, state, self.buyer, -self.price()))
        }
    }

    fn receiver(&self, scene: &Scene<Position>, state: &Position) -> Markup {
        let amount = ("amount", self.rest.into());
        html! {
            @match self.rest_to {
                None => (scene.say("nar-deal-bank", &[amount])),
                Some(seat) => {
                    (badge(seat, scene.names)) " "
                    (scene.say("nar-deal-receives", &[amount, ("player", scene.player(seat))]))
                    (own_cash(scene, state, seat, self.rest))
                }
            }
        }
    }

    /// Who holds how many shares then, and who directs the company.
    fn held(&self, scene: &Scene<Position>, state: &Position) -> Markup {
        let company = self.company;
        let args = [
            ("player", scene.player(self.buyer)),
            ("held", self.held_then(state, self.buyer).into()),
            ("sold", (state.sold(company) + 1).into()),
        ];
        let changes = state.director(company) != Some(self.director);
        html! {
            (badge(self.buyer, scene.names)) " " (scene.say("nar-deal-holds", &args)) " "
            span class=[changes.then_some("directs")] {
                @let id = if changes { "nar-deal-becomes-director" } else { "nar-deal-stays-director" };
                (scene.say(id, &[("player", scene.player(self.director)), of(state, company, scene.phrases)]))
            }
        }
    }
}

/// Cash before and after, where the viewer may see it.
fn own_cash(scene: &Scene<Position>, state: &Position, seat: Seat, paid: Money) -> Markup {
    let cash = state.cash(seat);
    html! {
        @if super::shows_cash(scene, seat) { " · " (change(scene, "table-cash", (cash, cash + paid))) }
    }
}
