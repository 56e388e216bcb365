use std::sync::Arc;

use game::{BySeat, Game, List, Money, Payment, Purse, Seat};

use crate::column::ByColumn;
use crate::company::ByCompany;
use crate::event::{EndReasons, Event, Reason};
use crate::trade::Proposal;
use crate::{City, Column, Company, Deck, Options, Setup, StartCity};

/// A complete state of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) deck: Arc<Deck>,
    pub(crate) options: Options,
    pub(crate) players: u8,
    /// Counted from 1.
    pub(crate) turn: u8,
    /// The starting player of this turn.
    pub(crate) first: Seat,
    pub(crate) phase: Phase,
    /// The end conditions met so far; any of them makes this turn the last.
    pub(crate) reasons: EndReasons,
    pub(crate) cash: BySeat<Money>,
    pub(crate) railways: ByCompany<Railway>,
    /// From the front card backwards.
    pub(crate) shares: ByColumn<List<Company, { Column::SHARES }>>,
    /// From the front card backwards.
    pub(crate) cities: ByColumn<List<City, { Column::CITIES }>>,
    /// From the top of the stack.
    pub(crate) start_cities: List<StartCity, { StartCity::COUNT }>,
    pub(crate) boxed: List<Company, { Setup::BOXED }>,
}

/// Where in a turn we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are what the variants speak of
pub enum Phase {
    /// Shares are traded. A director took a share of the companies `tried` in this turn of the trader;
    /// the proposal waits for a director's answer.
    Shares { trader: Seat, tried: Companies, proposal: Option<Proposal> },
    /// Cities are bought. Players are out in the order they `passed`; each has bought a city for the
    /// companies `used`.
    Cities { buyer: Seat, passed: List<Seat, { Seat::MOST }>, used: BySeat<Companies> },
    /// The game is over.
    Over,
}

/// Some companies, in the order it happened.
pub(crate) type Companies = List<Company, { Company::COUNT }>;

/// A company's own affairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Railway {
    pub(crate) treasury: Money,
    /// Kept for speed; [`Position::income_from_cards`] is its source.
    pub(crate) income: Money,
    /// Kept for speed; [`Position::symbols_from_cards`] is its source.
    pub(crate) symbols: u8,
    pub(crate) director: Option<Seat>,
    pub(crate) held: BySeat<u8>,
    pub(crate) start_city: Option<StartCity>,
    /// In the order they were bought.
    pub(crate) cities: List<City, { City::COUNT }>,
}

impl Position {
    /// What one may suppose others have where money is hidden: enough to be asked everything.
    pub(crate) const SUPPOSED_CASH: Money = Money(1000);

    /// What everybody starts with.
    pub const fn starting_cash(players: usize) -> Money {
        match players {
            3 => Money(2000),
            4 => Money(1700),
            _ => Money(1400),
        }
    }

    /// The cards.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// What the table has chosen.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The turn, from 1.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// The starting player of this turn.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Where in the turn we are.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Whether an end condition has been met.
    pub fn is_last_turn(&self) -> bool {
        self.reasons.any()
    }

    /// With this many cities or fewer before the city phase, the turn is the last (N-34).
    pub const FEW_CITIES: usize = 5;

    /// With fewer shares than this before the city phase, the turn is the last (N-33).
    pub fn enough_shares(&self) -> usize {
        usize::from(self.players)
    }

    /// Whether so few shares are left that a city phase which begins now is the last (N-33).
    pub fn has_few_shares(&self) -> bool {
        self.shares_left() < self.enough_shares()
    }

    /// Whether so few cities are left that a city phase which begins now is the last (N-34).
    pub fn has_few_cities(&self) -> bool {
        self.cities_left() <= Position::FEW_CITIES
    }

    /// A player's cash.
    pub fn cash(&self, seat: Seat) -> Money {
        self.cash[seat]
    }

    /// What the company has to buy cities with.
    pub fn treasury(&self, company: Company) -> Money {
        self.railways[company].treasury
    }

    /// What the company earns each turn.
    pub fn income(&self, company: Company) -> Money {
        self.railways[company].income
    }

    /// The coast-to-coast symbols in the company's network.
    pub fn symbols(&self, company: Company) -> u8 {
        self.railways[company].symbols
    }

    /// The company's director. Returns `None` before it is founded.
    pub fn director(&self, company: Company) -> Option<Seat> {
        self.railways[company].director
    }

    /// How many of its shares a player holds.
    pub fn held(&self, company: Company, seat: Seat) -> u8 {
        self.railways[company].held[seat]
    }

    /// How many of its shares players hold.
    pub fn sold(&self, company: Company) -> u8 {
        self.railways[company].held.of(self.players()).iter().sum()
    }

    /// Where the company's network begins, once it is founded.
    pub fn start_city(&self, company: Company) -> Option<StartCity> {
        self.railways[company].start_city
    }

    /// The cities the company has bought, in that order.
    pub fn network(&self, company: Company) -> &[City] {
        &self.railways[company].cities
    }

    /// The shares of a column, from the front card backwards.
    pub fn shares(&self, column: Column) -> &[Company] {
        &self.shares[column]
    }

    /// The share that can be taken from a column.
    pub fn front_share(&self, column: Column) -> Option<Company> {
        self.shares[column].first().copied()
    }

    /// All shares that can be taken, from the left (N-2).
    pub fn front_shares(&self) -> impl Iterator<Item = (Column, Company)> {
        Column::ALL.into_iter().filter_map(|column| Some((column, self.front_share(column)?)))
    }

    /// The shares left in the display.
    pub fn shares_left(&self) -> usize {
        Column::ALL.iter().map(|&column| self.shares[column].len()).sum()
    }

    /// Whether the share phase ends with the next share that is taken, whoever takes it (N-17).
    pub fn is_last_share(&self) -> bool {
        self.shares_left() == 1
    }

    /// The cities of a column, from the front card backwards.
    pub fn cities(&self, column: Column) -> &[City] {
        &self.cities[column]
    }

    /// The city that can be bought from a column.
    pub fn front_city(&self, column: Column) -> Option<City> {
        self.cities[column].first().copied()
    }

    /// All cities that can be bought, from the left (N-26).
    pub fn front_cities(&self) -> impl Iterator<Item = (Column, City)> {
        Column::ALL.into_iter().filter_map(|column| Some((column, self.front_city(column)?)))
    }

    /// The cities left in the display.
    pub fn cities_left(&self) -> usize {
        Column::ALL.iter().map(|&column| self.cities[column].len()).sum()
    }

    /// The start cities left, from the top of the stack.
    pub fn start_cities(&self) -> &[StartCity] {
        &self.start_cities
    }

    /// The two shares that are not in the game (N-19).
    pub fn boxed(&self) -> &[Company] {
        &self.boxed
    }

    /// Whose turn it is to take a share: also while a director is asked. Returns `None` outside the
    /// share phase.
    pub fn trader(&self) -> Option<Seat> {
        match self.phase {
            Phase::Shares { trader, .. } => Some(trader),
            Phase::Cities { .. } | Phase::Over => None,
        }
    }

    /// The price that waits for a director's answer.
    pub fn proposal(&self) -> Option<Proposal> {
        match self.phase {
            Phase::Shares { proposal, .. } => proposal,
            Phase::Cities { .. } | Phase::Over => None,
        }
    }

    /// The companies whose share was intercepted in this player's turn, in the order it happened.
    pub fn tried(&self) -> &[Company] {
        match &self.phase {
            Phase::Shares { tried, .. } => tried,
            Phase::Cities { .. } | Phase::Over => &[],
        }
    }

    /// Who is out of the city phase, in the order they passed.
    pub fn passed(&self) -> &[Seat] {
        match &self.phase {
            Phase::Cities { passed, .. } => passed,
            Phase::Shares { .. } | Phase::Over => &[],
        }
    }

    /// The companies for which a player has bought a city in this phase, in the order it happened.
    pub fn used(&self, seat: Seat) -> &[Company] {
        match &self.phase {
            Phase::Cities { used, .. } => &used[seat],
            Phase::Shares { .. } | Phase::Over => &[],
        }
    }

    /// A company's income, recomputed from its network.
    pub(crate) fn income_from_cards(&self, company: Company) -> Money {
        let start = self.start_city(company).map(|city| self.deck.start_income(city));
        let cities = self.network(company).iter().map(|&city| self.deck.income(city));
        cities.chain(start).sum()
    }

    /// A company's symbols, recomputed from its network.
    pub(crate) fn symbols_from_cards(&self, company: Company) -> u8 {
        self.network(company).iter().map(|&city| self.deck.symbols(city)).sum()
    }

    /// Money moves here and nowhere else.
    #[inline]
    pub(crate) fn pay(
        &mut self,
        (from, to): (Purse, Purse),
        amount: Money,
        reason: Reason,
        emit: &mut impl FnMut(Event),
    ) {
        if amount == Money::ZERO {
            return;
        }
        if let Some(purse) = self.purse(from) {
            *purse -= amount;
        }
        if let Some(purse) = self.purse(to) {
            *purse += amount;
        }
        emit(Event::Paid(Payment { from, to, amount }, reason));
    }

    #[inline]
    fn purse(&mut self, purse: Purse) -> Option<&mut Money> {
        match purse {
            Purse::Bank => None,
            Purse::Cash(seat) => Some(&mut self.cash[seat]),
            Purse::Treasury(company) => Some(&mut self.railways[Company::ALL[usize::from(company)]].treasury),
        }
    }
}

/// The treasury of a company, as a purse.
pub(crate) fn treasury(company: Company) -> Purse {
    Purse::Treasury(company.index() as u8)
}
