//! The coach: a card that says something about the table and points at what it speaks of. Whoever coaches, a lesson or a
//! first game, says what stands on it; the card knows neither.

use std::cmp::Ordering;

use maud::{Markup, html};
use serde_json::{Map, Value, json};

use crate::visitor::Visitor;

/// What the coach says now.
#[derive(Default)]
pub(super) struct Coaching {
    /// Above the title: where one is.
    pub(super) kicker: String,
    pub(super) title: String,
    /// What is said. What stands between stars is what matters most; a paragraph that begins with `> ` is what is to be
    /// done, and stays where there is room for little. Where something is asked and none does, it is the last.
    pub(super) paragraphs: Vec<String>,
    /// What is pointed at: `#id` for the element of that id, an action for the button that does it, or the name in an
    /// element's `data-about`.
    pub(super) points: Vec<String>,
    /// How far one is on a line of stops.
    pub(super) stops: Option<Stops>,
    pub(super) tone: Tone,
    /// The buttons, from left to right.
    pub(super) buttons: Vec<CoachButton>,
    /// Where a lesson stands: the page sends it with every request.
    pub(super) bookmark: Option<String>,
}

/// How far somebody is on a line.
#[derive(Clone, Copy)]
pub(super) struct Stops {
    /// The stop that they are at, from 0.
    pub(super) at: usize,
    pub(super) of: usize,
}

/// What kind of word it is.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Tone {
    /// Something is told.
    #[default]
    Telling,
    /// Something is to be done at the table.
    Asking,
    /// What was done has missed the point.
    Missed,
    /// It is over.
    Done,
}

/// Something that can be answered to the coach.
pub(super) struct CoachButton {
    /// Its id, without `coach-`: the same from card to card, so that the focus stays on it.
    pub(super) id: &'static str,
    pub(super) label: String,
    pub(super) rank: Rank,
    pub(super) does: Does,
}

/// How a button looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rank {
    /// What one usually does: it is filled, and has the keys Enter and `C`.
    First,
    Second,
    /// A way out, at the left.
    Quiet,
}

/// What a button does.
pub(super) enum Does {
    /// Leads to another page.
    Opens(String),
    /// Leads to this place of the lesson; `onward` if what happens on the way is to be told.
    Turns { bookmark: String, onward: bool },
    /// Leads to this place of the lesson, and lays these actions out there as a plan, one after another.
    Shows { bookmark: String, plan: Vec<Map<String, Value>> },
    /// Puts this remark away: its page does not show it again.
    PutsAway(String),
    /// Silences the coach of this game.
    Silences,
    /// Puts these actions in the place of the plan; and asks for hints, if that is wanted.
    Replans { plan: Vec<Map<String, Value>>, hint: bool },
    /// Carries the plan out.
    Confirms,
    /// Sends a form with these fields.
    Posts { to: String, fields: Vec<(&'static str, String)> },
}

/// The key that leads to the card, with what the help sheet says of it.
pub(super) const KEY: (&str, &str) = ("⇧ K", "keys-coach");

/// The way to the card for those who use keys; it stands first on the page, and has a key of its own.
pub(super) fn skip_link(visitor: &Visitor) -> Markup {
    html! { a class="skip" id="to-coach" href="#coach" data-key="shift+k" { (visitor.say("page-skip-coach", &[])) } }
}

/// The card. Its place on the page is right after the decision, and so in the order of the Tab key. While there is nothing to say its place is empty.
pub(super) fn card(visitor: &Visitor, coaching: Option<&Coaching>) -> Markup {
    let Some(coaching) = coaching else {
        return html! { section id="coach" data-part class="coach" hidden {} };
    };
    let fold = visitor.say("coach-fold", &[]);
    let quiet = |button: &&CoachButton| button.rank == Rank::Quiet;
    html! {
        section id="coach" data-part class={ "coach " (coaching.tone.name()) } aria-labelledby="coach-title" tabindex="-1"
            data-points=(json!(coaching.points)) data-lesson=[coaching.bookmark.as_deref()] {
            header {
                (face())
                div {
                    @if !coaching.kicker.is_empty() { p class="kicker" { (coaching.kicker) } }
                    h2 id="coach-title" { (coaching.title) }
                }
                button type="button" id="coach-fold" class="fold" aria-expanded="true" aria-controls="coach-body" title=(fold) {
                    span class="less" { (visitor.say("coach-less", &[])) }
                    span class="more" { (visitor.say("coach-more", &[])) }
                }
            }
            div id="coach-body" {
                div class="words" {
                    @for (text, is_task) in coaching.told() { p class=[is_task.then_some("task")] { (emphasised(text)) } }
                }
                @if let Some(stops) = coaching.stops { (line(stops)) }
                footer {
                    @for button in coaching.buttons.iter().filter(quiet) { (draw(button)) }
                    div class="ways-on" { @for button in coaching.buttons.iter().filter(|button| !quiet(button)) { (draw(button)) } }
                }
            }
        }
    }
}

/// What a paragraph begins with that says what is to be done.
const TASK: &str = "> ";

impl Coaching {
    /// The paragraphs, and which of them say what is to be done.
    fn told(&self) -> impl Iterator<Item = (&str, bool)> {
        let marked = self.paragraphs.iter().any(|paragraph| paragraph.starts_with(TASK));
        let last = self.paragraphs.len().saturating_sub(1);
        let asks = self.tone == Tone::Asking && !marked;
        self.paragraphs.iter().enumerate().map(move |(place, paragraph)| {
            let task = paragraph.strip_prefix(TASK);
            (task.unwrap_or(paragraph), task.is_some() || (asks && place == last))
        })
    }
}

impl Tone {
    const fn name(self) -> &'static str {
        match self {
            Tone::Telling => "telling",
            Tone::Asking => "asking",
            Tone::Missed => "missed",
            Tone::Done => "done",
        }
    }
}

fn draw(button: &CoachButton) -> Markup {
    let id = format!("coach-{}", button.id);
    let (class, key) = match button.rank {
        Rank::First => ("button first", Some("c")),
        Rank::Second => ("button second", None),
        Rank::Quiet => ("quiet", None),
    };
    let label = html! { (button.label) @if key.is_some() { kbd { "C" } } };
    match &button.does {
        Does::Opens(address) => html! { a id=(id) class=(class) href=(address) data-key=[key] { (label) } },
        Does::Turns { bookmark, onward } => html! {
            // Where the button is gone, the focus goes to the usual way on; and from that, to what is to be decided.
            button type="button" id=(id) class=(class) data-turns=(bookmark) data-onward[*onward] data-key=[key]
                data-refocus=[(button.rank != Rank::First).then_some("coach-on")] { (label) }
        },
        Does::Shows { bookmark, plan } => html! {
            button type="button" id=(id) class=(class) data-turns=(bookmark) data-demonstrates=(json!(plan)) data-key=[key] data-refocus="coach-alone" { (label) }
        },
        Does::PutsAway(remark) => html! {
            button type="button" id=(id) class=(class) data-coach="read" data-remark=(remark) data-key="k" { (button.label) kbd { "K" } }
        },
        Does::Silences => html! { button type="button" id=(id) class=(class) data-coach="off" { (label) } },
        Does::Replans { plan, hint } => html! {
            button type="button" id=(id) class=(class) data-instead=(json!(plan)) data-hint[*hint] data-key=[key] { (label) }
        },
        Does::Confirms => html! { button type="button" id=(id) class=(class) data-confirm { (label) } },
        Does::Posts { to, fields } => html! {
            form method="post" action=(to) {
                @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
                button id=(id) class=(class) data-key=[key] { (label) }
            }
        },
    }
}

/// The line with its stops: those behind, the present one, those to come.
fn line(Stops { at, of }: Stops) -> Markup {
    let class = |stop: usize| match stop.cmp(&at) {
        Ordering::Less => Some("past"),
        Ordering::Equal => Some("here"),
        Ordering::Greater => None,
    };
    html! { ol class="stops" aria-hidden="true" { @for stop in 0..of { li class=[class(stop)] {} } } }
}

/// A text in which what stands between two stars is set off.
pub(super) fn emphasised(text: &str) -> Markup {
    let parts: Vec<&str> = text.split('*').collect();
    // A star without its other is a star.
    let pairs = if parts.len() % 2 == 1 { parts.len() } else { 0 };
    html! {
        @if pairs == 0 { (text) }
        @for (place, part) in parts.iter().enumerate().take(pairs) {
            @if place % 2 == 1 { b { (part) } } @else { (part) }
        }
    }
}

/// A message of several lines: its title, and the rest in paragraphs.
pub(super) fn title_and_paragraphs(text: &str) -> (String, Vec<String>) {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned);
    (lines.next().unwrap_or_default(), lines.collect())
}

/// The conductor.
fn face() -> Markup {
    html! {
        svg class="conductor" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {
            circle class="ground" cx="24" cy="24" r="24" {}
            path class="coat" d="M7 41c2-8 8-11 17-11s15 3 17 11a24 24 0 0 1-34 0z" {}
            path class="shirt" d="M20 30h8l-4 9z" {}
            path class="tie" d="M23 32h2l1.2 6L24 41l-2.2-3z" {}
            path class="skin" d="M15.5 18.5c0 8 3 14 8.5 14s8.5-6 8.5-14z" {}
            path class="hair" d="M18.6 25.6c1.8-1.9 3.8-2 5.4-.7 1.6-1.3 3.6-1.2 5.4.7-1.9 1.7-3.9 1.7-5.4.6-1.5 1.1-3.5 1.1-5.4-.6z" {}
            circle class="eye" cx="20.4" cy="21" r="1.15" {}
            circle class="eye" cx="27.6" cy="21" r="1.15" {}
            path class="cap" d="M13.6 15.6c0-5.2 4.6-8 10.4-8s10.4 2.8 10.4 8l-.9 2.4h-19z" {}
            path class="peak" d="M12.6 18.6c3-1.7 7-2.4 11.4-2.4s8.4.7 11.4 2.4c-2.6 1.5-6.6 1.3-11.4 1.3s-8.8.2-11.4-1.3z" {}
            path class="band" d="M14 14.4h20v1.9H14z" {}
            circle class="button" cx="24" cy="11.6" r="1.9" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_between_stars_is_set_off() {
        assert_eq!(emphasised("It costs *$12* now.").into_string(), "It costs <b>$12</b> now.");
        assert_eq!(emphasised("Five * three").into_string(), "Five * three");
        assert_eq!(emphasised("a < b").into_string(), "a &lt; b");
    }

    #[test]
    fn what_is_to_be_done_is_marked_or_is_the_last_thing_that_is_asked() {
        let card = |tone, paragraphs: &[&str]| Coaching {
            tone,
            paragraphs: paragraphs.iter().map(|&paragraph| paragraph.to_owned()).collect(),
            ..Coaching::default()
        };
        let told = |coaching: &Coaching| -> Vec<(String, bool)> {
            coaching.told().map(|(text, task)| (text.to_owned(), task)).collect()
        };
        let marked = told(&card(Tone::Asking, &["> Go to Boston.", "It costs $8."]));
        assert_eq!(marked, [("Go to Boston.".to_owned(), true), ("It costs $8.".to_owned(), false)]);
        let plain = told(&card(Tone::Asking, &["It costs $8.", "Go to Boston."]));
        assert_eq!(plain, [("It costs $8.".to_owned(), false), ("Go to Boston.".to_owned(), true)]);
        assert!(told(&card(Tone::Telling, &["It costs $8."])).iter().all(|(_, task)| !task));
    }

    #[test]
    fn the_first_line_of_a_message_is_its_title() {
        let (title, paragraphs) = title_and_paragraphs("A share\nIt pays.\n\nEvery year.");
        assert_eq!(
            (title.as_str(), paragraphs),
            ("A share", vec!["It pays.".to_owned(), "Every year.".to_owned()])
        );
        assert_eq!(title_and_paragraphs(""), (String::new(), Vec::new()));
    }
}
