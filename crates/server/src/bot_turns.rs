//! Bots move by themselves.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use bots::{Effort, Kind, Level};
use game::Seat;
use play::Incident;
use programs::ProgramFault;
use sha2::{Digest, Sha256};
use store::{GameId, StoreError};
use tokio::time::sleep;

use crate::app::App;
use crate::consequences::Consequences;
use crate::error::Problem;
use crate::hosting::program_of;
use crate::plan::Plan;
use crate::queue::Urgency;
use crate::session::Session;
use crate::table::{SeatedBot, Table};
use crate::thinking::{ThinkError, ThinkJob};

/// Why somebody stopped moving the bots of a game.
enum DriveEnd {
    /// It is not a bot's decision any more.
    Done,
    /// Another server moves them.
    ToAnother,
    /// A move could not be thought of, or not be stored.
    Failed(String),
}

/// Who decides for a seat by itself.
enum Mover {
    /// One of our bots.
    Own(Kind),
    /// A program of this name.
    Program(String),
}

impl Mover {
    /// The level of the bot, or of one that takes as long.
    fn level(&self) -> Level {
        match self {
            Mover::Own(kind) => kind.level,
            Mover::Program(_) => Level::Expert,
        }
    }
}

/// What this server has claimed: the turn of a seat, with all its steps.
struct ClaimedTurn {
    seat: Seat,
    /// When the claim was made, or prolonged.
    since: Instant,
}

/// No more steps of a turn are stored at once.
const LONGEST_TURN: u32 = 16;
/// After a failure somebody tries again, with pauses that grow from the one to the other.
const SHORTEST_PAUSE: Duration = Duration::from_millis(200);
const LONGEST_PAUSE: Duration = Duration::from_mins(1);

/// If it is a bot's turn, sees to it that the bot moves.
pub(crate) fn wake(app: &Arc<App>, session: &Arc<Session>) {
    if session.is_over() {
        app.programs.dismiss(&session.id, &*session.now());
    }
    if bot_to_move(session, &*session.now()).is_none() || session.driven.swap(true, Ordering::AcqRel) {
        return;
    }
    let (app, session) = (Arc::clone(app), Arc::clone(session));
    tokio::spawn(async move {
        let mut setbacks = 0;
        loop {
            let left = drive(&app, &session, &mut setbacks).await;
            release(&app, &session.id, session.now().version()).await;
            if let DriveEnd::Failed(why) = left {
                pause_after(&session, setbacks, &why).await;
                setbacks += 1;
                continue;
            }
            session.driven.store(false, Ordering::Release);
            // Somebody may have moved between the last look and the line above.
            let missed = matches!(left, DriveEnd::Done) && bot_to_move(&session, &*session.now()).is_some();
            if !missed || *app.stopping.borrow() || session.driven.swap(true, Ordering::AcqRel) {
                return;
            }
        }
    });
}

/// Waits before the next try. Only the first failure is a line in the log.
async fn pause_after(session: &Session, setbacks: u32, why: &str) {
    if setbacks == 0 {
        tracing::warn!(game = %session.id.0, why, "a bot cannot move; it tries again, less and less often");
    }
    sleep(pause(setbacks)).await;
}

fn pause(setbacks: u32) -> Duration {
    SHORTEST_PAUSE.saturating_mul(2_u32.saturating_pow(setbacks)).min(LONGEST_PAUSE)
}

/// The bot whose decision it is. A program that has failed has a bot in its place that does anything.
fn bot_to_move(session: &Session, now: &dyn Table) -> Option<Mover> {
    let actor = now.actor().filter(|_| !session.is_lost() && !now.is_paused())?;
    let people = session.people();
    let bot = people.bot_at(actor.index()).filter(|_| people.can_go_on())?;
    match program_of(bot) {
        Some(_) if now.has_failed(actor) => Some(Mover::Own(Level::Random.into())),
        Some(program) => Some(Mover::Program(program.to_owned())),
        None => Kind::named(bot).map(Mover::Own),
    }
}

/// Moves bots until a person has to decide, the game is over, or another server does it.
async fn drive(app: &Arc<App>, session: &Arc<Session>, setbacks: &mut u32) -> DriveEnd {
    let mut claimed: Option<ClaimedTurn> = None;
    while !*app.stopping.borrow() {
        let table = session.now();
        let (Some(seat), Some(mover)) = (table.actor(), bot_to_move(session, &*table)) else {
            return DriveEnd::Done;
        };
        if ThinkJob::of_bot(app, session, mover.level()).urgency == Urgency::Quiet {
            // Nobody waits for it.
            sleep(app.config.quiet_pause).await;
        }
        let version = table.version();
        let mut turn = match claimed.take().filter(|turn| turn.seat == seat && !table.begins_turn()) {
            Some(turn) => turn,
            None => match claim(app, session, version).await {
                Ok(true) => ClaimedTurn { seat, since: Instant::now() },
                Ok(false) => return DriveEnd::ToAnother,
                Err(error) => return DriveEnd::Failed(error.to_string()),
            },
        };
        let begin = Instant::now();
        let watched = session.attendance.is_watched();
        let thinking = async {
            let decided = match &mover {
                Mover::Own(kind) => {
                    decide(app, session, &table, *kind, !watched).await.map(|own| own.map(Ok))
                }
                Mover::Program(name) => app.ask_program(session, &table, name).await.map(Some),
            };
            if watched {
                // No faster than a person can follow.
                sleep(app.config.bot_pause.saturating_sub(begin.elapsed())).await;
            }
            decided
        };
        let played = match hold(app, session, version, &mut turn, thinking).await {
            Ok(Some(Ok(played))) => played,
            Ok(Some(Err(fault))) => match give_up_program(app, session, seat, &mover, &fault).await {
                Ok(()) => continue,
                Err(problem) => return DriveEnd::Failed(problem.error),
            },
            Ok(None) => return DriveEnd::Failed("this game has no bots".to_owned()),
            Err(unthought) => return DriveEnd::Failed(format!("{unthought:?}")),
        };
        let begin = Instant::now();
        match session.make(version, Plan::BotTurn(played), app.now()).await {
            Ok(table) => {
                app.metrics.moved(u64::from(table.version() - version), begin.elapsed());
                if table.actor().is_none() {
                    app.bot_cache.forget(&session.id);
                    app.programs.dismiss(&session.id, &*table);
                }
                claimed = Some(turn);
            }
            // Somebody else has moved, or sits there now.
            Err(problem) if problem.is_conflict() => {
                tracing::debug!(game = %session.id.0, problem.error, "a bot's move did not land");
            }
            Err(problem) => return DriveEnd::Failed(problem.error),
        }
        if std::mem::take(setbacks) > 0 {
            tracing::info!(game = %session.id.0, "a bot moves again");
        }
    }
    DriveEnd::ToAnother
}

/// A program has failed, and has lost this game: everybody at the table is told, and somebody else decides from now on.
async fn give_up_program(
    app: &Arc<App>,
    session: &Arc<Session>,
    seat: Seat,
    mover: &Mover,
    fault: &ProgramFault,
) -> Result<(), Problem> {
    if let Mover::Program(program) = mover {
        tracing::warn!(
            game = %session.id.0,
            seat = seat.index(),
            program,
            %fault,
            "a program has failed; random moves are made in its place"
        );
    }
    app.note_incident(session, seat.index(), Incident::ProgramFailed).await
}

/// The table after a bot has done something: its whole turn, or its next step. Returns `None` if the game
/// has no bots.
pub(crate) async fn decide(
    app: &App,
    session: &Arc<Session>,
    table: &Arc<dyn Table>,
    kind: Kind,
    whole: bool,
) -> Result<Option<Box<dyn Table>>, ThinkError> {
    let Some(seat) = table.actor().map(Seat::index) else { return Ok(None) };
    let job = ThinkJob::of_bot(app, session, kind.level);
    let (id, table) = (session.id.clone(), Arc::clone(table));
    if let Some(seed) = session.frame.bots_seed {
        let think = move |level| repeatable_turn(&*table, Kind { level, ..kind }, seed, whole);
        return app.think(job, move || or_weaker(&id, kind.level, think)).await;
    }
    let mut kept = app.bot_cache.take(&session.id, seat, kind);
    let seed = seed(session, table.version());
    let think = move |level| {
        let sit_down = || table.sit_down(Kind { level, ..kind }, seed, Effort::at_a_table(level));
        let mut bot = kept.take().or_else(sit_down)?;
        let played = turn(&*table, &mut bot, whole);
        Some((bot, played))
    };
    let Some((bot, played)) = app.think(job, move || or_weaker(&id, kind.level, think)).await? else {
        return Ok(None);
    };
    // Those who do not search begin each thought anew.
    if bot.kind == kind && kind.level > Level::Medium {
        app.bot_cache.keep(&session.id, seat, bot);
    }
    Ok(Some(played))
}

/// The table after the steps of a bot until its turn is over, or after the first of them.
fn turn(table: &dyn Table, bot: &mut SeatedBot, whole: bool) -> Box<dyn Table> {
    step_by_step(table, whole, |after| after.let_decide(bot))
}

/// The same by a bot that begins each decision anew, by play-outs alone: what it does depends on the seed and the moves
/// that stand, and not on who watches, what it remembers or how fast it is. Returns `None` if the game has no bots.
fn repeatable_turn(table: &dyn Table, kind: Kind, seed: u64, whole: bool) -> Option<Box<dyn Table>> {
    let sit_down = |table: &dyn Table| {
        let actions = table.version() - table.fallen();
        table.sit_down(kind, mix(&seed.to_string(), actions), Effort::repeatable(kind.level))
    };
    sit_down(table)?;
    Some(step_by_step(table, whole, |after| {
        sit_down(after).is_some_and(|mut bot| after.let_decide(&mut bot))
    }))
}

fn step_by_step(
    table: &dyn Table,
    whole: bool,
    mut decide: impl FnMut(&mut dyn Table) -> bool,
) -> Box<dyn Table> {
    let mut after = table.copy();
    loop {
        let decided = decide(&mut *after);
        let goes_on = decided && whole && after.actor() == table.actor() && !after.begins_turn();
        if !goes_on || after.version() - table.version() >= LONGEST_TURN {
            return after;
        }
    }
}

/// Lets a bot of this level think. If it panics, the next weaker one thinks in its place: a fault in a bot
/// must not stop a game.
fn or_weaker<T>(game: &GameId, mut level: Level, mut think: impl FnMut(Level) -> T) -> T {
    loop {
        match (catch_unwind(AssertUnwindSafe(|| think(level))), level.weaker()) {
            (Ok(thought), _) => return thought,
            (Err(_), Some(weaker)) => {
                tracing::error!(
                    game = %game.0,
                    level = level.name(),
                    weaker = weaker.name(),
                    "a bot broke off; a weaker one decides"
                );
                level = weaker;
            }
            (Err(panic), None) => resume_unwind(panic),
        }
    }
}

async fn claim(app: &App, session: &Session, version: u32) -> Result<bool, StoreError> {
    app.store.claim_bot_turn(&session.id, version + 1, &app.name, app.config.bot_lease).await
}

/// Prolongs the claim on a turn as long as the work on its step at a version lasts: other servers take over quickly
/// when this one dies, and not before.
async fn hold<T>(
    app: &App,
    session: &Session,
    version: u32,
    turn: &mut ClaimedTurn,
    work: impl Future<Output = T>,
) -> T {
    let mut work = pin!(work);
    loop {
        tokio::select! {
            done = &mut work => return done,
            () = sleep((app.config.bot_lease / 3).saturating_sub(turn.since.elapsed())) => {
                turn.since = Instant::now();
                if !*app.stopping.borrow() && let Err(error) = claim(app, session, version).await {
                    tracing::debug!(game = %session.id.0, %error, "cannot prolong a claim");
                }
            }
        }
    }
}

/// The chance of whoever begins to think about a game at a version: the same on every server, and
/// nobody outside knows it.
pub(crate) fn seed(session: &Session, version: u32) -> u64 {
    let secret = session.frame.seed.map_or_else(|| session.id.0.clone(), |seed| seed.to_string());
    mix(&secret, version)
}

/// The chance of a program in a seat, which no other seat has.
pub(crate) fn seed_of_program(session: &Session, seat: usize) -> u64 {
    let secret = session.frame.bots_seed.or(session.frame.seed);
    let secret = secret.map_or_else(|| session.id.0.clone(), |seed| seed.to_string());
    mix(&format!("{secret}:program"), seat as u32)
}

fn mix(secret: &str, version: u32) -> u64 {
    let digest = Sha256::digest(format!("{secret}:{version}").as_bytes());
    digest.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}

async fn release(app: &App, id: &GameId, version: u32) {
    if let Err(error) = app.store.release_bot_turn(id, version, &app.name).await {
        tracing::debug!(game = %id.0, %error, "cannot give a bot's turn back");
    }
}

/// Wakes the bots of a game; one that waits for a person is not kept in memory for that. Returns the
/// version of a game that has no bot to wake.
async fn wake_stored(app: &Arc<App>, id: &GameId) -> Result<Option<u32>, Problem> {
    let loaded = app.sessions.loaded(id);
    let looked_at = match &loaded {
        Some(session) => Arc::clone(session),
        None => Arc::new(app.sessions.read(id).await?),
    };
    let table = looked_at.now();
    if bot_to_move(&looked_at, &*table).is_none() {
        return Ok(Some(table.version()));
    }
    wake(app, &app.sessions.get(id).await?);
    Ok(None)
}

/// Notes how those games stand of which an older program has not stored it.
pub(crate) async fn note_missing_statuses(app: &Arc<App>) -> Result<(), StoreError> {
    let mut after = None;
    while !*app.stopping.borrow() {
        let games = app.store.without_status(after.as_ref(), 100).await?;
        let Some(last) = games.last().cloned() else { break };
        for id in games {
            // One that cannot be read is refused to whoever asks for it.
            let Ok(session) = app.sessions.read(&id).await else { continue };
            let present = session.present();
            let Consequences { status, jobs } = Consequences::standing(&session, &present);
            let noted = match app.store.set_status(&id, present.table.version(), &status).await {
                Ok(()) => app.store.order_jobs(&jobs).await,
                failed => failed,
            };
            if let Err(error) = noted {
                tracing::warn!(game = %id.0, %error, "cannot note how a game stands");
            }
        }
        after = Some(last);
    }
    Ok(())
}

/// Wakes every game that waits for a bot: after a start, and now and then in case a server has died
/// before it could claim a turn.
pub(crate) async fn wake_all(app: &Arc<App>) -> Result<(), StoreError> {
    let mut after = None;
    while !*app.stopping.borrow() {
        let games = app.store.waiting_for_bots(after.as_ref(), 100).await?;
        let Some(last) = games.last().cloned() else { break };
        for id in games {
            if let Err(problem) = wake_stored(app, &id).await {
                tracing::debug!(game = %id.0, problem.error, "cannot wake the bots of a game");
            }
        }
        after = Some(last);
    }
    Ok(())
}

/// Takes over the turns of servers that have died while they thought about them.
pub(crate) async fn take_over(app: &Arc<App>) -> Result<(), StoreError> {
    for id in app.store.stalled_bot_turns(100).await? {
        match wake_stored(app, &id).await {
            Ok(None) => {}
            Ok(Some(version)) => release(app, &id, version).await,
            Err(problem) => {
                tracing::debug!(game = %id.0, problem.error, "cannot take over the bots of a game");
                release(app, &id, 0).await;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_that_panics_is_answered_by_the_next_weaker_level() {
        let mut asked = Vec::new();
        let decided = or_weaker(&GameId("game".into()), Level::Expert, |level| {
            asked.push(level);
            assert!(level <= Level::Easy, "a fault in a strong bot");
            level
        });
        assert_eq!(decided, Level::Easy);
        assert_eq!(asked, [Level::Expert, Level::Hard, Level::Medium, Level::Easy]);
    }

    #[test]
    fn pauses_grow_and_have_an_end() {
        assert_eq!(pause(0), Duration::from_millis(200));
        assert_eq!(pause(3), Duration::from_millis(1600));
        assert_eq!(pause(9), Duration::from_mins(1));
        assert_eq!(pause(u32::MAX), Duration::from_mins(1));
        let in_an_hour = (0..).map(pause).scan(Duration::ZERO, |at, pause| {
            *at += pause;
            (*at < Duration::from_hours(1)).then_some(())
        });
        assert!(in_an_hour.count() < 70);
    }
}
