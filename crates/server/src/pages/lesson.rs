//! A lesson at its table: the same table as in a game, with the coach's card. Nothing of it is stored but how far the
//! learner has come: each request says where they are, and the table is laid anew for it.

mod classroom;

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use lessons::Bookmark;
use maud::{Markup, html};
use serde::Deserialize;
use tables::Place;

use self::classroom::{Classroom, Heard};
use super::card::explained;
use super::coach;
use super::layout::game_page;
use super::learn::lesson_title;
use super::moments;
use super::money;
use super::new_game::name_of;
use super::table::{heading, help_tools, keys, panels, phone_tabs, rules_drawer, stage};
use super::update::{Told, UpdateRequest, answer, parts};
use crate::app::App;
use crate::error::Problem;
use crate::json_body::Body;
use crate::plan::check_length;
use crate::services::learning;
use crate::visitor::Visitor;

/// What the address of a lesson says.
#[derive(Deserialize)]
pub(super) struct LessonQuery {
    /// The stop to begin at, from 1.
    step: Option<usize>,
}

const SCRIPTS: &[&str] = &[
    "state.js",
    "amount.js",
    "ask.js",
    "build.js",
    "card.js",
    "tabs.js",
    "room.js",
    "table.js",
    "slider.js",
    "board.js",
    "lights.js",
    "keys.js",
    "sound.js",
    "motion.js",
    "moments.js",
    "money.js",
    "coach.js",
];
/// The keys that have a meaning in a lesson, besides the game's own.
const KEYS: &[(&str, &str)] = &[
    ("1 – 9", "keys-numbers"),
    ("C", "learn-key-go-on"),
    ("Z", "keys-back"),
    ("$", "keys-money"),
    ("Esc", "keys-escape"),
    coach::KEY,
    ("?", "keys-help"),
];

/// The table, at a stop of the lesson.
pub(super) async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((game, lesson)): Path<(String, String)>,
    Query(wanted): Query<LessonQuery>,
) -> Result<Markup, Problem> {
    let visitor = &visitor;
    let learner = learner_name(&app, visitor).await?;
    let (game, lesson) = classroom::find(&game, &lesson)?;
    let step = wanted.step.and_then(|step| step.checked_sub(1)).filter(|&step| step < lesson.steps.len());
    let bookmark = Bookmark { step: step.unwrap_or_default(), ..Bookmark::default() };
    let room = Classroom::open(game, lesson, bookmark)?;
    let onlooker = room.onlooker(&app, visitor, &learner);
    let drawn = onlooker.draw(None);
    let say = |id| visitor.say(id, &[]);
    let title = lesson_title(visitor, lesson);
    let address = format!("/learn/{}/{}", lesson.game, lesson.name);
    let body = html! {
        (coach::skip_link(visitor))
        (heading(visitor, &title, &drawn, &parts::turn(&onlooker, None), &html! {
            (money::button(visitor)) (help_tools(visitor))
        }))
        main id="table" data-id={ "learn-" (lesson.game) "-" (lesson.name) } data-address=(address) data-game=(game.name())
            data-version=(drawn.version) data-turn=(onlooker.turn()) data-failed=(say("page-failed")) data-gone=(say("moment-step-gone")) {
            (parts::purse(&onlooker, &drawn))
            (stage(visitor, &drawn))
            (moments::places(&onlooker, None, None))
            (money::sheet(visitor))
            div id="desk" {
                (panels(&drawn, Place::Desk))
                (parts::decision(&onlooker, &drawn, None, None))
            }
            (coach::card(visitor, Some(&room.coaching(visitor, &[]))))
            div id="side" {
                (panels(&drawn, Place::Side))
                nav class="tabs drawers" aria-label=(say("page-more-panels")) {
                    button type="button" data-tab="table" { (say("page-table-tab")) }
                    button type="button" data-tab="rules" { (say("page-rules")) }
                }
                (rules_drawer(&onlooker, true))
            }
            (phone_tabs(visitor, &drawn, ("rules", "page-rules")))
        }
        (keys(visitor, game, KEYS))
    };
    Ok(game_page(visitor, &title, None, "table", Some(game), SCRIPTS, &body))
}

/// Shows the table for a plan, or at another stop. A plan that is carried out is judged: the lesson goes on, or the
/// table shows what the plan would bring.
pub(super) async fn update(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Path((game, lesson)): Path<(String, String)>,
    Body(wanted): Body<UpdateRequest>,
) -> Result<(HeaderMap, Markup), Problem> {
    let learner = learner_name(&app, &visitor).await?;
    let mut room = enter(&game, &lesson, &wanted)?;
    let mut problem = None;
    if wanted.confirm && wanted.version == room.version() && !wanted.plan.is_empty() {
        match room.hear(&wanted.plan)? {
            Heard::Moved(next) => room = *next,
            Heard::Refused(refusal) => {
                let people = room.people(&learner);
                problem = Some(Problem::refused(refusal, &Arc::new(people)));
            }
            Heard::NotAsked(why) => problem = Some(Problem::told(StatusCode::CONFLICT, why, [])),
        }
    }
    let headers = learning::note(&app, &mut visitor, room.lesson, room.bookmark.step).await?;
    let onlooker = room.onlooker(&app, &visitor, &learner);
    let drawn = wanted.draw(&onlooker);
    // What has happened is told to whoever goes on, and not to whoever goes back or to another table.
    let told = wanted.lines.filter(|_| room.goes_on_from_before());
    let more = html! {
        (coach::card(&visitor, Some(&room.coaching(&visitor, &wanted.plan))))
        @if let Some(after) = told {
            (moments::news(&onlooker, after))
            (moments::happened(&onlooker, after, None))
        }
    };
    Ok((headers, answer(&onlooker, &drawn, &Told { problem: problem.as_ref(), ..Told::default() }, &more)))
}

/// Explains something on the table.
pub(super) async fn card(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((game, lesson)): Path<(String, String)>,
    Body(wanted): Body<UpdateRequest>,
) -> Result<Markup, Problem> {
    let learner = learner_name(&app, &visitor).await?;
    explained(&enter(&game, &lesson, &wanted)?.onlooker(&app, &visitor, &learner), &wanted)
}

/// Shows the card of a payment once more.
pub(super) async fn moment(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((game, lesson)): Path<(String, String)>,
    Body(wanted): Body<UpdateRequest>,
) -> Result<Markup, Problem> {
    let learner = learner_name(&app, &visitor).await?;
    let room = enter(&game, &lesson, &wanted)?;
    Ok(moments::payment_again(&room.onlooker(&app, &visitor, &learner), &wanted.about))
}

/// The lesson where a page stands.
fn enter(game: &str, lesson: &str, wanted: &UpdateRequest) -> Result<Classroom, Problem> {
    check_length(&wanted.plan)?;
    let (game, lesson) = classroom::find(game, lesson)?;
    Classroom::open(game, lesson, wanted.lesson.clone().unwrap_or_default())
}

/// What the learner is called at the table.
async fn learner_name(app: &App, visitor: &Visitor) -> Result<String, Problem> {
    match visitor.caller().key {
        Some(key) => name_of(app, key, visitor).await,
        None => Ok(visitor.say("page-guest", &[])),
    }
}
