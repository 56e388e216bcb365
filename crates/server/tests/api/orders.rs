//! Standing orders: they do what was wanted while their owner is away. (That nobody else can tell, `tests/auctions.rs` shows.)

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use server::Clock;
use store::testing::TestDatabase;

use crate::common::{
    AMERICAN_RAILS, Answer, Caller, House, NAMES, NORTH_AMERICAN_RAILWAYS, Table, eventually, key, send,
};

/// Longer than any order waits.
const A_MOMENT: Duration = Duration::from_secs(3);

/// A table of three people at which a share of a company is up for auction, and the clock of the house.
struct Auction {
    house: House,
    clock: Clock,
    table: Table,
    seats: Vec<Caller>,
    company: String,
    /// Who speaks first, second and third.
    speakers: [usize; 3],
}

impl Auction {
    async fn open() -> Auction {
        let clock = Clock::by_hand();
        let house = House::open_with(|config| config.clock = clock.clone()).await;
        Auction::open_in(house, clock).await
    }

    async fn open_in(house: House, clock: Clock) -> Auction {
        let table = house.table(AMERICAN_RAILS, 3, 7).await;
        let seats = house.players(&table);
        let mut auction = Auction { house, clock, table, seats, company: String::new(), speakers: [0, 1, 2] };
        let view = auction.look(0).await;
        let first = view["actor"].as_u64().expect("somebody offers") as usize;
        auction.speakers = [first, (first + 1) % 3, (first + 2) % 3];
        let offer = auction.look(first).await["actions"][0].clone();
        auction.company = offer["company"].as_str().expect("a company").to_owned();
        auction.act(first, &offer).await;
        auction
    }

    async fn look(&self, seat: usize) -> Value {
        self.seats[seat].look(&self.table.id).await
    }

    async fn version(&self) -> u64 {
        self.look(0).await["version"].as_u64().expect("a version")
    }

    async fn act(&self, seat: usize, action: &Value) -> Value {
        self.seats[seat].act(&self.table.id, self.version().await, action).await
    }

    async fn bid(&self, seat: usize, amount: i32) -> Value {
        self.act(seat, &json!({ "do": "bid", "amount": amount })).await
    }

    async fn pass(&self, seat: usize) -> Value {
        self.act(seat, &json!({ "do": "pass" })).await
    }

    fn bid_up_to(&self, amount: i32, then: &str) -> Value {
        json!({ "order": "bid-up-to", "company": self.company, "amount": amount, "then": then })
    }

    async fn try_order(&self, seat: usize, order: &Value) -> Answer {
        let body = json!({ "version": self.version().await, "order": order });
        self.seats[seat].post(&path(&self.table, "orders"), &body).await
    }

    async fn order(&self, seat: usize, order: &Value) -> Value {
        self.try_order(seat, order).await.good()
    }

    async fn orders(&self, seat: usize) -> Value {
        self.seats[seat].get(&path(&self.table, "orders")).await.good()["orders"].clone()
    }

    /// What became of the only order of a seat.
    async fn state(&self, seat: usize) -> String {
        self.orders(seat).await[0]["state"].as_str().unwrap_or("none").to_owned()
    }

    /// Lets time pass until the game is at a version.
    async fn wait_for(&self, version: u64) {
        eventually("the move of an order", async || {
            self.clock.advance(A_MOMENT);
            (self.version().await >= version).then_some(())
        })
        .await;
        assert_eq!(self.version().await, version);
    }

    /// What was bid last, and by whom.
    async fn high(&self) -> Value {
        self.look(0).await["state"]["auction"].clone()
    }
}

fn path(table: &Table, call: &str) -> String {
    format!("/api/games/{}/{call}", table.id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_auction_is_won_by_an_order_while_its_owner_is_away() {
    let auction = Auction::open().await;
    let [first, ann, last] = auction.speakers;
    let given = auction.order(ann, &auction.bid_up_to(15, "pass")).await;
    assert_eq!(given["orders"][0]["state"], "stands");
    assert_eq!(given["orders"][0]["order"]["amount"], 15);
    let text = given["orders"][0]["text"].as_str().expect("words");
    assert!(text.contains("$15"), "{text}");

    auction.bid(first, 10).await;
    auction.wait_for(3).await;
    auction.bid(last, 12).await;
    auction.bid(first, 13).await;
    auction.wait_for(6).await;
    auction.pass(last).await;
    assert_eq!(auction.high().await["bid"], 14, "{}", auction.high().await);
    auction.pass(first).await;
    let view = auction.look(ann).await;
    let shares = &view["state"]["companies"][&auction.company]["shares"];
    assert_eq!(view["actor"], ann, "the winner begins the company: {view}");
    assert!(!shares.is_null(), "{view}");
    assert_eq!(auction.state(ann).await, "carried-out");
    // It is noted, too.
    eventually("a note of it", async || {
        auction.clock.advance(A_MOMENT);
        let about_me = auction.seats[ann].get("/api/me/data").await.good();
        (about_me["orders"][0]["outcome"] == "carried-out").then_some(())
    })
    .await;
    auction.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_reads_what_their_order_did_and_nobody_else_does() {
    let auction = Auction::open().await;
    let [first, ann, last] = auction.speakers;
    auction.order(ann, &auction.bid_up_to(12, "pass")).await;
    auction.bid(first, 10).await;
    auction.wait_for(3).await;
    auction.bid(last, 12).await;
    auction.bid(first, 13).await;
    auction.wait_for(6).await;
    let page = format!("/games/{}", auction.table.id);
    let owner = auction.seats[ann].page(&page).await;
    let (_, since) = owner.split_once("id=\"since\"").expect("what has happened since");
    let (told, _) = since.split_once("</section>").expect("its end");
    assert!(told.contains("Your order:") && told.contains("$11"), "{told}");
    assert!(told.contains("Carried out") && told.contains("up to $12"), "{told}");
    for other in [first, last] {
        let seen = auction.seats[other].page(&page).await;
        assert!(!seen.contains("order-deed") && !seen.contains("Your order"), "nobody else can tell");
    }
    assert!(!auction.house.spectator().page(&page).await.contains("order-deed"));
    auction.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_reads_why_their_order_was_dropped() {
    let auction = Auction::open().await;
    let [first, ann, last] = auction.speakers;
    auction.order(ann, &auction.bid_up_to(12, "ask")).await;
    auction.bid(first, 11).await;
    auction.wait_for(3).await;
    auction.bid(last, 13).await;
    auction.pass(first).await;
    auction.bid(ann, 14).await;
    let page = auction.seats[ann].page(&format!("/games/{}", auction.table.id)).await;
    let (_, since) = page.split_once("id=\"since\"").expect("what has happened since");
    let (told, _) = since.split_once("</section>").expect("its end");
    assert!(told.contains("Dropped") && told.contains("decided otherwise yourself"), "{told}");
    auction.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn above_its_limit_an_order_passes_or_asks() {
    let auction = Auction::open().await;
    let [first, ann, bob] = auction.speakers;
    auction.order(ann, &auction.bid_up_to(12, "pass")).await;
    auction.order(bob, &auction.bid_up_to(12, "ask")).await;
    auction.bid(first, 12).await;
    auction.wait_for(3).await;
    assert_eq!(auction.state(ann).await, "carried-out", "it has passed");
    auction.clock.advance(A_MOMENT);
    assert_eq!(auction.state(bob).await, "asks");
    assert_eq!(auction.look(bob).await["actor"], bob, "nobody has decided for him");
    auction.bid(bob, 13).await;
    let orders = auction.orders(bob).await;
    assert_eq!(orders[0]["state"], "dropped");
    assert_eq!(orders[0]["reason"], "You have decided otherwise yourself.");
    auction.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_for_ones_own_decision_is_carried_out_at_once() {
    let auction = Auction::open().await;
    let [first, ..] = auction.speakers;
    auction.order(first, &auction.bid_up_to(20, "pass")).await;
    // The clock stands still.
    eventually("a bid", async || (auction.version().await == 2).then_some(())).await;
    auction.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_orders_against_each_other_end() {
    let auction = Auction::open().await;
    let [first, ann, bob] = auction.speakers;
    auction.order(ann, &auction.bid_up_to(30, "pass")).await;
    auction.order(bob, &auction.bid_up_to(25, "pass")).await;
    auction.pass(first).await;
    eventually("the end of the auction", async || {
        auction.clock.advance(A_MOMENT);
        auction.look(ann).await["state"]["auction"].is_null().then_some(())
    })
    .await;
    let events = auction.house.spectator().record(&auction.table.id).await.good();
    let bids: Vec<i64> = events["actions"]
        .as_array()
        .expect("actions")
        .iter()
        .filter_map(|one| one["amount"].as_i64())
        .collect();
    assert_eq!(bids, (10..=26).collect::<Vec<i64>>(), "by the least raise, one after the other");
    assert_eq!(
        (auction.state(ann).await, auction.state(bob).await),
        ("carried-out".into(), "carried-out".into())
    );
    auction.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_stands_after_a_restart() {
    let mut auction = Auction::open().await;
    let [first, ann, _] = auction.speakers;
    auction.order(ann, &auction.bid_up_to(20, "pass")).await;
    auction.bid(first, 10).await;
    // The move has ordered what is to be done; a server that stops loses nothing of it.
    auction.house = auction.house.reopen().await;
    auction.seats = auction.house.players(&auction.table);
    assert_eq!(auction.state(ann).await, "stands");
    auction.wait_for(3).await;
    assert_eq!(auction.high().await["bid"], 11);
    auction.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_take_back_drops_an_order() {
    let clock = Clock::by_hand();
    let house = House::open_with(|config| config.clock = clock.clone()).await;
    let host = house.caller(&key("host"));
    let seats: Vec<Value> = NAMES[..3].iter().map(|name| json!({ "name": name, "mine": true })).collect();
    let table = host.create(json!({ "game": AMERICAN_RAILS, "seats": seats, "seed": 7 })).await;
    let view = host.look(&table.id).await;
    let offer = view["actions"][0].clone();
    let after = host.act(&table.id, 0, &offer).await;
    let seat = (after["actor"].as_u64().expect("somebody speaks") + 1) % 3;
    let order = json!({ "order": "bid-up-to", "company": offer["company"], "amount": 20, "then": "pass" });
    let body = json!({ "version": 1, "seat": seat, "order": order });
    host.post(&path(&table, "orders"), &json!({ "version": 1, "order": order })).await.refused(403);
    host.post(&path(&table, "orders"), &body).await.good();
    host.act(&table.id, 1, &json!({ "do": "bid", "amount": 10 })).await;
    host.post(&path(&table, "back"), &json!({ "version": 2, "to": 1 })).await.good();
    let orders = host.get(&path(&table, "orders")).await.good();
    assert_eq!(orders["orders"][0]["reason"], "A move was taken back.");
    host.act(&table.id, 3, &json!({ "do": "bid", "amount": 10 })).await;
    for _ in 0..5 {
        clock.advance(A_MOMENT);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(host.look(&table.id).await["version"], 4, "nothing was done");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gives_the_seat_away_has_no_order_any_more() {
    let auction = Auction::open().await;
    let [first, ann, _] = auction.speakers;
    auction.order(ann, &auction.bid_up_to(20, "pass")).await;
    let bot = path(&auction.table, &format!("seats/{ann}/bot"));
    auction.seats[ann].post(&bot, &json!({ "bot": "random" })).await.good();
    assert_eq!(auction.orders(ann).await, json!([]), "a bot sits there");
    send(auction.seats[ann].request(Method::DELETE, &bot)).await.good();
    assert_eq!(auction.orders(ann).await[0]["reason"], "The seat has changed hands.");
    let version = auction.version().await;
    auction.bid(first, 10).await;
    for _ in 0..5 {
        auction.clock.advance(A_MOMENT);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(auction.version().await, version + 1, "nothing was done");
    auction.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_is_replaced_and_withdrawn_by_its_owner() {
    let auction = Auction::open().await;
    let [first, ann, bob] = auction.speakers;
    auction.order(ann, &auction.bid_up_to(20, "pass")).await;
    let replaced = auction.order(ann, &json!({ "order": "pass-auction", "company": auction.company })).await;
    assert_eq!(replaced["orders"].as_array().map(Vec::len), Some(1));
    let delete = |seat: usize| {
        send(auction.seats[seat].request(Method::DELETE, &path(&auction.table, "orders?slot=auction")))
    };
    delete(bob).await.refused(404);
    assert_eq!(delete(ann).await.good()["orders"], json!([]));
    delete(ann).await.refused(404);
    auction.bid(first, 10).await;
    auction.clock.advance(A_MOMENT);
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(auction.version().await, 2, "nothing was done");
    auction.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_ordered_is_refused_with_a_sentence() {
    let auction = Auction::open().await;
    let [first, ann, _] = auction.speakers;
    let table = &auction.table;
    let order = auction.bid_up_to(20, "pass");
    let body = json!({ "version": 1, "order": order });
    auction.house.spectator().post(&path(table, "orders"), &body).await.refused(403);
    auction.house.caller(&key("a stranger")).post(&path(table, "orders"), &body).await.refused(403);
    let ann_posts = |body: Value| {
        let path = path(table, "orders");
        let ann = auction.seats[ann].clone();
        async move { ann.post(&path, &body).await }
    };
    ann_posts(json!({ "version": 1 })).await.refused(400);
    ann_posts(json!({ "version": 99, "order": order })).await.refused(409);
    ann_posts(json!({ "version": 1, "seat": first, "order": order })).await.refused(403);
    ann_posts(json!({ "version": 1, "seat": 77, "order": order })).await.refused(403);
    let refused =
        ann_posts(json!({ "version": 1, "order": auction.bid_up_to(99, "pass") })).await.refused(422);
    assert!(
        refused["error"].as_str().expect("a sentence").starts_with("The limit is more than"),
        "{refused}"
    );
    ann_posts(json!({ "version": 1, "order": { "order": "win" } })).await.refused(422);
    // Another auction than the one that was seen.
    auction.pass(first).await;
    auction.pass(ann).await;
    ann_posts(json!({ "version": 1, "order": order })).await.refused(409);
    let offers = auction.seats[ann].get(&path(table, "orders")).await.good();
    assert!(offers["offers"].as_array().expect("offers").iter().all(|offer| offer["slot"] == "auction"));
    auction.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_director_answers_by_an_order() {
    let clock = Clock::by_hand();
    let house = House::open_with(|config| config.clock = clock.clone()).await;
    // A deal in which another share of the first company is in front.
    for seed in 0..60 {
        let table = house.table(NORTH_AMERICAN_RAILWAYS, 3, seed).await;
        let seats = house.players(&table);
        let first = seats[0].look(&table.id).await["actor"].as_u64().expect("a trader") as usize;
        let legal = seats[first].look(&table.id).await["actions"].clone();
        seats[first].act(&table.id, 0, &legal[0]).await;
        let offers = seats[first].get(&path(&table, "orders")).await.good()["offers"].clone();
        let next = (first + 1) % 3;
        let choices = seats[next].look(&table.id).await["actions"].clone();
        let named = choices
            .as_array()
            .expect("choices")
            .iter()
            .find(|action| action["do"] == "propose" && action["price"] == 300);
        let (Some(propose), false) = (named, offers == json!([])) else { continue };
        let mut order = offers[0]["order"].clone();
        assert_eq!(offers[0]["amount"]["step"], 100);
        order["amount"] = json!(400);
        let body = json!({ "version": 1, "order": order });
        seats[first].post(&path(&table, "orders"), &body).await.good();
        seats[next].act(&table.id, 1, propose).await;
        eventually("an answer", async || {
            clock.advance(A_MOMENT);
            (seats[0].look(&table.id).await["version"] == 3).then_some(())
        })
        .await;
        let orders = seats[first].get(&path(&table, "orders")).await.good();
        assert_eq!(orders["orders"][0]["state"], "carried-out", "{orders}");
        return house.close().await.close().expect("the games go");
    }
    panic!("no deal has two shares of a company");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_one_carries_an_order_out() {
    let database = TestDatabase::create().await;
    let clock = Clock::by_hand();
    let open = || {
        House::open_with(|config| {
            config.database.clone_from(&database.url);
            config.clock = clock.clone();
        })
    };
    let there = open().await;
    let auction = Auction::open_in(open().await, clock.clone()).await;
    let [first, ann, _] = auction.speakers;
    // She gives the order at the other server, and the others play at this one.
    let away = there.players(&auction.table)[ann].clone();
    let body = json!({ "version": 1, "order": auction.bid_up_to(20, "pass") });
    away.post(&path(&auction.table, "orders"), &body).await.good();
    auction.bid(first, 10).await;
    auction.wait_for(3).await;
    for _ in 0..5 {
        clock.advance(A_MOMENT);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(auction.version().await, 3, "once");
    auction.house.close().await;
    there.close().await;
}
