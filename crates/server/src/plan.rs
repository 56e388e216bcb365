//! What somebody wants to happen at a table, and the table after it.

use std::sync::Arc;

use axum::http::StatusCode;
use game::{Rule, Seat};
use phrases::Phrases;
use play::Incident;
use serde_json::{Map, Value};
use store::KeyHash;

use crate::error::Problem;
use crate::people::People;
use crate::refusal::RefusalMessage;
use crate::session::{Session, refuse_if_closed};
use crate::table::Table;
use crate::way_back;

/// What somebody wants to happen at a table.
pub(crate) enum Plan {
    /// The caller wants to act: all of the actions are taken, or none.
    Act(Option<KeyHash>, Vec<Map<String, Value>>),
    /// A standing order of the holder of a key says what to do. Orders have made the last moves, this many with this
    /// one.
    Ordered { key: KeyHash, action: Map<String, Value>, chain: u32 },
    /// The caller wants the game to go back to a version.
    TakeBack(Option<KeyHash>, u32),
    /// All who play have agreed that the game goes back to a version, since that of the proposal nobody has moved on.
    BackByConsent { by: Seat, to: u32, since: u32 },
    /// The bot whose decision it is has played its turn on a copy of the table.
    BotTurn(Box<dyn Table>),
    /// Something has happened to whoever has a seat; whoever says so has made sure of it.
    Incident(Seat, Incident),
    /// The time of the seat whose decision it is has run out; whoever says so has looked at this version.
    OutOfTime(Seat),
    /// A bot has played the decision of somebody whose time has run out, on a copy of the table.
    StandIn(Box<dyn Table>),
}

impl Plan {
    /// Whether it can be made now, although it was made for a table at the version that its maker had seen. What happens to
    /// people in between takes no plan away from anybody.
    pub(crate) fn fits(&self, seen: u32, now: &dyn Table, people: &People) -> bool {
        match self {
            Plan::BackByConsent { since, .. } => !way_back::has_moved_on(people, now, *since),
            Plan::BotTurn(_) | Plan::Ordered { .. } | Plan::OutOfTime(_) | Plan::StandIn(_) => {
                seen == now.version()
            }
            Plan::Act(..) | Plan::TakeBack(..) => now.stands_as_at(seen),
            Plan::Incident(..) => true,
        }
    }

    /// How many moves in a row orders have made, with this one.
    pub(crate) fn chain(&self) -> u32 {
        if let Plan::Ordered { chain, .. } = self { *chain } else { 0 }
    }
}

impl Session {
    /// The table after a plan, every step of which is the caller's own.
    pub(crate) fn played(&self, plan: Plan, now: &dyn Table) -> Result<Box<dyn Table>, Problem> {
        let people = self.people();
        if !people.all_here() {
            return Err(Problem::told(StatusCode::CONFLICT, "problem-not-begun", []));
        }
        refuse_if_closed(&people)?;
        if now.is_paused() && !matches!(plan, Plan::Incident(..)) {
            return Err(Problem::told(StatusCode::CONFLICT, "problem-paused", []));
        }
        match plan {
            Plan::Act(key, actions) => {
                let mut next = now.copy();
                actions.iter().try_for_each(|action| act(&people, key, action, &mut *next))?;
                Ok(next)
            }
            Plan::Ordered { key, action, .. } => {
                let mut next = now.copy();
                act(&people, Some(key), &action, &mut *next)?;
                Ok(next)
            }
            Plan::TakeBack(key, to) => {
                if !self.allows_take_back() {
                    return Err(Problem::told(StatusCode::FORBIDDEN, "problem-back-forbidden", []));
                }
                let mut next = now.copy();
                way_back::go(&people, key, to, &mut *next)?;
                Ok(next)
            }
            Plan::BackByConsent { by, to, .. } => {
                let mut next = now.copy();
                let over = |_| Problem::told(StatusCode::CONFLICT, "problem-over", []);
                next.take_back(by, to).map_err(over)?;
                Ok(next)
            }
            Plan::BotTurn(next) if now.actor().is_some_and(|seat| people.bot_at(seat.index()).is_some()) => {
                Ok(next)
            }
            Plan::Incident(seat, incident) => {
                let mut next = now.copy();
                let is_so = match incident {
                    Incident::Paused => now.is_paused(),
                    Incident::Resumed => !now.is_paused(),
                    _ => false,
                };
                if !is_so {
                    next.note(seat, incident);
                }
                Ok(next)
            }
            Plan::OutOfTime(seat) if now.actor() == Some(seat) => {
                let mut next = now.copy();
                next.note(seat, Incident::OutOfTime);
                Ok(next)
            }
            Plan::StandIn(next) if self.present().late().is_some_and(|late| now.actor() == Some(late)) => {
                Ok(next)
            }
            Plan::BotTurn(_) | Plan::OutOfTime(_) | Plan::StandIn(_) => {
                Err(Problem::told(StatusCode::CONFLICT, "problem-seat-changed", []))
            }
        }
    }
}

/// Refuses a plan that is longer than anybody's turn.
pub(crate) fn check_length(plan: &[Map<String, Value>]) -> Result<(), Problem> {
    const MOST: usize = 64;
    if plan.len() <= MOST {
        return Ok(());
    }
    Err(Problem::malformed(format!("A plan has at most {MOST} actions.")))
}

/// Lets somebody do something for the seat that has to decide.
fn act(
    people: &Arc<People>,
    key: Option<KeyHash>,
    action: &Map<String, Value>,
    table: &mut dyn Table,
) -> Result<(), Problem> {
    if let Some(actor) = table.actor() {
        if !people.holds(actor.index(), key) {
            return Err(Problem::anothers("problem-not-your-decision", actor, people));
        }
        if let Some(seat) = action.get("seat")
            && seat.as_u64() != Some(actor.index() as u64)
        {
            let args = [("actor", actor.index().into()), ("seat", seat.to_string().into())];
            let told = move |_: &[String], phrases: &Phrases| phrases.say("problem-another-seat", &args);
            return Err(Problem::refused(RefusalMessage::new(Rule::ANOTHERS_DECISION, told), people));
        }
    }
    table.act(action).map_err(|refusal| Problem::refused(refusal, people))
}
