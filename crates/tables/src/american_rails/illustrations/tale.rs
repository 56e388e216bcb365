//! How the small games go on.

use american_rails::{Action, Company, Event, Hex, Position, Question, Row};
use game::{Game, Money, Seat};

use crate::story::Story;

/// A share that is sold in the preparation: the company, who buys it for how much, and where it begins.
pub(super) type Sale = (Company, Seat, Money, Hex);

impl Story<Position> {
    /// Plays the preparation; nobody bids for the other companies.
    pub(super) fn prepare(&mut self, sales: &[Sale]) -> Option<()> {
        loop {
            match self.state.question()? {
                Question::Offer { .. } => {
                    let wanted = sales.iter().map(|&(company, ..)| Action::Offer(company));
                    let any = self.actions();
                    let offer = wanted.chain(any).find(|&offer| self.state.check(offer).is_ok())?;
                    self.act(offer)?;
                }
                Question::Bid(auction) => {
                    let sale = sales.iter().find(|&&(company, ..)| company == auction.company);
                    self.auction(sale.map(|&(_, buyer, price, _)| (buyer, price)))?;
                }
                Question::Start { .. } => {
                    let events = self.since.clone();
                    let sold = events.iter().find_map(|event| match event {
                        Event::Sold { company, .. } => Some(*company),
                        _ => None,
                    })?;
                    let &(.., city) = sales.iter().find(|&&(company, ..)| company == sold)?;
                    self.act(Action::Start(city))?;
                }
                Question::Choose | Question::Use { .. } => return Some(()),
            }
        }
    }

    /// The share on offer goes to a buyer for a price, or to nobody.
    fn auction(&mut self, sale: Option<(Seat, Money)>) -> Option<()> {
        while let Some(Question::Bid(auction)) = self.state.question() {
            let bid = sale.filter(|&(buyer, _)| self.state.actor() == Some(buyer) && auction.high.is_none());
            self.act(bid.map_or(Action::Pass, |(_, price)| Action::Bid(price)))?;
        }
        Some(())
    }

    /// Whoever is asked takes a row and leaves it unused.
    pub(super) fn take(&mut self, row: Row) -> Option<()> {
        self.take_for(row, &[])
    }

    /// Whoever is asked takes a row, does this, and no more.
    pub(super) fn take_for(&mut self, row: Row, uses: &[Action]) -> Option<()> {
        self.act(Action::Choose(row))?;
        for &action in uses {
            self.act(action)?;
        }
        while let Some(Question::Use { .. }) = self.state.question() {
            let ends = [Action::Decline, Action::Done];
            self.act(ends.into_iter().find(|&end| self.state.check(end).is_ok())?)?;
        }
        Some(())
    }

    /// Whoever is asked puts up a share that finds a buyer.
    pub(super) fn sell(&mut self, company: Company, buyer: Seat, price: Money) -> Option<()> {
        self.act(Action::Choose(Row::Auction))?;
        self.act(Action::Offer(company))?;
        self.auction(Some((buyer, price)))
    }

    /// The others take rows, but none of these, until it is a player's turn.
    pub(super) fn wait_for(&mut self, seat: Seat, leave: &[Row]) -> Option<()> {
        while self.state.actor() != Some(seat) {
            let free = |row: &Row| !leave.contains(row) && self.state.marker(*row).is_none();
            let row = Row::ALL.into_iter().find(free)?;
            self.take(row)?;
        }
        Some(())
    }

    /// A company builds all the way to a hex, with as many turns of a player as it takes, and with all the funds that it
    /// needs.
    pub(super) fn build(&mut self, company: Company, owner: Seat, to: Hex) -> Option<()> {
        while !self.state.tracks_in(to).contains(company) {
            if self.state.actor() != Some(owner) {
                let funds = self.state.marker(Row::Fund).is_none();
                if funds {
                    self.take_for(Row::Fund, &[Action::Fund(company)])?;
                } else {
                    let free = |row: &Row| *row != Row::Expand4 && self.state.marker(*row).is_none();
                    let row = Row::ALL.into_iter().find(free)?;
                    self.take(row)?;
                }
                continue;
            }
            self.act(Action::Choose(Row::Expand4))?;
            while let Some(Question::Use { .. }) = self.state.question() {
                let next = american_rails::Routes::anywhere(&self.state, company);
                let next =
                    next.reached().contains(to).then(|| next.way(to)).and_then(|way| way.first().copied());
                let lay = next.map(|hex| Action::Lay(company, hex));
                let ends = [Action::Done, Action::Decline];
                let action = lay.into_iter().chain(ends).find(|&action| self.state.check(action).is_ok())?;
                self.act(action)?;
                if action == lay.unwrap_or_default() && next == Some(to) {
                    break;
                }
            }
            if self.state.tracks_in(to).contains(company) {
                return Some(());
            }
        }
        Some(())
    }
}
