//! A database that the version before has left, with its games as they stood when it was killed.

use std::fs;
use std::path::Path;

use crate::common::{Caller, House, eventually};
use serde_json::{Value, json};

/// A table of Ann and easy bots, at which she has to decide.
const OF_ANN: (&str, &str) =
    ("71f513c96c12a0707a18", "7a7d51ecefc1f5f266ae486fc245be9586a82699cb61cd9bd4810b14e5893199");
/// A table of Bob's with an open seat.
const OPEN: &str = "ab80d0b8661be2a82439";
/// A record that was over.
const OVER: &str = "4436628e367cc8ce892a";
/// Four experts, cut off after eleven moves while one of them thought.
const OF_BOTS: (&str, u64) = ("8b5d5ec586efb19dacc7", 11);

async fn house() -> House {
    let directory = tempfile::tempdir().expect("a directory for the games");
    let left = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/databases/version-2.db");
    fs::copy(left, directory.path().join("games.db")).expect("the database of the version before");
    House::open_in(directory).await
}

async fn version(caller: &Caller, id: &str) -> u64 {
    caller.look(id).await["version"].as_u64().expect("a version")
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_the_version_before_are_listed_with_whose_decision_it_is() {
    let house = house().await;
    let ann = house.caller(OF_ANN.1);
    let mine = eventually("whose decision it is", async || {
        let listed = ann.get("/api/games?mine=true").await.good();
        let mine = listed["games"].as_array()?.first()?.clone();
        mine["to_move"].is_u64().then_some(mine)
    })
    .await;
    assert_eq!(
        (&mine["id"], &mine["to_move"], &mine["stage"]),
        (&json!(OF_ANN.0), &json!(0), &json!("running"))
    );
    let all = ann.get("/api/games").await.good();
    let ids: Vec<&Value> = all["games"].as_array().expect("games").iter().map(|game| &game["id"]).collect();
    assert!(ids.contains(&&json!(OPEN)) && ids.contains(&&json!(OF_BOTS.0)), "{ids:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_the_version_before_are_played_on() {
    let house = house().await;
    let ann = house.caller(OF_ANN.1);
    let before = ann.look(OF_ANN.0).await;
    let seen = before["version"].as_u64().expect("a version");
    ann.act(OF_ANN.0, seen, &before["actions"][0]).await;
    eventually("the answer of the bots", async || {
        let now = ann.look(OF_ANN.0).await;
        (now["actor"] == 0 && now["version"].as_u64() > Some(seen)).then_some(())
    })
    .await;
    let (id, stopped_at) = OF_BOTS;
    eventually("a bot that goes on by itself", async || {
        (version(&house.spectator(), id).await > stopped_at).then_some(())
    })
    .await;
    assert_eq!(house.spectator().look(OVER).await["over"], true);
    house.close().await;
}
