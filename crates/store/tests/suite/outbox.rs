//! What is to be done because of something is stored with it: both or neither.

use store::{
    GameStart, JobCounts, NewGame, NewJob, Occupant, Proposed, Seating, Store, TableProposal, Talk,
    TalkLimit, Timestamp,
};

use crate::site::{ENOUGH_TALK, Site, bot, entry, id, key, new_game, on_each_database, on_postgres, person};

const NOW: Timestamp = Timestamp(50);

/// A running game of two people and a bot.
fn of_two(name: &str) -> NewGame {
    NewGame { seats: vec![person(1), person(2), bot()], host: Some(key(1)), ..new_game(name) }
}

fn job(subject: &str) -> NewJob {
    NewJob { kind: "notice".into(), subject: subject.into(), detail: "{}".into(), due: NOW }
}

async fn waiting(store: &dyn Store) -> u64 {
    let JobCounts { waiting, dead } = store.count_jobs().await.unwrap();
    assert_eq!(dead, 0);
    waiting
}

async fn a_word_comes_with_what_it_orders_or_not_at_all(site: Site) {
    let store = &*site.open().await;
    store.create(&of_two("a"), &[]).await.unwrap();
    let (name, text) = ("Ada".to_owned(), "Well, Bob?".to_owned());
    let word = Talk { id: 0, game: id("a"), seat: Some(0), name, text, at: NOW, event: None };
    assert!(store.say_and_order(&word, None, ENOUGH_TALK, &[job("one")]).await.unwrap().is_some());
    assert_eq!(waiting(store).await, 1);
    let full = TalkLimit { game: 1, seat: 1 };
    assert!(store.say_and_order(&word, None, full, &[job("two")]).await.unwrap().is_none());
    let elsewhere = Talk { game: id("nowhere"), ..word.clone() };
    store.say_and_order(&elsewhere, None, ENOUGH_TALK, &[job("three")]).await.unwrap_err();
    let long = job(&"x".repeat(10_000));
    store.say_and_order(&word, None, ENOUGH_TALK, &[long]).await.unwrap_err();
    assert_eq!((waiting(store).await, store.talk(&id("a"), 0, 9).await.unwrap().len()), (1, 1));
}

async fn a_wish_comes_with_what_it_orders_or_not_at_all(site: Site) {
    let store = &*site.open().await;
    store.create(&of_two("a"), &[entry(1)]).await.unwrap();
    let pause = TableProposal { what: Proposed::Pause, by: 0, version: 1, agreed: 0, at: NOW };
    assert!(!store.propose_and_order(&id("a"), key(7), &pause, &[job("one")]).await.unwrap(), "a stranger");
    assert_eq!(waiting(store).await, 0);
    assert!(store.propose_and_order(&id("a"), key(1), &pause, &[job("two")]).await.unwrap());
    assert_eq!(waiting(store).await, 1);

    let end = async |who: u8, asks: &[NewJob], closes: &[NewJob]| {
        store.agree_to_end_and_order(&id("a"), key(who), NOW, asks, closes).await.unwrap()
    };
    assert!(!end(7, &[job("three")], &[job("four")]).await);
    assert_eq!(waiting(store).await, 1);
    // The first asks, and the last closes.
    assert!(end(1, &[job("asks")], &[job("a"), job("b"), job("c")]).await);
    assert_eq!(waiting(store).await, 2);
    assert!(end(2, &[job("asks again")], &[job("a"), job("b"), job("c")]).await);
    assert_eq!(waiting(store).await, 5);
}

async fn a_beginning_comes_with_the_last_seat(site: Site) {
    let store = &*site.open().await;
    let seats = vec![person(1), Occupant::Open, Occupant::Open];
    store.create(&NewGame { seats, ..new_game("a") }, &[]).await.unwrap();
    let start = GameStart { at: NOW, jobs: vec![job("begun"), job("turn")] };
    let sit = async |seat: u8, who: u8| {
        store.take_seat_and_start(&id("a"), seat, key(who), "Bob", Some(&start)).await.unwrap()
    };
    assert_eq!((sit(1, 2).await, waiting(store).await), (Seating::Seated, 0));
    assert_eq!((sit(1, 3).await, waiting(store).await), (Seating::Taken, 0));
    assert_eq!((sit(2, 3).await, waiting(store).await), (Seating::Seated, 2));
}

on_each_database!(
    a_word_comes_with_what_it_orders_or_not_at_all,
    a_wish_comes_with_what_it_orders_or_not_at_all,
    a_beginning_comes_with_the_last_seat,
);
