use store::{
    Appended, Filter, GameId, NewGame, Occupant, Origin, Person, Seating, Store, StoreError, Talk, Timestamp,
};

use crate::site::{
    ENOUGH_TALK, Site, bot, entry, going_on, id, key, named, new_game, on_each_database, on_postgres, over,
    person,
};

/// Games are made, and moved in, at about 1000.
const LATER: Timestamp = Timestamp(2000);

async fn idle(store: &dyn Store, since: Timestamp) -> Vec<String> {
    let idle = store.idle_games(since, None, 100).await.unwrap();
    idle.into_iter().map(|id| id.0).collect()
}

fn kept(number: u8) -> Occupant {
    Occupant::Kept(named(number))
}

fn for_somebody(number: u8) -> Occupant {
    Occupant::Bot { level: "easy".into(), owner: Some(named(number)) }
}

/// Somebody else at the device of this person.
fn beside(number: u8) -> Occupant {
    Occupant::Person(Person { name: "Guest".into(), ..named(number) })
}

async fn only_what_concerns_nobody_else_is_idle(site: Site) {
    let store = &*site.open().await;
    let games = [
        ("bots only", vec![bot(), bot()], Origin::Played),
        ("against bots", vec![person(1), bot()], Origin::Played),
        ("a bot plays for me", vec![for_somebody(1), bot()], Origin::Played),
        ("nobody came", vec![person(1), Occupant::Open, Occupant::Open], Origin::Played),
        ("nobody came back", vec![person(1), kept(2)], Origin::Played),
        ("tried", vec![person(1), beside(1)], Origin::Tried),
        ("tried against bots", vec![person(1), bot()], Origin::Tried),
        ("X between people", vec![person(1), person(2), bot()], Origin::Played),
        ("X at one device", vec![person(1), beside(1)], Origin::Played),
        ("X a bot plays for them", vec![person(1), for_somebody(2)], Origin::Played),
        ("X still gathering", vec![person(1), person(2), Occupant::Open], Origin::Played),
        ("X brought by somebody", vec![person(1), person(2)], Origin::Imported),
        ("X tried together", vec![person(1), person(2)], Origin::Tried),
    ];
    let mut expected = Vec::new();
    for (name, seats, origin) in games {
        store.create(&NewGame { seats, origin, ..new_game(name) }, &[entry(1)]).await.unwrap();
        expected.extend((!name.starts_with('X')).then_some(name.to_owned()));
    }
    let over = NewGame { seats: vec![person(1), bot()], status: over("won"), ..new_game("X over") };
    store.create(&over, &[entry(1)]).await.unwrap();
    let over = NewGame { origin: Origin::Tried, id: id("X tried to its end"), ..over };
    store.create(&over, &[entry(1)]).await.unwrap();
    expected.sort();
    assert_eq!(idle(store, LATER).await, expected);
    assert_eq!(idle(store, Timestamp(1000)).await, Vec::<String>::new(), "they were moved in after that");

    // In pieces, and all of them.
    let mut found = Vec::new();
    while let Some(last) = {
        let some = store.idle_games(LATER, found.last(), 2).await.unwrap();
        let last = some.last().cloned();
        found.extend(some);
        last
    } {
        assert_eq!(found.last(), Some(&last));
    }
    assert_eq!(found.into_iter().map(|id| id.0).collect::<Vec<_>>(), expected);

    let all: Vec<GameId> = store
        .list(&Filter { limit: 100, ..Filter::default() })
        .await
        .unwrap()
        .into_iter()
        .map(|game| game.id)
        .collect();
    assert_eq!(store.delete_idle(&all, LATER).await.unwrap() as usize, expected.len());
    let left = store.list(&Filter { limit: 100, ..Filter::default() }).await.unwrap();
    assert_eq!(left.len(), all.len() - expected.len());
    assert!(left.iter().all(|game| game.id.0.starts_with('X')));
}

async fn whoever_was_at_the_table_keeps_it(site: Site) {
    let store = &*site.open().await;
    store.create(&NewGame { seats: vec![person(1), bot()], ..new_game("a") }, &[]).await.unwrap();
    store.note_presence(&id("a"), key(1), Timestamp(3000)).await.unwrap();
    assert_eq!(idle(store, LATER).await, Vec::<String>::new());
    assert_eq!(store.delete_idle(&[id("a")], LATER).await.unwrap(), 0);
    assert_eq!(idle(store, Timestamp(3000)).await, ["a"]);
}

async fn whoever_moves_in_the_last_moment_keeps_it(site: Site) {
    let store = &*site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    assert_eq!(idle(store, Timestamp(1000)).await, ["a"]);
    assert_eq!(store.append(&id("a"), &[entry(1)], &going_on()).await.unwrap(), Appended::Landed);
    assert_eq!(store.delete_idle(&[id("a")], Timestamp(1000)).await.unwrap(), 0);
    assert_eq!(store.entries(&id("a"), 0).await.unwrap(), [entry(1)]);
}

async fn nothing_of_a_deleted_game_is_left(site: Site) {
    let store = &*site.open().await;
    let before = NewGame { seats: vec![person(1), bot()], status: over("won"), ..new_game("before") };
    store.create(&before, &[entry(1)]).await.unwrap();
    let game = NewGame { seats: vec![person(1), bot()], follows: Some(id("before")), ..new_game("a") };
    store.create(&game, &[entry(1)]).await.unwrap();
    store.set_note(&id("a"), key(1), "bid low", Timestamp(1000)).await.unwrap();
    let talk = Talk {
        id: 0,
        game: id("a"),
        seat: Some(0),
        name: "Ann".into(),
        text: "Hm".into(),
        at: Timestamp(1),
        event: None,
    };
    store.say(&talk, Some(key(1)), ENOUGH_TALK).await.unwrap();
    let mut notices = store.notices();

    assert_eq!(store.delete_idle(&[id("a"), id("before"), id("nobody")], LATER).await.unwrap(), 1);
    assert_eq!(notices.recv().await.unwrap().game, id("a"), "those who look at it are told");
    assert_eq!(store.load(&id("a")).await.unwrap(), None);
    assert_eq!(store.entries(&id("a"), 0).await.unwrap(), []);
    assert_eq!(store.talk(&id("a"), 0, 10).await.unwrap(), []);
    assert_eq!(store.note(&id("a"), key(1)).await.unwrap(), None);
    assert_eq!(store.append(&id("a"), &[entry(2)], &going_on()).await, Err(StoreError::Missing));
    assert_eq!(store.take_seat(&id("a"), 0, key(1), "Ann").await.unwrap(), Seating::Taken);
    // The one before can be followed again.
    assert_eq!(store.load(&id("before")).await.unwrap().unwrap().next, None);
    store.create(&game, &[]).await.unwrap();
    assert_eq!(store.load(&id("a")).await.unwrap().unwrap().version, 0);
}

on_each_database!(
    only_what_concerns_nobody_else_is_idle,
    whoever_was_at_the_table_keeps_it,
    whoever_moves_in_the_last_moment_keeps_it,
    nothing_of_a_deleted_game_is_left,
);
