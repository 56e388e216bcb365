use std::collections::HashMap;

use sqlx::{PgConnection, PgPool, query, query_as};

use super::jobs;
use crate::write::Append;
use crate::{GameId, Stage, StoreError, StoredEntry};

/// What became of an append.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    Landed,
    Stale,
    /// There is no such game, or somebody else holds its lock.
    NotFound,
}

/// Appends to many games with one statement, and so with one journey to the database and one commit. There is at most
/// one append for each game.
///
/// A game that another transaction holds is passed over: nobody waits for somebody else's game, and two servers that
/// append to the same games cannot lock each other out.
pub(crate) async fn append_group(pool: &PgPool, appends: &[&Append]) -> Result<Vec<Fate>, sqlx::Error> {
    run(pool, appends, append_statement!("SKIP LOCKED")).await
}

/// Appends to one game, however long somebody else holds it. Returns [`Fate::NotFound`] only if there is none.
pub(crate) async fn append_patiently(pool: &PgPool, append: &Append) -> Result<Fate, sqlx::Error> {
    let fates = run(pool, &[append], append_statement!("")).await?;
    Ok(fates.first().copied().unwrap_or(Fate::NotFound))
}

/// The statement of a group, with what is to be done about games that others hold: locks the games, moves those that
/// are at the version before the entries, inserts these, and orders what is to be done because of them.
macro_rules! append_statement {
    ($held:literal) => {
        concat!(
            "WITH locked AS (
                 SELECT id, version, closed FROM games WHERE id = ANY($1) FOR NO KEY UPDATE ",
            $held,
            "), moved AS (
                 UPDATE games SET version = wanted.version, to_move_at = wanted.version, updated = wanted.at,
                        result = coalesce(wanted.result, games.result),
                        stage = CASE WHEN wanted.result IS NULL THEN stage ELSE $8 END,
                        to_move = wanted.to_move, deadline = wanted.deadline, progress = wanted.progress, bot_to_move = EXISTS (
                            SELECT 1 FROM seats
                            WHERE seats.game = wanted.id AND seat = wanted.to_move AND level IS NOT NULL
                        ),
                        changed = pg_current_xact_id()::text::bigint
                 FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[],
                             $19::text[])
                          AS wanted (id, before, version, at, result, to_move, deadline, progress)
                 JOIN locked ON locked.id = wanted.id AND locked.version = wanted.before AND locked.closed IS NULL
                 WHERE games.id = wanted.id AND games.version = wanted.before
                 RETURNING games.id
             ), landed AS (
                 INSERT INTO actions (game, version, seat, action, at)
                 SELECT entry.* FROM unnest($9::text[], $10::bigint[], $11::bigint[], $12::text[], $13::bigint[])
                                         AS entry (game, version, seat, action, at)
                 JOIN moved ON moved.id = game
             ), ordered AS (
                 INSERT INTO jobs (kind, subject, detail, due)
                 SELECT kind, subject, detail, due
                 FROM unnest($14::text[], $15::text[], $16::text[], $17::text[], $18::bigint[])
                          AS job (game, kind, subject, detail, due)
                 JOIN moved ON moved.id = game
                 ORDER BY kind, subject
                 ON CONFLICT (kind, subject) DO UPDATE
                 SET detail = excluded.detail, due = excluded.due, attempts = 0,
                     holder = NULL, until = NULL, problem = NULL, died = NULL
             )
             SELECT locked.id, moved.id IS NOT NULL FROM locked LEFT JOIN moved ON moved.id = locked.id"
        )
    };
}
use append_statement;

async fn run(pool: &PgPool, appends: &[&Append], statement: &'static str) -> Result<Vec<Fate>, sqlx::Error> {
    let last = |append: &Append| append.entries.last().map(|last| (i64::from(last.version), last.at.0));
    let (versions, times): (Vec<_>, Vec<_>) =
        appends.iter().map(|append| last(append).unwrap_or_default()).unzip();
    let first = |append: &&Append| append.entries.first().map_or(0, |first| i64::from(first.version));
    let statuses = || appends.iter().map(|append| &append.status);
    let columns = Columns::of(
        appends.iter().flat_map(|append| append.entries.iter().map(|entry| (&append.game, entry))),
    );
    let jobs: Vec<_> = appends
        .iter()
        .flat_map(|append| jobs::latest(&append.jobs).into_iter().map(|job| (&append.game, job)))
        .collect();
    let found: Vec<(String, bool)> = query_as(statement)
        .bind(appends.iter().map(|append| append.game.0.as_str()).collect::<Vec<_>>())
        .bind(appends.iter().map(|append| first(append) - 1).collect::<Vec<_>>())
        .bind(versions)
        .bind(times)
        .bind(statuses().map(|status| status.result.as_deref()).collect::<Vec<_>>())
        .bind(statuses().map(|status| status.to_move.map(i64::from)).collect::<Vec<_>>())
        .bind(statuses().map(|status| status.deadline.map(|deadline| deadline.0)).collect::<Vec<_>>())
        .bind(Stage::Over.code())
        .bind(columns.games)
        .bind(columns.versions)
        .bind(columns.seats)
        .bind(columns.texts)
        .bind(columns.times)
        .bind(jobs.iter().map(|(game, _)| game.0.as_str()).collect::<Vec<_>>())
        .bind(jobs.iter().map(|(_, job)| job.kind.as_str()).collect::<Vec<_>>())
        .bind(jobs.iter().map(|(_, job)| job.subject.as_str()).collect::<Vec<_>>())
        .bind(jobs.iter().map(|(_, job)| job.detail.as_str()).collect::<Vec<_>>())
        .bind(jobs.iter().map(|(_, job)| job.due.0).collect::<Vec<_>>())
        .bind(statuses().map(|status| status.progress.as_deref()).collect::<Vec<_>>())
        .fetch_all(pool)
        .await?;
    let found: HashMap<String, bool> = found.into_iter().collect();
    let fate = |append: &&Append| match found.get(&append.game.0) {
        Some(true) => Fate::Landed,
        Some(false) => Fate::Stale,
        None => Fate::NotFound,
    };
    Ok(appends.iter().map(fate).collect())
}

/// Inserts the entries of a new game.
pub(crate) async fn insert(
    connection: &mut PgConnection,
    id: &GameId,
    entries: &[StoredEntry],
) -> Result<(), StoreError> {
    let columns = Columns::of(entries.iter().map(|entry| (id, entry)));
    query(
        "INSERT INTO actions (game, version, seat, action, at)
         SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[])",
    )
    .bind(columns.games)
    .bind(columns.versions)
    .bind(columns.seats)
    .bind(columns.texts)
    .bind(columns.times)
    .execute(connection)
    .await?;
    Ok(())
}

/// Entries as PostgreSQL takes many rows at once: a list for each column.
#[derive(Default)]
struct Columns<'a> {
    games: Vec<&'a str>,
    versions: Vec<i64>,
    seats: Vec<i64>,
    texts: Vec<&'a str>,
    times: Vec<i64>,
}

impl<'a> Columns<'a> {
    fn of(entries: impl Iterator<Item = (&'a GameId, &'a StoredEntry)>) -> Self {
        let mut columns = Self::default();
        for (game, entry) in entries {
            columns.games.push(&game.0);
            columns.versions.push(entry.version.into());
            columns.seats.push(entry.seat.into());
            columns.texts.push(&entry.text);
            columns.times.push(entry.at.0);
        }
        columns
    }
}
