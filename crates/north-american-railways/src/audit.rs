use game::contract::Contract;
use game::{Game, Money, Seat};

use crate::position::{Phase, Position};
use crate::{Action, City, Column, Company, EndReason, FinalRemainder, StartCity};

impl Contract for Position {
    /// 28 shares take at most two actions each, and each interception lets one player stop; 36
    /// cities are bought; every turn but the last sees a city bought and the last one is reached
    /// with five of them left, so that five players pass in at most 32 turns.
    const LONGEST: usize = 28 * 2 + 28 + 36 + 5 * 32;
    const TREASURIES: u8 = Company::COUNT as u8;

    fn candidates(&self, into: &mut Vec<Action>) {
        into.clear();
        into.extend([Action::Allow, Action::Intercept, Action::Stop, Action::Pass]);
        let richest = Seat::all(self.players()).map(|seat| self.cash(seat).0).max().unwrap_or(0);
        let silly = [i32::MIN, -100, -1, 0, 1, 50, 99, 101, 150, i32::MAX];
        let prices = || silly.into_iter().chain((100..=richest + 200).step_by(100)).map(Money);
        let start_cities = || StartCity::all().map(Some).chain([None]);
        for company in Company::ALL {
            into.extend(City::all().map(|city| Action::Connect { company, city }));
            for column in Column::ALL {
                into.push(Action::Buy { company, column });
                into.extend(prices().map(|price| Action::Propose { company, column, price }));
                for start_city in start_cities() {
                    into.extend(prices().map(|price| Action::Found { company, column, price, start_city }));
                }
            }
        }
    }

    fn audit(&self) {
        for company in Company::ALL {
            self.audit_company(company);
        }
        self.audit_cards();
        self.audit_money();
        match self.phase {
            Phase::Shares { trader, .. } => self.audit_trade(trader),
            Phase::Cities { buyer, .. } => self.audit_purchases(buyer),
            Phase::Over => assert!(self.reasons.any(), "a game ended without a reason"),
        }
    }

    /// An answer that nobody gave would show hidden cash (N-39): the share phase asks everything.
    fn may_have_one_answer(&self) -> bool {
        matches!(self.phase, Phase::Shares { .. })
    }
}

impl Position {
    fn audit_company(&self, company: Company) {
        assert_eq!(self.income(company), self.income_from_cards(company), "the income of {company:?}");
        assert_eq!(self.symbols(company), self.symbols_from_cards(company), "the symbols of {company:?}");
        let columns = Column::ALL.iter().flat_map(|&column| self.shares(column));
        let unsold = columns.chain(self.boxed()).filter(|&&share| share == company).count();
        assert_eq!(unsold + usize::from(self.sold(company)), Company::SHARES, "the shares of {company:?}");

        assert_eq!(self.director(company).is_some(), self.sold(company) > 0, "who directs {company:?}");
        assert_eq!(self.director(company).is_some(), self.start_city(company).is_some());
        if let Some(director) = self.director(company) {
            let most = Seat::all(self.players()).map(|seat| self.held(company, seat)).max();
            assert_eq!(Some(self.held(company, director)), most, "somebody holds more of {company:?}");
        } else {
            assert_eq!(self.treasury(company), Money::ZERO, "money of a company not founded");
            assert!(self.network(company).is_empty(), "cities of a company not founded");
        }
    }

    /// Every city is in a column or in one network, every start city in the stack or in one network.
    fn audit_cards(&self) {
        let columns = Column::ALL.iter().flat_map(|&column| self.cities(column));
        let networks = Company::ALL.iter().flat_map(|&company| self.network(company));
        let mut cities: Vec<City> = columns.chain(networks).copied().collect();
        cities.sort();
        assert_eq!(cities, City::all().collect::<Vec<_>>(), "the cities");
        let begun = Company::ALL.iter().filter_map(|&company| self.start_city(company));
        let mut start_cities: Vec<StartCity> = self.start_cities().iter().copied().chain(begun).collect();
        start_cities.sort();
        assert_eq!(start_cities, StartCity::all().collect::<Vec<_>>(), "the start cities");
    }

    /// Every amount is a multiple of $100, but for halves of a remainder in the last payment.
    fn audit_money(&self) {
        let exact =
            self.options.final_remainder == FinalRemainder::Exact && matches!(self.phase, Phase::Over);
        let unit = if exact { 50 } else { 100 };
        for seat in Seat::all(self.players()) {
            let cash = self.cash(seat).0;
            assert!(cash >= 0 && cash % unit == 0, "{seat} has ${cash}");
        }
        for company in Company::ALL {
            let treasury = self.treasury(company).0;
            assert!(treasury >= 0 && treasury % 100 == 0, "{company:?} has ${treasury}");
        }
    }

    fn audit_trade(&self, trader: Seat) {
        assert!(self.shares_left() > 0, "nothing to trade");
        assert!(!self.reasons.any(), "shares are traded after the last turn was announced");
        assert!(self.cash(trader) > Money::ZERO, "who has nothing is not asked");
        for &company in self.tried() {
            let director = self.director(company);
            assert!(director.is_some() && director != Some(trader), "who took the share of {company:?}?");
        }
        if let Some(proposal) = self.proposal() {
            assert_eq!(proposal.proposer, trader);
            assert_eq!(self.front_share(proposal.column), Some(proposal.company));
            assert!(self.director(proposal.company).is_some_and(|director| director != trader));
            assert!(proposal.price <= self.cash(trader), "a price beyond the proposer's means");
        }
    }

    fn audit_purchases(&self, buyer: Seat) {
        assert!(!self.passed().contains(&buyer), "who has passed is asked again");
        for seat in Seat::all(self.players()) {
            let used = self.used(seat);
            assert!(
                used.iter().all(|&company| self.held(company, seat) > 0),
                "a city bought without a share"
            );
            let twice = used.iter().enumerate().any(|(index, company)| used[..index].contains(company));
            assert!(!twice, "two cities for one company by one player");
        }
        let few_shares = self.shares_left() < self.players();
        assert_eq!(few_shares, self.reasons.contains(EndReason::Shares), "the first end condition");
        assert!(!self.reasons.contains(EndReason::NoPurchase), "the phase is not over");
    }
}
