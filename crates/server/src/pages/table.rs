use axum::extract::Query;
use axum::http::StatusCode;
use games::{GameName, with_game};
use maud::{Markup, html};
use serde::Deserialize;
use store::Closed;
use tables::{Panel, Place, Shown};

use super::coach;
use super::first_game;
use super::layout::{bar, game_page};
use super::lobby::game_title;
use super::moments;
use super::money;
use super::orders;
use super::proposals;
use super::share;
use super::talk::TalkPage;
use super::update::{Onlooker, parts, seats};
use crate::at_table::AtTable;
use crate::drawing::Drawn;
use crate::error::Problem;
use crate::visitor::Visitor;

/// What the address of a table says.
#[derive(Deserialize)]
pub(super) struct TableQuery {
    /// The moment to look back at.
    at: Option<u32>,
    invite: Option<String>,
}

/// What lies in the drawer beside the board, one at a time.
const DRAWERS: [(&str, &str); 4] =
    [("log", "page-log"), ("talk", "page-talk"), ("notes", "page-notes"), ("rules", "page-rules")];
/// The keys of every table of a game.
const KEYS: &[(&str, &str)] = &[
    ("1 – 9", "keys-numbers"),
    ("H", "keys-hint"),
    ("C", "keys-confirm"),
    ("Z", "keys-back"),
    ("U", "keys-undo"),
    ("$", "keys-money"),
    ("Esc", "keys-escape"),
    (", .", "keys-step"),
    ("N", "keys-now"),
    ("?", "keys-help"),
];
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
    "live.js",
    "board.js",
    "lights.js",
    "keys.js",
    "replay.js",
    "talk.js",
    "hint.js",
    "orders.js",
    "sound.js",
    "motion.js",
    "moments.js",
    "share.js",
    "money.js",
    "clock.js",
];

/// The table, with everything on it.
pub(super) async fn page(
    AtTable { app, session, caller }: AtTable,
    visitor: Visitor,
    Query(wanted): Query<TableQuery>,
) -> Result<Markup, Problem> {
    let visitor = &visitor;
    if session.people().closed == Some(Closed::Cancelled) {
        return Err(Problem::told(StatusCode::GONE, "problem-cancelled", []));
    }
    let talk = TalkPage::last(&app, &session.id).await?;
    let note = match caller.key.filter(|&key| session.people().knows(Some(key))) {
        Some(key) => Some(app.store.note(&session.id, key).await?.unwrap_or_default()),
        None => None,
    };
    let game = session.frame.game;
    let aside = session.watch().borrow().aside;
    app.known_analysis(&session).await?;
    let onlooker = Onlooker::of(session, visitor).invited(wanted.invite.as_deref());
    let id = &onlooker.session.id.0;
    let drawn = onlooker.draw(wanted.at);
    let say = |id| visitor.say(id, &[]);
    let version = drawn.version;
    let at = wanted.at.filter(|&at| at < version);
    let lines = onlooker.lines(None);
    let since = onlooker.since();
    let title = game_title(visitor, game);
    let coached = first_game::is_coached(&onlooker);
    let body = html! {
        @if coached { (coach::skip_link(visitor)) }
        (heading(visitor, &title, &drawn, &html! { (parts::turn(&onlooker, at)) (seats::watching(&onlooker)) }, &html! {
            @if coached { (first_game::button(visitor)) }
            (orders::tool(&onlooker)) (money::button(visitor)) (share::button(visitor)) (help_tools(visitor))
        }))
        main id="table" data-id=(id) data-address={ "/games/" (id) } data-game=(game.name()) data-version=(version) data-aside=(aside) data-at=[at]
            data-turn=(onlooker.turn()) data-invite=[wanted.invite.as_deref()] data-live="off" data-failed=(say("page-failed")) data-gone=(say("moment-step-gone"))
            data-talk=(talk.end()) {
            (parts::purse(&onlooker, &drawn))
            (stage(visitor, &drawn))
            (moments::places(&onlooker, at, since.as_ref()))
            (money::sheet(visitor))
            (seats::waiting(&onlooker))
            div id="overhead" { (seats::notices(&onlooker)) (parts::told(&onlooker)) }
            div id="desk" {
                (panels(&drawn, Place::Desk))
                section id="hints" aria-label=(say("hint-title")) data-thinking=(say("hint-thinking")) hidden {}
                (parts::decision(&onlooker, &drawn, at, None))
            }
            (first_game::draw(&onlooker, &onlooker.look(wanted.at, &[], None, false, false), None))
            div id="side" {
                (panels(&drawn, Place::Side))
                (seats::absent(&onlooker))
                nav class="tabs drawers" aria-label=(say("page-more-panels")) {
                    button type="button" data-tab="table" { (say("page-table-tab")) }
                    button type="button" data-tab="since" { (parts::since_tab(&onlooker, since.as_ref())) }
                    @for (name, label) in DRAWERS { button type="button" data-tab=(name) { (say(label)) } }
                }
                section class="panel drawer" data-panel="since" aria-labelledby="since-tab" { (parts::since(&onlooker, since.as_ref())) }
                section class="panel drawer" data-panel="log" data-drawer-open aria-label=(say("page-log")) {
                    (replay(visitor, version, at))
                    (proposals::ways_from_log(&onlooker))
                    ol id="log" tabindex="0" data-names=(onlooker.names_mark()) aria-label=(say("page-log")) { (lines) }
                }
                section class="panel drawer" data-panel="talk" aria-label=(say("page-talk")) {
                    ol id="talk" tabindex="0" aria-label=(say("page-talk")) { (talk.draw(&onlooker.people, visitor)) }
                    (parts::speak(&onlooker))
                }
                section class="panel drawer" data-panel="notes" aria-label=(say("page-notes")) {
                    @if let Some(note) = &note {
                        label for="note" class="note" { (say("page-notes-help")) }
                        textarea id="note" rows="8" maxlength="20000" { (note) }
                    } @else {
                        p class="note" { (say("page-spectator")) }
                    }
                }
                (rules_drawer(&onlooker, false))
            }
            (phone_tabs(visitor, &drawn, ("log", "page-log")))
        }
        (keys(visitor, game, &if coached { [KEYS, &[coach::KEY]].concat() } else { KEYS.to_vec() }))
        (share::dialog(&onlooker))
        (proposals::back_dialog(&onlooker))
        (proposals::leaving_dialog(&onlooker))
        (orders::dialog(&onlooker))
    };
    let moment = at.map(|at| parts::moment(&onlooker, at));
    let scripts = if coached { [SCRIPTS, first_game::SCRIPTS].concat() } else { SCRIPTS.to_vec() };
    Ok(game_page(visitor, &title, moment.as_deref(), "table", Some(game), &scripts, &body))
}

/// On a small screen the desk's own panels come first: they belong to the decision.
fn panels_of_tabs(panels: &[Panel]) -> impl Iterator<Item = &Panel> {
    let at = |place| panels.iter().filter(move |panel| panel.place == place);
    at(Place::Desk).chain(at(Place::Side))
}

/// The skip link, and the bar: what is played, how far it has come, whose turn it is.
pub(super) fn heading(
    visitor: &Visitor,
    title: &str,
    drawn: &Drawn,
    signs: &Markup,
    tools: &Markup,
) -> Markup {
    html! {
        a class="skip" href="#decision" { (visitor.say("page-skip", &[])) }
        (bar(visitor, &html! {
            h1 { span class="game" { (title) } " " span id="heading" data-part { (drawn.heading) } }
            (parts::progress(drawn))
            (signs)
        }, tools))
    }
}

/// The stage, with the places of what comes and goes on it.
pub(super) fn stage(visitor: &Visitor, drawn: &Drawn) -> Markup {
    html! {
        section id="stage" aria-label=(visitor.say("page-board", &[])) {
            (drawn.stage)
            p class="offline" role="status" { (visitor.say("page-offline", &[])) }
            div id="card" class="card" role="status" aria-live="polite" tabindex="0" hidden {}
            div id="moments" role="status" aria-live="off" {}
        }
    }
}

/// The panels of a place.
pub(super) fn panels(drawn: &Drawn, place: Place) -> Markup {
    html! {
        @for panel in drawn.panels.iter().filter(|panel| panel.place == place) {
            section class="panel" data-panel=(panel.id) aria-labelledby={ "title-" (panel.id) } {
                h2 id={ "title-" (panel.id) } { (panel.title) }
                (parts::panel(panel))
            }
        }
    }
}

/// The rules, in the drawer beside the board; `book` is the address of the page that has everything.
pub(super) fn rules_drawer(onlooker: &Onlooker, open: bool) -> Markup {
    html! {
        section class="panel drawer rules" data-panel="rules" data-drawer-open[open] aria-label=(onlooker.say("page-rules", &[])) {
            div id="rules" tabindex="0" { (onlooker.table.rules(&onlooker.book, onlooker.visitor.phrases)) }
        }
    }
}

/// What lies behind tabs on a small screen: the panels, and one tab for all drawers.
pub(super) fn phone_tabs(visitor: &Visitor, drawn: &Drawn, (drawer, label): (&str, &str)) -> Markup {
    let say = |id| visitor.say(id, &[]);
    html! {
        nav class="tabs phone" aria-label=(say("page-more-panels")) {
            button type="button" data-tab="board" data-key="m" { (say("page-board")) }
            @for panel in panels_of_tabs(&drawn.panels) { button type="button" data-tab=(panel.id) { (panel.title) } }
            button type="button" data-tab=(drawer) { (say(label)) }
        }
    }
}

/// What opens the keys and the rules.
pub(super) fn help_tools(visitor: &Visitor) -> Markup {
    let say = |id| visitor.say(id, &[]);
    html! {
        button type="button" class="tool" data-opens="keys" data-key="?" aria-label=(say("keys-title")) title=(say("keys-title")) { "⌨" }
        button type="button" class="tool" data-tab="rules" aria-label=(say("page-rules")) title=(say("page-rules")) { "?" }
    }
}

/// Stepping through the game.
fn replay(visitor: &Visitor, version: u32, at: Option<u32>) -> Markup {
    let say = |id| visitor.say(id, &[]);
    html! {
        div id="replay" class="replay" role="group" aria-label=(say("page-moment")) {
            button type="button" data-go="first" aria-label=(say("page-first")) title=(say("page-first")) { "«" }
            button type="button" data-go="-1" data-key="," aria-label=(say("page-previous")) title=(say("page-previous")) { "‹" }
            input type="range" id="moment" min="0" max=(version) value=(at.unwrap_or(version)) aria-label=(say("page-moment"));
            button type="button" data-go="1" data-key="." aria-label=(say("page-next")) title=(say("page-next")) { "›" }
            button type="button" data-go="play" aria-label=(say("page-play")) title=(say("page-play")) aria-pressed="false" { "▶" }
            button type="button" data-go="now" data-key="n" aria-label=(say("page-back-to-now")) title=(say("page-back-to-now")) { "»" }
        }
    }
}

/// The help sheet of the keys: the game's own, and those of the table.
pub(super) fn keys(visitor: &Visitor, game: GameName, others: &[(&str, &str)]) -> Markup {
    let say = |id| visitor.say(id, &[]);
    html! {
        dialog id="keys" aria-labelledby="keys-title" {
            h2 id="keys-title" { (say("keys-title")) }
            dl {
                @for (key, label) in with_game!(game, G => G::KEYS).iter().chain(others) {
                    div { dt { kbd { (key) } } dd { (say(label)) } }
                }
            }
            form method="dialog" { button class="first" { (say("page-close")) } }
        }
    }
}
