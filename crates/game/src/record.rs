use serde_json::{Map, Value};

use crate::{Dice, Game, Outcome, Refusal, Rule, Seat};

/// The format this version reads and writes.
pub(crate) const FORMAT: &str = "railhead-record/1";

/// A game that can be saved: how its setup and its actions are written in a record.
pub trait Recorded: Game {
    /// What the game is played on, and what a file can replace: a board, a deck of cards.
    type Material: Clone + Send + Sync;
    /// What that is called in records and on the command line: `map`, `deck`.
    const MATERIAL: &'static str;

    /// The material that comes with the program.
    fn own_material() -> Self::Material;
    /// Reads and validates a file with other material (TOML).
    fn read_material(file: &str) -> Result<Self::Material, Self::Flaw>;

    /// Draws a setup: every chance outcome of the game that follows. The options are those of a
    /// record.
    fn draw(
        players: usize,
        options: &Value,
        material: &Self::Material,
        dice: &mut dyn Dice,
    ) -> Result<Self::Setup, Self::Flaw>;

    /// Reads the `options` and the `setup` of a record with so many players.
    fn read_setup(players: usize, options: &Value, setup: &Value) -> Result<Self::Setup, Self::Flaw>;
    /// The `options` of a record.
    fn write_options(setup: &Self::Setup) -> Value;
    /// The `setup` of a record.
    fn write_setup(setup: &Self::Setup) -> Value;

    /// Reads one entry of `actions`, without its seat.
    fn read_action(&self, written: &Map<String, Value>) -> Result<Self::Action, Refused<Self::Illegal>>;
    /// Writes an action as [`read_action`](Recorded::read_action) reads it.
    fn write_action(&self, action: Self::Action) -> Map<String, Value>;
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
    /// The record as text: JSON with one action a line.
    pub fn write(&self) -> Result<String, G::Flaw> {
        let names_of_things = G::start(&self.setup)?;
        let actions: Vec<String> = self
            .actions
            .iter()
            .map(|&(seat, action)| {
                let mut entry = Map::new();
                entry.insert("seat".into(), seat.index().into());
                entry.extend(names_of_things.write_action(action));
                format!("    {}", Value::Object(entry))
            })
            .collect();
        let actions =
            if actions.is_empty() { "[]".into() } else { format!("[\n{}\n  ]", actions.join(",\n")) };
        let fields = [
            ("format", Value::from(FORMAT).to_string()),
            ("game", Value::from(G::NAME).to_string()),
            ("players", Value::from(self.names.clone()).to_string()),
            ("options", G::write_options(&self.setup).to_string()),
            ("setup", G::write_setup(&self.setup).to_string()),
            ("actions", actions),
            ("result", self.result.as_ref().map_or("null".into(), |result| as_value(result).to_string())),
        ];
        let lines: Vec<String> =
            fields.iter().map(|(name, value)| format!("  \"{name}\": {value}")).collect();
        Ok(format!("{{\n{}\n}}\n", lines.join(",\n")))
    }
}

/// An outcome as a record has it.
pub(crate) fn as_value(result: &Outcome) -> Value {
    serde_json::to_value(result).expect("numbers and names are always JSON")
}

/// Why an entry of `actions` is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused<I> {
    /// It breaks a rule of the game.
    Illegal(I),
    /// A part of it is not there, or is not what belongs there (`text`, `number`, …).
    Malformed {
        /// The field.
        field: &'static str,
        /// What belongs there.
        expected: &'static str,
    },
    /// It names something that the game does not have.
    Unknown {
        /// What it should be: `company`, `hex`, …
        kind: &'static str,
        /// The name that was given.
        name: String,
    },
    /// The game is over: there is nothing left to decide.
    GameOver,
    /// There is no such seat at this table.
    NoSuchSeat {
        /// The seat that was given.
        seat: u64,
        /// How many there are.
        players: usize,
    },
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
