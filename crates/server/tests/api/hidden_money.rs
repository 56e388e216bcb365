//! Hidden money never leaves the server (N-39).

use crate::common::{AMERICAN_RAILS, Caller, GAMES, House, NORTH_AMERICAN_RAILWAYS, Player, key};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_shown_anothers_money_in_a_whole_game() {
    let house = House::open().await;
    for players in 3..=5 {
        watch_a_whole_game(&house, players).await;
    }
    house.close().await;
}

async fn watch_a_whole_game(house: &House, players: usize) {
    let table = house.table(NORTH_AMERICAN_RAILWAYS, players, 70).await;
    let mut player = Player::new(house, &table, 70);
    let outsiders = [house.spectator(), house.caller(&key("a stranger"))];
    let mut streams = Vec::new();
    for caller in player.seats.iter().chain(&outsiders) {
        streams.push(caller.events(&table.id, Some(0)).await);
    }
    let mut previewed_the_end = false;
    loop {
        let view = player.turn().await;
        let Some(actor) = view["actor"].as_u64() else { break };
        check_looks(&player, &outsiders).await;
        check_the_list(&table.id, &outsiders[0]).await;
        let version = view["version"].as_u64().expect("a version");
        let action = player.choose(&view);
        previewed_the_end |= check_previews(&player, actor as usize, version, &action).await;
        let after = player.seats[actor as usize].act(&table.id, version, &action).await;
        if after["over"] == false {
            check_cash(&after, Some(actor as usize));
        }
    }
    assert!(previewed_the_end, "the last move was looked at before it was made");

    let end = outsiders[0].look(&table.id).await;
    let cash = end["state"]["cash"].as_array().expect("cash");
    assert!(cash.iter().all(Value::is_number), "at the end everything is shown: {end}");
    assert_eq!(&end["result"]["cash"], &end["state"]["cash"]);
    for caller in &player.seats {
        assert_eq!(caller.look(&table.id).await["state"], end["state"]);
    }
    assert_eq!(outsiders[0].record(&table.id).await.good()["result"], end["result"]);
    for stream in &mut streams {
        for version in 1..=end["version"].as_u64().expect("a version") {
            let event = stream.next_named("version").await;
            assert_eq!(event.id, Some(version));
            let fields: Vec<&String> = event.data.as_object().expect("an object").keys().collect();
            assert_eq!(fields, ["version", "seat", "action", "over"], "nothing but what everybody saw");
        }
    }
}

/// Everybody sees the same but their own cash, and their own choices.
async fn check_looks(player: &Player, outsiders: &[Caller]) {
    let public = outsiders[0].look(&player.id).await;
    check_cash(&public, None);
    assert_eq!(outsiders[1].look(&player.id).await, public);
    for (seat, caller) in player.seats.iter().enumerate() {
        let mut seen = caller.look(&player.id).await;
        check_cash(&seen, Some(seat));
        caller.record(&player.id).await.refused(403);
        seen["state"]["cash"][seat] = Value::Null;
        assert_eq!(seen["state"], public["state"], "nothing else differs for seat {seat}");
        assert_eq!(seen["actions"] == json!([]), public["actor"] != seat);
        assert_eq!(seen["result"], Value::Null);
    }
    outsiders[0].record(&player.id).await.refused(403);
}

/// Nobody but who has to decide is told anything, and what they are told is of their own money.
async fn check_hints(player: &Player, outsiders: &[Caller], actor: usize) {
    let path = format!("/api/games/{}/hint", player.id);
    for (seat, caller) in player.seats.iter().enumerate() {
        let answer = caller.get(&path).await;
        caller.get(&format!("/api/games/{}/analysis", player.id)).await.refused(409);
        if seat != actor {
            answer.refused(403);
            continue;
        }
        let told = answer.good();
        for hint in told["hints"].as_array().expect("hints") {
            let fields: Vec<&String> = hint.as_object().expect("an object").keys().collect();
            assert_eq!(fields, ["actions", "win_share", "cash", "words", "reason"], "nothing by seat");
        }
    }
    for caller in outsiders {
        caller.get(&path).await.refused(403);
        caller.get(&format!("/api/games/{}/analysis", player.id)).await.refused(409);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_tell_nothing_of_anothers_money() {
    let house = House::open().await;
    let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "Cyd" }]);
    let order = json!({ "game": NORTH_AMERICAN_RAILWAYS, "seats": seats, "seed": 71, "hints": true });
    let table = house.spectator().create(order).await;
    let mut player = Player::new(&house, &table, 71);
    let outsiders = [house.spectator(), house.caller(&key("a stranger"))];
    for step in 0..40 {
        let view = player.turn().await;
        let Some(actor) = view["actor"].as_u64() else { break };
        if step % 8 == 0 {
            check_hints(&player, &outsiders, actor as usize).await;
        }
        player.step(&view).await;
    }
    house.close().await;
}

async fn check_the_list(id: &str, caller: &Caller) {
    let page = caller.get("/api/games?game=north-american-railways").await.good();
    let listed = page["games"].as_array().expect("games").iter().find(|game| game["id"] == id);
    let fields =
        |listed: &Value| -> Vec<String> { listed.as_object().expect("an object").keys().cloned().collect() };
    let listed = listed.expect("it is listed");
    let known = ["id", "game", "stage", "version", "to_move", "seats", "progress", "created", "updated"];
    assert_eq!(fields(listed), known);
    assert_eq!(
        fields(&listed["progress"]),
        ["number", "percent"],
        "turn and shares sold, which everybody sees"
    );
}

/// Whatever one tries, nobody else's cash shows; returns whether the action would end the game.
async fn check_previews(player: &Player, actor: usize, version: u64, action: &Value) -> bool {
    let nothing = [];
    for (seat, caller) in player.seats.iter().enumerate() {
        check_cash(&caller.preview(&player.id, version, &nothing).await, Some(seat));
    }
    let plan = std::slice::from_ref(action);
    let would = player.seats[actor].preview(&player.id, version, plan).await;
    check_cash(&would, Some(actor));
    assert_eq!(would["result"], Value::Null, "a result would show everything");
    would["over"] == true
}

fn check_cash(view: &Value, own: Option<usize>) {
    let cash = view["state"]["cash"].as_array().expect("cash");
    for (seat, cash) in cash.iter().enumerate() {
        assert_eq!(cash.is_number(), Some(seat) == own, "seat {seat} as seen by {own:?}: {view}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_preview_says_does_not_depend_on_anothers_money() {
    // Two tables that differ only in what the first founder paid, and so in what they have left:
    // the second founder's plans look the same, but for the treasury that everybody sees.
    let house = House::open().await;
    let mut previews = Vec::new();
    let mut refusals = Vec::new();
    for price in [100, 700] {
        let table = house.table(NORTH_AMERICAN_RAILWAYS, 3, 5).await;
        let player = Player::new(&house, &table, 5);
        let view = player.turn().await;
        let founder = &player.seats[view["actor"].as_u64().expect("a founder") as usize];
        let company = view["state"]["shares"][0][0].as_str().expect("a company");
        let found = json!({ "do": "found", "company": company, "price": price, "column": 0 });
        founder.act(&table.id, 0, &found).await;
        let view = player.turn().await;
        let second = &player.seats[view["actor"].as_u64().expect("a second") as usize];
        let mut seen = Vec::new();
        for action in view["actions"].as_array().expect("actions") {
            let mut would = second.preview(&table.id, 1, std::slice::from_ref(action)).await;
            would["state"]["companies"][company]["treasury"] = Value::Null;
            would["id"] = Value::Null;
            seen.push((action.clone(), would));
        }
        assert!(seen.iter().any(|(action, _)| action["do"] == "propose"), "a price to be answered");
        previews.push(seen);
        // And what is not possible is refused in the same words.
        let too_much = json!({ "do": "propose", "company": company, "price": 100_000 });
        refusals.push(second.try_preview(&table.id, 1, &[too_much]).await.refused(422));
    }
    assert_eq!(previews[0], previews[1]);
    assert_eq!(refusals[0], refusals[1]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn open_money_is_open() {
    let house = House::open().await;
    for game in GAMES {
        let options = if game == AMERICAN_RAILS { json!({}) } else { json!({ "money": "open" }) };
        let table = house.table_with(game, 3, 5, options).await;
        Player::new(&house, &table, 5).play(20).await;
        let view = house.spectator().look(&table.id).await;
        let cash = view["state"]["cash"].as_array().expect("cash");
        assert!(cash.iter().all(Value::is_number));
        assert_eq!(house.spectator().record(&table.id).await.status, 200);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_holds_two_seats_sees_with_the_eyes_of_one() {
    let house = House::open().await;
    let seats = json!([{ "name": "Ann", "mine": true }, { "name": "Bob", "mine": true }, { "name": "Cyd" }]);
    let order = json!({ "game": NORTH_AMERICAN_RAILWAYS, "seats": seats, "seed": 3 });
    let one_screen = house.caller(&key("one screen"));
    let table = one_screen.create(order).await;
    for _ in 0..20 {
        let public = house.spectator().look(&table.id).await;
        let Some(actor) = public["actor"].as_u64() else { break };
        let actor = actor as usize;
        let caller = if actor == 2 {
            house.caller(table.tokens[2].as_deref().expect("Cyd's"))
        } else {
            one_screen.clone()
        };
        let view = caller.look(&table.id).await;
        check_cash(&view, Some(actor));
        let version = view["version"].as_u64().expect("a version");
        let plan = std::slice::from_ref(&view["actions"][0]);
        let would = caller.preview(&table.id, version, plan).await;
        let shown =
            would["state"]["cash"].as_array().expect("cash").iter().filter(|cash| cash.is_number()).count();
        assert!(shown <= 1, "{would}");
        caller.act(&table.id, version, &view["actions"][0]).await;
    }
    house.close().await;
}
