//! The lessons of all games, with what the visitor has done of them.

use std::sync::Arc;

use axum::extract::State;
use games::GameName;
use lessons::Lesson;
use maud::{Markup, html};

use super::layout::{bar, page as framed, ways_on};
use super::lobby::game_title;
use super::pictures;
use crate::app::App;
use crate::error::Problem;
use crate::services::learning::Learned;
use crate::visitor::Visitor;

/// The lessons of a game, in their order.
pub(super) fn course_of(game: GameName) -> &'static [Lesson] {
    lessons::of_game(game.name())
}

/// What a lesson is called.
pub(super) fn lesson_title(visitor: &Visitor, lesson: &Lesson) -> String {
    visitor.say(&lesson.message("title"), &[])
}

pub(super) async fn page(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Markup, Problem> {
    let learned = Learned::by(&app, &visitor).await?;
    let say = |id| visitor.say(id, &[]);
    let games = || GameName::ALL.into_iter().filter(|&game| !course_of(game).is_empty());
    let next = next_of_all(&learned);
    let body = html! {
        (bar(&visitor, &html! {}, &ways_on(&visitor)))
        main class="learn" {
            header {
                div {
                    h1 { (say("learn-title")) }
                    p class="lead" { (say("learn-lead")) }
                }
                @if let Some(lesson) = next {
                    @let id = if learned.left_at(lesson).is_some() { "learn-go-on-with" } else { "learn-begin-with" };
                    a class="button first big" id="go-on" href=(address(&learned, lesson)) {
                        (visitor.say(id, &[("lesson", lesson_title(&visitor, lesson).into())]))
                        span aria-hidden="true" { "→" }
                    }
                }
            }
            div class="courses" { @for game in games() { (course(&visitor, &learned, game)) } }
            aside {
                section class="leaf" {
                    h2 { (say("learn-play")) }
                    p { (say("learn-play-help")) }
                    form method="post" action="/play" class="answers" {
                        input type="hidden" name="coach" value="yes";
                        @for game in GameName::ALL.into_iter().filter(|game| game.has_bots()) {
                            button name="game" value=(game.name()) id={ "coached-" (game.name()) } { (game_title(&visitor, game)) }
                        }
                    }
                }
                section class="leaf" {
                    h2 { (say("learn-read")) }
                    p { (say("learn-read-help")) }
                    p class="answers" {
                        @for game in GameName::ALL { a class="button" href={ "/rules/" (game.name()) } { (game_title(&visitor, game)) } }
                    }
                }
            }
        }
    };
    Ok(framed(&visitor, &say("learn-title"), "learn", &[], &body))
}

/// The lessons of one game, on one line.
fn course(visitor: &Visitor, learned: &Learned, game: GameName) -> Markup {
    let lessons = course_of(game);
    let next = next_of(learned, lessons);
    html! {
        section class="course" aria-labelledby={ "course-" (game.name()) } {
            header {
                (pictures::game(game))
                div {
                    h2 id={ "course-" (game.name()) } { (game_title(visitor, game)) }
                    p class="note" { (how_far(visitor, learned, game)) }
                }
            }
            ol { @for lesson in lessons { (stop(visitor, learned, lesson, next)) } }
        }
    }
}

fn stop(visitor: &Visitor, learned: &Learned, lesson: &Lesson, next: Option<&Lesson>) -> Markup {
    let say = |id| visitor.say(id, &[]);
    let done = learned.has_done(lesson);
    let begun = learned.left_at(lesson).is_some();
    let is_next = next.is_some_and(|next| next.name == lesson.name);
    html! {
        li class=[if is_next { Some("next") } else if done { Some("done") } else { None }] {
            a id={ "lesson-" (lesson.game) "-" (lesson.name) } href=(address(learned, lesson)) aria-current=[is_next.then_some("step")] {
                span class="stop" aria-hidden="true" { @if done { "✓" } }
                span class="what" {
                    b {
                        (lesson_title(visitor, lesson))
                        @if done { span class="unseen" { " – " (say("learn-state-done")) } }
                        @else if begun { span class="unseen" { " – " (say("learn-state-begun")) } }
                    }
                    span class="note" { (visitor.say(&lesson.message("about"), &[])) }
                }
                @if is_next {
                    span class="button first" { (say(if begun { "learn-go-on-here" } else { "learn-begin-here" })) }
                } @else {
                    span class="minutes note" { (visitor.say("learn-minutes", &[("minutes", lesson.minutes.into())])) }
                }
            }
        }
    }
}

/// How many lessons of a game are done, and how long the rest takes.
fn how_far(visitor: &Visitor, learned: &Learned, game: GameName) -> String {
    let lessons = course_of(game);
    let left: u32 =
        lessons.iter().filter(|lesson| !learned.has_done(lesson)).map(|lesson| lesson.minutes).sum();
    let begun = lessons.iter().any(|lesson| learned.left_at(lesson).is_some());
    let (minutes, all) = (("minutes", left.into()), ("lessons", lessons.len().into()));
    match learned.count(game) {
        0 if !begun => visitor.say("learn-not-begun", &[minutes]),
        done if done == lessons.len() => visitor.say("learn-all-done", &[all]),
        done => visitor.say("learn-progress", &[("done", done.into()), all, minutes]),
    }
}

/// The lesson to go on with: one that was begun, or the first that is not done.
fn next_of<'l>(learned: &Learned, lessons: &'l [Lesson]) -> Option<&'l Lesson> {
    let begun = lessons.iter().find(|lesson| learned.left_at(lesson).is_some());
    begun.or_else(|| lessons.iter().find(|lesson| !learned.has_done(lesson)))
}

/// The same of all games: where something was begun, or done, before where nothing was.
fn next_of_all(learned: &Learned) -> Option<&'static Lesson> {
    let courses = || GameName::ALL.into_iter().map(course_of);
    let begun = courses().flatten().find(|lesson| learned.left_at(lesson).is_some());
    let in_course = |any: bool| {
        courses().find_map(|lessons| {
            let touched = lessons.iter().any(|lesson| learned.has_done(lesson));
            next_of(learned, lessons).filter(|_| touched || any)
        })
    };
    begun.or_else(|| in_course(false)).or_else(|| in_course(true))
}

/// Where a lesson is to be had: at the stop where it was left.
fn address(learned: &Learned, lesson: &Lesson) -> String {
    let at = learned.left_at(lesson).map(|step| format!("?step={}", step + 1)).unwrap_or_default();
    format!("/learn/{}/{}{at}", lesson.game, lesson.name)
}

/// The link to the lessons of a game, for its card in the lobby: with what is done of them.
pub(super) fn link(visitor: &Visitor, learned: &Learned, game: GameName) -> Markup {
    let lessons = course_of(game);
    let done = learned.count(game);
    html! {
        @if !lessons.is_empty() {
            a class="quiet" id={ "learn-" (game.name()) } href={ "/learn#course-" (game.name()) } {
                @if done == 0 { (visitor.say("learn-link", &[])) }
                @else { (visitor.say("learn-lobby", &[("done", done.into()), ("lessons", lessons.len().into())])) }
            }
        }
    }
}
