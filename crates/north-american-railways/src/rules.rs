use std::borrow::Cow;

use game::{Game, Ledger, Money, Outcome, Payment, Purse, Seat, Viewer};

use crate::event::Event;
use crate::position::{Phase, Position};
use crate::trade::Proposal;
use crate::view::View;
use crate::{Action, Company, Flaw, Illegal, Setup};

impl Position {
    /// The state with other cash where the viewer sees none.
    fn supposing(&self, viewer: Viewer, cash: impl Fn(Seat) -> Money) -> Cow<'_, Position> {
        let hidden = |seat| !self.shows_cash(seat, viewer);
        if !Seat::all(self.seats()).any(hidden) {
            return Cow::Borrowed(self);
        }
        let mut supposed = self.clone();
        for seat in Seat::all(self.seats()).filter(|&seat| hidden(seat)) {
            supposed.cash[seat] = cash(seat);
        }
        Cow::Owned(supposed)
    }
}

impl Game for Position {
    const NAME: &'static str = "north-american-railways";

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
        emit(Event::SetUp { boxed: self.boxed, cash: Position::starting_cash(self.seats()) });
        emit(Event::TurnBegan { turn: self.turn, order: self.first.around(self.seats()).collect() });
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
        let Some(by) = self.deciding() else { return };
        match (self.phase, action) {
            (_, Action::Found { company, column, price, start_city }) => {
                self.found(by, (company, column), price, start_city, emit);
            }
            (_, Action::Buy { company, column }) => self.buy(by, (company, column), emit),
            (_, Action::Propose { company, column, price }) => {
                self.propose(Proposal { company, column, price, proposer: by }, emit);
            }
            (Phase::Shares { proposal: Some(proposal), .. }, Action::Allow) => self.allow(by, proposal, emit),
            (Phase::Shares { proposal: Some(proposal), .. }, Action::Intercept) => {
                self.intercept(by, proposal, emit);
            }
            (_, Action::Stop) => self.stop(by, emit),
            (_, Action::Connect { company, city }) => self.connect(by, company, city, emit),
            (_, Action::Pass) => self.pass(by, emit),
            (_, Action::Allow | Action::Intercept) => {}
        }
        debug_assert!(Company::ALL.iter().all(|&c| self.income(c) == self.income_from_cards(c)));
        debug_assert!(Company::ALL.iter().all(|&c| self.symbols(c) == self.symbols_from_cards(c)));
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn known_to(&self, viewer: Viewer) -> Cow<'_, Position> {
        self.supposing(viewer, |_| Position::SUPPOSED_CASH)
    }

    fn reckoned(&self, viewer: Viewer, ledger: &Ledger) -> Cow<'_, Position> {
        self.supposing(viewer, |seat| ledger.cash(seat))
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
