use std::sync::Arc;

use game::{BySeat, Game, List, Money, Payment, Purse, Seat};

use crate::auction::Auction;
use crate::company::{ByCompany, CompanySet};
use crate::crowding::Crowding;
use crate::event::{EndReasons, Event, Reason};
use crate::hex::ByHex;
use crate::{Board, Company, Hex, HexSet, Options, Row, Terrain};

/// A complete state of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) board: Arc<Board>,
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) banker: Seat,
    pub(crate) removed: Option<Company>,
    /// Years since the first.
    pub(crate) year: u8,
    pub(crate) phase: Phase,
    pub(crate) cash: BySeat<Money>,
    pub(crate) railroads: ByCompany<Railroad>,
    /// Which companies have a cube in each hex.
    pub(crate) tracks: ByHex<CompanySet>,
    /// Kept for speed: the cubes of each hex and its development marker, counted, or [`Crowding::FULL`]; its
    /// source is [`Position::crowd_from_board`].
    pub(crate) crowding: Crowding,
    pub(crate) developed: Developed,
    /// Preparation: the turn order track so far. Later: the playing order of the current column.
    pub(crate) order: List<Seat, { Seat::MOST }>,
    /// Whose marker stands on each row of the current column.
    pub(crate) rows: [Option<Seat>; Row::COUNT],
}

/// Where in the game we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are what the variants speak of
pub enum Phase {
    /// The opening auctions; the first share of the companies `offered` was put up.
    Preparation { offered: CompanySet, question: Question },
    /// The three columns of a year, counted from 0; `turn` players have finished theirs in this one.
    Actions { column: u8, turn: u8, question: Question },
    /// The game is over.
    Over { reasons: EndReasons },
}

/// What is asked. It always has at least two answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are what the variants speak of
pub enum Question {
    /// Which share comes next in the preparation?
    Offer { by: Seat },
    /// Bid or pass?
    Bid(Auction),
    /// Where does the company begin?
    Start { company: Company, buyer: Seat },
    /// Which row?
    Choose,
    /// How is the row used? `laid` counts the cubes of an expansion.
    Use { row: Row, laid: u8 },
}

/// A company's own affairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Railroad {
    pub(crate) treasury: Money,
    /// Kept for speed; [`Position::income_from_board`] is its source.
    pub(crate) income: Money,
    /// Next to its track and not yet built by it.
    pub(crate) reach: HexSet,
    /// In the order the cubes were placed.
    pub(crate) track: List<Hex, 30>,
    pub(crate) supply: u8,
    pub(crate) removed: u8,
    pub(crate) held: BySeat<u8>,
}

/// The cities with a development marker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Developed {
    pub(crate) set: HexSet,
    /// In the order they were placed.
    pub(crate) list: List<Hex, { Position::MARKERS as usize }>,
}

impl Position {
    /// The development markers.
    pub const MARKERS: u8 = 12;
    /// What each special connection adds to an income.
    pub const CONNECTION: Money = Money(10);
    /// What the Fund row gives a company.
    pub const FUND: Money = Money(5);
    /// What the Take row gives a player, or takes from each other player.
    pub const TAKE: Money = Money(2);
    /// The first year.
    pub const FIRST_YEAR: u16 = 1851;
    /// The last year.
    pub const LAST_YEAR: u16 = 1857;

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What the table has chosen.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The year.
    pub fn year(&self) -> u16 {
        Position::FIRST_YEAR + u16::from(self.year)
    }

    /// A player's cash.
    pub fn cash(&self, seat: Seat) -> Money {
        self.cash[seat]
    }

    /// The companies in the game.
    pub fn companies(&self) -> impl Iterator<Item = Company> + use<> {
        let removed = self.removed;
        Company::ALL.into_iter().filter(move |&company| removed != Some(company))
    }

    /// Whether the company is in the game: with three players one is not.
    pub fn in_game(&self, company: Company) -> bool {
        self.removed != Some(company)
    }

    /// What the company has to build with.
    pub fn treasury(&self, company: Company) -> Money {
        self.railroads[company].treasury
    }

    /// What the company pays out each year.
    pub fn income(&self, company: Company) -> Money {
        self.railroads[company].income
    }

    /// The cubes it can still lay.
    pub fn cubes(&self, company: Company) -> u8 {
        company.cubes() - self.railroads[company].track.len() as u8
    }

    /// Its track, in the order it was laid.
    pub fn track(&self, company: Company) -> &[Hex] {
        &self.railroads[company].track
    }

    /// The hexes next to its track in which it has none.
    pub fn reach(&self, company: Company) -> HexSet {
        self.railroads[company].reach
    }

    /// Whether it has track at all.
    pub fn on_map(&self, company: Company) -> bool {
        !self.railroads[company].track.is_empty()
    }

    /// Its shares not yet sold.
    pub fn supply(&self, company: Company) -> u8 {
        self.railroads[company].supply
    }

    /// How many of its shares a player holds.
    pub fn held(&self, company: Company, seat: Seat) -> u8 {
        self.railroads[company].held[seat]
    }

    /// How many of its shares players hold.
    pub fn sold(&self, company: Company) -> u8 {
        self.railroads[company].held.of(self.players()).iter().sum()
    }

    /// How many of its shares are out of the game.
    pub fn removed_shares(&self, company: Company) -> u8 {
        self.railroads[company].removed
    }

    /// The cities with a development marker, in the order they were developed.
    pub fn developed(&self) -> &[Hex] {
        &self.developed.list
    }

    /// The development markers left.
    pub fn markers(&self) -> u8 {
        Position::MARKERS - self.developed.list.len() as u8
    }

    /// Whether the city has a development marker.
    pub fn is_developed(&self, city: Hex) -> bool {
        self.developed.set.contains(city)
    }

    /// The companies with a cube in the hex.
    pub fn tracks_in(&self, hex: Hex) -> CompanySet {
        self.tracks[hex]
    }

    /// What the next cube in a hex costs. Returns `None` if no further cube has room.
    pub fn price(&self, hex: Hex) -> Option<Money> {
        let cubes = self.tracks[hex].len();
        match self.board.terrain(hex) {
            Terrain::Plains => Some(Money(2 + 2 * cubes)),
            Terrain::City => Some(Money(2 + 2 * cubes + 2 * i32::from(self.is_developed(hex)))),
            Terrain::Forest => (cubes == 0).then_some(Money(3)),
            Terrain::Mountain => (cubes == 0).then_some(Money(5)),
        }
    }

    /// How crowded a hex is, counted anew.
    pub(crate) fn crowd_from_board(&self, hex: Hex) -> u8 {
        let cubes = self.tracks[hex].len() as u8;
        if cubes > 0 && self.board.terrain(hex).is_narrow() {
            return Crowding::FULL;
        }
        cubes + u8::from(self.is_developed(hex))
    }

    /// Whether the company has no cube on the map and never will have one: nobody holds a share of it,
    /// and none is left to sell (AR-40).
    pub fn is_dead(&self, company: Company) -> bool {
        !self.on_map(company) && self.supply(company) == 0 && self.sold(company) == 0
    }

    /// Whether a share of the company, if it were sold now, would be lost with all its others: the
    /// company has not begun, and no city is empty for it to begin in (AR-21).
    pub fn would_be_lost(&self, company: Company) -> bool {
        !self.on_map(company) && self.empty_cities().is_empty()
    }

    /// The cities without any cube.
    pub fn empty_cities(&self) -> HexSet {
        self.board.cities() & !self.crowding.any()
    }

    /// The cities that could be developed now: those with track and without a marker.
    pub fn ripe_cities(&self) -> HexSet {
        self.board.developable() & self.crowding.any() & !self.developed.set
    }

    /// The players in the order of the present column; in the preparation, those whose place in the
    /// first year is settled.
    pub fn order(&self) -> &[Seat] {
        &self.order
    }

    /// Where in the game we are.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The present column, from 0. Returns `None` in the preparation and after the end.
    pub fn column(&self) -> Option<u8> {
        match self.phase {
            Phase::Actions { column, .. } => Some(column),
            Phase::Preparation { .. } | Phase::Over { .. } => None,
        }
    }

    /// Whose marker stands on a row of the present column.
    pub fn marker(&self, row: Row) -> Option<Seat> {
        self.rows[row.index()]
    }

    /// What is asked now. Returns `None` when the game is over.
    pub fn question(&self) -> Option<Question> {
        match self.phase {
            Phase::Preparation { question, .. } | Phase::Actions { question, .. } => Some(question),
            Phase::Over { .. } => None,
        }
    }

    /// The share on offer. Returns `None` outside an auction.
    pub fn auction(&self) -> Option<Auction> {
        match self.question() {
            Some(Question::Bid(auction)) => Some(auction),
            _ => None,
        }
    }

    /// The row that is being used: also during the auction that it has begun. Returns `None` if the
    /// player on turn has yet to choose one.
    pub fn row(&self) -> Option<Row> {
        match self.phase {
            Phase::Actions { question: Question::Use { row, .. }, .. } => Some(row),
            Phase::Actions { question: Question::Bid(_) | Question::Start { .. }, .. } => Some(Row::Auction),
            _ => None,
        }
    }

    /// The cubes that may still be laid in this turn. Returns `None` if the row in use lays none.
    pub fn cubes_left(&self) -> Option<u8> {
        match self.question() {
            Some(Question::Use { row, laid }) => {
                Some(row.cubes(self.players()) - laid).filter(|&left| left > 0)
            }
            _ => None,
        }
    }

    pub(crate) fn ask(&mut self, next: Question) {
        match &mut self.phase {
            Phase::Preparation { question, .. } | Phase::Actions { question, .. } => *question = next,
            Phase::Over { .. } => {}
        }
    }

    /// Whose turn of the current column it is.
    pub(crate) fn on_turn(&self) -> Seat {
        match self.phase {
            Phase::Actions { turn, .. } => self.order[usize::from(turn)],
            Phase::Preparation { .. } | Phase::Over { .. } => self.banker,
        }
    }

    /// Money moves here and nowhere else.
    #[inline]
    pub(crate) fn pay(&mut self, payment: Payment, reason: Reason, emit: &mut impl FnMut(Event)) {
        if payment.amount == Money::ZERO {
            return;
        }
        if let Some(purse) = self.purse(payment.from) {
            *purse -= payment.amount;
        }
        if let Some(purse) = self.purse(payment.to) {
            *purse += payment.amount;
        }
        emit(Event::Paid(payment, reason));
    }

    #[inline]
    fn purse(&mut self, purse: Purse) -> Option<&mut Money> {
        match purse {
            Purse::Bank => None,
            Purse::Cash(seat) => Some(&mut self.cash[seat]),
            Purse::Treasury(company) => {
                Some(&mut self.railroads[Company::ALL[usize::from(company)]].treasury)
            }
        }
    }
}

/// The treasury of a company, as a purse.
pub(crate) fn treasury(company: Company) -> Purse {
    Purse::Treasury(company as u8)
}
