//! Databases that versions before have left, with their games as they stood when the server was killed.

use std::fs;
use std::path::Path;

use crate::common::{Caller, House, eventually};
use serde_json::{Value, json};

/// What a version before this one has left.
struct Left {
    file: &'static str,
    /// A table of Ann and easy bots, at which she has to decide, and her token.
    of_ann: (&'static str, &'static str),
    /// A table of Bob's with an open seat.
    open: &'static str,
    /// A record that was over.
    over: &'static str,
    /// Four experts, cut off after eleven moves while one of them thought.
    of_bots: &'static str,
}

const STOPPED_AT: u64 = 11;

const ALL: [Left; 2] = [
    Left {
        file: "version-2.db",
        of_ann: ("71f513c96c12a0707a18", "7a7d51ecefc1f5f266ae486fc245be9586a82699cb61cd9bd4810b14e5893199"),
        open: "ab80d0b8661be2a82439",
        over: "4436628e367cc8ce892a",
        of_bots: "8b5d5ec586efb19dacc7",
    },
    // Ann has taken back here, and has said something.
    Left {
        file: "version-9.db",
        of_ann: ("d8fbead60b7518c75579", "7750b2bcb6403a44e7d905b1dfa4c5380a0ddc724be87dd02ea1cd7b333f4d2f"),
        open: "5a5441607760057fbbc6",
        over: "4757918e6d645d63a455",
        of_bots: "d2178f4ccc765e29b568",
    },
];

async fn house(left: &Left) -> House {
    let directory = tempfile::tempdir().expect("a directory for the games");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/databases").join(left.file);
    fs::copy(file, directory.path().join("games.db")).expect("the database of a version before");
    House::open_in(directory).await
}

async fn version(caller: &Caller, id: &str) -> u64 {
    caller.look(id).await["version"].as_u64().expect("a version")
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_versions_before_are_listed_with_whose_decision_it_is() {
    for left in ALL {
        let house = house(&left).await;
        let ann = house.caller(left.of_ann.1);
        let mine = eventually("whose decision it is", async || {
            let listed = ann.get("/api/games?mine=true").await.good();
            let mine = listed["games"].as_array()?.iter().find(|game| game["id"] == left.of_ann.0)?.clone();
            mine["to_move"].is_u64().then_some(mine)
        })
        .await;
        assert_eq!((&mine["to_move"], &mine["stage"]), (&json!(0), &json!("running")), "{}", left.file);
        let all = ann.get("/api/games").await.good();
        let ids: Vec<&Value> =
            all["games"].as_array().expect("games").iter().map(|game| &game["id"]).collect();
        assert!(ids.contains(&&json!(left.open)) && ids.contains(&&json!(left.of_bots)), "{ids:?}");
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_versions_before_are_played_on() {
    for left in ALL {
        let house = house(&left).await;
        let (id, token) = left.of_ann;
        let ann = house.caller(token);
        let before = ann.look(id).await;
        let seen = before["version"].as_u64().expect("a version");
        ann.act(id, seen, &before["actions"][0]).await;
        eventually("the answer of the bots", async || {
            let now = ann.look(id).await;
            (now["actor"] == 0 && now["version"].as_u64() > Some(seen)).then_some(())
        })
        .await;
        eventually("a bot that goes on by itself", async || {
            (version(&house.spectator(), left.of_bots).await > STOPPED_AT).then_some(())
        })
        .await;
        assert_eq!(house.spectator().look(left.over).await["over"], true);
        house.close().await;
    }
}
