use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use store::{Job, JobCounts, Store};
use tokio::sync::Semaphore;
use worker::{Clock, JobFailure, JobHandler, NextTime, Patience};

use crate::notebook::{Notebook, Working, job, worker};

async fn memory() -> Arc<dyn Store> {
    store::open("sqlite::memory:").await.unwrap()
}

/// Fails as often as the job says, and panics if it says so.
struct Stubborn;

#[async_trait]
impl JobHandler for Stubborn {
    async fn perform(&self, job: &Job) -> Result<NextTime, JobFailure> {
        match job.subject.as_str() {
            "panics" => panic!("a fault in a handler"),
            "hopeless" => Err(JobFailure::hopeless("nobody lives there")),
            _ if job.attempt < 3 => Err(JobFailure::passing("the line is busy")),
            _ => Ok(NextTime::Never),
        }
    }

    fn patience(&self) -> Patience {
        Patience { attempts: 4, ..Patience::default() }
    }
}

/// Writes down when it was asked.
struct Diary(Notebook, Clock);

#[async_trait]
impl JobHandler for Diary {
    async fn perform(&self, job: &Job) -> Result<NextTime, JobFailure> {
        self.0.note(&job.subject);
        Ok(if job.subject == "daily" { NextTime::At(self.1.after(DAY)) } else { NextTime::Never })
    }
}

/// Comes to its end when it is let.
struct Slow(Notebook, Arc<Semaphore>);

#[async_trait]
impl JobHandler for Slow {
    async fn perform(&self, job: &Job) -> Result<NextTime, JobFailure> {
        self.0.note(format!("begun {}", job.subject));
        self.1.acquire().await.expect("it is not closed").forget();
        Ok(NextTime::Never)
    }
}

const DAY: Duration = Duration::from_hours(24);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn jobs_are_done_when_they_are_due_and_in_order() {
    let (store, clock, notes, diary) =
        (memory().await, Clock::by_hand(), Notebook::default(), Notebook::default());
    let jobs = [3, 1, 2].map(|days| job("diary", &days.to_string(), clock.after(days * DAY)));
    store.order_jobs(&jobs).await.unwrap();
    let working =
        Working::begin(worker(&store, &clock, &notes).with("diary", Diary(diary.clone(), clock.clone())));
    clock.advance(Duration::from_millis(DAY.as_millis() as u64 - 1));
    // A job that comes later and is due earlier is not overlooked.
    store.order_jobs(&[job("diary", "now", clock.now())]).await.unwrap();
    assert_eq!(diary.reaches(1).await, ["now"]);
    clock.advance(Duration::from_millis(1));
    assert_eq!(diary.reaches(2).await, ["now", "1"]);
    clock.advance(DAY);
    assert_eq!(diary.reaches(3).await, ["now", "1", "2"]);
    clock.advance(DAY);
    assert_eq!(diary.reaches(4).await, ["now", "1", "2", "3"]);
    notes.reaches(4).await;
    working.stop().await;
    assert_eq!(store.count_jobs().await.unwrap(), JobCounts::default());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_daily_job_is_done_every_day() {
    let (store, clock, notes, diary) =
        (memory().await, Clock::by_hand(), Notebook::default(), Notebook::default());
    store.order_job_once(&job("diary", "daily", clock.now())).await.unwrap();
    let working =
        Working::begin(worker(&store, &clock, &notes).with("diary", Diary(diary.clone(), clock.clone())));
    for days in 1..=5 {
        notes.reaches(days).await;
        assert_eq!(diary.lines().len(), days);
        clock.advance(DAY);
    }
    working.stop().await;
    assert_eq!(store.count_jobs().await.unwrap(), JobCounts { waiting: 1, dead: 0 });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_fails_is_tried_again_after_pauses_that_grow_until_it_is_given_up() {
    let (store, clock, notes) = (memory().await, Clock::by_hand(), Notebook::default());
    let jobs = ["third time", "panics", "hopeless"].map(|subject| job("stubborn", subject, clock.now()));
    store.order_jobs(&jobs).await.unwrap();
    let working = Working::begin(worker(&store, &clock, &notes).with("stubborn", Stubborn));
    let mut expected = vec!["died hopeless", "failed panics", "failed third time"];
    let mut told = notes.reaches(3).await;
    told.sort();
    assert_eq!(told, expected);
    // After one second, then after two.
    for (pause, news) in
        [(1, ["failed panics", "failed third time"]), (2, ["done third time", "failed panics"])]
    {
        clock.advance(Duration::from_millis(1000 * pause - 1));
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert_eq!(notes.lines().len(), expected.len(), "it is too early");
        clock.advance(Duration::from_millis(1));
        expected.extend(news);
        let mut told = notes.reaches(expected.len()).await.split_off(expected.len() - 2);
        told.sort();
        assert_eq!(told, news);
    }
    clock.advance(Duration::from_secs(4));
    assert_eq!(notes.reaches(8).await[7], "died panics");
    working.stop().await;
    assert_eq!(store.count_jobs().await.unwrap(), JobCounts { waiting: 0, dead: 2 });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_kills_its_server_each_time_is_given_up() {
    let (store, clock, notes) = (memory().await, Clock::by_hand(), Notebook::default());
    store.order_jobs(&[job("stubborn", "deadly", clock.now())]).await.unwrap();
    let lease = Duration::ZERO;
    for attempt in 1..=4 {
        let jobs = store.take_jobs(&["stubborn"], clock.now(), "killed", lease, 1).await.unwrap();
        assert_eq!(jobs[0].attempt, attempt);
        // As if the process had ended: somebody else opens the file.
        let again = store::JobEnd::Failed { why: String::new(), retry: clock.now() };
        store.finish_jobs("killed", &[(jobs[0].clone(), again)]).await.unwrap();
    }
    let working = Working::begin(worker(&store, &clock, &notes).with("stubborn", Stubborn));
    assert_eq!(notes.reaches(1).await, ["died deadly"]);
    working.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_under_way_at_a_stop_ends_or_is_given_back() {
    let (store, clock, notes, begun) =
        (memory().await, Clock::by_hand(), Notebook::default(), Notebook::default());
    let may_end = Arc::new(Semaphore::new(0));
    let jobs = ["a", "b"].map(|subject| job("slow", subject, clock.now()));
    store.order_jobs(&jobs).await.unwrap();
    let slow = Slow(begun.clone(), Arc::clone(&may_end));
    let working = Working::begin(worker(&store, &clock, &notes).with("slow", slow));
    begun.reaches(2).await;
    may_end.add_permits(1);
    working.stop().await;
    assert_eq!(notes.lines().len(), 1);
    let left = store.take_jobs(&["slow"], clock.now(), "two", Duration::from_secs(3), 10).await.unwrap();
    assert_eq!(left.len(), 1);
    assert_eq!(left[0].attempt, 1, "what was given back was not tried");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_job_keeps_no_other_waiting_and_the_next_takes_its_place() {
    let (store, clock, notes, begun) =
        (memory().await, Clock::by_hand(), Notebook::default(), Notebook::default());
    let may_end = Arc::new(Semaphore::new(0));
    let jobs: Vec<_> = (0..50).map(|number| job("slow", &number.to_string(), clock.now())).collect();
    store.order_jobs(&jobs).await.unwrap();
    let slow = Slow(begun.clone(), Arc::clone(&may_end));
    let working = Working::begin(worker(&store, &clock, &notes).with("slow", slow));
    begun.reaches(32).await;
    may_end.add_permits(10);
    begun.reaches(42).await;
    may_end.add_permits(40);
    notes.reaches(50).await;
    working.stop().await;
    assert_eq!(store.count_jobs().await.unwrap(), JobCounts::default());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn jobs_of_another_version_are_left_to_it() {
    let (store, clock, notes, diary) =
        (memory().await, Clock::by_hand(), Notebook::default(), Notebook::default());
    store.order_jobs(&[job("of later", "a", clock.now()), job("diary", "b", clock.now())]).await.unwrap();
    let working =
        Working::begin(worker(&store, &clock, &notes).with("diary", Diary(diary.clone(), clock.clone())));
    assert_eq!(diary.reaches(1).await, ["b"]);
    notes.reaches(1).await;
    working.stop().await;
    assert_eq!(store.count_jobs().await.unwrap(), JobCounts { waiting: 1, dead: 0 });
}
