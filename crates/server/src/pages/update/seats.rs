//! Who sits where: the room in which players wait for each other, seats that bots have taken, those who watch, and the
//! proposal to end a game.

use game::Seat;
use maud::{Markup, html};
use play::{EntryKind, Incident};
use store::{Closed, Occupant};

use super::Onlooker;
use crate::pages::{bot_choice, clock, proposals, share};

/// Before the game: who is there, who is missing, and how they come.
pub(in crate::pages) fn waiting(onlooker: &Onlooker) -> Markup {
    let people = &onlooker.people;
    let say = |id| onlooker.say(id, &[]);
    let cancelled = people.closed == Some(Closed::Cancelled);
    let open = !people.all_here() && !people.is_closed();
    let free = people.seats.iter().filter(|occupant| occupant.is_vacant()).count();
    html! {
        section id="waiting" data-part hidden[!open && !cancelled] {
            @if cancelled {
                div class="room" {
                    h2 { (say("room-cancelled")) }
                    p { a class="button first" id="to-lobby" href="/" { (say("room-to-lobby")) } }
                }
            } @else if open {
                div class="room" {
                    header {
                        h2 { (onlooker.say("room-title", &[("count", free.into())])) }
                        p class="note" { (say("room-begins")) }
                        @if let Some(clock) = &onlooker.session.frame.clock { (clock::terms(clock, onlooker.visitor)) }
                    }
                    ul class="chairs" { @for seat in 0..people.seats.len() { (chair(onlooker, seat)) } }
                    @if onlooker.seat().is_none() { (sit_down(onlooker)) }
                    (share::invitation(onlooker))
                    footer {
                        @if let Some(seat) = onlooker.seat() {
                            (seat_form(onlooker, "leave", seat.index(), "leave", &say("seat-leave")))
                        }
                        @if onlooker.is_host() { (cancel(onlooker)) }
                    }
                }
            }
        }
    }
}

/// A seat of the room, with what the visitor can do about it.
fn chair(onlooker: &Onlooker, seat: usize) -> Markup {
    let people = &onlooker.people;
    let say = |id| onlooker.say(id, &[]);
    let name = &onlooker.names[seat];
    let key = onlooker.visitor.caller().key;
    let (own, host) = (people.holds(seat, key), people.holds(seat, people.host));
    html! {
        li class=[people.seats[seat].is_vacant().then_some("vacant")] {
            @match &people.seats[seat] {
                Occupant::Open => {
                    span class="badge free" aria-hidden="true" {}
                    span class="sitter" { (say("room-free")) }
                }
                Occupant::Kept(_) => {
                    span class="badge free" aria-hidden="true" {}
                    span class="sitter" { (onlooker.say("room-kept", &[("player", name.into())])) }
                }
                Occupant::Person(person) => {
                    (onlooker.badge(Seat::new(seat)))
                    span class="sitter" {
                        b { (name) }
                        @if host { span class="tag" { (say("room-host")) } }
                        @if own { span class="tag" { (say("room-you")) } }
                        @else if !onlooker.session.attendance.is_present(person.key) {
                            span class="tag quiet" { (say("page-seat-away")) }
                        }
                    }
                    @if onlooker.is_host() && !own {
                        (seat_form(onlooker, "leave", seat, &format!("free-{seat}"), &onlooker.say("seat-free", &[("player", name.into())])))
                    }
                }
                Occupant::Bot { .. } => {
                    (onlooker.badge(Seat::new(seat)))
                    span class="sitter" { b { (name) } span class="tag" { (say("room-bot")) } }
                }
            }
            @if people.seats[seat].is_vacant() && replaceable(onlooker).contains(&seat) { (bot_form(onlooker, seat)) }
        }
    }
}

/// Where somebody without a seat sits down, with a name only.
fn sit_down(onlooker: &Onlooker) -> Markup {
    let say = |id| onlooker.say(id, &[]);
    let kept = onlooker.kept_seat();
    let kept_name = kept.map(|seat| onlooker.people.stored_names().swap_remove(seat));
    html! {
        form id="sit" class="sit" method="post" action={ "/games/" (onlooker.session.id.0) "/sit" } {
            p class="note" { (say(if kept.is_some() { "sit-kept-help" } else { "sit-help" })) }
            input type="hidden" name="invite" value="";
            input name="name" required maxlength="60" autocomplete="nickname" placeholder=(say("new-your-name"))
                aria-label=(say("new-your-name")) value=[kept_name];
            button class="first" id="sit-down" { (say("sit-down")) }
        }
    }
}

/// The host can cancel the table. It asks once more, also without a script.
fn cancel(onlooker: &Onlooker) -> Markup {
    let say = |id| onlooker.say(id, &[]);
    html! {
        details class="cancel" {
            summary class="button" id="cancel" { (say("room-cancel")) }
            form method="post" action={ "/games/" (onlooker.session.id.0) "/cancel" } {
                p class="note" { (say("room-cancel-sure")) }
                button id="cancel-now" { (say("room-cancel-now")) }
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

/// What somebody has to know at once, over the table: a bot plays for them, or somebody wants to end the game.
pub(in crate::pages) fn notices(onlooker: &Onlooker) -> Markup {
    let running = onlooker.people.can_go_on() && onlooker.table.actor().is_some();
    let lost = onlooker.kept_seat().filter(|_| running);
    let proposed = running && onlooker.people.is_end_proposed();
    let late = clock::late_notice(onlooker);
    let open = running && proposals::is_anything_open(onlooker);
    html! {
        div id="notices" data-part hidden[lost.is_none() && !proposed && late.is_none() && !open] {
            @if let Some(late) = &late { (late) }
            @if let Some(seat) = lost {
                section class="notice" role="status" {
                    @let left = has_left(onlooker, seat);
                    h2 { (onlooker.say(if left { "seat-left" } else { "seat-lost" }, &[])) }
                    p { (onlooker.say(if left { "seat-left-help" } else { "seat-lost-help" }, &[])) }
                    form method="post" action={ "/games/" (onlooker.session.id.0) "/back" } {
                        input type="hidden" name="seat" value=(seat);
                        button class="first big" id="take-seat-back" { (onlooker.say("seat-back", &[])) }
                    }
                }
            }
            @if proposed { (proposal(onlooker)) }
            @if running { (proposals::notices(onlooker)) }
        }
    }
}

/// Whether the player of a seat has left on purpose, and was not only away for too long.
fn has_left(onlooker: &Onlooker, seat: usize) -> bool {
    let entries = onlooker.table.texts(0);
    let changed = entries.iter().rev().find_map(|entry| match entry.kind {
        EntryKind::Incident(incident @ (Incident::Left | Incident::BotTookOver | Incident::CameBack)) => {
            (entry.seat.index() == seat).then_some(incident)
        }
        _ => None,
    });
    changed == Some(Incident::Left)
}

/// Who wants to end the game, who has still to agree, and the visitor's answer.
fn proposal(onlooker: &Onlooker) -> Markup {
    let people = &onlooker.people;
    let say = |id| onlooker.say(id, &[]);
    let asked =
        |seat: &usize| matches!(&people.seats[*seat], Occupant::Person(person) if !person.is_former());
    let (agreed, missing): (Vec<usize>, Vec<usize>) =
        (0..people.seats.len()).filter(asked).partition(|&seat| people.agreed[seat]);
    let named = |seats: &[usize]| {
        let names: Vec<String> = seats.iter().map(|&seat| onlooker.names[seat].clone()).collect();
        onlooker.visitor.phrases.all_of(&names)
    };
    html! {
        section class="notice" id="proposed-end" role="status" {
            h2 { (onlooker.say("end-proposed", &[("players", named(&agreed).into())])) }
            (proposals::still_missing(onlooker, &missing))
            @if onlooker.seat().is_some() {
                form class="answers" method="post" action={ "/games/" (onlooker.session.id.0) "/close" } {
                    @if !people.has_agreed(onlooker.visitor.caller().key) {
                        button name="word" value="agree" id="agree-to-end" { (say("end-agree")) }
                    }
                    button name="word" value="decline" id="decline-to-end" { (say("end-decline")) }
                }
            }
        }
    }
}

/// During the game: bots can play for those who stay away.
pub(in crate::pages) fn absent(onlooker: &Onlooker) -> Markup {
    let running = onlooker.people.can_go_on() && onlooker.table.actor().is_some();
    let seats = if running { replaceable(onlooker) } else { Vec::new() };
    html! {
        section id="absent" data-part hidden[seats.is_empty()] {
            @if !seats.is_empty() {
                details {
                    summary { (onlooker.say("seat-fill", &[])) }
                    @for seat in seats { (bot_form(onlooker, seat)) }
                }
            }
        }
    }
}

/// How many watch; and whoever does is told so.
pub(in crate::pages) fn watching(onlooker: &Onlooker) -> Markup {
    // Whoever comes to a table that waits for players has not come to watch.
    let begun = onlooker.people.all_here();
    let count = if begun { onlooker.session.attendance.spectators() } else { 0 };
    let watches = begun && onlooker.seat().is_none() && onlooker.kept_seat().is_none();
    html! {
        span id="watching" data-part class=[watches.then_some("you")] hidden[count == 0 && !watches] {
            (eye())
            @if watches { b { (onlooker.say("watching-you", &[])) } }
            @if count > 0 && (!watches || count > 1) {
                span class="count" { (onlooker.say("watching", &[("count", count.into())])) }
            }
        }
    }
}

fn eye() -> Markup {
    html! {
        svg viewBox="0 0 20 14" width="20" height="14" aria-hidden="true" {
            path d="M1 7q4.5-6 9-6t9 6q-4.5 6-9 6t-9-6z" fill="none" stroke="currentColor" stroke-width="1.6" {}
            circle cx="10" cy="7" r="2.6" fill="currentColor" {}
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

/// A form with which the visitor gives a seat to a bot.
fn bot_form(onlooker: &Onlooker, seat: usize) -> Markup {
    html! {
        form class="fill" method="post" action={ "/games/" (onlooker.session.id.0) "/bot" } {
            input type="hidden" name="seat" value=(seat);
            // Whoever takes over a game under way plays as well as they can; at a new table it is as usual.
            @let usual = onlooker.people.seats[seat].is_vacant().then(bots::Level::default);
            select name="level" aria-label=(onlooker.say("seat-fill", &[])) {
                @for level in bots::Level::ALL.into_iter().rev() {
                    option value=(level.name()) selected[usual == Some(level)] { (bot_choice::level_name(onlooker.visitor, level)) }
                }
                @for program in onlooker.visitor.programs.iter() {
                    option value=(program.name()) { (program.name()) }
                }
            }
            (bot_choice::characters(onlooker.visitor, "character", &onlooker.say("new-character", &[])))
            button id={ "fill-" (seat) } {
                @if onlooker.people.seats[seat].is_vacant() {
                    (onlooker.say("seat-fill-open", &[("number", (seat + 1).into())]))
                } @else {
                    (onlooker.say("seat-take-over", &[("player", onlooker.names[seat].as_str().into())]))
                }
            }
        }
    }
}
