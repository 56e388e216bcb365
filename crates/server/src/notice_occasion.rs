use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What people are told while they are not here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum NoticeOccasion {
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

impl NoticeOccasion {
    pub(crate) const ALL: [NoticeOccasion; 7] = [
        NoticeOccasion::Turn,
        NoticeOccasion::Begun,
        NoticeOccasion::Time,
        NoticeOccasion::Asked,
        NoticeOccasion::Named,
        NoticeOccasion::Over,
        NoticeOccasion::Rematch,
    ];

    /// Its name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            NoticeOccasion::Turn => "turn",
            NoticeOccasion::Begun => "begun",
            NoticeOccasion::Time => "time",
            NoticeOccasion::Asked => "asked",
            NoticeOccasion::Named => "named",
            NoticeOccasion::Over => "over",
            NoticeOccasion::Rematch => "rematch",
        }
    }
}
