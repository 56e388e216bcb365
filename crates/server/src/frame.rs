use game::{Misfit, Recorded, Seeded, Unreadable, known_rules};
use games::{GameName, Hosted, with_game};
use play::Play;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use store::{GameId, StoredGame};
use time_control::TimeControl;

use crate::refusal::RefusalMessage;
use crate::table::{LoadError, Table};

/// What a stored game says of its table: the options and the setup of its record, and what was
/// decided besides.
#[derive(Clone)]
pub(crate) struct Frame {
    pub(crate) game: GameName,
    pub(crate) players: usize,
    pub(crate) options: Value,
    pub(crate) setup: Value,
    /// Whether players may ask for hints. If nothing is said, whoever plays alone may.
    pub(crate) hints: Option<bool>,
    /// Where the chance of its bots comes from: a secret, so that nobody can work out what they will
    /// do. Games from before it was drawn have none.
    pub(crate) seed: Option<u64>,
    /// Where the chance of its bots comes from if it is to be repeatable: whoever set the table up knows it. The bots
    /// then think by play-outs alone.
    pub(crate) bots_seed: Option<u64>,
    /// Whether a coach explains the game to its player. Games from before there was one have none.
    pub(crate) coach: bool,
    /// Whether moves can be taken back, if all who play agree.
    pub(crate) take_back: bool,
    /// How much time the players have; as much as they like without it.
    pub(crate) clock: Option<TimeControl>,
    /// The table whose bots' names its own have, too, where it goes on with the same people.
    pub(crate) names_of: Option<GameId>,
    /// The version of the rules that it is played by.
    pub(crate) rules: u32,
}

impl Frame {
    /// What is stored of it.
    pub(crate) fn write(&self) -> String {
        let Frame {
            options, setup, hints, seed, bots_seed, coach, take_back, clock, names_of, rules, ..
        } = self;
        let mut frame = Map::new();
        frame.insert("rules".into(), (*rules).into());
        frame.insert("options".into(), options.clone());
        frame.insert("setup".into(), setup.clone());
        frame.extend(hints.map(|hints| ("hints".into(), hints.into())));
        frame.extend(seed.map(|seed| ("seed".into(), seed.into())));
        frame.extend(bots_seed.map(|seed| ("bots_seed".into(), seed.into())));
        frame.extend(coach.then(|| ("coach".into(), true.into())));
        frame.extend((!take_back).then(|| ("take_back".into(), false.into())));
        frame.extend(clock.as_ref().map(|clock| ("clock".into(), json!(clock))));
        frame.extend(names_of.as_ref().map(|table| ("names_of".into(), table.0.clone().into())));
        Value::Object(frame).to_string()
    }

    /// The frame of a stored game, or what is wrong with it.
    pub(crate) fn read(game: &StoredGame) -> Result<Frame, LoadError> {
        let name = GameName::named(&game.game).ok_or(LoadError::Newer)?;
        let mut frame: Value =
            serde_json::from_str(&game.frame).map_err(|error| LoadError::Broken(error.to_string()))?;
        let rules =
            with_game!(name, G => known_rules::<G>(frame.get("rules"))).map_err(|_| LoadError::Newer)?;
        let clock = match frame["clock"].take() {
            Value::Null => None,
            clock => Some(read_clock(clock).ok_or(LoadError::Newer)?),
        };
        Ok(Frame {
            clock,
            game: name,
            players: game.seats.len(),
            hints: frame["hints"].as_bool(),
            seed: frame["seed"].as_u64(),
            bots_seed: frame["bots_seed"].as_u64(),
            coach: frame["coach"] == true,
            take_back: frame["take_back"] != false,
            names_of: frame["names_of"].as_str().map(|table| GameId(table.to_owned())),
            rules,
            options: frame["options"].take(),
            setup: frame["setup"].take(),
        })
    }

    /// The clock of a stored game, without reading the rest of its frame.
    pub(crate) fn clock_of(game: &StoredGame) -> Option<TimeControl> {
        #[derive(Deserialize)]
        struct OnlyClock {
            clock: Option<TimeControl>,
        }
        serde_json::from_str::<OnlyClock>(&game.frame).ok()?.clock
    }

    /// The table whose bots' names those of a stored game have, without reading the rest of its frame.
    pub(crate) fn names_of(game: &StoredGame) -> Option<GameId> {
        #[derive(Deserialize)]
        struct OnlyNames {
            names_of: Option<String>,
        }
        serde_json::from_str::<OnlyNames>(&game.frame).ok()?.names_of.map(GameId)
    }

    /// The frame of a game with this setup, by the present rules.
    pub(crate) fn of<G: Hosted>(game: GameName, players: usize, setup: &G::Setup) -> Frame {
        let rules = G::rules_of(setup);
        let (options, setup) = (G::write_options(setup), G::write_setup(setup));
        let seed = Some(random_seed());
        let (hints, bots_seed, coach, take_back, clock, names_of) = (None, None, false, true, None, None);
        Frame {
            game,
            players,
            options,
            setup,
            hints,
            seed,
            bots_seed,
            coach,
            take_back,
            clock,
            names_of,
            rules,
        }
    }

    /// A setup drawn from a seed, but for what is not left to chance, on this material or the program's own.
    pub(crate) fn draw(
        game: GameName,
        players: usize,
        options: &Value,
        material: Option<&Value>,
        seed: u64,
        changes: &Map<String, Value>,
    ) -> Result<Frame, RefusalMessage> {
        let dice = &mut Seeded::new(seed, 0);
        let mut frame = with_game!(game, G => material.map_or_else(|| Ok(G::own_material()), G::material_of)
            .and_then(|material| G::draw(players, options, &material, dice))
            .map(|setup| Frame::of::<G>(game, players, &setup))
            .map_err(RefusalMessage::of_setup::<G>))?;
        for (name, value) in changes {
            let Some(field) = frame.setup.get_mut(name) else {
                return Err(RefusalMessage::of_message(Unreadable::new(
                    format!("setup.{name}"),
                    Misfit::Missing,
                )));
            };
            *field = value.clone();
        }
        frame.lay()?;
        Ok(frame)
    }

    /// What the game is played on, as its setup has it: a name, or the material whole.
    pub(crate) fn material(&self) -> Option<&Value> {
        self.setup.get(self.game.description().material)
    }

    /// The table before the first action, or what is wrong with the setup.
    pub(crate) fn lay(&self) -> Result<Box<dyn Table>, RefusalMessage> {
        with_game!(self.game, G => self.lay_out::<G>())
    }

    fn lay_out<G: Hosted>(&self) -> Result<Box<dyn Table>, RefusalMessage> {
        let setup = G::read_setup(self.rules, self.players, &self.options, &self.setup);
        let play = setup.and_then(Play::<G>::start).map_err(RefusalMessage::of_setup::<G>)?;
        Ok(Box::new(play))
    }
}

/// A clock as it is stored. Returns `None` for one that this program does not know.
fn read_clock(stored: Value) -> Option<TimeControl> {
    let clock: TimeControl = serde_json::from_value(stored).ok()?;
    clock.check().ok().map(|()| clock)
}

pub(crate) fn random_seed() -> u64 {
    getrandom::u64().expect("the system has random numbers")
}
