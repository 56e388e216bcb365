use std::path::PathBuf;

use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches, value_parser};
use games::{GameName, Hosted};
use phrases::Phrases;

use crate::error::CommandError;
use crate::file;

/// What a game is to be played on, from files: an argument for each kind of thing that a game names,
/// such as `--map FILE`.
#[derive(Clone, Debug)]
pub(crate) struct MaterialFiles(Vec<(&'static str, PathBuf)>);

/// What there is: `map`, `deck`, each once.
fn kinds() -> Vec<&'static str> {
    let mut kinds: Vec<&str> = GameName::ALL.iter().map(|game| game.description().material).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

impl MaterialFiles {
    /// The material of a game, from a file if one is given.
    pub(crate) fn read<G: Hosted>(&self, phrases: &Phrases) -> Result<G::Material, CommandError> {
        let own = G::DESCRIPTION.material;
        let mut material = G::own_material();
        for (kind, path) in &self.0 {
            if *kind != own {
                return Err(CommandError::usage(format!("{} has no {kind}, but a {own}", G::NAME)));
            }
            material = G::read_material(&file::read_text(path)?)
                .map_err(|flaw| file::wrong(path, G::tell_flaw(&flaw, phrases)))?;
        }
        Ok(material)
    }

    /// The arguments that were given.
    pub(crate) fn words(&self) -> impl Iterator<Item = String> {
        self.0.iter().map(|(kind, path)| format!("--{kind} {}", path.display()))
    }
}

impl FromArgMatches for MaterialFiles {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let given = |kind| Some((kind, matches.get_one::<PathBuf>(kind)?.clone()));
        Ok(MaterialFiles(kinds().into_iter().filter_map(given).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = MaterialFiles::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for MaterialFiles {
    fn augment_args(command: Command) -> Command {
        let arg = |kind: &'static str| {
            let help = format!("Play with the {kind} in this file (TOML)");
            Arg::new(kind).long(kind).value_name("FILE").value_parser(value_parser!(PathBuf)).help(help)
        };
        command.args(kinds().into_iter().map(arg))
    }

    fn augment_args_for_update(command: Command) -> Command {
        MaterialFiles::augment_args(command)
    }
}
