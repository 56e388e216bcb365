//! The table of American Rails.

mod auction;
mod board;
mod card;
mod charts;
mod companies;
mod decision;
mod develop;
mod effects;
mod ending;
mod explanations;
mod fund;
mod illustrations;
mod moments;
mod money;
mod players;
mod preview;
mod progress;
mod taught;
mod track;

use american_rails::{Action, Cause, Company, Edition, Event, Position, Question, Reason, Row, Setup};
use game::{Game, Money, Seat};
use maud::{Markup, html};
use phrases::{Arg, Phrases, american_rails as words};

use crate::figure;
use crate::{
    Account, Decision, Illustration, LineChart, Moment, MoneySheet, Occasion, Panel, Place, PurseFigure,
    Scene, Shown, Step,
};

/// The markers in the columns of the year.
#[derive(Clone, Default)]
pub struct Memory {
    columns: [[Option<Seat>; Row::COUNT]; 3],
    column: usize,
    /// The year of the columns.
    year: Option<u16>,
    /// The columns of the year before: a plan may end it.
    last_year: [[Option<Seat>; Row::COUNT]; 3],
}

impl Shown for Position {
    type Memory = Memory;

    fn remember(memory: &mut Memory, event: &Event) {
        match *event {
            Event::ColumnBegan { column, year, .. } => {
                if column == 0 {
                    *memory = Memory { year: Some(year), last_year: memory.columns, ..Memory::default() };
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
        let panel = |id, place, title: &str, body| Panel { id, place, title: scene.say(title, &[]), body };
        vec![
            panel("players", Place::Side, "ar-players", players::draw(scene)),
            panel("track", Place::Desk, "ar-track", track::draw(scene)),
            panel("companies", Place::Side, "ar-companies", companies::draw(scene)),
        ]
    }

    fn heading(&self, phrases: &Phrases) -> String {
        words::heading(self, phrases)
    }

    fn progress(scene: &Scene<Position>) -> Markup {
        progress::draw(scene)
    }

    fn kicker(scene: &Scene<Position>) -> Markup {
        decision::kicker(scene)
    }

    fn way_out(scene: &Scene<Position>) -> Markup {
        decision::way_out(scene)
    }

    fn chip(step: &Step<Position>, number: usize, names: &[String], phrases: &Phrases) -> Option<Markup> {
        let before = &step.before;
        let words = match step.action {
            // The row is marked on the track, and a company in its list.
            Action::Choose(_) | Action::Fund(_) | Action::Take | Action::Drain => return None,
            Action::Lay(company, hex) => html! {
                (sign(company)) span class="unseen" { (words::name(company)) " " }
                span { (before.board().city_name(hex).map_or_else(|| before.board().name(hex), str::to_owned)) } " "
                span class="note" { (phrases.money(before.price(hex).unwrap_or_default())) }
            },
            _ => html! { span { (Position::tell_step(step, names, phrases)) } },
        };
        Some(html! { b class="nth" { (number) } " " (words) })
    }

    fn purse(scene: &Scene<Position>) -> Vec<PurseFigure> {
        let Some(seat) = scene.eyes else { return Vec::new() };
        let (before, after) = (scene.before, scene.state);
        let next = (next_dividends(before, seat), next_dividends(after, seat));
        let cash = PurseFigure {
            label: scene.say("table-cash", &[]),
            value: figure::figure(scene, "purse-cash", before.cash(seat), after.cash(seat)),
        };
        // After the end nothing is paid any more.
        let dividend = before.actor().map(|_| PurseFigure {
            label: scene.say("ar-next-dividend", &[]),
            value: figure::figure(scene, "purse-next", next.0, next.1),
        });
        let shares =
            PurseFigure { label: scene.say("table-shares", &[]), value: players::shares(scene, seat) };
        [cash].into_iter().chain(dividend).chain([shares]).collect()
    }

    fn everybody(scene: &Scene<Position>) -> Markup {
        players::in_a_row(scene)
    }

    fn preview(board: &std::sync::Arc<american_rails::Board>, phrases: &Phrases) -> Markup {
        preview::draw(board, phrases)
    }

    fn milestone(&self) -> Option<crate::Milestone> {
        let years = usize::from(Position::LAST_YEAR - Position::FIRST_YEAR) + 1;
        let past = usize::from(self.year() - Position::FIRST_YEAR);
        // The opening auctions and each of the three columns are a part of a year.
        let (done, parts) = match *self.phase() {
            american_rails::Phase::Preparation { .. } => return Some(crate::Milestone::of(0, 0, 1)),
            american_rails::Phase::Actions { column, .. } => {
                (1 + 3 * past + usize::from(column), 1 + 3 * years)
            }
            american_rails::Phase::Over { .. } => (1, 1),
        };
        Some(crate::Milestone::of(self.year().into(), done, parts))
    }

    fn begins_turn(&self) -> bool {
        matches!(self.question(), None | Some(Question::Offer { .. } | Question::Choose))
    }

    fn money(scene: &Scene<Position>) -> MoneySheet {
        money::sheet(scene)
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

    fn ruling_of(event: &Event) -> Option<&'static str> {
        explanations::ruling_of(event)
    }

    fn lights(&self, event: &Event) -> Vec<String> {
        let place = |hex| vec![format!("hex-{}", self.board().name(hex))];
        match *event {
            Event::Laid { hex, .. } | Event::Paid(_, Reason::Track(_, hex)) => place(hex),
            Event::Started { city, .. } | Event::Developed { city, .. } => place(city),
            Event::Income { cause, .. } => match cause {
                Cause::Alone(city)
                | Cause::Joined(city)
                | Cause::Crowded(city, _)
                | Cause::Developed(city) => place(city),
                Cause::Connected(one, other) => [place(one), place(other)].concat(),
            },
            Event::Offered { company, .. }
            | Event::Sold { company, .. }
            | Event::Funded { company, .. }
            | Event::Dividend { company, .. } => vec![company.name().to_owned()],
            _ => Vec::new(),
        }
    }

    fn hinted(&self, event: &Event) -> Option<String> {
        let place = |hex| format!("hex-{}", self.board().name(hex));
        match *event {
            Event::Chose { row, .. } => Some(format!("row-{}", row.name())),
            Event::Laid { hex, .. } => Some(place(hex)),
            Event::Started { city, .. } | Event::Developed { city, .. } => Some(place(city)),
            _ => None,
        }
    }

    const KEYS: &'static [(&'static str, &'static str)] = &[
        ("1 – 7", "keys-rows"),
        ("R", "keys-raise"),
        ("B", "keys-bid"),
        ("P", "keys-pass"),
        ("M", "keys-board"),
        ("T", "keys-next-place"),
        ("F", "keys-focus"),
        ("+ − 0", "keys-zoom"),
    ];

    const CHAPTERS: &'static [&'static str] = &[
        "goal",
        "map",
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

    const ILLUSTRATIONS: &'static [(&'static str, &'static str)] = illustrations::ALL;

    fn illustration(name: &str, setup: &Setup, phrases: &Phrases) -> Option<Illustration> {
        illustrations::draw(name, setup, phrases)
    }

    fn shapes(setup: &Setup, phrases: &Phrases) -> Markup {
        illustrations::shapes(setup, phrases)
    }

    const SERIES: &'static str = "AR-";
    const QUESTIONS: &'static [(&'static str, &'static [u8])] = &[
        ("preparation", &[29, 70, 12, 9, 10, 11, 13, 27, 28]),
        ("auction", &[1, 2, 3, 68, 4, 5, 6, 7, 8, 69, 16, 17]),
        ("start", &[71, 18, 19, 20, 21, 22]),
        ("year", &[23, 24, 25, 26, 72]),
        ("develop", &[78, 41, 42, 43, 44, 45]),
        ("fund", &[37, 38, 39, 40]),
        ("take", &[32, 33, 34, 35, 36, 79, 80]),
        ("expand", &[73, 74, 75, 76, 77, 30, 31, 46, 47, 48, 49, 50, 55]),
        ("sell", &[14, 15]),
        ("income", &[54]),
        ("connections", &[51, 52, 53]),
        ("dividend", &[56, 57, 58]),
        ("end", &[62, 63, 59, 60, 61, 64, 65, 66]),
        ("talk", &[67]),
    ];
    const WORDS: &'static [&'static str] = &[
        "share",
        "company",
        "treasury",
        "supply",
        "bank",
        "banker",
        "auctioneer",
        "cube",
        "hex",
        "city",
        "full",
        "shared",
        "marker",
        "special",
        "row",
        "column",
        "order",
        "income",
        "dividend",
        "take",
    ];

    fn gaps_of_rules(setup: &Setup, phrases: &Phrases) -> Vec<(&'static str, Arg)> {
        let board = &setup.board;
        let name = |city| board.city_name(city).unwrap_or_default().to_owned();
        let never: Vec<String> =
            board.cities().iter().filter(|&city| !board.developable().contains(city)).map(name).collect();
        let first = setup.options.edition == Edition::FirstEdition;
        vec![
            ("never", phrases.all_of(&never).into()),
            ("barred", never.len().into()),
            ("special", phrases.all_of(&board.special().map(name)).into()),
            ("cash", setup.options.starting_cash(setup.players).into()),
            ("edition", if first { "first" } else { "second" }.into()),
        ]
    }

    fn facts(setup: &Setup, phrases: &Phrases) -> Vec<(String, String)> {
        let board = &setup.board;
        let name = |city| board.city_name(city).unwrap_or_default().to_owned();
        let cities = [("hexes", board.hexes().count().into()), ("cities", board.cities().len().into())];
        let mut facts = vec![
            (phrases.say("rules-page-cash", &[]), phrases.money(setup.options.starting_cash(setup.players))),
            (
                phrases.say("rules-page-map", &[]),
                phrases.labelled(&board.map().name, &phrases.say("new-material-map-facts", &cities)),
            ),
            (phrases.say("rules-page-special", &[]), phrases.all_of(&board.special().map(name))),
        ];
        if let Some(company) = setup.removed {
            facts.push((phrases.say("rules-page-removed", &[]), words::name(company).to_owned()));
        }
        facts
    }

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

    fn moments(occasion: &Occasion<Position>) -> Vec<Moment> {
        moments::of(occasion)
    }

    fn pays(event: &Event) -> bool {
        matches!(event, Event::Dividend { .. })
    }

    fn period(event: &Event) -> Option<String> {
        if let Event::YearBegan { year } = event { Some(year.to_string()) } else { None }
    }

    fn account(scene: &Scene<Position>, story: &[Event]) -> Option<Account> {
        ending::account(scene, story)
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
    html! { span class={ "sign " (company.name()) } data-lights=(company.name()) aria-hidden="true" { (letter(company)) } }
}

/// A column, as the track counts it.
fn numeral(column: u8) -> &'static str {
    ["I", "II", "III"].get(usize::from(column)).copied().unwrap_or_default()
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
