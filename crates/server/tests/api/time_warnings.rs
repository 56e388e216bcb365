//! Somebody is told that their time is nearly gone when it is: not while the game is paused, not because no server lived, and
//! with what is left after a take-back.

use std::time::Duration;

use reqwest::Method;
use serde_json::json;
use server::Clock;

use crate::common::{AMERICAN_RAILS, Caller, House, Player, Table, eventually, key, send};
use crate::notices::{Receiver, Telling, a_while, change, telling_with, until_turn_of};

const MINUTE: Duration = Duration::from_mins(1);

/// A table of three people who have ten minutes each, where it is Bob's turn, who is told elsewhere.
struct Timed {
    house: House,
    clock: Clock,
    receiver: Receiver,
    table: Table,
    player: Player,
}

impl Timed {
    async fn open() -> Timed {
        let Telling { house, clock, .. } = telling_with(|config| config.outage_after = 20 * MINUTE).await;
        let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "Cyd" }]);
        let clocks = json!({ "initial": 600, "increment": 0, "cap": 600, "grace": 0, "timeout": "nothing" });
        let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "seed": 7, "clock": clocks });
        let table = house.spectator().create(order).await;
        let receiver = Receiver::open().await;
        is_warned(&receiver, &house.players(&table)[1]).await;
        let mut player = Player::new(&house, &table, 1);
        until_turn_of(&mut player, 1).await;
        Timed { house, clock, receiver, table, player }
    }

    fn path(&self, call: &str) -> String {
        format!("/api/games/{}{call}", self.table.id)
    }

    /// Bob asks for something, and the others agree.
    async fn agree_on(&self, kind: &str) {
        let [ann, bob, cyd] = &self.player.seats[..] else { panic!("three people") };
        assert!(bob.post(&self.path("/proposals"), &json!({ "kind": kind })).await.status.is_success());
        for other in [ann, cyd] {
            let agreed = other.post(&self.path(&format!("/proposals/{kind}")), &json!({})).await;
            assert!(agreed.status.is_success(), "{agreed:?}");
        }
    }

    async fn resume(&self) {
        let resumed = send(self.player.seats[1].request(Method::DELETE, &self.path("/pause"))).await;
        assert!(resumed.status.is_success(), "{resumed:?}");
    }

    /// After this time Bob has been told so often that his time is nearly gone.
    async fn after(&self, time: Duration, told: usize) {
        self.clock.advance(time);
        if told == 0 {
            a_while().await;
        }
        let heard = self.receiver.hears(told).await;
        assert_eq!(heard.len(), told, "{heard:?}");
        assert!(heard.iter().all(|(_, message)| message["what"] == "time"), "{heard:?}");
    }
}

/// Somebody is told here that their time is nearly gone, and nothing else.
async fn is_warned(receiver: &Receiver, person: &Caller) {
    let id = receiver.of(person).await;
    assert_eq!(change(person, &id, &["time"], false).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_warning_waits_for_the_end_of_a_pause_and_comes_once() {
    let timed = Timed::open().await;
    timed.clock.advance(5 * MINUTE);
    timed.agree_on("pause").await;
    timed.after(10 * MINUTE, 0).await;
    timed.resume().await;
    timed.after(3 * MINUTE + MINUTE / 2, 0).await;
    timed.after(MINUTE, 1).await;
    timed.agree_on("pause").await;
    timed.clock.advance(5 * MINUTE);
    timed.resume().await;
    timed.clock.advance(MINUTE / 10);
    a_while().await;
    timed.after(Duration::ZERO, 1).await;
    timed.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_warning_waits_until_the_time_is_used_in_which_no_server_lived() {
    let mut timed = Timed::open().await;
    timed.clock.advance(5 * MINUTE);
    a_while().await;
    let clock = timed.clock.clone();
    timed.house = timed.house.reopen_after(|| clock.advance(60 * MINUTE)).await;
    timed.after(3 * MINUTE, 0).await;
    timed.after(MINUTE + MINUTE / 2, 1).await;
    timed.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_take_back_a_warning_comes_with_a_tenth_of_what_is_left() {
    let mut timed = Timed::open().await;
    timed.clock.advance(5 * MINUTE);
    let mut view = timed.player.turn().await;
    while view["actor"] == 1 {
        timed.player.step(&view).await;
        view = timed.player.turn().await;
    }
    timed.agree_on("back").await;
    eventually("the decision", async || {
        (timed.player.seats[1].look(&timed.table.id).await["actor"] == 1).then_some(())
    })
    .await;
    timed.after(4 * MINUTE, 0).await;
    timed.after(MINUTE * 3 / 4, 1).await;
    timed.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_decides_first_is_warned_although_the_game_begins_without_them() {
    let Telling { house, clock, .. } = telling_with(|_| ()).await;
    let (ann, bob) = (house.caller(&key("Ann")), house.caller(&key("Bob")));
    let receiver = Receiver::open().await;
    is_warned(&receiver, &ann).await;
    let seats = json!([{ "name": "Ann", "mine": true }, { "open": true }, { "bot": "random" }]);
    let order = json!({ "game": AMERICAN_RAILS, "seats": seats, "clock": "day", "banker": 0 });
    let table = ann.create(order).await;
    let path = format!("/api/games/{}/seats", table.id);
    assert_eq!(bob.post(&path, &json!({ "name": "Bob" })).await.status, 201);
    assert_eq!(ann.look(&table.id).await["actor"], 0);
    clock.advance(21 * 60 * MINUTE);
    a_while().await;
    assert_eq!(receiver.heard(), []);
    clock.advance(60 * MINUTE);
    assert_eq!(receiver.hears(1).await[0].1["what"], "time");
    house.close().await;
}
