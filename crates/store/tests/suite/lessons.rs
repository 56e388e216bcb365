use store::{LessonProgress, StoreError, Timestamp};

use crate::site::{Site, key, on_each_database, on_postgres};

fn progress(lesson: &str, step: u32, done: Option<i64>, at: i64) -> LessonProgress {
    let (game, lesson) = ("american-rails".into(), lesson.into());
    LessonProgress { game, lesson, step, done: done.map(Timestamp), at: Timestamp(at) }
}

async fn the_furthest_step_and_the_first_end_are_kept(site: Site) {
    let store = site.open().await;
    assert_eq!(store.lessons_of(key(1)).await.unwrap(), []);
    store.note_lesson(key(1), &progress("track", 3, None, 10)).await.unwrap();
    store.note_lesson(key(1), &progress("a-share", 8, Some(20), 20)).await.unwrap();
    store.note_lesson(key(1), &progress("track", 1, None, 30)).await.unwrap();
    store.note_lesson(key(1), &progress("a-share", 8, Some(40), 40)).await.unwrap();
    store.note_lesson(key(2), &progress("track", 5, None, 50)).await.unwrap();
    let expected = [progress("a-share", 8, Some(20), 40), progress("track", 3, None, 30)];
    assert_eq!(store.lessons_of(key(1)).await.unwrap(), expected);
    assert_eq!(store.lessons_of(key(2)).await.unwrap(), [progress("track", 5, None, 50)]);
    let long = progress(&"x".repeat(401), 1, None, 1);
    assert!(matches!(store.note_lesson(key(1), &long).await, Err(StoreError::Invalid(_))));
}

on_each_database!(the_furthest_step_and_the_first_end_are_kept);
