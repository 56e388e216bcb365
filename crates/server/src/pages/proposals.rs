//! What all who play agree on, as pages show it: taking moves back, and a pause.

use axum::response::Redirect;
use maud::{Markup, html};
use store::{ProposalKind, Proposed, TableProposal};

use super::bot_choice;
use super::forms::Form;
use super::share;
use super::sit::to_table;
use super::substitutes;
use super::update::Onlooker;
use crate::at_table::AtTable;
use crate::error::Problem;
use crate::services::proposals;
use crate::way_back;

/// The most lines that tell what would vanish.
const MOST_LINES: usize = 8;

/// The button that opens the way back, where there is one.
pub(super) fn back_button(onlooker: &Onlooker) -> Markup {
    let label = onlooker.say("back-title", &[]);
    html! {
        @if way_back(onlooker).is_some() {
            button type="button" id="back-button" class="help" data-opens="back" data-key="u" aria-label=(label) title=(label) { "↶" }
        }
    }
}

/// The version before the visitor's last turn, if they may ask to go back there.
fn way_back(onlooker: &Onlooker) -> Option<u32> {
    let session = &onlooker.session;
    let key = onlooker.visitor.caller().key;
    let running = !onlooker.in_lesson && onlooker.people.can_go_on() && !onlooker.table.is_paused();
    if !running || !session.allows_take_back() || proposals::open(session, ProposalKind::Back).is_some() {
        return None;
    }
    let to = way_back::before_last_turn(&onlooker.people, key, &*onlooker.table)?;
    way_back::check(&onlooker.people, key, to, &*onlooker.table).is_ok().then_some(to)
}

/// The dialog of the way back.
pub(super) fn back_dialog(onlooker: &Onlooker) -> Markup {
    html! {
        dialog id="back" aria-labelledby="back-title" {
            h2 id="back-title" { (onlooker.say("back-title", &[])) }
            (back_body(onlooker))
            form method="dialog" { button { (onlooker.say("back-leave-it", &[])) } }
        }
    }
}

/// What would be taken back, and the button that does it, or asks.
pub(super) fn back_body(onlooker: &Onlooker) -> Markup {
    let to = way_back(onlooker);
    html! {
        div id="back-body" data-part {
            @if let Some(to) = to {
                (vanishing(onlooker, to))
                (ask_back(onlooker, to, "ask-back"))
            }
        }
    }
}

/// What would vanish if the game went back to a version.
fn vanishing(onlooker: &Onlooker, to: u32) -> Markup {
    let told = onlooker.table.moves_after(to, onlooker.reader(), &onlooker.names, onlooker.visitor.phrases);
    html! {
        p { (onlooker.say("back-vanishes", &[])) }
        ul class="vanishing" {
            @for line in told.iter().take(MOST_LINES) { li { s { (line.text) } } }
            @if told.len() > MOST_LINES {
                li class="note" { (onlooker.say("back-more", &[("count", (told.len() - MOST_LINES).into())])) }
            }
        }
    }
}

/// The form with which the visitor goes back to a version, or asks the others to.
fn ask_back(onlooker: &Onlooker, to: u32, id: &str) -> Markup {
    let alone = onlooker.people.are_only(onlooker.visitor.caller().key);
    html! {
        form method="post" action={ "/games/" (onlooker.session.id.0) "/propose" } {
            input type="hidden" name="kind" value="back";
            input type="hidden" name="to" value=(to);
            @if !alone { p class="note" { (onlooker.say("back-help", &[])) } }
            button class="first" id=(id) { (onlooker.say(if alone { "back-now" } else { "back-ask" }, &[])) }
        }
    }
}

/// For somebody who looks back at a decision of theirs: the way back there.
pub(super) fn back_here(onlooker: &Onlooker, at: u32) -> Markup {
    let key = onlooker.visitor.caller().key;
    let possible =
        way_back(onlooker).is_some() && way_back::check(&onlooker.people, key, at, &*onlooker.table).is_ok();
    html! {
        @if possible {
            form method="post" action={ "/games/" (onlooker.session.id.0) "/propose" } class="answers" {
                input type="hidden" name="kind" value="back";
                input type="hidden" name="to" value=(at);
                @let alone = onlooker.people.are_only(key);
                button id="back-here" { (onlooker.say(if alone { "back-here" } else { "back-here-ask" }, &[])) }
            }
        }
    }
}

/// Whether anything is proposed, or the game is paused: it is told over the table.
pub(super) fn is_anything_open(onlooker: &Onlooker) -> bool {
    onlooker.table.is_paused() || !all_open(onlooker).is_empty()
}

fn all_open(onlooker: &Onlooker) -> Vec<TableProposal> {
    ProposalKind::ALL.into_iter().filter_map(|kind| proposals::open(&onlooker.session, kind)).collect()
}

/// What is proposed, with the visitor's answer, and the pause.
pub(super) fn notices(onlooker: &Onlooker) -> Markup {
    html! {
        @for proposal in all_open(onlooker) { (proposed(onlooker, &proposal)) }
        @if onlooker.table.is_paused() {
            section class="notice" id="paused" role="status" {
                h2 { (onlooker.say("pause-now", &[])) }
                @if onlooker.seat().is_some() {
                    p { (onlooker.say("pause-help", &[])) }
                    form method="post" action={ "/games/" (onlooker.session.id.0) "/resume" } {
                        button class="first" id="resume" { (onlooker.say("pause-end", &[])) }
                    }
                }
            }
        }
    }
}

fn proposed(onlooker: &Onlooker, proposal: &TableProposal) -> Markup {
    let people = &onlooker.people;
    let key = onlooker.visitor.caller().key;
    let kind = proposal.what.kind().name();
    let missing: Vec<usize> = people.asked().filter(|&seat| !proposal.has_agreed(seat)).collect();
    let by = usize::from(proposal.by);
    let own = people.holds(by, key);
    let owes = people.seats_of(key).any(|seat| !proposal.has_agreed(seat)) || missing.is_empty();
    let title = if own { format!("propose-{kind}-own") } else { format!("propose-{kind}") };
    let player = onlooker.names.get(by).cloned().unwrap_or_default();
    html! {
        section class="notice" id={ "proposed-" (kind) } role="status" {
            // Whoever needs the room folds it together: it stands until all have answered.
            details class="folds" open {
                summary { h2 { (onlooker.say(&title, &[("player", player.into())])) } }
                @if let Proposed::Back(to) = proposal.what { (vanishing(onlooker, to)) }
                (still_missing(onlooker, &missing))
                @if onlooker.seat().is_some() {
                    form class="answers" method="post" action={ "/games/" (onlooker.session.id.0) "/answer" } {
                        input type="hidden" name="kind" value=(kind);
                        @if owes { button class="first" name="word" value="agree" id={ "agree-" (kind) } { (onlooker.say("propose-agree", &[])) } }
                        button name="word" value="refuse" id={ "refuse-" (kind) } {
                            (onlooker.say(if own { "propose-withdraw" } else { "propose-refuse" }, &[]))
                        }
                    }
                }
            }
        }
    }
}

/// Who has still to agree: the visitor is told that it is they.
pub(super) fn still_missing(onlooker: &Onlooker, seats: &[usize]) -> Markup {
    let key = onlooker.visitor.caller().key;
    let (own, others): (Vec<usize>, Vec<usize>) =
        seats.iter().partition(|&&seat| !onlooker.shared && onlooker.people.holds(seat, key));
    let names: Vec<String> = others.iter().map(|&seat| onlooker.names[seat].clone()).collect();
    let players = ("players", onlooker.visitor.phrases.all_of(&names).into());
    let id = match (own.is_empty(), others.is_empty()) {
        (true, false) => "end-missing",
        (false, true) => "propose-missing-you",
        (false, false) => "propose-missing-you-and",
        (true, true) => return Markup::default(),
    };
    html! { p { (onlooker.say(id, &[players])) } }
}

/// What can be done about the game, where it is told how it went: on a phone the first place to look for it.
pub(super) fn ways_from_log(onlooker: &Onlooker) -> Markup {
    let (session, id) = (&onlooker.session, &onlooker.session.id.0);
    html! {
        div id="ways" class="note" data-part {
            @if way_back(onlooker).is_some() {
                button type="button" id="back-in-log" data-opens="back" { (onlooker.say("back-title", &[])) }
            }
            @if can_leave(onlooker) {
                button type="button" id="ways-in-log" data-opens="leaving" { (onlooker.say("ways-title", &[])) }
            }
            @if !session.hides_something() {
                a id="record-link" href={ "/api/games/" (id) "/record" } download={ "railhead-" (id) ".json" } {
                    (onlooker.say("page-record", &[]))
                }
            }
        }
    }
}

/// Whether the visitor plays a running game: they can pause it, or leave.
pub(super) fn can_leave(onlooker: &Onlooker) -> bool {
    onlooker.people.can_go_on() && !onlooker.session.is_over() && onlooker.seat().is_some()
}

/// Who can be found for an abandoned seat of a running game, by a link.
pub(super) fn substitutes(onlooker: &Onlooker) -> Markup {
    let running = onlooker.people.can_go_on() && !onlooker.session.is_over();
    html! { @if running { (substitutes::links(onlooker)) } }
}

/// The dialog of the ways out of a running game.
pub(super) fn leaving_dialog(onlooker: &Onlooker) -> Markup {
    html! {
        dialog id="leaving" aria-labelledby="leaving-title" {
            h2 id="leaving-title" { (onlooker.say("ways-title", &[])) }
            (leaving_body(onlooker))
            form method="dialog" { button class="first" { (onlooker.say("page-close", &[])) } }
        }
    }
}

/// What stands in that dialog, and changes with the table.
pub(super) fn leaving_body(onlooker: &Onlooker) -> Markup {
    html! { div id="leaving-body" data-part { (ways(onlooker)) (share::end(onlooker)) } }
}

/// What else a player can do about a running game: pause, leave it to a bot, take back.
fn ways(onlooker: &Onlooker) -> Markup {
    let running = onlooker.people.can_go_on() && !onlooker.session.is_over();
    let seat = onlooker.seat().filter(|_| running);
    html! {
        @if let Some(seat) = seat {
            @if !onlooker.table.is_paused() && proposals::open(&onlooker.session, ProposalKind::Pause).is_none() {
                details class="end-game" {
                    summary id="pause-game" { (onlooker.say("pause-title", &[])) }
                    form method="post" action={ "/games/" (onlooker.session.id.0) "/propose" } {
                        input type="hidden" name="kind" value="pause";
                        p class="note" { (onlooker.say("pause-about", &[])) }
                        button id="ask-pause" { (onlooker.say("pause-ask", &[])) }
                    }
                }
            }
            @if onlooker.session.frame.game.has_bots() {
                details class="end-game" {
                    summary id="leave-game" { (onlooker.say("leave-title", &[])) }
                    form method="post" action={ "/games/" (onlooker.session.id.0) "/bot" } {
                        input type="hidden" name="seat" value=(seat.index());
                        p class="note" { (onlooker.say("leave-about", &[])) }
                        select name="level" aria-label=(onlooker.say("leave-level", &[])) {
                            @for level in bots::Level::ALL.into_iter().rev() {
                                option value=(level.name()) selected[level == bots::Level::default()] {
                                    (bot_choice::level_name(onlooker.visitor, level))
                                }
                            }
                        }
                        button id="leave-now" { (onlooker.say("leave-now", &[])) }
                    }
                }
            }
        }
        @if let Some(to) = way_back(onlooker) {
            details class="end-game" {
                summary id="back-game" { (onlooker.say("back-title", &[])) }
                (vanishing(onlooker, to))
                (ask_back(onlooker, to, "ask-back-here"))
            }
        }
    }
}

/// A player proposes something.
pub(super) async fn propose(at: AtTable, form: Form) -> Result<Redirect, Problem> {
    match kind(&form)? {
        ProposalKind::Back => {
            proposals::propose_back(&at, form.get("to").and_then(|to| to.parse().ok())).await?;
        }
        ProposalKind::Pause => proposals::propose_pause(&at).await?,
    }
    Ok(to_table(&at))
}

/// A player agrees or refuses.
pub(super) async fn answer(at: AtTable, form: Form) -> Result<Redirect, Problem> {
    let kind = kind(&form)?;
    match form.get("word") {
        Some("agree") => proposals::agree(&at, kind).await?,
        _ => proposals::refuse(&at, kind).await?,
    }
    Ok(to_table(&at))
}

/// A player ends the pause.
pub(super) async fn resume(at: AtTable) -> Result<Redirect, Problem> {
    proposals::resume(&at).await?;
    Ok(to_table(&at))
}

fn kind(form: &Form) -> Result<ProposalKind, Problem> {
    let kind = ProposalKind::ALL.into_iter().find(|kind| Some(kind.name()) == form.get("kind"));
    kind.ok_or_else(|| Problem::malformed("The form cannot be read."))
}
