//! Two servers with one PostgreSQL database serve the same games.

mod online;

use std::process::Command;
use std::time::{Duration, Instant};

use games::GameName;
use online::{PATIENCE, Player, Served, game_is_over, holds, wait_for};
use reqwest::StatusCode;
use serde_json::Value;
use store::testing::TestDatabase;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_made_on_one_reaches_the_watchers_of_the_other() {
    let database = TestDatabase::create().await;
    let (here, there) = (serve(&database), serve(&database));
    let mut player = Player::sit_down(&here.api, GameName::AmericanRails, 1).await;
    let mut events = there.api.follow(&player.seated.id, 0).await;
    for version in 1..=40 {
        assert!(player.goes_on(&here.api).await);
        assert_eq!(events.next().await, Some(version));
    }

    // Who comes later, or was away, sees all of it too.
    let mut late = there.api.follow(&player.seated.id, 0).await;
    for version in 1..=40 {
        assert_eq!(late.next().await, Some(version));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_taken_on_one_are_known_to_the_other() {
    let database = TestDatabase::create().await;
    let (here, there) = (serve(&database), serve(&database));
    let player = Player::sit_down(&here.api, GameName::AmericanRails, 1).await;
    let id = &player.seated.id;
    assert_eq!(there.api.look(id).await["seats"][1]["bot"], Value::Null);
    for seat in 0..4 {
        here.api.hand_over(&player.seated, seat).await;
    }
    wait_for("a bot's name", async || {
        (there.api.look(id).await["seats"][1]["bot"] == "random").then_some(())
    })
    .await;
    game_is_over(&there.api, id).await;
}

/// Two moves for the same version, sent at the same time through different servers: one lands.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_moves_for_one_version_one_lands() {
    const RACES: usize = 300;
    let database = TestDatabase::create().await;
    let (here, there) = (serve(&database), serve(&database));
    let (mut races, mut won_here, mut seed) = (0, 0, 0);
    while races < RACES {
        let mut player = Player::sit_down(&here.api, GameName::ALL[seed as usize % 2], seed).await;
        seed += 1;
        let id = player.seated.id.clone();
        while let (Some((seat, one)), Some((_, other))) = (player.choose(), player.choose()) {
            let (version, token) = (player.acknowledged.len(), player.seated.tokens[seat].clone());
            let (first, second) = tokio::join!(
                here.api.act(&id, &token, version, &one),
                there.api.act(&id, &token, version, &other)
            );
            let (first, second) = (first.expect("an answer"), second.expect("an answer"));
            match (first.0, second.0) {
                (StatusCode::OK, StatusCode::CONFLICT) => {
                    player.made(seat, one);
                    won_here += 1;
                }
                (StatusCode::CONFLICT, StatusCode::OK) => player.made(seat, other),
                _ => panic!("at version {version}: {first:?} and {second:?}"),
            }
            races += 1;
        }
        // Both tell the same story, and it is the one that was acknowledged.
        let record = player.compare_record(&here.api).await;
        assert_eq!(record["actions"].as_array().map(Vec::len), Some(player.acknowledged.len()));
        assert_eq!(record, player.compare_record(&there.api).await);
        holds(&record);
    }
    assert!((1..races).contains(&won_here), "a race is open: {won_here} of {races} won by one");
}

/// Both servers know the games and would move their bots; each turn is thought about and taken once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_turn_of_a_bot_is_taken_once() {
    let database = TestDatabase::create().await;
    let servers = [serve(&database), serve(&database)];
    let mut ids = Vec::new();
    for seed in 0..16 {
        let game = GameName::ALL[seed as usize % 2].name();
        let [maker, other] = [seed as usize / 2 % 2, 1 - seed as usize / 2 % 2].map(|at| &servers[at].api);
        let id = maker.create(game, &[Some("random"); 4], seed).await.id;
        other.look(&id).await;
        ids.push(id);
    }
    let mut actions = 0;
    for id in &ids {
        let record = game_is_over(&servers[0].api, id).await;
        assert_eq!(record, game_is_over(&servers[1].api, id).await);
        actions += record["actions"].as_array().expect("actions").len() as u64;
    }
    let mut moved = 0;
    for server in &servers {
        moved += server.api.number("railhead_actions_total").await;
        assert!(!server.log().contains("did not land"), "a turn was taken twice: {}", server.log());
    }
    assert_eq!(moved, actions);
}

/// Whatever the dead one acknowledged the other serves, and moves its bots; and a new one joins.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_one_is_killed_the_other_goes_on() {
    let database = TestDatabase::create().await;
    let (doomed, other) = (serve(&database), serve(&database));
    let mut players = Vec::new();
    for seed in 0..10 {
        players.push(Player::sit_down(&doomed.api, GameName::ALL[seed as usize % 2], seed).await);
    }
    // Some of the games are known to the other already, some are not.
    let mut played = other.api.follow(&players[0].seated.id, 0).await;
    let doomed_api = doomed.api.clone();
    let tables = players.into_iter().enumerate().map(|(number, mut player)| {
        let api = doomed_api.clone();
        tokio::spawn(async move {
            // One player stops early, so that there is a game to go on with.
            let most = if number == 0 { 20 } else { usize::MAX };
            while player.acknowledged.len() < most && player.step(&api).await.is_ok() {}
            player
        })
    });
    let tables: Vec<_> = tables.collect();
    for version in 1..=10 {
        assert_eq!(played.next().await, Some(version));
    }
    let mut bots = Vec::new();
    for seed in 0..10 {
        let game = GameName::ALL[seed as usize % 2];
        bots.push(doomed.api.create(game.name(), &[Some("random"); 5], seed).await.id);
    }
    // Those who think take minutes for a game.
    let slow = doomed.api.create("american-rails", &[Some("hard"); 5], 10).await.id;
    let mut watched = other.api.follow(&slow, 0).await;
    assert_eq!(watched.next().await, Some(1));
    doomed.kill();
    assert!(other.api.look(&slow).await["over"] == false, "the bots were too quick");

    let mut players = Vec::new();
    for table in tables {
        let mut player = table.await.expect("nothing wrong is answered");
        player.find_everything(&other.api).await;
        if player.goes_on(&other.api).await {
            players.push(player);
        }
    }
    assert!(!players.is_empty(), "every game was over before the server was killed");
    for id in &bots {
        game_is_over(&other.api, id).await;
    }
    for version in 2..=20 {
        assert_eq!(watched.next().await, Some(version), "slow bots go on, too");
    }

    let again = serve(&database);
    for player in &mut players {
        let version = player.acknowledged.len();
        let mut events = again.api.follow(&player.seated.id, version).await;
        if player.goes_on(&other.api).await {
            assert_eq!(events.next().await, Some(version + 1));
            player.goes_on(&again.api).await;
        }
    }
}

/// After a kill another server moves the dead one's bots within seconds; after a stop the next one does at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_do_not_wait_long_for_a_server_that_is_gone() {
    let database = TestDatabase::create().await;
    let usual = || Served::start(&database.url);
    let (doomed, mut other) = (usual(), usual());
    let mut ids = Vec::new();
    for seed in 0..10 {
        ids.push(doomed.api.create("american-rails", &[Some("hard"); 3], seed).await.id);
    }
    wait_for("moves", async || (doomed.api.number("railhead_actions_total").await > 20).then_some(())).await;
    doomed.kill();
    let begin = Instant::now();
    let mut versions = Vec::new();
    for id in &ids {
        versions.push(other.api.version(id).await);
    }
    let mut waits = Vec::new();
    while waits.len() < ids.len() {
        for (id, version) in ids.iter().zip(&mut versions) {
            if *version != usize::MAX && other.api.version(id).await > *version {
                waits.push(begin.elapsed());
                *version = usize::MAX;
            }
        }
        assert!(begin.elapsed() < PATIENCE, "{} of them go on: {waits:?}", waits.len());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }

    other.tell_to_stop();
    other.ended();
    let next = usual();
    let before = next.api.version(&ids[0]).await;
    wait_for("a bot's move", async || (next.api.version(&ids[0]).await > before).then_some(())).await;
}

/// A server that does not wait long for one that has died, and says what it does.
fn serve(database: &TestDatabase) -> Served {
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--bot-lease", "5", "--look-for-stalled", "2"]);
    Served::run(command.env("RAILHEAD_DATABASE", &database.url).env("RUST_LOG", "info,server=debug"))
}
