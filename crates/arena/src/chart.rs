use game::{Game, List, Money, Recorded, Seat};

use crate::game_counts::PeriodNumber;

/// What a game brings for the report: which of its events count for what.
pub trait Charted: Recorded {
    /// What its time is counted in: a year, a turn.
    const PERIOD: &'static str;
    /// The orders of the players, besides their seats, by which wins are counted.
    const ORDERS: &'static [&'static str];

    /// The names of its companies, in the order of their numbers.
    fn companies(&self) -> Vec<String>;
    /// What a period is called below an axis.
    fn period(period: PeriodNumber) -> String;
    /// An end condition, which records call by this name, in words.
    fn reason(name: &str) -> &'static str;
    /// Writes down what counts of an event.
    fn note(event: &Self::Event, notes: &mut Notes);
}

/// What is written down of one game.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    /// How many play.
    pub players: usize,
    pub(crate) period: PeriodNumber,
    pub(crate) incomes: Vec<CompanyAmount>,
    pub(crate) prices: Vec<CompanyAmount>,
    pub(crate) orders: Vec<List<Seat, { Seat::MOST }>>,
}

/// A company's money in some period.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CompanyAmount {
    pub(crate) company: usize,
    pub(crate) period: PeriodNumber,
    pub(crate) money: Money,
}

impl Notes {
    pub(crate) fn new(players: usize) -> Notes {
        Notes { players, ..Notes::default() }
    }

    /// A period begins.
    pub fn begin(&mut self, period: PeriodNumber) {
        self.period = period;
    }

    /// A company pays its income.
    pub fn income(&mut self, company: usize, money: Money) {
        self.incomes.push(CompanyAmount { company, period: self.period, money });
    }

    /// A share is sold.
    pub fn price(&mut self, company: usize, money: Money) {
        self.prices.push(CompanyAmount { company, period: self.period, money });
    }

    /// The players stand in the next of the game's [orders](Charted::ORDERS).
    pub fn order(&mut self, seats: impl Iterator<Item = Seat>) {
        self.orders.push(seats.collect());
    }
}

/// What a game brings for the report, as a value.
pub struct Chart<G: Game> {
    pub(crate) note: fn(&G::Event, &mut Notes),
    legend: fn(&G) -> Legend,
}

/// What is written beside the plots of a game.
#[derive(Clone, Debug)]
pub struct Legend {
    pub(crate) title: &'static str,
    pub(crate) period: &'static str,
    pub(crate) orders: &'static [&'static str],
    pub(crate) companies: Vec<String>,
    pub(crate) period_name: fn(PeriodNumber) -> String,
    pub(crate) reason: fn(&str) -> &'static str,
}

impl<G: Charted> Chart<G> {
    /// The chart of a game that brings one.
    pub const fn of() -> Chart<G> {
        let legend = |game: &G| Legend {
            title: G::DESCRIPTION.title,
            period: G::PERIOD,
            orders: G::ORDERS,
            companies: game.companies(),
            period_name: G::period,
            reason: G::reason,
        };
        Chart { note: G::note, legend }
    }
}

impl<G: Game> Chart<G> {
    pub(crate) fn legend(&self, game: &G) -> Legend {
        (self.legend)(game)
    }
}
