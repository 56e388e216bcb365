//! Clocks on the pages: what a host chooses, what a table plays by, and how much time everybody has left.

use std::time::Duration;

use game::Seat;
use maud::{Markup, html};
use serde_json::{Map, Value, json};
use store::{Occupant, Timestamp};
use time_control::{Clocks, Preset, TimeControl, TimeoutAnswer, UnixTime};

use super::forms::Form;
use super::update::Onlooker;
use crate::error::Problem;
use crate::services::clock_choice::{CUSTOM, NONE};
use crate::services::overtime::may_act_for;
use crate::session::Session;
use crate::visitor::Visitor;

const DAY: Duration = Duration::from_hours(24);

/// What a clock shows, and how it goes on.
struct Face {
    left: Duration,
    /// Below this it is red.
    tenth: Duration,
    /// For how long it runs by itself; `None` while it stands still.
    runs: Option<Duration>,
    /// What of that costs nothing.
    free: Duration,
    /// What it says of itself: the name of a message.
    about: &'static str,
}

/// The clock of each seat; `None` where a bot sits, and at a table without clocks.
pub(super) fn faces(session: &Session, visitor: &Visitor) -> Vec<Option<Markup>> {
    let present = session.present();
    let Some(clocks) = present.clocks.as_ref().filter(|_| !session.is_over()) else { return Vec::new() };
    let seats = session.people();
    let face = |(seat, occupant): (usize, &Occupant)| {
        let person = matches!(occupant, Occupant::Person(_));
        person.then(|| Face::of(session, clocks, Seat::new(seat)).draw(visitor))
    };
    seats.seats.iter().enumerate().map(face).collect()
}

/// How long somebody has who must decide by a moment.
pub(super) fn until(control: &TimeControl, deadline: Timestamp, now: Timestamp, visitor: &Visitor) -> Markup {
    let left = UnixTime(deadline.0).since(UnixTime(now.0));
    let (tenth, free) = (control.initial / 10, Duration::ZERO);
    Face { left, tenth, runs: Some(left), free, about: "clock-runs" }.draw(visitor)
}

impl Face {
    fn of(session: &Session, clocks: &Clocks, seat: Seat) -> Face {
        let (now, outages) = (session.clockwork.now(), session.clockwork.outages());
        let runs = clocks.runs_until(now, &outages).filter(|_| clocks.running() == Some(seat));
        let left = clocks.left(seat, now, &outages);
        Face {
            left,
            tenth: clocks.control().initial / 10,
            runs: runs.map(|end| end.since(now)),
            free: clocks.grace_left(now, &outages),
            about: match runs {
                _ if clocks.is_paused() => "clock-paused",
                _ if left.is_zero() => "clock-out",
                Some(_) => "clock-runs",
                None if clocks.running() == Some(seat) => "clock-sleeps",
                None => "clock-left",
            },
        }
    }

    fn draw(&self, visitor: &Visitor) -> Markup {
        let Face { left, tenth, runs, free, about } = self;
        let state = match *about {
            "clock-out" => " out",
            _ if left.is_zero() => " out",
            "clock-paused" => " paused",
            "clock-sleeps" => " asleep",
            _ if left < tenth => " low",
            _ => "",
        };
        let millis = |time: &Duration| time.as_millis().to_string();
        html! {
            span class={ "clock" (state) @if runs.is_some() { " running" } } role="timer" title=(visitor.say(about, &[]))
                data-left=(millis(left)) data-tenth=(millis(tenth)) data-free=(millis(free))
                data-ticks=[runs.as_ref().map(millis)] {
                (told(*left, visitor))
            }
        }
    }
}

/// Time that is left, in figures; above a day in days and hours, which no script counts down.
fn told(left: Duration, visitor: &Visitor) -> String {
    if left >= DAY {
        let hours = left.as_secs() / 3600;
        return visitor
            .say("clock-days-hours", &[("days", (hours / 24).into()), ("hours", (hours % 24).into())]);
    }
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// A time that was chosen, in words.
fn in_words(time: Duration, visitor: &Visitor) -> String {
    let seconds = time.as_secs();
    let units = [("clock-days", 86_400), ("clock-hours", 3600), ("clock-minutes", 60), ("clock-seconds", 1)];
    let fits = units.into_iter().find(|(_, unit)| seconds > 0 && seconds.is_multiple_of(*unit));
    let (id, unit) = fits.unwrap_or(("clock-seconds", 1));
    visitor.say(id, &[("count", (seconds / unit).into())])
}

/// What a clock is called.
pub(super) fn name(control: &TimeControl, visitor: &Visitor) -> String {
    visitor.say(preset_name(control.preset()), &[])
}

fn preset_name(preset: Option<Preset>) -> &'static str {
    match preset {
        Some(Preset::Brisk) => "clock-brisk",
        Some(Preset::Normal) => "clock-normal",
        Some(Preset::Relaxed) => "clock-relaxed",
        Some(Preset::Day) => "clock-day",
        Some(Preset::ThreeDays) => "clock-three-days",
        Some(Preset::Week) => "clock-week",
        None => "clock-custom",
    }
}

fn answer_name(answer: TimeoutAnswer) -> &'static str {
    match answer {
        TimeoutAnswer::Nothing => "clock-timeout-nothing",
        TimeoutAnswer::Others => "clock-timeout-others",
        TimeoutAnswer::Bot => "clock-timeout-bot",
    }
}

fn answer_choice(answer: TimeoutAnswer) -> &'static str {
    match answer {
        TimeoutAnswer::Nothing => "clock-choose-nothing",
        TimeoutAnswer::Others => "clock-choose-others",
        TimeoutAnswer::Bot => "clock-choose-bot",
    }
}

/// What a table plays by, for whoever thinks of sitting down there.
pub(super) fn terms(control: &TimeControl, visitor: &Visitor) -> Markup {
    let timed = |id, time| visitor.say(id, &[("time", in_words(time, visitor).into())]);
    let refills = control.increment == control.cap && control.initial == control.cap;
    html! {
        p class="note" id="clock-terms" {
            b { (name(control, visitor)) } " · "
            @if refills { (timed("clock-terms-each", control.initial)) }
            @else {
                (timed("clock-terms-initial", control.initial))
                @if !control.increment.is_zero() {
                    " " (visitor.say("clock-terms-increment", &[
                        ("time", in_words(control.increment, visitor).into()),
                        ("cap", in_words(control.cap, visitor).into()),
                    ]))
                }
            }
            @if !control.grace.is_zero() { " " (timed("clock-terms-grace", control.grace)) }
            @if let Some(hours) = &control.hours {
                " " (visitor.say("clock-terms-hours", &[
                    ("from", hours.from.to_string().into()),
                    ("to", hours.to.to_string().into()),
                    ("zone", hours.zone.as_str().into()),
                ]))
            }
            " " (visitor.say(answer_name(control.timeout), &[]))
        }
    }
}

/// What the others can do about somebody whose time has run out. Returns `None` if there is nobody.
pub(super) fn late_notice(onlooker: &Onlooker) -> Option<Markup> {
    let seat = onlooker.session.present().late()?;
    let asked = onlooker.seat().is_some_and(|own| onlooker.shared || own != seat);
    if !asked || !may_act_for(&onlooker.session, seat.index()) {
        return None;
    }
    let player = || [("player", onlooker.visitor.phrases.player(&onlooker.names, seat).into())];
    Some(html! {
        section class="notice" id="late" role="status" {
            h2 { (onlooker.say("late-title", &player())) }
            form class="answers" method="post" action={ "/games/" (onlooker.session.id.0) "/late" } {
                input type="hidden" name="seat" value=(seat.index());
                button class="first" name="how" value="decision" id="late-decision" { (onlooker.say("late-decision", &[])) }
                button name="how" value="seat" id="late-seat" { (onlooker.say("late-seat", &[])) }
            }
        }
    })
}

/// The units in which a host counts, in seconds.
const UNITS: [(&str, u32); 4] = [
    ("clock-unit-seconds", 1),
    ("clock-unit-minutes", 60),
    ("clock-unit-hours", 3600),
    ("clock-unit-days", 86_400),
];
/// The times of a clock of one's own, with what they are to begin with: a number and a unit.
const AMOUNTS: [(&str, &str, u32, u32); 4] = [
    ("initial", "clock-own-initial", 15, 60),
    ("increment", "clock-own-increment", 30, 1),
    ("cap", "clock-own-cap", 30, 60),
    ("grace", "clock-own-grace", 5, 1),
];

/// The choice of a clock for a new table.
pub(super) fn choice(visitor: &Visitor) -> Markup {
    let say = |id| visitor.say(id, &[]);
    html! {
        p class="choice" {
            label for="clock" { (say("clock-title")) }
            select id="clock" name="clock" {
                option value=(NONE) { (say("clock-none")) }
                optgroup label=(say("clock-live")) { (presets(visitor, false)) }
                optgroup label=(say("clock-over-days")) { (presets(visitor, true)) }
                option value=(CUSTOM) { (say("clock-custom")) }
            }
            span class="note" { (say("clock-help")) }
        }
        div class="clock-more" {
            div class="clock-own" {
                @for (name, label, number, unit) in AMOUNTS { (amount(visitor, name, label, number, unit)) }
            }
            p class="choice" {
                label for="clock-timeout" { (say("clock-timeout")) }
                select id="clock-timeout" name="clock-timeout" {
                    @for answer in TimeoutAnswer::ALL {
                        option value=(answer.name()) selected[answer == TimeoutAnswer::default()] { (say(answer_choice(answer))) }
                    }
                }
            }
            p class="choice" {
                label for="clock-from" { (say("clock-hours-title")) }
                span class="clock-hours" {
                    input type="time" id="clock-from" name="clock-from" aria-label=(say("clock-from"));
                    span aria-hidden="true" { "–" }
                    input type="time" name="clock-to" aria-label=(say("clock-to"));
                    input id="clock-zone" name="clock-zone" maxlength="64" placeholder="Europe/Paris" aria-label=(say("clock-zone"));
                }
                span class="note" { (say("clock-hours-help")) }
            }
        }
    }
}

fn presets(visitor: &Visitor, over_days: bool) -> Markup {
    let label = |preset: Preset| {
        let control = preset.control();
        let name = name(&control, visitor);
        if over_days {
            return name;
        }
        let times = [control.initial, control.increment].map(|time| in_words(time, visitor));
        visitor.phrases.labelled(&name, &times.join(" + "))
    };
    html! {
        @for preset in Preset::ALL.into_iter().filter(|preset| preset.control().is_over_days() == over_days) {
            option value=(preset.name()) { (label(preset)) }
        }
    }
}

fn amount(visitor: &Visitor, name: &str, label: &str, number: u32, usual: u32) -> Markup {
    let (label, field) = (visitor.say(label, &[]), format!("clock-{name}"));
    html! {
        p class="choice" {
            label for=(field) { (label) }
            span class="clock-amount" {
                input type="number" min="0" max="5000" id=(field) name=(field) value=(number);
                select name={ (field) "-unit" } aria-label=(visitor.phrases.labelled(&label, &visitor.say("clock-unit", &[]))) {
                    @for (id, seconds) in UNITS { option value=(seconds) selected[seconds == usual] { (visitor.say(id, &[])) } }
                }
            }
        }
    }
}

/// What a form says of the clock, as a message to the API would say it.
pub(super) fn read_form(form: &Form) -> Result<Value, Problem> {
    let mut clock = Map::new();
    match form.get("clock") {
        None | Some(NONE) => return Ok(Value::Null),
        Some(CUSTOM) => {
            for (name, ..) in AMOUNTS {
                let read = |field: String| form.get(&field).map_or(Ok(0), str::parse::<u32>);
                let number = read(format!("clock-{name}"));
                let unit = read(format!("clock-{name}-unit"));
                let (Ok(number), Ok(unit)) = (number, unit) else {
                    return Err(Problem::malformed(format!("\"clock-{name}\" cannot be read.")));
                };
                clock.insert(name.to_owned(), number.saturating_mul(unit).into());
            }
        }
        Some(preset) => drop(clock.insert("preset".to_owned(), preset.into())),
    }
    if let Some(answer) = form.get("clock-timeout") {
        clock.insert("timeout".to_owned(), answer.into());
    }
    if let (Some(from), Some(to)) = (form.get("clock-from"), form.get("clock-to")) {
        let zone = form.get("clock-zone").unwrap_or("UTC");
        clock.insert("hours".to_owned(), json!({ "zone": zone, "from": from, "to": to }));
    }
    Ok(Value::Object(clock))
}
