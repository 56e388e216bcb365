use std::sync::Arc;

use store::{Store, StoreError, Talk, TalkLimit, Timestamp};
use tokio::task::JoinSet;

use crate::site::{ENOUGH_TALK, Site, going_on, id, key, new_game, on_each_database, on_postgres};

fn word(game: &str, text: &str) -> Talk {
    Talk {
        id: -5,
        game: id(game),
        seat: Some(1),
        name: "Ada".into(),
        text: text.into(),
        at: Timestamp(5),
        event: None,
    }
}

async fn say(store: &dyn Store, talk: &Talk) -> i64 {
    store.say(talk, None, ENOUGH_TALK).await.unwrap().expect("there is room for it")
}

async fn what_is_said_is_heard_in_order(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    store.create(&new_game("b"), &[]).await.unwrap();
    let first = say(&*store, &word("a", "Hello 🚂")).await;
    let elsewhere = say(&*store, &Talk { seat: None, ..word("b", "Hi") }).await;
    let second = say(&*store, &word("a", "Your turn")).await;
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

    assert_eq!(store.say(&word("nobody", "Hello?"), None, ENOUGH_TALK).await, Err(StoreError::Missing));
    assert!(matches!(store.say(&word("a", "\0"), None, ENOUGH_TALK).await, Err(StoreError::Invalid(_))));
}

async fn the_last_words_come_first_and_those_before_on_request(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    store.create(&new_game("b"), &[]).await.unwrap();
    let mut ids = Vec::new();
    for number in 0..10 {
        ids.push(say(&*store, &word("a", &format!("{number}"))).await);
        say(&*store, &word("b", "elsewhere")).await;
    }
    let read = async |before: i64, limit: u32| -> Vec<i64> {
        store.talk_before(&id("a"), before, limit).await.unwrap().iter().map(|talk| talk.id).collect()
    };
    assert_eq!(read(i64::MAX, 4).await, ids[6..]);
    assert_eq!(read(ids[6], 4).await, ids[2..6]);
    assert_eq!(read(ids[2], 4).await, ids[..2]);
    assert_eq!(read(ids[0], 4).await, [0; 0]);
}

async fn a_table_and_a_seat_have_their_fill(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    store.create(&new_game("b"), &[]).await.unwrap();
    let limit = TalkLimit { game: 5, seat: 3 };
    let from = |seat| Talk { seat, ..word("a", "again") };
    for _ in 0..3 {
        assert!(store.say(&from(Some(1)), None, limit).await.unwrap().is_some());
    }
    assert_eq!(store.say(&from(Some(1)), None, limit).await.unwrap(), None, "the seat has said enough");
    assert!(store.say(&from(Some(2)), None, limit).await.unwrap().is_some());
    assert!(store.say(&from(None), None, limit).await.unwrap().is_some());
    assert_eq!(store.say(&from(Some(2)), None, limit).await.unwrap(), None, "the table has heard enough");
    assert!(store.say(&word("b", "elsewhere"), None, limit).await.unwrap().is_some());
    assert_eq!(store.talk(&id("a"), 0, 10).await.unwrap().len(), 5);
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
                say(&*store, &word("a", &format!("{speaker} {word_number}"))).await;
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

/// Whatever the server lets through by mistake, the disk does not fill up with it.
async fn what_is_too_long_is_not_stored(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    let long = "x".repeat(1_000_000);
    let refused = |answer: Result<(), StoreError>| matches!(answer, Err(StoreError::Invalid(_)));
    assert!(refused(store.remember_key(key(1), &long, Timestamp(1)).await));
    assert_eq!(store.key_name(key(1)).await.unwrap(), None);
    assert!(refused(store.set_note(&id("a"), key(1), &long, Timestamp(1)).await));
    assert!(refused(store.say(&word("a", &long), None, ENOUGH_TALK).await.map(drop)));
    assert!(refused(store.take_seat(&id("a"), 0, key(1), &long).await.map(drop)));
    assert!(refused(store.seat_bot(&id("a"), 0, &long, None, None).await.map(drop)));
    let seats = vec![store::Occupant::Person(store::Person { key: key(1), name: long.clone() })];
    assert!(refused(store.create(&store::NewGame { seats, ..new_game("b") }, &[]).await));
    let entry = store::StoredEntry { text: long, ..crate::site::entry(1) };
    assert!(refused(store.append(&id("a"), &[entry], &going_on()).await.map(drop)));
}

on_each_database!(
    what_is_said_is_heard_in_order,
    the_last_words_come_first_and_those_before_on_request,
    a_table_and_a_seat_have_their_fill,
    nobody_is_overheard,
    a_note_is_for_one_key_and_one_game,
    what_is_too_long_is_not_stored,
);
