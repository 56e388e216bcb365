//! What people are told while they are not here: ordering it, and where they want to be told.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use game::Seat;
use notices::{Fault, MailAddress, PushSubscription, WebhookForm};
use serde::{Deserialize, Serialize};
use store::{Channel, ChannelKind, KeyHash, NewJob, Occupant, Timestamp};
use time_control::TimeControl;
use utoipa::ToSchema;

use super::identity;
use crate::app::{App, new_secret};
use crate::at_table::AtTable;
use crate::caller::Caller;
use crate::error::Problem;
use crate::frame::Frame;
use crate::limits::LimitedAction;
use crate::notice_occasion::NoticeOccasion;
use crate::notice_text;
use crate::session::Session;
use crate::table::Table;

/// Tells somebody that it is their turn: one job for a game, in whose place the one for the next turn comes.
pub(crate) const TURN: &str = "notice-turn";
/// Tells somebody that their time is nearly gone; one for a game.
pub(crate) const TIME_NEARLY_GONE: &str = "time-nearly-gone";
/// Tells people anything else.
pub(crate) const NOTICE: &str = "notice";
/// Sends one message to one channel.
pub(crate) const DELIVER: &str = "deliver";
/// Sends somebody what has come together in a day.
pub(crate) const DIGEST: &str = "digest";

/// A turn that is over within this time is told to nobody.
const A_MINUTE: Duration = Duration::from_mins(1);
/// What is told is ordered before it happens, so that a server that dies in between leaves no word unsaid; this long after,
/// it is looked whether it has happened.
const A_MOMENT: Duration = Duration::from_secs(2);
/// Nobody has more channels.
const MOST_CHANNELS: usize = 12;

/// Something to be told, as a job carries it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct NoticeOrder {
    pub(crate) occasion: NoticeOccasion,
    pub(crate) game: String,
    /// What tells two of a kind in one game apart: the version, or the time.
    pub(crate) moment: i64,
    /// To whom; to everybody at the table if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<u8>,
    /// Who has caused it, and need not be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) by: Option<u8>,
    /// What somebody asks for: `end`, `take-back` or `pause`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) wish: Option<String>,
    /// The game that it leads to, if that is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) next: Option<String>,
}

impl NoticeOrder {
    fn of(occasion: NoticeOccasion, session: &Session, moment: i64) -> NoticeOrder {
        let game = session.id.0.clone();
        NoticeOrder { occasion, game, moment, seat: None, by: None, wish: None, next: None }
    }

    fn job(&self, kind: &str, subject: String, due: Timestamp) -> NewJob {
        let detail = serde_json::to_string(self).unwrap_or_default();
        NewJob { kind: kind.to_owned(), subject, detail, due }
    }
}

/// What is to be told because a game has come from `before` to `after`: at most one job for another decision, and none
/// where nobody could be told.
pub(crate) fn after_move(
    session: &Session,
    before: &dyn Table,
    after: &dyn Table,
    deadline: Option<Timestamp>,
    at: Timestamp,
) -> Vec<NewJob> {
    if before.actor() == after.actor() {
        return Vec::new();
    }
    let people = session.people();
    let Some(actor) = after.actor() else {
        let by = before.actor().map(Seat::index);
        let winner = by.and_then(|seat| people.seats.get(seat)?.person().map(|person| person.key));
        if !people.reaches_others(winner) && !people.has_webhook {
            return Vec::new();
        }
        let order = NoticeOrder::of(NoticeOccasion::Over, session, after.version().into());
        let order = NoticeOrder { by: by.map(|seat| seat as u8), ..order };
        return vec![order.job(NOTICE, format!("over.{}", session.id), at)];
    };
    let key = people.reachable_at(actor.index());
    let together = people.has_webhook && people.bot_at(actor.index()).is_none();
    if key.is_none() && !together {
        return Vec::new();
    }
    let here = key.is_some_and(|key| session.attendance.is_connected(key));
    if here && people.is_one_person() {
        return Vec::new();
    }
    turn_jobs(session, actor.index(), after.version(), !here, deadline, at)
}

fn turn_jobs(
    session: &Session,
    seat: usize,
    version: u32,
    absent: bool,
    deadline: Option<Timestamp>,
    at: Timestamp,
) -> Vec<NewJob> {
    let turn = NoticeOrder::of(NoticeOccasion::Turn, session, version.into());
    let turn = NoticeOrder { seat: Some(seat as u8), ..turn };
    let wait = if absent && is_over_days(&session.frame) { Duration::ZERO } else { A_MINUTE };
    let mut jobs = vec![turn.job(TURN, session.id.0.clone(), later(at, wait))];
    if let Some(deadline) = deadline {
        let time = NoticeOrder { occasion: NoticeOccasion::Time, ..turn };
        let due = Timestamp(deadline.0 - warning(deadline.0 - at.0, is_over_days(&session.frame)));
        jobs.push(time.job(TIME_NEARLY_GONE, session.id.0.clone(), due));
    }
    jobs
}

/// Whether a game is played over days, by its clock.
fn is_over_days(frame: &Frame) -> bool {
    frame.clock.as_ref().is_some_and(TimeControl::is_over_days)
}

/// How long before its end somebody is told that their time is nearly gone: a tenth of it, in games over days at least an
/// hour.
fn warning(time: i64, over_days: bool) -> i64 {
    const HOUR: i64 = 60 * 60 * 1000;
    if over_days { (time / 10).max(HOUR).min(time) } else { time / 10 }
}

fn later(at: Timestamp, by: Duration) -> Timestamp {
    Timestamp(at.0.saturating_add(by.as_millis() as i64))
}

/// Orders something to be told to the others at a table, before it happens: whoever tells it looks whether it has.
pub(crate) async fn order(
    app: &App,
    session: &Session,
    occasion: NoticeOccasion,
    by: Option<usize>,
    wish: Option<&str>,
) -> Result<(), Problem> {
    let people = session.people();
    let key = by.and_then(|seat| people.seats.get(seat)?.person().map(|person| person.key));
    if !people.reaches_others(key) && !people.has_webhook {
        return Ok(());
    }
    let moment = app.now().0;
    let order = NoticeOrder {
        by: by.map(|seat| seat as u8),
        wish: wish.map(str::to_owned),
        ..NoticeOrder::of(occasion, session, moment)
    };
    let subject = format!("{}.{}.{moment}", occasion.name(), session.id);
    let due = app.config.clock.after(A_MOMENT);
    Ok(app.store.order_jobs(&[order.job(NOTICE, subject, due)]).await?)
}

/// Orders what is told when the last seat is taken: that the game begins, and to the first player that it is their turn.
/// Whoever sits in `by` sees it.
pub(crate) async fn order_beginning(app: &App, session: &Session, by: Option<usize>) -> Result<(), Problem> {
    order(app, session, NoticeOccasion::Begun, by, None).await?;
    let table = session.now();
    let first = table.actor().map(Seat::index).filter(|&seat| Some(seat) != by);
    let Some(first) = first else { return Ok(()) };
    let people = session.people();
    if people.reachable_at(first).is_none() && !people.has_webhook {
        return Ok(());
    }
    Ok(app.store.order_jobs(&turn_jobs(session, first, table.version(), true, None, app.now())).await?)
}

/// Orders that those are told whom a word at the table names.
pub(crate) async fn order_named(
    app: &App,
    session: &Session,
    by: usize,
    text: &str,
    at: Timestamp,
) -> Result<(), Problem> {
    let people = session.people();
    let named = |&seat: &usize| {
        let Some(Occupant::Person(person)) = people.seats.get(seat) else { return false };
        seat != by && !person.is_former() && people.reachable_at(seat).is_some() && names(text, &person.name)
    };
    let job = |seat: usize| {
        let order = NoticeOrder::of(NoticeOccasion::Named, session, at.0);
        let order = NoticeOrder { seat: Some(seat as u8), by: Some(by as u8), ..order };
        order.job(NOTICE, format!("named.{}.{}.{seat}", session.id, at.0), later(at, A_MOMENT))
    };
    let jobs: Vec<NewJob> = (0..people.seats.len()).filter(named).map(job).collect();
    if jobs.is_empty() { Ok(()) } else { Ok(app.store.order_jobs(&jobs).await?) }
}

/// Whether a text has a name as a word, perhaps behind an `@`.
fn names(text: &str, name: &str) -> bool {
    let (text, name) = (text.to_lowercase(), name.to_lowercase());
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    !name.is_empty()
        && text.match_indices(&name).any(|(place, _)| {
            let before = text[..place].chars().next_back();
            let after = text[place + name.len()..].chars().next();
            // A single letter is a word of many languages.
            let called = before == Some('@') || name.chars().count() > 1;
            called && !is_letter(before) && !is_letter(after)
        })
}

/// A channel as its owner sees it.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyChannel {
    /// What it is called.
    pub(crate) id: String,
    /// `push`, `mail` or `webhook`.
    pub(crate) kind: &'static str,
    /// The address of e-mail or of the webhook; of a browser, the address at its push service.
    pub(crate) address: String,
    /// What the receiver of a webhook understands: `json`, `discord`, `slack`, `ntfy` or `gotify`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) form: Option<String>,
    /// What is told there.
    pub(crate) occasions: Vec<String>,
    /// Whether it comes together, once a day (mail only).
    pub(crate) digest: bool,
    /// In which language.
    pub(crate) language: String,
    /// Whether it is known that the address is the caller's. Before that nothing is told there.
    pub(crate) confirmed: bool,
    /// Why nothing is told there any more, if nothing is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) off: Option<String>,
    /// The game whose players are told there together, if it is not for the caller alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) game: Option<String>,
}

impl MyChannel {
    pub(crate) fn of(channel: Channel) -> MyChannel {
        let address = match channel.kind {
            ChannelKind::Push => serde_json::from_str::<PushSubscription>(&channel.address)
                .map_or_else(|_| String::new(), |subscription| subscription.endpoint),
            ChannelKind::Mail | ChannelKind::Webhook => channel.address,
        };
        MyChannel {
            id: channel.id,
            kind: channel.kind.code(),
            address,
            form: channel.form,
            occasions: channel.occasions,
            digest: channel.digest,
            language: channel.language,
            confirmed: channel.confirmed.is_some(),
            off: channel.off,
            game: channel.game.map(|game| game.0),
        }
    }
}

/// A new channel.
pub(crate) enum NewChannel {
    Push(PushSubscription),
    Mail(String),
    Webhook { address: String, form: WebhookForm },
}

/// Adds a channel of somebody's, for every occasion. An address of e-mail is asked first.
pub(crate) async fn add(
    app: &Arc<App>,
    caller: Caller,
    key: KeyHash,
    new: NewChannel,
    language: &str,
) -> Result<Channel, Problem> {
    app.limits.admit(LimitedAction::Send, caller, &app.metrics)?;
    let channels = app.store.channels_of(key).await?;
    let now = app.now();
    let mut channel = Channel {
        id: new_secret()[..20].to_owned(),
        key,
        kind: ChannelKind::Webhook,
        address: String::new(),
        form: None,
        occasions: NoticeOccasion::ALL.map(|occasion| occasion.name().to_owned()).to_vec(),
        digest: false,
        language: language.to_owned(),
        created: now,
        confirmed: Some(now),
        failures: 0,
        off: None,
        game: None,
    };
    match new {
        NewChannel::Push(subscription) => {
            subscription.check(&app.messengers.outside).map_err(refusal)?;
            channel.kind = ChannelKind::Push;
            channel.address = serde_json::to_string(&subscription).unwrap_or_default();
        }
        NewChannel::Mail(address) => {
            if app.messengers.mailer.is_none() {
                return Err(refusal(Fault::NoMail));
            }
            let address: MailAddress = address
                .parse()
                .map_err(|_| Problem::told(StatusCode::BAD_REQUEST, "problem-mail-address", []))?;
            channel.kind = ChannelKind::Mail;
            address.as_str().clone_into(&mut channel.address);
            channel.confirmed = None;
        }
        NewChannel::Webhook { address, form } => {
            let url = app.messengers.outside.checked(&address).map_err(refusal)?;
            channel.address = url.to_string();
            channel.form = Some(form.name().to_owned());
        }
    }
    // Whoever names the same place again means that one.
    let same = channels
        .iter()
        .find(|other| other.kind == channel.kind && other.address == channel.address && other.game.is_none());
    if let Some(same) = same {
        let again = Channel {
            form: channel.form,
            failures: 0,
            off: None,
            language: channel.language,
            ..same.clone()
        };
        put(app, &again).await?;
        return ask_for_confirmation(app, caller, again).await;
    }
    if channels.len() >= MOST_CHANNELS {
        let most = ("most", MOST_CHANNELS.into());
        return Err(Problem::told(StatusCode::CONFLICT, "problem-many-channels", [most]));
    }
    put(app, &channel).await?;
    ask_for_confirmation(app, caller, channel).await
}

/// What the players of a table are told together.
const TOGETHER: [NoticeOccasion; 6] = [
    NoticeOccasion::Turn,
    NoticeOccasion::Time,
    NoticeOccasion::Begun,
    NoticeOccasion::Asked,
    NoticeOccasion::Over,
    NoticeOccasion::Rematch,
];

/// The host has the players of a table told together what happens there, in place of where they were told before.
pub(crate) async fn add_table_webhook(
    AtTable { app, session, caller }: &AtTable,
    address: &str,
    form: WebhookForm,
    language: &str,
) -> Result<(), Problem> {
    let key = table_host(session, *caller)?;
    app.limits.admit(LimitedAction::Send, *caller, &app.metrics)?;
    let url = app.messengers.outside.checked(address).map_err(refusal)?;
    for old in app.store.channels_at(&session.id).await? {
        app.store.delete_channel(&old.id, old.key).await?;
    }
    let now = app.now();
    let channel = Channel {
        id: new_secret()[..20].to_owned(),
        key,
        kind: ChannelKind::Webhook,
        address: url.to_string(),
        form: Some(form.name().to_owned()),
        occasions: TOGETHER.map(|occasion| occasion.name().to_owned()).to_vec(),
        digest: false,
        language: language.to_owned(),
        created: now,
        confirmed: Some(now),
        failures: 0,
        off: None,
        game: Some(session.id.clone()),
    };
    app.store.put_channel(&channel).await?;
    Ok(session.read_people().await?)
}

/// The host has the players of a table told nothing together any more.
pub(crate) async fn remove_table_webhook(AtTable { app, session, caller }: &AtTable) -> Result<(), Problem> {
    table_host(session, *caller)?;
    for channel in app.store.channels_at(&session.id).await? {
        app.store.delete_channel(&channel.id, channel.key).await?;
    }
    Ok(session.read_people().await?)
}

fn table_host(session: &Session, caller: Caller) -> Result<KeyHash, Problem> {
    let host = caller.key.filter(|&key| session.people().is_host(Some(key)));
    host.ok_or_else(|| Problem::not_yours("problem-only-host-webhook", []))
}

/// Stores a channel. The tables of its owner here know it at once; those elsewhere hear of it.
async fn put(app: &App, channel: &Channel) -> Result<(), Problem> {
    app.store.put_channel(channel).await?;
    for session in app.sessions.all() {
        if session.people().seats_of(Some(channel.key)).next().is_some() {
            session.read_people().await?;
        }
    }
    Ok(())
}

/// Sends the question whether an address is theirs to somebody who has not answered it yet.
async fn ask_for_confirmation(app: &App, caller: Caller, channel: Channel) -> Result<Channel, Problem> {
    if channel.confirmed.is_none() {
        identity::ask_for_confirmation(app, caller, &channel).await?;
    }
    Ok(channel)
}

/// What somebody changes about a channel.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChannelChange {
    /// What is to be told there.
    pub(crate) occasions: Vec<NoticeOccasion>,
    /// Whether it is to come together, once a day (mail only).
    #[serde(default)]
    pub(crate) digest: bool,
}

/// Changes what is told to a channel of somebody's, and tries it again if it was off.
pub(crate) async fn change(
    app: &App,
    key: KeyHash,
    id: &str,
    change: &ChannelChange,
    language: Option<&str>,
) -> Result<Channel, Problem> {
    let channel = own(app, key, id).await?;
    let chosen = NoticeOccasion::ALL.into_iter().filter(|occasion| change.occasions.contains(occasion));
    let changed = Channel {
        occasions: chosen.map(|occasion| occasion.name().to_owned()).collect(),
        digest: change.digest && channel.kind == ChannelKind::Mail,
        language: language.map_or(channel.language, str::to_owned),
        failures: 0,
        off: None,
        ..channel
    };
    put(app, &changed).await?;
    Ok(changed)
}

/// Deletes a channel of somebody's.
pub(crate) async fn remove(app: &App, key: KeyHash, id: &str) -> Result<(), Problem> {
    if app.store.delete_channel(id, key).await? { Ok(()) } else { Err(no_such_channel()) }
}

/// Sends a message to a channel of somebody's to see whether it arrives. To an address that is not confirmed, it is the
/// question once more. Returns whether it is confirmed.
pub(crate) async fn test(app: &App, caller: Caller, key: KeyHash, id: &str) -> Result<bool, Problem> {
    let channel = own(app, key, id).await?;
    app.limits.admit(LimitedAction::Send, caller, &app.metrics)?;
    if channel.confirmed.is_none() {
        identity::ask_for_confirmation(app, caller, &channel).await?;
        return Ok(false);
    }
    let message = notice_text::test(app, &channel, notice_text::message_key(&new_secret()));
    app.messengers.send(&channel, &message, app.now()).await.map_err(refusal)?;
    if channel.off.is_some() || channel.failures > 0 {
        put(app, &Channel { off: None, failures: 0, ..channel }).await?;
    }
    Ok(true)
}

/// Why something cannot be sent, for whoever wants it sent.
fn refusal(fault: Fault) -> Problem {
    let (id, number) = fault_phrase(fault);
    let status = match fault {
        Fault::Address | Fault::Private => StatusCode::BAD_REQUEST,
        Fault::NoMail => StatusCode::CONFLICT,
        _ => StatusCode::BAD_GATEWAY,
    };
    Problem::told(status, id, [("number", number.to_string().into())])
}

/// The message that tells of a fault, and its number.
pub(crate) fn fault_phrase(fault: Fault) -> (&'static str, u16) {
    match fault {
        Fault::Address => ("fault-address", 0),
        Fault::Private => ("fault-private", 0),
        Fault::Unresolved => ("fault-unresolved", 0),
        Fault::Unreachable => ("fault-unreachable", 0),
        Fault::Tls => ("fault-tls", 0),
        Fault::Slow => ("fault-slow", 0),
        Fault::Status(number) => ("fault-status", number),
        Fault::Mail(number) => ("fault-mail", number),
        Fault::NoMail => ("fault-no-mail", 0),
        Fault::Broken => ("fault-broken", 0),
    }
}

async fn own(app: &App, key: KeyHash, id: &str) -> Result<Channel, Problem> {
    let channel = app.store.channel(id).await?;
    channel.filter(|channel| channel.key == key).ok_or_else(no_such_channel)
}

fn no_such_channel() -> Problem {
    Problem::told(StatusCode::NOT_FOUND, "problem-no-such-channel", [])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_word() {
        for (text, name, named) in [
            ("Ann, your turn?", "Ann", true),
            ("ask @ann", "Ann", true),
            ("Annie left", "Ann", false),
            ("Joanna and hannah", "Ann", false),
            ("thanks, Jean-Luc!", "Jean-Luc", true),
            ("I like B&O", "B", false),
            ("what do you say, @B?", "B", true),
            ("ÉMILE!", "Émile", true),
            ("", "Ann", false),
            ("anything", "", false),
        ] {
            assert_eq!(names(text, name), named, "{text} {name}");
        }
    }

    #[test]
    fn a_warning_comes_with_a_tenth_left_and_over_days_with_an_hour() {
        const HOUR: i64 = 60 * 60 * 1000;
        assert_eq!(warning(600_000, false), 60_000);
        assert_eq!(warning(72 * HOUR, true), 72 * HOUR / 10);
        assert_eq!(warning(5 * HOUR, true), HOUR);
        assert_eq!(warning(HOUR / 2, true), HOUR / 2);
    }
}
