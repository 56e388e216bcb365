//! Looking back with a strong bot: how each player's chances went, and which moves cost most.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use bots::Effort;
use play::EntryText;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::StoredAnalysis;

use crate::app::App;
use crate::bot_turns::seed;
use crate::error::Problem;
use crate::queue::Urgency;
use crate::session::Session;
use crate::table::Table;
use crate::thinking::{QueueMember, ThinkJob};
use crate::tip::Tip;

/// What a strong bot thinks of a game that is over.
#[derive(Serialize, Deserialize)]
pub(crate) struct Analysis {
    /// After each action that stands, from none on, each seat's share of the victory if everybody plays
    /// well from there.
    pub(crate) shares: Vec<Vec<f32>>,
    /// The moves that cost their makers most, the worst first: some of each player's.
    pub(crate) costly: Vec<Costly>,
}

/// A move that cost its maker something.
#[derive(Serialize, Deserialize)]
pub(crate) struct Costly {
    /// The version in which it was made.
    pub(crate) version: u32,
    /// How many actions stood then.
    pub(crate) action: usize,
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
pub(crate) struct AnalysisJob {
    done: AtomicU32,
    /// Nothing in it if it broke off.
    made: OnceLock<Option<Analysis>>,
}

impl AnalysisJob {
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

/// The most moves of one player that are kept.
const COSTLY: usize = 3;
/// How many of a player's moves that seem to have cost most are thought about again.
const CANDIDATES: usize = 4;
/// What is kept was thought in this way; whatever changes what an analysis is gets the next number.
const KIND: u32 = 1;
/// A loss below this is noise.
const NOISE: f32 = 0.01;
/// The part of the time that the first look at every decision takes.
const FIRST_LOOK: f32 = 0.7;
/// One decision does not take longer, even in a short game.
const LONGEST: Duration = Duration::from_millis(400);
const SHORTEST: Duration = Duration::from_millis(8);

impl App {
    /// The analysis of a game that somebody has asked for before, perhaps another server long ago.
    pub(crate) async fn known_analysis(
        &self,
        session: &Session,
    ) -> Result<Option<Arc<AnalysisJob>>, Problem> {
        let table = session.now();
        if let Some(work) = session.analysis.lock().as_ref().filter(|work| !work.broke_off()) {
            return Ok(Some(Arc::clone(work)));
        }
        if table.outcome().is_none() || session.analysis_sought.load(Ordering::Relaxed) {
            return Ok(None);
        }
        self.kept_analysis(session, table.version()).await
    }

    /// Looks for an analysis in the store.
    async fn kept_analysis(
        &self,
        session: &Session,
        version: u32,
    ) -> Result<Option<Arc<AnalysisJob>>, Problem> {
        let kept = self.store.kept_analysis(&session.id, version, KIND).await?;
        session.analysis_sought.store(true, Ordering::Relaxed);
        let Some(analysis) = kept.and_then(|kept| serde_json::from_str(&kept.text).ok()) else {
            return Ok(None);
        };
        let work = Arc::new(AnalysisJob { done: AtomicU32::new(1000), made: OnceLock::from(Some(analysis)) });
        *session.analysis.lock() = Some(Arc::clone(&work));
        Ok(Some(work))
    }

    /// The analysis of a game that is over; it is begun if nobody has asked for it before.
    pub(crate) async fn analyse(
        self: &Arc<App>,
        session: &Arc<Session>,
    ) -> Result<Arc<AnalysisJob>, Problem> {
        let table = session.now();
        if table.outcome().is_none() {
            return Err(Problem::told(StatusCode::CONFLICT, "problem-not-over", []));
        }
        let missing = session.analysis.lock().is_none();
        if missing && let Some(work) = self.kept_analysis(session, table.version()).await? {
            return Ok(work);
        }
        self.begin_analysis(session)
    }

    fn begin_analysis(self: &Arc<App>, session: &Arc<Session>) -> Result<Arc<AnalysisJob>, Problem> {
        let mut kept = session.analysis.lock();
        if let Some(work) = kept.as_ref().filter(|work| !work.broke_off()) {
            return Ok(Arc::clone(work));
        }
        let Ok(chair) = Arc::clone(&self.waiting_room).try_acquire_owned() else {
            return Err(Problem::told(StatusCode::SERVICE_UNAVAILABLE, "problem-many-analyses", []));
        };
        let work = Arc::new(AnalysisJob::default());
        *kept = Some(Arc::clone(&work));
        let (app, session, begun) = (Arc::clone(self), Arc::clone(session), Arc::clone(&work));
        tokio::spawn(async move {
            // One game after another: the others' bots and hints need somebody to think, too.
            let turn = app.analysts.acquire().await;
            let made = match turn {
                Ok(_) => Analyser::new(&app, &session, &begun).make().await,
                Err(_) => None,
            };
            if let Some(made) = &made {
                app.keep_analysis(&session, made).await;
            } else {
                tracing::warn!(game = %session.id.0, "an analysis broke off");
            }
            let _ = begun.made.set(made);
            drop((turn, chair));
        });
        Ok(work)
    }
}

impl App {
    /// Stores an analysis. If that fails, it is made again some day.
    async fn keep_analysis(&self, session: &Session, made: &Analysis) {
        let text = serde_json::to_string(made).unwrap_or_default();
        let (game, version) = (session.id.clone(), session.now().version());
        let kept = self.store.keep_analysis(&StoredAnalysis { game, version, kind: KIND, text }).await;
        if let Err(error) = kept {
            tracing::warn!(game = %session.id.0, %error, "an analysis is not kept");
        }
    }
}

/// The making of an analysis.
struct Analyser<'s> {
    app: &'s App,
    session: &'s Session,
    work: &'s AnalysisJob,
    table: Arc<dyn Table>,
    /// What was done and stands.
    moves: Vec<StandingMove>,
}

/// One action that stands.
struct StandingMove {
    /// The version in which it was done.
    version: u32,
    seat: usize,
    action: Map<String, Value>,
}

impl<'s> Analyser<'s> {
    fn new(app: &'s App, session: &'s Session, work: &'s AnalysisJob) -> Analyser<'s> {
        let table = session.now();
        let done = |(version, entry): (u32, EntryText)| StandingMove {
            version: version - 1,
            seat: entry.seat.index(),
            action: serde_json::from_str(&entry.text).unwrap_or_default(),
        };
        let moves = table.standing_texts(table.version()).into_iter().map(done).collect();
        Analyser { app, session, work, table, moves }
    }

    async fn make(&self) -> Option<Analysis> {
        let all = self.app.config.analysis_time;
        let (shares, mut candidates) = self.look_at_all(all.mul_f32(FIRST_LOOK)).await?;
        keep_worst(&mut candidates, CANDIDATES);
        let mut costly = Vec::new();
        let count = candidates.len().max(1);
        let each = all.mul_f32(1.0 - FIRST_LOOK) / (3 * count) as u32;
        for (index, candidate) in candidates.iter().enumerate() {
            costly.extend(self.look_again(candidate, each.min(LONGEST)).await?);
            self.work.advance(FIRST_LOOK + (1.0 - FIRST_LOOK) * (index + 1) as f32 / count as f32);
        }
        keep_worst(&mut costly, COSTLY);
        Some(Analysis { shares, costly })
    }

    /// Thinks a little about every decision.
    async fn look_at_all(&self, time: Duration) -> Option<(Vec<Vec<f32>>, Vec<Costly>)> {
        let mut table = self.table.until(0)?;
        let (mut shares, mut candidates) = (Vec::with_capacity(self.moves.len() + 1), Vec::new());
        let each = time / (self.moves.len().max(1)) as u32;
        // What a decision does not need is left to those that come.
        let mut left = Duration::ZERO;
        while shares.len() < self.moves.len() {
            let action = shares.len();
            let StandingMove { version, seat, .. } = self.moves[action];
            let played = self.played(&*table, action)?;
            left += each * played.len() as u32;
            let (tips, took) = self.think(table.copy(), left.clamp(SHORTEST, LONGEST)).await?;
            left = left.saturating_sub(took);
            let best = tips.first()?;
            let matching = tips.iter().filter(|tip| self.begins_with(action, &tip.actions));
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
                table.act(action).ok()?;
            }
            if best.shares[seat] - share > NOISE {
                candidates.push(Costly { version, action, seat, played, share, better: best.clone() });
            }
            self.work.advance(FIRST_LOOK * shares.len() as f32 / self.moves.len() as f32);
        }
        shares.push(table.prospects());
        Some((shares, candidates))
    }

    /// Compares what was done with what would have been better once more, both in the same way.
    async fn look_again(&self, candidate: &Costly, time: Duration) -> Option<Option<Costly>> {
        let table = self.table.until(candidate.version)?;
        let (tips, _) = self.think(table.copy(), time).await?;
        let Some(mut better) = tips.into_iter().next() else { return Some(None) };
        if self.begins_with(candidate.action, &better.actions) {
            return Some(None);
        }
        (better.shares, _) = self.worth(&*table, &better.actions, time).await?;
        let (shares, _) = self.worth(&*table, &candidate.played, time).await?;
        let again =
            Costly { better, share: shares[candidate.seat], played: candidate.played.clone(), ..*candidate };
        Some((again.lost() > NOISE).then_some(again))
    }

    /// What one player did from an action on, up to the end of their turn.
    fn played(&self, table: &dyn Table, from: usize) -> Option<Vec<Map<String, Value>>> {
        let mut after = table.copy();
        let mut played = Vec::new();
        for done in &self.moves[from..] {
            if done.seat != self.moves[from].seat || (!played.is_empty() && after.begins_turn()) {
                break;
            }
            after.act(&done.action).ok()?;
            played.push(done.action.clone());
        }
        Some(played)
    }

    /// Whether these actions were really done from one on, all by one player.
    fn begins_with(&self, from: usize, actions: &[Map<String, Value>]) -> bool {
        let done = &self.moves[from..];
        let same = |(done, action): (&StandingMove, &Map<String, Value>)| {
            done.seat == self.moves[from].seat && done.action == *action
        };
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
            after.act(action).ok()?;
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
        let job = ThinkJob {
            urgency: Urgency::Recent,
            network: self.session.attendance.network(),
            share: QueueMember::Game(self.session.id.clone()),
            quick: false,
            patience: None,
        };
        self.app.think(job, think).await.ok()
    }
}

/// Puts the worst moves first, and keeps no more than some of each player's.
fn keep_worst(moves: &mut Vec<Costly>, most: usize) {
    moves.sort_by(|one, other| other.lost().total_cmp(&one.lost()));
    let mut kept = [0; game::Seat::MOST];
    moves.retain(|costly| {
        let of_player = &mut kept[costly.seat];
        *of_player += 1;
        *of_player <= most
    });
}
