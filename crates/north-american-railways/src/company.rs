use game::By;

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

impl From<Company> for usize {
    #[inline]
    fn from(company: Company) -> usize {
        company.index()
    }
}

/// One value for each company.
pub type ByCompany<T> = By<Company, T, { Company::COUNT }>;
