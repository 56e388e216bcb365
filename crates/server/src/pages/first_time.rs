//! What somebody new is asked before their first game: whether it is the first time.

use axum::extract::Query;
use games::GameName;
use maud::{Markup, html};
use serde::Deserialize;

use super::layout::{bar, page};
use super::lobby::game_title;
use super::pictures;
use crate::error::Problem;
use crate::visitor::Visitor;

/// What the address says.
#[derive(Deserialize)]
pub(super) struct FirstTimeQuery {
    game: Option<String>,
}

/// Two large answers, and a quiet third. Whoever has answered has a game, and is not asked again.
pub(super) async fn question(
    visitor: Visitor,
    Query(asked): Query<FirstTimeQuery>,
) -> Result<Markup, Problem> {
    let game = match asked.game.as_deref() {
        Some(name) => GameName::named(name).ok_or_else(|| Problem::unknown_game(name))?,
        None => GameName::ALL[0],
    };
    let say = |id| visitor.say(id, &[]);
    let bots = ("bots", (game.description().usual_players() - 1).into());
    let answer = |id: &str, label: &'static str, about: &str, coach: bool| {
        html! {
            form method="post" action="/play" {
                @if coach { input type="hidden" name="coach" value="yes"; }
                button id=(id) class={ "answer" @if coach { " first" } } name="game" value=(game.name()) {
                    b { (say(label)) }
                    span { (visitor.say(about, std::slice::from_ref(&bots))) }
                }
            }
        }
    };
    let body = html! {
        (bar(&visitor, &html! {}, &html! {}))
        main class="sheet first-time" {
            (pictures::game(game))
            h1 { (say("coach-first-title")) }
            p class="lead" { (visitor.say("coach-first-lead", &[("game", game_title(&visitor, game).into())])) }
            (answer("with-coach", "coach-first-play", "coach-first-play-about", true))
            (answer("without-coach", "coach-first-know", "coach-first-know-about", false))
            p { a id="to-lessons" href="/learn" { (say("coach-first-lessons")) } }
        }
    };
    Ok(page(&visitor, &say("coach-first-title"), "first-time", &[], &body))
}
