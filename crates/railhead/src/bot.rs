use std::io::{stdin, stdout};

use bots::Kind;
use clap::Args;
use games::{GameName, Hosted, with_game};
use programs::speak;

use crate::error::CommandError;
use crate::simulate::{bot, game_name};

/// Be one of our bots as a program: it speaks railhead-bot/1 on its input and output.
///
/// So that two versions of Railhead can play each other, and to see how a program of one's own would speak.
#[derive(Args)]
#[command(after_help = "\
Examples:
  railhead bot american-rails hard
  railhead simulate american-rails --program old='./railhead-0.1 bot american-rails hard' --bots hard,old,old,old")]
pub(crate) struct BotCommand {
    /// Which game
    #[arg(value_name = "GAME", value_parser = game_name())]
    game: GameName,
    /// Which bot: a level, and perhaps a character behind a colon
    #[arg(value_name = "LEVEL", value_parser = bot)]
    level: Kind,
}

impl BotCommand {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        with_game!(self.game, G => self.speak::<G>())
    }

    fn speak<G: Hosted>(&self) -> Result<(), CommandError> {
        let Some(bots) = G::BOTS else { return Err(CommandError::usage("this game has no bots yet")) };
        speak(&bots, self.level, stdin().lock(), stdout().lock()).map_err(|misunderstood| match misunderstood
        {
            programs::Misunderstood::Line(error) => error.into(),
            programs::Misunderstood::Unfit(why) => {
                CommandError::failed(format!("the host cannot be understood: {why}"))
            }
        })
    }
}
