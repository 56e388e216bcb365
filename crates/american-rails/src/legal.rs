//! What a player may do, for `actions` and for `check` (see `rules.rs`): what lists is written without
//! what judges, and the contract test holds them against each other.

use game::{Game, Money, Seat};

use crate::auction::Auction;
use crate::position::{Phase, Position};
use crate::{Action, Company, Edition, Hex, Illegal, Row};

impl Position {
    pub(crate) fn list_uses(&self, row: Row, laid: u8, into: &mut Vec<Action>) {
        let by = self.on_turn();
        match row {
            Row::Pass => {}
            Row::Develop => into.extend(self.ripe_cities().map(Action::Develop)),
            Row::Fund => {
                let alive = self.companies().filter(|&company| !self.is_dead(company));
                into.extend(alive.map(Action::Fund));
            }
            Row::Auction => {
                let left = self.companies().filter(|&company| self.supply(company) > 0);
                into.extend(left.map(Action::Offer));
            }
            Row::Take | Row::Expand3 | Row::Expand4 => {
                if row == Row::Take && laid == 0 {
                    into.push(Action::Take);
                    if self.may_drain(by).is_ok() {
                        into.push(Action::Drain);
                    }
                }
                if row.cubes(self.players()) > 0 {
                    // Nine tenths of listing is here; `for_each` walks the nested iterators twice as fast
                    // as `extend` would.
                    self.lays(by).for_each(|(company, hex)| into.push(Action::Lay(company, hex)));
                }
            }
        }
        into.push(if laid == 0 { Action::Decline } else { Action::Done });
    }

    /// The cities that could be developed now.
    pub(crate) fn ripe_cities(&self) -> impl Iterator<Item = Hex> {
        let cities = self.board.developable().iter();
        cities.filter(|&city| !self.is_developed(city) && !self.tracks[city].is_empty())
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
