use store::{Filter, GameStatus, NewGame, Occupant, Stage, Store, Timestamp};

use crate::site::{
    Site, bot, entry, going_on, id, key, new_game, on_each_database, on_postgres, over, person,
};

async fn names(store: &dyn Store, filter: Filter) -> Vec<String> {
    store.list(&filter).await.unwrap().into_iter().map(|game| game.id.0).collect()
}

/// Listed and not, at every stage, of both kinds.
async fn some_games(store: &dyn Store) {
    let rails = |name, seats| NewGame { seats, ..new_game(name) };
    store.create(&rails("open", vec![person(1), Occupant::Open]), &[]).await.unwrap();
    store.create(&rails("running", vec![person(1), person(2)]), &[entry(1)]).await.unwrap();
    store.create(&rails("over", vec![person(2), bot()]), &[entry(1), entry(2)]).await.unwrap();
    store.append(&id("over"), &[entry(3)], &over("won")).await.unwrap();
    // Over, though a seat was never taken.
    let given_up = NewGame { status: over("nobody"), ..rails("given up", vec![Occupant::Open]) };
    store.create(&given_up, &(1..=4).map(entry).collect::<Vec<_>>()).await.unwrap();
    let railways = NewGame { game: "north-american-railways".into(), ..rails("other", vec![bot()]) };
    store.create(&railways, &(1..=5).map(entry).collect::<Vec<_>>()).await.unwrap();
    let hidden = NewGame { listed: false, ..rails("hidden", vec![person(1), bot()]) };
    store.create(&hidden, &(1..=6).map(entry).collect::<Vec<_>>()).await.unwrap();
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

async fn games_that_wait_for_a_bot_are_found(site: Site) {
    let store = site.open().await;
    some_games(&*store).await;
    // In "hidden" a person has to decide; "over" is over; "running" has no bot.
    assert_eq!(store.waiting_for_bots(None, 10).await.unwrap(), [id("other")]);
    let bot_decides = GameStatus { to_move: Some(1), ..going_on() };
    store.append(&id("hidden"), &[entry(7)], &bot_decides).await.unwrap();
    assert_eq!(store.waiting_for_bots(None, 10).await.unwrap(), [id("hidden"), id("other")]);
    assert_eq!(store.waiting_for_bots(None, 1).await.unwrap(), [id("hidden")]);
    assert_eq!(store.waiting_for_bots(Some(&id("hidden")), 1).await.unwrap(), [id("other")]);
    assert_eq!(store.waiting_for_bots(Some(&id("other")), 1).await.unwrap(), []);

    // A bot sits down where somebody has to decide, and its owner takes the seat back.
    store.seat_bot(&id("running"), 0, "easy", Some(key(1)), None).await.unwrap();
    store.append(&id("other"), &[entry(6)], &over("won")).await.unwrap();
    assert_eq!(store.waiting_for_bots(None, 10).await.unwrap(), [id("hidden"), id("running")]);
    store.take_back_seat(&id("running"), 0, key(1)).await.unwrap();
    assert_eq!(store.waiting_for_bots(None, 10).await.unwrap(), [id("hidden")]);

    // A game begins with the last seat that is taken.
    let open = NewGame { seats: vec![bot(), Occupant::Open], ..new_game("waiting") };
    store.create(&open, &[]).await.unwrap();
    assert_eq!(store.waiting_for_bots(None, 10).await.unwrap(), [id("hidden")]);
    store.seat_bot(&id("waiting"), 1, "easy", None, None).await.unwrap();
    assert_eq!(store.waiting_for_bots(None, 10).await.unwrap(), [id("hidden"), id("waiting")]);
}

async fn each_list_has_its_index(site: Site) {
    let store = site.open().await;
    some_games(&*store).await;
    let indexes = [
        ("all", "listed_by_change"),
        ("a stage", "listed_by_stage"),
        ("mine", "seats_by_key"),
        ("mine", "seats_by_owner"),
        ("waiting", "games_for_bots"),
        ("unsure", "games_unsure"),
        ("jobs", "jobs_by_due"),
        ("hosted", "games_by_host"),
        ("own talk", "talk_by_key"),
        ("own talk", "talk_by_game"),
        ("own notes", "notes_by_key"),
        ("own games", "games_by_host"),
        ("own lessons", "lessons"),
        ("own orders", "orders_by_key"),
    ];
    let plans = store.plans().await.unwrap();
    for (name, index) in indexes {
        let (_, plan) = plans.iter().find(|(asked, _)| *asked == name).expect("it is asked for");
        assert!(plan.contains(index), "{name} does not use {index}:\n{plan}");
        let whole_table = [
            "Seq Scan on games",
            "SCAN games\n",
            "Seq Scan on talk",
            "SCAN talk\n",
            "Seq Scan on notes",
            "Seq Scan on lessons",
            "SCAN lessons\n",
        ];
        assert!(!whole_table.iter().any(|scan| plan.contains(scan)), "{name} reads a whole table:\n{plan}");
    }
}

on_each_database!(
    the_last_changed_comes_first_and_unlisted_games_do_not,
    a_stage_a_game_and_a_key_can_be_asked_for,
    pages_follow_each_other_without_gaps,
    games_that_wait_for_a_bot_are_found,
    each_list_has_its_index,
);
