use serde_json::{Map, Value, json};

use crate::{Description, Dice, Game, Outcome, Refusal, Rule, Seat};

/// The format this version reads and writes.
pub(crate) const FORMAT: &str = "railhead-record/1";

/// A game that can be saved: how its setup and its actions are written in a record.
pub trait Recorded: Game {
    /// The version of the rules that games are played by. A ruling that changes how a game goes on
    /// gets a new one; the games of older versions are played by theirs to their end.
    const RULES: u32;

    /// What the game is played on, and what a file can replace: a board, a deck of cards.
    type Material: Clone + Send + Sync;
    /// What a table can be like.
    const DESCRIPTION: Description;
    /// How everything is written: JSON Schemas by name, each name with the [title](Description::joined_title) before
    /// it. There are `…State`, `…Action`, `…Options`, `…Setup`, `…Record`, one of the material (`…Map`, `…Deck`), and
    /// what these refer to, as `#/components/schemas/NAME`.
    const SCHEMAS: &'static str;

    /// The material that comes with the program.
    fn own_material() -> Self::Material;
    /// Reads and validates a file with other material (TOML).
    fn read_material(file: &str) -> Result<Self::Material, Self::Flaw>;
    /// Reads and validates material as a setup has it: the program's own by its short name, or any whole.
    fn material_of(value: &Value) -> Result<Self::Material, Self::Flaw>;
    /// The material whole, as a setup has it.
    fn write_material(material: &Self::Material) -> Value;

    /// Draws a setup: every chance outcome of the game that follows. The options are those of a
    /// record.
    fn draw(
        players: usize,
        options: &Value,
        material: &Self::Material,
        dice: &mut dyn Dice,
    ) -> Result<Self::Setup, Self::Flaw>;

    /// Reads the `options` and the `setup` of a record with this many players, which was played by this
    /// version of the rules.
    fn read_setup(
        rules: u32,
        players: usize,
        options: &Value,
        setup: &Value,
    ) -> Result<Self::Setup, Self::Flaw>;
    /// The version of the rules that a game with this setup is played by.
    fn rules_of(setup: &Self::Setup) -> u32;
    /// The `options` of a record.
    fn write_options(setup: &Self::Setup) -> Value;
    /// The `setup` of a record.
    fn write_setup(setup: &Self::Setup) -> Value;

    /// Whether the players may talk while they play.
    fn allows_talk(setup: &Self::Setup) -> bool;

    /// Reads one entry of `actions`, without its seat.
    fn read_action(&self, written: &Map<String, Value>) -> Result<Self::Action, Refused<Self::Illegal>>;
    /// Writes an action as [`read_action`](Recorded::read_action) reads it.
    fn write_action(&self, action: Self::Action) -> Map<String, Value>;
    /// The name in records of the company with this number, as [`Purse::Treasury`](crate::Purse::Treasury) has it.
    fn company_name(&self, number: u8) -> &str;
}

/// A game from its setup to its last action so far, every one of them legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// Everything decided before the first decision.
    pub setup: G::Setup,
    /// Who decided what, in order.
    pub actions: Vec<(Seat, G::Action)>,
    /// The result, once the game is over.
    pub result: Option<Outcome>,
}

impl<G: Recorded> Record<G> {
    /// The record as JSON.
    pub fn value(&self) -> Result<Value, G::Flaw> {
        let names_of_things = G::start(&self.setup)?;
        let entry = |&(seat, action): &(Seat, G::Action)| {
            let mut entry = Map::new();
            entry.insert("seat".into(), seat.index().into());
            entry.extend(names_of_things.write_action(action));
            Value::Object(entry)
        };
        Ok(json!({
            "format": FORMAT,
            "rules": G::rules_of(&self.setup),
            "game": G::NAME,
            "players": self.names,
            "options": G::write_options(&self.setup),
            "setup": G::write_setup(&self.setup),
            "actions": self.actions.iter().map(entry).collect::<Vec<_>>(),
            "result": self.result,
        }))
    }

    /// The record as text: JSON with one action a line.
    pub fn write(&self) -> Result<String, G::Flaw> {
        let value = self.value()?;
        let lines = value.as_object().into_iter().flatten().map(|(name, value)| {
            let value = match value.as_array() {
                Some(actions) if name == "actions" && !actions.is_empty() => {
                    let lines: Vec<String> = actions.iter().map(|action| format!("    {action}")).collect();
                    format!("[\n{}\n  ]", lines.join(",\n"))
                }
                _ => value.to_string(),
            };
            format!("  \"{name}\": {value}")
        });
        Ok(format!("{{\n{}\n}}\n", lines.collect::<Vec<_>>().join(",\n")))
    }
}

/// Why an entry of `actions` is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are what the variants speak of
pub enum Refused<I> {
    /// It breaks a rule of the game.
    Illegal(I),
    /// A part of it is not there, or is not what belongs there (`text`, `number`, …).
    Malformed { field: &'static str, expected: &'static str },
    /// It names a `company`, `hex`, … that the game does not have.
    Unknown { kind: &'static str, name: String },
    /// The game is over: there is nothing left to decide.
    GameOver,
    /// There is no such seat at this table.
    NoSuchSeat { seat: u64, players: usize },
}

impl<I> Refused<I> {
    /// There is no such `company`, `hex`, … of this name.
    pub fn unknown(kind: &'static str, name: &str) -> Refused<I> {
        Refused::Unknown { kind, name: name.to_owned() }
    }
}

impl<I: Refusal> Refused<I> {
    /// The ruling that fits.
    pub fn rule(&self) -> Rule {
        match self {
            Refused::Illegal(illegal) => illegal.rule(),
            Refused::Malformed { .. } => Rule::UNREADABLE,
            Refused::Unknown { .. } => Rule::NO_SUCH_THING,
            Refused::GameOver => Rule::GAME_OVER,
            Refused::NoSuchSeat { .. } => Rule::ANOTHERS_DECISION,
        }
    }
}

impl<I> From<I> for Refused<I> {
    fn from(illegal: I) -> Refused<I> {
        Refused::Illegal(illegal)
    }
}
