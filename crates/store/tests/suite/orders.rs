//! What players want done while they are away, which is nobody else's business.

use store::{Change, NewGame, NewJob, StandingOrder, StoreError, Timestamp};

use crate::site::{Site, bot, entry, going_on, id, key, new_game, on_each_database, on_postgres, person};

const NOW: Timestamp = Timestamp(50);

fn order(seat: u8, slot: &str, text: &str, at: i64) -> StandingOrder {
    let (game, key, slot, text) = (id("a"), key(seat + 1), slot.to_owned(), text.to_owned());
    StandingOrder { game, seat, slot, key, text, version: 1, at: Timestamp(at), outcome: None }
}

fn of_two() -> NewGame {
    NewGame { seats: vec![person(1), person(2), bot()], host: Some(key(1)), ..new_game("a") }
}

async fn a_seat_has_one_order_of_each_slot(site: Site) {
    let store = site.open().await;
    store.create(&of_two(), &[entry(1)]).await.unwrap();
    assert_eq!(store.orders_in(&id("a")).await.unwrap(), []);
    store.give_order(&order(0, "auction", "30", 10)).await.unwrap();
    store.give_order(&order(0, "auction", "40", 20)).await.unwrap();
    store.give_order(&order(0, "row", "fund", 30)).await.unwrap();
    store.give_order(&order(1, "auction", "12", 40)).await.unwrap();
    let all = [order(0, "auction", "40", 20), order(0, "row", "fund", 30), order(1, "auction", "12", 40)];
    assert_eq!(store.orders_in(&id("a")).await.unwrap(), all);
    assert_eq!(store.orders_of(key(1)).await.unwrap(), all[..2]);
    let nowhere = StandingOrder { game: id("b"), ..order(0, "auction", "30", 10) };
    assert!(matches!(store.give_order(&nowhere).await, Err(StoreError::Missing)));
    let long = order(0, "auction", &"x".repeat(9000), 10);
    assert!(matches!(store.give_order(&long).await, Err(StoreError::Invalid(_))));
}

async fn only_its_owner_withdraws_an_order(site: Site) {
    let store = site.open().await;
    store.create(&of_two(), &[entry(1)]).await.unwrap();
    store.give_order(&order(0, "auction", "30", 10)).await.unwrap();
    assert!(!store.withdraw_order(&id("a"), 0, "auction", key(2)).await.unwrap());
    assert!(store.withdraw_order(&id("a"), 0, "auction", key(1)).await.unwrap());
    assert!(!store.withdraw_order(&id("a"), 0, "auction", key(1)).await.unwrap());
    assert_eq!(store.orders_in(&id("a")).await.unwrap(), []);
}

async fn what_became_of_an_order_is_noted_once_and_not_of_its_successor(site: Site) {
    let store = site.open().await;
    store.create(&of_two(), &[entry(1)]).await.unwrap();
    let (old, new) = (order(0, "auction", "30", 10), order(0, "auction", "40", 20));
    store.give_order(&old).await.unwrap();
    store.give_order(&new).await.unwrap();
    store.end_order(&old, "carried-out", NOW).await.unwrap();
    assert_eq!(store.orders_in(&id("a")).await.unwrap(), std::slice::from_ref(&new));
    store.end_order(&new, "carried-out", NOW).await.unwrap();
    store.end_order(&new, "taken-back", Timestamp(60)).await.unwrap();
    let ended = StandingOrder { outcome: Some(("carried-out".into(), NOW)), ..new };
    assert_eq!(store.orders_in(&id("a")).await.unwrap(), [ended]);
    store.give_order(&order(0, "auction", "50", 70)).await.unwrap();
    assert_eq!(store.orders_in(&id("a")).await.unwrap(), [order(0, "auction", "50", 70)]);
}

async fn orders_go_with_the_game_and_with_their_owner(site: Site) {
    let store = site.open().await;
    store.create(&of_two(), &[entry(1)]).await.unwrap();
    store.give_order(&order(0, "auction", "30", 10)).await.unwrap();
    store.give_order(&order(1, "auction", "12", 10)).await.unwrap();
    assert_eq!(store.stored_about(key(1)).await.unwrap().orders, [order(0, "auction", "30", 10)]);
    store.forget(key(1), || key(99)).await.unwrap();
    assert_eq!(store.orders_in(&id("a")).await.unwrap(), [order(1, "auction", "12", 10)]);
    store.agree_to_end(&id("a"), key(2), NOW).await.unwrap();
    assert_eq!(store.orders_in(&id("a")).await.unwrap(), [], "the game was closed");

    let alone = NewGame { seats: vec![person(1), bot()], ..new_game("b") };
    store.create(&alone, &[entry(1)]).await.unwrap();
    store.give_order(&StandingOrder { game: id("b"), ..order(0, "row", "fund", 10) }).await.unwrap();
    assert_eq!(store.delete_idle(&[id("b")], Timestamp(i64::MAX)).await.unwrap(), 1);
    assert_eq!(store.orders_in(&id("b")).await.unwrap(), []);
}

async fn servers_are_told_of_orders_and_lists_are_not(site: Site) {
    let store = site.open().await;
    store.create(&of_two(), &[entry(1)]).await.unwrap();
    let before = store.load(&id("a")).await.unwrap();
    let mut notices = store.notices();
    store.give_order(&order(0, "auction", "30", 10)).await.unwrap();
    let notice = notices.recv().await.unwrap();
    assert_eq!((notice.game, notice.change, notice.by), (id("a"), Change::Ordered, None));
    assert_eq!(store.load(&id("a")).await.unwrap(), before, "nothing of it shows in the game");
    store.clear_orders(&id("a")).await.unwrap();
    assert_eq!(notices.recv().await.unwrap().change, Change::Ordered);
    store.clear_orders(&id("a")).await.unwrap();
    store.append(&id("a"), &[entry(2)], &going_on()).await.unwrap();
    assert_eq!(notices.recv().await.unwrap().change, Change::Moved, "nothing was there to be cleared");
}

async fn jobs_of_a_kind_can_be_left_out_of_the_count(site: Site) {
    let store = site.open().await;
    let job = |kind: &str| NewJob {
        kind: kind.into(),
        subject: "a".into(),
        detail: String::new(),
        due: Timestamp(1),
    };
    store.order_jobs(&[job("secret"), job("mail")]).await.unwrap();
    assert_eq!(store.count_jobs().await.unwrap().waiting, 2);
    assert_eq!(store.count_other_jobs("secret").await.unwrap().waiting, 1);
}

on_each_database!(
    a_seat_has_one_order_of_each_slot,
    only_its_owner_withdraws_an_order,
    what_became_of_an_order_is_noted_once_and_not_of_its_successor,
    orders_go_with_the_game_and_with_their_owner,
    servers_are_told_of_orders_and_lists_are_not,
    jobs_of_a_kind_can_be_left_out_of_the_count,
);
