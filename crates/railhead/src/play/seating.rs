//! Who sits at a table in the terminal, and where its game stands.

use std::path::Path;

use ::play::Play;
use bots::{Bot, Effort, Kind};
use game::{Seat, Seeded};
use games::Hosted;
use phrases::Phrases;
use serde_json::Value;

use crate::check::replayed;
use crate::error::CommandError;
use crate::file;
use crate::simulate::can_play;

/// A game under way, and who plays it.
pub(super) struct LocalGame<G: Hosted> {
    pub(super) names: Vec<String>,
    pub(super) play: Play<G>,
    /// The bots, by seat; `None` where a person sits.
    pub(super) bots: Vec<Option<Box<dyn Bot<G>>>>,
}

/// A new game: people first, then bots.
pub(super) fn begin<G: Hosted>(
    mut names: Vec<String>,
    mut bots: Vec<Kind>,
    options: &Value,
    seed: u64,
    phrases: &Phrases,
) -> Result<LocalGame<G>, CommandError> {
    if names.is_empty() {
        names.push(phrases.say("page-guest", &[]));
    }
    if bots.is_empty() {
        // The usual table, unless there are more people.
        bots = vec![Kind::default(); G::DESCRIPTION.usual_players().saturating_sub(names.len())];
    }
    for kind in bots {
        names.push(format!("{kind} {}", names.len() + 1));
    }
    can_play::<G>(names.len())?;
    let flaw = |flaw: G::Flaw| CommandError::usage(G::tell_flaw(&flaw, phrases));
    let setup = G::draw(names.len(), options, &G::own_material(), &mut Seeded::new(seed, 0)).map_err(flaw)?;
    let play = Play::start(setup).map_err(flaw)?;
    let bots = seat_bots(&names, seed);
    Ok(LocalGame { names, play, bots })
}

/// A game from a file, which must be sound.
pub(super) fn go_on<G: Hosted>(
    path: &Path,
    seed: u64,
    phrases: &Phrases,
) -> Result<LocalGame<G>, CommandError> {
    let record = replayed::<G>(path, file::read_json(path)?, phrases)?;
    let play = Play::of_record(&record).map_err(|flaw| CommandError::failed(G::tell_flaw(&flaw, phrases)))?;
    let bots = seat_bots(&record.names, seed);
    Ok(LocalGame { names: record.names, play, bots })
}

/// A bot bears the name of its kind, and a number: `hard:miser 3`.
fn seat_bots<G: Hosted>(names: &[String], seed: u64) -> Vec<Option<Box<dyn Bot<G>>>> {
    let bot = |(seat, name): (Seat, &String)| {
        let kind = Kind::named(name.rsplit_once(' ')?.0)?;
        Some((G::BOTS?.sit_down)(kind, seed ^ seat.index() as u64, Effort::at_a_table(kind.level)))
    };
    Seat::all(names.len()).zip(names).map(bot).collect()
}
