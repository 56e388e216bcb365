//! Who sits at a table in the terminal, and where its game stands.

use std::path::Path;

use ::play::Play;
use bots::{Bot, Character, Effort, Kind, name_of_bot};
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
    /// What the bots are, by seat; `None` where a person sits.
    kinds: Vec<Option<Kind>>,
    pub(super) play: Play<G>,
    /// The bots, by seat; `None` where a person sits.
    pub(super) bots: Vec<Option<Box<dyn Bot<G>>>>,
}

impl<G: Hosted> LocalGame<G> {
    fn new(names: Vec<String>, kinds: Vec<Option<Kind>>, play: Play<G>, seed: u64) -> LocalGame<G> {
        let sit_down = |(seat, kind): (Seat, &Option<Kind>)| {
            let kind = (*kind)?;
            Some((G::BOTS?.sit_down)(kind, seed ^ seat.index() as u64, Effort::at_a_table(kind.level)))
        };
        let bots = Seat::all(kinds.len()).zip(&kinds).map(sit_down).collect();
        LocalGame { names, kinds, play, bots }
    }

    /// The names as a file has them: behind a bot's stands what it is, so that the game can go on with it.
    pub(super) fn written_names(&self) -> Vec<String> {
        let written = |(name, kind): (&String, &Option<Kind>)| match kind {
            Some(kind) => format!("{name} ({kind})"),
            None => name.clone(),
        };
        self.names.iter().zip(&self.kinds).map(written).collect()
    }

    /// Who of the bots plays how, in a language.
    pub(super) fn told_bots(&self, phrases: &Phrases) -> Vec<String> {
        let told = |(name, kind): (&String, &Option<Kind>)| {
            let kind = (*kind)?;
            let level = phrases.say(&format!("level-{}", kind.level.name()), &[]);
            let plays = match kind.character {
                Character::Even => level,
                character => {
                    let character = phrases.say(&format!("character-{}", character.name()), &[]);
                    phrases.say("bot-kind", &[("level", level.into()), ("character", character.into())])
                }
            };
            Some(format!("{name} ({plays})"))
        };
        self.names.iter().zip(&self.kinds).filter_map(told).collect()
    }
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
    let people: Vec<&str> = names.iter().map(String::as_str).collect();
    let first = people.len();
    let named = (first..first + bots.len())
        .map(|seat| name_of_bot(&seed.to_string(), seat, &people).to_owned())
        .collect::<Vec<_>>();
    let kinds = people.iter().map(|_| None).chain(bots.into_iter().map(Some)).collect();
    names.extend(named);
    can_play::<G>(names.len())?;
    let flaw = |flaw: G::Flaw| CommandError::usage(G::tell_flaw(&flaw, phrases));
    let setup = G::draw(names.len(), options, &G::own_material(), &mut Seeded::new(seed, 0)).map_err(flaw)?;
    let play = Play::start(setup).map_err(flaw)?;
    Ok(LocalGame::new(names, kinds, play, seed))
}

/// A game from a file, which must be sound.
pub(super) fn go_on<G: Hosted>(
    path: &Path,
    seed: u64,
    phrases: &Phrases,
) -> Result<LocalGame<G>, CommandError> {
    let record = replayed::<G>(path, file::read_json(path)?, phrases)?;
    let play = Play::of_record(&record).map_err(|flaw| CommandError::failed(G::tell_flaw(&flaw, phrases)))?;
    let (names, kinds) = record.names.into_iter().map(read_name).unzip();
    Ok(LocalGame::new(names, kinds, play, seed))
}

/// Who it is, and what kind of bot if it is one: `Otto (hard:miser)`; in older files `hard:miser 3`.
fn read_name(written: String) -> (String, Option<Kind>) {
    let parts = written.strip_suffix(')').and_then(|rest| rest.rsplit_once(" ("));
    if let Some((name, kind)) = parts.and_then(|(name, kind)| Some((name.to_owned(), Kind::named(kind)?))) {
        return (name, Some(kind));
    }
    let kind = written.rsplit_once(' ').and_then(|(kind, _)| Kind::named(kind));
    (written, kind)
}
