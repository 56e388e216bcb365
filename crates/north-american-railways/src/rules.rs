use std::borrow::Cow;
use std::sync::Arc;

use game::{BySeat, Game, Ledger, List, Money, Outcome, Payment, Purse, Seat, Viewer};

use crate::event::Event;
use crate::position::{Phase, Position};
use crate::trade::Proposal;
use crate::view::View;
use crate::{Action, ByColumn, ByCompany, Column, Company, EndReasons, Flaw, Illegal, Setup};

impl Position {
    /// The state with other cash where the viewer sees none.
    fn supposing(&self, viewer: Viewer, cash: impl Fn(Seat) -> Money) -> Cow<'_, Position> {
        let hidden = |seat| !self.shows_cash(seat, viewer);
        if !Seat::all(self.players()).any(hidden) {
            return Cow::Borrowed(self);
        }
        let mut supposed = self.clone();
        for seat in Seat::all(self.players()).filter(|&seat| hidden(seat)) {
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
        setup.check()?;
        let first = Seat::new(setup.first);
        let mut shares = ByColumn::default();
        let mut cities = ByColumn::default();
        for column in Column::ALL {
            shares[column] = List::from(&setup.shares[column.index()][..]);
            cities[column] = List::from(&setup.cities[column.index()][..]);
        }
        Ok(Position {
            deck: Arc::clone(&setup.deck),
            options: setup.options,
            players: setup.players as u8,
            turn: 1,
            first,
            phase: Phase::Shares { trader: first, tried: List::new(), proposal: None },
            reasons: EndReasons::default(),
            cash: BySeat::filled(Position::starting_cash(setup.players)),
            railways: ByCompany::default(),
            shares,
            cities,
            start_cities: List::from(&setup.start_cities[..]),
            boxed: List::from(&setup.boxed[..]),
        })
    }

    fn opening(&self, emit: &mut impl FnMut(Event)) {
        emit(Event::SetUp { boxed: self.boxed, cash: Position::starting_cash(self.players()) });
        emit(Event::TurnBegan { turn: self.turn, order: self.first.around(self.players()).collect() });
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Shares { trader, proposal: None, .. } => Some(trader),
            Phase::Shares { proposal: Some(proposal), .. } => self.director(proposal.company),
            Phase::Cities { buyer, .. } => Some(buyer),
            Phase::Over => None,
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        match self.phase {
            Phase::Shares { trader, proposal: None, .. } => self.list_shares(trader, into),
            Phase::Shares { proposal: Some(proposal), .. } => {
                into.push(Action::Allow);
                if self.director(proposal.company).is_some_and(|seat| self.cash[seat] >= proposal.price) {
                    into.push(Action::Intercept);
                }
            }
            Phase::Cities { buyer, .. } => {
                into.extend_from_slice(&self.purchases(buyer));
                into.push(Action::Pass);
            }
            Phase::Over => {}
        }
    }

    fn pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Action> {
        match self.phase {
            Phase::Shares { trader, proposal: None, .. } => self.pick_share(trader, choose),
            Phase::Shares { proposal: Some(proposal), .. } => {
                let director = self.director(proposal.company);
                let able = director.is_some_and(|seat| self.cash[seat] >= proposal.price);
                let index = choose(1 + usize::from(able));
                Some(if index == 0 { Action::Allow } else { Action::Intercept })
            }
            Phase::Cities { buyer, .. } => {
                let purchases = self.purchases(buyer);
                Some(purchases.get(choose(purchases.len() + 1)).copied().unwrap_or(Action::Pass))
            }
            Phase::Over => None,
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Illegal::GameOver),
            (Phase::Shares { trader, proposal: None, .. }, _) => self.may_trade(trader, action),
            (Phase::Shares { proposal: Some(_), .. }, Action::Allow) => Ok(()),
            (Phase::Shares { proposal: Some(proposal), .. }, Action::Intercept) => {
                let cash =
                    self.director(proposal.company).map_or(Money::ZERO, |director| self.cash[director]);
                if cash < proposal.price {
                    Err(Illegal::CannotIntercept { price: proposal.price, cash })
                } else {
                    Ok(())
                }
            }
            (Phase::Cities { .. }, Action::Pass) => Ok(()),
            (Phase::Cities { buyer, .. }, Action::Connect { company, city }) => {
                self.may_connect(buyer, company, city)
            }
            _ => Err(Illegal::NoAnswer),
        }
    }

    /// N-21 where a player who has passed wants back into the city phase.
    fn out_of_turn(&self, seat: Seat, action: Action) -> Illegal {
        let Some(actor) = self.actor() else { return Illegal::GameOver };
        match action {
            Action::Connect { .. } if self.passed().contains(&seat) => Illegal::AlreadyPassed(seat),
            _ => Illegal::AnothersDecision { seat, actor },
        }
    }

    fn apply(&mut self, action: Action, emit: &mut impl FnMut(Event)) {
        debug_assert_eq!(self.check(action), Ok(()));
        let Some(by) = self.actor() else { return };
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

    /// Cash alone counts, and one player wins.
    fn outcome(&self) -> Option<Outcome> {
        matches!(self.phase, Phase::Over).then(|| Outcome {
            cash: self.cash.of(self.players()).iter().copied().collect(),
            winners: [self.winner()].into_iter().collect(),
            reasons: self.reasons.names(),
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer, false)
    }

    fn supposed_view(&self, viewer: Viewer) -> View {
        View::of(self, viewer, true)
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
