use std::sync::Arc;

use store::{StoreError, Talk, Timestamp};
use tokio::task::JoinSet;

use crate::site::{Site, id, key, new_game, on_each_database, on_postgres};

fn word(game: &str, text: &str) -> Talk {
    Talk { id: -5, game: id(game), seat: Some(1), name: "Ada".into(), text: text.into(), at: Timestamp(5) }
}

async fn what_is_said_is_heard_in_order(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    store.create(&new_game("b"), &[]).await.unwrap();
    let first = store.say(&word("a", "Hello 🚂")).await.unwrap();
    let elsewhere = store.say(&Talk { seat: None, ..word("b", "Hi") }).await.unwrap();
    let second = store.say(&word("a", "Your turn")).await.unwrap();
    assert!(first < second);

    let talk = store.talk(&id("a"), 0, 10).await.unwrap();
    let expected =
        [Talk { id: first, ..word("a", "Hello 🚂") }, Talk { id: second, ..word("a", "Your turn") }];
    assert_eq!(talk, expected);
    assert_eq!(store.talk(&id("a"), 0, 1).await.unwrap(), expected[..1]);
    assert_eq!(store.talk(&id("a"), first, 10).await.unwrap(), expected[1..]);
    assert_eq!(store.talk(&id("a"), second, 10).await.unwrap(), []);
    let expected = Talk { id: elsewhere, seat: None, ..word("b", "Hi") };
    assert_eq!(store.talk(&id("b"), 0, 10).await.unwrap(), [expected]);

    assert_eq!(store.say(&word("nobody", "Hello?")).await, Err(StoreError::Missing));
    assert!(matches!(store.say(&word("a", "\0")).await, Err(StoreError::Invalid(_))));
}

/// Who reads on from the last id has missed nothing, however many speak at once.
async fn nobody_is_overheard(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    let mut speakers = JoinSet::new();
    for speaker in 0..10 {
        let store = Arc::clone(&store);
        speakers.spawn(async move {
            for word_number in 0..10 {
                store.say(&word("a", &format!("{speaker} {word_number}"))).await.unwrap();
            }
        });
    }
    let mut heard = 0;
    let mut last = 0;
    loop {
        while speakers.try_join_next().is_some_and(|ended| ended.is_ok()) {}
        let all_have_spoken = speakers.is_empty();
        let talk = store.talk(&id("a"), last, 7).await.unwrap();
        if all_have_spoken && talk.is_empty() {
            break;
        }
        for talk in talk {
            assert!(talk.id > last);
            last = talk.id;
            heard += 1;
        }
    }
    assert_eq!(heard, 100);
}

async fn a_note_is_for_one_key_and_one_game(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    store.create(&new_game("b"), &[]).await.unwrap();
    store.set_note(&id("a"), key(1), "watch Bo", Timestamp(1)).await.unwrap();
    store.set_note(&id("a"), key(2), "watch Ada", Timestamp(1)).await.unwrap();
    store.set_note(&id("a"), key(1), "never mind", Timestamp(2)).await.unwrap();
    assert_eq!(store.note(&id("a"), key(1)).await.unwrap().as_deref(), Some("never mind"));
    assert_eq!(store.note(&id("a"), key(2)).await.unwrap().as_deref(), Some("watch Ada"));
    assert_eq!(store.note(&id("b"), key(1)).await.unwrap(), None);
    assert_eq!(store.set_note(&id("nobody"), key(1), "", Timestamp(1)).await, Err(StoreError::Missing));
}

on_each_database!(what_is_said_is_heard_in_order, nobody_is_overheard, a_note_is_for_one_key_and_one_game);
