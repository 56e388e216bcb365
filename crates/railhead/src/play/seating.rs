//! Who sits at a table in the terminal, and where its game stands.

use std::path::Path;

use bots::{Bot, Effort, Kind, Level, sit_down};
use game::{Draft, Ledger, Record, Seat, Seeded};
use games::Hosted;
use phrases::Phrases;
use serde_json::Value;

use crate::check::tell;
use crate::failure::Failure;
use crate::file;

/// A game under way.
pub(super) struct Seated<G: Hosted> {
    pub(super) record: Record<G>,
    pub(super) state: G,
    pub(super) ledger: Ledger,
    /// The bots, by seat; nothing where a person sits.
    pub(super) bots: Vec<Option<Box<dyn Bot<G>>>>,
}

/// A new game: people first, then bots.
pub(super) fn begin<G: Hosted>(
    mut names: Vec<String>,
    mut bots: Vec<Kind>,
    options: &Value,
    seed: u64,
    phrases: &Phrases,
) -> Result<Seated<G>, Failure> {
    if names.is_empty() {
        names.push(phrases.say("page-guest", &[]));
    }
    if bots.is_empty() {
        // A table of four, unless there are more people.
        bots = vec![Kind::default(); 4_usize.saturating_sub(names.len())];
    }
    for kind in bots {
        names.push(format!("{kind} {}", names.len() + 1));
    }
    if !(3..=5).contains(&names.len()) {
        return Err(Failure::usage(format!("three to five can play, not {}", names.len())));
    }
    let flaw = |flaw: G::Flaw| Failure::usage(G::tell_flaw(&flaw, phrases));
    let setup = G::draw(names.len(), options, &G::own_material(), &mut Seeded::new(seed, 0)).map_err(flaw)?;
    let state = G::start(&setup).map_err(flaw)?;
    let bots = seat_bots(&names, seed);
    let ledger = Ledger::open(&state);
    Ok(Seated { record: Record { names, setup, actions: Vec::new(), result: None }, state, ledger, bots })
}

/// A game from a file, which must be sound.
pub(super) fn go_on<G: Hosted>(path: &Path, seed: u64, phrases: &Phrases) -> Result<Seated<G>, Failure> {
    let draft =
        Draft::<G>::read(file::read_json(path)?).map_err(|broken| tell(path, &broken, &[], phrases))?;
    let mut ledger = Ledger::open(&draft.start);
    let played = draft.play(usize::MAX, &mut |moment| {
        for event in moment.events {
            ledger.hear::<G>(event);
        }
    });
    let (record, state) = played.map_err(|broken| tell(path, &broken, &draft.names, phrases))?;
    let bots = seat_bots(&record.names, seed);
    Ok(Seated { record, state, ledger, bots })
}

/// A bot bears the name of its kind, and a number: `hard:miser 3`.
fn seat_bots<G: Hosted>(names: &[String], seed: u64) -> Vec<Option<Box<dyn Bot<G>>>> {
    let bot = |(seat, name): (Seat, &String)| {
        let kind = Kind::named(name.rsplit_once(' ')?.0)?;
        Some(sit_down::<G>(kind, seed ^ seat.index() as u64, Effort::at_a_table(kind.level)))
    };
    Seat::all(names.len()).zip(names).map(bot).collect()
}

/// How long a hint may take.
pub(super) fn hint_effort() -> Effort {
    Effort::at_a_table(Level::Expert)
}
