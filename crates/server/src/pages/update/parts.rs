//! The parts of a table that change. Each has an `id` and takes the place of the one already there.

use maud::{Markup, html};
use store::{Occupant, Talk};
use tables::{Panel, badge, ruling};

use super::Onlooker;
use crate::app::hash;
use crate::drawing::Drawn;
use crate::error::Problem;
use crate::pages::{analysis, bot_choice};
use crate::people::People;

/// Whose turn it is: unmistakable. Whoever looks back reads which moment they see, and beside it how things stand now.
pub(in crate::pages) fn turn(onlooker: &Onlooker, at: Option<u32>) -> Markup {
    html! {
        p id="turn" data-part class={ "turn-sign " (at.map_or(onlooker.turn(), |_| "back")) } {
            @if let Some(at) = at {
                span class="moment" { (moment(onlooker, at)) } " "
                span class="present" { (present(onlooker)) }
            } @else {
                @if let Some(actor) = onlooker.table.actor().filter(|_| onlooker.turn() != "waiting") {
                    (badge(actor, &onlooker.names)) " "
                }
                (whose_turn(onlooker))
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
        ("over", _) => onlooker.say("page-over", &[]),
        _ => onlooker.say("page-waiting", &[]),
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
    let game = onlooker.session.frame.game.name();
    let say = |id| onlooker.say(id, &[]);
    html! {
        section id="decision" data-part class={ "decision " (turn) } aria-label=(say("page-plan")) tabindex="-1" {
            @if let Some(problem) = problem {
                p class="problem" role="alert" { (problem.sentence_to(onlooker.reader(), onlooker.visitor.phrases)) @if let Some(rule) = problem.rule { " " (ruling(game, rule)) } }
            }
            @if let Some(refused) = &drawn.refusal { (refused.draw(game, onlooker.reader(), &onlooker.names, onlooker.visitor.phrases)) }
            @if let Some(at) = at { (looking_back(onlooker, drawn, at)) }
            @else if turn == "over" { (over(onlooker)) }
            @else if turn != "waiting" { (question(onlooker, drawn)) }
        }
    }
}

fn question(onlooker: &Onlooker, drawn: &Drawn) -> Markup {
    let say = |id| onlooker.say(id, &[]);
    let decision = &drawn.decision;
    html! {
        div class="question" {
            div class="ask-line" {
                p id="ask" class="ask" {
                    (decision.ask) " "
                    a class="help" href={ "#rules-" (drawn.chapter) } data-rules=(drawn.chapter) aria-label=(say("page-rules-of-this"))
                        title=(say("page-rules-of-this")) { "?" }
                }
                @if onlooker.turn() == "yours" && onlooker.session.frame.game.has_bots() { (hint_button(onlooker)) }
            }
            (decision.answers)
        }
        @if !drawn.steps.is_empty() {
            div class="plan" {
                ol class="steps" aria-label=(say("page-plan")) {
                    @for (index, step) in drawn.steps.iter().enumerate() {
                        li {
                            button type="button" data-drop=(index) id={ "drop-" (index) }
                                aria-label=(onlooker.say("page-drop-step", &[("step", step.into())])) {
                                (step) span aria-hidden="true" class="cross" { "✕" }
                            }
                        }
                    }
                }
                (decision.effects)
                div class="confirmers" {
                    button type="button" id="take-back" class="second" data-drop="last" data-key="z" {
                        (say("page-take-back")) kbd { "Z" }
                    }
                    @if let Some(confirm) = &decision.confirm {
                        button type="button" id="confirm" class="first" data-confirm data-last=[confirm.last.as_deref()] data-key="c" {
                            (confirm.label) kbd { "C" }
                        }
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
        button type="button" id="hint" data-hint data-key="h" aria-disabled=[off.then_some("true")] {
            (onlooker.say("hint-button", &[])) kbd { "H" }
        }
    }
}

fn over(onlooker: &Onlooker) -> Markup {
    let ending = onlooker.table.ending(&onlooker.names, onlooker.visitor.phrases);
    html! {
        p class="ask ending" { (ending.map(|(_, sentence)| sentence).unwrap_or_default()) }
        p class="answers" {
            a class="button first" id="see-end" href={ "/games/" (onlooker.session.id.0) "/end" } { (onlooker.say("end-charts", &[])) }
            a class="button" id="to-analysis" href={ "/games/" (onlooker.session.id.0) "/end#analysis" } { (onlooker.say("analysis-title", &[])) }
        }
    }
}

fn looking_back(onlooker: &Onlooker, drawn: &Drawn, at: u32) -> Markup {
    let say = |id| onlooker.say(id, &[]);
    let try_it = |how: &str| onlooker.visitor.phrases.labelled(&say("page-try"), how);
    let id = &onlooker.session.id.0;
    html! {
        div class="question" {
            p id="ask" class="ask" {
                (moment(onlooker, at))
                " " a class="button" href={ "/games/" (id) } data-go="now" { (say("page-back-to-now")) }
                " " span class="note" { (present(onlooker)) }
            }
            (analysis::at_moment(onlooker, at))
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
    }
}

/// Before the game: who is missing, and how they come.
pub(in crate::pages) fn waiting(onlooker: &Onlooker) -> Markup {
    let people = &onlooker.people;
    let visitor = onlooker.visitor;
    let say = |id| onlooker.say(id, &[]);
    let id = &onlooker.session.id.0;
    let open = !people.all_here();
    // A host who has taken the table over does not know the invitation of the one before.
    let own = |invite| Some(visitor.invitation(&onlooker.session.id)).filter(|own| hash(own) == invite);
    let kept_name = onlooker.kept_seat().map(|seat| people.stored_names().swap_remove(seat));
    let secret = people.invite.filter(|_| onlooker.is_host()).and_then(own);
    html! {
        section id="waiting" data-part hidden[!open] {
            @if open {
                h2 { (say("invite-title")) }
                (kept_seats(onlooker))
                @if let Some(seat) = onlooker.seat() {
                    p { (say("invite-help")) }
                    p class="invitation" {
                        input id="invitation" readonly data-path={ "/games/" (id) @if let Some(secret) = &secret { "?invite=" (secret) } }
                            aria-label=(say("invite-link"));
                        button type="button" data-copies="invitation" data-done=(say("invite-copied")) { (say("invite-copy")) }
                    }
                    (seat_form(onlooker, "leave", seat.index(), "leave", &say("seat-leave")))
                } @else {
                    p { (say(if onlooker.kept_seat().is_some() { "sit-kept-help" } else { "sit-help" })) }
                    form id="sit" method="post" action={ "/games/" (id) "/sit" } {
                        input type="hidden" name="invite" value="";
                        input name="name" required maxlength="60" autocomplete="nickname" placeholder=(say("new-your-name"))
                            aria-label=(say("new-your-name")) value=[kept_name];
                        button class="first" id="sit-down" { (say("sit-down")) }
                    }
                }
                (seats_to_free(onlooker))
                (seats_for_bots(onlooker))
            }
        }
    }
}

/// A button that does something to one seat.
fn seat_form(onlooker: &Onlooker, action: &str, seat: usize, id: &str, label: &str) -> Markup {
    html! {
        form class="fill" method="post" action={ "/games/" (onlooker.session.id.0) "/" (action) } {
            input type="hidden" name="seat" value=(seat);
            button id=(id) { (label) }
        }
    }
}

/// Whom the seats are kept for that nobody sits in yet.
fn kept_seats(onlooker: &Onlooker) -> Markup {
    let seats = onlooker.people.seats.iter().zip(&onlooker.names);
    let kept = seats.filter(|(occupant, _)| matches!(occupant, Occupant::Kept(_)));
    let kept: Vec<&str> = kept.map(|(_, name)| name.as_str()).collect();
    html! {
        @if !kept.is_empty() { p { (onlooker.say("seat-kept", &[("players", kept.join(", ").into())])) } }
    }
}

/// Before the game the host can free the seat of somebody who will not play after all.
fn seats_to_free(onlooker: &Onlooker) -> Markup {
    let key = onlooker.visitor.caller().key;
    let seats = onlooker.people.seats.iter().enumerate().filter_map(|(seat, occupant)| match occupant {
        Occupant::Person(person) if Some(person.key) != key => Some((seat, onlooker.names[seat].as_str())),
        _ => None,
    });
    html! {
        @if onlooker.is_host() {
            @for (seat, name) in seats {
                (seat_form(onlooker, "leave", seat, &format!("free-{seat}"), &onlooker.say("seat-free", &[("player", name.into())])))
            }
        }
    }
}

/// During the game: bots can play for those who stay away, and these can come back.
pub(in crate::pages) fn absent(onlooker: &Onlooker) -> Markup {
    let running = onlooker.people.all_here() && onlooker.session.now().actor().is_some();
    let fills = running && !replaceable(onlooker).is_empty();
    let own = onlooker.kept_seat().filter(|_| running);
    html! {
        section id="absent" data-part hidden[!fills && own.is_none()] {
            @if let Some(seat) = own {
                p { (onlooker.say("seat-back-help", &[])) }
                (seat_form(onlooker, "back", seat, "take-seat-back", &onlooker.say("seat-back", &[])))
            }
            @if fills {
                details { summary { (onlooker.say("seat-fill", &[])) } (seats_for_bots(onlooker)) }
            }
        }
    }
}

/// The seats of those who are not there, which the visitor may give to bots: the host any of them, other players those
/// of former ones.
fn replaceable(onlooker: &Onlooker) -> Vec<usize> {
    let people = &onlooker.people;
    let key = onlooker.visitor.caller().key;
    if onlooker.table.actor().is_none() || !onlooker.session.frame.game.has_bots() {
        return Vec::new();
    }
    let (is_host, sits) = (onlooker.is_host(), onlooker.seat().is_some());
    let away = |seat: usize| match &people.seats[seat] {
        Occupant::Person(person) if person.is_former() => is_host || sits,
        _ if !is_host => false,
        Occupant::Open | Occupant::Kept(_) => true,
        Occupant::Bot { .. } => false,
        Occupant::Person(person) => {
            Some(person.key) != key && !onlooker.session.attendance.is_connected(person.key)
        }
    };
    (0..people.seats.len()).filter(|&seat| away(seat)).collect()
}

/// A form for each seat that the visitor can give to a bot.
fn seats_for_bots(onlooker: &Onlooker) -> Markup {
    let people = &onlooker.people;
    let id = &onlooker.session.id.0;
    html! {
        @for seat in replaceable(onlooker) {
            form class="fill" method="post" action={ "/games/" (id) "/bot" } {
                input type="hidden" name="seat" value=(seat);
                select name="level" aria-label=(onlooker.say("seat-fill", &[])) {
                    @for level in bots::Level::ALL.into_iter().rev() {
                        option value=(level.name()) { (bot_choice::level_name(onlooker.visitor, level)) }
                    }
                }
                (bot_choice::characters(onlooker.visitor, "character", &onlooker.say("new-character", &[])))
                button id={ "fill-" (seat) } {
                    @if people.seats[seat].is_vacant() {
                        (onlooker.say("seat-fill-open", &[("number", (seat + 1).into())]))
                    } @else {
                        (onlooker.say("seat-take-over", &[("player", onlooker.names[seat].as_str().into())]))
                    }
                }
            }
        }
    }
}

/// What happened while a player was away; it lies open when they return.
pub(in crate::pages) fn since(onlooker: &Onlooker, at: Option<u32>, open: bool) -> Markup {
    let seat = onlooker.seat().filter(|_| at.is_none() && !onlooker.shared);
    let since = seat.and_then(|seat| onlooker.table.since(seat, &onlooker.names, onlooker.visitor.phrases));
    html! {
        section id="since" data-part hidden[since.is_none()] {
            @if let Some(since) = since {
                details open[open] {
                    summary { (onlooker.say("page-since", &[])) " (" (since.moves) ")" }
                    ul { @for (version, line) in &since.lines { li { a href={ "?at=" (version) } { (line) } } } }
                }
            }
        }
    }
}

pub(in crate::pages) fn talk(talk: &[Talk], people: &People, names: &[String]) -> Markup {
    html! {
        @for said in talk {
            li data-talk=(said.id) { b { (people.speaker(said, names)) } " " (linked(&said.text)) }
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
