use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use game::Seat;
use notices::Fault;
use serde::{Deserialize, Serialize};
use store::{
    Channel, ChannelKind, Closed, Delivery, Filter, GameId, Job, KeyHash, NewJob, Occupant, Stage,
    StoreError, StoredGame, Timestamp,
};
use worker::{JobFailure, JobHandler, NextTime, Patience};

use super::failed;
use crate::app::App;
use crate::error::Problem;
use crate::heart;
use crate::notice_occasion::NoticeOccasion;
use crate::notice_orders::{NoticeOrder, nearly_gone};
use crate::notice_text::{self, message_key};
use crate::services::notices::{DELIVER, DIGEST};
use crate::session::Session;
use crate::table::Table;

/// While live play goes back and forth, mails about one game come no closer together.
const BETWEEN_MAILS: Duration = Duration::from_hours(1);
/// A channel that fails so often in a row is switched off; if it cannot go well, sooner.
const MOST_FAILURES: u32 = 10;
const MOST_REFUSALS: u32 = 3;
const DAY: i64 = 24 * 60 * 60 * 1000;
/// When the mails go out that come once a day: at six o'clock in the morning, in London in winter.
const MORNING: i64 = 6 * 60 * 60 * 1000;
/// The most games in one mail.
const MOST_GAMES: u32 = 50;

/// One message to one channel, as a job carries it.
#[derive(Serialize, Deserialize)]
struct Errand {
    order: NoticeOrder,
    seat: u8,
    channel: String,
}

/// Finds who is to be told something, and where, and has it delivered.
pub(super) struct FanOut(pub(super) Arc<App>);

#[async_trait]
impl JobHandler for FanOut {
    async fn perform(&self, job: &Job) -> Result<NextTime, JobFailure> {
        let FanOut(app) = self;
        let Ok(mut order) = serde_json::from_str::<NoticeOrder>(&job.detail) else {
            return Err(JobFailure::hopeless("it cannot be read what is to be told"));
        };
        let Some(game) = current(app, &order).await.map_err(failed)? else { return Ok(NextTime::Never) };
        if order.occasion == NoticeOccasion::Time {
            let session = up_to_date(app, &game).await.map_err(passing)?;
            match still_to_come(app, &session, &order).await.map_err(failed)? {
                Some(TimeLeft::Plenty(until)) => return Ok(NextTime::At(until)),
                Some(TimeLeft::Little) => {}
                None => return Ok(NextTime::Never),
            }
        }
        order.next =
            (order.occasion == NoticeOccasion::Rematch).then(|| game.next.clone()).flatten().map(|id| id.0);
        let mut jobs = Vec::new();
        for (seat, key) in recipients(&game, &order) {
            for channel in app.store.channels_of(key).await.map_err(failed)? {
                if channel.game.is_none() && wants(&channel, order.occasion) {
                    jobs.extend(delivery(app, &order, seat, &channel).await.map_err(failed)?);
                }
            }
        }
        for channel in app.store.channels_at(&game.id).await.map_err(failed)? {
            if wants(&channel, order.occasion) {
                let about = order.seat.or(order.by).unwrap_or(0);
                jobs.extend(delivery(app, &order, about, &channel).await.map_err(failed)?);
            }
        }
        app.store.order_jobs(&jobs).await.map_err(failed)?;
        Ok(NextTime::Never)
    }
}

/// The game that is to be told about, if there is still something to tell.
async fn current(app: &App, order: &NoticeOrder) -> Result<Option<StoredGame>, StoreError> {
    let Some(game) = app.store.load(&GameId(order.game.clone())).await? else { return Ok(None) };
    let begun = !game.seats.iter().any(|seat| seat.occupant.is_vacant());
    let over = game.status.result.is_some() || game.closed.is_some();
    let holds = match order.occasion {
        NoticeOccasion::Turn | NoticeOccasion::Time => begun && !over && game.status.to_move == order.seat,
        NoticeOccasion::Begun => begun && !over,
        NoticeOccasion::Asked => !over && is_asked(app, order).await?,
        NoticeOccasion::Over => over && game.closed != Some(Closed::Cancelled),
        NoticeOccasion::Rematch => game.next.is_some(),
        NoticeOccasion::Named => true,
    };
    Ok(holds.then_some(game))
}

/// Whether somebody still asks for what they have asked for.
async fn is_asked(app: &App, order: &NoticeOrder) -> Result<bool, StoreError> {
    if order.wish.as_deref() == Some("end") {
        return Ok(true);
    }
    let proposals = app.store.proposals(&GameId(order.game.clone())).await?;
    Ok(proposals.iter().any(|proposal| proposal.at.0 == order.moment))
}

/// How much time is left to somebody who is to be told that it is nearly gone.
enum TimeLeft {
    /// More than they are told of, until this moment.
    Plenty(Timestamp),
    /// It is nearly gone.
    Little,
}

/// What is left to whoever an order is for. After a pause, a take-back or a time in which no server lived it is more than
/// when that was ordered. Returns `None` if their time does not run, or is gone: then there is nothing to tell.
async fn still_to_come(
    app: &App,
    session: &Session,
    order: &NoticeOrder,
) -> Result<Option<TimeLeft>, StoreError> {
    // Perhaps no server lived until just now, and nobody has noted it yet.
    heart::beat(app).await?;
    let (present, outages) = (session.present(), app.clockwork.outages());
    let runs = present.clocks.as_ref().filter(|clocks| {
        let seat = clocks.running().map(|seat| seat.index() as u8);
        seat == order.seat && clocks.deadline(&outages).is_some_and(|deadline| deadline > app.clockwork.now())
    });
    let until = nearly_gone(runs, &outages);
    Ok(until.map(|until| if until > app.now() { TimeLeft::Plenty(until) } else { TimeLeft::Little }))
}

/// Who is to be told, each once, with a seat of theirs.
fn recipients(game: &StoredGame, order: &NoticeOrder) -> Vec<(u8, KeyHash)> {
    let person = |seat: &store::StoredSeat| match &seat.occupant {
        Occupant::Person(person) if !person.is_former() => Some((seat.seat, person.key)),
        _ => None,
    };
    let by =
        order.by.and_then(|by| game.seats.get(usize::from(by))?.occupant.person()).map(|person| person.key);
    let mut people: Vec<(u8, KeyHash)> = Vec::new();
    for (seat, key) in game.seats.iter().filter_map(person) {
        let meant = order.seat.is_none_or(|meant| meant == seat) && by != Some(key);
        if meant && !people.iter().any(|(_, known)| *known == key) {
            people.push((seat, key));
        }
    }
    people
}

fn wants(channel: &Channel, occasion: NoticeOccasion) -> bool {
    channel.is_open() && channel.occasions.iter().any(|name| name == occasion.name())
}

/// The job that delivers something to a channel, unless it was delivered or comes with the mail of the day.
async fn delivery(
    app: &App,
    order: &NoticeOrder,
    seat: u8,
    channel: &Channel,
) -> Result<Option<NewJob>, StoreError> {
    let now = app.now();
    // Tomorrow would be too late for a warning.
    if channel.digest && order.occasion != NoticeOccasion::Time {
        let due = Timestamp((now.0 - MORNING).div_euclid(DAY) * DAY + DAY + MORNING);
        let (kind, subject) = (DIGEST.to_owned(), channel.id.clone());
        app.store.order_job_once(&NewJob { kind, subject, detail: String::new(), due }).await?;
        return Ok(None);
    }
    let NoticeOrder { occasion, game, moment, .. } = order;
    let subject = format!("{}.{game}.{moment}.{seat}.{}", occasion.name(), channel.id);
    if app.store.is_delivered(&subject).await? {
        return Ok(None);
    }
    let mut due = now;
    if channel.kind == ChannelKind::Mail && *occasion == NoticeOccasion::Turn {
        let last = app.store.last_delivery(&channel.id, &GameId(game.clone())).await?;
        due = last.map_or(now, |last| now.max(Timestamp(last.0 + BETWEEN_MAILS.as_millis() as i64)));
    }
    let errand = Errand { order: order.clone(), seat, channel: channel.id.clone() };
    let detail = serde_json::to_string(&errand).unwrap_or_default();
    Ok(Some(NewJob { kind: DELIVER.to_owned(), subject, detail, due }))
}

/// Sends one message to one channel.
pub(super) struct Deliver(pub(super) Arc<App>);

#[async_trait]
impl JobHandler for Deliver {
    async fn perform(&self, job: &Job) -> Result<NextTime, JobFailure> {
        let Deliver(app) = self;
        let Ok(Errand { order, seat, channel }) = serde_json::from_str(&job.detail) else {
            return Err(JobFailure::hopeless("it cannot be read what is to be sent"));
        };
        let channel = app.store.channel(&channel).await.map_err(failed)?;
        let Some(channel) = channel.filter(|channel| wants(channel, order.occasion)) else {
            return Ok(NextTime::Never);
        };
        let Some(game) = current(app, &order).await.map_err(failed)? else { return Ok(NextTime::Never) };
        if app.store.is_delivered(&job.subject).await.map_err(failed)? {
            return Ok(NextTime::Never);
        }
        let session = up_to_date(app, &game).await.map_err(passing)?;
        if has_passed(&order, &*session.now()) {
            return Ok(NextTime::Never);
        }
        if order.occasion == NoticeOccasion::Time {
            // Since it was found that it is nearly gone, all may have agreed to pause.
            match still_to_come(app, &session, &order).await.map_err(failed)? {
                Some(TimeLeft::Plenty(until)) => return Ok(NextTime::At(until)),
                Some(TimeLeft::Little) => {}
                None => return Ok(NextTime::Never),
            }
        }
        let key = message_key(&job.subject);
        let message = notice_text::message(app, &session, &order, seat.into(), &channel, key);
        let sent = app.messengers.send(&channel, &message, app.now()).await;
        noted(app, &channel, &job.subject, Some(GameId(order.game)), sent).await
    }

    fn patience(&self) -> Patience {
        Patience { attempts: 12, shortest: Duration::from_secs(10), longest: Duration::from_hours(1) }
    }
}

/// The game may be read another time.
fn passing(problem: Problem) -> JobFailure {
    JobFailure::passing(problem.error)
}

/// The game in memory, as far as it has come in the store.
async fn up_to_date(app: &App, game: &StoredGame) -> Result<Arc<Session>, Problem> {
    let session = app.session(&game.id.0).await?;
    if session.now().version() < game.version {
        session.read_again().await?;
    }
    Ok(session)
}

/// Whether somebody else has had to decide since it was to be told whose turn it is: that turn has passed, even if it is
/// theirs again.
fn has_passed(order: &NoticeOrder, now: &dyn Table) -> bool {
    let of_turn = matches!(order.occasion, NoticeOccasion::Turn | NoticeOccasion::Time);
    let began = u32::try_from(order.moment).unwrap_or(u32::MAX);
    let seat = order.seat.map(usize::from);
    of_turn && (began..=now.version()).any(|version| now.actor_at(version).map(Seat::index) != seat)
}

/// Notes what became of a message.
async fn noted(
    app: &App,
    channel: &Channel,
    subject: &str,
    game: Option<GameId>,
    sent: Result<(), Fault>,
) -> Result<NextTime, JobFailure> {
    let Err(fault) = sent else {
        let (subject, channel) = (subject.to_owned(), channel.id.clone());
        let delivery = Delivery { subject, channel, game, at: app.now() };
        app.store.note_delivery(&delivery).await.map_err(failed)?;
        return Ok(NextTime::Never);
    };
    let gone = channel.kind == ChannelKind::Push && fault.is_gone();
    let most = match () {
        () if gone => 1,
        () if fault.is_final() => MOST_REFUSALS,
        () => MOST_FAILURES,
    };
    app.store.note_failure(&channel.id, &fault.code(), most).await.map_err(failed)?;
    if fault.is_final() {
        tracing::info!(channel = channel.id, %fault, "somebody could not be told something");
        return Ok(NextTime::Never);
    }
    Err(JobFailure::passing(fault.to_string()))
}

/// Sends somebody which games wait for them, once a day.
pub(super) struct Digest(pub(super) Arc<App>);

#[async_trait]
impl JobHandler for Digest {
    async fn perform(&self, job: &Job) -> Result<NextTime, JobFailure> {
        let Digest(app) = self;
        let channel = app.store.channel(&job.subject).await.map_err(failed)?;
        let Some(channel) = channel.filter(Channel::is_open) else { return Ok(NextTime::Never) };
        let subject = format!("digest.{}.{}", channel.id, job.due.0);
        if app.store.is_delivered(&subject).await.map_err(failed)? {
            return Ok(NextTime::Never);
        }
        let running = Some(Stage::Running);
        let filter =
            Filter { key: Some(channel.key), stage: running, limit: MOST_GAMES, ..Filter::default() };
        let games = app.store.list(&filter).await.map_err(failed)?;
        let waits = |game: &StoredGame| {
            let seat = game.status.to_move.and_then(|seat| game.seats.get(usize::from(seat)));
            seat.is_some_and(
                |seat| matches!(&seat.occupant, Occupant::Person(person) if person.key == channel.key),
            )
        };
        let waiting: Vec<(String, String)> =
            games.into_iter().filter(waits).map(|game| (game.id.0, game.game)).collect();
        if waiting.is_empty() {
            return Ok(NextTime::Never);
        }
        let message = notice_text::digest(app, &channel, &waiting, message_key(&subject));
        let sent = app.messengers.send(&channel, &message, app.now()).await;
        noted(app, &channel, &subject, None, sent).await
    }
}
