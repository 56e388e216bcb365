use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use store::{Appended, Job, JobCounts, JobEnd, NewJob, Store, StoreError, Timestamp};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::site::{Site, entry, going_on, id, new_game, on_each_database, on_each_disk, on_postgres};

/// Nobody waits for the end of this in a test.
const LONG: Duration = Duration::from_mins(10);
const KINDS: [&str; 2] = ["mail", "deadline"];

fn new_job(subject: &str, due: i64) -> NewJob {
    NewJob { kind: "deadline".into(), subject: subject.into(), detail: "{}".into(), due: Timestamp(due) }
}

fn taken(subject: &str, due: i64, attempt: u32) -> Job {
    let NewJob { kind, subject, detail, due } = new_job(subject, due);
    Job { kind, subject, detail, due, attempt }
}

/// What somebody can take at a time, in any order.
async fn take(store: &dyn Store, by: &str, now: i64) -> Vec<Job> {
    let mut jobs = store.take_jobs(&KINDS, Timestamp(now), by, LONG, 100).await.unwrap();
    jobs.sort_by(|one, other| one.subject.cmp(&other.subject));
    jobs
}

async fn next_due(store: &dyn Store) -> Option<i64> {
    store.next_job_due(&KINDS).await.unwrap().map(|due| due.0)
}

async fn finish(store: &dyn Store, by: &str, job: Job, end: JobEnd) {
    store.finish_jobs(by, &[(job, end)]).await.unwrap();
}

async fn a_job_is_taken_when_it_is_due_and_by_one(site: Site) {
    let store = &*site.open().await;
    assert_eq!(next_due(store).await, None);
    store.order_jobs(&[new_job("b", 20), new_job("a", 10)]).await.unwrap();
    assert_eq!(next_due(store).await, Some(10));
    assert_eq!(take(store, "one", 9).await, []);
    assert_eq!(take(store, "one", 10).await, [taken("a", 10, 1)]);
    assert_eq!(next_due(store).await, Some(20), "the first is somebody's already");
    assert_eq!(take(store, "two", 30).await, [taken("b", 20, 1)]);
    assert_eq!(take(store, "one", 30).await, []);
    assert_eq!(store.count_jobs().await.unwrap(), JobCounts { waiting: 2, dead: 0 });
    finish(store, "one", taken("a", 10, 1), JobEnd::Done).await;
    assert_eq!(store.count_jobs().await.unwrap(), JobCounts { waiting: 1, dead: 0 });
    finish(store, "one", taken("b", 20, 1), JobEnd::Done).await;
    assert_eq!(store.count_jobs().await.unwrap(), JobCounts { waiting: 1, dead: 0 }, "it is another's");
}

async fn the_longest_due_come_first(site: Site) {
    let store = &*site.open().await;
    let jobs: Vec<_> = (0..300).map(|number| new_job(&format!("{number:03}"), 1000 - number)).collect();
    store.order_jobs(&jobs).await.unwrap();
    let first = store.take_jobs(&KINDS, Timestamp(1000), "one", LONG, 3).await.unwrap();
    let subjects: HashSet<_> = first.iter().map(|job| job.subject.as_str()).collect();
    assert_eq!(subjects, HashSet::from(["297", "298", "299"]));
    assert_eq!(take(store, "two", 1000).await.len(), 100, "no more than asked for");
}

async fn nobody_takes_what_they_cannot_do(site: Site) {
    let store = &*site.open().await;
    store.order_jobs(&[NewJob { kind: "of a later version".into(), ..new_job("a", 10) }]).await.unwrap();
    assert_eq!(next_due(store).await, None);
    assert_eq!(take(store, "one", 10).await, []);
    assert_eq!(store.count_jobs().await.unwrap(), JobCounts { waiting: 1, dead: 0 });
}

async fn a_job_that_failed_is_tried_again_and_then_given_up(site: Site) {
    let store = &*site.open().await;
    store.order_jobs(&[new_job("a", 10)]).await.unwrap();
    let job = take(store, "one", 10).await.remove(0);
    finish(store, "one", job, JobEnd::Failed { why: "no\0 line".into(), retry: Timestamp(50) }).await;
    assert_eq!((take(store, "one", 49).await, next_due(store).await), (vec![], Some(50)));
    let job = take(store, "two", 50).await.remove(0);
    assert_eq!(job, taken("a", 50, 2));
    finish(store, "two", job, JobEnd::Dead { why: "x".repeat(5000), at: Timestamp(60) }).await;
    assert_eq!((take(store, "one", 1000).await, next_due(store).await), (vec![], None));
    assert_eq!(store.count_jobs().await.unwrap(), JobCounts { waiting: 0, dead: 1 });
    // Whoever orders it again wants it done.
    store.order_jobs(&[new_job("a", 70)]).await.unwrap();
    assert_eq!(take(store, "one", 70).await, [taken("a", 70, 1)]);
}

async fn a_job_can_be_for_ever(site: Site) {
    let store = &*site.open().await;
    store.order_job_once(&new_job("a", 10)).await.unwrap();
    store.order_job_once(&new_job("a", 5)).await.unwrap();
    for due in [10, 20, 30] {
        let job = take(store, "one", due).await.remove(0);
        assert_eq!(job, taken("a", due, 1));
        finish(store, "one", job, JobEnd::Again(Timestamp(due + 10))).await;
    }
}

/// A move before the deadline sets another one.
async fn what_is_ordered_anew_is_not_done_by_whoever_did_the_old_one(site: Site) {
    let store = &*site.open().await;
    store.order_jobs(&[new_job("a", 10), new_job("a", 11)]).await.unwrap();
    let old = take(store, "one", 12).await.remove(0);
    assert_eq!(old, taken("a", 11, 1));
    store.order_jobs(&[new_job("a", 30)]).await.unwrap();
    finish(store, "one", old.clone(), JobEnd::Done).await;
    assert_eq!(next_due(store).await, Some(30));
    // Also if the same server has it again.
    let new = take(store, "one", 30).await.remove(0);
    finish(store, "one", old, JobEnd::Done).await;
    assert_eq!(store.count_jobs().await.unwrap(), JobCounts { waiting: 1, dead: 0 });
    finish(store, "one", new, JobEnd::Done).await;
    assert_eq!(store.count_jobs().await.unwrap(), JobCounts::default());
}

async fn what_is_given_back_can_be_taken_at_once(site: Site) {
    let store = &*site.open().await;
    store.order_jobs(&[new_job("a", 10), new_job("b", 10)]).await.unwrap();
    assert_eq!(take(store, "one", 10).await.len(), 2);
    store.release_jobs("two").await.unwrap();
    assert_eq!(take(store, "two", 10).await, []);
    store.release_jobs("one").await.unwrap();
    assert_eq!(take(store, "two", 10).await, [taken("a", 10, 1), taken("b", 10, 1)]);
}

async fn a_move_orders_its_jobs_if_it_lands(site: Site) {
    let store = &*site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    let append = async |version, due| {
        let jobs = [new_job("a", due)];
        store.append_and_order(&id("a"), &[entry(version)], &going_on(), &jobs).await.unwrap()
    };
    assert_eq!(append(1, 10).await, Appended::Landed);
    assert_eq!(next_due(store).await, Some(10));
    assert_eq!(append(1, 5).await, Appended::Stale);
    assert_eq!(next_due(store).await, Some(10), "what did not happen causes nothing");
    assert_eq!(append(2, 20).await, Appended::Landed);
    assert_eq!(take(store, "one", 100).await, [taken("a", 20, 1)]);
    assert_eq!(store.append(&id("a"), &[entry(3)], &going_on()).await.unwrap(), Appended::Landed);
}

async fn moves_that_come_together_order_each_their_own(site: Site) {
    let store = site.open().await;
    let mut moves = JoinSet::new();
    for number in 0..40 {
        let store = Arc::clone(&store);
        moves.spawn(async move {
            let name = format!("game {number}");
            store.create(&new_game(&name), &[]).await.unwrap();
            for version in 1..=5 {
                let jobs = [new_job(&name, i64::from(version))];
                let landed =
                    store.append_and_order(&id(&name), &[entry(version)], &going_on(), &jobs).await.unwrap();
                assert_eq!(landed, Appended::Landed);
            }
        });
    }
    moves.join_all().await;
    let jobs = take(&*store, "one", 100).await;
    assert_eq!(jobs.len(), 40);
    assert!(jobs.iter().all(|job| job.due == Timestamp(5)));
}

async fn of_many_servers_each_job_is_one_s(site: Site) {
    let store = site.open().await;
    let jobs: Vec<_> = (0..500).map(|number| new_job(&number.to_string(), number)).collect();
    store.order_jobs(&jobs).await.unwrap();
    let mut servers = JoinSet::new();
    for server in 0..8 {
        let store = Arc::clone(&store);
        servers.spawn(async move {
            let by = format!("server {server}");
            let mut own = Vec::new();
            loop {
                let some = store.take_jobs(&KINDS, Timestamp(1000), &by, LONG, 20).await.unwrap();
                if some.is_empty() {
                    return own;
                }
                let ends: Vec<_> = some.iter().map(|job| (job.clone(), JobEnd::Done)).collect();
                store.finish_jobs(&by, &ends).await.unwrap();
                own.extend(some.into_iter().map(|job| job.subject));
            }
        });
    }
    let all = servers.join_all().await.concat();
    assert_eq!(all.len(), 500);
    assert_eq!(all.into_iter().collect::<HashSet<_>>().len(), 500);
    assert_eq!(store.count_jobs().await.unwrap(), JobCounts::default());
}

async fn what_cannot_be_stored_is_refused(site: Site) {
    let store = &*site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    for job in [
        NewJob { subject: "\0".into(), ..new_job("a", 1) },
        NewJob { kind: "x".repeat(500), ..new_job("a", 1) },
        NewJob { detail: "x".repeat(10_000), ..new_job("a", 1) },
    ] {
        let refused = store.order_jobs(std::slice::from_ref(&job)).await;
        assert!(matches!(refused, Err(StoreError::Invalid(_))), "{refused:?}");
        let refused = store.append_and_order(&id("a"), &[entry(1)], &going_on(), &[job]).await;
        assert!(matches!(refused, Err(StoreError::Invalid(_))), "{refused:?}");
    }
}

on_each_database!(
    a_job_is_taken_when_it_is_due_and_by_one,
    the_longest_due_come_first,
    nobody_takes_what_they_cannot_do,
    a_job_that_failed_is_tried_again_and_then_given_up,
    a_job_can_be_for_ever,
    what_is_ordered_anew_is_not_done_by_whoever_did_the_old_one,
    what_is_given_back_can_be_taken_at_once,
    a_move_orders_its_jobs_if_it_lands,
    moves_that_come_together_order_each_their_own,
    of_many_servers_each_job_is_one_s,
    what_cannot_be_stored_is_refused,
);

mod after_a_death {
    use super::*;

    async fn jobs_are_there_after_a_restart(site: Site) {
        let store = site.open().await;
        store.order_jobs(&[new_job("a", 10)]).await.unwrap();
        store.take_jobs(&KINDS, Timestamp(10), "one", Duration::ZERO, 10).await.unwrap();
        store.close().await;
        // Nobody has given it back.
        let store = site.open().await;
        assert_eq!(take(&*store, "two", 10).await, [taken("a", 10, 2)]);
    }

    on_each_disk!(jobs_are_there_after_a_restart);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_jobs_of_a_server_that_has_died_are_anothers_when_its_time_is_up() {
    const SHORT: Duration = Duration::from_millis(50);
    let store = &*Site::postgres().await.open().await;
    store.order_jobs(&[new_job("a", 10)]).await.unwrap();
    let job = store.take_jobs(&KINDS, Timestamp(10), "one", SHORT, 10).await.unwrap().remove(0);
    store.hold_jobs("one", LONG).await.unwrap();
    sleep(2 * SHORT).await;
    assert_eq!((take(store, "two", 10).await, next_due(store).await), (vec![], None));
    store.hold_jobs("one", SHORT).await.unwrap();
    sleep(2 * SHORT).await;
    assert_eq!(next_due(store).await, Some(10));
    assert_eq!(take(store, "two", 10).await, [taken("a", 10, 2)]);
    // The first comes back to life: it is too late.
    store.hold_jobs("one", LONG).await.unwrap();
    finish(store, "one", job, JobEnd::Done).await;
    finish(store, "two", taken("a", 10, 2), JobEnd::Again(Timestamp(20))).await;
    assert_eq!(next_due(store).await, Some(20));
}
