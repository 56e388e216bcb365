//! The table of American Rails.

mod auction;
mod board;
mod card;
mod charts;
mod companies;
mod decision;
mod effects;
mod players;
mod track;

use american_rails::{Action, Company, Event, Position, Question, Row};
use game::{Game, Money, Seat};
use maud::{Markup, html};
use phrases::{Phrases, american_rails as words};

use crate::{Decision, LineChart, Panel, Scene, Shown, Step};

/// The markers in the columns of the year.
#[derive(Clone, Default)]
pub struct Memory {
    columns: [[Option<Seat>; Row::COUNT]; 3],
    column: usize,
}

impl Shown for Position {
    type Memory = Memory;

    fn remember(memory: &mut Memory, event: &Event) {
        match *event {
            Event::ColumnBegan { column, .. } => {
                if column == 0 {
                    *memory = Memory::default();
                }
                memory.column = usize::from(column);
            }
            Event::Chose { by, row } => memory.columns[memory.column][row.index()] = Some(by),
            _ => {}
        }
    }

    fn stage(scene: &Scene<Position>) -> Markup {
        board::whole(scene)
    }

    fn stage_parts(scene: &Scene<Position>) -> Markup {
        html! { svg { (board::layers(scene)) } }
    }

    fn panels(scene: &Scene<Position>) -> Vec<Panel> {
        let panel = |id, title: &str, body| Panel { id, title: scene.say(title, &[]), body };
        vec![
            panel("players", "ar-players", players::draw(scene)),
            panel("track", "ar-track", track::draw(scene)),
            panel("companies", "ar-companies", companies::draw(scene)),
        ]
    }

    fn heading(&self, phrases: &Phrases) -> String {
        words::heading(self, phrases)
    }

    fn begins_turn(&self) -> bool {
        matches!(self.question(), None | Some(Question::Offer { .. } | Question::Choose))
    }

    fn decision(scene: &Scene<Position>) -> Decision {
        decision::draw(scene)
    }

    fn tell_step(step: &Step<Position>, _names: &[String], phrases: &Phrases) -> String {
        let state = &step.before;
        let company = |company| ("company", words::name(company).into());
        let hex = |hex| ("hex", words::hex(state.board(), hex, phrases).into());
        let price = |hex| ("price", state.price(hex).unwrap_or_default().into());
        match step.action {
            Action::Offer(of) => phrases.say("ar-step-offer", &[company(of)]),
            Action::Bid(amount) => phrases.say("ar-step-bid", &[("amount", amount.into())]),
            Action::Pass => phrases.say("ar-pass", &[]),
            Action::Start(city) => phrases.say("ar-step-start", &[hex(city)]),
            Action::Choose(row) => words::row(row, state.players(), phrases),
            Action::Decline => phrases.say("ar-decline", &[]),
            Action::Develop(city) => phrases.say("ar-step-develop", &[hex(city)]),
            Action::Fund(of) => {
                phrases.say("ar-step-fund", &[company(of), ("amount", Position::FUND.into())])
            }
            Action::Take => phrases.say("ar-take", &[("amount", Position::TAKE.into())]),
            Action::Drain => phrases.say("ar-drain", &[("amount", Position::TAKE.into())]),
            Action::Lay(of, on) => phrases.say("ar-step-lay", &[company(of), hex(on), price(on)]),
            Action::Done => phrases.say("ar-done", &[]),
        }
    }

    fn figures(&self, seat: Seat, phrases: &Phrases) -> Vec<(String, Money)> {
        let income = |company| {
            let income = phrases.say("table-income", &[]);
            (phrases.labelled(words::name(company), &income), self.income(company))
        };
        let mut figures: Vec<(String, Money)> = self.companies().map(income).collect();
        figures.push((phrases.say("ar-next-dividend", &[]), next_dividends(self, seat)));
        figures.push((phrases.say("table-cash", &[]), self.cash(seat)));
        figures
    }

    fn card(scene: &Scene<Position>, about: &str) -> Option<Markup> {
        card::draw(scene, about)
    }

    const KEYS: &'static [(&'static str, &'static str)] = &[
        ("1 – 7", "keys-rows"),
        ("R", "keys-raise"),
        ("B", "keys-bid"),
        ("P", "keys-pass"),
        ("M", "keys-board"),
        ("F", "keys-focus"),
        ("+ − 0", "keys-zoom"),
    ];

    const CHAPTERS: &'static [&'static str] = &[
        "goal",
        "preparation",
        "auction",
        "start",
        "year",
        "pass",
        "develop",
        "fund",
        "take",
        "expand",
        "price",
        "sell",
        "income",
        "connections",
        "dividend",
        "end",
        "talk",
    ];
    const RULES_MESSAGES: &'static str = "rules";

    fn chapter(&self) -> &'static str {
        match self.question() {
            None => "end",
            Some(Question::Bid(_)) => "auction",
            Some(Question::Start { .. }) => "start",
            Some(Question::Offer { .. }) => "preparation",
            Some(Question::Choose) => "year",
            Some(Question::Use { row, .. }) => chapter_of(row),
        }
    }

    fn charts(history: &[(Position, Vec<Event>)], names: &[String], phrases: &Phrases) -> Vec<LineChart> {
        charts::draw(history, names, phrases)
    }
}

/// The chapter of the rules that explains a row.
fn chapter_of(row: Row) -> &'static str {
    match row {
        Row::Pass => "pass",
        Row::Develop => "develop",
        Row::Fund => "fund",
        Row::Take => "take",
        Row::Expand3 | Row::Expand4 => "expand",
        Row::Auction => "sell",
    }
}

/// A company's sign: its colour and its letter.
fn sign(company: Company) -> Markup {
    html! { span class={ "sign " (company.name()) } aria-hidden="true" { (letter(company)) } }
}

fn letter(company: Company) -> char {
    words::name(company).chars().next().unwrap_or(' ')
}

/// What a player would be paid if the year ended now.
fn next_dividends(state: &Position, seat: Seat) -> Money {
    let paid = |company| Money(state.dividend(company).0 * i32::from(state.held(company, seat)));
    state.companies().map(paid).fold(Money::ZERO, |sum, paid| sum + paid)
}

/// A button for an answer; where it is not possible, one that says why not.
fn answer(scene: &Scene<Position>, action: Action, class: &str, label: &Markup) -> Markup {
    let written = scene.written(action);
    let possible = scene.state.check(action).is_ok();
    html! {
        @if possible {
            button type="button" class=(class) id={ "do-" (id_of(&written)) } data-do=(written)
                data-called=(scene.called(action)) { (label) }
        } @else {
            button type="button" class=(class) aria-disabled="true" data-about={ "why:" (written) } { (label) }
        }
    }
}

/// An `id` made from an action: its letters and digits.
fn id_of(written: &str) -> String {
    let words: Vec<&str> = written
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    words.join("-")
}
