use std::sync::Arc;

use game::Seeded;
use games::{GameName, Hosted, with_game};
use play::Play;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use store::{GameId, GameStatus, KeyHash, NewGame, Occupant, Origin, Person, StoredEntry, Timestamp};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::Fallible;

pub(crate) const GAMES: usize = 100_000;
pub(crate) const RUNNING: usize = 20_000;
const FOR_BOTS: usize = 200;
const OPEN: usize = 1000;
pub(crate) const PEOPLE: usize = 5000;
const PLAYERS: usize = 4;
/// How many different games there are of each kind; the others are like these.
const DIFFERENT: usize = 8;

/// What is stored.
pub(crate) struct Stock {
    pub(crate) entries: usize,
    /// Games in which nothing happens.
    pub(crate) idle: Vec<String>,
}

/// A game that was played to its end.
struct Played {
    kind: GameName,
    frame: String,
    /// Who took each entry, and what it was.
    entries: Vec<(u8, String)>,
    /// Whose decision each was, and nobody's at the end.
    actors: Vec<Option<u8>>,
    result: String,
}

impl Stock {
    /// Stores all the games, unless they are there.
    pub(crate) async fn fill(url: &str) -> Fallible<Stock> {
        let store = store::open(url).await?;
        let played: Vec<Arc<Played>> = GameName::ALL
            .into_iter()
            .flat_map(|kind| (0..DIFFERENT).map(move |seed| Arc::new(Played::of(kind, seed as u64))))
            .collect();
        let (last, _) = played[(GAMES - 1) % played.len()].stored(GAMES - 1);
        let is_filled = store.load(&last.id).await?.is_some();
        let at_once = Arc::new(Semaphore::new(64));
        let mut storing = JoinSet::new();
        let (mut count, mut idle) = (0, Vec::new());
        for number in 0..GAMES {
            let (game, entries) = played[number % played.len()].stored(number);
            count += entries.len();
            if runs(number) && !waits_for_bot(number) {
                idle.push(game.id.0.clone());
            }
            if is_filled {
                continue;
            }
            let (store, place) = (Arc::clone(&store), Arc::clone(&at_once).acquire_owned().await?);
            storing.spawn(async move {
                let stored = store.create(&game, &entries).await;
                drop(place);
                stored
            });
            while let Some(stored) = storing.try_join_next() {
                stored??;
            }
        }
        storing.join_all().await.into_iter().collect::<Result<(), _>>()?;
        store.close().await;
        Ok(Stock { entries: count, idle })
    }

    /// The key of a person.
    pub(crate) fn token(person: usize) -> String {
        Sha256::digest(person.to_string())
            .iter()
            .fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
    }
}

fn runs(number: usize) -> bool {
    number.is_multiple_of(GAMES / RUNNING)
}

fn waits_for_bot(number: usize) -> bool {
    runs(number) && number < FOR_BOTS * (GAMES / RUNNING)
}

impl Played {
    fn of(kind: GameName, seed: u64) -> Played {
        with_game!(kind, G => Played::to_the_end::<G>(kind, seed))
    }

    fn to_the_end<G: Hosted>(kind: GameName, seed: u64) -> Played {
        let options = Value::Object(Map::new());
        let setup =
            G::draw(PLAYERS, &options, &G::own_material(), &mut Seeded::new(seed, 0)).expect("a setup");
        let frame = json!({
            "rules": G::rules_of(&setup),
            "options": G::write_options(&setup),
            "setup": G::write_setup(&setup),
            "seed": seed,
        });
        let mut play = Play::<G>::start(setup).expect("it begins");
        let (mut dice, mut legal) = (Seeded::new(seed, 1), Vec::new());
        let (mut entries, mut actors) = (Vec::new(), Vec::new());
        let bots = G::BOTS.expect("it has bots");
        while let Some(actor) = play.state().actor() {
            play.state().actions(&mut legal);
            let action = (bots.thoughtless)(play.state(), &legal, &mut dice);
            let made = play.play(actor, action).expect("it is legal");
            entries.push((actor.index() as u8, made.text.to_string()));
            actors.push(Some(actor.index() as u8));
        }
        actors.push(None);
        let result = serde_json::to_string(&play.state().outcome()).expect("it is over");
        Played { kind, frame: frame.to_string(), entries, actors, result }
    }

    /// The game of a number, as it is stored: over, or under way, or not begun.
    fn stored(&self, number: usize) -> (NewGame, Vec<StoredEntry>) {
        let runs = runs(number);
        let open = number % (GAMES / OPEN) == 1;
        let length = match (runs, open) {
            (true, _) => self.entries.len() / 2,
            (_, true) => 0,
            _ => self.entries.len(),
        };
        let to_move = self.actors[length];
        let for_bot = waits_for_bot(number);
        let at = |version: usize| Timestamp(1_700_000_000_000 + (number * 1000 + version) as i64);
        let seat = |seat: usize| {
            let decides = to_move.is_some_and(|to_move| usize::from(to_move) == seat);
            if open && seat == PLAYERS - 1 {
                Occupant::Open
            } else if decides == for_bot && (for_bot || seat == PLAYERS - 1) {
                Occupant::bot("easy")
            } else {
                let person = (number * 7 + seat * 1237) % PEOPLE;
                let key = KeyHash(Sha256::digest(Stock::token(person)).into());
                Occupant::Person(Person { key, name: format!("Player {person}") })
            }
        };
        let entries = self.entries[..length].iter().zip(1..).map(|((seat, text), version)| StoredEntry {
            version: version as u32,
            seat: *seat,
            text: text.clone(),
            at: at(version),
        });
        let game = NewGame {
            id: GameId(Stock::token(GAMES + number)[..20].to_owned()),
            game: self.kind.name().to_owned(),
            frame: self.frame.clone(),
            seats: (0..PLAYERS).map(seat).collect(),
            host: None,
            invite: None,
            listed: true,
            created: at(0),
            follows: None,
            status: GameStatus {
                to_move,
                deadline: None,
                result: to_move.is_none().then(|| self.result.clone()),
                progress: Some("{\"number\":1853,\"percent\":30}".to_owned()),
            },
            origin: Origin::Played,
            rated: false,
        };
        (game, entries.collect())
    }
}
