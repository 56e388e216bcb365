//! One of two servers is killed again and again while time runs out at a hundred tables and their players are elsewhere:
//! every deadline is acted on once, and everything that was to be told is told, under one key.
//!
//! `RAILHEAD_KILLS=30 cargo test -p railhead --test kills` does it for longer.

mod online;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

use game::{Dice, Seeded};
use games::GameName;
use online::{Api, Served, wait_for};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::testing::TestDatabase;
use store::{GameId, Store, StoredEntry, StoredGame};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};

const GAMES: usize = 100;
const PEOPLE: usize = 6;
const SEATS: usize = 3;
/// Everybody has this much time at first, gets that much for a decision, and never has more than at first.
const INITIAL: i64 = 10_000;
const INCREMENT: i64 = 8_000;
/// A turn is told when it has lasted this long.
const TOLD_AFTER: i64 = 1_000;
/// Servers that are killed may cost as much: whatever is to be told for longer has been told.
const SOON: i64 = 6_000;
/// A busy machine may take as long, but no longer, to act on a deadline.
const LATE: i64 = 20_000;
/// Between the look whether a turn has passed and the arrival of the word there may be as much on a busy machine. What is
/// sent again after a kill takes longer.
const ON_ITS_WAY: i64 = 2_000;
const BETWEEN_KILLS: Duration = Duration::from_secs(3);

fn kills() -> u64 {
    std::env::var("RAILHEAD_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(3)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_deadline_is_acted_on_once_and_every_notice_arrives_whichever_server_is_killed() {
    let database = TestDatabase::create().await;
    let mut servers = [serve(&database), serve(&database)];
    let doors = Doors(Arc::new(Mutex::new([servers[0].api.clone(), servers[1].api.clone()])));
    let receiver = Receiver::open().await;
    let people = people(&doors, &receiver).await;
    let mut tables = Vec::new();
    for number in 0..GAMES {
        tables.push(Table::set_up(&doors, &people, number).await);
    }
    let players = tokio::spawn(play(doors.clone(), people.clone(), tables.clone()));

    let mut dice = Seeded::new(kills(), 1);
    for _ in 0..kills() {
        sleep(BETWEEN_KILLS).await;
        // Often in the middle of telling something, whose end it will never note.
        if dice.below(3) > 0 {
            let mut telling = receiver.telling.subscribe();
            let _ = timeout(BETWEEN_KILLS, telling.recv()).await;
        }
        let doomed = dice.below(2) as usize;
        let next = serve(&database);
        doors.0.lock().expect("the doors")[doomed] = next.api.clone();
        std::mem::replace(&mut servers[doomed], next).kill();
    }
    players.abort();
    let _ = players.await;
    let last_kill = now();

    let store = store::open(&database.url).await.expect("the games");
    let (mut deadlines, mut latest) = (0, 0);
    for table in &tables {
        // Deadlines after the last kill are acted on as well.
        let goes_on = wait_for("another deadline", async || {
            let log = Log::read(&*store, table).await;
            let late = log.entries.iter().any(|entry| is_timeout(entry) && entry.at.0 > last_kill);
            (late || log.is_over()).then_some(log)
        });
        let log = goes_on.await;
        let (acted, lag) = log.check_deadlines();
        deadlines += acted;
        latest = latest.max(lag);
    }
    // What is due at the end has time to arrive.
    sleep(Duration::from_millis((TOLD_AFTER + SOON) as u64)).await;
    let end = now();
    let heard = receiver.heard.lock().expect("the list").clone();
    let mut known = BTreeSet::new();
    let (mut turns, mut words) = (0, 0);
    for table in &tables {
        let log = Log::read(&*store, table).await;
        for notice in log.notices(&*store, &people, end).await {
            let arrived = heard.get(&notice.key);
            assert!(arrived.is_some() || !notice.is_due, "it has not arrived: {notice:?}");
            if let (Some(arrived), Some(passed)) = (arrived, notice.passed) {
                let late = arrived.iter().find(|at| **at > passed + ON_ITS_WAY);
                assert_eq!(late, None, "that turn had passed: {notice:?}");
            }
            turns += usize::from(notice.what == "turn" && arrived.is_some());
            words += usize::from(notice.what == "named" && arrived.is_some());
            known.insert(notice.key);
        }
    }
    let strange: Vec<_> = heard.keys().filter(|key| !known.contains(*key)).collect();
    assert!(strange.is_empty(), "there was nothing of the kind to tell: {strange:?}");
    let repeated = heard.values().filter(|arrived| arrived.len() > 1).count();
    assert!(turns >= GAMES && words > 0 && deadlines >= GAMES, "{turns} {words} {deadlines}");
    println!(
        "{} kills: {deadlines} deadlines, each acted on once, {latest} ms late at most; {} messages arrived ({turns} of a turn, \
         {words} of a word), {repeated} of them more than once, under one key",
        kills(),
        heard.len()
    );
}

fn serve(database: &TestDatabase) -> Served {
    let more = ["--allow-private-webhooks", "--public-url", "https://rails.example", "--bot-lease", "1"];
    Served::start_with(&database.url, &[&more[..], &["--turn-notice-after", "1"]].concat())
}

fn now() -> i64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("after 1970").as_millis() as i64
}

fn is_timeout(entry: &StoredEntry) -> bool {
    entry.text.contains("out-of-time")
}

/// The servers that live.
#[derive(Clone)]
struct Doors(Arc<Mutex<[Api; 2]>>);

impl Doors {
    fn any(&self, dice: &mut Seeded) -> Api {
        self.0.lock().expect("the doors")[dice.below(2) as usize].clone()
    }
}

/// Somebody who plays, and is told elsewhere.
#[derive(Clone)]
struct Person {
    name: String,
    token: String,
    channel: String,
}

async fn people(doors: &Doors, receiver: &Receiver) -> Vec<Person> {
    let mut people = Vec::new();
    for number in 0..PEOPLE {
        let (name, token) = (format!("Player{number}"), hex(&Sha256::digest([number as u8])));
        let api = doors.any(&mut Seeded::new(number as u64, 0));
        let webhook = json!({ "webhook": receiver.address });
        let (status, channel) = api.post("/api/me/notices", &token, &webhook).await.expect("an answer");
        assert_eq!(status, 201, "{channel}");
        people.push(Person { name, token, channel: channel["id"].as_str().expect("an id").to_owned() });
    }
    people
}

/// A table, and who sits there.
#[derive(Clone)]
struct Table {
    id: GameId,
    /// By seat, their numbers among all people.
    people: [usize; SEATS],
}

impl Table {
    /// The game begins when the last of them has sat down.
    async fn set_up(doors: &Doors, people: &[Person], number: usize) -> Table {
        let mut dice = Seeded::new(number as u64, 3);
        let seats = [0, 1, 2].map(|seat| (number + seat * (1 + number % 2)) % PEOPLE);
        let clock = json!({ "initial": INITIAL / 1000, "increment": INCREMENT / 1000, "cap": INITIAL / 1000,
            "grace": 0, "timeout": "bot" });
        let order = json!({ "game": GameName::ALL[number % 2].name(), "seed": number, "clock": clock,
            "seats": vec![json!({ "open": true }); SEATS] });
        let api = doors.any(&mut dice);
        let (_, made) = api.post("/api/games", "", &order).await.expect("an answer");
        let id = GameId(made["id"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned());
        for (seat, person) in seats.iter().enumerate() {
            let Person { name, token, .. } = &people[*person];
            let path = format!("/api/games/{}/seats", id.0);
            let wanted = json!({ "name": name, "seat": seat });
            let (status, answer) = doors.any(&mut dice).post(&path, token, &wanted).await.expect("an answer");
            assert_eq!(status, 201, "{answer}");
        }
        Table { id, people: seats }
    }
}

/// Some players move now and then, and some say a word to another. Whatever happens to a server does not trouble them.
async fn play(doors: Doors, people: Vec<Person>, tables: Vec<Table>) {
    let mut dice = Seeded::new(7, 2);
    loop {
        sleep(Duration::from_millis(150)).await;
        let table = &tables[dice.below(GAMES as u32) as usize];
        let (seat, api) = (dice.below(SEATS as u32) as usize, doors.any(&mut dice));
        let token = &people[table.people[seat]].token;
        if dice.below(8) == 0 {
            let other = &people[table.people[(seat + 1) % SEATS]];
            let word = json!({ "text": format!("Well, {}?", other.name) });
            let _ = api.post(&format!("/api/games/{}/talk", table.id.0), token, &word).await;
            continue;
        }
        let Ok((_, game)) = api.get(&format!("/api/games/{}", table.id.0), token).await else { continue };
        let Some(legal) = game["actions"].as_array().filter(|legal| !legal.is_empty()) else { continue };
        let action = &legal[dice.below(legal.len() as u32) as usize];
        let version = game["version"].as_u64().expect("a version") as usize;
        let _ = api.act(&table.id.0, token, version, action).await;
    }
}

/// The log of a game, as it is stored.
struct Log {
    table: Table,
    game: StoredGame,
    entries: Vec<StoredEntry>,
}

/// A time in which it was one seat's turn.
struct Turn {
    seat: usize,
    /// The version at which it began.
    version: u32,
    begin: i64,
    /// When it passed, if it has.
    end: Option<i64>,
    /// When its time was noted to have run out.
    timeouts: Vec<i64>,
}

/// Something that was to be told, perhaps.
#[derive(Debug)]
struct Notice {
    what: &'static str,
    key: String,
    /// Whether it must have arrived.
    is_due: bool,
    /// When there was nothing to tell any more.
    passed: Option<i64>,
}

impl Log {
    async fn read(store: &dyn Store, table: &Table) -> Log {
        let game = store.load(&table.id).await.expect("an answer").expect("a game");
        let mut entries = store.entries(&table.id, 0).await.expect("entries");
        entries.truncate(game.version as usize);
        Log { table: table.clone(), game, entries }
    }

    fn is_over(&self) -> bool {
        self.game.status.result.is_some()
    }

    /// Whose turn it was: nobody takes back or leaves, so that each entry is of whoever had to decide.
    fn turns(&self) -> Vec<Turn> {
        let begun = self.game.begun.expect("it has begun").0;
        let last = self.game.status.to_move.map(usize::from);
        let after = |version: usize| self.entries.get(version).map(|entry| usize::from(entry.seat)).or(last);
        let begin = |seat, version: usize, begin| Turn {
            seat,
            version: version as u32,
            begin,
            end: None,
            timeouts: Vec::new(),
        };
        let mut turns: Vec<Turn> = after(0).map(|seat| begin(seat, 0, begun)).into_iter().collect();
        for (index, entry) in self.entries.iter().enumerate() {
            let turn = turns.last_mut().expect("somebody's turn");
            if is_timeout(entry) {
                turn.timeouts.push(entry.at.0);
            }
            let next = after(index + 1);
            if next != Some(turn.seat) {
                turn.end = Some(entry.at.0);
                turns.extend(next.map(|seat| begin(seat, index + 1, entry.at.0)));
            }
        }
        turns
    }

    /// Each deadline was acted on once, and none too early or forgotten. Returns how many there were, and how much too late one
    /// was acted on at most.
    fn check_deadlines(&self) -> (usize, i64) {
        let mut left = [INITIAL; SEATS];
        let (mut acted, mut latest) = (0, 0);
        let now = now();
        for Turn { seat, version, begin, end, timeouts } in self.turns() {
            let deadline = begin + left[seat];
            let whose = format!("seat {seat} at version {version} of {}", self.game.id.0);
            assert!(timeouts.len() <= 1, "acted on twice: {whose}");
            assert!(timeouts.iter().all(|&at| at >= deadline), "too early: {whose}");
            let lasts = end.unwrap_or(now);
            assert!(!timeouts.is_empty() || lasts < deadline + LATE, "forgotten: {whose}");
            acted += timeouts.len();
            latest = timeouts.iter().map(|at| at - deadline).fold(latest, i64::max);
            left[seat] = ((deadline - lasts).max(0) + INCREMENT).min(INITIAL);
        }
        (acted, latest)
    }

    /// All that there was to tell of this game until a moment.
    async fn notices(&self, store: &dyn Store, people: &[Person], until: i64) -> Vec<Notice> {
        let Log { table, game, entries } = self;
        let key = |what: &str, moment: i64, seat: usize| {
            let channel = &people[table.people[seat]].channel;
            let subject = format!("{what}.{}.{moment}.{seat}.{channel}", game.id.0);
            hex(&Sha256::digest(subject)[..16])
        };
        let mut notices = Vec::new();
        for Turn { seat, version, begin, end, .. } in self.turns() {
            let is_due = end.unwrap_or(until) > begin + TOLD_AFTER + SOON;
            let turn = Notice { what: "turn", key: key("turn", version.into(), seat), is_due, passed: end };
            let time =
                Notice { what: "time", key: key("time", version.into(), seat), is_due: false, passed: end };
            notices.extend([turn, time]);
        }
        // Whoever sits down last sees that the game begins.
        let begun = game.begun.expect("it has begun").0;
        for seat in 0..SEATS - 1 {
            let key = key("begun", begun, seat);
            notices.push(Notice { what: "begun", key, is_due: !self.is_over(), passed: None });
        }
        for talk in store.talk(&game.id, 0, 1000).await.expect("the talk") {
            let named = (usize::from(talk.seat.expect("a seat")) + 1) % SEATS;
            notices.push(Notice {
                what: "named",
                key: key("named", talk.at.0, named),
                is_due: true,
                passed: None,
            });
        }
        if let Some(last) = entries.last().filter(|_| self.is_over()) {
            for seat in (0..SEATS).filter(|&seat| seat != usize::from(last.seat)) {
                let key = key("over", last.version.into(), seat);
                notices.push(Notice { what: "over", key, is_due: last.at.0 + SOON < until, passed: None });
            }
        }
        notices
    }
}

/// Where all messages arrive.
struct Receiver {
    address: String,
    /// When each came, by its key.
    heard: Arc<Mutex<BTreeMap<String, Vec<i64>>>>,
    /// One has come, and its sender does not know it yet.
    telling: broadcast::Sender<()>,
}

impl Receiver {
    async fn open() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("http://{}/", listener.local_addr().expect("an address"));
        let (heard, telling) =
            (Arc::new(Mutex::new(BTreeMap::<String, Vec<i64>>::new())), broadcast::Sender::new(1000));
        let (hears, tells) = (Arc::clone(&heard), telling.clone());
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let (hears, tells) = (Arc::clone(&hears), tells.clone());
                tokio::spawn(async move {
                    let mut request = Vec::new();
                    while !request.ends_with(b"}") {
                        let mut piece = [0; 4096];
                        match stream.read(&mut piece).await {
                            Ok(length) if length > 0 => request.extend_from_slice(&piece[..length]),
                            _ => return,
                        }
                    }
                    let text = String::from_utf8_lossy(&request).into_owned();
                    let body = text.split_once("\r\n\r\n").map_or("", |(_, body)| body);
                    let message: Value = serde_json::from_str(body).unwrap_or_default();
                    let key = message["key"].as_str().unwrap_or_default().to_owned();
                    hears.lock().expect("the list").entry(key).or_default().push(now());
                    let _ = tells.send(());
                    sleep(Duration::from_millis(30)).await;
                    let _ = stream.write_all(b"HTTP/1.1 204 So\r\ncontent-length: 0\r\n\r\n").await;
                });
            }
        });
        Receiver { address, heard, telling }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}
