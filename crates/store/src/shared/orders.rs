//! `Orders` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` and a `Connection`
//! are.

#![allow(clippy::duplicate_mod)]

use async_trait::async_trait;
use sqlx::{query, query_as};

use super::{Backend, Connection, statements};
use crate::rows::{key_hash, narrow};
use crate::write::{OrderWrite, Write, WriteOutcome};
use crate::{Change, GameId, KeyHash, Orders, StandingOrder, StoreError, Timestamp, text_limit};

pub(super) const OWN_ORDERS: &str =
    "SELECT game, seat, slot, key, text, version, at, outcome, ended FROM orders
     WHERE key = $1 ORDER BY game, seat, slot";
const ORDERS_IN: &str = "SELECT game, seat, slot, key, text, version, at, outcome, ended FROM orders
     WHERE game = $1 ORDER BY seat, slot";

/// game, seat, slot, key, text, version, at, outcome, ended
type OrderRow = (String, i64, String, Vec<u8>, String, i64, i64, Option<String>, Option<i64>);

#[async_trait]
impl Orders for Backend {
    async fn give_order(&self, order: &StandingOrder) -> Result<(), StoreError> {
        text_limit::NAME.check(&order.slot)?;
        text_limit::ENTRY.check(&order.text)?;
        self.write(Write::Orders(OrderWrite::Give(Box::new(order.clone())))).await.map(drop)
    }

    async fn orders_in(&self, game: &GameId) -> Result<Vec<StandingOrder>, StoreError> {
        let rows: Vec<OrderRow> = query_as(ORDERS_IN).bind(&game.0).fetch_all(&self.pool).await?;
        rows.into_iter().map(order).collect()
    }

    async fn orders_of(&self, key: KeyHash) -> Result<Vec<StandingOrder>, StoreError> {
        let rows: Vec<OrderRow> = query_as(OWN_ORDERS).bind(&key.0[..]).fetch_all(&self.pool).await?;
        rows.into_iter().map(order).collect()
    }

    async fn withdraw_order(
        &self,
        game: &GameId,
        seat: u8,
        slot: &str,
        key: KeyHash,
    ) -> Result<bool, StoreError> {
        text_limit::NAME.check(slot)?;
        let withdraw = OrderWrite::Withdraw { game: game.clone(), seat, slot: slot.to_owned(), key };
        Ok(self.write(Write::Orders(withdraw)).await?.happened)
    }

    async fn end_order(&self, order: &StandingOrder, outcome: &str, at: Timestamp) -> Result<(), StoreError> {
        text_limit::NAME.check(outcome)?;
        let end = OrderWrite::End { order: Box::new(order.clone()), outcome: outcome.to_owned(), at };
        self.write(Write::Orders(end)).await.map(drop)
    }

    async fn clear_orders(&self, game: &GameId) -> Result<(), StoreError> {
        self.write(Write::Orders(OrderWrite::Clear(game.clone()))).await.map(drop)
    }
}

fn order(row: OrderRow) -> Result<StandingOrder, StoreError> {
    let (game, seat, slot, key, text, version, at, outcome, ended) = row;
    Ok(StandingOrder {
        game: GameId(game),
        seat: narrow(seat)?,
        slot,
        key: key_hash(key)?,
        text,
        version: narrow(version)?,
        at: Timestamp(at),
        outcome: outcome.zip(ended.map(Timestamp)),
    })
}

/// Changes orders, within a transaction.
pub(super) async fn perform(
    connection: &mut Connection,
    write: &OrderWrite,
) -> Result<WriteOutcome, StoreError> {
    let (change, game, version) = match write {
        OrderWrite::Give(order) => (
            query(
                "INSERT INTO orders (game, seat, slot, key, text, version, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
                 ON CONFLICT (game, seat, slot) DO UPDATE SET key = excluded.key, text = excluded.text,
                     version = excluded.version, at = excluded.at, outcome = NULL, ended = NULL",
            )
            .bind(&order.game.0)
            .bind(i64::from(order.seat))
            .bind(&order.slot)
            .bind(&order.key.0[..])
            .bind(&order.text)
            .bind(i64::from(order.version))
            .bind(order.at.0),
            &order.game,
            order.version,
        ),
        OrderWrite::Withdraw { game, seat, slot, key } => (
            query("DELETE FROM orders WHERE game = $1 AND seat = $2 AND slot = $3 AND key = $4")
                .bind(&game.0)
                .bind(i64::from(*seat))
                .bind(slot)
                .bind(&key.0[..]),
            game,
            0,
        ),
        OrderWrite::End { order, outcome, at } => (
            query(
                "UPDATE orders SET outcome = $6, ended = $7 WHERE game = $1 AND seat = $2 AND slot = $3 AND at = $4
                 AND version = $5 AND outcome IS NULL",
            )
            .bind(&order.game.0)
            .bind(i64::from(order.seat))
            .bind(&order.slot)
            .bind(order.at.0)
            .bind(i64::from(order.version))
            .bind(outcome)
            .bind(at.0),
            &order.game,
            order.version,
        ),
        OrderWrite::Clear(game) => (query("DELETE FROM orders WHERE game = $1").bind(&game.0), game, 0),
    };
    if change.execute(connection).await.map_err(statements::refusal)?.rows_affected() == 0 {
        return Ok(WriteOutcome::default());
    }
    Ok(WriteOutcome::in_game(game, version, Change::Ordered, None))
}
