//! A table to try the rules at: it plays actions, insists on refusals, and arranges what would take
//! too long to play to. The books are audited after every step.

use std::sync::Arc;

use game::contract::Contract;
use game::{Game, Money, Refusal, Seat};

use crate::position::{Phase, Position, Question};
use crate::{Action, Board, Company, Event, Hex, Map, Options, Row, Setup};

pub(super) struct Table {
    pub(super) position: Position,
}

pub(super) fn seat(index: usize) -> Seat {
    Seat::new(index)
}

/// Our own board, the default options, seat 0 as banker; with three players Liberty is out.
pub(super) fn setup(players: usize) -> Setup {
    Setup {
        rules: 1,
        players,
        options: Options::default(),
        banker: 0,
        removed: (players == 3).then_some(Company::Liberty),
        board: Board::own(),
    }
}

/// Six cities in two rows, the upper three of them special: `A1 A3 A5` and below them `B1 B3 B5`.
pub(super) fn six_cities() -> Map {
    let map = r#"
        name = "Six Cities"
        layout = "odd-r"
        rows = ["CPCPC", "CPCPC"]
        cities = [
          { at = [0, 0], name = "Ash",   full = 4, shared = 2, special = true },
          { at = [0, 2], name = "Birch", full = 4, shared = 2, special = true },
          { at = [0, 4], name = "Cedar", full = 60, shared = 50, special = true },
          { at = [1, 0], name = "Elm",   full = 2, shared = 1 },
          { at = [1, 2], name = "Fir",   full = 3, shared = 2 },
          { at = [1, 4], name = "Oak",   full = 50, shared = 1, developable = false },
        ]
    "#;
    Map::from_toml(map).expect("it is a map")
}

/// A game on the map of six cities.
pub(super) fn small_setup(players: usize) -> Setup {
    Setup { board: Arc::new(Board::new(six_cities()).expect("it is sound")), ..setup(players) }
}

/// Beginnings and arrangements.
impl Table {
    /// The first question of a game.
    pub(super) fn start(setup: &Setup) -> Table {
        Table { position: Position::start(setup).expect("the setup holds") }
    }

    /// The first question of a game on our own board.
    pub(super) fn of(players: usize) -> Table {
        Table::start(&setup(players))
    }

    /// Straight to the first turn of 1851, with an empty map and the order of the seats.
    pub(super) fn in_1851(mut self) -> Table {
        self.position.order = Seat::all(self.position.players()).collect();
        self.position.begin_year(&mut |_| ());
        self
    }

    pub(super) fn year(mut self, year: u16) -> Table {
        self.position.year = (year - Position::FIRST_YEAR) as u8;
        self
    }

    pub(super) fn cash<const N: usize>(mut self, cash: [i32; N]) -> Table {
        assert_eq!(N, self.position.players());
        for (index, amount) in cash.into_iter().enumerate() {
            self.position.cash[seat(index)] = Money(amount);
        }
        self
    }

    /// One of the company's shares for each of these seats.
    pub(super) fn shares(mut self, company: Company, holders: &[usize]) -> Table {
        let railroad = &mut self.position.railroads[company];
        for &holder in holders {
            railroad.supply -= 1;
            railroad.held[seat(holder)] += 1;
        }
        self
    }

    /// Some of the company's shares leave the game.
    pub(super) fn without_shares(mut self, company: Company, shares: u8) -> Table {
        let railroad = &mut self.position.railroads[company];
        railroad.supply -= shares;
        railroad.removed += shares;
        self
    }

    /// Cubes of the company, free of charge: `"B3 C3"`.
    pub(super) fn track(mut self, company: Company, hexes: &str) -> Table {
        for name in hexes.split_whitespace() {
            let hex = self.hex(name);
            self.position.place(company, hex, &mut |_| ());
        }
        self
    }

    pub(super) fn treasury(mut self, company: Company, amount: i32) -> Table {
        self.position.railroads[company].treasury = Money(amount);
        self
    }

    /// A company on the map: one share sold, track, and a treasury.
    pub(super) fn company(self, company: Company, holder: usize, hexes: &str, treasury: i32) -> Table {
        self.shares(company, &[holder]).track(company, hexes).treasury(company, treasury)
    }

    /// Free cubes wherever there is room, until this many are left.
    pub(super) fn cubes_left(mut self, company: Company, left: u8) -> Table {
        while self.position.cubes(company) > left {
            let (hex, _) = self.position.open_hexes(company).next().expect("there is room");
            self.position.place(company, hex, &mut |_| ());
        }
        self
    }

    pub(super) fn developed(mut self, hexes: &str) -> Table {
        for name in hexes.split_whitespace() {
            let city = self.hex(name);
            self.position.develop(seat(0), city, &mut |_| ());
        }
        self
    }

    /// Development markers on any cities with track, until this many are left.
    pub(super) fn markers_left(mut self, left: u8) -> Table {
        while self.position.markers() > left {
            let city = self.position.ripe_cities().iter().next().expect("there is a city to develop");
            self.position.develop(seat(0), city, &mut |_| ());
        }
        self
    }
}

/// Questions.
impl Table {
    pub(super) fn hex(&self, name: &str) -> Hex {
        self.position.board().hex(name).unwrap_or_else(|| panic!("there is no hex {name}"))
    }

    pub(super) fn actor(&self) -> Option<usize> {
        self.position.actor().map(Seat::index)
    }

    pub(super) fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.position.actions(&mut actions);
        actions
    }

    pub(super) fn cash_of(&self, index: usize) -> i32 {
        self.position.cash(seat(index)).0
    }

    pub(super) fn all_cash(&self) -> Vec<i32> {
        Seat::all(self.position.players()).map(|seat| self.position.cash(seat).0).collect()
    }

    pub(super) fn treasury_of(&self, company: Company) -> i32 {
        self.position.treasury(company).0
    }

    pub(super) fn income(&self, company: Company) -> i32 {
        self.position.income(company).0
    }

    pub(super) fn held(&self, company: Company, index: usize) -> u8 {
        self.position.held(company, seat(index))
    }

    pub(super) fn removed(&self, company: Company) -> u8 {
        self.position.railroads[company].removed
    }

    pub(super) fn order(&self) -> Vec<usize> {
        self.position.order.iter().map(|seat| seat.index()).collect()
    }

    pub(super) fn column(&self) -> Option<u8> {
        match self.position.phase {
            Phase::Actions { column, .. } => Some(column),
            _ => None,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.position.phase, Phase::Over { .. })
    }

    /// Whether the seat is asked for a row.
    pub(super) fn chooses(&self, index: usize) -> bool {
        self.position.question() == Some(Question::Choose) && self.actor() == Some(index)
    }

    pub(super) fn reasons(&self) -> Vec<&'static str> {
        self.position.outcome().expect("the game is over").reasons.to_vec()
    }
}

/// Play.
impl Table {
    /// Plays a legal action.
    #[track_caller]
    pub(super) fn play(&mut self, by: usize, action: Action) -> Vec<Event> {
        self.position.audit();
        let mut told = Vec::new();
        let played = self.position.play(seat(by), action, &mut |event| told.push(event));
        assert_eq!(played, Ok(()), "{action:?} by seat {by}");
        self.position.audit();
        told
    }

    /// Insists that an action is refused for this reason, by this ruling, and changes nothing.
    #[track_caller]
    pub(super) fn refuse(&mut self, by: usize, action: Action, why: crate::Illegal, rule: &str) {
        let before = self.position.clone();
        let mut told = 0;
        let played = self.position.play(seat(by), action, &mut |_| told += 1);
        assert_eq!(played, Err(why), "{action:?} by seat {by}");
        assert_eq!(why.rule().to_string(), rule);
        assert_eq!(told, 0, "an event of a refused action");
        assert_eq!(self.position, before, "a refused action changed the state");
    }

    #[track_caller]
    pub(super) fn offer(&mut self, by: usize, company: Company) -> Vec<Event> {
        self.play(by, Action::Offer(company))
    }

    #[track_caller]
    pub(super) fn bid(&mut self, by: usize, amount: i32) -> Vec<Event> {
        self.play(by, Action::Bid(Money(amount)))
    }

    #[track_caller]
    pub(super) fn pass(&mut self, by: usize) -> Vec<Event> {
        self.play(by, Action::Pass)
    }

    #[track_caller]
    pub(super) fn place_first(&mut self, by: usize, city: &str) -> Vec<Event> {
        self.play(by, Action::Start(self.hex(city)))
    }

    #[track_caller]
    pub(super) fn choose(&mut self, by: usize, row: Row) -> Vec<Event> {
        self.play(by, Action::Choose(row))
    }

    /// Moves a marker, and leaves the row unused.
    #[track_caller]
    pub(super) fn occupy(&mut self, by: usize, row: Row) {
        self.choose(by, row);
        if matches!(self.position.question(), Some(Question::Use { .. })) {
            self.play(by, Action::Decline);
        }
    }

    #[track_caller]
    pub(super) fn lay(&mut self, by: usize, company: Company, hex: &str) -> Vec<Event> {
        self.play(by, Action::Lay(company, self.hex(hex)))
    }

    #[track_caller]
    pub(super) fn develop(&mut self, by: usize, city: &str) -> Vec<Event> {
        self.play(by, Action::Develop(self.hex(city)))
    }

    /// The actor offers a share, unless it is on offer already, and the buyer alone bids.
    #[track_caller]
    pub(super) fn auction(&mut self, company: Company, buyer: usize, price: i32) -> Vec<Event> {
        let mut told = self.offer_if_asked(company);
        while let Some(Question::Bid(auction)) = self.position.question()
            && auction.company == company
        {
            let by = auction.speaker.index();
            told.extend(if by == buyer { self.bid(by, price) } else { self.pass(by) });
        }
        told
    }

    /// An auction, and the first cube of the company.
    #[track_caller]
    pub(super) fn found(&mut self, company: Company, buyer: usize, price: i32, city: &str) -> Vec<Event> {
        let mut told = self.auction(company, buyer, price);
        if self.position.question() == Some(Question::Start { company, buyer: seat(buyer) }) {
            told.extend(self.place_first(buyer, city));
        }
        told
    }

    /// The actor offers a share, unless it is on offer already, and nobody wants it.
    #[track_caller]
    pub(super) fn unsold(&mut self, company: Company) -> Vec<Event> {
        let mut told = self.offer_if_asked(company);
        while let Some(Question::Bid(auction)) = self.position.question()
            && auction.company == company
        {
            told.extend(self.pass(auction.speaker.index()));
        }
        told
    }

    #[track_caller]
    fn offer_if_asked(&mut self, company: Company) -> Vec<Event> {
        match self.position.question() {
            Some(Question::Bid(_)) => Vec::new(),
            _ => self.offer(self.actor().expect("somebody offers"), company),
        }
    }

    /// The actor moves to the highest free row and leaves it unused.
    #[track_caller]
    pub(super) fn idle(&mut self) -> Vec<Event> {
        let by = self.actor().expect("somebody is asked");
        let rows = self.position.rows;
        let row = Row::ALL.into_iter().find(|row| rows[row.index()].is_none()).expect("a row is free");
        let mut told = self.choose(by, row);
        if matches!(self.position.question(), Some(Question::Use { .. })) {
            told.extend(self.play(by, Action::Decline));
        }
        told
    }

    /// Everybody idles until this seat chooses a row.
    #[track_caller]
    pub(super) fn idle_until(&mut self, index: usize) -> Vec<Event> {
        let mut told = Vec::new();
        while !self.chooses(index) {
            told.extend(self.idle());
        }
        told
    }

    /// Everybody idles to the end of the year.
    #[track_caller]
    pub(super) fn finish_year(&mut self) -> Vec<Event> {
        let year = self.position.year();
        let mut told = Vec::new();
        while !self.is_over() && self.position.year() == year {
            told.extend(self.idle());
        }
        told
    }
}
