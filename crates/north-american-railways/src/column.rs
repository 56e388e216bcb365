use game::By;
use serde::Serialize;

/// A column of the display, counted from the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Column(u8);

impl Column {
    /// How many there are, of shares and of cities.
    pub const COUNT: usize = 4;
    /// All of them, from the left.
    pub const ALL: [Column; Column::COUNT] = [Column(0), Column(1), Column(2), Column(3)];
    /// The shares in each at the start.
    pub const SHARES: usize = 7;
    /// The cities in each at the start.
    pub const CITIES: usize = 9;

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Column> for usize {
    #[inline]
    fn from(column: Column) -> usize {
        column.index()
    }
}

/// One value for each column.
pub type ByColumn<T> = By<Column, T, { Column::COUNT }>;
