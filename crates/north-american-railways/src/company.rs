use std::ops::{Index, IndexMut};

/// A railway company, by its number in the deck; the deck has its name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Company(u8);

impl Company {
    /// How many there are.
    pub const COUNT: usize = 5;
    /// All of them, in the order of the deck.
    pub const ALL: [Company; Company::COUNT] = [Company(0), Company(1), Company(2), Company(3), Company(4)];
    /// The shares of each.
    pub const SHARES: usize = 6;

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One value for each company.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByCompany<T>(pub(crate) [T; Company::COUNT]);

impl<T> Index<Company> for ByCompany<T> {
    type Output = T;
    fn index(&self, company: Company) -> &T {
        &self.0[company.index()]
    }
}

impl<T> IndexMut<Company> for ByCompany<T> {
    fn index_mut(&mut self, company: Company) -> &mut T {
        &mut self.0[company.index()]
    }
}
