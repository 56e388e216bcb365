use std::sync::Arc;

use axum::extract::{Path, State};
use maud::{Markup, html};
use phrases::{percent, rough_cash};
use serde_json::Value;
use tables::ruling;

use super::update::{Onlooker, UpdateRequest};
use crate::app::App;
use crate::error::Problem;
use crate::hints::Hints;
use crate::json_body::Body;
use crate::tip::compare;
use crate::visitor::Visitor;

/// What a strong bot would do in the visitor's place, or why that is not told.
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(wanted): Body<UpdateRequest>,
) -> Result<Markup, Problem> {
    let onlooker = wanted.onlooker(&app, &id, &visitor).await?;
    let session = &onlooker.session;
    let version = session.now().version();
    if onlooker.is_asked() && !session.allows_hints() {
        return Ok(html! { (head(&visitor, version)) p { (off(&onlooker)) } });
    }
    let hints = app.hints(session, visitor.caller()).await?;
    Ok(html! { (head(&visitor, hints.version)) (tips(&onlooker, &hints)) })
}

/// Why there are no hints here.
pub(super) fn off(onlooker: &Onlooker) -> String {
    let alone = onlooker.people.is_one_person();
    onlooker.say(if alone { "hint-off" } else { "hint-off-others" }, &[])
}

fn head(visitor: &Visitor, version: u32) -> Markup {
    html! {
        header data-version=(version) {
            h2 { (visitor.say("hint-title", &[])) }
            button type="button" class="second" id="close-hints" data-closes="hints" { (visitor.say("page-close", &[])) }
        }
    }
}

fn tips(onlooker: &Onlooker, hints: &Hints) -> Markup {
    let phrases = onlooker.visitor.phrases;
    let seat = hints.seat.index();
    let share = |share: f32| phrases.say("percent", &[("number", percent(share).into())]);
    html! {
        ol class="tips" {
            @for (place, tip) in hints.tips.iter().enumerate() {
                @let told = hints.table.tell(&tip.actions, &onlooker.names, phrases);
                @let line: Vec<Value> = tip.actions.iter().cloned().map(Value::Object).collect();
                @let cash = phrases.money(rough_cash(tip.cash[seat]));
                li class="tip" data-lights=(told.places) {
                    p class="line" { span class="tip-number" aria-hidden="true" { (place + 1) }  (super::analysis::steps(&told.words)) @if let Some(number) = told.ruling { " " (ruling(&onlooker.book, number)) } }
                    p class="expected" {
                        b { (onlooker.say("hint-share", &[("percent", share(tip.shares[seat]).into())])) }
                        span { (onlooker.say("hint-cash", &[("amount", cash.into())])) }
                    }
                    button type="button" id={ "tip-" (place) } class=[(place == 0).then_some("first")]
                        data-line=(Value::Array(line)) { (onlooker.say("hint-use", &[])) }
                    p class="reason" { (compare(&hints.tips, place, seat, &onlooker.names, phrases)) }
                    @if !told.changes.is_empty() {
                        ul class="effects" { @for change in &told.changes { li { (change) } } }
                    }
                }
            }
        }
    }
}
