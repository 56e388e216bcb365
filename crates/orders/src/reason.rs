use game::Money;

/// Why an order is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misorder {
    /// A part of it is not there, or is not what belongs there.
    Malformed {
        /// Which part.
        field: &'static str,
    },
    /// It cannot be given now: its auction, its row or its phase is not there for the player.
    NotNow,
    /// The amount is lower than the least that could help.
    TooLow {
        /// The least.
        least: Money,
    },
    /// The amount is more than the player has.
    BeyondCash {
        /// What they have.
        cash: Money,
    },
    /// The amount is none that can be named.
    Step {
        /// Every amount is a multiple of it.
        step: Money,
    },
}

impl Misorder {
    /// Its name in the messages that tell it.
    pub const fn name(&self) -> &'static str {
        match self {
            Misorder::Malformed { .. } => "malformed",
            Misorder::NotNow => "not-now",
            Misorder::TooLow { .. } => "too-low",
            Misorder::BeyondCash { .. } => "beyond-cash",
            Misorder::Step { .. } => "step",
        }
    }
}

/// Why an order was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DropReason {
    /// What it was for came to its end, and nobody asked.
    NeverCameUp,
    /// The player has decided otherwise themselves.
    OwnDecision,
    /// The game went back to before it, or to before something that has happened since.
    TakenBack,
    /// Somebody else, or a bot, has had the seat since.
    SeatChanged,
    /// The row is taken.
    RowTaken,
    /// The player is not the company's director any more.
    NotDirector,
    /// The player cannot pay what it says.
    CannotPay,
    /// The rules do not allow what it says, or it cannot be read any more.
    Refused,
}

impl DropReason {
    /// Every reason.
    pub const ALL: [DropReason; 8] = [
        DropReason::NeverCameUp,
        DropReason::OwnDecision,
        DropReason::TakenBack,
        DropReason::SeatChanged,
        DropReason::RowTaken,
        DropReason::NotDirector,
        DropReason::CannotPay,
        DropReason::Refused,
    ];

    /// Its name in the store, the API and the messages that tell it.
    pub const fn name(self) -> &'static str {
        match self {
            DropReason::NeverCameUp => "never-came-up",
            DropReason::OwnDecision => "own-decision",
            DropReason::TakenBack => "taken-back",
            DropReason::SeatChanged => "seat-changed",
            DropReason::RowTaken => "row-taken",
            DropReason::NotDirector => "not-director",
            DropReason::CannotPay => "cannot-pay",
            DropReason::Refused => "refused",
        }
    }
}
