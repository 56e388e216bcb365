//! Hints: what a strong bot would do in a player's place.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use bots::{Effort, Level};
use game::Seat;

use crate::app::App;
use crate::bot_turns::seed;
use crate::caller::Caller;
use crate::error::Problem;
use crate::queue::Urgency;
use crate::session::{Session, refuse_if_closed};
use crate::table::Table;
use crate::thinking::{QueueMember, ThinkJob};
use crate::tip::{TIPS, Tip};

/// The hints for one decision.
pub(crate) struct Hints {
    /// The version that they are for.
    pub(crate) version: u32,
    /// Whose decision it is.
    pub(crate) seat: Seat,
    /// The table as it stood then.
    pub(crate) table: Arc<dyn Table>,
    /// The best first.
    pub(crate) tips: Vec<Tip>,
}

/// What is left of a turn takes no longer.
const REST: Duration = Duration::from_millis(300);
const LONGEST_TURN: usize = 8;

impl App {
    /// The hints for the present decision, if it is the caller's and the table allows them. They are
    /// thought out once for each decision, however often somebody asks.
    pub(crate) async fn hints(&self, session: &Arc<Session>, caller: Caller) -> Result<Arc<Hints>, Problem> {
        let people = session.people();
        let mut kept = session.hints.lock().await;
        let table = session.now();
        let Some(actor) = table.actor() else {
            return Err(Problem::told(StatusCode::CONFLICT, "problem-over", []));
        };
        if !people.all_here() {
            return Err(Problem::told(StatusCode::CONFLICT, "problem-not-begun", []));
        }
        refuse_if_closed(&people)?;
        if !people.holds(actor.index(), caller.key) {
            return Err(Problem::anothers("problem-not-your-hint", actor, &people));
        }
        if !session.allows_hints() {
            return Err(Problem::told(StatusCode::FORBIDDEN, "problem-hints-off", []));
        }
        let version = table.version();
        if let Some(kept) = kept.as_ref().filter(|kept| kept.version == version) {
            return Ok(Arc::clone(kept));
        }
        let (seed, thought_of) = (seed(session, version), Arc::clone(&table));
        let think = move || {
            let table = thought_of;
            let mut tips: Vec<Tip> = Vec::with_capacity(TIPS);
            for mut tip in table.advise(seed, Effort::at_a_table(Level::Expert)) {
                if tips.len() == TIPS {
                    break;
                }
                finish_turn(&*table, &mut tip, seed);
                // What differs at first may come down to the same.
                if !tips.iter().any(|other| other.actions == tip.actions) {
                    tips.push(tip);
                }
            }
            tips
        };
        let share = caller.key.map_or_else(|| QueueMember::Game(session.id.clone()), QueueMember::Key);
        let job = ThinkJob {
            urgency: Urgency::Watched,
            network: caller.source.network,
            share,
            quick: false,
            patience: Some(self.config.hint_patience),
        };
        let tips = self.think(job, think).await?;
        let hints = Arc::new(Hints { version, seat: actor, table, tips });
        *kept = Some(Arc::clone(&hints));
        Ok(hints)
    }
}

/// Goes on with a move until the turn is over: a plan is confirmed as a whole, and whoever offers a share
/// has to bid for it, too.
fn finish_turn(table: &dyn Table, tip: &mut Tip, seed: u64) {
    let effort = Effort { time: Some(REST), ..Effort::default() };
    let mut after = table.copy();
    let mut next = tip.actions.clone();
    loop {
        for action in &next {
            if after.act(action).is_err() {
                return;
            }
        }
        if tip.actions.len() >= LONGEST_TURN || after.actor() != table.actor() || after.begins_turn() {
            return;
        }
        let Some(rest) = after.advise(seed, effort).into_iter().next() else { return };
        next = rest.actions;
        tip.actions.extend(next.iter().cloned());
    }
}
