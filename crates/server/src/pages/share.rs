//! Letting others in: the link to a table, as text, as a QR code and to the device's own way of sharing.

use ::notices::WebhookForm;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};
use serde::Deserialize;

use super::notices::form_label;
use super::proposals;
use super::update::Onlooker;
use crate::app::hash;
use crate::error::Problem;
use crate::visitor::Visitor;

/// What can be handed on of a table.
struct ShareLink {
    /// From the root on.
    path: String,
    /// The message that says what it opens.
    note: &'static str,
    /// Whether it opens for everybody who has it.
    opens: bool,
    /// Whether the moment that somebody looks at can go with it.
    moments: bool,
}

impl ShareLink {
    fn of(onlooker: &Onlooker) -> ShareLink {
        let people = &onlooker.people;
        let id = &onlooker.session.id;
        let path = format!("/games/{id}");
        let link = |note, opens| ShareLink { path: path.clone(), note, opens, moments: true };
        let over = onlooker.session.is_over();
        if people.invite.is_none() || people.shared {
            let note = match (over, people.all_here()) {
                (true, _) => "share-over",
                (false, true) => "share-watch",
                (false, false) => "share-join",
            };
            return link(note, true);
        }
        // A host who has taken the table over does not know the invitation of the one before.
        let own = onlooker.visitor.invitation(id);
        if !over && onlooker.is_host() && people.invite == Some(hash(&own)) {
            let path = format!("{path}?invite={own}");
            return ShareLink { path, note: "share-invitation", opens: true, moments: false };
        }
        link("share-private", false)
    }
}

/// The button that opens the dialog.
pub(super) fn button(visitor: &Visitor) -> Markup {
    let label = visitor.say("share-button", &[]);
    html! {
        button type="button" class="tool sharing" data-opens="share" id="share-button" title=(label) {
            svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" {
                path d="M5 8l6-4M5 8l6 4" stroke="currentColor" stroke-width="1.5" fill="none" {}
                circle cx="4" cy="8" r="2.3" fill="currentColor" {}
                circle cx="12" cy="3.6" r="2.3" fill="currentColor" {}
                circle cx="12" cy="12.4" r="2.3" fill="currentColor" {}
            }
            span class="tool-name" { (label) }
        }
    }
}

/// The dialog.
pub(super) fn dialog(onlooker: &Onlooker) -> Markup {
    html! {
        dialog id="share" aria-labelledby="share-title" {
            h2 id="share-title" { (onlooker.say("share-title", &[])) }
            (body(onlooker))
            form method="dialog" { button class="first" { (onlooker.say("page-close", &[])) } }
        }
    }
}

/// What stands in the dialog, and changes with the table.
pub(super) fn body(onlooker: &Onlooker) -> Markup {
    let link = ShareLink::of(onlooker);
    html! {
        div id="share-body" data-part {
            p { (onlooker.say(link.note, &[])) }
            @if link.moments { p class="note" id="share-moment" hidden { (onlooker.say("share-moment", &[])) } }
            (ways(onlooker, "share-link", &link))
            (publicity(onlooker))
            (webhook(onlooker))
            (proposals::substitutes(onlooker))
            @if proposals::can_leave(onlooker) {
                p { button type="button" id="to-leaving" data-opens="leaving" { (onlooker.say("ways-title", &[])) } }
            }
        }
    }
}

/// The invitation in the room where players wait for each other.
pub(super) fn invitation(onlooker: &Onlooker) -> Markup {
    let link = ShareLink::of(onlooker);
    let knows = onlooker.seat().is_some() || onlooker.is_host();
    html! {
        @if knows && link.opens {
            section class="invite" {
                h3 { (onlooker.say("room-invite", &[])) }
                p class="note" { (onlooker.say("invite-help", &[])) }
                (ways(onlooker, "invitation", &link))
            }
        } @else if knows && !onlooker.is_host() {
            p class="note" { (onlooker.say("room-invite-host-only", &[])) }
        }
    }
}

/// A link to be copied, sent or scanned.
fn ways(onlooker: &Onlooker, id: &str, link: &ShareLink) -> Markup {
    let say = |id| onlooker.say(id, &[]);
    html! {
        div class="share-ways" {
            p class="invitation" {
                input id=(id) readonly data-path=(link.path) data-moments[link.moments] aria-label=(say("share-link"));
                button type="button" data-copies=(id) data-done=(say("invite-copied")) { (say("invite-copy")) }
                button type="button" data-sends=(id) hidden { (say("share-send")) }
            }
            @if link.opens {
                img class="qr" data-qr=(id) src=(picture_of(&link.path)) alt=(say("share-qr")) width="148" height="148" loading="lazy";
            }
        }
    }
}

/// Whoever hosted a private game that is over lets everybody look at it, or not any more.
fn publicity(onlooker: &Onlooker) -> Markup {
    let people = &onlooker.people;
    let offered = people.invite.is_some() && onlooker.is_host() && onlooker.session.is_over();
    html! {
        @if offered {
            form class="publicity" method="post" action={ "/games/" (onlooker.session.id.0) "/share" } {
                @if people.shared {
                    button id="make-private" name="shared" value="no" { (onlooker.say("share-make-private", &[])) }
                } @else {
                    button id="make-public" name="shared" value="yes" { (onlooker.say("share-make-public", &[])) }
                    p class="note" { (onlooker.say("share-make-public-help", &[])) }
                }
            }
        }
    }
}

/// The host has the players told together, in a chat of theirs, what happens here.
fn webhook(onlooker: &Onlooker) -> Markup {
    let say = |id| onlooker.say(id, &[]);
    let set = onlooker.people.has_webhook;
    html! {
        @if onlooker.is_host() && !onlooker.session.is_over() {
            details class="end-game" {
                summary id="table-webhook" { (say(if set { "webhook-set" } else { "webhook-title" })) }
                form method="post" action={ "/games/" (onlooker.session.id.0) "/webhook" } {
                    p class="note" { (say("webhook-help")) }
                    @if set { button id="webhook-remove" name="word" value="remove" { (say("webhook-remove")) } }
                    @else {
                        p class="invitation" {
                            input name="address" type="url" required placeholder="https://" maxlength="500" aria-label=(say("webhook-address"));
                            select name="form" aria-label=(say("webhook-form")) {
                                @for form in WebhookForm::ALL { option value=(form.name()) { (form_label(form)) } }
                            }
                            button id="webhook-add" { (say("webhook-add")) }
                        }
                    }
                }
            }
        }
    }
}

/// A player proposes to end a running game without a result. It asks once more, also without a script.
pub(super) fn end(onlooker: &Onlooker) -> Markup {
    let people = &onlooker.people;
    let say = |id| onlooker.say(id, &[]);
    let running = people.can_go_on() && !onlooker.session.is_over();
    let alone = people.is_one_person();
    html! {
        @if running && onlooker.seat().is_some() && !people.is_end_proposed() {
            details class="end-game" {
                summary id="end-game" { (say("end-propose")) }
                form method="post" action={ "/games/" (onlooker.session.id.0) "/close" } {
                    p class="note" { (say(if alone { "end-propose-alone" } else { "end-propose-help" })) }
                    button id="propose-end" name="word" value="agree" { (say(if alone { "end-now" } else { "end-propose-now" })) }
                }
            }
        }
    }
}

/// Where the QR code of a link is.
fn picture_of(path: &str) -> String {
    let escaped: String = path.chars().fold(String::new(), |escaped, letter| match letter {
        '?' => escaped + "%3F",
        '&' => escaped + "%26",
        letter => escaped + letter.encode_utf8(&mut [0; 4]),
    });
    format!("/qr.svg?to={escaped}")
}

/// What a QR code is asked for.
#[derive(Deserialize)]
pub(super) struct CodeQuery {
    /// An address from the root on.
    to: String,
}

/// No link of ours is longer.
const LONGEST: usize = 200;

/// The QR code of a link to this server, as a picture. It is drawn here and not by the page, which then needs no script
/// for it.
pub(super) async fn qr_code(
    visitor: Visitor,
    Query(CodeQuery { to }): Query<CodeQuery>,
) -> Result<Response, Problem> {
    let too_long = || Problem::told(StatusCode::BAD_REQUEST, "problem-link-long", []);
    if !to.starts_with('/') || to.len() > LONGEST {
        return Err(too_long());
    }
    let link = format!("{}{to}", visitor.origin);
    let code = QrCode::with_error_correction_level(link, EcLevel::M).map_err(|_| too_long())?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], drawn(&code)).into_response())
}

/// Dark squares on white, with the margin that readers need, whatever the colours of the page.
fn drawn(code: &QrCode) -> String {
    use std::fmt::Write;
    const MARGIN: usize = 4;
    let width = code.width();
    let mut path = String::new();
    for (index, _) in code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark) {
        let _ = write!(path, "M{} {}h1v1h-1z", MARGIN + index % width, MARGIN + index / width);
    }
    let size = width + 2 * MARGIN;
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{size}v{size}H0z"/><path fill="#111" d="{path}"/></svg>"##
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_a_square_of_dark_modules_with_a_margin() {
        let code = QrCode::new("http://localhost/games/k3v9").expect("a short text");
        let svg = drawn(&code);
        assert!(svg.starts_with("<svg") && svg.contains("M4 4h1v1h-1z"), "the corner is dark: {svg}");
        assert!(!svg.contains("M3 "), "the margin is free: {svg}");
    }

    #[test]
    fn the_address_of_a_code_holds_the_whole_link() {
        assert_eq!(picture_of("/games/a?invite=b&at=3"), "/qr.svg?to=/games/a%3Finvite=b%26at=3");
    }
}
