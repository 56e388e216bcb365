//! Hints: what a strong bot would do in a player's place.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use bots::{Effort, Level};
use game::Seat;

use crate::answer::Problem;
use crate::app::App;
use crate::bot_turns::seed;
use crate::caller::Caller;
use crate::queue::Urgency;
use crate::session::Session;
use crate::table::Table;
use crate::thinking::{Errand, Share};
use crate::tip::{TIPS, Tip};

/// The hints for one decision.
pub(crate) struct Hints {
    /// The version that they are for.
    pub(crate) version: u32,
    /// Whose decision it is.
    pub(crate) seat: Seat,
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
        let moment = session.now();
        let Some(actor) = moment.table.actor() else {
            return Err(Problem::told(StatusCode::CONFLICT, "problem-over", []));
        };
        if !people.all_here() {
            return Err(Problem::told(StatusCode::CONFLICT, "problem-not-begun", []));
        }
        if !people.holds(actor.index(), caller.key) {
            let player = ("player", people.names().swap_remove(actor.index()).into());
            return Err(Problem::not_yours("problem-not-your-hint", [player]));
        }
        if !session.allows_hints() {
            return Err(Problem::told(StatusCode::FORBIDDEN, "problem-hints-off", []));
        }
        let version = moment.table.version();
        if let Some(kept) = kept.as_ref().filter(|kept| kept.version == version) {
            return Ok(Arc::clone(kept));
        }
        let seed = seed(session, version);
        let think = move || {
            let mut tips = moment.table.advise(seed, Effort::at_a_table(Level::Expert));
            tips.truncate(TIPS);
            for tip in &mut tips {
                finish_turn(&*moment.table, tip, seed);
            }
            tips
        };
        let share = caller.key.map_or_else(|| Share::Game(session.id.clone()), Share::Key);
        let errand = Errand {
            urgency: Urgency::Watched,
            network: caller.source.network,
            share,
            quick: false,
            patience: Some(self.config.hint_patience),
        };
        let tips = self.think(errand, think).await?;
        let hints = Arc::new(Hints { version, seat: actor, tips });
        *kept = Some(Arc::clone(&hints));
        Ok(hints)
    }
}

/// Goes on with a move until the turn is over: a plan is confirmed as a whole, and who offers a share
/// has to bid for it, too.
fn finish_turn(table: &dyn Table, tip: &mut Tip, seed: u64) {
    let effort = Effort { time: Some(REST), ..Effort::default() };
    let mut after = table.copy();
    let mut next = tip.actions.clone();
    loop {
        for action in &next {
            if after.play(action, &[]).is_err() {
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
