use std::collections::HashSet;

use sqlx::PgPool;
use tokio::sync::{mpsc, oneshot};

use super::announcer::Announcer;
use super::append::{Fate, append_group, append_patiently};
use crate::write::{Append, WriteOutcome};
use crate::{Change, StoreError};

/// Entries to be appended, and who waits for it.
pub(crate) struct QueuedAppend {
    pub(crate) append: Append,
    pub(crate) reply: oneshot::Sender<Result<WriteOutcome, StoreError>>,
}

/// A commit waits for the disk, and a journey to the database costs more than the few rows it brings there. So
/// whatever has come while the last group was on its way goes together.
#[derive(Clone)]
pub(crate) struct Writer {
    pub(crate) pool: PgPool,
    pub(crate) announcer: Announcer,
}

/// More would let the first of a group wait long for the last.
const GROUP: usize = 128;

impl Writer {
    /// Appends until everybody who could ask for something is gone.
    pub(crate) async fn run(self, mut appends: mpsc::Receiver<QueuedAppend>) {
        let mut waiting = Vec::with_capacity(GROUP);
        loop {
            if waiting.is_empty() && appends.recv_many(&mut waiting, GROUP).await == 0 {
                return;
            }
            while waiting.len() < GROUP
                && let Ok(queued) = appends.try_recv()
            {
                waiting.push(queued);
            }
            self.append(one_of_each_game(&mut waiting)).await;
        }
    }

    /// Answers come only after the commit. An append that cannot be leaves nothing behind and does not trouble the
    /// others.
    async fn append(&self, group: Vec<QueuedAppend>) {
        let appends: Vec<&Append> = group.iter().map(|queued| &queued.append).collect();
        let fates = match append_group(&self.pool, &appends).await {
            Ok(fates) => fates.into_iter().map(Ok).collect(),
            // The database has refused all of them. If only one is to blame, the others need not suffer.
            Err(sqlx::Error::Database(_)) => vec![Ok(Fate::NotFound); group.len()],
            // Nobody knows whether it was committed before the connection was lost, so it is not tried again.
            Err(error) => vec![Err(StoreError::from(error)); group.len()],
        };
        for (queued, fate) in group.into_iter().zip(fates) {
            match fate {
                Ok(Fate::NotFound) => self.append_alone(queued),
                fate => self.answer(queued, fate),
            }
        }
    }

    /// Appends to one game in its own time, so that the next group need not wait for it.
    fn append_alone(&self, queued: QueuedAppend) {
        let writer = self.clone();
        tokio::spawn(async move {
            let fate = match append_patiently(&writer.pool, &queued.append).await {
                Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Fate::Stale),
                fate => fate.map_err(StoreError::from),
            };
            writer.answer(queued, fate);
        });
    }

    fn answer(&self, QueuedAppend { append, reply }: QueuedAppend, fate: Result<Fate, StoreError>) {
        let outcome = fate.and_then(|fate| match (fate, append.entries.last()) {
            (Fate::Landed, Some(last)) => {
                let outcome =
                    WriteOutcome::in_game(&append.game, last.version, Change::Moved, Some(last.seat));
                outcome.notice.iter().for_each(|notice| self.announcer.announce(notice));
                Ok(outcome)
            }
            (Fate::NotFound, _) => Err(StoreError::Missing),
            _ => Ok(WriteOutcome::default()),
        });
        // Whoever has gone away finds it in the database.
        let _ = reply.send(outcome);
    }
}

/// Takes the first append for each game. The others stay for the next group: they can only be right once it has
/// landed.
fn one_of_each_game(waiting: &mut Vec<QueuedAppend>) -> Vec<QueuedAppend> {
    let mut games = HashSet::with_capacity(waiting.len());
    let first: Vec<bool> = waiting.iter().map(|queued| games.insert(&queued.append.game)).collect();
    let mut first = first.into_iter();
    waiting.extract_if(.., |_| first.next() == Some(true)).collect()
}
