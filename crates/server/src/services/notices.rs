//! Where people want to be told what happens while they are not here.

use std::sync::Arc;

use axum::http::StatusCode;
use notices::{Fault, MailAddress, PushSubscription, WebhookForm};
use serde::{Deserialize, Serialize};
use store::{Channel, ChannelKind, KeyHash};
use utoipa::ToSchema;

use super::identity;
use crate::app::{App, new_secret};
use crate::at_table::AtTable;
use crate::caller::Caller;
use crate::error::Problem;
use crate::limits::LimitedAction;
use crate::notice_occasion::NoticeOccasion;
use crate::notice_text;
use crate::session::Session;

/// Sends one message to one channel.
pub(crate) const DELIVER: &str = "deliver";
/// Sends somebody what has come together in a day.
pub(crate) const DIGEST: &str = "digest";

/// Nobody has more channels.
const MOST_CHANNELS: usize = 12;

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
