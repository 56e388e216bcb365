//! What orders do, and that they do nothing else.

mod american_rails;
mod auctions;
mod north_american_railways;

use game::{Recorded, Seat, Seeded};
use orders::{Answer, Fate, Misorder, Ordered, follow};
use play::Play;
use serde_json::{Value, json};

/// A game under way with an order for one seat.
struct Given<G: Ordered> {
    play: Play<G>,
    seat: Seat,
    order: G::Order,
    version: u32,
}

fn start<G: Recorded>(players: usize, seed: u64) -> Play<G> {
    let setup = G::draw(players, &json!({}), &G::own_material(), &mut Seeded::new(seed, 0)).expect("a setup");
    Play::start(setup).expect("it begins")
}

/// Lets whoever has to decide do what is written.
fn act<G: Recorded>(play: &mut Play<G>, written: &Value) {
    let action = written.as_object().expect("an action");
    assert!(play.act(action).is_ok(), "{written} is refused in {:?}", play.state());
}

fn actor<G: Recorded>(play: &Play<G>) -> Seat {
    play.state().actor().expect("somebody decides")
}

/// Reads an order as somebody gives it, if it can be given.
fn try_order<G: Ordered>(play: &Play<G>, seat: Seat, written: &Value) -> Result<G::Order, Misorder> {
    let order = play.state().read_order(seat, written.as_object().expect("an order"))?;
    play.state().check_order(seat, order)?;
    let again = Value::Object(play.state().write_order(order));
    assert_eq!(&again, written, "it is written as it was read");
    Ok(order)
}

impl<G: Ordered> Given<G> {
    fn new(play: Play<G>, seat: Seat, written: &Value) -> Given<G> {
        let order = try_order(&play, seat, written).expect("the order is taken");
        let version = play.version();
        Given { play, seat, order, version }
    }

    fn fate(&self) -> Fate<G::Action> {
        follow(&self.play, self.seat, self.order, self.version).fate
    }

    /// What it says to do now, as a record has it.
    fn says(&self) -> Option<Value> {
        match self.fate() {
            Fate::Acts(action) => Some(Value::Object(self.play.state().write_action(action))),
            _ => None,
        }
    }

    /// Does what it says.
    fn obey(&mut self) {
        let action = self.says().unwrap_or_else(|| panic!("it says nothing: {:?}", self.fate()));
        act(&mut self.play, &action);
    }

    fn act(&mut self, written: &Value) {
        act(&mut self.play, written);
    }
}

/// An order that acts says what the rules allow, for nobody but its own seat.
fn is_lawful<G: Ordered>(state: &G, seat: Seat, order: G::Order) -> bool {
    match state.answer(seat, order) {
        Answer::Act(action) => state.actor() == Some(seat) && state.check(action).is_ok(),
        _ => true,
    }
}
