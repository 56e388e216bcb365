use game::{Money, Seat};
use north_american_railways::{Action, Column, Company, Phase, Position};
use serde_json::{Map, Value, json};

use crate::american_rails::{amount, text};
use crate::{AmountRange, Answer, DropReason, Misorder, Offer, Ordered};

/// What a player of North American Railways can want done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// As the director of a company, intercept once at up to a price, and let everybody buy who names a higher one.
    InterceptUpTo {
        /// The company.
        company: Company,
        /// The highest price.
        limit: Money,
        /// In the share phase of this turn.
        turn: u8,
        /// How many of its shares the player had when the order was given: with another one it is at its end.
        held: u8,
    },
    /// Buy no city for the rest of a city phase.
    PassCities {
        /// The turn that the phase belongs to.
        turn: u8,
    },
}

impl Ordered for Position {
    type Order = Order;

    fn offers(&self, seat: Seat) -> Vec<Offer<Order>> {
        let (least, most) = (Position::PRICE_STEP, highest_price(self.cash(seat)));
        let range = AmountRange { least, most, step: Position::PRICE_STEP };
        let mut offers = Vec::new();
        if range.least <= range.most {
            let directed = Company::ALL.into_iter().filter_map(|company| {
                let order = interception(self, seat, company, range.least)?;
                Some(Offer { order, amount: Some(range) })
            });
            offers.extend(directed);
        }
        if may_pass(self, seat) {
            offers.push(Offer::plain(Order::PassCities { turn: self.turn() }));
        }
        offers
    }

    fn read_order(&self, seat: Seat, written: &Map<String, Value>) -> Result<Order, Misorder> {
        Ok(match text(written, "order")? {
            "intercept-up-to" => {
                let company = text(written, "company")?;
                let company = self.deck().company(company).ok_or(Misorder::Malformed { field: "company" })?;
                interception(self, seat, company, amount(written)?).ok_or(Misorder::NotNow)?
            }
            "pass-cities" => Order::PassCities { turn: self.turn() },
            _ => return Err(Misorder::Malformed { field: "order" }),
        })
    }

    fn write_order(&self, order: Order) -> Map<String, Value> {
        let written = match order {
            Order::InterceptUpTo { company, limit, .. } => json!({
                "order": "intercept-up-to", "company": self.deck().company_name(company), "amount": limit,
            }),
            Order::PassCities { .. } => json!({ "order": "pass-cities" }),
        };
        if let Value::Object(fields) = written { fields } else { Map::new() }
    }

    fn check_order(&self, seat: Seat, order: Order) -> Result<(), Misorder> {
        match order {
            Order::InterceptUpTo { company, limit, .. } => {
                let (step, cash) = (Position::PRICE_STEP, self.cash(seat));
                if interception(self, seat, company, limit) != Some(order) {
                    Err(Misorder::NotNow)
                } else if limit > cash {
                    Err(Misorder::BeyondCash { cash })
                } else if limit < step {
                    Err(Misorder::TooLow { least: step })
                } else if limit.0 % step.0 != 0 {
                    Err(Misorder::Step { step })
                } else {
                    Ok(())
                }
            }
            Order::PassCities { turn } if may_pass(self, seat) && turn == self.turn() => Ok(()),
            Order::PassCities { .. } => Err(Misorder::NotNow),
        }
    }

    fn slot(&self, order: Order) -> String {
        match order {
            Order::InterceptUpTo { company, .. } => format!("intercept {}", company.index()),
            Order::PassCities { .. } => "cities".to_owned(),
        }
    }

    fn answer(&self, seat: Seat, order: Order) -> Answer<Action> {
        match order {
            Order::InterceptUpTo { company, limit, turn, held } => {
                if self.held(company, seat) > held {
                    return Answer::Over;
                }
                if self.director(company) != Some(seat) {
                    return Answer::Drop(DropReason::NotDirector);
                }
                match self.phase() {
                    _ if self.turn() < turn && !matches!(self.phase(), Phase::Over) => Answer::Wait,
                    Phase::Shares { .. } if self.turn() == turn => reply(self, seat, company, limit),
                    Phase::Shares { .. } | Phase::Cities { .. } | Phase::Over => Answer::Over,
                }
            }
            Order::PassCities { turn } => match self.phase() {
                Phase::Cities { buyer, passed, .. } if self.turn() == turn && !passed.contains(&seat) => {
                    if *buyer == seat {
                        Answer::Act(Action::Pass)
                    } else {
                        Answer::Wait
                    }
                }
                _ => Answer::Over,
            },
        }
    }
}

/// What a director says to a price for a share of the company, if one is named.
fn reply(state: &Position, seat: Seat, company: Company, limit: Money) -> Answer<Action> {
    match state.proposal() {
        Some(proposal) if proposal.company == company => {
            if proposal.price > limit {
                Answer::Act(Action::Allow)
            } else if proposal.price <= state.cash(seat) {
                Answer::Act(Action::Intercept)
            } else {
                Answer::Drop(DropReason::CannotPay)
            }
        }
        _ => Answer::Wait,
    }
}

/// The order to intercept in the present share phase, or in the next one while cities are bought. Returns `None` unless
/// the seat directs the company and a share of it is left to be named a price for.
fn interception(state: &Position, seat: Seat, company: Company, limit: Money) -> Option<Order> {
    let turn = match state.phase() {
        Phase::Shares { .. } => state.turn(),
        Phase::Cities { .. } if !state.is_last_turn() => state.turn() + 1,
        Phase::Cities { .. } | Phase::Over => return None,
    };
    let left = Column::ALL.iter().any(|&column| state.shares(column).contains(&company));
    let held = state.held(company, seat);
    (state.director(company) == Some(seat) && left).then_some(Order::InterceptUpTo {
        company,
        limit,
        turn,
        held,
    })
}

fn may_pass(state: &Position, seat: Seat) -> bool {
    matches!(state.phase(), Phase::Cities { passed, .. } if !passed.contains(&seat))
}

/// The highest price that this cash can pay.
fn highest_price(cash: Money) -> Money {
    let step = Position::PRICE_STEP.0;
    Money(cash.0 / step * step)
}
