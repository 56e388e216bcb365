//! Standing orders: giving them, looking at one's own, and withdrawing them.
//!
//! Whatever is told here is told to whoever gave the orders, and to nobody else.

use axum::http::StatusCode;
use game::{Rule, Seat};
use orders::{DropReason, Fate};
use phrases::{Phrases, tell_drop, tell_misorder};
use serde_json::{Map, Value};
use store::{KeyHash, StandingOrder};

use crate::app::App;
use crate::at_table::AtTable;
use crate::error::Problem;
use crate::refusal::RefusalMessage;
use crate::session::Session;
use crate::standing_orders::{OrderErrand, fate};
use crate::taking_orders::OrderOffer;

/// An order of the caller's, and what has become of it.
pub(crate) struct OwnOrder {
    pub(crate) order: StandingOrder,
    pub(crate) state: OrderState,
    /// What it says.
    pub(crate) told: String,
    /// The versions to which it led.
    pub(crate) made: Vec<u32>,
    /// The version at which it ended, or the present one.
    pub(crate) until: u32,
}

/// What has become of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OrderState {
    /// It stands.
    Stands,
    /// It stands, and leaves the present decision to its owner.
    Asks,
    /// It was carried out.
    CarriedOut,
    /// It was dropped.
    Dropped(DropReason),
}

impl OrderState {
    /// Whether the order still stands.
    pub(crate) fn stands(self) -> bool {
        matches!(self, OrderState::Stands | OrderState::Asks)
    }

    /// Its name in the API.
    pub(crate) fn name(self) -> &'static str {
        match self {
            OrderState::Stands => "stands",
            OrderState::Asks => "asks",
            OrderState::CarriedOut => "carried-out",
            OrderState::Dropped(_) => "dropped",
        }
    }

    /// Why it was dropped, if it was.
    pub(crate) fn tell_reason(self, phrases: &Phrases) -> Option<String> {
        match self {
            OrderState::Dropped(reason) => Some(tell_drop(reason, phrases)),
            _ => None,
        }
    }

    fn of(order: &StandingOrder, session: &Session) -> OrderState {
        if let Some((outcome, _)) = &order.outcome {
            let reason = DropReason::ALL.into_iter().find(|reason| reason.name() == outcome);
            return reason.map_or(OrderState::CarriedOut, OrderState::Dropped);
        }
        match fate(order, &session.people(), &*session.now()) {
            Fate::Acts(_) | Fate::Waits => OrderState::Stands,
            Fate::Asks => OrderState::Asks,
            Fate::CarriedOut => OrderState::CarriedOut,
            Fate::Dropped(reason) => OrderState::Dropped(reason),
        }
    }
}

/// The orders that the holder of a key has given for seats that are still theirs.
pub(crate) fn own_orders(session: &Session, key: Option<KeyHash>, phrases: &Phrases) -> Vec<OwnOrder> {
    if session.orders.is_empty() || session.is_over() {
        return Vec::new();
    }
    let (people, table) = (session.people(), session.now());
    let own = |order: &&StandingOrder| Some(order.key) == key && people.holds(usize::from(order.seat), key);
    let tell = |order: &StandingOrder| {
        let seat = Seat::new(usize::from(order.seat));
        let told = table.tell_order(seat, order.version, &order.text, phrases)?;
        let (made, until) = table.done_by_order(seat, order.version, &order.text);
        Some(OwnOrder { order: order.clone(), state: OrderState::of(order, session), told, made, until })
    };
    session.orders.all().iter().filter(own).filter_map(tell).collect()
}

/// The orders that the holder of a key could give now, each with its seat.
pub(crate) fn offers(session: &Session, key: Option<KeyHash>, phrases: &Phrases) -> Vec<(usize, OrderOffer)> {
    let (people, table) = (session.people(), session.now());
    if !people.can_go_on() || session.is_over() {
        return Vec::new();
    }
    let of_seat = |seat: usize| {
        table.order_offers(Seat::new(seat), phrases).into_iter().map(move |offer| (seat, offer))
    };
    people.seats_of(key).flat_map(of_seat).collect()
}

/// Gives an order for a seat of the caller's, which may be left out if they have only one, at the version that they
/// have seen. It takes the place of the order of its slot.
pub(crate) async fn give(
    AtTable { app, session, caller }: &AtTable,
    seat: Option<usize>,
    version: u32,
    written: &Map<String, Value>,
) -> Result<(), Problem> {
    let (key, seat) = player(session, caller.key, seat)?;
    let (people, table) = (session.people(), session.now());
    if !people.can_go_on() || session.is_over() {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-orders-not-running", []));
    }
    if version > table.version() || table.has_gone_back_since(version) {
        return Err(Problem::stale(table.version()));
    }
    let refused = |misorder| {
        let told = move |_: &[String], phrases: &Phrases| tell_misorder(&misorder, phrases);
        Problem::refused(RefusalMessage::new(Rule::NO_ANSWER, told), &people)
    };
    // What they had in mind is what they saw: if it is about another auction now, it is not taken.
    let seen = table.until(version).ok_or_else(|| Problem::stale(table.version()))?;
    let (_, text) = seen.check_order(seat, written).map_err(refused)?;
    if !table.follow_order(seat, version, &text).stands() {
        return Err(Problem::stale(table.version()));
    }
    let (slot, text) = table.check_order(seat, written).map_err(refused)?;
    let order = StandingOrder {
        game: session.id.clone(),
        seat: seat.index() as u8,
        slot,
        key,
        text,
        version: table.version(),
        at: app.now(),
        outcome: None,
    };
    app.store.give_order(&order).await?;
    session.read_orders().await?;
    carry_out_soon(app, session, &order).await
}

/// Where it is the owner's decision already, the order is carried out at once.
async fn carry_out_soon(app: &App, session: &Session, order: &StandingOrder) -> Result<(), Problem> {
    if !matches!(fate(order, &session.people(), &*session.now()), Fate::Waits | Fate::Asks) {
        let errand = OrderErrand { chain: 0, acts_at: Some(session.now().version()) };
        app.store.order_jobs(&[errand.job(&session.id.0, app.now())]).await?;
    }
    Ok(())
}

/// Withdraws an order of the caller's, or lets them see no more what became of it.
pub(crate) async fn withdraw(
    AtTable { app, session, caller }: &AtTable,
    seat: Option<usize>,
    slot: &str,
) -> Result<(), Problem> {
    let (key, seat) = player(session, caller.key, seat)?;
    if !app.store.withdraw_order(&session.id, seat.index() as u8, slot, key).await? {
        return Err(Problem::told(StatusCode::NOT_FOUND, "problem-orders-none", []));
    }
    session.read_orders().await
}

/// The seat of the caller that is meant.
fn player(
    session: &Session,
    key: Option<KeyHash>,
    wanted: Option<usize>,
) -> Result<(KeyHash, Seat), Problem> {
    let people = session.people();
    let mut seats = people.seats_of(key).filter(|&seat| wanted.is_none_or(|wanted| wanted == seat));
    let only = seats.next().filter(|_| seats.next().is_none());
    key.zip(only.map(Seat::new)).ok_or_else(|| Problem::not_yours("problem-orders-players", []))
}
