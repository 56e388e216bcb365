//! What was paid for shares, and what they paid back.

use bots::Played;
use game::{Game, Money, Record, Recorded, Seat};

/// A share that found its buyer.
#[derive(Clone, Debug)]
pub(crate) struct Sale {
    /// The kind of bot that bought it.
    pub(crate) buyer: String,
    /// What it cost.
    pub(crate) price: Money,
    /// What the share then paid until the end.
    pub(crate) paid_back: Money,
    /// How many bids, or prices, were named for it.
    pub(crate) bids: u32,
    /// Whether it was certain that the share would pay only once more, as its company stood.
    pub(crate) pays_once: bool,
    /// Whether the buyer could have done without it.
    pub(crate) free: bool,
}

impl Sale {
    /// What the buyer had less for it in the end.
    pub(crate) fn regret(&self) -> i32 {
        if self.free { (self.price - self.paid_back).0 } else { 0 }
    }
}

/// A game in which shares are sold.
pub(crate) trait Sales: Recorded + Played {
    /// The sales of a recorded game.
    fn sales(record: &Record<Self>) -> Vec<Sale>;
}

/// The kind of a bot, from its name in a record of the arena: its place at the table comes last.
fn kind<G: Game>(record: &Record<G>, seat: Seat) -> String {
    let name = &record.names[seat.index()];
    name.rsplit_once(' ').map_or(name.clone(), |(kind, _)| kind.to_owned())
}

mod american_rails {
    use american_rails::{Event, Position};

    use super::{Game, Record, Sale, Sales, kind};

    /// Whether an auction that is under way is in the last column of a year that is certainly the last: an
    /// end condition holds, or will when this share has been sold or not (AR-62).
    fn pays_once(state: &Position) -> bool {
        state.column() == Some(2) && (state.end_reasons().any() || state.shares_left() == 1)
    }

    impl Sales for Position {
        fn sales(record: &Record<Position>) -> Vec<Sale> {
            let mut state = Position::start(&record.setup).expect("a setup that was played");
            let mut sales = Vec::new();
            let mut bids = 0;
            for &(_, action) in &record.actions {
                let once = state.auction().is_some() && pays_once(&state);
                state.apply(action, &mut |event| match event {
                    Event::Offered { .. } => bids = 0,
                    Event::Bid { .. } => bids += 1,
                    Event::Sold { company, to, price } => {
                        let buyer = kind(record, to);
                        let paid_back = game::Money::ZERO;
                        sales.push((
                            company,
                            Sale { buyer, price, paid_back, bids, pays_once: once, free: true },
                        ));
                    }
                    Event::Dividend { company, per_share, .. } => {
                        for (_, sale) in sales.iter_mut().filter(|(of, _)| *of == company) {
                            sale.paid_back += per_share;
                        }
                    }
                    _ => {}
                });
            }
            sales.into_iter().map(|(_, sale)| sale).collect()
        }
    }
}

mod north_american_railways {
    use game::Seat;
    use north_american_railways::{Event, Position};

    use super::{Game, Record, Sale, Sales, kind};

    impl Sales for Position {
        fn sales(record: &Record<Position>) -> Vec<Sale> {
            let mut state = Position::start(&record.setup).expect("a setup that was played");
            let mut sales = Vec::new();
            let mut bids = 0;
            for &(_, action) in &record.actions {
                // With few shares or cities left the turn is the last, whatever is bought in it (N-33, N-34).
                let once = state.has_few_shares() || state.has_few_cities();
                let mut sold = |company, to: Seat, price, free| {
                    let buyer = kind(record, to);
                    let paid_back = game::Money::ZERO;
                    bids += 1;
                    sales.push((company, Sale { buyer, price, paid_back, bids, pays_once: once, free }));
                    bids = 0;
                };
                let mut paid = Vec::new();
                // A director to whom only shares of their own companies are offered has to buy one, or to stop.
                let trader = state.trader();
                let others = !state.tried().is_empty()
                    || state.front_shares().any(|(_, company)| state.director(company) != trader);
                // Whoever is on turn must name a price, and may have to pay it: only more than the least is theirs.
                state.apply(action, &mut |event| match event {
                    Event::Founded { by, company, price, .. } => {
                        sold(company, by, price, price > Position::PRICE_STEP);
                    }
                    Event::Bought { by, company, price, .. } => sold(company, by, price, others),
                    Event::Allowed { proposer, company, price, .. } => {
                        sold(company, proposer, price, price > Position::PRICE_STEP);
                    }
                    Event::Intercepted { by, company, price, .. } => sold(company, by, price, true),
                    Event::Income { company, per_share, .. }
                    | Event::FinalPayment { company, per_share, .. } => {
                        paid.push((company, per_share));
                    }
                    _ => {}
                });
                for (company, per_share) in paid {
                    for (_, sale) in sales.iter_mut().filter(|(of, _)| *of == company) {
                        sale.paid_back += per_share;
                    }
                }
            }
            sales.into_iter().map(|(_, sale)| sale).collect()
        }
    }
}
