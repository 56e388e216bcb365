use std::sync::Arc;

use game::{Dice, Recorded, Unreadable, shuffle};

use crate::cards::DeckFault;
use crate::{ByCompany, City, Column, Company, Deck, Options, Position, StartCity};
use thiserror::Error;

/// Everything decided before the first decision: plain data, which may be wrong. Columns and the
/// stack of start cities are listed from the front card backwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The version of the rules that the game is played by.
    pub rules: u32,
    /// How many play: three to five.
    pub players: usize,
    /// What the table has chosen.
    pub options: Options,
    /// The seat of the starting player.
    pub first: usize,
    /// The two shares that are not in the game.
    pub boxed: Vec<Company>,
    /// Four columns of seven shares.
    pub shares: Vec<Vec<Company>>,
    /// Four columns of nine cities.
    pub cities: Vec<Vec<City>>,
    /// The stack of start cities.
    pub start_cities: Vec<StartCity>,
    /// The cards.
    pub deck: Arc<Deck>,
}

/// What is wrong with a setup, or with the file it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // the fields are what the variants speak of
#[error("G-5: {self:?}")] // for developers; hosts read the sentences of the phrases
pub enum Flaw {
    /// A part of it is not what belongs there.
    Unreadable(#[from] Unreadable),
    /// The deck is wrong.
    Deck(#[from] DeckFault),
    /// Three to five can play.
    Players(usize),
    /// There is no such seat for the starting player.
    First { first: usize, players: usize },
    /// A list or column (`boxed`, `shares`, `shares[2]`, …) has too few or too many cards, or there are
    /// too few or too many columns.
    Count { at: String, expected: usize, found: usize },
    /// A company has six shares, in the columns and the box.
    Shares { company: String, found: usize },
    /// Every city lies in one column, every start city once in the stack.
    Twice { city: String },
}

impl Setup {
    /// The shares that are not in the game.
    pub const BOXED: usize = 2;

    /// Shuffles and lays out the cards, and draws the starting player.
    pub(crate) fn drawn(
        players: usize,
        options: Options,
        deck: Arc<Deck>,
        dice: &mut dyn Dice,
    ) -> Result<Setup, Flaw> {
        players_fit(players)?;
        let mut shares = [Company::ALL; Company::SHARES].concat();
        shuffle(&mut shares, dice);
        let boxed = shares.split_off(shares.len() - Setup::BOXED);
        let mut cities: Vec<City> = City::all().collect();
        shuffle(&mut cities, dice);
        let mut start_cities: Vec<StartCity> = StartCity::all().collect();
        shuffle(&mut start_cities, dice);
        Ok(Setup {
            rules: Position::RULES,
            players,
            options,
            first: dice.below(players as u32) as usize,
            boxed,
            shares: shares.chunks(Column::SHARES).map(<[_]>::to_vec).collect(),
            cities: cities.chunks(Column::CITIES).map(<[_]>::to_vec).collect(),
            start_cities,
            deck,
        })
    }

    /// Whether a game can start from it.
    pub(crate) fn check(&self) -> Result<(), Flaw> {
        players_fit(self.players)?;
        if self.first >= self.players {
            return Err(Flaw::First { first: self.first, players: self.players });
        }
        counts("boxed", Setup::BOXED, self.boxed.len())?;
        columns("shares", Column::SHARES, &self.shares)?;
        columns("cities", Column::CITIES, &self.cities)?;
        counts("start_cities", StartCity::COUNT, self.start_cities.len())?;
        let mut shares = ByCompany::<usize>::default();
        for &share in self.shares.iter().flatten().chain(&self.boxed) {
            shares[share] += 1;
        }
        if let Some(company) = Company::ALL.into_iter().find(|&company| shares[company] != Company::SHARES) {
            let (company, found) = (self.deck.company_name(company).to_owned(), shares[company]);
            return Err(Flaw::Shares { company, found });
        }
        // As many cards as there are cities, and none twice: every one is there.
        if let Some(city) = repeated(self.cities.iter().flatten().copied(), City::index) {
            return Err(Flaw::Twice { city: self.deck.city_name(city).to_owned() });
        }
        if let Some(city) = repeated(self.start_cities.iter().copied(), StartCity::index) {
            return Err(Flaw::Twice { city: self.deck.start_city_name(city).to_owned() });
        }
        Ok(())
    }
}

fn players_fit(players: usize) -> Result<(), Flaw> {
    if Position::DESCRIPTION.players.contains(&players) { Ok(()) } else { Err(Flaw::Players(players)) }
}

fn columns<T>(at: &str, cards: usize, columns: &[Vec<T>]) -> Result<(), Flaw> {
    counts(at, Column::COUNT, columns.len())?;
    match columns.iter().position(|column| column.len() != cards) {
        Some(wrong) => counts(&format!("{at}[{wrong}]"), cards, columns[wrong].len()),
        None => Ok(()),
    }
}

fn counts(at: &str, expected: usize, found: usize) -> Result<(), Flaw> {
    if found == expected { Ok(()) } else { Err(Flaw::Count { at: at.to_owned(), expected, found }) }
}

/// The first card that was there before; a deck has at most 64 of a kind.
fn repeated<T: Copy>(mut cards: impl Iterator<Item = T>, index: impl Fn(T) -> usize) -> Option<T> {
    let mut seen = 0_u64;
    cards.find(|&card| {
        let known = seen & 1 << index(card) != 0;
        seen |= 1 << index(card);
        known
    })
}
