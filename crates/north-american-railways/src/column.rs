use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};

/// A column of the display, counted from the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

impl Serialize for Column {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// One value for each column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByColumn<T>(pub(crate) [T; Column::COUNT]);

impl<T> Index<Column> for ByColumn<T> {
    type Output = T;
    fn index(&self, column: Column) -> &T {
        &self.0[column.index()]
    }
}

impl<T> IndexMut<Column> for ByColumn<T> {
    fn index_mut(&mut self, column: Column) -> &mut T {
        &mut self.0[column.index()]
    }
}
