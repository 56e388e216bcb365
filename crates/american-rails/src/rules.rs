use game::{Game, Money, Outcome, Payment, Purse, Seat, Viewer};

use crate::event::Event;
use crate::position::{Position, Question};
use crate::view::View;
use crate::{Action, Company, Flaw, Illegal, Setup};

impl Game for Position {
    const NAME: &'static str = "american-rails";

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Flaw = Flaw;
    type View = View;

    fn start(setup: &Setup) -> Result<Position, Flaw> {
        Position::new(setup)
    }

    fn opening(&self, emit: &mut impl FnMut(Event)) {
        let cash = self.options.starting_cash(self.seats());
        emit(Event::SetUp { banker: self.banker, removed: self.removed, cash });
    }

    fn players(&self) -> usize {
        self.seats()
    }

    fn actor(&self) -> Option<Seat> {
        self.deciding()
    }

    fn actions(&self, into: &mut Vec<Action>) {
        self.list(into);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.permits(action)
    }

    fn out_of_turn(&self, seat: Seat, action: Action) -> Illegal {
        self.why_not_yet(seat, action)
    }

    fn apply(&mut self, action: Action, emit: &mut impl FnMut(Event)) {
        debug_assert_eq!(self.permits(action), Ok(()));
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

    fn outcome(&self) -> Option<Outcome> {
        self.result()
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
