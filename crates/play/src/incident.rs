use serde_json::{Map, Value};

/// Something that happened at a table and is no decision of the rules: the state of play stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Incident {
    /// The seat had to decide, and its time has run out.
    OutOfTime,
    /// A bot plays for whoever has the seat.
    BotTookOver,
    /// The player of the seat has left the game, and a bot goes on for them.
    Left,
    /// The player of the seat is back.
    CameBack,
    /// Somebody else has taken the seat for good.
    Substituted,
    /// All have agreed to pause; the last of them has this seat.
    Paused,
    /// The pause is over: the player of this seat has ended it.
    Resumed,
    /// The program that plays the seat has failed: random moves are made in its place from now on.
    ProgramFailed,
}

impl Incident {
    /// Every kind.
    pub const ALL: [Incident; 8] = [
        Incident::OutOfTime,
        Incident::BotTookOver,
        Incident::Left,
        Incident::CameBack,
        Incident::Substituted,
        Incident::Paused,
        Incident::Resumed,
        Incident::ProgramFailed,
    ];

    /// Its name in stored games, the API and the messages that tell of it.
    pub const fn name(self) -> &'static str {
        match self {
            Incident::OutOfTime => "out-of-time",
            Incident::BotTookOver => "bot-took-over",
            Incident::Left => "left",
            Incident::CameBack => "came-back",
            Incident::Substituted => "substituted",
            Incident::Paused => "paused",
            Incident::Resumed => "resumed",
            Incident::ProgramFailed => "program-failed",
        }
    }

    /// Whether it begins a pause or ends it. Returns `None` if it does neither.
    pub(crate) const fn pauses(self) -> Option<bool> {
        match self {
            Incident::Paused => Some(true),
            Incident::Resumed => Some(false),
            _ => None,
        }
    }

    /// As it is stored, without the seat: `{"incident":"paused"}`.
    pub(crate) fn write(self) -> String {
        format!(r#"{{"incident":"{}"}}"#, self.name())
    }

    /// Reads a stored entry. Returns `None` for anything but an incident that this program knows.
    pub(crate) fn read(entry: &Map<String, Value>) -> Option<Incident> {
        let name = entry.get("incident").filter(|_| entry.len() == 1)?.as_str()?;
        Incident::ALL.into_iter().find(|incident| incident.name() == name)
    }
}
