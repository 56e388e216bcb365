//! What happens at the table, as its page shows it: banners, the cards of payments, the card of the end.

use std::sync::Arc;

use axum::extract::{Path, State};
use maud::{Markup, html};
use tables::{Card, Moment};

use super::end;
use super::update::{Onlooker, UpdateRequest};
use crate::app::App;
use crate::drawing::PlannedStep;
use crate::error::Problem;
use crate::json_body::Body;
use crate::recounting::Since;
use crate::visitor::Visitor;

/// What happened longer ago than this many moves is not told one by one, nor more than this at once: it stands in the
/// log, and in what has happened since the player's last move.
const LONGEST: u32 = 120;
const MOST: usize = 8;

/// Where cards have their place over the stage. Whoever comes back finds the last payment since their last
/// move there, or the end; the script shows it once.
pub(super) fn places(onlooker: &Onlooker, at: Option<u32>, since: Option<&Since>) -> Markup {
    let missed = since.filter(|_| at.is_none());
    let over = at.is_none() && onlooker.table.actor().is_none() && !onlooker.in_lesson;
    let paid = missed.filter(|_| !over).and_then(|since| onlooker.table.last_payment(since.from));
    let moment = paid.and_then(|version| onlooker.table.payment(version, &onlooker.now()));
    html! {
        div id="occasion" hidden {
            @if over { (end::card(onlooker)) }
            @if let Some((moment, card)) = moment.as_ref().and_then(|moment| Some((moment, moment.card.as_ref()?))) {
                (payment(moment, card))
            }
        }
    }
}

/// What is worth a word since the version that a page shows; of the cards only the last payment's, and the end's.
/// While somebody looks back nothing comes up.
pub(super) fn happened(onlooker: &Onlooker, after: u32, at: Option<u32>) -> Markup {
    if at.is_some() || after >= onlooker.table.version() {
        return html! {};
    }
    let mut moments =
        onlooker.table.moments(after.max(onlooker.table.version().saturating_sub(LONGEST)), &onlooker.now());
    let old = moments.len().saturating_sub(MOST);
    moments.drain(..old);
    let last = moments.iter().rposition(|moment| moment.card.is_some());
    html! {
        div id="happened" {
            @for (index, moment) in moments.iter().enumerate() {
                @match &moment.card {
                    Some(card) if Some(index) == last => (payment(moment, card)),
                    _ => (banner(onlooker, moment)),
                }
            }
            @if onlooker.table.actor().is_none() && !onlooker.in_lesson { (end::card(onlooker)) }
        }
    }
}

/// What has happened since a version, in short, for those who hear the page.
pub(super) fn news(onlooker: &Onlooker, after: u32) -> Markup {
    if after >= onlooker.table.version() {
        return html! {};
    }
    let lines = onlooker.table.digest(after, onlooker.reader(), &onlooker.names, onlooker.visitor.phrases);
    html! { ol id="news" { @for line in &lines { li { (line.text) } } } }
}

/// The last step of a plan, for those who hear the page.
pub(super) fn step(onlooker: &Onlooker, steps: &[PlannedStep]) -> String {
    let step = steps.last().map(|step| step.told.as_str()).unwrap_or_default();
    onlooker.say("moment-step", &[("number", steps.len().into()), ("step", step.into())])
}

/// A card once more: that of a payment, by its version, or of the end. What there is no card for is empty.
pub(super) async fn again(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(wanted): Body<UpdateRequest>,
) -> Result<Markup, Problem> {
    let onlooker = wanted.onlooker(&app, &id, &visitor).await?;
    Ok(if wanted.about == "end" { end::card(&onlooker) } else { payment_again(&onlooker, &wanted.about) })
}

/// The card of a payment once more, by its version. It is empty if nothing was paid there.
pub(super) fn payment_again(onlooker: &Onlooker, about: &str) -> Markup {
    let version = about.parse().ok();
    let moment = version.and_then(|version| onlooker.table.payment(version, &onlooker.now()));
    html! {
        @if let Some((moment, card)) = moment.as_ref().and_then(|moment| Some((moment, moment.card.as_ref()?))) {
            (payment(moment, card))
        }
    }
}

fn banner(onlooker: &Onlooker, moment: &Moment) -> Markup {
    let dismiss = onlooker.say("moment-dismiss", &[]);
    html! {
        div class={ "moment " (moment.tone.name()) } data-at=(moment.version) data-stays[moment.stays]
            data-sound=[moment.sound.map(tables::Sound::name)] {
            @if let Some(seat) = moment.by { (onlooker.badge(seat)) }
            p {
                (moment.text)
                @if let Some(effect) = &moment.effect { " " b class="effect" { (effect) } }
            }
            @if moment.card.is_some() {
                button type="button" data-card=(moment.version) { (onlooker.say("moment-open", &[])) }
            }
            button type="button" class="close" data-put-away="this" aria-label=(dismiss) title=(dismiss) { "✕" }
        }
    }
}

fn payment(moment: &Moment, card: &Card) -> Markup {
    html! {
        section class="occasion payment" data-at=(moment.version) data-sound=[moment.sound.map(tables::Sound::name)]
            aria-label=(card.title) tabindex="-1" {
            (card.body)
            footer { button type="button" class="first" data-put-away="card" { (card.go_on) kbd { "C" } } }
        }
    }
}
