use std::sync::Arc;

use store::{Filter, NewGame, Occupant, Stage, Store, StoreError};
use tokio::task::JoinSet;

use crate::site::{Site, bot, id, key, new_game, on_each_database, on_postgres, person};

fn game_with(seats: Vec<Occupant>) -> NewGame {
    NewGame { seats, ..new_game("a") }
}

async fn occupants(store: &dyn Store) -> Vec<Occupant> {
    let game = store.load(&id("a")).await.unwrap().unwrap();
    game.seats.into_iter().map(|seat| seat.occupant).collect()
}

async fn is_at(store: &dyn Store, stage: Stage) -> bool {
    let filter = Filter { stage: Some(stage), ..Filter::default() };
    !store.list(&filter).await.unwrap().is_empty()
}

async fn a_person_takes_an_open_seat_and_no_other(site: Site) {
    let store = site.open().await;
    store.create(&game_with(vec![person(1), Occupant::Open, bot()]), &[]).await.unwrap();
    for taken in [0, 2, 3, 255] {
        assert!(!store.take_seat(&id("a"), taken, key(2), "Bo").await.unwrap(), "seat {taken}");
    }
    assert!(!store.take_seat(&id("nobody"), 0, key(2), "Bo").await.unwrap());
    assert!(is_at(&*store, Stage::Open).await);

    assert!(store.take_seat(&id("a"), 1, key(2), "Bo").await.unwrap());
    assert!(!store.take_seat(&id("a"), 1, key(2), "Bo").await.unwrap());
    let sat_down = Occupant::Person { key: key(2), name: "Bo".into() };
    assert_eq!(occupants(&*store).await, [person(1), sat_down, bot()]);
    assert!(is_at(&*store, Stage::Running).await && !is_at(&*store, Stage::Open).await);
}

async fn a_bot_takes_an_open_seat_or_a_persons(site: Site) {
    let store = site.open().await;
    store.create(&game_with(vec![person(1), Occupant::Open, bot()]), &[]).await.unwrap();
    assert!(store.seat_bot(&id("a"), 0, "hard").await.unwrap());
    assert!(store.seat_bot(&id("a"), 1, "hard").await.unwrap());
    assert!(!store.seat_bot(&id("a"), 2, "hard").await.unwrap());
    assert!(!store.seat_bot(&id("a"), 3, "hard").await.unwrap());
    assert!(!store.seat_bot(&id("nobody"), 0, "hard").await.unwrap());
    let hard = || Occupant::Bot { level: "hard".into() };
    assert_eq!(occupants(&*store).await, [hard(), hard(), bot()]);
    assert!(is_at(&*store, Stage::Running).await);
}

async fn of_many_for_one_seat_one_sits_down(site: Site) {
    let store = site.open().await;
    store.create(&game_with(vec![Occupant::Open; 6]), &[]).await.unwrap();
    // Everybody wants every seat; and whoever takes the last one must see that it is the last.
    let mut guests = JoinSet::new();
    for guest in 0..30 {
        let store = Arc::clone(&store);
        guests.spawn(async move {
            let mut seats = 0;
            for seat in 0..6 {
                let seat = (seat + guest) % 6;
                seats += u32::from(store.take_seat(&id("a"), seat, key(guest), "Guest").await.unwrap());
            }
            seats
        });
    }
    let taken: u32 = guests.join_all().await.into_iter().sum();
    assert_eq!(taken, 6);
    assert!(!occupants(&*store).await.contains(&Occupant::Open));
    assert!(is_at(&*store, Stage::Running).await);
}

async fn a_name_goes_with_a_key(site: Site) {
    use store::Timestamp;
    let store = site.open().await;
    assert_eq!(store.key_name(key(1)).await.unwrap(), None);
    store.remember_key(key(1), "Ada", Timestamp(1)).await.unwrap();
    store.remember_key(key(2), "Bo", Timestamp(1)).await.unwrap();
    store.remember_key(key(1), "Ada L.", Timestamp(2)).await.unwrap();
    assert_eq!(store.key_name(key(1)).await.unwrap().as_deref(), Some("Ada L."));
    assert_eq!(store.key_name(key(2)).await.unwrap().as_deref(), Some("Bo"));
    let refused = store.remember_key(key(1), "A\0", Timestamp(3)).await;
    assert!(matches!(refused, Err(StoreError::Invalid(_))));
}

on_each_database!(
    a_person_takes_an_open_seat_and_no_other,
    a_bot_takes_an_open_seat_or_a_persons,
    of_many_for_one_seat_one_sits_down,
    a_name_goes_with_a_key,
);
