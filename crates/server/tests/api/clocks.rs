//! Clocks: what is shown of them, and what happens when somebody's time has run out.

use std::time::Duration;

use serde_json::{Value, json};
use server::Clock;

use store::testing::TestDatabase;

use crate::common::{AMERICAN_RAILS, Caller, House, NAMES, eventually, key, send};

const MINUTE: Duration = Duration::from_mins(1);

/// A house and its clock.
async fn house() -> (House, Clock) {
    let clock = Clock::by_hand();
    let house = House::open_with(|config| config.clock = clock.clone()).await;
    (house, clock)
}

/// A table of three people with a clock; the first is to decide.
async fn table(house: &House, clock: Value) -> (Vec<Caller>, String) {
    let seats: Vec<Value> = NAMES[..3].iter().map(|name| json!({ "name": name })).collect();
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 0, "clock": clock });
    let table = house.spectator().create(order).await;
    (house.players(&table), table.id)
}

/// The player whose decision it is does the first thing that is possible.
async fn play(players: &[Caller], id: &str) -> Value {
    let view = players[0].look(id).await;
    let actor = view["actor"].as_u64().expect("somebody decides") as usize;
    let view = players[actor].look(id).await;
    let version = view["version"].as_u64().expect("a version");
    players[actor].act(id, version, &view["actions"][0]).await
}

/// The entries of the log that say that time has run out.
async fn timeouts(house: &House, id: &str) -> Vec<Value> {
    let stored = format!("sqlite:{}", house.database().display());
    let copy = house.database().with_extension("copy");
    store::backup(&stored, &copy).await.expect("a copy");
    let store = store::open(&format!("sqlite:{}", copy.display())).await.expect("it opens");
    let entries = store.entries(&store::GameId(id.to_owned()), 0).await.expect("it can be read");
    store.close().await;
    std::fs::remove_file(&copy).expect("the copy goes");
    let incident = |entry: &store::StoredEntry| {
        let value: Value = serde_json::from_str(&entry.text).expect("JSON");
        (value["incident"] == "out-of-time").then(|| json!(entry.seat))
    };
    entries.iter().filter_map(incident).collect()
}

async fn until_late(caller: &Caller, id: &str, seat: u64) -> Value {
    eventually("the end of the time", async || {
        let view = caller.look(id).await;
        (view["clock"]["late"] == seat).then_some(view)
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_is_chosen_shown_and_counts() {
    let (house, clock) = house().await;
    let (players, id) = table(&house, json!("brisk")).await;
    let view = players[0].look(&id).await;
    let shown = &view["clock"];
    assert_eq!(shown["name"], "brisk");
    assert_eq!((&shown["initial"], &shown["timeout"]), (&json!(300), &json!("others")));
    assert_eq!((&shown["running"], &shown["paused"]), (&json!(0), &json!(false)));
    assert_eq!(shown["left"], json!([300_000, 300_000, 300_000]));

    // A minute passes, of which three seconds are free.
    clock.advance(MINUTE);
    let view = players[1].look(&id).await;
    assert_eq!(view["clock"]["left"], json!([300_000 - 57_000, 300_000, 300_000]));
    let now = clock.now().0;
    assert_eq!(view["clock"]["deadline"], json!(now + 243_000));
    let listed = house.spectator().get("/api/games").await.good();
    assert_eq!(
        (&listed["games"][0]["clock"], &listed["games"][0]["deadline"]),
        (&json!("brisk"), &json!(now + 243_000))
    );

    // To offer a share and to bid for it is one decision of the banker: then the next one's time runs.
    let view = play(&players, &id).await;
    assert_eq!((&view["actor"], &view["clock"]["running"]), (&json!(0), &json!(0)));
    clock.advance(MINUTE);
    let view = play(&players, &id).await;
    assert_eq!((&view["actor"], &view["clock"]["running"]), (&json!(1), &json!(1)));
    assert_eq!(view["clock"]["left"], json!([300_000 - 57_000 - 60_000 + 15_000, 300_000, 300_000]));
    let house = house.reopen().await;
    let again = house.spectator().look(&id).await;
    assert_eq!(again["clock"]["left"], view["clock"]["left"], "a restart changes nothing");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_could_play_by_is_refused_with_a_sentence() {
    let (house, _) = house().await;
    let seats = json!([{ "open": true }, { "open": true }, { "open": true }]);
    for (clock, says) in [
        (json!("hasty"), "no clock called"),
        (json!(5), "cannot be read"),
        (json!({ "initial": 5 }), "ten seconds"),
        (json!({}), "ten seconds"),
        (json!({ "preset": "brisk", "speed": 2 }), "speed"),
        (json!({ "preset": "brisk", "cap": 10 }), "at least the time"),
        (json!({ "initial": -60 }), "cannot be read"),
        (
            json!({ "preset": "day", "hours": { "zone": "Nowhere", "from": "08:00", "to": "22:00" } }),
            "time zone",
        ),
        (
            json!({ "preset": "day", "hours": { "zone": "Europe/Paris", "from": "8", "to": "22:00" } }),
            "08:00",
        ),
        (json!({ "preset": "day", "timeout": "explode" }), "explode"),
    ] {
        let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "clock": clock });
        let refused = house.spectator().post("/api/games", &order).await.refused(400);
        let sentence = refused["error"].as_str().expect("a sentence");
        assert!(sentence.contains(says), "{clock}: {sentence}");
    }
    let plain = house.spectator().create(json!({ "game": AMERICAN_RAILS, "seats": seats })).await;
    assert_eq!(house.spectator().look(&plain.id).await["clock"], Value::Null);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_time_runs_before_the_last_seat_is_taken() {
    let (house, clock) = house().await;
    let seats = json!([{ "name": "Ann", "mine": true }, { "open": true }, { "bot": "random" }]);
    let ann = house.caller(&key("Ann"));
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 0,
        "clock": { "preset": "brisk", "timeout": "bot" } });
    let id = ann.create(order).await.id;
    clock.advance(60 * MINUTE);
    let view = ann.look(&id).await;
    assert_eq!((&view["clock"]["running"], &view["clock"]["left"][0]), (&Value::Null, &json!(300_000)));
    let bob = house.caller(&key("Bob"));
    bob.post(&format!("/api/games/{id}/seats"), &json!({ "name": "Bob" })).await.good();
    let view = ann.look(&id).await;
    assert_eq!((&view["clock"]["running"], &view["clock"]["left"][0]), (&json!(0), &json!(300_000)));
    clock.advance(6 * MINUTE);
    eventually("a bot's answer", async || (ann.look(&id).await["actor"] != 0).then_some(())).await;
    assert_eq!(timeouts(&house, &id).await, [json!(0)]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_but_a_red_clock_if_the_table_has_chosen_so() {
    let (house, clock) = house().await;
    let (players, id) = table(&house, json!({ "preset": "brisk", "timeout": "nothing" })).await;
    clock.advance(6 * MINUTE);
    let view = until_late(&players[1], &id, 0).await;
    assert_eq!((&view["actor"], &view["clock"]["left"][0]), (&json!(0), &json!(0)));
    let late = format!("/api/games/{id}/seats/0/late");
    players[1].post(&late, &json!({ "how": "decision" })).await.refused(409);
    clock.advance(600 * MINUTE);
    // Whoever is late can still decide, and gets time for it.
    play(&players, &id).await;
    let view = play(&players, &id).await;
    assert_eq!(view["clock"]["left"][0], json!(15_000));
    assert_eq!(timeouts(&house, &id).await, [json!(0)], "it is noted once for a decision");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_may_have_a_bot_play_the_decision() {
    let (house, clock) = house().await;
    let (players, id) = table(&house, json!("brisk")).await;
    let late = format!("/api/games/{id}/seats/0/late");
    players[1].post(&late, &json!({ "how": "decision" })).await.refused(409);
    clock.advance(6 * MINUTE);
    until_late(&players[1], &id, 0).await;
    house.spectator().post(&late, &json!({ "how": "decision" })).await.refused(403);
    players[1].post(&late, &json!({ "how": "perhaps" })).await.refused(400);
    players[1]
        .post(&format!("/api/games/{id}/seats/1/late"), &json!({ "how": "decision" }))
        .await
        .refused(409);
    players[1].post(&format!("/api/games/{id}/seats/9/late"), &json!({ "how": "seat" })).await.refused(409);
    let view = players[1].post(&late, &json!({ "how": "decision" })).await.good();
    assert_ne!(view["actor"], 0, "a bot has played the whole decision");
    assert_eq!(view["seats"][0]["bot"], Value::Null, "and the seat is still Ann's");
    assert_eq!(view["clock"]["late"], Value::Null);
    players[1].post(&late, &json!({ "how": "decision" })).await.refused(409);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_may_let_a_bot_take_the_seat_and_its_player_takes_it_back() {
    let (house, clock) = house().await;
    let (players, id) = table(&house, json!("brisk")).await;
    // Ann looks at the table all the time, and does not decide.
    let _here = players[0].events(&id, None).await;
    clock.advance(6 * MINUTE);
    until_late(&players[1], &id, 0).await;
    let view =
        players[1].post(&format!("/api/games/{id}/seats/0/late"), &json!({ "how": "seat" })).await.good();
    assert_eq!((&view["seats"][0]["bot"], &view["seats"][0]["owner"]), (&json!("medium"), &json!("Ann")));
    eventually("a bot's answer", async || (players[1].look(&id).await["actor"] != 0).then_some(())).await;
    let back = players[0].request(reqwest::Method::DELETE, &format!("/api/games/{id}/seats/0/bot"));
    let view = send(back).await.good();
    assert_eq!(view["seats"][0]["yours"], true);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_at_once_if_the_table_has_chosen_so() {
    let (house, clock) = house().await;
    let (players, id) = table(&house, json!({ "preset": "day", "timeout": "bot" })).await;
    for day in 1..=6 {
        let before = players[0].look(&id).await;
        clock.advance(23 * 60 * MINUTE);
        assert_eq!(players[0].look(&id).await["version"], before["version"], "there is an hour left");
        clock.advance(61 * MINUTE);
        eventually("a bot's answer", async || {
            let view = players[0].look(&id).await;
            (view["actor"] != before["actor"]).then_some(())
        })
        .await;
        assert_eq!(timeouts(&house, &id).await.len(), day);
    }
    let view = players[0].look(&id).await;
    assert!(view["seats"].as_array().expect("seats").iter().all(|seat| seat["bot"].is_null()));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_that_passed_while_no_server_lived_is_given_back() {
    let clock = Clock::by_hand();
    let house = House::open_with(|config| {
        config.clock = clock.clone();
        config.outage_after = 10 * MINUTE;
    })
    .await;
    let (players, id) = table(&house, json!({ "preset": "brisk", "timeout": "bot" })).await;
    let before = players[0].look(&id).await;
    drop(players);
    let stopped = house.reopen_after(|| clock.advance(60 * MINUTE)).await;
    let view = stopped.spectator().look(&id).await;
    assert_eq!(view["clock"]["left"], before["clock"]["left"]);
    assert_eq!(view["clock"]["deadline"], json!(before["clock"]["deadline"].as_i64().unwrap() + 3_600_000));
    // While the server lives, time runs.
    clock.advance(4 * MINUTE);
    let later = stopped.spectator().look(&id).await;
    assert_eq!((&later["version"], &later["clock"]["left"][0]), (&view["version"], &json!(63_000)));
    clock.advance(2 * MINUTE);
    eventually("a bot's answer", async || {
        (stopped.spectator().look(&id).await["actor"] != view["actor"]).then_some(())
    })
    .await;
    stopped.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_that_passes_during_a_short_restart_is_acted_on() {
    let (house, clock) = house().await;
    let (_, id) = table(&house, json!({ "preset": "brisk", "timeout": "bot" })).await;
    let house = house.reopen_after(|| clock.advance(6 * MINUTE)).await;
    eventually("a bot's answer", async || (house.spectator().look(&id).await["actor"] != 0).then_some(()))
        .await;
    assert_eq!(timeouts(&house, &id).await, [json!(0)]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_one_acts_on_each_deadline() {
    let database = TestDatabase::create().await;
    let clock = Clock::by_hand();
    let open = || {
        House::open_with(|config| {
            config.database.clone_from(&database.url);
            config.clock = clock.clone();
        })
    };
    let [here, there] = [open().await, open().await];
    let mut ids = Vec::new();
    for house in [&here, &there] {
        for _ in 0..10 {
            ids.push(table(house, json!({ "preset": "brisk", "timeout": "bot" })).await.1);
        }
    }
    // Both know all of them.
    for house in [&here, &there] {
        for id in &ids {
            house.spectator().look(id).await;
        }
    }
    for round in 1..=3 {
        clock.advance(12 * MINUTE);
        for id in &ids {
            for house in [&here, &there] {
                eventually("a bot's answer", async || {
                    let store = store::open(&database.url).await.expect("the games");
                    let entries = store.entries(&store::GameId(id.clone()), 0).await.expect("entries");
                    store.close().await;
                    let late = entries.iter().filter(|entry| entry.text.contains("out-of-time")).count();
                    assert!(late <= round, "{id} was acted on twice: {entries:?}");
                    let view = house.spectator().look(id).await;
                    (late == round && view["clock"]["late"].is_null()).then_some(())
                })
                .await;
            }
        }
    }
    for house in [here, there] {
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_at_one_server_as_it_began_at_the_other() {
    let database = TestDatabase::create().await;
    let clock = Clock::by_hand();
    let open = || {
        House::open_with(|config| {
            config.database.clone_from(&database.url);
            config.clock = clock.clone();
        })
    };
    let [here, there] = [open().await, open().await];
    let seats = json!([{ "name": "Ann", "mine": true }, { "open": true }, { "bot": "random" }]);
    let (ann, bob) = (here.caller(&key("Ann")), there.caller(&key("Bob")));
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 0, "clock": "brisk" });
    let id = ann.create(order).await.id;
    clock.advance(MINUTE);
    bob.post(&format!("/api/games/{id}/seats"), &json!({ "name": "Bob" })).await.good();
    clock.advance(MINUTE);
    let view = eventually("word of Bob", async || {
        let view = ann.look(&id).await;
        (view["begun"] == true).then_some(view)
    })
    .await;
    assert_eq!(view["clock"]["left"][0], json!(243_000));
    assert_eq!(bob.look(&id).await["clock"], view["clock"]);
    play(std::slice::from_ref(&ann), &id).await;
    let there_too = eventually("her move", async || {
        let view = bob.look(&id).await;
        (view["version"] == 1).then_some(view)
    })
    .await;
    assert_eq!(there_too["clock"], ann.look(&id).await["clock"]);
    for house in [here, there] {
        house.close().await;
    }
}

/// A page as somebody sees it who holds a key.
async fn page(caller: &Caller, who: &str, path: &str) -> String {
    let request =
        caller.request(reqwest::Method::GET, path).header("cookie", format!("railhead_key={}", key(who)));
    let answer = send(request).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.text
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_chooses_a_clock_on_the_page_and_everybody_reads_it_before_they_sit_down() {
    let (house, _) = house().await;
    let nobody = house.spectator();
    let set_up = async |fields: &str| {
        let form = format!("game={AMERICAN_RAILS}&name=Ann&seat-0=me&seat-1=open&seat-2=open&{fields}");
        let request = nobody
            .request(reqwest::Method::POST, "/games")
            .header("cookie", format!("railhead_key={}", key("Ann")))
            .header("content-type", "application/x-www-form-urlencoded")
            .header("accept-language", "de")
            .header("origin", &house.base)
            .body(form);
        send(request).await
    };
    let own = "clock=custom&clock-initial=2&clock-initial-unit=3600&clock-increment=90&clock-increment-unit=1\
               &clock-cap=3&clock-cap-unit=3600&clock-grace=&clock-timeout=bot\
               &clock-from=08%3A00&clock-to=22%3A30&clock-zone=Europe%2FParis";
    set_up(own).await;
    let listed = nobody.get("/api/games").await.good();
    let id = listed["games"][0]["id"].as_str().expect("a table");
    let chosen = &nobody.look(id).await["clock"];
    assert_eq!(
        [&chosen["initial"], &chosen["increment"], &chosen["cap"], &chosen["grace"]],
        [&json!(7200), &json!(90), &json!(10_800), &json!(0)]
    );
    assert_eq!((&chosen["name"], &chosen["timeout"]), (&json!("custom"), &json!("bot")));
    assert_eq!(chosen["hours"], json!({ "zone": "Europe/Paris", "from": "08:00", "to": "22:30" }));
    let room = page(&nobody, "Bob", &format!("/games/{id}")).await;
    assert!(room.contains("Everybody begins with 2 h. Each decision brings 90 s more, up to 3 h."), "{room}");
    assert!(page(&nobody, "Bob", "/").await.contains("Own times"), "the lobby names it");

    let wrong = set_up("clock=day&clock-from=08%3A00&clock-to=09%3A00&clock-zone=Atlantis").await;
    assert_eq!(wrong.status, 400);
    assert!(wrong.text.contains("Zeitzone"), "{wrong:?}");
    let wrong = set_up("clock=custom&clock-initial=many").await;
    assert_eq!(wrong.status, 400);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_show_the_clock_of_each_person_and_offer_what_can_be_done_about_a_late_one() {
    let (house, clock) = house().await;
    let seats = json!([{ "name": "Ann", "mine": true }, { "name": "Bob" }, { "bot": "random" }]);
    let ann = house.caller(&key("Ann"));
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "banker": 1, "clock": "brisk" });
    let id = ann.create(order).await.id;
    let nobody = house.spectator();
    let address = format!("/games/{id}");
    let shown = page(&nobody, "Ann", &address).await;
    // Two people beside their names, and whoever decides in the bar.
    assert_eq!(shown.matches("role=\"timer\"").count(), 3, "{shown}");
    assert_eq!(shown.matches("data-ticks").count(), 2);
    assert!(!shown.contains("late-decision"));
    clock.advance(6 * MINUTE);
    until_late(&ann, &id, 1).await;
    assert!(page(&nobody, "Ann", &address).await.contains("late-decision"));
    assert!(!page(&nobody, "Eve", &address).await.contains("late-decision"), "she only watches");
    let act = nobody
        .request(reqwest::Method::POST, &format!("{address}/late"))
        .header("cookie", format!("railhead_key={}", key("Ann")))
        .header("content-type", "application/x-www-form-urlencoded")
        .header("origin", &house.base)
        .body("seat=1&how=decision");
    send(act).await;
    assert_ne!(ann.look(&id).await["actor"], 1);
    house.close().await;
}
