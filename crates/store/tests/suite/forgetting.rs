//! What is stored about somebody can be read by them, and goes when they want it to.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::{AssertSqlSafe, Connection, Row};
use store::{
    Change, GameStatus, Held, KeyHash, LessonProgress, NewGame, Note, Notice, Occupant, OwnSeat, Person,
    PersonalData, Seating, Store, Talk, Timestamp,
};

use crate::site::{
    ENOUGH_TALK, Site, bot, entry, going_on, id, key, named, new_game, on_each_database, on_each_disk,
    on_postgres, over, person,
};

/// The person whom these tests are about.
const ADA: u8 = 1;

/// Another key each time, and none that a test gives to anybody.
fn fresh_key() -> KeyHash {
    static DRAWN: AtomicU64 = AtomicU64::new(0);
    let mut hash = [0; 32];
    hash[..8].copy_from_slice(&DRAWN.fetch_add(1, Ordering::Relaxed).to_be_bytes());
    hash[31] = 255;
    KeyHash(hash)
}

/// What Ada has to do with a running game, one that is over, one that has not begun, one in which a bot plays for her,
/// and one that she only hosts.
async fn fill(store: &dyn Store) {
    let ada = || person(ADA);
    let host = Some(key(ADA));
    let mut games = vec![
        NewGame { seats: vec![person(2), ada(), bot()], host, ..new_game("running") },
        NewGame { seats: vec![ada(), ada(), bot()], host, status: over("won"), ..new_game("over") },
        NewGame { seats: vec![ada(), Occupant::Kept(named(2)), person(3)], host, ..new_game("open") },
        NewGame {
            seats: vec![Occupant::Kept(named(ADA)), person(2)],
            host: Some(key(2)),
            ..new_game("kept")
        },
        NewGame { seats: vec![ada(), person(3)], host: Some(key(3)), ..new_game("bot") },
        NewGame { host, ..new_game("hosted") },
        NewGame { seats: vec![person(2), person(3)], host: Some(key(2)), ..new_game("others") },
    ];
    for game in &mut games {
        store.create(game, &[entry(1)]).await.unwrap();
    }
    assert!(store.seat_bot(&id("bot"), 0, "hard", Some(key(ADA)), None).await.unwrap());
    store.remember_key(key(ADA), "Person 1", Timestamp(7)).await.unwrap();
    store.remember_key(key(2), "Person 2", Timestamp(8)).await.unwrap();
    store.note_presence(&id("running"), key(ADA), Timestamp(500)).await.unwrap();
    store.set_note(&id("running"), key(ADA), "watch Bo", Timestamp(9)).await.unwrap();
    store.set_note(&id("running"), key(2), "watch Ada", Timestamp(9)).await.unwrap();
    store.note_lesson(key(ADA), &lesson()).await.unwrap();
    store.note_lesson(key(2), &lesson()).await.unwrap();
}

fn lesson() -> LessonProgress {
    let (game, lesson) = ("american-rails".into(), "a-share".into());
    LessonProgress { game, lesson, step: 4, done: None, at: Timestamp(11) }
}

async fn say(store: &dyn Store, game: &str, seat: Option<u8>, who: u8, by: Option<KeyHash>) -> Talk {
    let (game, name) = (id(game), named(who).name);
    let talk = Talk { id: 0, game, seat, name, text: "Hello".into(), at: Timestamp(10), event: None };
    let id = store.say(&talk, by, ENOUGH_TALK).await.unwrap().unwrap();
    Talk { id, ..talk }
}

async fn occupants(store: &dyn Store, game: &str) -> Vec<Occupant> {
    let game = store.load(&id(game)).await.unwrap().unwrap();
    game.seats.into_iter().map(|seat| seat.occupant).collect()
}

async fn all_that_is_stored_about_somebody_is_told(site: Site) {
    let store = &*site.open().await;
    fill(store).await;
    let said = say(store, "running", Some(1), ADA, Some(key(ADA))).await;
    say(store, "running", Some(0), 2, Some(key(2))).await;
    let seat = |game, seat, held, seen| {
        let seen = Option::map(seen, Timestamp);
        OwnSeat { game: id(game), seat, name: "Person 1".into(), held, seen }
    };
    let expected = PersonalData {
        name: Some(("Person 1".into(), Timestamp(7))),
        seats: vec![
            seat("bot", 0, Held::ByBot, None),
            seat("kept", 0, Held::Kept, None),
            seat("open", 0, Held::Sitting, None),
            seat("over", 0, Held::Sitting, None),
            seat("over", 1, Held::Sitting, None),
            seat("running", 1, Held::Sitting, Some(500)),
        ],
        hosted: ["hosted", "open", "over", "running"].map(id).to_vec(),
        talk: vec![said],
        notes: vec![Note { game: id("running"), text: "watch Bo".into(), at: Timestamp(9) }],
        lessons: vec![lesson()],
        orders: Vec::new(),
        channels: Vec::new(),
    };
    assert_eq!(store.stored_about(key(ADA)).await.unwrap(), expected);
    assert_eq!(store.stored_about(key(9)).await.unwrap(), PersonalData::default());
}

async fn what_is_deleted_is_gone_and_the_games_stay(site: Site) {
    let store = &*site.open().await;
    fill(store).await;
    let mut notices = store.notices();
    let changed = store.forget(key(ADA), fresh_key).await.unwrap();
    assert_eq!(changed, ["bot", "hosted", "kept", "open", "over", "running"].map(id));
    for game in &changed {
        let notice = Notice { game: game.clone(), version: 1, change: Change::Seated, by: None };
        assert_eq!(notices.recv().await.unwrap(), notice, "everybody there hears of it");
    }
    assert_eq!(store.stored_about(key(ADA)).await.unwrap(), PersonalData::default());
    assert_eq!(store.key_name(key(ADA)).await.unwrap(), None);
    assert_eq!(store.note(&id("running"), key(ADA)).await.unwrap(), None);

    // A game that has begun keeps its seats, under keys that nobody holds.
    let running = occupants(store, "running").await;
    let over = occupants(store, "over").await;
    let former = [&running[1], &over[0], &over[1]].map(|occupant| match occupant {
        Occupant::Person(person) => person.clone(),
        other => panic!("{other:?}"),
    });
    assert!(former.iter().all(Person::is_former));
    let keys: BTreeSet<KeyHash> = former.iter().map(|person| person.key).collect();
    assert_eq!(keys.len(), 3, "nobody can tell that it was the same person");
    assert!(!keys.contains(&key(ADA)));
    assert_eq!((&running[0], &running[2], &over[2]), (&person(2), &bot(), &bot()));
    let running = store.load(&id("running")).await.unwrap().unwrap();
    assert!(running.seats.iter().all(|seat| seat.seen.is_none()));
    assert_eq!(store.entries(&id("running"), 0).await.unwrap(), [entry(1)]);

    // Before it begins the seat is open.
    assert_eq!(occupants(store, "open").await, [Occupant::Open, Occupant::Kept(named(2)), person(3)]);
    assert_eq!(occupants(store, "kept").await, [Occupant::Open, person(2)]);
    assert_eq!(occupants(store, "bot").await, [Occupant::bot("hard"), person(3)]);
    assert!(!store.take_back_seat(&id("bot"), 0, key(ADA)).await.unwrap());

    // Somebody else is the host, if there is anybody.
    let host = async |game: &str| store.load(&id(game)).await.unwrap().unwrap().host;
    assert_eq!(host("running").await, Some(key(2)));
    assert_eq!(host("open").await, Some(key(3)), "it is kept for 2, who does not sit there");
    assert_eq!(host("over").await, None, "a former player is nobody");
    assert_eq!(host("hosted").await, None);
    assert_eq!(host("kept").await, Some(key(2)));

    // Nobody else has lost anything.
    assert_eq!(occupants(store, "others").await, [person(2), person(3)]);
    assert_eq!(store.key_name(key(2)).await.unwrap().as_deref(), Some("Person 2"));
    assert_eq!(store.note(&id("running"), key(2)).await.unwrap().as_deref(), Some("watch Ada"));
    assert_eq!(store.lessons_of(key(2)).await.unwrap(), [lesson()]);
}

async fn deleting_twice_is_harmless(site: Site) {
    let store = &*site.open().await;
    fill(store).await;
    store.forget(key(ADA), fresh_key).await.unwrap();
    let before = occupants(store, "running").await;
    assert_eq!(store.forget(key(ADA), fresh_key).await.unwrap(), []);
    assert_eq!(store.forget(key(77), fresh_key).await.unwrap(), [], "nobody has ever seen them");
    assert_eq!(occupants(store, "running").await, before);
    // Whoever comes back with the key is a stranger.
    assert_eq!(store.take_seat(&id("open"), 0, key(ADA), "Ada").await.unwrap(), Seating::Seated);
    assert_eq!(store.stored_about(key(ADA)).await.unwrap().seats.len(), 1);
}

async fn somebodys_name_alone_goes_too(site: Site) {
    let store = &*site.open().await;
    store.remember_key(key(ADA), "Ada", Timestamp(1)).await.unwrap();
    assert_eq!(store.forget(key(ADA), fresh_key).await.unwrap(), []);
    assert_eq!(store.key_name(key(ADA)).await.unwrap(), None);
}

async fn words_go_with_whoever_said_them(site: Site) {
    let store = &*site.open().await;
    fill(store).await;
    say(store, "running", Some(1), ADA, Some(key(ADA))).await;
    // From a seat that she has given up since, and at a table that she only hosts.
    say(store, "others", Some(0), ADA, Some(key(ADA))).await;
    say(store, "hosted", None, ADA, Some(key(ADA))).await;
    let others = [
        say(store, "running", Some(0), 2, Some(key(2))).await,
        say(store, "running", Some(1), ADA, Some(key(4))).await,
        say(store, "running", None, 3, None).await,
    ];
    store.forget(key(ADA), fresh_key).await.unwrap();
    let talk = async |game: &str| store.talk(&id(game), 0, 100).await.unwrap();
    assert_eq!(talk("running").await, others, "also of somebody of the same name who sat there");
    assert_eq!(talk("others").await, []);
    assert_eq!(talk("hosted").await, []);
}

async fn words_from_before_their_speaker_was_stored_are_known_by_seat_and_name(site: Site) {
    let store = &*site.open().await;
    fill(store).await;
    for (game, seat) in [("running", Some(1)), ("running", None), ("bot", Some(0)), ("hosted", None)] {
        say(store, game, seat, ADA, None).await;
    }
    let before_her = say(store, "running", Some(1), 5, None).await;
    let beside_her = say(store, "running", Some(0), ADA, None).await;
    let elsewhere = say(store, "others", Some(1), ADA, None).await;
    assert_eq!(store.stored_about(key(ADA)).await.unwrap().talk.len(), 4);
    store.forget(key(ADA), fresh_key).await.unwrap();
    let talk = async |game: &str| store.talk(&id(game), 0, 100).await.unwrap();
    assert_eq!(talk("running").await, [before_her, beside_her]);
    assert_eq!(talk("bot").await, []);
    assert_eq!(talk("hosted").await, []);
    assert_eq!(talk("others").await, [elsewhere]);
}

async fn a_bot_takes_a_former_players_seat_for_itself(site: Site) {
    let store = &*site.open().await;
    fill(store).await;
    let decides = GameStatus { to_move: Some(1), ..going_on() };
    store.append(&id("running"), &[entry(2)], &decides).await.unwrap();
    store.forget(key(ADA), fresh_key).await.unwrap();
    let Occupant::Person(former) = occupants(store, "running").await.swap_remove(1) else {
        panic!("the seat stays taken")
    };
    let long_ago = Some(Timestamp(1));
    assert!(store.seat_bot(&id("running"), 1, "easy", Some(former.key), long_ago).await.unwrap());
    assert_eq!(occupants(store, "running").await, [person(2), bot(), bot()]);
    assert!(store.waiting_for_bots(None, 10).await.unwrap().contains(&id("running")));
}

/// Each game is played on, and each seat is taken, while people go.
async fn many_go_at_once_and_games_go_on(site: Site) {
    let store = site.open().await;
    let seats: Vec<Occupant> = (1..=5).map(person).collect();
    let games: Vec<String> = (0..12).map(|number| format!("{number}")).collect();
    for game in &games {
        let host = Some(key(1));
        store.create(&NewGame { seats: seats.clone(), host, ..new_game(game) }, &[]).await.unwrap();
    }
    let mut tasks = tokio::task::JoinSet::new();
    for who in [1, 2, 3, 3] {
        let store = Arc::clone(&store);
        tasks.spawn(async move { drop(store.forget(key(who), fresh_key).await.unwrap()) });
    }
    for game in games.clone() {
        let store = Arc::clone(&store);
        tasks.spawn(async move {
            for version in 1..=10 {
                store.append(&id(&game), &[entry(version)], &going_on()).await.unwrap();
            }
        });
    }
    tasks.join_all().await;
    for game in &games {
        let stored = store.load(&id(game)).await.unwrap().unwrap();
        assert_eq!((stored.version, stored.host), (10, Some(key(4))));
        let former =
            stored.seats.iter().filter_map(|seat| seat.occupant.person()).filter(|one| one.is_former());
        assert_eq!(former.map(|one| one.key).collect::<BTreeSet<_>>().len(), 3);
    }
}

/// Looked for in every column that could hold it, and in SQLite's file.
async fn a_name_is_nowhere_in_the_database(site: Site) {
    let store = site.open().await;
    fill(&*store).await;
    say(&*store, "running", Some(1), ADA, Some(key(ADA))).await;
    assert!(rows_with(&site, "Person 1").await > 5);
    // What is deleted then is in the file, and not only in its log.
    store.close().await;
    let store = site.open().await;
    store.forget(key(ADA), fresh_key).await.unwrap();
    assert_eq!(rows_with(&site, "Person 1").await, 0);
    assert!(rows_with(&site, "Person 2").await > 0);
    store.close().await;
    if let Some(file) = site.url.strip_prefix("sqlite:") {
        let bytes = std::fs::read(file).unwrap();
        let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
        assert!(holds("Person 2") && !holds("Person 1") && !holds("watch Bo"));
    }
}

/// How many values in the tables are this text.
async fn rows_with(site: &Site, text: &str) -> i64 {
    let columns =
        [("keys", "name"), ("seats", "name"), ("seats", "owner_name"), ("talk", "name"), ("talk", "text")];
    let others = [("notes", "text"), ("frames", "frame"), ("actions", "action")];
    let mut found = 0;
    macro_rules! look {
        ($connection:ty) => {{
            let mut connection = <$connection>::connect(&site.url).await.unwrap();
            for (table, column) in columns.into_iter().chain(others) {
                let sql = format!("SELECT count(*) FROM {table} WHERE {column} LIKE $1");
                let query = sqlx::query(AssertSqlSafe(sql)).bind(format!("%{text}%"));
                found += query.fetch_one(&mut connection).await.unwrap().get::<i64, _>(0);
            }
            // As long as somebody reads, SQLite does not fold its log into the file.
            connection.close().await.unwrap();
        }};
    }
    if site.is_postgres() {
        look!(sqlx::PgConnection);
    } else {
        look!(sqlx::SqliteConnection);
    }
    found
}

on_each_database!(
    all_that_is_stored_about_somebody_is_told,
    what_is_deleted_is_gone_and_the_games_stay,
    deleting_twice_is_harmless,
    somebodys_name_alone_goes_too,
    words_go_with_whoever_said_them,
    words_from_before_their_speaker_was_stored_are_known_by_seat_and_name,
    a_bot_takes_a_former_players_seat_for_itself,
    many_go_at_once_and_games_go_on,
);

mod on_disk {
    use super::*;
    on_each_disk!(a_name_is_nowhere_in_the_database);
}
