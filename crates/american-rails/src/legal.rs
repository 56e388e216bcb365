//! What a player may do, for `actions` and `pick` and for `check` (see `rules.rs`): what lists is written
//! without what judges, and the contract test holds them against each other. What lists goes by sets, as
//! many hexes at a time as there are; what judges looks at the one hex that it is asked about.

use std::ops::Range;

use game::{Game, List, Money, Seat};

use crate::auction::Auction;
use crate::position::{Phase, Position};
use crate::{Action, Company, CompanySet, Edition, Hex, HexSet, Illegal, Row};

impl Position {
    /// The companies whose first share can still be offered in the preparation.
    pub(crate) fn not_offered(&self) -> CompanySet {
        CompanySet::of(|company| self.in_game(company) & !self.offered(company))
    }

    /// Every bid that is high enough and can be paid, in dollars.
    pub(crate) fn bids(&self, auction: &Auction) -> Range<i32> {
        auction.least_bid().0..self.cash[auction.speaker].0 + 1
    }

    /// The rows without a marker.
    pub(crate) fn free_rows(&self) -> List<Row, { Row::COUNT + 1 }> {
        let mut free = List::new();
        // No branch in the loop: which rows are free cannot be foreseen.
        for row in Row::ALL {
            free.push_if(self.rows[row.index()].is_none(), row);
        }
        free
    }

    /// The companies that can be given money.
    fn living(&self) -> CompanySet {
        CompanySet::of(|company| self.in_game(company) && !self.is_dead(company))
    }

    /// The companies of which a share can be offered in a year.
    fn unsold(&self) -> CompanySet {
        CompanySet::of(|company| self.in_game(company) & (self.supply(company) > 0))
    }

    pub(crate) fn list_uses(&self, row: Row, laid: u8, into: &mut Vec<Action>) {
        let by = self.on_turn();
        match row {
            Row::Pass => {}
            Row::Develop => self.ripe_cities().for_each(|city| into.push(Action::Develop(city))),
            Row::Fund => into.extend(self.living().iter().map(Action::Fund)),
            Row::Auction => into.extend(self.unsold().iter().map(Action::Offer)),
            Row::Take | Row::Expand3 | Row::Expand4 => {
                if row == Row::Take && laid == 0 {
                    into.push(Action::Take);
                    if self.may_drain(by).is_ok() {
                        into.push(Action::Drain);
                    }
                }
                if row.cubes(self.players()) > 0 {
                    for company in self.builders(by).iter() {
                        self.lays(company).for_each(|hex| into.push(Action::Lay(company, hex)));
                    }
                }
            }
        }
        into.push(if laid == 0 { Action::Decline } else { Action::Done });
    }

    /// One of what [`list_uses`](Position::list_uses) lists, without the others.
    pub(crate) fn pick_use(&self, row: Row, laid: u8, choose: impl FnOnce(usize) -> usize) -> Option<Action> {
        let last = if laid == 0 { Action::Decline } else { Action::Done };
        Some(match row {
            Row::Pass => Some(last).filter(|_| choose(1) == 0)?,
            Row::Develop => {
                let cities = self.ripe_cities();
                cities.nth(choose(cities.len() + 1)).map_or(last, Action::Develop)
            }
            Row::Fund => {
                let companies = self.living();
                companies.nth(choose(companies.len() as usize + 1)).map_or(last, Action::Fund)
            }
            Row::Auction => {
                let companies = self.unsold();
                companies.nth(choose(companies.len() as usize + 1)).map_or(last, Action::Offer)
            }
            Row::Take | Row::Expand3 | Row::Expand4 => self.pick_lay(row, laid, choose).unwrap_or(last),
        })
    }

    /// One of the actions of a row that lays cubes. Returns `None` if what follows them was chosen.
    fn pick_lay(&self, row: Row, laid: u8, choose: impl FnOnce(usize) -> usize) -> Option<Action> {
        let by = self.on_turn();
        let takes = match (row, laid) {
            (Row::Take, 0) => 1 + usize::from(self.may_drain(by).is_ok()),
            _ => 0,
        };
        let mut lays = [HexSet::EMPTY; Company::COUNT];
        let mut counts = [0; Company::COUNT];
        if row.cubes(self.players()) > 0 {
            for company in self.builders(by).iter() {
                lays[company.index()] = self.lays(company);
                counts[company.index()] = lays[company.index()].len();
            }
        }
        let mut index = choose(takes + counts.iter().sum::<usize>() + 1);
        if index < takes {
            return Some(if index == 0 { Action::Take } else { Action::Drain });
        }
        index -= takes;
        for company in Company::ALL {
            let count = counts[company.index()];
            if index < count {
                return lays[company.index()].nth(index).map(|hex| Action::Lay(company, hex));
            }
            index -= count;
        }
        None
    }

    pub(crate) fn may_use(&self, row: Row, laid: u8, action: Action) -> Result<(), Illegal> {
        let by = self.on_turn();
        match (row, action) {
            (Row::Develop, Action::Develop(city)) => self.may_develop(city),
            (Row::Fund, Action::Fund(company)) => self.may_fund(company),
            (Row::Auction, Action::Offer(company)) => self.may_offer(company),
            (Row::Take, Action::Take) if laid == 0 => Ok(()),
            (Row::Take, Action::Drain) if laid == 0 => self.may_drain(by),
            (Row::Take, Action::Lay(..)) if row.cubes(self.players()) == 0 => Err(Illegal::NoExpand2),
            (Row::Take | Row::Expand3 | Row::Expand4, Action::Lay(company, hex)) => {
                self.may_lay(by, company, hex)
            }
            (_, Action::Decline) if laid == 0 => Ok(()),
            (_, Action::Done) if laid > 0 => Ok(()),
            _ => Err(Illegal::NoAnswer),
        }
    }

    pub(crate) fn offered(&self, company: Company) -> bool {
        matches!(self.phase, Phase::Preparation { offered, .. } if offered.contains(company))
    }

    pub(crate) fn may_offer(&self, company: Company) -> Result<(), Illegal> {
        if !self.in_game(company) {
            Err(Illegal::NotInThisGame(company))
        } else if self.offered(company) {
            Err(Illegal::OfferedBefore(company))
        } else if self.supply(company) == 0 {
            Err(Illegal::NoShareLeft(company))
        } else {
            Ok(())
        }
    }

    pub(crate) fn may_bid(&self, auction: &Auction, bid: Money) -> Result<(), Illegal> {
        let (least, cash) = (auction.least_bid(), self.cash[auction.speaker]);
        if bid < least {
            Err(Illegal::BidTooLow { bid, least })
        } else if bid > cash {
            Err(Illegal::BeyondCash { bid, cash })
        } else {
            Ok(())
        }
    }

    pub(crate) fn may_start(&self, city: Hex) -> Result<(), Illegal> {
        if !self.board.cities().contains(city) {
            Err(Illegal::StartOutsideCity(city))
        } else if !self.tracks[city].is_empty() {
            Err(Illegal::CityTaken(city))
        } else {
            Ok(())
        }
    }

    fn may_develop(&self, city: Hex) -> Result<(), Illegal> {
        if !self.board.cities().contains(city) {
            Err(Illegal::NoCity(city))
        } else if !self.board.developable().contains(city) {
            Err(Illegal::NeverDeveloped(city))
        } else if self.is_developed(city) {
            Err(Illegal::DevelopedBefore(city))
        } else if self.tracks[city].is_empty() {
            Err(Illegal::NoTrackInCity(city))
        } else {
            Ok(())
        }
    }

    fn may_fund(&self, company: Company) -> Result<(), Illegal> {
        if !self.in_game(company) {
            Err(Illegal::FundsForRemoved(company))
        } else if self.is_dead(company) {
            Err(Illegal::DeadCompany(company))
        } else {
            Ok(())
        }
    }

    fn may_drain(&self, by: Seat) -> Result<(), Illegal> {
        if self.options.edition == Edition::FirstEdition {
            return Err(Illegal::NoDrainInEdition);
        }
        match self.too_poor_to_drain(by) {
            Some(victim) if self.options.drain_requires_full => {
                Err(Illegal::VictimTooPoor { victim, cash: self.cash[victim] })
            }
            _ => Ok(()),
        }
    }

    fn may_lay(&self, by: Seat, company: Company, hex: Hex) -> Result<(), Illegal> {
        if !self.in_game(company) {
            return Err(Illegal::NotInThisGame(company));
        }
        if self.held(company, by) == 0 {
            return Err(Illegal::NoShareHeld(company));
        }
        if self.cubes(company) == 0 {
            return Err(Illegal::NoCubeLeft(company));
        }
        if self.tracks[hex].contains(company) {
            return Err(Illegal::CubeThereAlready(company, hex));
        }
        let mut neighbours = self.board.neighbours(hex).iter();
        if !neighbours.any(|next| self.tracks[next].contains(company)) {
            return Err(Illegal::NotAdjacent(company, hex));
        }
        let price = self.price(hex).ok_or(Illegal::HexFull(hex))?;
        let treasury = self.treasury(company);
        if price > treasury {
            return Err(Illegal::TreasuryTooPoor { company, price, treasury });
        }
        Ok(())
    }
}
