//! Who one is, by an address of e-mail: that it is theirs, and how a lost identity comes back through it.

use std::sync::Arc;

use axum::http::StatusCode;
use notices::MailAddress;
use store::{Channel, KeyHash, LinkPurpose, NewJob};

use crate::app::{App, hash, is_secret, new_secret};
use crate::bot_turns;
use crate::caller::Caller;
use crate::error::Problem;
use crate::limits::LimitedAction;
use crate::visitor::invitation;

/// Finds whom a lost identity could belong to, and sends them a link.
pub(crate) const RECOVER: &str = "recover";
/// Sends a link by mail.
pub(crate) const MAIL_LINK: &str = "mail-link";

/// Sends somebody the question whether an address is theirs. If it was asked too often lately, it is not asked again.
pub(crate) async fn ask_for_confirmation(
    app: &App,
    caller: Caller,
    channel: &Channel,
) -> Result<(), Problem> {
    if !app.limits.admits_mail(hash(&channel.address), caller.source) {
        return Err(Problem::told(StatusCode::TOO_MANY_REQUESTS, "problem-many-mails", []));
    }
    let detail = "confirm".to_owned();
    let job = NewJob { kind: MAIL_LINK.to_owned(), subject: channel.id.clone(), detail, due: app.now() };
    Ok(app.store.order_jobs(&[job]).await?)
}

/// Sends a link to an address that makes whoever opens it the person whose address it is. Whether there is such a person
/// is not said, and cannot be told from how long it takes.
pub(crate) async fn ask_for_recovery(app: &App, caller: Caller, address: &str) -> Result<(), Problem> {
    app.limits.admit(LimitedAction::Send, caller, &app.metrics)?;
    let address: MailAddress =
        address.parse().map_err(|_| Problem::told(StatusCode::BAD_REQUEST, "problem-mail-address", []))?;
    if !app.limits.admits_mail(hash(address.as_str()), caller.source) {
        return Ok(());
    }
    let subject = new_secret()[..20].to_owned();
    let detail = address.as_str().to_owned();
    let job = NewJob { kind: RECOVER.to_owned(), subject, detail, due: app.now() };
    Ok(app.store.order_jobs(&[job]).await?)
}

/// Whether a link holds that was sent by mail.
pub(crate) async fn check_link(app: &App, secret: &str, purpose: LinkPurpose) -> Result<(), Problem> {
    let hash = link_hash(secret)?;
    if app.store.holds_link(hash, purpose, app.now()).await? { Ok(()) } else { Err(link_over()) }
}

/// Confirms an address by the link that was sent to it.
pub(crate) async fn confirm(app: &App, secret: &str) -> Result<(), Problem> {
    let hash = link_hash(secret)?;
    if app.store.confirm_by_link(hash, app.now()).await? { Ok(()) } else { Err(link_over()) }
}

/// Makes the holder of a new secret the person to whose address a link was sent. That secret is returned; the key from
/// before is nobody's any more.
pub(crate) async fn recover(app: &Arc<App>, link: &str) -> Result<String, Problem> {
    let link = link_hash(link)?;
    let secret = new_secret();
    let host = secret.clone();
    let invite = Arc::new(move |id: &store::GameId| hash(&invitation(id, &host)));
    let changed = app.store.recover_by_link(link, app.now(), hash(&secret), invite).await?;
    for id in changed.ok_or_else(link_over)? {
        if let Some(session) = app.sessions.loaded(&id) {
            session.read_people().await?;
            bot_turns::wake(app, &session);
        }
    }
    Ok(secret)
}

/// Ends the mails to a channel, for whoever has got one.
pub(crate) async fn unsubscribe(app: &App, id: &str, proof: &str) -> Result<(), Problem> {
    let channel = subscribed(app, id, proof).await?;
    let off = Some(UNSUBSCRIBED.to_owned());
    Ok(app.store.put_channel(&Channel { off, ..channel }).await?)
}

/// Why a channel is off whose owner has ended its mails.
pub(crate) const UNSUBSCRIBED: &str = "unsubscribed";

/// The channel that a link at the end of a mail is for.
pub(crate) async fn subscribed(app: &App, id: &str, proof: &str) -> Result<Channel, Problem> {
    let channel =
        app.store.channel(id).await?.filter(|channel| app.messengers.unsubscribe_proof(&channel.id) == proof);
    channel.ok_or_else(link_over)
}

fn link_hash(secret: &str) -> Result<KeyHash, Problem> {
    if is_secret(secret) { Ok(hash(secret)) } else { Err(link_over()) }
}

fn link_over() -> Problem {
    Problem::told(StatusCode::GONE, "problem-link-over", [])
}
