use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use game::{Outcome, Seat};
use maud::{Markup, html};
use serde::Deserialize;
use tables::badge;

use super::analysis::section;
use super::frame::{bar, game_page};
use super::lobby::game_title;
use super::update::Onlooker;
use crate::answer::Problem;
use crate::api::view::{Invitation, open};
use crate::app::App;
use crate::visitor::Visitor;

/// What the address of an end page says.
#[derive(Deserialize)]
pub(super) struct Wanted {
    /// Whether the game is to be analysed.
    analyse: Option<String>,
}

/// Who won, how it ended and how it went.
pub(super) async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Problem> {
    let session = open(&app, &id, visitor.caller(), &Invitation { invite: None }).await?;
    let onlooker = Onlooker::of(session, &visitor);
    let told = onlooker.session.tell(|story| {
        let ending = story.ending(&onlooker.names, visitor.phrases)?;
        Some((ending, story.charts(&onlooker.names, visitor.phrases)))
    });
    let Some(((outcome, sentence), charts)) = told.flatten() else {
        return Ok(Redirect::to(&format!("/games/{id}")).into_response());
    };
    if wanted.analyse.is_some() {
        app.analyse(&onlooker.session)?;
    }
    let work = onlooker.session.analysis().clone();
    let say = |id| visitor.say(id, &[]);
    let title = game_title(&visitor, onlooker.session.game);
    let body = html! {
        (bar(&visitor, &html! {}, &html! {}))
        main class="sheet end" {
            h1 { (visitor.phrases.labelled(&title, &say("end-title"))) }
            p class="ending" { (sentence) }
            (standing(&onlooker, &outcome))
            div class="answers" {
                @if onlooker.seat().is_some() {
                    form method="post" action={ "/games/" (id) "/again" } { button class="first" id="again" { (say("end-again")) } }
                }
                a class="button" id="look-back" href={ "/games/" (id) "?at=0" } { (say("end-replay")) }
                a class="button" id="table-link" href={ "/games/" (id) } { (say("page-board")) }
                a class="button" href={ "/api/games/" (id) "/record" } download={ "railhead-" (id) ".json" } { (say("page-record")) }
            }
            (section(&onlooker, work.as_deref()))
            h2 { (say("end-charts")) }
            div class="charts" { @for chart in &charts { (chart.draw()) } }
        }
    };
    Ok(game_page(&visitor, &title, "end", Some(onlooker.session.game), &["analysis.js"], &body)
        .into_response())
}

fn standing(onlooker: &Onlooker, outcome: &Outcome) -> Markup {
    let mut seats: Vec<Seat> = Seat::all(outcome.cash.len()).collect();
    seats.sort_by_key(|seat| (!outcome.winners.contains(seat), -outcome.cash[seat.index()]));
    let place = |seat: Seat| {
        let better = |other: &&Seat| {
            let (own, theirs) = (outcome.winners.contains(&seat), outcome.winners.contains(other));
            (theirs && !own)
                || (theirs == own && !own && outcome.cash[other.index()] > outcome.cash[seat.index()])
        };
        1 + seats.iter().filter(better).count()
    };
    html! {
        table class="standing" {
            thead {
                tr {
                    th scope="col" { (onlooker.say("end-place", &[])) }
                    th scope="col" { (onlooker.say("table-player", &[])) }
                    th scope="col" class="number" { (onlooker.say("table-cash", &[])) }
                }
            }
            tbody {
                @for &seat in &seats {
                    tr class=[outcome.winners.contains(&seat).then_some("winner")] {
                        td { (place(seat)) }
                        th scope="row" {
                            (badge(seat, &onlooker.names)) " " (onlooker.visitor.phrases.player(&onlooker.names, seat))
                            @if outcome.winners.contains(&seat) { " " span class="crown" { (onlooker.say("end-winner", &[])) } }
                        }
                        td class="number" { (onlooker.visitor.phrases.money(outcome.cash[seat.index()])) }
                    }
                }
            }
        }
    }
}
