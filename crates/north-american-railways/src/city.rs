/// A city, by its number in the deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct City(u8);

impl City {
    /// How many a deck has.
    pub const COUNT: usize = 36;

    /// All of them, in the order of the deck.
    pub fn all() -> impl ExactSizeIterator<Item = City> + Clone {
        (0..City::COUNT).map(|index| City(index as u8))
    }

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A start city, by its number in the deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StartCity(u8);

impl StartCity {
    /// How many a deck has: one for each company.
    pub const COUNT: usize = 5;

    /// All of them, in the order of the deck.
    pub fn all() -> impl ExactSizeIterator<Item = StartCity> + Clone {
        (0..StartCity::COUNT).map(|index| StartCity(index as u8))
    }

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
