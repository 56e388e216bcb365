use std::sync::{Arc, LazyLock};

use game::Money;

use crate::cards::{Cards, DeckFault};
use crate::{City, Company, StartCity};

/// The deck: [`Cards`] that have been found sound. It never changes, and every state of play with
/// it shares it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    cards: Cards,
    /// The numbers on the cities, apart from their names: the rules read them all the time.
    cities: [Face; City::COUNT],
    start_incomes: [Money; StartCity::COUNT],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Face {
    cost: Money,
    income: Money,
    symbols: u8,
}

impl Deck {
    /// The deck that comes with the program, of our own design.
    pub fn own() -> Arc<Deck> {
        static OWN: LazyLock<Arc<Deck>> = LazyLock::new(|| {
            let cards = Cards::from_toml(include_str!("../decks/coast-to-coast.toml"));
            Arc::new(cards.and_then(Deck::new).expect("our own deck is sound"))
        });
        Arc::clone(&OWN)
    }

    /// Validates the cards.
    pub fn new(cards: Cards) -> Result<Deck, DeckFault> {
        cards.check()?;
        let mut cities = [Face::default(); City::COUNT];
        for (face, card) in cities.iter_mut().zip(&cards.cities) {
            let (cost, income) = (Money(card.cost), Money(card.income));
            *face = Face { cost, income, symbols: card.symbols as u8 };
        }
        let mut start_incomes = [Money::ZERO; StartCity::COUNT];
        for (income, card) in start_incomes.iter_mut().zip(&cards.start_cities) {
            *income = Money(card.income);
        }
        Ok(Deck { cards, cities, start_incomes })
    }

    /// The cards it was made from.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// What a city costs.
    pub fn cost(&self, city: City) -> Money {
        self.cities[city.index()].cost
    }

    /// What a city earns.
    pub fn income(&self, city: City) -> Money {
        self.cities[city.index()].income
    }

    /// The coast-to-coast symbols of a city.
    pub fn symbols(&self, city: City) -> u8 {
        self.cities[city.index()].symbols
    }

    /// What a start city earns; start cities show no symbols (N-37).
    pub fn start_income(&self, city: StartCity) -> Money {
        self.start_incomes[city.index()]
    }

    /// What a city is called.
    pub fn city_name(&self, city: City) -> &str {
        &self.cards.cities[city.index()].name
    }

    /// What a start city is called.
    pub fn start_city_name(&self, city: StartCity) -> &str {
        &self.cards.start_cities[city.index()].name
    }

    /// What a company is called.
    pub fn company_name(&self, company: Company) -> &str {
        &self.cards.companies[company.index()]
    }

    /// The city of that name.
    pub fn city(&self, name: &str) -> Option<City> {
        City::all().find(|&city| self.city_name(city) == name)
    }

    /// The start city of that name.
    pub fn start_city(&self, name: &str) -> Option<StartCity> {
        StartCity::all().find(|&city| self.start_city_name(city) == name)
    }

    /// The company of that name.
    pub fn company(&self, name: &str) -> Option<Company> {
        Company::ALL.into_iter().find(|&company| self.company_name(company) == name)
    }
}
