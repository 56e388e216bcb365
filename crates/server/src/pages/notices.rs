//! Where one is told what happens while one is not here.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use maud::{Markup, html};
use notices::{Fault, WebhookForm};
use serde::Deserialize;
use store::{Channel, ChannelKind, KeyHash};

use super::forms::Form;
use super::layout::{bar, page as framed};
use crate::app::App;
use crate::error::Problem;
use crate::notice_occasion::NoticeOccasion;
use crate::services::identity::UNSUBSCRIBED;
use crate::services::notices::{
    ChannelChange, MyChannel, NewChannel, add, change, fault_phrase, remove, test as send_test,
};
use crate::visitor::Visitor;

/// What has just been done.
#[derive(Deserialize)]
pub(super) struct Done {
    done: Option<String>,
}

/// The three ways to be told something, and what is told by each.
pub(super) async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(Done { done }): Query<Done>,
) -> Result<Markup, Problem> {
    let say = |id| visitor.say(id, &[]);
    let channels = match visitor.caller().key {
        Some(key) => app.store.channels_of(key).await?,
        None => Vec::new(),
    };
    let done = done.as_deref().and_then(|done| match done {
        "saved" => Some("notices-saved"),
        "sent" => Some("notices-sent"),
        "asked" => Some("notices-asked"),
        "removed" => Some("notices-removed"),
        "confirmed" => Some("notices-confirmed"),
        _ => None,
    });
    let of = |kind| channels.iter().filter(move |channel| channel.kind == kind && channel.game.is_none());
    let body = html! {
        (bar(&visitor, &html! {}, &html! {}))
        main class="sheet me notices" {
            h1 { (say("notices-title")) }
            p { (say("notices-help")) }
            @if let Some(done) = done { p class="done" role="status" { (say(done)) } }
            @if visitor.secret.is_none() {
                p { (say("me-none")) }
            } @else {
                section class="leaf" {
                    h2 { (say("notices-push")) }
                    p { (say("notices-push-help")) }
                    p class="problem" id="push-impossible" hidden { (say("notices-push-impossible")) }
                    p class="problem" id="push-denied" hidden { (say("notices-push-denied")) }
                    p class="problem" id="push-failed" hidden { (say("notices-push-failed")) }
                    p { button type="button" class="first" id="push-here" data-push-key=(app.messengers.push.key.public()) {
                        (say("notices-push-here"))
                    } }
                    @for channel in of(ChannelKind::Push) { (card(&visitor, channel)) }
                }
                section class="leaf" {
                    h2 { (say("notices-mail")) }
                    @if app.messengers.mailer.is_some() {
                        p { (say("notices-mail-help")) }
                        form method="post" action="/me/notices/mail" class="one-line" {
                            label for="mail" { (say("notices-mail-address")) }
                            input id="mail" name="address" type="email" required autocomplete="email" maxlength="254";
                            button { (say("notices-add")) }
                        }
                    } @else {
                        p { (say("fault-no-mail")) }
                    }
                    @for channel in of(ChannelKind::Mail) { (card(&visitor, channel)) }
                }
                section class="leaf" {
                    h2 { (say("notices-webhook")) }
                    p { (say("notices-webhook-help")) }
                    form method="post" action="/me/notices/webhook" class="one-line" {
                        label for="webhook" { (say("notices-webhook-address")) }
                        input id="webhook" name="address" type="url" required maxlength="2000" placeholder="https://";
                        label for="form" { (say("notices-webhook-form")) }
                        select id="form" name="form" {
                            @for form in WebhookForm::ALL { option value=(form.name()) { (form_label(form)) } }
                        }
                        button { (say("notices-add")) }
                    }
                    @for channel in of(ChannelKind::Webhook) { (card(&visitor, channel)) }
                }
            }
            p { a href="/me" { (say("me-title")) } }
        }
    };
    Ok(framed(&visitor, &say("notices-title"), "me", &["notices.js"], &body))
}

/// What these are called is the same in every language.
pub(super) fn form_label(form: WebhookForm) -> &'static str {
    match form {
        WebhookForm::Json => "JSON",
        WebhookForm::Discord => "Discord",
        WebhookForm::Slack => "Slack",
        WebhookForm::Ntfy => "ntfy",
        WebhookForm::Gotify => "Gotify",
    }
}

/// One channel: what is told there, whether it works, and how to try it or to be rid of it.
fn card(visitor: &Visitor, channel: &Channel) -> Markup {
    let say = |id| visitor.say(id, &[]);
    let id = &channel.id;
    let shown = MyChannel::of(channel.clone());
    // Of a browser's address only the service means anything to a person.
    let place = match channel.kind {
        ChannelKind::Push => shown.address.split('/').nth(2).unwrap_or_default().to_owned(),
        ChannelKind::Mail | ChannelKind::Webhook => shown.address,
    };
    let form = channel.form.as_deref().and_then(WebhookForm::named).map(form_label);
    html! {
        form class="channel" method="post" action={ "/me/notices/" (id) } aria-labelledby={ "place-" (id) } {
            h3 id={ "place-" (id) } { (place) @if let Some(form) = form { " · " (form) } }
            @if let Some(why) = &channel.off { p class="problem" { (off(visitor, why)) } }
            @if channel.confirmed.is_none() {
                p class="problem" { (say(if channel.failures > 0 { "notices-unsent" } else { "notices-unconfirmed" })) }
            } @else {
                fieldset {
                    legend { (say("notices-of")) }
                    @for occasion in NoticeOccasion::ALL {
                        @let name = occasion.name();
                        label { input type="checkbox" name=(name) checked[channel.occasions.iter().any(|chosen| chosen == name)];
                            " " (say(occasion_phrase(occasion))) }
                    }
                    @if channel.kind == ChannelKind::Mail {
                        label { input type="checkbox" name="digest" checked[channel.digest]; " " (say("notices-digest")) }
                    }
                }
            }
            p class="channel-tools" {
                @if channel.confirmed.is_some() { button class="first" { (say("notices-save")) } }
                button formaction={ "/me/notices/" (id) "/test" } {
                    (say(if channel.confirmed.is_some() { "notices-test" } else { "notices-ask-again" }))
                }
                button formaction={ "/me/notices/" (id) "/remove" } { (say("notices-remove")) }
            }
        }
    }
}

fn occasion_phrase(occasion: NoticeOccasion) -> &'static str {
    match occasion {
        NoticeOccasion::Turn => "notices-of-turn",
        NoticeOccasion::Begun => "notices-of-begun",
        NoticeOccasion::Time => "notices-of-time",
        NoticeOccasion::Asked => "notices-of-asked",
        NoticeOccasion::Named => "notices-of-named",
        NoticeOccasion::Over => "notices-of-over",
        NoticeOccasion::Rematch => "notices-of-rematch",
    }
}

/// Why a channel is off, in words.
fn off(visitor: &Visitor, why: &str) -> String {
    if why == UNSUBSCRIBED {
        return visitor.say("notices-unsubscribed", &[]);
    }
    let (id, number) = fault_phrase(Fault::of_code(why).unwrap_or(Fault::Broken));
    let why = visitor.say(id, &[("number", number.to_string().into())]);
    visitor.say("notices-off", &[("why", why.into())])
}

/// Adds an address of e-mail.
pub(super) async fn add_mail(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    form: Form,
) -> Result<Redirect, Problem> {
    let new = NewChannel::Mail(form.get("address").unwrap_or_default().to_owned());
    let channel = add(&app, visitor.caller(), key(&visitor)?, new, language(&visitor)).await?;
    Ok(back(if channel.confirmed.is_some() { "saved" } else { "asked" }))
}

/// Adds a webhook.
pub(super) async fn add_webhook(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    form: Form,
) -> Result<Redirect, Problem> {
    let address = form.get("address").unwrap_or_default().to_owned();
    let form = form.get("form").and_then(WebhookForm::named).unwrap_or(WebhookForm::Json);
    let new = NewChannel::Webhook { address, form };
    add(&app, visitor.caller(), key(&visitor)?, new, language(&visitor)).await?;
    Ok(back("saved"))
}

/// Chooses what is told at a place.
pub(super) async fn save(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Redirect, Problem> {
    let chosen = |occasion: &NoticeOccasion| form.get(occasion.name()).is_some();
    let occasions = NoticeOccasion::ALL.into_iter().filter(chosen).collect();
    let wanted = ChannelChange { occasions, digest: form.get("digest").is_some() };
    change(&app, key(&visitor)?, &id, &wanted, Some(language(&visitor))).await?;
    Ok(back("saved"))
}

/// Sends a message to a place, to see whether it arrives.
pub(super) async fn test(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    let confirmed = send_test(&app, visitor.caller(), key(&visitor)?, &id).await?;
    Ok(back(if confirmed { "sent" } else { "asked" }))
}

/// Tells nothing more at a place.
pub(super) async fn discard(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    remove(&app, key(&visitor)?, &id).await?;
    Ok(back("removed"))
}

fn key(visitor: &Visitor) -> Result<KeyHash, Problem> {
    let key = visitor.caller().key;
    key.ok_or_else(|| Problem::told(axum::http::StatusCode::UNAUTHORIZED, "me-none", []))
}

fn language(visitor: &Visitor) -> &'static str {
    visitor.phrases.language().code()
}

fn back(done: &str) -> Redirect {
    Redirect::to(&format!("/me/notices?done={done}"))
}
