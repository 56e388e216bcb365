//! A game goes back to an earlier decision, and the log keeps what was taken back.

use crate::common::{
    AMERICAN_RAILS, Caller, Event, GAMES, House, NAMES, NORTH_AMERICAN_RAILWAYS, Table, eventually, key,
    replay,
};
use reqwest::Method;
use serde_json::{Value, json};
use store::testing::TestDatabase;

/// A table at which one person has every seat, with open money.
async fn around_one_screen(house: &House, game: &str) -> (Caller, Table) {
    let host = house.caller(&key("host"));
    let seats: Vec<Value> = NAMES[..4].iter().map(|name| json!({ "name": name, "mine": true })).collect();
    let options = if game == NORTH_AMERICAN_RAILWAYS { json!({ "money": "open" }) } else { json!({}) };
    let table = host.create(json!({ "game": game, "seats": seats, "seed": 3, "options": options })).await;
    (host, table)
}

/// Plays so many legal actions from the middle of the list, and returns the views from the beginning on.
async fn play(host: &Caller, id: &str, actions: usize) -> Vec<Value> {
    let mut views = vec![host.look(id).await];
    for _ in 0..actions {
        let view = views.last().expect("a beginning");
        let version = view["version"].as_u64().expect("a version");
        let legal = view["actions"].as_array().expect("legal actions");
        let next = host.act(id, version, &legal[legal.len() / 2]).await;
        views.push(next);
    }
    views
}

async fn back(caller: &Caller, id: &str, version: u64, to: u64) -> crate::common::Answer {
    caller.post(&format!("/api/games/{id}/back"), &json!({ "version": version, "to": to })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_back_and_on_and_is_the_same_after_a_restart() {
    let mut house = House::open().await;
    let mut tables = Vec::new();
    for game in GAMES {
        let (host, table) = around_one_screen(&house, game).await;
        let views = play(&host, &table.id, 10).await;
        let mut events = host.events(&table.id, Some(10)).await;
        let view = back(&host, &table.id, 10, 4).await.good();
        assert_eq!(view["version"], 11, "a take-back is an entry");
        assert_eq!(view["state"], views[4]["state"], "and the state is as it was");
        assert_eq!(view["state"]["version"], 4, "which counts the actions that stand");
        assert_eq!(view["actions"], views[4]["actions"]);

        let event = events.next_named("version").await;
        let seat = &views[4]["actor"];
        assert_eq!(
            (event.id, event.data),
            (Some(11), json!({ "version": 11, "seat": seat, "back": 4, "over": false }))
        );

        let other = &view["actions"][1];
        let view = host.act(&table.id, 11, other).await;
        assert_eq!((&view["version"], &view["state"]["version"]), (&json!(12), &json!(5)));
        let record = host.record(&table.id).await.good();
        assert_eq!(record["actions"].as_array().map(Vec::len), Some(5), "a record holds what stands");
        assert_eq!(replay(record.clone()), record);
        back(&host, &table.id, 12, 11).await.good();
        back(&host, &table.id, 13, 0).await.good();
        let view = host.look(&table.id).await;
        assert_eq!(view["state"], views[0]["state"]);
        tables.push((table, view));
    }
    house = house.reopen().await;
    let host = house.caller(&key("host"));
    for (table, view) in tables {
        assert_eq!(host.look(&table.id).await, view);
        let views = play(&host, &table.id, 3).await;
        assert_eq!((&views[3]["version"], &views[3]["state"]["version"]), (&json!(17), &json!(3)));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_strikes_out_what_was_taken_back_and_it_can_be_looked_at() {
    let house = House::open().await;
    let (host, table) = around_one_screen(&house, AMERICAN_RAILS).await;
    play(&host, &table.id, 6).await;
    let page = async |query: &str| {
        let cookie = format!("railhead_key={}", key("host"));
        let request = house.spectator().request(Method::GET, &format!("/games/{}{query}", table.id));
        crate::common::send(request.header("cookie", cookie)).await.text
    };
    let sixth = page("?at=6").await;
    assert!(!page("").await.contains("<del>"));
    back(&host, &table.id, 6, 2).await.good();
    let now = page("").await;
    for version in 1..=7 {
        let item = now.split("<li").find(|item| item.contains(&format!("data-at=\"{version}\"")));
        let item = item.unwrap_or_else(|| panic!("nothing of version {version}"));
        assert_eq!(item.contains("<del>"), (3..=6).contains(&version), "{item}");
    }
    assert!(now.contains("takes back to move 2."), "{now}");
    let heading = |page: &str| {
        page.split("id=\"stage\"").nth(1).map(|rest| rest.split("id=\"decision\"").next().map(str::to_owned))
    };
    assert_eq!(heading(&page("?at=6").await), heading(&sixth), "the board as it was then");

    let update = json!({ "version": 6, "lines": 6 });
    let request =
        house.spectator().request(Method::POST, &format!("/games/{}/update", table.id)).json(&update);
    let update =
        crate::common::send(request.header("cookie", format!("railhead_key={}", key("host")))).await.text;
    assert!(
        update.contains("data-again") && update.contains("<del>"),
        "a page that is there tells its log again"
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_and_nowhere_else_can_be_gone_back_to() {
    let house = House::open().await;
    let (host, table) = around_one_screen(&house, AMERICAN_RAILS).await;
    play(&host, &table.id, 8).await;
    back(&house.spectator(), &table.id, 8, 3).await.refused(403);
    back(&house.caller(&key("stranger")), &table.id, 8, 3).await.refused(403);
    back(&host, &table.id, 7, 3).await.refused(409);
    back(&host, &table.id, 9, 3).await.refused(409);
    for to in [8, 9, 4_000_000_000] {
        back(&host, &table.id, 8, to).await.refused(422);
    }
    back(&host, &table.id, 8, 3).await.good();
    for to in [4, 8, 9] {
        back(&host, &table.id, 9, to).await.refused(422);
    }
    back(&host, &table.id, 9, 3).await.refused(422);
    for body in [
        json!({ "version": 9 }),
        json!({ "version": 9, "to": -1 }),
        json!({ "version": 9, "to": "3" }),
        json!([]),
    ] {
        host.post(&format!("/api/games/{}/back", table.id), &body).await.refused(400);
    }
    host.post("/api/games/nothing/back", &json!({ "version": 1, "to": 0 })).await.refused(404);

    let others = house.table(AMERICAN_RAILS, 3, 5).await;
    let players = house.players(&others);
    let view = house.spectator().look(&others.id).await;
    let actor = &players[view["actor"].as_u64().expect("an actor") as usize];
    let action = actor.look(&others.id).await["actions"][0].clone();
    actor.act(&others.id, 0, &action).await;
    let refused = back(actor, &others.id, 1, 0).await.refused(403);
    assert_eq!(refused["rule"], "G-1");

    let record = crate::common::recorded_games().into_iter().find(|record| record["game"] == AMERICAN_RAILS);
    let over = house.spectator().post("/api/games/import", &record.expect("a recorded game")).await.good();
    back(&host, over["id"].as_str().expect("an id"), 0, 0).await.refused(409);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_alone_against_bots_can_take_back_and_the_bots_play_on() {
    let house = House::open().await;
    let bot = || json!({ "bot": "easy" });
    let order =
        json!({ "game": AMERICAN_RAILS, "seats": [{ "name": "Ann" }, bot(), bot(), bot()], "seed": 4 });
    let table = house.spectator().create(order).await;
    let ann = house.caller(table.tokens[0].as_deref().expect("a token"));
    let turn = async || {
        eventually("Ann's decision", async || {
            let view = ann.look(&table.id).await;
            (view["actor"] == 0).then_some(view)
        })
        .await
    };
    let first = turn().await;
    let decided_at = first["version"].as_u64().expect("a version");
    ann.act(
        &table.id,
        decided_at,
        first["actions"].as_array().and_then(|all| all.last()).expect("an action"),
    )
    .await;
    let second = turn().await;
    let version = second["version"].as_u64().expect("a version");
    if let Some(bots) = (decided_at + 1..version).next() {
        back(&ann, &table.id, version, bots).await.refused(422);
    }
    let again = back(&ann, &table.id, version, decided_at).await.good();
    assert_eq!(again["state"], first["state"]);
    ann.act(&table.id, version + 1, &again["actions"][0]).await;
    let third = turn().await;
    assert!(third["version"].as_u64() > Some(version + 1));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_take_back_and_a_move_for_one_version_exactly_one_lands() {
    let house = House::open().await;
    let (host, table) = around_one_screen(&house, AMERICAN_RAILS).await;
    let mut view = play(&host, &table.id, 3).await.pop().expect("a view");
    for _ in 0..60 {
        let version = view["version"].as_u64().expect("a version");
        let action = view["actions"][0].clone();
        let (moved, gone_back) = tokio::join!(
            host.try_actions(&table.id, version, std::slice::from_ref(&action)),
            back(&host, &table.id, version, 1),
        );
        match (moved.status.as_u16(), gone_back.status.as_u16()) {
            (200, 409 | 422) | (409, 200) => {}
            statuses => panic!("{statuses:?} at version {version}"),
        }
        view = host.look(&table.id).await;
        assert_eq!(view["version"], version + 1);
    }
    house.close().await;
}

/// Every entry of a game's log from its beginning, as a server tells its watchers.
async fn log(caller: &Caller, id: &str, version: u64) -> Vec<Event> {
    let mut events = caller.events(id, Some(0)).await;
    let mut log = Vec::new();
    for _ in 0..version {
        log.push(events.next_named("version").await);
    }
    log
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_take_back_and_a_move_through_two_servers_exactly_one_lands() {
    let database = TestDatabase::create().await;
    let open = async || House::open_with(|config| config.database.clone_from(&database.url)).await;
    let (here, there) = (open().await, open().await);
    for game in GAMES {
        let (host, table) = around_one_screen(&here, game).await;
        let (id, elsewhere) = (&table.id, there.caller(&key("host")));
        let mut taken_back = Vec::new();
        for race in 0..40 {
            // There is something to take back.
            let view = play(&host, id, 2).await.pop().expect("a view");
            let (version, action) =
                (view["version"].as_u64().expect("a version"), view["actions"][0].clone());
            let actions = std::slice::from_ref(&action);
            let (mover, taker) = if race % 2 == 0 { (&host, &elsewhere) } else { (&elsewhere, &host) };
            let (moved, gone_back) =
                tokio::join!(mover.try_actions(id, version, actions), back(taker, id, version, 1));
            match (moved.status.as_u16(), gone_back.status.as_u16()) {
                (200, 409) => {}
                (409, 200) => taken_back.push(version + 1),
                statuses => panic!("{statuses:?} at version {version}"),
            }
            for caller in [&host, &elsewhere] {
                let now = eventually("the word of the other server", async || {
                    Some(caller.look(id).await).filter(|view| view["version"].as_u64() > Some(version))
                })
                .await;
                assert_eq!(now["version"], version + 1, "one has landed");
            }
            // The next race begins where this one did, so that the game does not come to its end.
            if !taken_back.contains(&(version + 1)) {
                back(&host, id, version + 1, 1).await.good();
                taken_back.push(version + 2);
            }
        }
        let version = *taken_back.last().expect("races");
        let told = log(&host, id, version).await;
        assert_eq!(told, log(&elsewhere, id, version).await);
        assert_eq!(host.look(id).await, elsewhere.look(id).await);
        let backs: Vec<u64> =
            told.iter().filter(|event| event.data["back"] == 1).filter_map(|event| event.id).collect();
        assert_eq!(backs, taken_back, "what was acknowledged is what is told");
        assert_eq!(host.record(id).await.good(), elsewhere.record(id).await.good());
    }
    here.close().await;
    there.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_bot_thinks_of_while_its_turn_is_taken_back_does_not_land() {
    let house = House::open().await;
    let bot = || json!({ "bot": "expert" });
    let seats = json!([{ "name": "Ann" }, bot(), bot(), bot()]);
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "seed": 4, "banker": 0 });
    let table = house.spectator().create(order).await;
    let (id, ann) = (&table.id, house.caller(table.tokens[0].as_deref().expect("a token")));
    let thinking = async || {
        let metrics = house.spectator().get("/metrics").await.text;
        metrics.lines().any(|line| line == "railhead_bots_thinking 1")
    };
    let first = ann.look(id).await;
    // At once, and after the thought that came too late.
    for at_once in [true, false] {
        let mut view = ann.look(id).await;
        while view["actor"] == 0 {
            let (version, actions) = (view["version"].as_u64(), view["actions"].as_array());
            let action = actions.and_then(|all| all.first()).expect("an action");
            view = ann.act(id, version.expect("a version"), action).await;
        }
        let again = eventually("a take-back", async || {
            let view = ann.look(id).await;
            let thought_about = thinking().await && view["actor"] != 0;
            if !thought_about {
                return None;
            }
            let answer = back(&ann, id, view["version"].as_u64().expect("a version"), 0).await;
            // The bot may have been quicker; then the next one thinks.
            if answer.status == 409 { None } else { Some(answer.good()) }
        })
        .await;
        assert_eq!(again["state"], first["state"]);
        let version = again["version"].as_u64().expect("a version");
        if !at_once {
            eventually("the end of the thought", async || (!thinking().await).then_some(())).await;
        }
        let action = &again["actions"][1];
        let next = ann.act(id, version, action).await;
        assert_eq!(next["version"], version + 1, "nothing lies on top of what was taken back");
    }
    let mut view = ann.look(id).await;
    while view["actor"] == 0 {
        view = ann.act(id, view["version"].as_u64().expect("a version"), &view["actions"][0]).await;
    }
    let version = view["version"].as_u64().expect("a version");
    eventually("a bot's move", async || {
        (ann.look(id).await["version"].as_u64() > Some(version)).then_some(())
    })
    .await;
    let record = ann.record(id).await.good();
    assert_eq!(replay(record.clone()), record, "the game goes on");
    house.close().await;
}
