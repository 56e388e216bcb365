//! Laying cubes, developing cities, and what that does to incomes.

use game::{Money, Payment, Purse, Seat};

use crate::crowding::Crowding;
use crate::event::{Cause, Event, Reason};
use crate::hex::ByHex;
use crate::position::{Position, treasury};
use crate::{Company, CompanySet, Hex, HexSet};

impl Position {
    /// What a city earns a company that has it alone.
    pub fn full_value(&self, city: Hex) -> Money {
        Money(self.board.full(city) + 2 * i32::from(self.is_developed(city)))
    }

    /// What a city earns each company that shares it.
    pub fn shared_value(&self, city: Hex) -> Money {
        Money(self.board.shared(city) + i32::from(self.is_developed(city)))
    }

    /// What a city earns each company with track in it.
    pub fn city_value(&self, city: Hex) -> Money {
        if self.tracks[city].len() > 1 { self.shared_value(city) } else { self.full_value(city) }
    }

    /// What a company's income is made of: its cities, in the order it reached them.
    pub fn city_incomes(&self, company: Company) -> impl Iterator<Item = (Hex, Money)> {
        let cities = self.track(company).iter().filter(|&&hex| self.board.cities().contains(hex));
        cities.map(|&city| (city, self.city_value(city)))
    }

    /// The special connections of a company.
    pub fn connections(&self, company: Company) -> impl Iterator<Item = (Hex, Hex)> {
        let [a, b, c] = self.board.special();
        let has = move |hex: Hex| self.tracks[hex].contains(company);
        [(a, b), (a, c), (b, c)].into_iter().filter(move |&(one, other)| has(one) && has(other))
    }

    /// The income as a function of the board alone.
    pub fn income_from_board(&self, company: Company) -> Money {
        let cities: Money = self.city_incomes(company).map(|(_, value)| value).sum();
        cities + Position::CONNECTION * self.connections(company).count() as i32
    }

    /// What a company's income would rise by with a cube in a city where it has none.
    pub fn would_earn(&self, company: Company, city: Hex) -> Money {
        let value =
            if self.tracks[city].is_empty() { self.full_value(city) } else { self.shared_value(city) };
        let ends = self.board.special();
        let others = |&&end: &&Hex| end != city && self.tracks[end].contains(company);
        let connections = if ends.contains(&city) { ends.iter().filter(others).count() as i32 } else { 0 };
        value + Position::CONNECTION * connections
    }

    /// The cities that a company could reach with this many cubes and this much money, as the board stands, each
    /// with what the cheapest way costs.
    pub fn cities_in_reach(&self, company: Company, cubes: u8, money: Money) -> Vec<(Hex, Money)> {
        let mut cheapest: ByHex<Option<Money>> = ByHex::default();
        let mut border: Vec<(Hex, Money)> = self.open_hexes(company).collect();
        for _ in 0..cubes.min(self.cubes(company)) {
            let mut next = Vec::new();
            for (hex, cost) in std::mem::take(&mut border) {
                if cost > money || cheapest[hex].is_some_and(|known| known <= cost) {
                    continue;
                }
                cheapest[hex] = Some(cost);
                for beside in self.board.neighbours(hex).iter() {
                    if let Some(price) = self.price(beside)
                        && !self.tracks[beside].contains(company)
                    {
                        next.push((beside, cost + price));
                    }
                }
            }
            border = next;
        }
        self.board.cities().iter().filter_map(|city| Some((city, cheapest[city]?))).collect()
    }

    /// The hexes where the company could put its next cube if it had the money.
    pub(crate) fn open_hexes(&self, company: Company) -> impl Iterator<Item = (Hex, Money)> {
        let reach = self.railroads[company].reach;
        reach.iter().filter_map(|hex| self.price(hex).map(|price| (hex, price)))
    }

    /// The companies for which a player can lay cubes, if these have the money.
    pub(crate) fn builders(&self, seat: Seat) -> CompanySet {
        CompanySet::of(|company| (self.held(company, seat) > 0) & (self.cubes(company) > 0))
    }

    /// The hexes where the company could put its next cube, and can pay for it.
    #[inline(never)] // by itself it works on all words of the sets at once
    pub(crate) fn lays(&self, company: Company) -> HexSet {
        let treasury = self.treasury(company);
        // A cube costs $2 more for each step of the crowd in its hex.
        let crowd = (treasury.0.max(2) - 2).unsigned_abs() / 2;
        let crowd = crowd.min(u32::from(Crowding::FULL) - 1) as u8;
        let within = self.board.priced_within(treasury);
        self.railroads[company].reach & within & !self.crowding.above(crowd)
    }

    /// Whether this player can lay a cube.
    pub(crate) fn can_lay(&self, seat: Seat) -> bool {
        self.builders(seat).iter().any(|company| !self.lays(company).is_empty())
    }

    /// Lays one cube of an expansion, at the company's cost.
    pub(crate) fn lay(&mut self, by: Seat, company: Company, hex: Hex, emit: &mut impl FnMut(Event)) {
        let amount = self.price(hex).unwrap_or_default();
        emit(Event::Laid { by, company, hex });
        let payment = Payment { from: treasury(company), to: Purse::Bank, amount };
        self.pay(payment, Reason::Track(company, hex), emit);
        self.place(company, hex, emit);
    }

    /// Puts a cube on the board and adjusts the incomes.
    pub(crate) fn place(&mut self, company: Company, hex: Hex, emit: &mut impl FnMut(Event)) {
        let others = self.tracks[hex];
        self.tracks[hex].insert(company);
        self.crowding.raise(hex, self.board.terrain(hex).is_narrow());
        let railroad = &mut self.railroads[company];
        railroad.track.push(hex);
        railroad.reach.remove(hex);
        for &next in self.board.beside(hex) {
            railroad.reach.insert_if(!self.tracks[next].contains(company), next);
        }
        if !self.board.cities().contains(hex) {
            return;
        }
        if others.is_empty() {
            self.change_income(company, self.full_value(hex), Cause::Alone(hex), emit);
        } else {
            self.change_income(company, self.shared_value(hex), Cause::Joined(hex), emit);
        }
        if let Some(incumbent) = others.only() {
            let loss = self.shared_value(hex) - self.full_value(hex);
            self.change_income(incumbent, loss, Cause::Crowded(hex, company), emit);
        }
        let ends = self.board.special();
        if ends.contains(&hex) {
            for end in ends {
                if end != hex && self.tracks[end].contains(company) {
                    self.change_income(company, Position::CONNECTION, Cause::Connected(end, hex), emit);
                }
            }
        }
    }

    /// Puts a development marker on a city and adjusts the incomes.
    pub(crate) fn develop(&mut self, by: Seat, city: Hex, emit: &mut impl FnMut(Event)) {
        let before = self.city_value(city);
        self.developed.set.insert(city);
        self.developed.list.push(city);
        self.crowding.raise(city, false);
        emit(Event::Developed { by, city, left: self.markers() });
        let gain = self.city_value(city) - before;
        for company in self.tracks[city].iter() {
            self.change_income(company, gain, Cause::Developed(city), emit);
        }
    }

    fn change_income(&mut self, company: Company, change: Money, cause: Cause, emit: &mut impl FnMut(Event)) {
        if change == Money::ZERO {
            return;
        }
        let railroad = &mut self.railroads[company];
        railroad.income += change;
        emit(Event::Income { company, change, now: railroad.income, cause });
    }
}
