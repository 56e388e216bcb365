use axum::extract::Query;
use axum::response::{IntoResponse, Redirect, Response};
use game::{Money, Outcome, Seat};
use maud::{Markup, html};
use serde::Deserialize;

use super::analysis::section;
use super::layout::{bar, game_page};
use super::lobby::game_title;
use super::share;
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
    let Some((outcome, sentence)) =
        onlooker.table.ending(onlooker.reader(), &onlooker.names, visitor.phrases)
    else {
        return Ok(Redirect::to(&format!("/games/{id}")).into_response());
    };
    let charts = onlooker.table.charts(&onlooker.names, visitor.phrases);
    let work = if wanted.analyse.is_some() {
        Some(app.analyse(&onlooker.session).await?)
    } else {
        app.known_analysis(&onlooker.session).await?
    };
    let say = |id| visitor.say(id, &[]);
    let title = game_title(&visitor, onlooker.session.frame.game);
    let body = html! {
        (bar(&visitor, &html! {}, &share::button(&visitor)))
        (share::dialog(&onlooker))
        main class="sheet end" {
            h1 { (visitor.phrases.labelled(&title, &say("end-title"))) }
            section class="occasion end-card" { (result(&onlooker, &outcome, &sentence)) }
            div class="answers" {
                @if onlooker.seat().is_some() { (again(&onlooker, "again")) }
                (share(&onlooker))
                a class="button" id="look-back" href={ "/games/" (id) "?at=0" } { (say("end-replay")) }
                a class="button" id="table-link" href={ "/games/" (id) } { (say("page-board")) }
                a class="button" href={ "/api/games/" (id) "/record" } download={ "railhead-" (id) ".json" } { (say("page-record")) }
            }
            (section(&onlooker, work.as_deref()))
            h2 { (say("end-charts")) }
            div class="charts" { @for chart in &charts { (chart.draw(visitor.phrases)) } }
        }
    };
    Ok(game_page(
        &visitor,
        &title,
        None,
        "end",
        Some(onlooker.session.frame.game),
        &["analysis.js", "share.js"],
        &body,
    )
    .into_response())
}

/// The card of the end, on the table; nothing before it.
pub(super) fn card(onlooker: &Onlooker) -> Markup {
    let ending = onlooker.table.ending(onlooker.reader(), &onlooker.names, onlooker.visitor.phrases);
    let Some((outcome, sentence)) = ending else { return html! {} };
    let id = &onlooker.session.id.0;
    let say = |id| onlooker.say(id, &[]);
    html! {
        section class="occasion end-card" data-at="end" data-sound="whistle" aria-label=(say("end-title")) tabindex="-1" {
            button type="button" class="close" data-put-away="card" aria-label=(say("page-close")) title=(say("page-close")) { "✕" }
            (result(onlooker, &outcome, &sentence))
            footer {
                a class="button" href={ "/games/" (id) "/end#analysis" } { (say("analysis-title")) }
                button type="button" data-go="first" { (say("moment-look-back")) }
                (share(onlooker))
                @if onlooker.seat().is_some() { (again(onlooker, "card-again")) }
            }
        }
    }
}

/// Who has won and by how much, everybody's place, what the winner did, and how it came to this.
fn result(onlooker: &Onlooker, outcome: &Outcome, sentence: &str) -> Markup {
    let account = onlooker.table.account(&onlooker.now());
    html! {
        header {
            div {
                p class="kicker" { (onlooker.say("end-title", &[])) }
                h2 { span class="star" aria-hidden="true" { "★ " } (headline(onlooker, outcome)) }
            }
            @if let Some(margin) = margin(onlooker, outcome) { p class="margin" { (margin) } }
        }
        p class="ending" { (sentence) }
        @if let Some(account) = &account {
            (account.podium)
            @for deed in &account.deeds { p class="deed" { (deed) } }
            div class="paid" tabindex="0" { (account.ledger) }
        }
    }
}

/// Who wins, and whether only the order of the last turn decided.
fn headline(onlooker: &Onlooker, outcome: &Outcome) -> String {
    let phrases = onlooker.visitor.phrases;
    let winners: Vec<String> =
        outcome.winners.iter().map(|&seat| phrases.player(&onlooker.names, seat)).collect();
    match outcome.winners[..] {
        [winner] => {
            let as_much = |seat: &Seat| outcome.cash[seat.index()] == outcome.cash[winner.index()];
            let tied = Seat::all(outcome.cash.len()).filter(as_much).count() > 1;
            let id = if tied { "moment-wins-tie" } else { "moment-wins" };
            onlooker.say(id, &[("player", phrases.player_or_you(&onlooker.names, winner, onlooker.reader()))])
        }
        _ => onlooker.say("moment-share-victory", &[("players", phrases.all_of(&winners).into())]),
    }
}

/// By how much the reader has won or lost; to those who only watched, how much the winner is ahead.
fn margin(onlooker: &Onlooker, outcome: &Outcome) -> Option<String> {
    let standing = outcome.standing();
    let cash = |seat: Seat| outcome.cash[seat.index()];
    let player = |seat| ("player", onlooker.visitor.phrases.player(&onlooker.names, seat).into());
    let &(first, _) = standing.first()?;
    let own = onlooker.reader().and_then(|reader| standing.iter().find(|(seat, _)| *seat == reader));
    match own {
        Some(&(seat, place)) if place > 1 => {
            let behind = cash(first) - cash(seat);
            if behind == Money::ZERO {
                let args = [("place", place.into()), player(first)];
                return Some(onlooker.say("moment-your-place-tied", &args));
            }
            let args = [("place", place.into()), ("amount", behind.into()), player(first)];
            Some(onlooker.say("moment-your-place", &args))
        }
        _ => {
            let &(second, _) = standing.iter().find(|(_, place)| *place > 1)?;
            let ahead = cash(first) - cash(second);
            (ahead != Money::ZERO)
                .then(|| onlooker.say("moment-margin", &[("amount", ahead.into()), player(second)]))
        }
    }
}

/// The same table once more.
fn again(onlooker: &Onlooker, id: &str) -> Markup {
    html! {
        form method="post" action={ "/games/" (onlooker.session.id.0) "/again" } {
            button class="first" id=(id) { (onlooker.say("end-again", &[])) }
            // Who has played a whole game knows it: the coach is for the first.
            @if onlooker.session.frame.coach { " " span class="note" { (onlooker.say("end-again-alone", &[])) } }
        }
    }
}

/// Opens the dialog that shares the table; without one it is not to be seen.
fn share(onlooker: &Onlooker) -> Markup {
    html! { button type="button" class="share-it" data-opens="share" { (onlooker.say("moment-share", &[])) } }
}
