//! `Proposals` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` and a
//! `Connection` are and how a game is locked.

#![allow(clippy::duplicate_mod)]

use async_trait::async_trait;
use sqlx::{query, query_as, query_scalar};

use super::{Backend, Connection, jobs, lock};
use crate::rows::narrow;
use crate::write::{ProposalStep, Write, WriteOutcome};
use crate::{
    Change, GameId, KeyHash, NewJob, ProposalKind, Proposals, Proposed, StoreError, TableProposal, Timestamp,
};

/// kind, version, target, seat, agreed, at
type ProposalRow = (String, i64, Option<i64>, i64, i64, i64);

#[async_trait]
impl Proposals for Backend {
    async fn proposals(&self, id: &GameId) -> Result<Vec<TableProposal>, StoreError> {
        let rows: Vec<ProposalRow> = query_as(
            "SELECT kind, version, target, seat, agreed, at FROM proposals WHERE game = $1 ORDER BY kind",
        )
        .bind(&id.0)
        .fetch_all(&self.pool)
        .await?;
        let proposals: Result<Vec<Option<TableProposal>>, StoreError> = rows.into_iter().map(read).collect();
        Ok(proposals?.into_iter().flatten().collect())
    }

    async fn propose_and_order(
        &self,
        id: &GameId,
        key: KeyHash,
        proposal: &TableProposal,
        jobs: &[NewJob],
    ) -> Result<bool, StoreError> {
        jobs.iter().try_for_each(NewJob::check)?;
        let step = ProposalStep::Propose { by: key, proposal: proposal.clone(), jobs: jobs.to_vec() };
        Ok(self.write(Write::TableProposal { game: id.clone(), step }).await?.happened)
    }

    async fn agree(
        &self,
        id: &GameId,
        key: KeyHash,
        kind: ProposalKind,
        version: u32,
    ) -> Result<bool, StoreError> {
        let step = ProposalStep::Agree(key, kind, version);
        Ok(self.write(Write::TableProposal { game: id.clone(), step }).await?.happened)
    }

    async fn drop_proposal(&self, id: &GameId, kind: ProposalKind, version: u32) -> Result<bool, StoreError> {
        let step = ProposalStep::Drop(kind, version);
        Ok(self.write(Write::TableProposal { game: id.clone(), step }).await?.happened)
    }
}

/// Returns `None` for a kind that this program does not know: a newer one has proposed it.
fn read((kind, version, target, seat, agreed, at): ProposalRow) -> Result<Option<TableProposal>, StoreError> {
    let kind = ProposalKind::ALL.into_iter().find(|known| known.name() == kind);
    let what = match (kind, target) {
        (Some(ProposalKind::Pause), _) => Proposed::Pause,
        (Some(ProposalKind::Back), Some(to)) => Proposed::Back(narrow(to)?),
        _ => return Ok(None),
    };
    let (version, by, agreed) = (narrow(version)?, narrow(seat)?, agreed.cast_unsigned());
    Ok(Some(TableProposal { what, by, version, agreed, at: Timestamp(at) }))
}

/// Takes a step. The lock lets moves and other steps come before it or after it.
pub(super) async fn perform(
    connection: &mut Connection,
    id: &GameId,
    step: &ProposalStep,
) -> Result<WriteOutcome, StoreError> {
    let Some(now) = lock(connection, id).await? else {
        return Ok(WriteOutcome::default());
    };
    let changed = match step {
        ProposalStep::Propose { by, proposal, jobs: ordered } => {
            let seats = seats_of(connection, id, *by).await?;
            if seats == 0 {
                return Ok(WriteOutcome::default());
            }
            let target = match proposal.what {
                Proposed::Back(to) => Some(i64::from(to)),
                Proposed::Pause => None,
            };
            jobs::order(connection, ordered).await?;
            query(
                "INSERT INTO proposals (game, kind, version, target, seat, agreed, at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)
                 ON CONFLICT (game, kind) DO UPDATE SET version = excluded.version, target = excluded.target,
                     seat = excluded.seat, agreed = excluded.agreed, at = excluded.at",
            )
            .bind(&id.0)
            .bind(proposal.what.kind().name())
            .bind(i64::from(proposal.version))
            .bind(target)
            .bind(i64::from(proposal.by))
            .bind(seats)
            .bind(proposal.at.0)
            .execute(&mut *connection)
            .await?
            .rows_affected()
        }
        ProposalStep::Agree(key, kind, version) => {
            let seats = seats_of(connection, id, *key).await?;
            query(
                "UPDATE proposals SET agreed = agreed | $4
                 WHERE game = $1 AND kind = $2 AND version = $3 AND $4 <> 0",
            )
            .bind(&id.0)
            .bind(kind.name())
            .bind(i64::from(*version))
            .bind(seats)
            .execute(&mut *connection)
            .await?
            .rows_affected()
        }
        ProposalStep::Drop(kind, version) => {
            query("DELETE FROM proposals WHERE game = $1 AND kind = $2 AND version = $3")
                .bind(&id.0)
                .bind(kind.name())
                .bind(i64::from(*version))
                .execute(&mut *connection)
                .await?
                .rows_affected()
        }
    };
    if changed == 0 {
        return Ok(WriteOutcome::default());
    }
    Ok(WriteOutcome::in_game(id, now, Change::Seated, None))
}

/// The seats that the holder of a key has at a running game, a bit for each.
async fn seats_of(connection: &mut Connection, id: &GameId, key: KeyHash) -> Result<i64, StoreError> {
    let seats: Vec<i64> = query_scalar(
        "SELECT seat FROM seats WHERE game = $1 AND key = $2
         AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND stage = 1)",
    )
    .bind(&id.0)
    .bind(&key.0[..])
    .fetch_all(connection)
    .await?;
    Ok(seats.into_iter().filter(|seat| (0..63).contains(seat)).fold(0, |bits, seat| bits | 1 << seat))
}
