//! Looking back with a strong bot: how each player's chances went, and which moves cost most.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use bots::Effort;
use serde_json::{Map, Value};

use crate::answer::Problem;
use crate::app::App;
use crate::bot_turns::seed;
use crate::queue::Urgency;
use crate::session::Session;
use crate::table::Table;
use crate::thinking::{Errand, Share};
use crate::tip::Tip;

/// What a strong bot thinks of a game that is over.
pub(crate) struct Analysis {
    /// At each version, each seat's share of the victory if everybody plays well from there.
    pub(crate) shares: Vec<Vec<f32>>,
    /// The moves that cost their maker most, the worst first.
    pub(crate) costly: Vec<Costly>,
}

/// A move that cost its maker something.
pub(crate) struct Costly {
    /// The version in which it was made.
    pub(crate) version: u32,
    pub(crate) seat: usize,
    /// What was done.
    pub(crate) played: Vec<Map<String, Value>>,
    /// The maker's share of the victory after it.
    pub(crate) share: f32,
    /// What would have been better.
    pub(crate) better: Tip,
}

impl Costly {
    /// The share of the victory that it cost.
    pub(crate) fn lost(&self) -> f32 {
        self.better.shares.get(self.seat).copied().unwrap_or_default() - self.share
    }
}

/// An analysis that is being made, or has been.
#[derive(Default)]
pub(crate) struct Work {
    done: AtomicU32,
    /// Nothing in it if it broke off.
    made: OnceLock<Option<Analysis>>,
}

impl Work {
    /// How much of it is done, from 0 to 1.
    pub(crate) fn progress(&self) -> f32 {
        self.done.load(Ordering::Relaxed) as f32 / 1000.0
    }

    pub(crate) fn analysis(&self) -> Option<&Analysis> {
        self.made.get()?.as_ref()
    }

    fn broke_off(&self) -> bool {
        matches!(self.made.get(), Some(None))
    }

    fn advance(&self, part: f32) {
        self.done.store((part * 1000.0) as u32, Ordering::Relaxed);
    }
}

/// So many marks are enough to learn from.
const COSTLY: usize = 3;
/// Of so many moves that seem to have cost most, each is thought about again.
const CANDIDATES: usize = 6;
/// A loss below this is noise.
const NOISE: f32 = 0.01;
/// The part of the time that the first look at every decision takes.
const FIRST_LOOK: f32 = 0.7;
/// One decision does not take longer, even in a short game.
const LONGEST: Duration = Duration::from_millis(400);
const SHORTEST: Duration = Duration::from_millis(8);

impl App {
    /// The analysis of a game that is over; it is begun if nobody has asked for it before.
    pub(crate) fn analyse(self: &Arc<App>, session: &Arc<Session>) -> Result<Arc<Work>, Problem> {
        if session.now().table.outcome().is_none() {
            return Err(Problem::told(StatusCode::CONFLICT, "problem-not-over", []));
        }
        let mut kept = session.analysis();
        if let Some(work) = kept.as_ref().filter(|work| !work.broke_off()) {
            return Ok(Arc::clone(work));
        }
        let Ok(chair) = Arc::clone(&self.waiting_room).try_acquire_owned() else {
            return Err(Problem::told(StatusCode::SERVICE_UNAVAILABLE, "problem-many-analyses", []));
        };
        let work = Arc::new(Work::default());
        *kept = Some(Arc::clone(&work));
        let (app, session, begun) = (Arc::clone(self), Arc::clone(session), Arc::clone(&work));
        tokio::spawn(async move {
            // One game after another: the others' bots and hints need somebody to think, too.
            let turn = app.analysts.acquire().await;
            let made = match turn {
                Ok(_) => Study::new(&app, &session, &begun).make().await,
                Err(_) => None,
            };
            if made.is_none() {
                tracing::warn!(game = %session.id.0, "an analysis broke off");
            }
            let _ = begun.made.set(made);
            drop((turn, chair));
        });
        Ok(work)
    }
}

/// The making of an analysis.
struct Study<'s> {
    app: &'s App,
    session: &'s Session,
    work: &'s Work,
    /// What was done, by whom.
    moves: Vec<(usize, Map<String, Value>)>,
}

impl<'s> Study<'s> {
    fn new(app: &'s App, session: &'s Session, work: &'s Work) -> Study<'s> {
        let read = |action: &str| serde_json::from_str(action).unwrap_or_default();
        let now = session.now();
        let moves = now.log.after(0).map(|entry| (usize::from(entry.seat), read(&entry.action))).collect();
        Study { app, session, work, moves }
    }

    async fn make(&self) -> Option<Analysis> {
        let all = self.app.config.analysis_time;
        let (shares, mut candidates) = self.look_at_all(all.mul_f32(FIRST_LOOK)).await?;
        candidates.sort_by(|one, other| other.lost().total_cmp(&one.lost()));
        candidates.truncate(CANDIDATES);
        let mut costly = Vec::new();
        let each = all.mul_f32(1.0 - FIRST_LOOK) / (3 * CANDIDATES) as u32;
        for (index, candidate) in candidates.iter().enumerate() {
            costly.extend(self.look_again(candidate, each).await?);
            self.work.advance(FIRST_LOOK + (1.0 - FIRST_LOOK) * (index + 1) as f32 / CANDIDATES as f32);
        }
        costly.sort_by(|one, other| other.lost().total_cmp(&one.lost()));
        costly.truncate(COSTLY);
        Some(Analysis { shares, costly })
    }

    /// Thinks a little about every decision.
    async fn look_at_all(&self, time: Duration) -> Option<(Vec<Vec<f32>>, Vec<Costly>)> {
        let mut table = self.session.frame.lay().ok()?;
        let (mut shares, mut candidates) = (Vec::with_capacity(self.moves.len() + 1), Vec::new());
        let each = time / (self.moves.len().max(1)) as u32;
        // What a decision does not need is left to those that come.
        let mut left = Duration::ZERO;
        while shares.len() < self.moves.len() {
            let version = shares.len();
            let (seat, _) = self.moves[version];
            let played = self.played(&*table, version)?;
            left += each * played.len() as u32;
            let (tips, took) = self.think(table.copy(), left.clamp(SHORTEST, LONGEST)).await?;
            left = left.saturating_sub(took);
            let best = tips.first()?;
            let matching = tips.iter().filter(|tip| self.begins_with(version, &tip.actions));
            let found = matching.max_by_key(|tip| tip.actions.len());
            let played = found.map_or(played, |tip| tip.actions.clone());
            let share = if let Some(tip) = found {
                tip.shares[seat]
            } else {
                let (shares, took) = self.worth(&*table, &played, left.clamp(SHORTEST, LONGEST)).await?;
                left = left.saturating_sub(took);
                shares[seat]
            };
            shares.extend(played.iter().map(|_| best.shares.clone()));
            for action in &played {
                table.play(action, &[]).ok()?;
            }
            if best.shares[seat] - share > NOISE {
                let version = version as u32;
                candidates.push(Costly { version, seat, played, share, better: best.clone() });
            }
            self.work.advance(FIRST_LOOK * shares.len() as f32 / self.moves.len() as f32);
        }
        shares.push(table.prospects());
        Some((shares, candidates))
    }

    /// Compares what was done with what would have been better once more, both in the same way.
    async fn look_again(&self, candidate: &Costly, time: Duration) -> Option<Option<Costly>> {
        let table = self.session.table_at(candidate.version)?;
        let (tips, _) = self.think(table.copy(), time).await?;
        let Some(mut better) = tips.into_iter().next() else { return Some(None) };
        if self.begins_with(candidate.version as usize, &better.actions) {
            return Some(None);
        }
        (better.shares, _) = self.worth(&*table, &better.actions, time).await?;
        let (shares, _) = self.worth(&*table, &candidate.played, time).await?;
        let again =
            Costly { better, share: shares[candidate.seat], played: candidate.played.clone(), ..*candidate };
        Some((again.lost() > NOISE).then_some(again))
    }

    /// What one player did from a version on, up to the end of their turn.
    fn played(&self, table: &dyn Table, version: usize) -> Option<Vec<Map<String, Value>>> {
        let mut after = table.copy();
        let (seat, _) = self.moves[version];
        let mut played = Vec::new();
        for (by, action) in &self.moves[version..] {
            if *by != seat || (!played.is_empty() && after.begins_turn()) {
                break;
            }
            after.play(action, &[]).ok()?;
            played.push(action.clone());
        }
        Some(played)
    }

    /// Whether these actions were really done from a version on, all by one player.
    fn begins_with(&self, version: usize, actions: &[Map<String, Value>]) -> bool {
        let (seat, _) = self.moves[version];
        let done = &self.moves[version..];
        let same = |((by, done), action): (&(usize, Map<String, Value>), _)| *by == seat && done == action;
        !actions.is_empty() && actions.len() <= done.len() && done.iter().zip(actions).all(same)
    }

    /// Each seat's share of the victory after these actions, if everybody plays well from there.
    async fn worth(
        &self,
        table: &dyn Table,
        actions: &[Map<String, Value>],
        time: Duration,
    ) -> Option<(Vec<f32>, Duration)> {
        let mut after = table.copy();
        for action in actions {
            after.play(action, &[]).ok()?;
        }
        if after.actor().is_none() {
            return Some((after.prospects(), Duration::ZERO));
        }
        let (tips, took) = self.think(after, time).await?;
        Some((tips.into_iter().next()?.shares, took))
    }

    /// Each thought waits for its turn among those of the bots, so that nobody at a table has to wait
    /// for a whole game to be analysed.
    async fn think(&self, table: Box<dyn Table>, time: Duration) -> Option<(Vec<Tip>, Duration)> {
        if *self.app.stopping.borrow() {
            return None;
        }
        let effort = Effort { time: Some(time), ..Effort::default() };
        let seed = seed(self.session, table.version());
        let think = move || {
            let begin = Instant::now();
            let tips = table.advise(seed, effort);
            (tips, begin.elapsed())
        };
        let errand = Errand {
            urgency: Urgency::Recent,
            network: self.session.attendance.network(),
            share: Share::Game(self.session.id.clone()),
            quick: false,
            patience: None,
        };
        self.app.think(errand, think).await.ok()
    }
}
