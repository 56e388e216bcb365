use std::sync::Arc;

use game::{BySeat, Game, List, Money, Outcome, Payment, Purse, Seat, Viewer};

use crate::crowding::Crowding;
use crate::event::Event;
use crate::hex::ByHex;
use crate::position::{Developed, Phase, Position, Question, Railroad};
use crate::view::View;
use crate::{Action, ByCompany, Company, CompanySet, Flaw, Illegal, Row, Setup};

impl Game for Position {
    const NAME: &'static str = "american-rails";

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Flaw = Flaw;
    type View = View;

    fn start(setup: &Setup) -> Result<Position, Flaw> {
        setup.check()?;
        let banker = Seat::new(setup.banker);
        let mut railroads = ByCompany::<Railroad>::default();
        for company in Company::ALL {
            let railroad = &mut railroads[company];
            if setup.removed == Some(company) {
                railroad.removed = company.shares();
            } else {
                railroad.supply = company.shares();
            }
        }
        Ok(Position {
            board: Arc::clone(&setup.board),
            options: setup.options,
            players: setup.players as u8,
            banker,
            removed: setup.removed,
            year: 0,
            phase: Phase::Preparation {
                offered: CompanySet::EMPTY,
                question: Question::Offer { by: banker },
            },
            cash: BySeat::filled(setup.options.starting_cash(setup.players)),
            railroads,
            tracks: ByHex::filled(CompanySet::EMPTY),
            crowding: Crowding::default(),
            developed: Developed::default(),
            order: List::new(),
            rows: [None; Row::COUNT],
        })
    }

    fn opening(&self, emit: &mut impl FnMut(Event)) {
        let cash = self.options.starting_cash(self.players());
        emit(Event::SetUp { banker: self.banker, removed: self.removed, cash });
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn actor(&self) -> Option<Seat> {
        Some(match self.question()? {
            Question::Offer { by } => by,
            Question::Bid(auction) => auction.speaker,
            Question::Start { buyer, .. } => buyer,
            Question::Choose | Question::Use { .. } => self.on_turn(),
        })
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        match self.question() {
            None => {}
            Some(Question::Offer { .. }) => into.extend(self.not_offered().iter().map(Action::Offer)),
            Some(Question::Bid(auction)) => {
                into.push(Action::Pass);
                into.extend(self.bids(&auction).map(|bid| Action::Bid(Money(bid))));
            }
            Some(Question::Start { .. }) => {
                self.empty_cities().for_each(|city| into.push(Action::Start(city)));
            }
            Some(Question::Choose) => into.extend(self.free_rows().iter().map(|&row| Action::Choose(row))),
            Some(Question::Use { row, laid }) => self.list_uses(row, laid, into),
        }
    }

    fn pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Action> {
        match self.question()? {
            Question::Offer { .. } => {
                let open = self.not_offered();
                open.nth(choose(open.len() as usize)).map(Action::Offer)
            }
            Question::Bid(auction) => {
                let bids = self.bids(&auction);
                Some(match choose(1 + bids.len()) {
                    0 => Action::Pass,
                    index => Action::Bid(Money(bids.start + index as i32 - 1)),
                })
            }
            Question::Start { .. } => {
                let cities = self.empty_cities();
                cities.nth(choose(cities.len())).map(Action::Start)
            }
            Question::Choose => {
                let rows = self.free_rows();
                rows.get(choose(rows.len())).map(|&row| Action::Choose(row))
            }
            Question::Use { row, laid } => self.pick_use(row, laid, choose),
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        let Some(question) = self.question() else { return Err(Illegal::GameOver) };
        match (question, action) {
            (Question::Offer { .. }, Action::Offer(company)) => self.may_offer(company),
            (Question::Bid(auction), Action::Bid(bid)) => self.may_bid(&auction, bid),
            (Question::Start { .. }, Action::Start(city)) => self.may_start(city),
            (Question::Choose, Action::Choose(row)) => match self.rows[row.index()] {
                Some(by) => Err(Illegal::RowTaken { row, by }),
                None => Ok(()),
            },
            (Question::Use { row, laid }, _) => self.may_use(row, laid, action),
            (Question::Bid(_), Action::Pass) => Ok(()),
            _ => Err(Illegal::NoAnswer),
        }
    }

    /// AR-69 where a player who has passed wants back into an auction.
    fn out_of_turn(&self, seat: Seat, action: Action) -> Illegal {
        let Some(actor) = self.actor() else { return Illegal::GameOver };
        match (self.question(), action) {
            (Some(Question::Bid(auction)), Action::Bid(_)) if auction.passed.contains(&seat) => {
                Illegal::AlreadyPassed(seat)
            }
            _ => Illegal::AnothersDecision { seat, actor },
        }
    }

    fn apply(&mut self, action: Action, emit: &mut impl FnMut(Event)) {
        debug_assert_eq!(self.check(action), Ok(()));
        let Some(question) = self.question() else { return };
        match (question, action) {
            (Question::Offer { by }, Action::Offer(company)) => self.put_up(by, company, false, emit),
            (Question::Bid(auction), Action::Bid(amount)) => self.bid(auction, amount, emit),
            (Question::Bid(auction), Action::Pass) => self.pass(auction, emit),
            (Question::Start { company, buyer }, Action::Start(city)) => {
                self.begin(company, buyer, city, false, emit);
            }
            (Question::Choose, Action::Choose(row)) => self.choose(self.on_turn(), row, emit),
            (Question::Use { row, laid }, _) => {
                let by = self.on_turn();
                match action {
                    Action::Offer(company) => self.put_up(by, company, false, emit),
                    Action::Develop(city) => {
                        self.develop(by, city, emit);
                        self.end_turn(emit);
                    }
                    Action::Fund(company) => self.fund(by, company, emit),
                    Action::Take => self.take(by, emit),
                    Action::Drain => self.drain(by, emit),
                    Action::Lay(company, hex) => self.expand(by, row, laid, (company, hex), emit),
                    Action::Done => self.stop(by, emit),
                    _ => self.decline(by, row, emit),
                }
            }
            _ => {}
        }
        debug_assert!(Company::ALL.iter().all(|&c| self.income(c) == self.income_from_board(c)));
    }

    /// Cash alone counts, and ties share the victory (AR-65, AR-66).
    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { reasons } = self.phase else { return None };
        let cash = self.cash.of(self.players());
        let most = cash.iter().max()?;
        Some(Outcome {
            cash: cash.iter().copied().collect(),
            winners: Seat::all(self.players()).filter(|&seat| self.cash[seat] == *most).collect(),
            reasons: reasons.names(),
        })
    }

    /// All money and all plans are public: everybody sees the same.
    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    fn payment(event: &Event) -> Option<Payment> {
        match event {
            Event::Paid(payment, _) => Some(*payment),
            _ => None,
        }
    }

    fn holdings(&self, purse: Purse) -> Money {
        match purse {
            Purse::Bank => Money::ZERO,
            Purse::Cash(seat) => self.cash(seat),
            Purse::Treasury(company) => self.treasury(Company::ALL[usize::from(company)]),
        }
    }
}
