use std::iter;

use game::By;
use serde::{Serialize, Serializer};

/// A railroad company.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Company {
    /// White.
    #[default]
    American,
    /// Grey.
    National,
    /// Green.
    Continental,
    /// Yellow.
    Majestic,
    /// Red.
    Liberty,
    /// Blue.
    Republic,
}

impl Company {
    /// How many there are.
    pub const COUNT: usize = 6;
    /// All of them, in the order of the board.
    pub const ALL: [Company; Company::COUNT] = [
        Company::American,
        Company::National,
        Company::Continental,
        Company::Majestic,
        Company::Liberty,
        Company::Republic,
    ];

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Company::American => "american",
            Company::National => "national",
            Company::Continental => "continental",
            Company::Majestic => "majestic",
            Company::Liberty => "liberty",
            Company::Republic => "republic",
        }
    }

    /// The company of that name.
    pub fn named(name: &str) -> Option<Company> {
        Company::ALL.into_iter().find(|company| company.name() == name)
    }

    /// The cubes that can be laid: the printed number less the one that marks the income (AR-49).
    pub const fn cubes(self) -> u8 {
        match self {
            Company::American => 30,
            Company::National => 28,
            Company::Continental => 25,
            Company::Majestic => 21,
            Company::Liberty => 18,
            Company::Republic => 16,
        }
    }

    /// The printed shares.
    pub const fn shares(self) -> u8 {
        match self {
            Company::American => 5,
            Company::National | Company::Majestic => 4,
            Company::Continental | Company::Republic => 3,
            Company::Liberty => 2,
        }
    }
}

impl Serialize for Company {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
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

/// Some of the companies: those with track in a hex, or those already offered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CompanySet(u8);

impl CompanySet {
    /// None of them.
    pub const EMPTY: CompanySet = CompanySet(0);

    /// Those of which it is true. It is asked of all of them, and no branch depends on the answer.
    pub(crate) fn of(is_one: impl Fn(Company) -> bool) -> CompanySet {
        let one = |company| u8::from(is_one(company)) << company as u8;
        CompanySet(Company::ALL.into_iter().fold(0, |set, company| set | one(company)))
    }

    /// Whether this company is one of them.
    pub const fn contains(self, company: Company) -> bool {
        self.0 & (1 << company as u8) != 0
    }

    /// Adds a company.
    pub fn insert(&mut self, company: Company) {
        self.0 |= 1 << company as u8;
    }

    /// How many they are.
    pub const fn len(self) -> i32 {
        self.0.count_ones() as i32
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, in the order of the board.
    pub fn iter(self) -> impl Iterator<Item = Company> {
        let mut left = self;
        iter::from_fn(move || {
            let first = left.first()?;
            left.0 &= left.0 - 1;
            Some(first)
        })
    }

    /// The company, if there is exactly one.
    pub fn only(self) -> Option<Company> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// The one with this many others before it, in the order of the board. Returns `None` if they are not
    /// that many.
    pub(crate) fn nth(self, index: usize) -> Option<Company> {
        self.iter().nth(index)
    }

    fn first(self) -> Option<Company> {
        Company::ALL.get(self.0.trailing_zeros() as usize).copied()
    }
}
