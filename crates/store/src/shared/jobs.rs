//! `Jobs` for either database.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` is, which jobs are
//! `FREE`, and what `NOW` is for a lease.

#![allow(clippy::duplicate_mod)]

use std::collections::BTreeMap;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, QueryBuilder, query, query_scalar};

use super::{Backend, Connection, Database, FREE, NOW, SKIP_LOCKED};
use crate::pieces::pieces;
use crate::rows::narrow;
use crate::write::{JobWrite, Write, WriteOutcome};
use crate::{Job, JobCounts, JobEnd, Jobs, NewJob, StoreError, Timestamp};

/// kind, subject, detail, due, attempts
type JobRow = (String, String, String, i64, i64);

#[async_trait]
impl Jobs for Backend {
    async fn order_jobs(&self, jobs: &[NewJob]) -> Result<(), StoreError> {
        jobs.iter().try_for_each(NewJob::check)?;
        self.write(Write::Jobs(JobWrite::Order(jobs.to_vec()))).await.map(drop)
    }

    async fn order_job_once(&self, job: &NewJob) -> Result<(), StoreError> {
        job.check()?;
        self.write(Write::Jobs(JobWrite::OrderOnce(job.clone()))).await.map(drop)
    }

    async fn next_job_due(&self, kinds: &[&str]) -> Result<Option<Timestamp>, StoreError> {
        let due = next_due("", kinds).build_query_scalar().fetch_optional(&self.pool).await?;
        Ok(due.map(Timestamp))
    }

    async fn take_jobs(
        &self,
        kinds: &[&str],
        now: Timestamp,
        by: &str,
        lease: Duration,
        limit: u32,
    ) -> Result<Vec<Job>, StoreError> {
        let kinds = kinds.iter().map(|&kind| kind.to_owned()).collect();
        let take = JobWrite::Take { kinds, now, by: by.to_owned(), lease, limit };
        Ok(self.write(Write::Jobs(take)).await?.jobs)
    }

    async fn hold_jobs(&self, by: &str, lease: Duration) -> Result<(), StoreError> {
        self.write(Write::Jobs(JobWrite::Hold { by: by.to_owned(), lease })).await.map(drop)
    }

    async fn finish_jobs(&self, by: &str, ends: &[(Job, JobEnd)]) -> Result<(), StoreError> {
        let finish = JobWrite::Finish { by: by.to_owned(), ends: ends.to_vec() };
        self.write(Write::Jobs(finish)).await.map(drop)
    }

    async fn release_jobs(&self, by: &str) -> Result<(), StoreError> {
        self.write(Write::Jobs(JobWrite::Release { by: by.to_owned() })).await.map(drop)
    }

    async fn count_other_jobs(&self, than: &str) -> Result<JobCounts, StoreError> {
        let count = async |sql: &'static str| -> Result<u64, StoreError> {
            let number: i64 = query_scalar(sql).bind(than).fetch_one(&self.pool).await?;
            Ok(number.cast_unsigned())
        };
        Ok(JobCounts {
            waiting: count("SELECT count(*) FROM jobs WHERE died IS NULL AND kind <> $1").await?,
            dead: count("SELECT count(*) FROM jobs WHERE died IS NOT NULL AND kind <> $1").await?,
        })
    }
}

/// The question when the first job is due; before it stands what is to be done with it.
pub(super) fn next_due(explain: &str, kinds: &[&str]) -> QueryBuilder<Database> {
    let mut sql = QueryBuilder::new(format!("{explain}SELECT due FROM jobs WHERE died IS NULL AND {FREE}"));
    of_kinds(&mut sql, kinds);
    sql.push(" ORDER BY due LIMIT 1");
    sql
}

fn of_kinds(sql: &mut QueryBuilder<Database>, kinds: &[impl AsRef<str>]) {
    sql.push(" AND kind IN (");
    let mut list = sql.separated(", ");
    for kind in kinds {
        list.push_bind(kind.as_ref().to_owned());
    }
    sql.push(")");
}

/// Changes jobs, within a transaction.
pub(super) async fn perform(
    connection: &mut Connection,
    write: &JobWrite,
) -> Result<WriteOutcome, StoreError> {
    match write {
        JobWrite::Order(jobs) => order(connection, jobs).await?,
        JobWrite::OrderOnce(NewJob { kind, subject, detail, due }) => {
            let insert = "INSERT INTO jobs (kind, subject, detail, due) VALUES ($1, $2, $3, $4)
                          ON CONFLICT DO NOTHING";
            query(insert).bind(kind).bind(subject).bind(detail).bind(due.0).execute(connection).await?;
        }
        JobWrite::Take { kinds, now, by, lease, limit } => {
            let jobs = take(connection, kinds, *now, by, *lease, *limit).await?;
            return Ok(WriteOutcome { jobs, ..WriteOutcome::quietly() });
        }
        JobWrite::Hold { by, lease } => {
            let hold = format!("UPDATE jobs SET until = {NOW} + $2 WHERE holder = $1");
            query(AssertSqlSafe(hold)).bind(by).bind(lease.as_millis() as i64).execute(connection).await?;
        }
        JobWrite::Finish { by, ends } => finish(connection, by, ends).await?,
        JobWrite::Release { by } => {
            let release =
                "UPDATE jobs SET holder = NULL, until = NULL, attempts = attempts - 1 WHERE holder = $1";
            query(release).bind(by).execute(connection).await?;
        }
    }
    Ok(WriteOutcome::quietly())
}

/// Stores jobs in the place of those of their kinds and subjects.
pub(super) async fn order(connection: &mut Connection, jobs: &[NewJob]) -> Result<(), StoreError> {
    for some in pieces(&latest(jobs)) {
        let mut sql = QueryBuilder::<Database>::new("INSERT INTO jobs (kind, subject, detail, due) ");
        sql.push_values(some, |mut row, job| {
            row.push_bind(&job.kind).push_bind(&job.subject).push_bind(&job.detail).push_bind(job.due.0);
        });
        sql.push(
            " ON CONFLICT (kind, subject) DO UPDATE SET detail = excluded.detail, due = excluded.due, attempts = 0,
              holder = NULL, until = NULL, problem = NULL, died = NULL",
        );
        sql.build().execute(&mut *connection).await?;
    }
    Ok(())
}

/// Of each kind and subject the last job, in one order everywhere, so that two processes do not wait for each other.
/// PostgreSQL does not take two of one kind and subject in one statement.
pub(super) fn latest(jobs: &[NewJob]) -> Vec<&NewJob> {
    let last: BTreeMap<_, _> = jobs.iter().map(|job| ((&job.kind, &job.subject), job)).collect();
    last.into_values().collect()
}

async fn take(
    connection: &mut Connection,
    kinds: &[String],
    now: Timestamp,
    by: &str,
    lease: Duration,
    limit: u32,
) -> Result<Vec<Job>, StoreError> {
    let mut sql = QueryBuilder::<Database>::new("UPDATE jobs SET attempts = attempts + 1, holder = ");
    sql.push_bind(by).push(format!(", until = {NOW} + ")).push_bind(lease.as_millis() as i64);
    sql.push(format!(
        " WHERE (kind, subject) IN (SELECT kind, subject FROM jobs WHERE died IS NULL AND {FREE} AND due <= "
    ));
    sql.push_bind(now.0);
    of_kinds(&mut sql, kinds);
    sql.push(" ORDER BY due LIMIT ").push_bind(i64::from(limit)).push(SKIP_LOCKED);
    sql.push(") RETURNING kind, subject, detail, due, attempts");
    let rows: Vec<JobRow> = sql.build_query_as().fetch_all(connection).await?;
    rows.into_iter()
        .map(|(kind, subject, detail, due, attempts)| {
            Ok(Job { kind, subject, detail, due: Timestamp(due), attempt: narrow(attempts)? })
        })
        .collect()
}

/// What was ordered anew meanwhile has another time or has not been begun: it stays.
async fn finish(connection: &mut Connection, by: &str, ends: &[(Job, JobEnd)]) -> Result<(), StoreError> {
    const THIS: &str = "WHERE holder = $1 AND kind = $2 AND subject = $3 AND due = $4 AND attempts = $5";
    let done: Vec<&Job> = ends.iter().filter(|(_, end)| *end == JobEnd::Done).map(|(job, _)| job).collect();
    for some in pieces(&done) {
        let mut sql = QueryBuilder::<Database>::new("DELETE FROM jobs WHERE holder = ");
        sql.push_bind(by).push(" AND (kind, subject, due, attempts) IN (");
        sql.push_values(some, |mut row, job| {
            row.push_bind(&job.kind).push_bind(&job.subject);
            row.push_bind(job.due.0).push_bind(i64::from(job.attempt));
        });
        sql.push(")");
        sql.build().execute(&mut *connection).await?;
    }
    for (job, end) in ends {
        let (set, why, at) = match end {
            JobEnd::Done => continue,
            JobEnd::Again(at) => ("problem = $6, due = $7, attempts = 0", None, at),
            JobEnd::Failed { why, retry } => ("problem = $6, due = $7", Some(why), retry),
            JobEnd::Dead { why, at } => ("problem = $6, died = $7", Some(why), at),
        };
        query(AssertSqlSafe(format!("UPDATE jobs SET holder = NULL, until = NULL, {set} {THIS}")))
            .bind(by)
            .bind(&job.kind)
            .bind(&job.subject)
            .bind(job.due.0)
            .bind(i64::from(job.attempt))
            .bind(why.map(|why| readable(why)))
            .bind(at.0)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// A problem as it can be stored: what went wrong may have sent any text.
fn readable(why: &str) -> String {
    const LONGEST: usize = 1000;
    why.chars().filter(|letter| *letter != '\0').take(LONGEST).collect()
}
