use game::Seat;
use play::{Entry, Incident, Play};

use crate::{Answer, DropReason, Ordered};

/// What has become of an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Followed<A> {
    /// What it is now.
    pub fate: Fate<A>,
    /// The versions to which decisions of its seat led that were made as it says.
    pub made: Vec<u32>,
    /// The version up to which it was followed: the one at which it ended, or the present one.
    pub until: u32,
}

/// What an order is, some moves after it was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate<A> {
    /// It stands, and says what to do now.
    Acts(A),
    /// It stands, and the present decision is not for it.
    Waits,
    /// It stands, and leaves the present decision to its player.
    Asks,
    /// It was carried out, and is at its end.
    CarriedOut,
    /// It was dropped.
    Dropped(DropReason),
}

impl<A> Fate<A> {
    /// Whether the order stands.
    pub fn stands(&self) -> bool {
        matches!(self, Fate::Acts(_) | Fate::Waits | Fate::Asks)
    }
}

/// Follows an order through everything that has happened since the version at which it was given.
///
/// At each decision of the seat the order is asked, and its answer is held against what was decided: where that differs,
/// the player has decided themselves, and the order is dropped.
pub fn follow<G: Ordered>(play: &Play<G>, seat: Seat, order: G::Order, given: u32) -> Followed<G::Action> {
    let (mut made, mut until) = (Vec::new(), given);
    let fate = walk(play, seat, order, &mut until, &mut made).unwrap_or_else(|fate| fate);
    Followed { fate, made, until }
}

/// Goes from `until`, where the order was given, to the present, or ends where the order does.
fn walk<G: Ordered>(
    play: &Play<G>,
    seat: Seat,
    order: G::Order,
    until: &mut u32,
    made: &mut Vec<u32>,
) -> Result<Fate<G::Action>, Fate<G::Action>> {
    let given = *until;
    if !play.stands(given) {
        return Err(Fate::Dropped(DropReason::TakenBack));
    }
    let start = play.at(given).ok_or(Fate::Dropped(DropReason::TakenBack))?;
    let mut state = start.state().clone();
    for (version, entry) in (given + 1..).zip(play.entries(given)) {
        match entry {
            Entry::Back(_) => {
                *until = version;
                return Err(Fate::Dropped(DropReason::TakenBack));
            }
            Entry::Incident(whose, incident) if *whose == seat && changes_hands(*incident) => {
                *until = version;
                return Err(Fate::Dropped(DropReason::SeatChanged));
            }
            Entry::Incident(..) => {}
            Entry::Move(decided) => {
                let answer = ask(&state, seat, order, made)?;
                *until = version;
                if decided.seat == seat {
                    match answer {
                        Fate::Acts(action) if action == decided.action => made.push(version),
                        Fate::Acts(_) | Fate::Asks => return Err(Fate::Dropped(DropReason::OwnDecision)),
                        _ => {}
                    }
                }
                state.apply(decided.action, &mut |_| {});
            }
        }
        *until = version;
    }
    ask(&state, seat, order, made)
}

/// What the order says in a state; as an error if it is at its end.
fn ask<G: Ordered>(
    state: &G,
    seat: Seat,
    order: G::Order,
    made: &[u32],
) -> Result<Fate<G::Action>, Fate<G::Action>> {
    match state.answer(seat, order) {
        // What the rules refuse is never tried.
        Answer::Act(action) if state.actor() != Some(seat) || state.check(action).is_err() => {
            Err(Fate::Dropped(DropReason::Refused))
        }
        Answer::Act(action) => Ok(Fate::Acts(action)),
        Answer::Wait => Ok(Fate::Waits),
        Answer::Ask => Ok(Fate::Asks),
        Answer::Over if !made.is_empty() => Err(Fate::CarriedOut),
        Answer::Over => Err(Fate::Dropped(DropReason::NeverCameUp)),
        Answer::Drop(reason) => Err(Fate::Dropped(reason)),
    }
}

/// Whether somebody else decides for the seat from then on. Whoever comes back may want something else.
fn changes_hands(incident: Incident) -> bool {
    match incident {
        Incident::BotTookOver | Incident::Left | Incident::CameBack | Incident::Substituted => true,
        Incident::OutOfTime | Incident::Paused | Incident::Resumed | Incident::ProgramFailed => false,
    }
}
