//! What the player has turned to: a share with a price for it, or a company to buy cities for.

use game::{Game, Money};
use north_american_railways::{Action, City, Column, Company, Position, StartCity, StartCityRule};

use crate::Scene;

/// Where a price begins that nobody has thought about yet: a founder's, and one that a director answers.
const USUAL_FOUNDING: Money = Money(500);
const USUAL_PROPOSAL: Money = Money(300);

/// A share that the player looks at, with the price they think of.
pub(super) struct Lot {
    pub(super) column: Column,
    pub(super) company: Company,
    pub(super) price: Money,
    pub(super) start_city: Option<StartCity>,
}

/// The share the player has turned to, or the only one they can choose.
pub(super) fn lot(scene: &Scene<Position>) -> Option<Lot> {
    let state = scene.state;
    let possible =
        |column: &Column| attempt(state, *column).is_some_and(|action| state.check(action).is_ok());
    let mut wanted = scene.focus.and_then(|focus| focus.strip_prefix("share:")).unwrap_or("").splitn(3, ':');
    let column = wanted.next().and_then(|number| Column::ALL.get(number.parse::<usize>().ok()?).copied());
    let column = column.filter(possible).or_else(|| {
        let mut columns = Column::ALL.into_iter().filter(possible);
        columns.next().filter(|_| columns.next().is_none())
    })?;
    let company = state.front_share(column)?;
    let usual = if state.director(company).is_some() { USUAL_PROPOSAL } else { USUAL_FOUNDING };
    let price = wanted.next().and_then(|price| price.parse().ok()).map_or(usual, Money);
    let start_city = wanted.next().and_then(|name| state.deck().start_city(name));
    Some(Lot {
        column,
        company,
        price: affordable(state, price),
        start_city: match state.options().start_city {
            StartCityRule::Top => None,
            StartCityRule::Choose => start_city
                .filter(|city| state.start_cities().contains(city))
                .or(state.start_cities().first().copied()),
        },
    })
}

/// How one turns to a share.
pub(super) fn share(column: Column) -> String {
    format!("share:{}", column.index())
}

impl Lot {
    /// How one turns to the same share at another price, with `{amount}` in the place of it.
    pub(super) fn at_amount(&self, state: &Position) -> String {
        self.focus(state, "{amount}", self.start_city)
    }

    /// How one turns to the same share at this price.
    pub(super) fn at_price(&self, state: &Position, price: Money) -> String {
        self.focus(state, &price.0.to_string(), self.start_city)
    }

    /// How one turns to the same share with another start city.
    pub(super) fn beginning_in(&self, state: &Position, city: StartCity) -> String {
        self.focus(state, "{amount}", Some(city))
    }

    fn focus(&self, state: &Position, price: &str, start_city: Option<StartCity>) -> String {
        let share = format!("{}:{price}", share(self.column));
        match start_city {
            Some(city) => format!("{share}:{}", state.deck().start_city_name(city)),
            None => share,
        }
    }

    /// What the player would do.
    pub(super) fn action(&self, state: &Position) -> Option<Action> {
        self.action_at(state, self.price)
    }

    /// What the player would do at another price.
    pub(super) fn action_at(&self, state: &Position, price: Money) -> Option<Action> {
        let start_city = self.start_city;
        attempt(state, self.column).map(|action| match action {
            Action::Found { company, column, .. } => Action::Found { company, column, price, start_city },
            Action::Propose { company, column, .. } => Action::Propose { company, column, price },
            other => other,
        })
    }
}

/// The way to take the front share of a column, at the lowest price there is.
pub(super) fn attempt(state: &Position, column: Column) -> Option<Action> {
    let company = state.front_share(column)?;
    let price = Position::PRICE_STEP;
    Some(match state.director(company) {
        None => {
            let chosen = state.options().start_city == StartCityRule::Choose;
            let start_city = state.start_cities().first().copied().filter(|_| chosen);
            Action::Found { company, column, price, start_city }
        }
        Some(director) if state.actor() == Some(director) => Action::Buy { company, column },
        Some(_) => Action::Propose { company, column, price },
    })
}

/// What the player who decides would pay for another share of their own company.
pub(super) fn own_share_price(state: &Position) -> Money {
    state.actor().and_then(|seat| state.own_share_price(seat)).unwrap_or(Position::FIXED_PRICE)
}

/// The highest price that the player can pay.
pub(super) fn most(state: &Position) -> Money {
    let cash = state.actor().map_or(Money::ZERO, |seat| state.cash(seat));
    Money((cash.0 / Position::PRICE_STEP.0 * Position::PRICE_STEP.0).max(Position::PRICE_STEP.0))
}

fn affordable(state: &Position, price: Money) -> Money {
    let step = Position::PRICE_STEP.0;
    Money(price.clamp(Position::PRICE_STEP, most(state)).0 / step * step)
}

/// How one turns to a city that several companies could buy.
pub(super) fn to_city(state: &Position, city: City) -> String {
    format!("city:{}", state.deck().city_name(city))
}

/// The front city that the player has turned to.
pub(super) fn city(scene: &Scene<Position>) -> Option<City> {
    let wanted = scene.focus.and_then(|focus| focus.strip_prefix("city:"))?;
    let wanted = scene.state.deck().city(wanted)?;
    scene.state.front_cities().map(|(_, city)| city).find(|&city| city == wanted)
}
