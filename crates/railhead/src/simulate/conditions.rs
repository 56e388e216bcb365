//! What is played in a simulation: all that its figures depend on.

use arena::{Entrant, Entrants, Simulation};
use bots::{Character, Kind, Level};
use games::Hosted;
use phrases::Phrases;
use programs::{Program, ThinkingLimit};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::error::CommandError;

/// All that the figures of a simulation depend on, as plain data: two simulations with the same
/// conditions play the same games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Conditions {
    pub(crate) game: String,
    pub(crate) players: usize,
    pub(crate) games: u64,
    /// One for each seat; empty where a pool plays, or random bots.
    pub(crate) bots: Vec<String>,
    pub(crate) pool: Vec<String>,
    /// As they are given: `NAME=COMMAND`.
    pub(crate) programs: Vec<String>,
    pub(crate) opening: usize,
    pub(crate) seed: u64,
    pub(crate) iterations: Option<u32>,
    pub(crate) milliseconds: Option<u32>,
    pub(crate) options: Map<String, Value>,
    /// The map or the deck, whole.
    pub(crate) material: Value,
    /// The files it came from, for whoever wants to repeat it.
    pub(crate) files: Vec<String>,
}

impl Conditions {
    /// The simulation that plays under these conditions.
    pub(crate) fn simulation<G: Hosted>(&self, phrases: &Phrases) -> Result<Simulation<G>, CommandError> {
        let flaw = |flaw: G::Flaw| CommandError::usage(G::tell_flaw(&flaw, phrases));
        let Some(bots) = G::BOTS else { return Err(CommandError::usage("this game has no bots yet")) };
        let material = G::material_of(&self.material).map_err(flaw)?;
        let (limit, options) = (self.limit(), Value::Object(self.options.clone()));
        let simulation =
            Simulation::new(bots, self.entrants()?, limit.effort(), options, material, self.seed)
                .map_err(flaw)?;
        Ok(simulation.with_opening(self.opening))
    }

    /// How much the bots may think.
    pub(crate) fn limit(&self) -> ThinkingLimit {
        ThinkingLimit { iterations: self.iterations, milliseconds: self.milliseconds }
    }

    fn entrants(&self) -> Result<Entrants, CommandError> {
        let programs = self.programs.iter().map(|given| Program::named(given).map_err(CommandError::usage));
        let programs = programs.collect::<Result<Vec<Program>, _>>()?;
        Program::are_different(&programs).map_err(CommandError::usage)?;
        let named = |names: &[String]| {
            let named = |name: &String| match programs.iter().find(|program| program.name() == name) {
                Some(program) => Ok(Entrant::Program(program.clone())),
                None => bot(name).map(Entrant::Own).map_err(|why| {
                    let names: Vec<&str> = programs.iter().map(Program::name).collect();
                    let or = if names.is_empty() {
                        String::new()
                    } else {
                        format!("; or a program: {}", names.join(", "))
                    };
                    CommandError::usage(format!("{why}{or}"))
                }),
            };
            names.iter().map(named).collect::<Result<Vec<Entrant>, _>>()
        };
        match self.bots.len() {
            0 if !self.pool.is_empty() => Ok(Entrants::pool(named(&self.pool)?, self.players)),
            0 if !programs.is_empty() => {
                Err(CommandError::usage("name the programs that play in --bots or --pool"))
            }
            0 => Ok(vec![Kind::from(Level::Random); self.players].into()),
            bots if bots == self.players => Ok(named(&self.bots)?.into()),
            bots => Err(CommandError::usage(format!(
                "--bots names one bot for each seat: {} players, {bots} bots",
                self.players
            ))),
        }
    }

    /// Names and values, for the head of a report.
    pub(crate) fn told(&self) -> Vec<(&'static str, String)> {
        let mut told = vec![("Players", self.players.to_string())];
        match (self.bots.is_empty(), self.pool.is_empty()) {
            (true, true) => told.push(("Bots", "random".into())),
            (true, false) => told.push(("Pool", self.pool.join(", "))),
            (false, _) => told.push(("Bots", self.bots.join(", "))),
        }
        told.push(("Seed", self.seed.to_string()));
        if self.opening > 0 {
            told.push(("Random decisions at the start", self.opening.to_string()));
        }
        told.push(("Railhead", env!("CARGO_PKG_VERSION").into()));
        told.push(("To repeat it", self.command()));
        told
    }

    /// The command that plays these games.
    pub(crate) fn command(&self) -> String {
        let Conditions { game, players, games, seed, .. } = self;
        let mut words =
            vec![format!("railhead simulate {game} --players {players} --games {games} --seed {seed}")];
        words.extend(self.programs.iter().map(|program| format!("--program {}", quoted(program))));
        for (flag, bots) in [("bots", &self.bots), ("pool", &self.pool)] {
            if !bots.is_empty() {
                words.push(format!("--{flag} {}", bots.join(",")));
            }
        }
        if self.opening > 0 {
            words.push(format!("--opening {}", self.opening));
        }
        words.extend(self.iterations.map(|iterations| format!("--iterations {iterations}")));
        words.extend(self.milliseconds.map(|time| format!("--milliseconds {time}")));
        words.extend(self.options.iter().map(|(name, value)| {
            format!("--option {name}={}", value.as_str().map_or_else(|| value.to_string(), str::to_owned))
        }));
        words.extend(self.files.iter().cloned());
        words.join(" ")
    }
}

/// In quotation marks as a shell reads them.
fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', r"'\''"))
}

/// A level, and perhaps a character behind a colon.
pub(crate) fn bot(name: &str) -> Result<Kind, String> {
    Kind::named(name).ok_or_else(|| {
        let levels = Level::ALL.map(Level::name).join(", ");
        let characters = Character::ALL.map(Character::name).join(", ");
        format!(
            "there is no bot called {name}: a bot is one of {levels}, and behind a colon it may have a character: \
             {characters}"
        )
    })
}
