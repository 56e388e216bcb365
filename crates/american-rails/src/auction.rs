//! Putting shares up, bidding, and what the winner gets.

use game::{Game, List, Money, Payment, Purse, Seat};

use crate::event::{Event, Reason};
use crate::position::{Phase, Position, Question, treasury};
use crate::{Company, Hex};

/// A share on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Auction {
    /// Whose share it is.
    pub company: Company,
    /// Who put it up.
    pub auctioneer: Seat,
    /// Who has to bid or pass.
    pub speaker: Seat,
    /// The standing bid and whose it is.
    pub high: Option<(Seat, Money)>,
    /// Who is out, in the order they passed.
    pub passed: List<Seat, { Seat::MOST }>,
}

impl Auction {
    /// The first bid is at least this.
    pub const FIRST_BID: Money = Money(10);

    /// The least that can be bid now.
    pub fn least_bid(&self) -> Money {
        self.high.map_or(Auction::FIRST_BID, |(_, high)| high + Money(1))
    }
}

impl Position {
    /// Begins an auction; the auctioneer speaks first.
    pub(crate) fn put_up(&mut self, by: Seat, company: Company, unasked: bool, emit: &mut impl FnMut(Event)) {
        if let Phase::Preparation { offered, .. } = &mut self.phase {
            offered.insert(company);
        }
        emit(Event::Offered { by, company, unasked });
        let auction = Auction { company, auctioneer: by, speaker: by, high: None, passed: List::new() };
        self.hear(auction, emit);
    }

    pub(crate) fn bid(&mut self, mut auction: Auction, amount: Money, emit: &mut impl FnMut(Event)) {
        let by = auction.speaker;
        emit(Event::Bid { by, company: auction.company, amount });
        auction.high = Some((by, amount));
        auction.speaker = by.next(self.players());
        self.hear(auction, emit);
    }

    pub(crate) fn pass(&mut self, mut auction: Auction, emit: &mut impl FnMut(Event)) {
        emit(Event::Passed { by: auction.speaker, beyond_means: None });
        auction.passed.push(auction.speaker);
        auction.speaker = auction.speaker.next(self.players());
        self.hear(auction, emit);
    }

    /// Goes round the table from the speaker to the next one with a choice; whoever cannot bid is
    /// passed in their turn (AR-8). Or the auction is over.
    fn hear(&mut self, mut auction: Auction, emit: &mut impl FnMut(Event)) {
        let players = self.players();
        loop {
            match auction.high {
                Some((winner, price)) if auction.passed.len() == players - 1 => {
                    return self.sell(auction.company, winner, price, emit);
                }
                None if auction.passed.len() == players => return self.bury(&auction, emit),
                _ => {}
            }
            let by = auction.speaker;
            if !auction.passed.contains(&by) {
                let least = auction.least_bid();
                if self.cash[by] >= least {
                    return self.ask(Question::Bid(auction));
                }
                emit(Event::Passed { by, beyond_means: Some(least) });
                auction.passed.push(by);
            }
            auction.speaker = by.next(players);
        }
    }

    fn sell(&mut self, company: Company, buyer: Seat, price: Money, emit: &mut impl FnMut(Event)) {
        emit(Event::Sold { company, to: buyer, price });
        let payment = Payment { from: Purse::Cash(buyer), to: treasury(company), amount: price };
        self.pay(payment, Reason::Share(company), emit);
        let railroad = &mut self.railroads[company];
        railroad.supply -= 1;
        railroad.held[buyer] += 1;
        if self.on_map(company) {
            return self.after_sale(buyer, emit);
        }
        let mut empty = self.empty_cities().iter();
        match (empty.next(), empty.next()) {
            (None, _) => self.lose_company(company, buyer, emit),
            (Some(city), None) => self.begin(company, buyer, city, true, emit),
            _ => self.ask(Question::Start { company, buyer }),
        }
    }

    /// Nobody wanted the share: it leaves the game, and in the preparation the last to pass is the
    /// next to offer (AR-9).
    fn bury(&mut self, auction: &Auction, emit: &mut impl FnMut(Event)) {
        emit(Event::Unsold { company: auction.company });
        let railroad = &mut self.railroads[auction.company];
        railroad.supply -= 1;
        railroad.removed += 1;
        let last = auction.passed[auction.passed.len() - 1];
        match self.phase {
            Phase::Preparation { .. } => self.next_offer(last, emit),
            _ => self.end_turn(emit),
        }
    }

    /// There is no city to begin in: the shares are gone, the money stays where it is (AR-21).
    fn lose_company(&mut self, company: Company, buyer: Seat, emit: &mut impl FnMut(Event)) {
        let railroad = &mut self.railroads[company];
        let shares = railroad.supply + 1;
        railroad.held[buyer] -= 1;
        railroad.removed += shares;
        railroad.supply = 0;
        emit(Event::Stillborn { company, buyer, shares });
        self.after_sale(buyer, emit);
    }

    /// The first cube of a company: free, and it earns the full value (AR-19, AR-20).
    pub(crate) fn begin(
        &mut self,
        company: Company,
        by: Seat,
        city: Hex,
        unasked: bool,
        emit: &mut impl FnMut(Event),
    ) {
        emit(Event::Started { by, company, city, unasked });
        self.place(company, city, emit);
        self.after_sale(by, emit);
    }

    fn after_sale(&mut self, winner: Seat, emit: &mut impl FnMut(Event)) {
        if !matches!(self.phase, Phase::Preparation { .. }) {
            return self.end_turn(emit);
        }
        if !self.order.contains(&winner) {
            self.queue(winner, true, emit);
        }
        self.next_offer(winner, emit);
    }

    /// The preparation goes on with the next company, or is over.
    fn next_offer(&mut self, by: Seat, emit: &mut impl FnMut(Event)) {
        let Phase::Preparation { offered, .. } = self.phase else { return };
        let mut left = self.companies().filter(|&company| !offered.contains(company));
        match (left.next(), left.next()) {
            (None, _) => self.end_preparation(emit),
            (Some(last), None) => self.put_up(by, last, true, emit),
            _ => self.ask(Question::Offer { by }),
        }
    }

    /// Whoever has no share goes behind the others, from the banker clockwise (AR-27).
    fn end_preparation(&mut self, emit: &mut impl FnMut(Event)) {
        for seat in self.banker.around(self.players()) {
            if !self.order.contains(&seat) {
                self.queue(seat, false, emit);
            }
        }
        self.begin_year(emit);
    }

    fn queue(&mut self, seat: Seat, winner: bool, emit: &mut impl FnMut(Event)) {
        self.order.push(seat);
        emit(Event::Queued { seat, place: self.order.len() as u8, winner });
    }
}
