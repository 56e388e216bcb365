use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What people are told while they are not here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Occasion {
    /// It is their turn.
    Turn,
    /// A game that they have joined has begun.
    Begun,
    /// Their time is nearly gone.
    Time,
    /// Somebody asks them for something: to take a move back, to pause, to end the game.
    Asked,
    /// Somebody has named them in the talk.
    Named,
    /// A game of theirs is over.
    Over,
    /// The same people play again.
    Rematch,
}

impl Occasion {
    pub(crate) const ALL: [Occasion; 7] = [
        Occasion::Turn,
        Occasion::Begun,
        Occasion::Time,
        Occasion::Asked,
        Occasion::Named,
        Occasion::Over,
        Occasion::Rematch,
    ];

    /// Its name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Occasion::Turn => "turn",
            Occasion::Begun => "begun",
            Occasion::Time => "time",
            Occasion::Asked => "asked",
            Occasion::Named => "named",
            Occasion::Over => "over",
            Occasion::Rematch => "rematch",
        }
    }
}
