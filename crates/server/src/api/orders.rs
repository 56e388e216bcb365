use axum::Json;
use axum::extract::Query;
use game::Money;
use phrases::Phrases;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use store::KeyHash;
use utoipa::{IntoParams, ToSchema};

use crate::at_table::AtTable;
use crate::error::Problem;
use crate::json_body::Body;
use crate::services::orders::{self, OwnOrder};
use crate::session::Session;
use crate::taking_orders::OrderOffer;
use crate::visitor::english;

/// The standing orders of the caller: nobody else sees them, or that there are any.
#[derive(Serialize, ToSchema)]
pub(crate) struct OrdersView {
    /// The version that this was true at.
    version: u32,
    /// Those that were given, and what has become of them.
    orders: Vec<OrderView>,
    /// Those that could be given now.
    offers: Vec<OfferView>,
}

/// A standing order.
#[derive(Serialize, ToSchema)]
pub(crate) struct OrderView {
    /// For which seat.
    seat: u8,
    /// Of which kind it is: a seat has one order of each.
    slot: String,
    /// What it says.
    #[schema(value_type = Object, example = json!({"order": "bid-up-to", "company": "american", "amount": 30, "then": "pass"}))]
    order: Box<RawValue>,
    /// What it says, in words.
    text: String,
    /// The version of the game at which it was given.
    given: u32,
    /// `stands`; `asks` if it leaves the present decision to the caller; `carried-out`; `dropped`.
    state: &'static str,
    /// Why it was dropped.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

/// An order that could be given.
#[derive(Serialize, ToSchema)]
pub(crate) struct OfferView {
    /// For which seat.
    seat: usize,
    /// Of which kind it is: it takes the place of the order of the same.
    slot: String,
    /// As it is given; where it has an amount, with the least.
    #[schema(value_type = Object)]
    order: Map<String, Value>,
    /// What orders like it are for, in words.
    about: String,
    /// What sets it apart from them, in words.
    text: String,
    /// What the amount may be, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<AmountView>,
}

/// The amounts that an order may have.
#[derive(Serialize, ToSchema)]
pub(crate) struct AmountView {
    #[schema(value_type = i32)]
    least: Money,
    #[schema(value_type = i32)]
    most: Money,
    /// From one to the next.
    #[schema(value_type = i32)]
    step: Money,
}

impl OrdersView {
    fn of(session: &Session, key: Option<KeyHash>) -> OrdersView {
        let phrases = english();
        OrdersView {
            version: session.now().version(),
            orders: orders::own_orders(session, key, phrases)
                .into_iter()
                .filter_map(|own| OrderView::of(own, phrases))
                .collect(),
            offers: orders::offers(session, key, phrases).into_iter().map(OfferView::of).collect(),
        }
    }
}

impl OrderView {
    fn of(OwnOrder { order, state, told, .. }: OwnOrder, phrases: &Phrases) -> Option<OrderView> {
        Some(OrderView {
            seat: order.seat,
            slot: order.slot,
            order: RawValue::from_string(order.text).ok()?,
            text: told,
            given: order.version,
            state: state.name(),
            reason: state.tell_reason(phrases),
        })
    }
}

impl OfferView {
    fn of((seat, OrderOffer { slot, order, amount, told, heading }): (usize, OrderOffer)) -> OfferView {
        let amount = amount.map(|(least, most, step)| AmountView { least, most, step });
        OfferView { seat, slot, order, about: heading, text: told, amount }
    }
}

/// The caller's own standing orders, and which they could give now.
///
/// Somebody who does not play has none.
#[utoipa::path(get, path = "/api/games/{id}/orders", params(("id" = String, Path)),
    security((), ("token" = [])), responses((status = 200, body = OrdersView), (status = 404, body = Problem)))]
pub(crate) async fn own_orders(AtTable { session, caller, .. }: AtTable) -> Json<OrdersView> {
    Json(OrdersView::of(&session, caller.key))
}

/// An order to be given.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewOrder {
    /// The version that the caller has seen.
    version: u32,
    /// For which seat; it may be left out by whoever has only one.
    seat: Option<usize>,
    /// What is to be done, as `offers` has it.
    #[schema(value_type = Object, example = json!({"order": "bid-up-to", "company": "american", "amount": 30, "then": "pass"}))]
    order: Map<String, Value>,
}

/// Give a standing order, in the place of the one of its slot.
///
/// It is carried out when a decision that it is for comes up, after a moment, as a move like any other; where it is the
/// caller's decision already, at once. Anything unexpected drops it.
#[utoipa::path(post, path = "/api/games/{id}/orders", params(("id" = String, Path)), request_body = NewOrder,
    security((), ("token" = [])), responses(
        (status = 200, body = OrdersView), (status = 400, body = Problem),
        (status = 403, description = "The caller does not have the seat.", body = Problem),
        (status = 404, body = Problem),
        (status = 409, description = "What it is for is over, or the game does not run.", body = Problem),
        (status = 422, description = "It cannot be given now.", body = Problem)))]
pub(crate) async fn give_order(
    at: AtTable,
    Body(NewOrder { version, seat, order }): Body<NewOrder>,
) -> Result<Json<OrdersView>, Problem> {
    orders::give(&at, seat, version, &order).await?;
    Ok(Json(OrdersView::of(&at.session, at.caller.key)))
}

/// Which order is meant.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct OrderName {
    /// For which seat; it may be left out by whoever has only one.
    seat: Option<usize>,
    /// Of which kind.
    slot: String,
}

/// Withdraw a standing order.
#[utoipa::path(delete, path = "/api/games/{id}/orders", params(("id" = String, Path), OrderName),
    security((), ("token" = [])), responses(
        (status = 200, body = OrdersView), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, description = "There is no such order.", body = Problem)))]
pub(crate) async fn withdraw_order(
    at: AtTable,
    Query(OrderName { seat, slot }): Query<OrderName>,
) -> Result<Json<OrdersView>, Problem> {
    orders::withdraw(&at, seat, &slot).await?;
    Ok(Json(OrdersView::of(&at.session, at.caller.key)))
}
