use axum::extract::Query;
use axum::response::{IntoResponse, Redirect, Response};
use game::Outcome;
use maud::{Markup, html};
use serde::Deserialize;
use tables::badge;

use super::analysis::section;
use super::layout::{bar, game_page};
use super::lobby::game_title;
use super::update::Onlooker;
use crate::at_table::AtTable;
use crate::error::Problem;
use crate::visitor::Visitor;

/// What the address of an end page says.
#[derive(Deserialize)]
pub(super) struct EndQuery {
    /// Whether the game is to be analysed.
    analyse: Option<String>,
}

/// Who won, how it ended and how it went.
pub(super) async fn page(
    AtTable { app, session, .. }: AtTable,
    visitor: Visitor,
    Query(wanted): Query<EndQuery>,
) -> Result<Response, Problem> {
    let onlooker = Onlooker::of(session, &visitor);
    let id = &onlooker.session.id.0;
    let Some((outcome, sentence)) = onlooker.table.ending(&onlooker.names, visitor.phrases) else {
        return Ok(Redirect::to(&format!("/games/{id}")).into_response());
    };
    let charts = onlooker.table.charts(&onlooker.names, visitor.phrases);
    if wanted.analyse.is_some() {
        app.analyse(&onlooker.session)?;
    }
    let work = onlooker.session.analysis.lock().clone();
    let say = |id| visitor.say(id, &[]);
    let title = game_title(&visitor, onlooker.session.frame.game);
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
            div class="charts" { @for chart in &charts { (chart.draw(visitor.phrases)) } }
        }
    };
    Ok(game_page(&visitor, &title, None, "end", Some(onlooker.session.frame.game), &["analysis.js"], &body)
        .into_response())
}

fn standing(onlooker: &Onlooker, outcome: &Outcome) -> Markup {
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
                @for (seat, place) in outcome.standing() {
                    tr class=[outcome.winners.contains(&seat).then_some("winner")] {
                        td { (place) }
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
