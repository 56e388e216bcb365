use store::{Filter, NewGame, Occupant, Stage, Store, Timestamp};

use crate::site::{Site, action, bot, id, key, new_game, on_each_database, on_postgres, person};

async fn names(store: &dyn Store, filter: Filter) -> Vec<String> {
    store.list(&filter).await.unwrap().into_iter().map(|game| game.id.0).collect()
}

/// Listed and not, at every stage, of both kinds.
async fn some_games(store: &dyn Store) {
    let rails = |name, seats| NewGame { seats, ..new_game(name) };
    store.create(&rails("open", vec![person(1), Occupant::Open]), &[]).await.unwrap();
    store.create(&rails("running", vec![person(1), person(2)]), &[action(1)]).await.unwrap();
    store.create(&rails("over", vec![person(2), bot()]), &[action(1), action(2)]).await.unwrap();
    store.append(&id("over"), &[action(3)], Some("won")).await.unwrap();
    // Over, though a seat was never taken.
    store
        .create(&rails("given up", vec![Occupant::Open]), &(1..=4).map(action).collect::<Vec<_>>())
        .await
        .unwrap();
    store.append(&id("given up"), &[], Some("nobody")).await.unwrap();
    let railways = NewGame { game: "north-american-railways".into(), ..rails("other", vec![bot()]) };
    store.create(&railways, &(1..=5).map(action).collect::<Vec<_>>()).await.unwrap();
    let hidden = NewGame { listed: false, ..rails("hidden", vec![person(1), bot()]) };
    store.create(&hidden, &(1..=6).map(action).collect::<Vec<_>>()).await.unwrap();
}

async fn the_last_changed_comes_first_and_unlisted_games_do_not(site: Site) {
    let store = site.open().await;
    assert_eq!(names(&*store, Filter::default()).await, [""; 0]);
    some_games(&*store).await;
    assert_eq!(names(&*store, Filter::default()).await, ["other", "given up", "over", "running", "open"]);
    // What is listed is what would be loaded, seats and all.
    for game in store.list(&Filter::default()).await.unwrap() {
        assert_eq!(store.load(&game.id).await.unwrap(), Some(game));
    }
}

async fn a_stage_a_game_and_a_key_can_be_asked_for(site: Site) {
    let store = site.open().await;
    some_games(&*store).await;
    let at = |stage| Filter { stage: Some(stage), ..Filter::default() };
    assert_eq!(names(&*store, at(Stage::Open)).await, ["open"]);
    assert_eq!(names(&*store, at(Stage::Running)).await, ["other", "running"]);
    assert_eq!(names(&*store, at(Stage::Over)).await, ["given up", "over"]);

    let of = |game: &str| Filter { game: Some(game.into()), ..Filter::default() };
    assert_eq!(names(&*store, of("north-american-railways")).await, ["other"]);
    assert_eq!(names(&*store, of("whist")).await, [""; 0]);

    let with = |number| Filter { key: Some(key(number)), ..Filter::default() };
    assert_eq!(names(&*store, with(1)).await, ["hidden", "running", "open"]);
    assert_eq!(names(&*store, with(2)).await, ["over", "running"]);
    assert_eq!(names(&*store, with(3)).await, [""; 0]);

    let all = Filter {
        stage: Some(Stage::Running),
        game: Some("american-rails".into()),
        key: Some(key(1)),
        before: Some((Timestamp(1005), id(""))),
        limit: 9,
    };
    assert_eq!(names(&*store, all).await, ["running"]);
}

async fn pages_follow_each_other_without_gaps(site: Site) {
    let store = site.open().await;
    let mut expected = Vec::new();
    for number in 0..25_i64 {
        // Five games at each moment, so that pages end in the middle of one.
        let name = format!("{}{number}", if number % 2 == 0 { "b" } else { "A" });
        let created = Timestamp(number / 5);
        store.create(&NewGame { created, ..new_game(&name) }, &[]).await.unwrap();
        expected.push((-created.0, name));
    }
    expected.sort();

    for limit in [1, 3, 5, 24, 25, 26] {
        let mut found = Vec::new();
        let mut before = None;
        loop {
            let page = store.list(&Filter { before, limit, ..Filter::default() }).await.unwrap();
            let Some(last) = page.last() else { break };
            assert!(page.len() <= limit as usize);
            before = Some((last.updated, last.id.clone()));
            found.extend(page.iter().map(|game| (-game.updated.0, game.id.0.clone())));
        }
        assert_eq!(found, expected, "in pages of {limit}");
    }
    assert_eq!(names(&*store, Filter { limit: 0, ..Filter::default() }).await, [""; 0]);
}

async fn games_that_wait_for_bots_are_found(site: Site) {
    let store = site.open().await;
    some_games(&*store).await;
    // "over" has a bot but is over; "running" has none; "hidden" is hidden from people only.
    let found = store.running_with_bots(None, 10).await.unwrap();
    assert_eq!(found, [id("hidden"), id("other")]);
    assert_eq!(store.running_with_bots(None, 1).await.unwrap(), [id("hidden")]);
    assert_eq!(store.running_with_bots(Some(&id("hidden")), 1).await.unwrap(), [id("other")]);
    assert_eq!(store.running_with_bots(Some(&id("other")), 1).await.unwrap(), []);

    store.seat_bot(&id("open"), 1, "easy", None, None).await.unwrap();
    assert_eq!(store.running_with_bots(None, 10).await.unwrap(), [id("hidden"), id("open"), id("other")]);
}

on_each_database!(
    the_last_changed_comes_first_and_unlisted_games_do_not,
    a_stage_a_game_and_a_key_can_be_asked_for,
    pages_follow_each_other_without_gaps,
    games_that_wait_for_bots_are_found,
);
