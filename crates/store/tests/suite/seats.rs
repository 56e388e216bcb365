use std::sync::Arc;

use store::{Filter, NewGame, Occupant, Seating, Stage, Store, StoreError, Timestamp};
use tokio::task::JoinSet;

use crate::site::{Site, bot, id, key, named, new_game, on_each_database, on_postgres, person};

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

async fn sit(store: &dyn Store, seat: u8, who: u8) -> Seating {
    store.take_seat(&id("a"), seat, key(who), &named(who).name).await.unwrap()
}

async fn a_person_takes_an_open_seat_and_no_other(site: Site) {
    let store = site.open().await;
    store.create(&game_with(vec![person(1), Occupant::Open, bot()]), &[]).await.unwrap();
    for taken in [0, 2, 3, 255] {
        assert_eq!(sit(&*store, taken, 2).await, Seating::Taken, "seat {taken}");
    }
    assert_eq!(store.take_seat(&id("nobody"), 0, key(2), "Bo").await.unwrap(), Seating::Taken);
    assert!(is_at(&*store, Stage::Open).await);

    assert_eq!(sit(&*store, 1, 2).await, Seating::Seated);
    assert_eq!(sit(&*store, 1, 3).await, Seating::Taken);
    assert_eq!(occupants(&*store).await, [person(1), person(2), bot()]);
    assert!(is_at(&*store, Stage::Running).await && !is_at(&*store, Stage::Open).await);
}

async fn one_person_has_one_seat(site: Site) {
    let store = &*site.open().await;
    store.create(&game_with(vec![Occupant::Open; 4]), &[]).await.unwrap();
    assert_eq!(sit(store, 2, 1).await, Seating::Seated);
    for seat in 0..4 {
        assert_eq!(sit(store, seat, 1).await, Seating::Elsewhere, "seat {seat}");
    }
    assert_eq!(sit(store, 0, 2).await, Seating::Seated);
}

async fn a_seat_can_be_given_up_until_the_game_begins(site: Site) {
    let store = &*site.open().await;
    store.create(&game_with(vec![Occupant::Open, Occupant::Open, bot()]), &[]).await.unwrap();
    assert_eq!(sit(store, 0, 1).await, Seating::Seated);
    assert!(!store.give_up_seat(&id("a"), 0, key(2)).await.unwrap(), "it is another's");
    assert!(!store.give_up_seat(&id("a"), 1, key(1)).await.unwrap(), "it is nobody's");
    assert!(store.give_up_seat(&id("a"), 0, key(1)).await.unwrap());
    assert_eq!(occupants(store).await, [Occupant::Open, Occupant::Open, bot()]);
    assert_eq!(sit(store, 1, 1).await, Seating::Seated);
    assert_eq!(sit(store, 0, 2).await, Seating::Seated);
    assert!(!store.give_up_seat(&id("a"), 1, key(1)).await.unwrap(), "the game has begun");
    assert!(!store.give_up_seat(&id("nobody"), 0, key(1)).await.unwrap());
}

async fn a_bot_takes_a_vacant_seat(site: Site) {
    let store = &*site.open().await;
    store.create(&game_with(vec![person(1), Occupant::Open, bot()]), &[]).await.unwrap();
    let seat_bot =
        async |game: &str, seat| store.seat_bot(&id(game), seat, "hard", None, None).await.unwrap();
    assert!(!seat_bot("a", 0).await, "somebody sits there");
    assert!(seat_bot("a", 1).await);
    assert!(!seat_bot("a", 2).await);
    assert!(!seat_bot("a", 3).await);
    assert!(!seat_bot("nobody", 0).await);
    assert_eq!(occupants(store).await, [person(1), Occupant::bot("hard"), bot()]);
    assert!(is_at(store, Stage::Running).await);
}

async fn a_bot_plays_for_an_absent_person_who_can_come_back(site: Site) {
    let store = &*site.open().await;
    store.create(&game_with(vec![person(1), person(2), bot()]), &[]).await.unwrap();
    store.note_presence(&id("a"), key(2), Timestamp(500)).await.unwrap();
    let seen: Vec<_> = store.load(&id("a")).await.unwrap().unwrap().seats.iter().map(|s| s.seen).collect();
    assert_eq!(seen, [None, Some(Timestamp(500)), None]);

    let replace = async |who, since: i64| {
        store.seat_bot(&id("a"), 1, "hard", Some(key(who)), Some(Timestamp(since))).await.unwrap()
    };
    assert!(!replace(2, 499).await, "they were there after that");
    assert!(!replace(1, 600).await, "somebody else sits there");
    assert!(replace(2, 500).await);
    let stand_in = Occupant::Bot { level: "hard".into(), owner: Some(named(2)) };
    assert_eq!(occupants(store).await, [person(1), stand_in, bot()]);
    let mine = Filter { key: Some(key(2)), ..Filter::default() };
    assert_eq!(store.list(&mine).await.unwrap().len(), 1, "it is still one of their games");

    assert!(!store.take_back_seat(&id("a"), 1, key(1)).await.unwrap(), "it is not theirs");
    assert!(!store.take_back_seat(&id("a"), 2, key(2)).await.unwrap());
    assert!(store.take_back_seat(&id("a"), 1, key(2)).await.unwrap());
    assert!(!store.take_back_seat(&id("a"), 1, key(2)).await.unwrap());
    assert_eq!(occupants(store).await, [person(1), person(2), bot()]);
}

async fn a_kept_seat_waits_for_its_person(site: Site) {
    let store = &*site.open().await;
    let kept = |who| Occupant::Kept(named(who));
    store.create(&game_with(vec![person(1), kept(2), kept(3)]), &[]).await.unwrap();
    assert!(is_at(store, Stage::Open).await);
    assert_eq!(sit(store, 1, 4).await, Seating::Taken);
    assert_eq!(sit(store, 1, 2).await, Seating::Seated);
    assert_eq!(occupants(store).await, [person(1), person(2), kept(3)]);
    // Whoever comes too late takes over from the bot.
    assert!(store.seat_bot(&id("a"), 2, "easy", None, None).await.unwrap());
    assert!(is_at(store, Stage::Running).await);
    assert!(store.take_back_seat(&id("a"), 2, key(3)).await.unwrap());
    assert_eq!(occupants(store).await, [person(1), person(2), person(3)]);
}

async fn a_game_is_followed_once(site: Site) {
    let store = &*site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    let next = |name| NewGame { follows: Some(id("a")), ..new_game(name) };
    store.create(&next("b"), &[]).await.unwrap();
    assert_eq!(store.create(&next("c"), &[]).await, Err(StoreError::Followed));
    assert_eq!(store.load(&id("c")).await.unwrap(), None);
    let astray = NewGame { follows: Some(id("nobody")), ..new_game("d") };
    assert_eq!(store.create(&astray, &[]).await, Err(StoreError::Missing));
    assert_eq!(store.load(&id("d")).await.unwrap(), None);
    assert_eq!(store.load(&id("a")).await.unwrap().unwrap().next, Some(id("b")));
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
                seats += u32::from(sit(&*store, seat, guest).await == Seating::Seated);
            }
            assert!(seats <= 1, "one person, one seat");
            seats
        });
    }
    let taken: u32 = guests.join_all().await.into_iter().sum();
    assert_eq!(taken, 6);
    assert!(!occupants(&*store).await.contains(&Occupant::Open));
    assert!(is_at(&*store, Stage::Running).await);
}

async fn a_name_goes_with_a_key(site: Site) {
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
    one_person_has_one_seat,
    a_seat_can_be_given_up_until_the_game_begins,
    a_bot_takes_a_vacant_seat,
    a_bot_plays_for_an_absent_person_who_can_come_back,
    a_kept_seat_waits_for_its_person,
    a_game_is_followed_once,
    of_many_for_one_seat_one_sits_down,
    a_name_goes_with_a_key,
);
