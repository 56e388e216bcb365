use american_rails::{Action, Auction, Company, Phase, Position, Question, Row};
use game::{Game, Money, Seat, whole_number};
use serde_json::{Map, Value, json};

use crate::{AmountRange, Answer, DropReason, Misorder, Offer, Ordered};

/// What a player of American Rails can want done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Bid in an auction by the least raise, as long as that is not above the limit.
    BidUpTo {
        /// In which auction.
        auction: AuctionName,
        /// The most that it bids.
        limit: Money,
        /// What happens above the limit.
        then: Then,
    },
    /// Pass in an auction.
    PassAuction(AuctionName),
    /// Pass in auctions until the player has something else to decide.
    PassUntilTurn,
    /// Choose a row, the next time that the player chooses one, if it is free then.
    TakeRow {
        /// The row.
        row: Row,
        /// The year in which that is, if nothing unexpected happens.
        year: u16,
        /// The column.
        column: u8,
    },
}

/// What happens when the bids are above the limit of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// The player passes.
    Pass,
    /// The player is asked.
    Ask,
}

impl Then {
    /// Its name in an order.
    pub const fn name(self) -> &'static str {
        match self {
            Then::Pass => "pass",
            Then::Ask => "ask",
        }
    }
}

/// Which auction it is. There is no other of this name in a game: a company is offered once in the preparation, and in
/// each column only one player can choose the row that puts a share up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AuctionName {
    /// Whose share it is.
    pub company: Company,
    year: u16,
    /// `None` in the preparation.
    column: Option<u8>,
}

impl AuctionName {
    /// The auction that goes on, with its name.
    fn of(state: &Position) -> Option<(AuctionName, Auction)> {
        let auction = state.auction()?;
        let (year, column) = (state.year(), state.column());
        Some((AuctionName { company: auction.company, year, column }, auction))
    }
}

impl Ordered for Position {
    type Order = Order;

    fn offers(&self, seat: Seat) -> Vec<Offer<Order>> {
        let mut offers = Vec::new();
        if let Some((name, auction)) = open_auction(self, seat) {
            let (least, most) = (least_limit(&auction, seat), self.cash(seat));
            if least <= most {
                let amount = Some(AmountRange { least, most, step: Money(1) });
                offers.extend([Then::Pass, Then::Ask].map(|then| Offer {
                    order: Order::BidUpTo { auction: name, limit: least, then },
                    amount,
                }));
            }
            offers.push(Offer::plain(Order::PassAuction(name)));
        }
        if may_pass_on(self, seat) {
            offers.push(Offer::plain(Order::PassUntilTurn));
        }
        offers.extend(rows_to_take(self, seat).into_iter().map(Offer::plain));
        offers
    }

    fn read_order(&self, seat: Seat, written: &Map<String, Value>) -> Result<Order, Misorder> {
        let auction = || {
            let company = text(written, "company")?;
            let company = Company::named(company).ok_or(Misorder::Malformed { field: "company" })?;
            let (name, _) = AuctionName::of(self).ok_or(Misorder::NotNow)?;
            if name.company == company { Ok(name) } else { Err(Misorder::NotNow) }
        };
        Ok(match text(written, "order")? {
            "bid-up-to" => Order::BidUpTo {
                auction: auction()?,
                limit: amount(written)?,
                then: match text(written, "then")? {
                    "pass" => Then::Pass,
                    "ask" => Then::Ask,
                    _ => return Err(Misorder::Malformed { field: "then" }),
                },
            },
            "pass-auction" => Order::PassAuction(auction()?),
            "pass-until-turn" => Order::PassUntilTurn,
            "take-row" => {
                let row = Row::named(text(written, "row")?).ok_or(Misorder::Malformed { field: "row" })?;
                let (year, column) = next_choice(self, seat).ok_or(Misorder::NotNow)?;
                Order::TakeRow { row, year, column }
            }
            _ => return Err(Misorder::Malformed { field: "order" }),
        })
    }

    fn write_order(&self, order: Order) -> Map<String, Value> {
        let written = match order {
            Order::BidUpTo { auction, limit, then } => {
                json!({ "order": "bid-up-to", "company": auction.company, "amount": limit, "then": then.name() })
            }
            Order::PassAuction(auction) => json!({ "order": "pass-auction", "company": auction.company }),
            Order::PassUntilTurn => json!({ "order": "pass-until-turn" }),
            Order::TakeRow { row, .. } => json!({ "order": "take-row", "row": row }),
        };
        if let Value::Object(fields) = written { fields } else { Map::new() }
    }

    fn check_order(&self, seat: Seat, order: Order) -> Result<(), Misorder> {
        match order {
            Order::BidUpTo { auction, limit, .. } => {
                let (_, going_on) =
                    open_auction(self, seat).filter(|(name, _)| *name == auction).ok_or(Misorder::NotNow)?;
                let (least, cash) = (least_limit(&going_on, seat), self.cash(seat));
                if limit > cash {
                    Err(Misorder::BeyondCash { cash })
                } else if limit < least {
                    Err(Misorder::TooLow { least })
                } else {
                    Ok(())
                }
            }
            Order::PassAuction(auction) => {
                let open = open_auction(self, seat).is_some_and(|(name, _)| name == auction);
                if open { Ok(()) } else { Err(Misorder::NotNow) }
            }
            Order::PassUntilTurn if may_pass_on(self, seat) => Ok(()),
            Order::TakeRow { .. } if rows_to_take(self, seat).contains(&order) => Ok(()),
            Order::PassUntilTurn | Order::TakeRow { .. } => Err(Misorder::NotNow),
        }
    }

    fn slot(&self, order: Order) -> String {
        match order {
            Order::BidUpTo { .. } | Order::PassAuction(_) | Order::PassUntilTurn => "auction",
            Order::TakeRow { .. } => "row",
        }
        .to_owned()
    }

    fn answer(&self, seat: Seat, order: Order) -> Answer<Action> {
        match order {
            Order::BidUpTo { auction, limit, then } => match open_auction(self, seat) {
                Some((name, going_on)) if name == auction => {
                    if going_on.speaker == seat {
                        bid(self, seat, &going_on, limit, then)
                    } else {
                        Answer::Wait
                    }
                }
                _ => Answer::Over,
            },
            Order::PassAuction(auction) => match open_auction(self, seat) {
                Some((name, going_on)) if name == auction => {
                    if going_on.speaker == seat {
                        Answer::Act(Action::Pass)
                    } else {
                        Answer::Wait
                    }
                }
                _ => Answer::Over,
            },
            Order::PassUntilTurn => match self.question() {
                None => Answer::Over,
                Some(_) if self.actor() != Some(seat) => Answer::Wait,
                Some(Question::Bid(_)) => Answer::Act(Action::Pass),
                Some(_) => Answer::Over,
            },
            Order::TakeRow { row, year, column } => take_row(self, seat, row, (year, column)),
        }
    }
}

/// The least raise, if it is within the limit. Nobody raises themselves.
fn bid(state: &Position, seat: Seat, auction: &Auction, limit: Money, then: Then) -> Answer<Action> {
    let least = auction.least_bid();
    if auction.high.is_some_and(|(high, _)| high == seat) {
        return Answer::Ask;
    }
    if least <= limit {
        let pays = least <= state.cash(seat);
        return if pays { Answer::Act(Action::Bid(least)) } else { Answer::Drop(DropReason::CannotPay) };
    }
    match then {
        Then::Pass => Answer::Act(Action::Pass),
        Then::Ask => Answer::Ask,
    }
}

fn take_row(state: &Position, seat: Seat, row: Row, wanted: (u16, u8)) -> Answer<Action> {
    let now = match state.phase() {
        Phase::Preparation { .. } => return Answer::Wait,
        Phase::Over { .. } => return Answer::Over,
        Phase::Actions { column, .. } => (state.year(), *column),
    };
    if now < wanted {
        return Answer::Wait;
    }
    if now > wanted || has_chosen(state, seat) {
        return Answer::Over;
    }
    if state.marker(row).is_some() {
        return Answer::Drop(DropReason::RowTaken);
    }
    match state.question() {
        Some(Question::Choose) if state.actor() == Some(seat) => Answer::Act(Action::Choose(row)),
        _ => Answer::Wait,
    }
}

/// The auction that goes on, if the seat is still in it.
fn open_auction(state: &Position, seat: Seat) -> Option<(AuctionName, Auction)> {
    AuctionName::of(state).filter(|(_, auction)| !auction.passed.contains(&seat))
}

/// The least limit that can make a difference to a seat.
fn least_limit(auction: &Auction, seat: Seat) -> Money {
    match auction.high {
        // Somebody has to raise before they can.
        Some((high, bid)) if high == seat => bid + Money(2),
        _ => auction.least_bid(),
    }
}

/// Whether the player has nothing else to decide now than whether to bid.
fn may_pass_on(state: &Position, seat: Seat) -> bool {
    match state.question() {
        None => false,
        Some(Question::Bid(_)) => true,
        Some(_) => state.actor() != Some(seat),
    }
}

fn has_chosen(state: &Position, seat: Seat) -> bool {
    Row::ALL.iter().any(|&row| state.marker(row) == Some(seat))
}

/// The year and the column in which the seat chooses next. Returns `None` in the preparation and after the end.
fn next_choice(state: &Position, seat: Seat) -> Option<(u16, u8)> {
    const LAST_COLUMN: u8 = 2;
    let (year, column) = (state.year(), state.column()?);
    match (has_chosen(state, seat), column) {
        (false, _) => Some((year, column)),
        (true, LAST_COLUMN) if year == Position::LAST_YEAR => None,
        (true, LAST_COLUMN) => Some((year + 1, 0)),
        (true, _) => Some((year, column + 1)),
    }
}

/// The rows that a player who does not choose now could choose next.
fn rows_to_take(state: &Position, seat: Seat) -> Vec<Order> {
    let choosing = state.actor() == Some(seat) && matches!(state.question(), Some(Question::Choose));
    let Some((year, column)) = next_choice(state, seat).filter(|_| !choosing) else { return Vec::new() };
    let now = (state.year(), state.column()) == (year, Some(column));
    let free = |row: &Row| !now || state.marker(*row).is_none();
    Row::ALL.into_iter().filter(free).map(|row| Order::TakeRow { row, year, column }).collect()
}

pub(crate) fn text<'v>(written: &'v Map<String, Value>, field: &'static str) -> Result<&'v str, Misorder> {
    written.get(field).and_then(Value::as_str).ok_or(Misorder::Malformed { field })
}

pub(crate) fn amount(written: &Map<String, Value>) -> Result<Money, Misorder> {
    let amount = written.get("amount").and_then(whole_number);
    amount.map(Money).ok_or(Misorder::Malformed { field: "amount" })
}
