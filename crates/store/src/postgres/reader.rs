use sqlx::{PgPool, query_as};
use tokio::sync::{mpsc, oneshot};

use crate::rows::{self, EntryRow};
use crate::{GameId, StoreError, StoredEntry};

/// A question for the entries of a game after a version, and who waits for them.
pub(crate) struct QueuedRead {
    pub(crate) game: GameId,
    pub(crate) after: u32,
    pub(crate) reply: oneshot::Sender<Result<Vec<StoredEntry>, StoreError>>,
}

/// Reads what other processes have appended. Where these play many games, a journey to the database for each of their
/// moves would cost more than the move, so whoever asks while the last answer is on its way shares the next.
pub(crate) struct Reader(pub(crate) PgPool);

/// More would let the first of a group wait long for the last.
const GROUP: usize = 128;

impl Reader {
    /// Reads until everybody who could ask for something is gone.
    pub(crate) async fn run(self, mut reads: mpsc::Receiver<QueuedRead>) {
        let mut group = Vec::with_capacity(GROUP);
        while reads.recv_many(&mut group, GROUP).await > 0 {
            let group = std::mem::take(&mut group);
            match entries_of(&self.0, &group).await {
                Ok(entries) => {
                    for (read, entries) in group.into_iter().zip(entries) {
                        let _ = read.reply.send(entries);
                    }
                }
                Err(error) => {
                    for read in group {
                        let _ = read.reply.send(Err(error.clone()));
                    }
                }
            }
        }
    }
}

/// The entries that each has asked for.
async fn entries_of(
    pool: &PgPool,
    group: &[QueuedRead],
) -> Result<Vec<Result<Vec<StoredEntry>, StoreError>>, StoreError> {
    // The inner question has an order of its own, so that it is asked game by game and follows the index.
    let rows: Vec<(i64, i64, i64, String, i64)> = query_as(
        "SELECT place, version, seat, action, at
         FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS wanted (id, after, place)
         CROSS JOIN LATERAL (
             SELECT version, seat, action, at FROM actions WHERE game = id AND version > after ORDER BY version
         ) AS entry
         ORDER BY place, version",
    )
    .bind(group.iter().map(|read| read.game.0.as_str()).collect::<Vec<_>>())
    .bind(group.iter().map(|read| i64::from(read.after)).collect::<Vec<_>>())
    .fetch_all(pool)
    .await?;
    let mut found: Vec<Vec<EntryRow>> = group.iter().map(|_| Vec::new()).collect();
    for (place, version, seat, action, at) in rows {
        if let Some(entries) = usize::try_from(place - 1).ok().and_then(|place| found.get_mut(place)) {
            entries.push((version, seat, action, at));
        }
    }
    Ok(found.into_iter().map(rows::entries).collect())
}
