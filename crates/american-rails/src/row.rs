use serde::{Serialize, Serializer};

/// A row of the action track; the order from top to bottom is the order of play in the next column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Row {
    /// Do nothing, and go early.
    #[default]
    Pass,
    /// Put a development marker on a city.
    Develop,
    /// $5 from the bank for a company.
    Fund,
    /// $2 for oneself, or $2 from each other player, or (with four or five players) two cubes.
    Take,
    /// Up to three cubes.
    Expand3,
    /// Put a share up for auction.
    Auction,
    /// Up to four cubes.
    Expand4,
}

impl Row {
    /// How many there are.
    pub const COUNT: usize = 7;
    /// All of them, from top to bottom.
    pub const ALL: [Row; Row::COUNT] =
        [Row::Pass, Row::Develop, Row::Fund, Row::Take, Row::Expand3, Row::Auction, Row::Expand4];

    /// Its place from the top, for indexing.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Row::Pass => "pass",
            Row::Develop => "develop",
            Row::Fund => "fund",
            Row::Take => "take",
            Row::Expand3 => "expand-3",
            Row::Auction => "auction",
            Row::Expand4 => "expand-4",
        }
    }

    /// The row of that name.
    pub fn named(name: &str) -> Option<Row> {
        Row::ALL.into_iter().find(|row| row.name() == name)
    }

    /// The cubes it lets a player lay (AR-79: Expand 2 is for four and five players).
    pub const fn cubes(self, players: usize) -> u8 {
        match self {
            Row::Expand4 => 4,
            Row::Expand3 => 3,
            Row::Take if players > 3 => 2,
            _ => 0,
        }
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
