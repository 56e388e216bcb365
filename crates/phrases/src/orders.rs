//! What standing orders say, and what becomes of them.

use game::Money;
use orders::{AmericanOrder, DropReason, Misorder, NorthAmericanOrder, Ordered, Then};

use crate::american_rails::{name, row};
use crate::north_american_railways::name as railway_name;
use crate::{Arg, Phrases, Told};

/// A game that tells its standing orders in words.
pub trait OrdersTold: Told + Ordered {
    /// What an order says, as a sentence to its owner.
    fn tell_order(&self, order: Self::Order, phrases: &Phrases) -> String;

    /// What sets an order apart from others of its slot, for the button that gives it.
    fn tell_offer(&self, order: Self::Order, phrases: &Phrases) -> String;

    /// What the orders of its slot are for.
    fn tell_slot(&self, order: Self::Order, phrases: &Phrases) -> String;
}

impl OrdersTold for american_rails::Position {
    fn tell_order(&self, order: AmericanOrder, phrases: &Phrases) -> String {
        match order {
            AmericanOrder::BidUpTo { auction, limit, then } => {
                let id = match then {
                    Then::Pass => "order-bid-pass",
                    Then::Ask => "order-bid-ask",
                };
                phrases.say(id, &[("company", name(auction.company).into()), ("amount", limit.into())])
            }
            AmericanOrder::PassAuction(auction) => {
                phrases.say("order-pass-auction", &[("company", name(auction.company).into())])
            }
            AmericanOrder::PassUntilTurn => phrases.say("order-pass-until-turn", &[]),
            AmericanOrder::TakeRow { row: wanted, .. } => {
                let wanted = row(wanted, game::Game::players(self), phrases);
                phrases.say("order-take-row", &[("row", wanted.into())])
            }
        }
    }

    fn tell_offer(&self, order: AmericanOrder, phrases: &Phrases) -> String {
        let id = match order {
            AmericanOrder::BidUpTo { then: Then::Pass, .. } => "order-offer-bid-pass",
            AmericanOrder::BidUpTo { then: Then::Ask, .. } => "order-offer-bid-ask",
            AmericanOrder::PassAuction(_) => "order-offer-pass-auction",
            AmericanOrder::PassUntilTurn => "order-offer-pass-until-turn",
            AmericanOrder::TakeRow { row: wanted, .. } => {
                return row(wanted, game::Game::players(self), phrases);
            }
        };
        phrases.say(id, &[])
    }

    fn tell_slot(&self, order: AmericanOrder, phrases: &Phrases) -> String {
        match order {
            AmericanOrder::BidUpTo { auction, .. } => {
                phrases.say("order-slot-bid", &[("company", name(auction.company).into())])
            }
            AmericanOrder::PassAuction(_) | AmericanOrder::PassUntilTurn => {
                phrases.say("order-slot-auction", &[])
            }
            AmericanOrder::TakeRow { .. } => phrases.say("order-slot-row", &[]),
        }
    }
}

impl OrdersTold for north_american_railways::Position {
    fn tell_order(&self, order: NorthAmericanOrder, phrases: &Phrases) -> String {
        match order {
            NorthAmericanOrder::InterceptUpTo { company, limit, .. } => {
                let company = railway_name(self.deck().company_name(company), phrases);
                phrases.say("nar-order-intercept", &[("company", company.into()), ("amount", limit.into())])
            }
            NorthAmericanOrder::PassCities { .. } => phrases.say("nar-order-pass-cities", &[]),
        }
    }

    fn tell_offer(&self, order: NorthAmericanOrder, phrases: &Phrases) -> String {
        let id = match order {
            NorthAmericanOrder::InterceptUpTo { .. } => "nar-order-offer-intercept",
            NorthAmericanOrder::PassCities { .. } => "nar-order-offer-pass-cities",
        };
        phrases.say(id, &[])
    }

    fn tell_slot(&self, order: NorthAmericanOrder, phrases: &Phrases) -> String {
        match order {
            NorthAmericanOrder::InterceptUpTo { company, .. } => {
                let company = railway_name(self.deck().company_name(company), phrases);
                phrases.say("nar-order-slot-intercept", &[("company", company.into())])
            }
            NorthAmericanOrder::PassCities { .. } => phrases.say("nar-order-slot-cities", &[]),
        }
    }
}

/// Why an order is not taken.
pub fn tell_misorder(misorder: &Misorder, phrases: &Phrases) -> String {
    let money = |name, amount: &Money| vec![(name, Arg::from(*amount))];
    let args = match misorder {
        Misorder::Malformed { field } => vec![("field", (*field).into())],
        Misorder::NotNow => Vec::new(),
        Misorder::TooLow { least } => money("least", least),
        Misorder::BeyondCash { cash } => money("cash", cash),
        Misorder::Step { step } => money("step", step),
    };
    phrases.say(&format!("order-refused-{}", misorder.name()), &args)
}

/// Why an order was dropped, as a sentence.
pub fn tell_drop(reason: DropReason, phrases: &Phrases) -> String {
    phrases.say(&format!("order-dropped-{}", reason.name()), &[])
}
