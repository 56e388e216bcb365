use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use notices::{PushKeys, PushSubscription, WebhookForm};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::me::key;
use crate::app::App;
use crate::at_table::AtTable;
use crate::caller::Caller;
use crate::error::Problem;
use crate::json_body::Body;
use crate::notice_occasion::NoticeOccasion;
use crate::services::notices::{
    ChannelChange, MyChannel, NewChannel, add, add_table_webhook, change, remove, remove_table_webhook, test,
};

/// Where the caller wants to be told what happens, and what there is to choose from.
#[derive(Serialize, ToSchema)]
pub(crate) struct MyNotices {
    channels: Vec<MyChannel>,
    /// What one can be told.
    occasions: Vec<&'static str>,
    /// Whether this server sends mail.
    mail: bool,
    /// The public key of this server for browsers that want to be pushed something (`applicationServerKey`).
    push_key: String,
}

/// A new channel: one of `push`, `mail` and `webhook`.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewNoticeChannel {
    /// What a browser says of itself (`PushSubscription.toJSON()`).
    push: Option<NewPush>,
    /// An address of e-mail. Nothing is told there before it is confirmed by the link that is sent to it.
    mail: Option<String>,
    /// An address that is told by a request: https, and public.
    webhook: Option<String>,
    /// What the receiver of the webhook understands: `json` (which it is if left out), `discord`, `slack`, `ntfy` or
    /// `gotify`.
    form: Option<String>,
    /// The language of the messages: `en`, `fr`, `nl` or `de`; English if left out.
    language: Option<String>,
}

/// A browser that takes pushes.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewPush {
    /// The address at its push service.
    endpoint: String,
    keys: NewPushKeys,
}

/// What a push is encrypted for.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewPushKeys {
    p256dh: String,
    auth: String,
}

/// Where the caller wants to be told what happens.
#[utoipa::path(get, path = "/api/me/notices", security(("token" = [])),
    responses((status = 200, body = MyNotices), (status = 401, body = Problem)))]
pub(crate) async fn my_notices(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<MyNotices>, Problem> {
    let channels = app.store.channels_of(key(caller)?).await?;
    Ok(Json(MyNotices {
        channels: channels.into_iter().map(MyChannel::of).collect(),
        occasions: NoticeOccasion::ALL.map(NoticeOccasion::name).to_vec(),
        mail: app.messengers.mailer.is_some(),
        push_key: app.messengers.push.key.public(),
    }))
}

/// Be told what happens at another place, too.
#[utoipa::path(post, path = "/api/me/notices", security(("token" = [])), request_body = NewNoticeChannel,
    responses((status = 201, body = MyChannel), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn add_channel(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(wanted): Body<NewNoticeChannel>,
) -> Result<(StatusCode, Json<MyChannel>), Problem> {
    let key = key(caller)?;
    let language = wanted.language.as_deref().and_then(phrases::Language::named).unwrap_or_default();
    let channel = add(&app, caller, key, wanted.channel()?, language.code()).await?;
    Ok((StatusCode::CREATED, Json(MyChannel::of(channel))))
}

impl NewNoticeChannel {
    fn channel(self) -> Result<NewChannel, Problem> {
        let form = webhook_form(self.form.as_deref())?;
        match (self.push, self.mail, self.webhook) {
            (Some(NewPush { endpoint, keys: NewPushKeys { p256dh, auth } }), None, None) => {
                Ok(NewChannel::Push(PushSubscription { endpoint, keys: PushKeys { p256dh, auth } }))
            }
            (None, Some(address), None) => Ok(NewChannel::Mail(address)),
            (None, None, Some(address)) => Ok(NewChannel::Webhook { address, form }),
            _ => Err(Problem::malformed("A channel is a push, a mail or a webhook: one of the three.")),
        }
    }
}

/// Choose what is told at a place. If it was switched off, it is tried again.
#[utoipa::path(put, path = "/api/me/notices/{channel}", security(("token" = [])), request_body = ChannelChange,
    params(("channel" = String, Path)),
    responses((status = 200, body = MyChannel), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn change_channel(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(wanted): Body<ChannelChange>,
) -> Result<Json<MyChannel>, Problem> {
    Ok(Json(MyChannel::of(change(&app, key(caller)?, &id, &wanted, None).await?)))
}

/// Be told nothing more at a place.
#[utoipa::path(delete, path = "/api/me/notices/{channel}", security(("token" = [])),
    params(("channel" = String, Path)),
    responses((status = 204, description = "It is gone."), (status = 401, body = Problem),
        (status = 404, body = Problem)))]
pub(crate) async fn remove_channel(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    remove(&app, key(caller)?, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Send a message to a place to see whether it arrives. If it does not, the answer says why.
#[utoipa::path(post, path = "/api/me/notices/{channel}/test", security(("token" = [])),
    params(("channel" = String, Path)),
    responses((status = 204, description = "It was sent."), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 502, body = Problem)))]
pub(crate) async fn test_channel(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    test(&app, caller, key(caller)?, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Where the players of a table are told together what happens.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableWebhook {
    /// An address that is told by a request: https, and public.
    webhook: String,
    /// What the receiver understands: `json` (which it is if left out), `discord`, `slack`, `ntfy` or `gotify`.
    form: Option<String>,
    /// The language of the messages: `en`, `fr`, `nl` or `de`; English if left out.
    language: Option<String>,
}

/// Have the players of a table told together, in a chat of theirs, whose turn it is and what else happens: its host.
#[utoipa::path(put, path = "/api/games/{id}/webhook", params(("id" = String, Path)), request_body = TableWebhook,
    security((), ("token" = [])), responses(
        (status = 204), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn set_table_webhook(
    at: AtTable,
    Body(wanted): Body<TableWebhook>,
) -> Result<StatusCode, Problem> {
    let form = webhook_form(wanted.form.as_deref())?;
    let language = wanted.language.as_deref().and_then(phrases::Language::named).unwrap_or_default();
    add_table_webhook(&at, &wanted.webhook, form, language.code()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Have the players of a table told nothing together any more: its host.
#[utoipa::path(delete, path = "/api/games/{id}/webhook", params(("id" = String, Path)),
    security((), ("token" = [])), responses(
        (status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn drop_table_webhook(at: AtTable) -> Result<StatusCode, Problem> {
    remove_table_webhook(&at).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn webhook_form(name: Option<&str>) -> Result<WebhookForm, Problem> {
    let name = name.unwrap_or("json");
    let form = WebhookForm::named(name);
    form.ok_or_else(|| Problem::malformed(format!("There is no form called \"{name}\".")))
}
