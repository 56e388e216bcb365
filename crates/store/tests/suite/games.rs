use store::{Appended, GameStatus, NewGame, Occupant, Origin, StoreError, StoredGame, StoredSeat, Timestamp};

use crate::site::{
    Site, bot, entry, going_on, id, key, new_game, on_each_database, on_each_disk, on_postgres, over, person,
};

async fn what_is_created_is_loaded(site: Site) {
    let store = site.open().await;
    let game = NewGame {
        id: id("Ünïcode-1"),
        game: "north-american-railways".into(),
        frame: r#"{"deck":["Chicago","Montréal"]}"#.into(),
        seats: vec![person(1), Occupant::Open, bot()],
        host: Some(key(1)),
        invite: Some(key(9)),
        listed: false,
        created: Timestamp(77),
        follows: None,
        status: GameStatus {
            to_move: Some(2),
            deadline: Some(Timestamp(99)),
            result: None,
            progress: Some("{\"turn\":1}".into()),
        },
        origin: Origin::Tried,
        rated: true,
    };
    store.create(&game, &[]).await.unwrap();

    let seats = game.seats.iter().zip(0..).map(|(occupant, seat)| StoredSeat {
        seat,
        occupant: occupant.clone(),
        seen: None,
        agreed: None,
        substitute: None,
    });
    let expected = StoredGame {
        seats: seats.collect(),
        id: game.id.clone(),
        game: game.game,
        frame: game.frame,
        host: game.host,
        invite: game.invite,
        listed: false,
        created: Timestamp(77),
        begun: None,
        version: 0,
        status: game.status,
        closed: None,
        shared: false,
        updated: Timestamp(77),
        next: None,
        origin: Origin::Tried,
        rated: true,
    };
    assert_eq!(store.load(&game.id).await.unwrap(), Some(expected));
    assert_eq!(store.entries(&game.id, 0).await.unwrap(), []);
}

async fn an_unknown_game_is_none(site: Site) {
    let store = site.open().await;
    for name in ["", "nobody", "with\0nul", "' OR 1=1 --"] {
        assert_eq!(store.load(&id(name)).await.unwrap(), None, "{name:?}");
    }
    assert_eq!(store.entries(&id("nobody"), 0).await.unwrap(), []);
}

async fn a_name_is_taken_once(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[entry(1)]).await.unwrap();
    let other = NewGame { frame: "{}".into(), seats: vec![], ..new_game("a") };
    assert_eq!(store.create(&other, &[entry(1), entry(2)]).await, Err(StoreError::Exists));

    let kept = store.load(&id("a")).await.unwrap().unwrap();
    assert_eq!((kept.version, kept.seats.len(), kept.frame.as_str()), (1, 2, r#"{"players":2}"#));
    assert_eq!(store.entries(&id("a"), 0).await.unwrap(), [entry(1)]);
}

async fn an_imported_game_comes_with_its_actions(site: Site) {
    let store = site.open().await;
    // More than go into one statement of SQLite.
    let entries: Vec<_> = (1..=12_000).map(entry).collect();
    store.create(&new_game("long"), &entries).await.unwrap();

    let game = store.load(&id("long")).await.unwrap().unwrap();
    assert_eq!((game.version, game.updated), (12_000, Timestamp(13_000)));
    assert_eq!(store.entries(&id("long"), 0).await.unwrap(), entries);
    assert_eq!(store.entries(&id("long"), 11_998).await.unwrap(), entries[11_998..]);
    assert_eq!(store.entries(&id("long"), 12_000).await.unwrap(), []);
    assert_eq!(store.append(&id("long"), &[entry(12_001)], &going_on()).await.unwrap(), Appended::Landed);
}

async fn what_cannot_be_stored_is_refused_whole(site: Site) {
    let store = site.open().await;
    let gap = [entry(1), entry(3)];
    let late = [entry(2)];
    for entries in [&gap[..], &late[..]] {
        let refused = store.create(&new_game("a"), entries).await;
        assert!(matches!(refused, Err(StoreError::Invalid(_))), "{refused:?}");
    }
    let nul = NewGame { seats: vec![Occupant::bot("ea\0sy")], ..new_game("a") };
    let nameless = new_game("");
    let endless = new_game(&"x".repeat(101));
    for game in [nul, nameless, endless] {
        let refused = store.create(&game, &[]).await;
        assert!(matches!(refused, Err(StoreError::Invalid(_))), "{refused:?}");
        assert_eq!(store.load(&game.id).await.unwrap(), None);
    }
}

async fn everything_is_there_after_reopening(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[entry(1)]).await.unwrap();
    store.append(&id("a"), &[entry(2), entry(3)], &over("won")).await.unwrap();
    store.remember_key(key(1), "Ada", Timestamp(1)).await.unwrap();
    let before = store.load(&id("a")).await.unwrap();
    // Once without a word, once properly.
    drop(store);
    let store = site.open().await;
    assert_eq!(store.load(&id("a")).await.unwrap(), before);
    store.close().await;

    let store = site.open().await;
    assert_eq!(store.load(&id("a")).await.unwrap(), before);
    assert_eq!(store.entries(&id("a"), 0).await.unwrap(), [entry(1), entry(2), entry(3)]);
    assert_eq!(store.key_name(key(1)).await.unwrap().as_deref(), Some("Ada"));
}

on_each_database!(
    what_is_created_is_loaded,
    an_unknown_game_is_none,
    a_name_is_taken_once,
    an_imported_game_comes_with_its_actions,
    what_cannot_be_stored_is_refused_whole,
);

mod on_disk {
    use super::*;
    on_each_disk!(everything_is_there_after_reopening);
}
