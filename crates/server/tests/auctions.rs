//! Auctions with standing orders at random: whoever plays with their owners, or only looks on, cannot tell any limit, nor
//! that there are orders at all.
//!
//! Each auction is played three times: with orders, with other orders that make the same moves, and by hand. All that others
//! get to see is compared: answers, pages and their updates, the stream of events, lists, the names of the metrics, and what
//! the server logs. The log is that of a thread, so each server runs in one.
//!
//! `RAILHEAD_AUCTIONS=1000 cargo test -p server --test auctions` plays a thousand of them.

mod common;

use std::collections::BTreeSet;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use common::{AMERICAN_RAILS, Caller, Events, House, Table, eventually};
use game::{Dice, Seeded};
use serde_json::{Value, json};
use server::Clock;
use tracing_subscriber::EnvFilter;

/// Longer than any order waits.
const A_MOMENT: Duration = Duration::from_secs(3);
/// How many auctions are under way at once: most of the time they wait for their orders.
const AT_ONCE: usize = 10;

fn auctions() -> usize {
    std::env::var("RAILHEAD_AUCTIONS").ok().and_then(|auctions| auctions.parse().ok()).unwrap_or(25)
}

#[test]
fn no_limit_of_an_order_can_be_told_from_anything_that_others_see() {
    let (next, sums) = (AtomicUsize::new(0), Mutex::new(Sums::default()));
    thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= auctions() {
                        return;
                    }
                    let sum = compare(number as u64);
                    let mut sums = sums.lock().expect("the sums");
                    sums.orders += sum.orders;
                    sums.others += sum.others;
                    sums.moves += sum.moves;
                }
            });
        }
    });
    let Sums { orders, others, moves } = sums.into_inner().expect("the sums");
    println!(
        "{} auctions: {orders} orders, {others} of them with another limit, {moves} moves made by orders",
        auctions()
    );
    assert!(
        orders >= auctions() && others >= auctions() / 2 && moves >= auctions(),
        "{orders} {others} {moves}"
    );
}

/// What was compared.
#[derive(Default)]
struct Sums {
    orders: usize,
    /// Orders in whose place another one made the same moves.
    others: usize,
    /// Moves that orders made.
    moves: usize,
}

/// Plays one auction in three ways.
fn compare(number: u64) -> Sums {
    let deal = Deal::of(number);
    let (seen, steps, given) = played(&deal, Way::AtRandom);
    let others: Vec<Option<Value>> =
        (0..deal.players).map(|seat| other_order(&deal, seat, &steps, &given)).collect();
    let same = (0..deal.players).filter(|&seat| given[seat].is_some() && others[seat].is_some()).count();
    let orders: Vec<Option<Value>> =
        (0..deal.players).map(|seat| others[seat].clone().or(given[seat].clone()?.order.into())).collect();
    let (with_others, ..) = played(&deal, Way::Again(&steps, Some(&orders)));
    seen.compare(&with_others, &format!("auction {number}, with {given:?} and {orders:?}"));
    let (by_hand, ..) = played(&deal, Way::Again(&steps, None));
    seen.compare(&by_hand, &format!("auction {number}, with {given:?} and by hand"));
    Sums {
        orders: given.iter().flatten().count(),
        others: same,
        moves: steps.iter().filter(|step| step.ordered).count(),
    }
}

/// What is the same in each course of an auction.
struct Deal {
    number: u64,
    players: usize,
    /// Who looks.
    observer: usize,
    /// After how many bids and passes each seat gives an order, if it does, when somebody else speaks.
    gives_after: Vec<Option<usize>>,
}

impl Deal {
    fn of(number: u64) -> Deal {
        let mut dice = Seeded::new(number, 5);
        let players = 3 + dice.below(3) as usize;
        let observer = dice.below(players as u32) as usize;
        let mut gives = |seat: usize| {
            let after = [0, 0, 0, 1, 2][dice.below(5) as usize];
            (seat != observer && dice.below(5) > 0).then_some(after)
        };
        let mut gives_after: Vec<_> = (0..players).map(&mut gives).collect();
        if gives_after.iter().all(Option::is_none) {
            gives_after[(observer + 1) % players] = Some(0);
        }
        Deal { number, players, observer, gives_after }
    }
}

/// How an auction goes.
#[derive(Clone, Copy)]
enum Way<'w> {
    /// With orders and bids at random.
    AtRandom,
    /// As it went before, with these orders, or by hand.
    Again(&'w [Step], Option<&'w [Option<Value>]>),
}

/// A bid or a pass.
#[derive(Clone, Debug)]
struct Step {
    seat: usize,
    action: Value,
    /// The least that could be bid.
    least: i64,
    /// Whether an order made it.
    ordered: bool,
    /// Whether an order left it to its owner, and so came to its end.
    asked: bool,
}

/// An order, as it was given.
#[derive(Clone, Debug)]
struct Given {
    order: Value,
    company: Value,
    /// What its limit might have been.
    least: i64,
    most: i64,
}

/// All that others saw.
struct Seen {
    /// Answer by answer.
    answers: Vec<String>,
    events: Vec<String>,
    log: BTreeSet<String>,
}

impl Seen {
    fn compare(&self, other: &Seen, which: &str) {
        let lists = [("answer", &self.answers, &other.answers), ("event", &self.events, &other.events)];
        for (what, ours, theirs) in lists {
            assert_eq!(ours.len(), theirs.len(), "{which}: {what}s");
            for (number, (one, other)) in ours.iter().zip(theirs).enumerate() {
                let same = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
                let rest =
                    |text: &str| text.chars().skip(same.saturating_sub(60)).take(200).collect::<String>();
                assert_eq!(rest(one), rest(other), "{which}: {what} {number}");
            }
        }
        let differences: Vec<_> = self.log.symmetric_difference(&other.log).collect();
        assert!(differences.is_empty(), "{which}: only one of the logs has {differences:#?}");
    }
}

/// Plays an auction with a server of its own, in this thread.
fn played(deal: &Deal, way: Way<'_>) -> (Seen, Vec<Step>, Vec<Option<Given>>) {
    let logged = Logged::default();
    let writer = logged.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_ansi(false)
        .without_time()
        .with_env_filter(EnvFilter::new("info,server=trace,store=trace,worker=trace,play=trace,orders=trace"))
        .with_writer(move || writer.clone())
        .finish();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    tracing::subscriber::with_default(subscriber, || {
        runtime.block_on(async {
            let mut auction = Auction::open(deal).await;
            let (steps, given) = auction.play(&way).await;
            let Auction { house, clean, answers, events, .. } = auction;
            house.close().await;
            let log: Vec<String> = logged.lines().map(|line| clean.text(&line)).collect();
            assert!(log.iter().any(|line| line.contains("answered")), "all is logged: {log:?}");
            let log = log.into_iter().filter(|line| is_telling(line)).collect();
            (Seen { answers, events, log }, steps, given)
        })
    })
}

/// Whether a line of the log says something of the game, and not only that somebody has called, or how long that took.
fn is_telling(line: &str) -> bool {
    !line.contains("server::telemetry: answered")
}

/// A table at which a share is up for auction.
struct Auction<'d> {
    deal: &'d Deal,
    house: House,
    clock: Clock,
    table: Table,
    seats: Vec<Caller>,
    /// What the observer has got so far.
    stream: Events,
    clean: Clean,
    answers: Vec<String>,
    events: Vec<String>,
}

impl<'d> Auction<'d> {
    async fn open(deal: &'d Deal) -> Auction<'d> {
        let clock = Clock::by_hand();
        let house = House::open_with(|config| config.clock = clock.clone()).await;
        let table = house.table(AMERICAN_RAILS, deal.players, deal.number).await;
        let seats = house.players(&table);
        let view = seats[deal.observer].look(&table.id).await;
        let first = view["actor"].as_u64().expect("somebody offers") as usize;
        let offer = seats[first].look(&table.id).await["actions"][0].clone();
        let stream = seats[deal.observer].events(&table.id, Some(0)).await;
        let clean = Clean::of(&house, &table);
        let mut auction = Auction {
            deal,
            house,
            clock,
            table,
            seats,
            stream,
            clean,
            answers: Vec::new(),
            events: Vec::new(),
        };
        auction.act(first, &offer).await;
        auction.reads(1).await;
        auction
    }

    fn path(&self, call: &str) -> String {
        format!("/api/games/{}{call}", self.table.id)
    }

    async fn look(&self) -> Value {
        self.seats[self.deal.observer].look(&self.table.id).await
    }

    async fn act(&self, seat: usize, action: &Value) {
        let version = self.look().await["version"].as_u64().expect("a version");
        self.seats[seat].act(&self.table.id, version, action).await;
    }

    /// Reads all events until the game has come to a version.
    async fn reads(&mut self, version: u64) {
        loop {
            let event = self.stream.next().await.expect("the stream goes on");
            let id = event.id;
            self.events.push(self.clean.text(&format!("{event:?}")));
            if id == Some(version) {
                return;
            }
        }
    }

    /// Plays until the auction is over, and notes what is seen.
    async fn play(&mut self, way: &Way<'_>) -> (Vec<Step>, Vec<Option<Given>>) {
        let mut dice = Seeded::new(self.deal.number, 6);
        let mut steps: Vec<Step> = Vec::new();
        let mut given: Vec<Option<Given>> = vec![None; self.deal.players];
        let (mut opening, mut asked) = (None, vec![false; self.deal.players]);
        loop {
            let view = self.look().await;
            let auction = &view["state"]["auction"];
            let Some(actor) = view["actor"].as_u64().filter(|_| !auction.is_null()) else { break };
            let actor = actor as usize;
            for seat in 0..self.deal.players {
                let after = self.deal.gives_after[seat].filter(|_| !asked[seat] && seat != actor);
                if after.is_some_and(|after| after <= steps.len()) {
                    asked[seat] = true;
                    given[seat] = self.give(seat, way, &mut dice).await;
                    opening = opening.or(given[seat].as_ref().map(|given| given.least));
                }
            }
            self.see(steps.len()).await;
            self.clock.advance(A_MOMENT);
            let least = auction["bid"].as_i64().map_or(opening.unwrap_or(10), |bid| bid + 1);
            let step = match way {
                Way::AtRandom => {
                    let stands = !steps.iter().any(|step| step.seat == actor && step.asked);
                    let order = given[actor].as_ref().filter(|_| stands);
                    let ordered = order.is_some_and(|given| given.acts(least));
                    let action = if ordered { Value::Null } else { self.chooses(actor, &mut dice).await };
                    Step { seat: actor, action, least, ordered, asked: order.is_some() && !ordered }
                }
                Way::Again(steps_before, orders) => {
                    let step = steps_before[steps.len()].clone();
                    assert_eq!(step.seat, actor, "it goes as before");
                    Step { ordered: step.ordered && orders.is_some(), ..step }
                }
            };
            if !step.ordered {
                self.act(actor, &step.action).await;
            }
            let version = steps.len() as u64 + 2;
            self.reads(version).await;
            let made = self.house.spectator().record(&self.table.id).await.good();
            let mut made = made["actions"][version as usize - 1].clone();
            made.as_object_mut().expect("an action").remove("seat");
            assert!(step.action.is_null() || step.action == made, "{step:?}, but {made}");
            steps.push(Step { action: made, ..step });
        }
        self.see(usize::MAX).await;
        (steps, given)
    }

    /// A seat gives an order, unless it is not in the auction any more. In each course it looks at what it could order.
    async fn give(&self, seat: usize, way: &Way<'_>, dice: &mut Seeded) -> Option<Given> {
        let could = self.seats[seat].get(&self.path("/orders")).await.good();
        let offers: Vec<&Value> = could["offers"]
            .as_array()
            .expect("offers")
            .iter()
            .filter(|offer| offer["slot"] == "auction")
            .collect();
        let range = offers.iter().find_map(|offer| offer["amount"].as_object())?;
        let (least, most) = (range["least"].as_i64()?, range["most"].as_i64()?);
        let order = match way {
            Way::AtRandom => {
                // Limits are what matters most.
                let which = [0, 0, 0, 1, 1, 2, 3][dice.below(7) as usize] % offers.len();
                let mut order = offers[which]["order"].clone();
                if order["amount"].is_i64() {
                    order["amount"] = json!(least + i64::from(dice.below((most - least + 1).min(24) as u32)));
                }
                order
            }
            Way::Again(_, Some(orders)) => orders[seat].clone()?,
            Way::Again(_, None) => return None,
        };
        let body = json!({ "version": could["version"], "order": order });
        self.seats[seat].post(&self.path("/orders"), &body).await.good();
        let company = self.look().await["state"]["auction"]["company"].clone();
        Some(Given { order, company, least, most })
    }

    /// A bid or a pass by hand.
    async fn chooses(&self, seat: usize, dice: &mut Seeded) -> Value {
        let legal = self.seats[seat].look(&self.table.id).await["actions"].clone();
        let bids: Vec<&Value> =
            legal.as_array().expect("actions").iter().filter(|action| action["do"] == "bid").collect();
        if bids.is_empty() || dice.below(3) == 0 {
            return json!({ "do": "pass" });
        }
        bids[(dice.below(4) as usize).min(bids.len() - 1)].clone()
    }

    /// Notes what the observer and a stranger see: now and then everything.
    async fn see(&mut self, moment: usize) {
        let all = moment == usize::MAX || Seeded::new(self.deal.number, 100 + moment as u64).below(4) == 0;
        let (observer, stranger) = (self.seats[self.deal.observer].clone(), self.house.spectator());
        let id = self.table.id.clone();
        let update = json!({ "version": moment.min(1), "plan": [], "lines": 0, "talk": 0, "money": true });
        let mut seen = Vec::new();
        for who in [&observer, &stranger] {
            seen.push(who.get(&self.path("")).await.text);
            seen.push(who.post(&format!("/games/{id}/update"), &update).await.text);
            if all {
                for address in ["/record", "/talk", "/orders"] {
                    seen.push(who.get(&self.path(address)).await.text);
                }
                for address in ["/api/games", "/api/games?mine=true"] {
                    seen.push(who.get(address).await.text);
                }
                for address in ["/", &format!("/games/{id}")] {
                    seen.push(who.page(address).await);
                }
            }
        }
        if all {
            seen.push(self.metrics().await);
        }
        self.answers.extend(seen.iter().map(|text| self.clean.text(text)));
    }

    /// The names of what is counted, once the server has nothing to do that is counted.
    async fn metrics(&self) -> String {
        let numbers = eventually("a server with nothing to do", async || {
            let numbers = self.house.spectator().get("/metrics").await.text;
            numbers.lines().any(|line| line == "railhead_jobs_waiting 0").then_some(numbers)
        })
        .await;
        numbers
            .lines()
            .filter_map(|line| line.split(' ').next())
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect()
    }
}

impl Given {
    /// Whether it decides when this is the least that can be bid.
    fn acts(&self, least: i64) -> bool {
        match self.order["order"].as_str() {
            Some("bid-up-to") => Some(least) <= self.order["amount"].as_i64() || self.order["then"] == "pass",
            _ => true,
        }
    }
}

/// Another order that would have made the same moves for a seat, if there is one.
fn other_order(deal: &Deal, seat: usize, steps: &[Step], given: &[Option<Given>]) -> Option<Value> {
    let Given { order, company, least, most } = given[seat].as_ref()?;
    let own = || steps.iter().filter(|step| step.seat == seat);
    let highest = own().filter(|step| step.ordered).filter_map(|step| step.action["amount"].as_i64()).max();
    // Where it has passed, or asked.
    let asked = own().find(|step| step.asked);
    let passed = own().find(|step| step.ordered && step.action["do"] == "pass");
    let above = passed.or(asked).map(|step| step.least - 1);
    let (from, to) = (highest.unwrap_or(*least), above.unwrap_or(*most).min(*most));
    let then: &[&str] = match (passed, asked) {
        (Some(_), _) => &["pass"],
        (_, Some(_)) => &["ask"],
        _ => &["pass", "ask"],
    };
    let bid_up_to = |amount: i64| {
        then.iter().map(
            move |then| json!({ "order": "bid-up-to", "company": company, "amount": amount, "then": then }),
        )
    };
    let mut others: Vec<Value> = (from..=to).flat_map(bid_up_to).collect();
    if highest.is_none() && asked.is_none() {
        others.push(json!({ "order": "pass-until-turn" }));
        others.push(json!({ "order": "pass-auction", "company": company }));
    }
    others.retain(|other| other != order);
    let choice = Seeded::new(deal.number, 50 + seat as u64).below(others.len().max(1) as u32);
    others.into_iter().nth(choice as usize)
}

/// Takes away what differs between any two games: their names and times, and where the server is.
struct Clean {
    id: String,
    address: String,
    directory: String,
}

impl Clean {
    fn of(house: &House, table: &Table) -> Clean {
        let directory = house.database().parent().expect("a directory").display().to_string();
        Clean {
            id: table.id.clone(),
            address: house.base.trim_start_matches("http://").to_owned(),
            directory,
        }
    }

    fn text(&self, text: &str) -> String {
        let text =
            text.replace(&self.id, "ID").replace(&self.address, "HOST").replace(&self.directory, "DIRECTORY");
        let words = text.split_inclusive(|letter: char| !letter.is_ascii_alphanumeric());
        let mut after_milliseconds = false;
        let mut clean = String::with_capacity(text.len());
        for word in words {
            let end = word.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric());
            let is_number = !end.is_empty() && end.bytes().all(|digit| digit.is_ascii_digit());
            let is_time = is_number && (end.len() == 13 || after_milliseconds);
            clean.push_str(&if is_time { word.replace(end, "TIME") } else { word.to_owned() });
            after_milliseconds = word == "milliseconds=";
        }
        clean
    }
}

/// Everything that is logged.
#[derive(Clone, Default)]
struct Logged(Arc<Mutex<Vec<u8>>>);

impl Logged {
    fn lines(&self) -> impl Iterator<Item = String> {
        let text = String::from_utf8_lossy(&self.0.lock().expect("the log")).into_owned();
        text.lines().map(str::to_owned).collect::<Vec<_>>().into_iter()
    }
}

impl io::Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("the log").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
