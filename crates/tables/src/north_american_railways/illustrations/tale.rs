//! How the small games are laid out and go on.

use game::{Money, Seat};
use north_american_railways::{Action, City, Column, Company, Event, Phase, Position, Setup, StartCityRule};

use crate::story::Story;

pub(super) const FIRST: Seat = Seat::new(0);
pub(super) const SECOND: Seat = Seat::new(1);

/// The company that the pictures are about.
pub(super) const ONE: Company = Company::ALL[0];

/// The same table with its cards in an order in which everything soon happens: shares of one company in front, and
/// cities that can be paid and have symbols.
pub(super) fn arranged(setup: &Setup) -> Setup {
    let [one, two, three, four, five] = Company::ALL;
    let shares = vec![
        vec![one, one, two, two, three, four, five],
        vec![one, three, two, four, three, five, four],
        vec![two, one, four, five, three, two, three],
        vec![three, one, five, four, two, five, four],
    ];
    let deck = &setup.deck;
    let mut cities: Vec<City> = City::all().collect();
    cities.sort_by_key(|&city| (deck.symbols(city) == 0, deck.cost(city), deck.income(city)));
    let mut columns = vec![Vec::new(); Column::COUNT];
    for (number, city) in cities.into_iter().enumerate() {
        columns[number % Column::COUNT].push(city);
    }
    Setup { first: 0, boxed: vec![one, five], shares, cities: columns, ..setup.clone() }
}

impl Story<Position> {
    /// The first player founds the company.
    pub(super) fn found(&mut self, price: Money) -> Option<()> {
        self.act(self.founding(price))
    }

    /// What that is.
    pub(super) fn founding(&self, price: Money) -> Action {
        let chooses = self.state.options().start_city == StartCityRule::Choose;
        let start_city = self.state.start_cities().first().copied().filter(|_| chooses);
        Action::Found { company: ONE, column: Column::ALL[0], price, start_city }
    }

    /// A price for the next share of the company.
    pub(super) fn proposing(&self, price: Money) -> Option<Action> {
        let (column, _) = self.state.front_shares().find(|&(_, share)| share == ONE)?;
        Some(Action::Propose { company: ONE, column, price })
    }

    /// Whoever is asked buys a share of the company, and its director lets them.
    pub(super) fn buy(&mut self, price: Money) -> Option<()> {
        self.act(self.proposing(price)?)?;
        self.act(Action::Allow)
    }

    /// The share phase goes on without the company.
    pub(super) fn finish_shares(&mut self) -> Option<()> {
        while matches!(self.state.phase(), Phase::Shares { .. }) {
            let elsewhere = |action: &Action| match *action {
                Action::Found { price, .. } => price == Money(300),
                Action::Propose { company, .. } => company != ONE,
                Action::Allow => true,
                _ => false,
            };
            let actions = self.actions();
            let action = actions.iter().copied().find(elsewhere).or_else(|| actions.first().copied())?;
            self.act(action)?;
        }
        Some(())
    }

    /// Whoever is asked passes, until this brought what happens at the end of the phase.
    pub(super) fn pass_until(&mut self, ends: impl Fn(&Event) -> bool) -> Option<()> {
        while !self.since.iter().any(&ends) {
            let pass = matches!(self.state.phase(), Phase::Cities { .. });
            if pass {
                self.act(Action::Pass)?;
            } else {
                self.finish_shares()?;
            }
        }
        Some(())
    }

    /// Every way on in which holders of the company buy cities for it, one after the other.
    pub(super) fn purchases(&self) -> Vec<Story<Position>> {
        let mut found = Vec::new();
        let mut open = vec![self.clone()];
        while let Some(story) = open.pop() {
            let buys = story
                .actions()
                .into_iter()
                .filter(|action| matches!(action, Action::Connect { company, .. } if *company == ONE));
            for action in buys {
                let mut next = story.clone();
                if next.act(action).is_some() && matches!(next.state.phase(), Phase::Cities { .. }) {
                    found.push(next.clone());
                    open.push(next);
                }
            }
        }
        found
    }
}
