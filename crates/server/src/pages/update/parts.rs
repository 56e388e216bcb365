//! The parts of a table that change. Each has an `id` and takes the place of the one already there.

use maud::{Markup, html};
use phrases::Phrases;
use store::{KeyHash, TableEvent, Talk};
use tables::{Panel, ruling};

use super::Onlooker;
use crate::drawing::Drawn;
use crate::error::Problem;
use crate::notice_orders;
use crate::pages::{analysis, hint, orders, proposals};
use crate::people::People;
use crate::recounting::Since;
use crate::services::closing::event_phrase;

/// Whose turn it is: unmistakable. Whoever looks back reads which moment they see, and beside it how things stand now.
pub(in crate::pages) fn turn(onlooker: &Onlooker, at: Option<u32>) -> Markup {
    html! {
        p id="turn" data-part class={ "turn-sign " (at.map_or(onlooker.turn(), |_| "back")) } {
            @if let Some(at) = at {
                span class="seen-moment" { (moment(onlooker, at)) } " "
                span class="present" { (present(onlooker)) }
            } @else {
                @if let Some(actor) = onlooker.table.actor().filter(|_| onlooker.turn() != "waiting") {
                    (onlooker.badge(actor)) " "
                }
                @if let Some(clock) = onlooker.clock() { span class="turn-of" { (whose_turn(onlooker)) } " " (clock) }
                @else { (whose_turn(onlooker)) }
            }
        }
    }
}

/// Which moment is shown to somebody who looks back.
pub(in crate::pages) fn moment(onlooker: &Onlooker, at: u32) -> String {
    onlooker.say("page-look-back", &[("at", at.into()), ("version", onlooker.table.version().into())])
}

/// How things stand now, for somebody who looks back.
fn present(onlooker: &Onlooker) -> String {
    onlooker.say("page-now", &[("turn", whose_turn(onlooker).into())])
}

/// Whose turn it is now.
fn whose_turn(onlooker: &Onlooker) -> String {
    let phrases = onlooker.visitor.phrases;
    let player = |actor| phrases.player(&onlooker.names, actor);
    match (onlooker.turn(), onlooker.table.actor()) {
        ("yours", Some(actor)) => {
            let turn = onlooker.say("page-your-turn", &[]);
            if onlooker.shared { phrases.labelled(&turn, &player(actor)) } else { turn }
        }
        ("theirs", Some(actor)) => onlooker.say("page-turn-of", &[("player", player(actor).into())]),
        ("paused", _) => onlooker.say("pause-sign", &[]),
        ("over", _) if onlooker.people.is_closed() => onlooker.say("lobby-ended", &[]),
        ("over", _) => onlooker.say("page-over", &[]),
        _ => onlooker.say("page-waiting", &[]),
    }
}

/// How far the game has come, and how it can end.
pub(in crate::pages) fn progress(drawn: &Drawn) -> Markup {
    html! { div id="progress" data-part { (drawn.progress) } }
}

/// What the viewer has: always in view.
pub(in crate::pages) fn purse(onlooker: &Onlooker, drawn: &Drawn) -> Markup {
    html! {
        section id="purse" data-part hidden[drawn.purse.is_empty()] aria-label=(onlooker.say("page-purse", &[])) {
            @if let Some(seat) = onlooker.seat().filter(|_| !drawn.purse.is_empty()) {
                (onlooker.badge(seat))
                dl {
                    @for figure in &drawn.purse { div { dt { (figure.label) } dd { (figure.value) } } }
                }
                (drawn.everybody)
            }
        }
    }
}

pub(in crate::pages) fn panel(panel: &Panel) -> Markup {
    html! { div id=(panel.id) data-part class="panel-body" { (panel.body) } }
}

/// The decision bar: what is asked, the answers, the plan so far.
pub(in crate::pages) fn decision(
    onlooker: &Onlooker,
    drawn: &Drawn,
    at: Option<u32>,
    problem: Option<&Problem>,
) -> Markup {
    let turn = if at.is_some() { "back" } else { onlooker.turn() };
    let book = onlooker.book.as_str();
    let say = |id| onlooker.say(id, &[]);
    html! {
        section id="decision" data-part class={ "decision " (turn) } aria-label=(say("page-plan")) tabindex="-1" {
            @if let Some(problem) = problem {
                p class="problem" role="alert" { (problem.sentence_to(onlooker.reader(), onlooker.visitor.phrases)) @if let Some(rule) = problem.rule { " " (ruling(book, rule)) } }
            }
            @if let Some(refused) = &drawn.refusal { (refused.draw(book, onlooker.reader(), &onlooker.names, onlooker.visitor.phrases)) }
            @if let Some(at) = at { (looking_back(onlooker, drawn, at)) }
            @else if turn == "over" { (over(onlooker)) }
            @else if turn == "paused" { p id="ask" class="ask" { (say("pause-now")) } }
            @else if turn != "waiting" { (question(onlooker, drawn)) }
        }
    }
}

fn question(onlooker: &Onlooker, drawn: &Drawn) -> Markup {
    let decision = &drawn.decision;
    html! {
        div class="question" {
            div class="ask-line" {
                p class="kicker" {
                    (drawn.kicker)
                    @if onlooker.seat().is_none() { " " span class="watching" { (onlooker.say("page-watching", &[])) } }
                }
                (proposals::back_button(onlooker))
                @if onlooker.is_advised() { (hint_button(onlooker)) }
                (help(onlooker, drawn))
            }
            p id="ask" class="ask" { (decision.ask) }
            (decision.answers)
        }
        (plan(onlooker, drawn))
    }
}

/// Opens the rules at what is asked.
fn help(onlooker: &Onlooker, drawn: &Drawn) -> Markup {
    let label = onlooker.say("page-rules-of-this", &[]);
    html! {
        a class="help button" href={ "#rules-" (drawn.chapter) } data-rules=(drawn.chapter) aria-label=(label) title=(label) { "?" }
    }
}

/// The steps so far, what they bring, and the ways on: always in the same place.
fn plan(onlooker: &Onlooker, drawn: &Drawn) -> Markup {
    let say = |id| onlooker.say(id, &[]);
    let decision = &drawn.decision;
    html! {
        div class="plan" {
            @if !drawn.steps.is_empty() {
                ol class="steps" aria-label=(say("page-plan")) {
                    @for (index, step) in drawn.steps.iter().enumerate() {
                        li hidden[step.chip.is_none()] {
                            button type="button" data-drop=(index) id={ "drop-" (index) } {
                                span class="unseen" { (onlooker.say("page-drop-step", &[("step", (&step.told).into())])) }
                                @if let Some(chip) = &step.chip { span class="chip" aria-hidden="true" { (chip) } }
                                span aria-hidden="true" class="cross" { "✕" }
                            }
                        }
                    }
                }
                (decision.effects)
            }
            div class="confirmers" {
                @if !drawn.steps.is_empty() {
                    button type="button" id="take-back" class="second" data-drop="last" data-key="z" {
                        (say("page-take-back")) kbd { "Z" }
                    }
                }
                @if drawn.steps.len() > 2 {
                    button type="button" id="clear" class="second" data-drop="all" { (say("page-clear")) }
                }
                (drawn.way_out)
                @if let Some(confirm) = &decision.confirm {
                    button type="button" id="confirm" class="first" data-confirm data-last=[confirm.last.as_deref()] data-key="c" {
                        (confirm.label) kbd { "C" }
                    }
                }
            }
        }
    }
}

/// Asks for hints; where there are none it looks so, and says why.
fn hint_button(onlooker: &Onlooker) -> Markup {
    let off = !onlooker.session.allows_hints();
    html! {
        button type="button" id="hint" data-hint data-key="h" aria-disabled=[off.then_some("true")]
            title=[off.then(|| hint::off(onlooker))] {
            (onlooker.say("hint-button", &[])) kbd { "H" }
        }
    }
}

fn over(onlooker: &Onlooker) -> Markup {
    if onlooker.people.is_closed() {
        return html! { p class="ask ending" { (onlooker.say("end-by-agreement", &[])) } };
    }
    let ending = onlooker.table.ending(onlooker.reader(), &onlooker.names, onlooker.visitor.phrases);
    html! {
        p class="kicker" { b { (onlooker.say("page-over", &[])) } }
        p class="ask ending" { (ending.map(|(_, sentence)| sentence).unwrap_or_default()) }
        @if !onlooker.in_lesson {
            p class="answers confirmers" {
                button type="button" id="see-result" data-card="end" { (onlooker.say("moment-see-result", &[])) }
                a class="button first" id="see-end" href={ "/games/" (onlooker.session.id.0) "/end" } { (onlooker.say("end-charts", &[])) }
                a class="button" id="to-analysis" href={ "/games/" (onlooker.session.id.0) "/end#analysis" } { (onlooker.say("analysis-title", &[])) }
            }
        }
    }
}

fn looking_back(onlooker: &Onlooker, drawn: &Drawn, at: u32) -> Markup {
    let say = |id| onlooker.say(id, &[]);
    let try_it = |how: &str| onlooker.visitor.phrases.labelled(&say("page-try"), how);
    let id = &onlooker.session.id.0;
    let step = |id: &str, go: &str, label: &str, sign: &str| {
        let label = onlooker.say(label, &[]);
        html! { button type="button" id=(id) class="second go" data-go=(go) aria-label=(label) title=(label) { (sign) } }
    };
    html! {
        div class="question" {
            div class="ask-line" {
                p class="kicker" { b { (moment(onlooker, at)) } " " span class="note" { "· " (drawn.heading) } }
            }
            p id="ask" class="ask" { @if onlooker.turn() == "over" { (say("page-look-back-over")) } @else { (present(onlooker)) } }
            (analysis::at_moment(onlooker, at))
            (proposals::back_here(onlooker, at))
            form method="post" action={ "/games/" (id) "/try" } class="answers try" {
                input type="hidden" name="at" value=(at);
                button name="how" value="alone" id="try-alone" title=(say("page-try-help")) { (try_it(&say("page-try-alone"))) }
                @if let Some(actor) = drawn.actor.filter(|_| onlooker.session.frame.game.has_bots()) {
                    @let player = onlooker.visitor.phrases.player(&onlooker.names, actor);
                    button name="how" value="bots" id="try-bots" title=(say("page-try-help")) {
                        (try_it(&onlooker.say("page-try-bots", &[("player", player.into())])))
                    }
                }
            }
        }
        div class="plan" {
            div class="confirmers stepping" {
                (step("go-first", "first", "page-first", "«"))
                (step("go-back", "-1", "page-previous", "‹"))
                (step("go-on", "1", "page-next", "›"))
                a class="button first" id="go-now" href={ "/games/" (id) } data-go="now" { (say("page-back-to-now")) }
            }
        }
    }
}

/// What has happened since the player's last move, in short, with the way to each moment and a button that plays them.
/// It stays while they look back.
pub(in crate::pages) fn since(onlooker: &Onlooker, since: Option<&Since>) -> Markup {
    html! {
        div id="since" data-part hidden[since.is_none()] {
            @if let Some(since) = since {
                @let stops = stops(since);
                div class="since-head" {
                    h3 { (onlooker.say("moment-since", &[("move", since.from.into())])) }
                    @if !stops.is_empty() {
                        button type="button" id="play-since" data-stops=(stops) aria-pressed="false" { "▶ " (onlooker.say("moment-since-play", &[])) }
                    }
                }
                (orders::since(onlooker, since.from))
                @if stops.is_empty() { p class="note" { (onlooker.say("moment-since-none", &[])) } }
                ul {
                    @for line in &since.lines {
                        @if line.told.heading { li class="d0" { (line.told.text) } }
                        @else {
                            li data-at=(line.told.version) data-lights=[line.lights.as_deref()] {
                                @if let Some(seat) = line.told.by { (onlooker.badge(seat)) }
                                a href={ "?at=" (line.told.version) } { (line.told.text) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Where to stop when what has happened is played: as it stood after the player's move, and after each line. Empty if
/// nothing has happened.
fn stops(since: &Since) -> String {
    let mut versions: Vec<u32> =
        since.lines.iter().filter(|line| !line.told.heading).map(|line| line.told.version).collect();
    if !versions.is_empty() {
        versions.insert(0, since.from);
    }
    versions.dedup();
    versions.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

/// What stands on the tab of that; nothing where nothing lies behind it.
pub(in crate::pages) fn since_tab(onlooker: &Onlooker, since: Option<&Since>) -> Markup {
    html! {
        span id="since-tab" data-part {
            @if let Some(since) = since { (onlooker.say("moment-since-short", &[("move", since.from.into())])) }
        }
    }
}

/// What was said, and what has happened at the table beside the moves. What the holder of the key should not miss says so.
pub(in crate::pages) fn talk(
    talk: &[Talk],
    people: &People,
    names: &[String],
    key: Option<KeyHash>,
    phrases: &Phrases,
) -> Markup {
    html! {
        @for said in talk {
            @let tells = concerns(said, people, key);
            @if let Some(event) = said.event {
                @let player = ("player", people.speaker(said, names).into());
                li class="event" data-talk=(said.id) data-tells[tells] { (phrases.say(event_phrase(event), &[player])) }
            } @else {
                li data-talk=(said.id) data-tells[tells] { b { (people.speaker(said, names)) } " " (linked(&said.text)) }
            }
        }
    }
}

/// Whether somebody at the table should be told at once of what another has said: they are named, or what was proposed is
/// refused.
fn concerns(said: &Talk, people: &People, key: Option<KeyHash>) -> bool {
    let mut own = people.seats_of(key).peekable();
    if own.peek().is_none() || said.seat.is_some_and(|seat| people.holds(usize::from(seat), key)) {
        return false;
    }
    match said.event {
        Some(event) => {
            matches!(event, TableEvent::RefusesBack | TableEvent::RefusesPause | TableEvent::PlaysOn)
        }
        None => own.any(|seat| {
            let name = people.seats[seat].person().map(|person| person.name.as_str());
            name.is_some_and(|name| notice_orders::names(&said.text, name))
        }),
    }
}

/// Where it is told at once, over the table; the script fills it.
pub(in crate::pages) fn told(onlooker: &Onlooker) -> Markup {
    let close = onlooker.say("page-close", &[]);
    html! {
        section id="told" class="notice" role="status" hidden {
            p id="told-words" {}
            p class="answers" {
                button type="button" class="first" data-tab="talk" data-told="read" { (onlooker.say("page-talk", &[])) b id="told-more" {} }
                button type="button" data-told="close" { (close) }
            }
        }
    }
}

/// Text in which the address of another table here can be followed.
fn linked(text: &str) -> Markup {
    html! {
        @for (index, word) in text.split(' ').enumerate() {
            @if index > 0 { " " }
            @if word.strip_prefix("/games/").is_some_and(crate::app::may_be_id) { a href=(word) { (word) } }
            @else { (word) }
        }
    }
}

/// Where a player speaks, or why not.
pub(in crate::pages) fn speak(onlooker: &Onlooker) -> Markup {
    html! {
        div id="speak" data-part {
            @if onlooker.session.is_silent() { p class="note" { (onlooker.say("page-talk-off", &[])) } }
            @else if onlooker.seat().is_none() { p class="note" { (onlooker.say("page-talk-players", &[])) } }
            @else {
                form id="say" {
                    input id="words" maxlength="2000" autocomplete="off" aria-label=(onlooker.say("page-talk-say", &[]))
                        placeholder=(onlooker.say("page-talk-say", &[]));
                    button { (onlooker.say("page-talk-send", &[])) }
                }
            }
        }
    }
}
