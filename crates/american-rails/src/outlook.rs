//! What is settled already: how near the end is, and who goes when in the next column.

use game::{Game, List, Seat};

use crate::event::EndReasons;
use crate::position::Position;
use crate::{Company, Row};

impl Position {
    /// A supply with this many pieces left, or fewer, counts towards the end.
    pub const LOW_SUPPLY: u8 = 2;

    /// Whether the cubes of a company count as a low supply. Those of the company removed from a three-player game do
    /// not (AR-59).
    pub fn is_low(&self, company: Company) -> bool {
        self.in_game(company) && self.cubes(company) <= Position::LOW_SUPPLY
    }

    /// The supplies that are low: cubes of companies, and the development markers. The game ends with the year in
    /// which they are as many as the players.
    pub fn low_supplies(&self) -> usize {
        let low_companies = self.companies().filter(|&company| self.is_low(company)).count();
        low_companies + usize::from(self.markers() <= Position::LOW_SUPPLY)
    }

    /// The shares that can still be sold. The game ends with the year in which none is left.
    pub fn shares_left(&self) -> u8 {
        self.companies().map(|company| self.supply(company)).sum()
    }

    /// All shares of the companies in the game.
    pub fn shares_in_all(&self) -> u8 {
        self.companies().map(Company::shares).sum()
    }

    /// The end conditions that hold: if any does when the dividends are paid, the game is over (AR-62). The company
    /// removed from a three-player game has no supply that could run low (AR-59), and no share that could be sold
    /// (AR-61).
    pub fn end_reasons(&self) -> EndReasons {
        EndReasons {
            year: self.year() == Position::LAST_YEAR,
            shares: self.shares_left() == 0,
            supplies: self.low_supplies() >= self.players(),
        }
    }

    /// The most dividends that will still be paid: one, if this is certainly the last year.
    pub fn dividends_left(&self) -> u16 {
        match self.actor() {
            None => 0,
            Some(_) if self.end_reasons().any() => 1,
            Some(_) => Position::LAST_YEAR - self.year() + 1,
        }
    }

    /// The places, counted from 0, that a player may have in the next column, or in the next year: the first and the
    /// last of them. Returns `None` before their marker stands on a row.
    pub fn next_place(&self, seat: Seat) -> Option<(usize, usize)> {
        let own = Row::ALL.into_iter().find(|&row| self.marker(row) == Some(seat))?;
        let markers = |rows: &[Row]| rows.iter().filter(|&&row| self.marker(row).is_some()).count();
        let (above, below) = (&Row::ALL[..own.index()], &Row::ALL[own.index() + 1..]);
        let (ahead, behind) = (markers(above), markers(below));
        let missing = self.players() - 1 - ahead - behind;
        let (free_above, free_below) = (above.len() - ahead, below.len() - behind);
        Some((ahead + missing.saturating_sub(free_below), ahead + missing.min(free_above)))
    }

    /// The order of the next column, or of the next year, place by place, as far as it is certain.
    pub fn next_order(&self) -> List<Option<Seat>, { Seat::MOST }> {
        let certain =
            |place| Seat::all(self.players()).find(|&seat| self.next_place(seat) == Some((place, place)));
        (0..self.players()).map(certain).collect()
    }
}
