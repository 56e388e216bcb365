//! What a player may do, for `actions` and for `check` (see `rules.rs`): what lists is written without
//! what judges, and the contract test holds them against each other.
//!
//! Nothing here looks at the cash of anybody but the actor: what one may do must not show what
//! others have (N-39).

use game::{List, Money, Seat};

use crate::position::Position;
use crate::{Action, City, Column, Company, Illegal, StartCity, StartCityRule};

/// Every purchase of a city that is possible, and room for one that is not.
pub(crate) type Purchases = List<Action, { Company::COUNT * Column::COUNT + 1 }>;

impl Position {
    pub(crate) fn list_shares(&self, trader: Seat, into: &mut Vec<Action>) {
        let cash = self.cash[trader];
        let tried = self.tried();
        for (column, company) in self.front_shares() {
            if tried.contains(&company) {
                continue;
            }
            match self.director(company) {
                None => self.list_foundings(company, column, cash, into),
                Some(director) if director == trader => {
                    if self.own_share_price(trader).is_some() {
                        into.push(Action::Buy { company, column });
                    }
                }
                Some(_) => {
                    into.extend(prices(cash).map(|price| Action::Propose { company, column, price }));
                }
            }
        }
        if !tried.is_empty() {
            into.push(Action::Stop);
        }
    }

    /// One of what [`list_shares`](Position::list_shares) lists, without the others.
    pub(crate) fn pick_share(&self, trader: Seat, choose: impl FnOnce(usize) -> usize) -> Option<Action> {
        let prices = prices(self.cash[trader]).len();
        let starts = match self.options.start_city {
            StartCityRule::Top => 1,
            StartCityRule::Choose => self.start_cities.len(),
        };
        let count = |company| match self.director(company) {
            _ if self.tried().contains(&company) => 0,
            None => starts * prices,
            Some(director) if director == trader => usize::from(self.own_share_price(trader).is_some()),
            Some(_) => prices,
        };
        let counts = Column::ALL.map(|column| self.front_share(column).map_or(0, count));
        let stops = usize::from(!self.tried().is_empty());
        let mut index = choose(counts.iter().sum::<usize>() + stops);
        for (column, count) in Column::ALL.into_iter().zip(counts) {
            if index >= count {
                index -= count;
                continue;
            }
            let company = self.front_share(column)?;
            let price = Position::PRICE_STEP * (index % prices + 1) as i32;
            return Some(match self.director(company) {
                None => {
                    let start_city = match self.options.start_city {
                        StartCityRule::Top => None,
                        StartCityRule::Choose => Some(self.start_cities[index / prices]),
                    };
                    Action::Found { company, column, price, start_city }
                }
                Some(director) if director == trader => Action::Buy { company, column },
                Some(_) => Action::Propose { company, column, price },
            });
        }
        (index < stops).then_some(Action::Stop)
    }

    fn list_foundings(&self, company: Company, column: Column, cash: Money, into: &mut Vec<Action>) {
        let mut with = |start_city| {
            into.extend(prices(cash).map(|price| Action::Found { company, column, price, start_city }));
        };
        match self.options.start_city {
            StartCityRule::Top => with(None),
            StartCityRule::Choose => self.start_cities.iter().for_each(|&city| with(Some(city))),
        }
    }

    /// The cities that can be bought, each for every company that can pay for it.
    pub(crate) fn purchases(&self, buyer: Seat) -> Purchases {
        let cities = self.cities_in_front();
        let mut purchases = List::new();
        // No branch in the loops: who can pay for what cannot be foreseen.
        for (company, purse) in self.purses(buyer) {
            for (city, cost) in cities {
                purchases.push_if(cost <= purse, Action::Connect { company, city });
            }
        }
        purchases
    }

    pub(crate) fn may_trade(&self, trader: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Found { company, column, price, start_city } => {
                if let Some(director) = self.director(company) {
                    return Err(Illegal::HasDirector { company, director });
                }
                self.may_take(company, column)?;
                self.may_pay(trader, price)?;
                self.may_begin_in(start_city)
            }
            Action::Buy { company, column } => {
                let director = self.director(company);
                if director != Some(trader) {
                    return Err(Illegal::NotDirector { company, director });
                }
                self.may_take(company, column)?;
                let (price, cash) = (Position::FIXED_PRICE, self.cash[trader]);
                if cash >= price || self.directs_all_on_offer(trader) {
                    Ok(())
                } else {
                    Err(Illegal::FixedPrice { price, cash })
                }
            }
            Action::Propose { company, column, price } => {
                match self.director(company) {
                    None => return Err(Illegal::NobodyToAsk(company)),
                    Some(director) if director == trader => return Err(Illegal::OwnCompany(company)),
                    Some(_) => {}
                }
                self.may_take(company, column)?;
                self.may_pay(trader, price)
            }
            Action::Stop if self.tried().is_empty() => Err(Illegal::MustSelect),
            Action::Stop => Ok(()),
            Action::Allow | Action::Intercept | Action::Connect { .. } | Action::Pass => {
                Err(Illegal::NoAnswer)
            }
        }
    }

    fn may_take(&self, company: Company, column: Column) -> Result<(), Illegal> {
        let front = self.front_share(column);
        if self.tried().contains(&company) {
            Err(Illegal::TriedBefore(company))
        } else if front == Some(company) {
            Ok(())
        } else if Column::ALL.iter().any(|&other| self.front_share(other) == Some(company)) {
            Err(Illegal::NotAtFront { company, column, front })
        } else {
            Err(Illegal::NotOnOffer(company))
        }
    }

    fn may_pay(&self, payer: Seat, price: Money) -> Result<(), Illegal> {
        let cash = self.cash[payer];
        if price < Position::PRICE_STEP {
            Err(Illegal::PriceTooLow { price })
        } else if price.0 % Position::PRICE_STEP.0 != 0 {
            Err(Illegal::NoMultipleOf100 { price })
        } else if price > cash {
            Err(Illegal::BeyondCash { price, cash })
        } else {
            Ok(())
        }
    }

    fn may_begin_in(&self, start_city: Option<StartCity>) -> Result<(), Illegal> {
        match (self.options.start_city, start_city) {
            (StartCityRule::Top, None) => Ok(()),
            (StartCityRule::Top, Some(_)) => Err(Illegal::StartCityFromStack),
            (StartCityRule::Choose, None) => Err(Illegal::StartCityOpen),
            (StartCityRule::Choose, Some(city)) if self.start_cities.contains(&city) => Ok(()),
            (StartCityRule::Choose, Some(city)) => Err(Illegal::StartCityTaken(city)),
        }
    }

    /// Whether the player directs every company of which a share is in front (N-7).
    fn directs_all_on_offer(&self, seat: Seat) -> bool {
        let mut shares = Column::ALL.iter().filter_map(|&column| self.shares[column].first());
        shares.all(|&company| self.director(company) == Some(seat))
    }

    pub(crate) fn may_connect(&self, buyer: Seat, company: Company, city: City) -> Result<(), Illegal> {
        if self.held(company, buyer) == 0 {
            return Err(Illegal::NoShareHeld(company));
        }
        if self.used(buyer).contains(&company) {
            return Err(Illegal::UsedBefore(company));
        }
        if !Column::ALL.iter().any(|&column| self.front_city(column) == Some(city)) {
            return Err(Illegal::CityNotAtFront(city));
        }
        let (cost, treasury) = (self.deck.cost(city), self.treasury(company));
        if cost > treasury {
            return Err(Illegal::TreasuryTooPoor { company, city, cost, treasury });
        }
        Ok(())
    }
}

/// Every price that this cash can pay (N-41).
fn prices(cash: Money) -> impl ExactSizeIterator<Item = Money> {
    let step = Position::PRICE_STEP.0;
    (0..cash.0 / step).map(move |steps| Money((steps + 1) * step))
}
