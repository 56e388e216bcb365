//! The front door: what there is to play, my games first, and whom one can join or watch.

mod entry;
mod lists;

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use games::GameName;
use maud::{Markup, html};

use self::entry::LobbyEntry;
use self::lists::Lists;
use super::layout::{bar, page, ways_on};
use super::learn;
use super::pictures;
use crate::app::App;
use crate::error::Problem;
use crate::services::learning::Learned;
use crate::visitor::Visitor;

/// The game that somebody new is offered.
const RECOMMENDED: GameName = GameName::AmericanRails;

pub(super) async fn lobby(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Markup, Problem> {
    let lists = Lists::read(&app, &visitor).await?;
    let learned = Learned::by(&app, &visitor).await?;
    let name = match visitor.caller().key {
        Some(key) => app.store.key_name(key).await?,
        None => None,
    };
    // Where somebody comes to who has had everything deleted that was stored about them.
    let deleted = query.as_deref() == Some("deleted");
    let say = |id| visitor.say(id, &[]);
    let returning = !lists.mine.is_empty();
    let body = html! {
        (bar(&visitor, &html! {}, &ways_on(&visitor)))
        main class={ "lobby" @if returning { " returning" } } {
            @if deleted { p id="deleted" role="status" { (say("lobby-deleted")) } }
            section class="hero" {
                (pictures::scene())
                @if returning { (welcome(&visitor, name.as_deref(), &lists)) } @else { (invitation(&visitor, lists.newcomer)) }
            }
            @if returning { (lists::mine(&visitor, &lists)) }
            div class="below" {
                div class="games" { @for game in GameName::ALL { (game_card(&visitor, game, &learned, lists.newcomer)) } }
                div class="lists" {
                    (lists::open(&visitor, &lists))
                    div class="past" { (lists::running(&visitor, &lists)) (lists::over(&visitor, &lists)) }
                }
            }
            footer class="note" {
                div id="record" {
                    label class="button" { (say("lobby-record")) input id="record-file" type="file" accept=".json,application/json" class="unseen"; }
                    " " span { (say("lobby-record-help")) }
                    p id="record-problem" role="alert" {}
                }
                p { (say("lobby-unofficial")) }
                p { a href="/api/docs/" { (say("lobby-programs")) } }
            }
        }
    };
    Ok(page(&visitor, &say("page-title"), "lobby", &["lobby.js", "clock.js"], &body))
}

/// What a game is called.
pub(super) fn game_title(visitor: &Visitor, game: GameName) -> String {
    visitor.say(&format!("game-{}", game.name()), &[])
}

/// What somebody new reads first, with one obvious thing to do.
fn invitation(visitor: &Visitor, newcomer: bool) -> Markup {
    let say = |id| visitor.say(id, &[]);
    let bots = RECOMMENDED.description().usual_players() - 1;
    let first = [("game", game_title(visitor, RECOMMENDED).into()), ("bots", bots.into())];
    html! {
        div class="ticket" {
            p class="kicker" { (say("lobby-kicker")) }
            h1 { (say("lobby-slogan")) }
            p class="lead" { (say("lobby-lead")) }
            form method=(asks_first(newcomer)) action="/play" {
                button class="go" id="play-now" name="game" value=(RECOMMENDED.name()) {
                    span { small { (visitor.say("lobby-first-time", &first)) } b { (say("lobby-play-now")) } }
                    span class="arrow" aria-hidden="true" { "→" }
                }
            }
            p class="others" {
                a class="button" href="/learn" { (say("learn-link")) }
                a class="button" href="/games/new?with=friends" { (say("lobby-with-friends")) }
            }
        }
    }
}

/// How *Play* is sent: somebody new is first asked whether it is the first time (`first_time.rs`).
fn asks_first(newcomer: bool) -> &'static str {
    if newcomer { "get" } else { "post" }
}

/// What somebody reads who comes back.
fn welcome(visitor: &Visitor, name: Option<&str>, lists: &Lists) -> Markup {
    let say = |id| visitor.say(id, &[]);
    let waiting = lists.mine.iter().filter(|entry| entry.your_turn).count();
    html! {
        div class="ticket" {
            h1 {
                @match name {
                    Some(name) => (visitor.say("lobby-welcome", &[("name", name.into())])),
                    None => (say("lobby-welcome-nameless")),
                }
            }
            p class="lead" {
                @if waiting == 0 { (say("lobby-nothing-waits")) }
                @else { (visitor.say("lobby-waiting-for-you", &[("count", waiting.into())])) }
            }
            p class="others" {
                @if let Some(LobbyEntry { game, .. }) = lists.mine.first().filter(|entry| entry.your_turn) {
                    a class="button go" id="take-turn" href={ "/games/" (game.id.0) } { (say("lobby-take-turn")) span aria-hidden="true" { "→" } }
                }
                a class="button" href="/games/new" { (say("lobby-new")) }
            }
        }
    }
}

/// What a game is, and how to play it.
fn game_card(visitor: &Visitor, game: GameName, learned: &Learned, newcomer: bool) -> Markup {
    let say = |id| visitor.say(id, &[]);
    let of_game = |what: &str| visitor.say(&format!("game-{}-{what}", game.name()), &[]);
    let (least, most) = game.description().players.into_inner();
    let seats = [("least", least.into()), ("most", most.into())];
    html! {
        article class="game" aria-labelledby={ "game-" (game.name()) } {
            (pictures::game(game))
            div class="words" {
                h2 id={ "game-" (game.name()) } { (game_title(visitor, game)) }
                ul class="facts" {
                    li { (visitor.say("lobby-players", &seats)) }
                    li { (of_game("time")) }
                    li { (of_game("by")) }
                }
                p class="about" { (of_game("about")) }
                form method=(asks_first(newcomer)) action="/play" class="ways" {
                    button class="first" name="game" value=(game.name()) id={ "play-" (game.name()) } title=(say("lobby-play-help")) { (say("lobby-play")) }
                    a class="button" href={ "/games/new?with=friends&game=" (game.name()) } { (say("lobby-with-friends")) }
                    @if !newcomer { a class="quiet" href={ "/play?game=" (game.name()) } { (say("coach-with")) } }
                    a class="quiet" href={ "/rules/" (game.name()) } { (say("page-rules")) }
                    (learn::link(visitor, learned, game))
                }
            }
        }
    }
}
