use std::slice;
use std::sync::Arc;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection, query};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::file::ServedFile;
use super::{append, connect, statements};
use crate::write::{Write, WriteOutcome};
use crate::{Notice, StoreError};

/// Something to be written, and who waits for it.
pub(crate) struct QueuedWrite {
    pub(crate) write: Write,
    pub(crate) reply: oneshot::Sender<Result<WriteOutcome, StoreError>>,
}

/// A commit waits for the disk, and the disk takes about as long for many writes as for one. So whatever has come
/// while the last group was on its way to the disk goes there together.
pub(crate) struct Writer {
    /// `None` after an error: the next write opens it again.
    connection: Option<SqliteConnection>,
    /// `None` in memory, where a database lives and dies with its connection.
    reopen: Option<Reopen>,
    notices: broadcast::Sender<Notice>,
}

/// How the writer opens its connection again.
pub(crate) struct Reopen {
    /// For a file that is there: a new one would hold no games.
    pub(crate) options: SqliteConnectOptions,
    pub(crate) file: Arc<ServedFile>,
}

/// More would let the first of a group wait long for the last.
const GROUP: usize = 128;

impl Writer {
    pub(crate) fn new(
        connection: SqliteConnection,
        reopen: Option<Reopen>,
        notices: broadcast::Sender<Notice>,
    ) -> Self {
        Self { connection: Some(connection), reopen, notices }
    }

    /// Writes until it is told to close, or everybody who could ask for something is gone.
    pub(crate) async fn run(mut self, mut writes: mpsc::Receiver<QueuedWrite>) {
        let mut group = Vec::with_capacity(GROUP);
        let mut closing = None;
        while closing.is_none() && writes.recv_many(&mut group, GROUP).await > 0 {
            closing = take_close(&mut group);
            self.write_group(&mut group).await;
        }
        // Nobody is let in any more; whoever is already waiting finds the door shut.
        drop(writes);
        if let Some(connection) = self.connection {
            let _ = connection.close().await;
        }
        if let Some(reply) = closing {
            let _ = reply.send(Ok(WriteOutcome::default()));
        }
    }

    /// Answers come only after the commit. A write that cannot be, such as an entry for a taken version, leaves
    /// nothing behind and does not trouble the others.
    async fn write_group(&mut self, group: &mut Vec<QueuedWrite>) {
        if group.is_empty() {
            return;
        }
        let answers = match self.commit_or_reopen(group).await {
            Ok(answers) => answers,
            Err(error) if group.len() == 1 => vec![Err(error)],
            // Nobody's write has happened. If only one of them is to blame, the others need not suffer.
            Err(_) => self.commit_each(group).await,
        };
        for (job, answer) in group.drain(..).zip(answers) {
            for notice in answer.iter().flat_map(WriteOutcome::notices) {
                let _ = self.notices.send(notice.clone());
            }
            let _ = job.reply.send(answer);
        }
    }

    async fn commit_each(&mut self, group: &[QueuedWrite]) -> Vec<Result<WriteOutcome, StoreError>> {
        let mut answers = Vec::with_capacity(group.len());
        for job in group {
            match self.commit_or_reopen(slice::from_ref(job)).await {
                Ok(answer) => answers.extend(answer),
                Err(error) => answers.push(Err(error)),
            }
        }
        answers
    }

    /// After an error the connection is given up. When the disk is full, SQLite ends the transaction by itself; sqlx
    /// does not notice, and would refuse every later one.
    async fn commit_or_reopen(
        &mut self,
        group: &[QueuedWrite],
    ) -> Result<Vec<Result<WriteOutcome, StoreError>>, StoreError> {
        if let Some(Reopen { file, .. }) = &self.reopen {
            file.check()?;
        }
        let mut connection = match (self.connection.take(), &self.reopen) {
            (Some(connection), _) => connection,
            (None, Some(Reopen { options, .. })) => connect(options).await?,
            (None, None) => return Err(StoreError::closed()),
        };
        let answers = commit(&mut connection, group).await;
        if answers.is_ok() || self.reopen.is_none() {
            self.connection = Some(connection);
        }
        answers
    }
}

/// All of them wait at the same time, so none can rely on another: the appends may come last.
async fn commit(
    connection: &mut SqliteConnection,
    group: &[QueuedWrite],
) -> Result<Vec<Result<WriteOutcome, StoreError>>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut answers = Vec::with_capacity(group.len());
    let mut appends = Vec::with_capacity(group.len());
    for job in group {
        let answer = match &job.write {
            Write::Append(append) => {
                appends.push(append);
                Ok(WriteOutcome::default())
            }
            Write::Probe => probe(&mut transaction).await,
            write => statements::perform(&mut transaction, write).await,
        };
        answers.push(match answer {
            Err(error) if !error.left_nothing_behind() => return Err(error),
            answer => answer,
        });
    }
    let mut appended = append::perform(&mut transaction, &appends).await?.into_iter();
    for (job, answer) in group.iter().zip(&mut answers) {
        if let Write::Append(_) = &job.write
            && let Some(of_append) = appended.next()
        {
            *answer = of_append;
        }
    }
    transaction.commit().await?;
    Ok(answers)
}

/// Writes a number into the head of the file that SQLite keeps for its users. An empty transaction would succeed on a
/// full disk.
async fn probe(connection: &mut SqliteConnection) -> Result<WriteOutcome, StoreError> {
    query("PRAGMA user_version = 1").execute(connection).await?;
    Ok(WriteOutcome::quietly())
}

impl StoreError {
    /// Whether the one statement that failed undid itself, and the transaction can go on.
    fn left_nothing_behind(&self) -> bool {
        matches!(self, Self::Exists | Self::Missing | Self::Followed)
    }
}

/// The wish to close, if it is among them. What came after it has come too late.
fn take_close(group: &mut Vec<QueuedWrite>) -> Option<oneshot::Sender<Result<WriteOutcome, StoreError>>> {
    let place = group.iter().position(|job| matches!(job.write, Write::Close))?;
    group.drain(place..).next().map(|job| job.reply)
}
