use game::contract::Contract;
use game::{Game, Money, Seat};

use crate::hex::ByHex;
use crate::position::{Phase, Position, Question};
use crate::{Action, Company, CompanySet, HexSet, Row, Terrain};

impl Contract for Position {
    /// Seven years of three columns, five players with a choice of row and at most five more
    /// decisions each; at most 21 auctions, of which the bids climb by a dollar each.
    const LONGEST: usize = 4000;
    const TREASURIES: u8 = Company::COUNT as u8;

    fn candidates(&self, into: &mut Vec<Action>) {
        into.clear();
        into.extend([Action::Pass, Action::Decline, Action::Take, Action::Drain, Action::Done]);
        into.extend(Row::ALL.map(Action::Choose));
        into.extend(Company::ALL.map(Action::Offer));
        into.extend(Company::ALL.map(Action::Fund));
        let richest = Seat::all(self.players()).map(|seat| self.cash(seat).0).max().unwrap_or(0);
        into.extend([i32::MIN, -1, i32::MAX].map(|bid| Action::Bid(Money(bid))));
        into.extend((0..=richest + 2).map(|bid| Action::Bid(Money(bid))));
        for hex in self.board().hexes() {
            into.extend([Action::Start(hex), Action::Develop(hex)]);
            into.extend(Company::ALL.map(|company| Action::Lay(company, hex)));
        }
    }

    fn audit(&self) {
        for company in Company::ALL {
            self.audit_company(company);
        }
        let mut laid = ByHex::filled(CompanySet::EMPTY);
        for company in Company::ALL {
            self.track(company).iter().for_each(|&hex| laid[hex].insert(company));
        }
        assert_eq!(self.tracks, laid, "the hexes and the tracks disagree");
        for hex in self.board().hexes().filter(|&hex| laid[hex].len() > 1) {
            let narrow = matches!(self.board().terrain(hex), Terrain::Forest | Terrain::Mountain);
            assert!(!narrow, "two cubes in a forest or mountain");
        }
        for hex in self.board().hexes() {
            assert_eq!(self.crowding.of(hex), self.crowd_from_board(hex), "the crowd in {hex:?}");
        }
        self.audit_markers();
        self.audit_column();
    }
}

impl Position {
    fn audit_company(&self, company: Company) {
        assert_eq!(self.income(company), self.income_from_board(company), "{company:?}'s income");
        let railroad = &self.railroads[company];
        let shares = railroad.supply + self.sold(company) + railroad.removed;
        assert_eq!(shares, company.shares(), "{company:?}'s shares");
        assert_eq!(usize::from(self.cubes(company)) + railroad.track.len(), usize::from(company.cubes()));

        let track: HexSet = railroad.track.iter().copied().collect();
        assert_eq!(track.len(), railroad.track.len(), "{company:?} has two cubes in one hex");
        let mut reach = HexSet::EMPTY;
        let mut joined = HexSet::EMPTY;
        for &hex in railroad.track.iter() {
            let neighbours = self.board().neighbours(hex);
            assert!(joined.is_empty() || !(neighbours & joined).is_empty(), "{company:?}'s track is torn");
            joined.insert(hex);
            reach |= neighbours;
        }
        for hex in track.iter() {
            reach.remove(hex);
        }
        assert_eq!(railroad.reach, reach, "{company:?}'s reach");
        let starting =
            matches!(self.question(), Some(Question::Start { company: starting, .. }) if starting == company);
        assert!(
            self.on_map(company) == (self.sold(company) > 0) || starting,
            "{company:?} is on the map exactly when somebody owns it"
        );
    }

    fn audit_markers(&self) {
        let list: HexSet = self.developed.list.iter().copied().collect();
        assert_eq!(list, self.developed.set, "the developed cities");
        assert_eq!(list.len() + usize::from(self.markers()), usize::from(Position::MARKERS));
        for city in list.iter() {
            assert!(self.board().developable().contains(city) && !self.tracks_in(city).is_empty());
        }
    }

    /// Everybody is in the order once; whose turn is over has a marker in the column, and nobody else.
    fn audit_column(&self) {
        let order: Vec<Seat> = self.order.to_vec();
        let mut sorted = order.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), order.len(), "somebody is twice in the order");
        let mut marked: Vec<Seat> = self.rows.iter().flatten().copied().collect();
        marked.sort();
        match self.phase {
            Phase::Actions { turn, question, .. } => {
                assert_eq!(order.len(), self.players(), "somebody is not in the order");
                let moved = usize::from(turn) + usize::from(question != Question::Choose);
                let mut expected = order[..moved].to_vec();
                expected.sort();
                assert_eq!(marked, expected, "the markers of the column");
            }
            _ => assert!(marked.is_empty(), "markers outside the columns"),
        }
    }
}
