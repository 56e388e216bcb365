//! Games that end without a result, and who may look at those that are over.

use std::sync::Arc;

use store::{Appended, Closed, Filter, GameStatus, NewGame, Occupant, Seating, Stage, Timestamp};

use crate::site::{
    Site, bot, entry, going_on, id, key, new_game, on_each_database, on_postgres, over, person,
};

const NOW: Timestamp = Timestamp(50);

/// A running game of two people and a bot.
fn of_two(name: &str) -> NewGame {
    NewGame { seats: vec![person(1), person(2), bot()], host: Some(key(1)), ..new_game(name) }
}

async fn a_game_ends_when_all_its_people_agree(site: Site) {
    let store = site.open().await;
    store.create(&of_two("a"), &[entry(1)]).await.unwrap();
    assert!(!store.agree_to_end(&id("a"), key(7), NOW).await.unwrap(), "a stranger has no say");
    assert!(!store.decline_to_end(&id("a"), key(7)).await.unwrap());
    assert!(store.agree_to_end(&id("a"), key(1), NOW).await.unwrap());
    let game = store.load(&id("a")).await.unwrap().unwrap();
    assert_eq!((game.closed, game.seats[0].agreed, game.seats[1].agreed), (None, Some(NOW), None));

    // A move withdraws nothing, a decline does.
    assert_eq!(store.append(&id("a"), &[entry(2)], &going_on()).await.unwrap(), Appended::Landed);
    assert_eq!(store.load(&id("a")).await.unwrap().unwrap().seats[0].agreed, Some(NOW));
    assert!(store.decline_to_end(&id("a"), key(2)).await.unwrap());
    assert_eq!(store.load(&id("a")).await.unwrap().unwrap().seats[0].agreed, None);

    assert!(store.agree_to_end(&id("a"), key(2), NOW).await.unwrap());
    assert!(store.agree_to_end(&id("a"), key(1), NOW).await.unwrap());
    let game = store.load(&id("a")).await.unwrap().unwrap();
    assert_eq!((game.closed, game.status.to_move), (Some(Closed::ByAgreement), None));
    assert_eq!((game.status.result, game.version), (None, 2));
    // Nothing goes on: no move, no seat, no other word, no bot.
    assert_eq!(store.append(&id("a"), &[entry(3)], &going_on()).await.unwrap(), Appended::Stale);
    assert!(!store.seat_bot(&id("a"), 0, "easy", Some(key(1)), None).await.unwrap());
    assert!(!store.decline_to_end(&id("a"), key(1)).await.unwrap());
    assert_eq!(store.waiting_for_bots(None, 10).await.unwrap(), []);
    let ended = Filter { stage: Some(Stage::Over), ..Filter::default() };
    assert_eq!(store.list(&ended).await.unwrap().len(), 1);
}

async fn bots_and_former_players_are_not_asked(site: Site) {
    let store = site.open().await;
    let seats = vec![person(1), bot(), bot()];
    store.create(&NewGame { seats, ..new_game("alone") }, &[]).await.unwrap();
    assert!(store.agree_to_end(&id("alone"), key(1), NOW).await.unwrap());
    assert_eq!(store.load(&id("alone")).await.unwrap().unwrap().closed, Some(Closed::ByAgreement));

    store.create(&of_two("left"), &[]).await.unwrap();
    store.forget(key(2), || key(99)).await.unwrap();
    assert!(store.agree_to_end(&id("left"), key(1), NOW).await.unwrap());
    assert_eq!(store.load(&id("left")).await.unwrap().unwrap().closed, Some(Closed::ByAgreement));

    // Somebody whose seat a bot takes has not agreed when they come back.
    store.create(&of_two("back"), &[]).await.unwrap();
    store.agree_to_end(&id("back"), key(2), NOW).await.unwrap();
    store.seat_bot(&id("back"), 1, "easy", Some(key(2)), None).await.unwrap();
    store.take_back_seat(&id("back"), 1, key(2)).await.unwrap();
    assert_eq!(store.load(&id("back")).await.unwrap().unwrap().seats[1].agreed, None);
}

async fn a_game_that_does_not_run_is_not_ended(site: Site) {
    let store = site.open().await;
    let seats = vec![person(1), Occupant::Open];
    store.create(&NewGame { seats, ..new_game("open") }, &[]).await.unwrap();
    assert!(!store.agree_to_end(&id("open"), key(1), NOW).await.unwrap());
    store.create(&NewGame { status: over("won"), ..of_two("over") }, &[]).await.unwrap();
    assert!(!store.agree_to_end(&id("over"), key(1), NOW).await.unwrap());
    assert!(!store.agree_to_end(&id("nowhere"), key(1), NOW).await.unwrap());
}

async fn a_host_cancels_a_table_before_the_game_begins(site: Site) {
    let store = site.open().await;
    let seats = vec![person(1), person(2), Occupant::Open];
    store.create(&NewGame { seats, host: Some(key(1)), ..new_game("a") }, &[]).await.unwrap();
    assert!(!store.cancel(&id("a"), key(2), NOW).await.unwrap(), "that is for the host to say");
    assert!(store.cancel(&id("a"), key(1), NOW).await.unwrap());
    assert!(!store.cancel(&id("a"), key(1), NOW).await.unwrap());
    let game = store.load(&id("a")).await.unwrap().unwrap();
    assert_eq!((game.closed, game.listed), (Some(Closed::Cancelled), false));
    for key in [None, Some(key(1)), Some(key(2))] {
        assert_eq!(store.list(&Filter { key, ..Filter::default() }).await.unwrap(), []);
    }
    assert_eq!(store.take_seat(&id("a"), 2, key(3), "Cyd").await.unwrap(), Seating::Taken);
    assert_eq!(store.idle_games(Timestamp(60), None, 10).await.unwrap(), [id("a")]);
    assert_eq!(store.delete_idle(&[id("a")], Timestamp(60)).await.unwrap(), 1);

    store.create(&of_two("begun"), &[]).await.unwrap();
    assert!(!store.cancel(&id("begun"), key(1), NOW).await.unwrap());
}

async fn only_its_host_shares_a_game_and_only_once_it_is_over(site: Site) {
    let store = site.open().await;
    store.create(&of_two("a"), &[]).await.unwrap();
    assert!(!store.share(&id("a"), key(1), true).await.unwrap());
    store.append(&id("a"), &[entry(1)], &over("won")).await.unwrap();
    assert!(!store.share(&id("a"), key(2), true).await.unwrap());
    assert!(store.share(&id("a"), key(1), true).await.unwrap());
    assert!(store.load(&id("a")).await.unwrap().unwrap().shared);
    assert!(store.share(&id("a"), key(1), false).await.unwrap());
    assert!(!store.load(&id("a")).await.unwrap().unwrap().shared);
}

async fn how_far_a_game_has_come_is_stored_with_its_moves(site: Site) {
    let store = site.open().await;
    let at = |year: u32| GameStatus { progress: Some(format!("{{\"year\":{year}}}")), ..going_on() };
    let progress = async || store.load(&id("a")).await.unwrap().unwrap().status.progress;
    store.create(&NewGame { status: at(1851), ..of_two("a") }, &[]).await.unwrap();
    assert_eq!(progress().await, at(1851).progress);
    store.append(&id("a"), &[entry(1)], &at(1852)).await.unwrap();
    assert_eq!(progress().await, at(1852).progress);
    store.set_status(&id("a"), 1, &at(1853)).await.unwrap();
    assert_eq!(progress().await, at(1853).progress);
}

on_each_database!(
    a_game_ends_when_all_its_people_agree,
    bots_and_former_players_are_not_asked,
    a_game_that_does_not_run_is_not_ended,
    a_host_cancels_a_table_before_the_game_begins,
    only_its_host_shares_a_game_and_only_once_it_is_over,
    how_far_a_game_has_come_is_stored_with_its_moves,
);

/// Two people agree and a third moves, at two servers at once: the game ends, and what was moved was moved before.
async fn agreeing_at_two_servers_at_once_ends_a_game_once(site: Site) {
    let stores = [site.open().await, site.open().await];
    for round in 0..20 {
        let name = format!("{round}");
        stores[0].create(&of_two(&name), &[]).await.unwrap();
        let agree = |server: usize, who: u8| {
            let (store, name) = (Arc::clone(&stores[server]), name.clone());
            tokio::spawn(async move { store.agree_to_end(&id(&name), key(who), NOW).await.unwrap() })
        };
        let (one, two) = (agree(0, 1), agree(1, 2));
        let moved = stores[1].append(&id(&name), &[entry(1)], &going_on()).await.unwrap();
        assert!(one.await.unwrap() && two.await.unwrap());
        let game = stores[0].load(&id(&name)).await.unwrap().unwrap();
        assert_eq!(game.closed, Some(Closed::ByAgreement));
        assert_eq!(game.version, u32::from(moved == Appended::Landed));
    }
}

mod at_two_servers {
    use super::*;
    on_postgres!(agreeing_at_two_servers_at_once_ends_a_game_once);
}
