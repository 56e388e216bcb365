//! Explanations: a hex, a company, a player, a row.

use american_rails::{Action, Company, Edition, Hex, Illegal, Position, Question, Row, Terrain};
use game::{Game, Money, Refusal, Seat};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::{board, chapter_of, decision, effects, next_dividends, sign};
use crate::{Scene, players, ruling};

pub(super) fn draw(scene: &Scene<Position>, about: &str) -> Option<Markup> {
    let (kind, name) = about.split_once(':')?;
    match kind {
        "hex" => Some(hex(scene, scene.state.board().hex(name)?)),
        "company" => {
            Company::named(name).filter(|&company| scene.state.in_game(company)).map(|of| company(scene, of))
        }
        "seat" => {
            let seat = name.parse().ok().filter(|&seat| seat < scene.state.players())?;
            Some(player(scene, Seat::new(seat)))
        }
        "row" => Row::named(name).map(|of| row(scene, of)),
        _ => None,
    }
}

fn hex(scene: &Scene<Position>, hex: Hex) -> Markup {
    let state = scene.state;
    let board = state.board();
    html! {
        h3 { (words::hex(board, hex, scene.phrases)) }
        @if board.terrain(hex) == Terrain::City { (city(scene, hex)) }
        @else if !state.tracks_in(hex).is_empty() {
            p { @for company in state.tracks_in(hex).iter() { (sign(company)) " " } }
        }
        p class="price" {
            @match state.price(hex) {
                Some(price) => (scene.say("ar-card-price", &[("price", price.into())])),
                None => (scene.say("ar-card-full", &[])),
            }
        }
        (board::ways::to(scene, hex))
        @if scene.asked { (prospects(scene, hex)) }
    }
}

fn city(scene: &Scene<Position>, city: Hex) -> Markup {
    let state = scene.state;
    let board = state.board();
    let values = [("full", state.full_value(city).into()), ("shared", state.shared_value(city).into())];
    html! {
        p { (scene.say("ar-card-city", &values)) }
        ul {
            @for company in state.tracks_in(city).iter() {
                li {
                    (sign(company)) " "
                    (scene.say("ar-card-earns", &[
                        ("company", words::name(company).into()),
                        ("income", state.city_value(city).into()),
                    ]))
                }
            }
            @if state.is_developed(city) { li { (scene.say("ar-card-developed", &[])) } }
            @if !board.developable().contains(city) { li { (scene.say("ar-card-barred", &[])) } }
            @if board.special().contains(&city) {
                @let others: Vec<String> = board.special().into_iter().filter(|&other| other != city)
                    .filter_map(|other| board.city_name(other).map(str::to_owned)).collect();
                li { "★ " (scene.say("ar-card-special", &[
                    ("cities", scene.phrases.all_of(&others).into()),
                    ("amount", Position::CONNECTION.into()),
                ])) }
            }
        }
    }
}

/// What the player could do there now, with every effect, and why not what they cannot.
fn prospects(scene: &Scene<Position>, hex: Hex) -> Markup {
    let (state, Some(by)) = (scene.state, scene.actor()) else { return html! {} };
    let tries: Vec<Action> = match state.question() {
        Some(Question::Start { .. }) => vec![Action::Start(hex)],
        Some(Question::Use { row: Row::Develop, .. }) => vec![Action::Develop(hex)],
        _ if state.cubes_left().is_some() => {
            let own = state.companies().filter(|&company| state.held(company, by) > 0);
            own.map(|company| Action::Lay(company, hex)).collect()
        }
        _ => Vec::new(),
    };
    // Why not is told of the company one builds for; of the others only what they can do.
    let building = board::building(scene);
    let told = |action: &Action| match action {
        Action::Lay(company, _) if building.is_some_and(|building| building != *company) => {
            state.check(*action).is_ok()
        }
        _ => true,
    };
    html! {
        @for action in tries.into_iter().filter(told) {
            @match state.check(action) {
                Ok(()) => (would(scene, action)),
                Err(illegal) => (why_not(scene, action, illegal)),
            }
        }
    }
}

fn would(scene: &Scene<Position>, action: Action) -> Markup {
    let mut after = scene.state.clone();
    after.apply(action, &mut |_| ());
    // The last cube of the last turn of a year would mix the dividends of that year in.
    let year_goes_on = after.year() == scene.state.year() && after.actor().is_some();
    html! {
        @if let Action::Lay(company, _) = action {
            h4 { (sign(company)) " " (words::name(company)) }
        }
        @if year_goes_on { (effects::between(scene, scene.state, &after)) }
        @else { p { (scene.say("ar-card-ends-year", &[])) } (effects::between(scene, scene.state, &after)) }
    }
}

fn why_not(scene: &Scene<Position>, action: Action, illegal: Illegal) -> Markup {
    html! {
        p class="refusal" {
            @if let Action::Lay(company, _) = action { (sign(company)) " " }
            (scene.tell_refusal(&illegal)) " " (ruling(scene.book, illegal.rule().0))
        }
    }
}

fn company(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    let board = state.board();
    html! {
        h3 { (sign(company)) " " (words::name(company)) }
        @if !state.on_map(company) { p { (not_begun(scene, company)) } }
        table class="sum" {
            tbody {
                @for (city, income) in state.city_incomes(company) {
                    tr {
                        th scope="row" { (board.city_name(city).unwrap_or_default()) }
                        td class="number" { (scene.phrases.money(income)) }
                    }
                }
                @for (one, other) in state.connections(company) {
                    tr {
                        th scope="row" { "★ " (board.city_name(one).unwrap_or_default()) " – " (board.city_name(other).unwrap_or_default()) }
                        td class="number" { (scene.phrases.money(Position::CONNECTION)) }
                    }
                }
                tr class="total" {
                    th scope="row" { (scene.say("table-income", &[])) }
                    td class="number" { (scene.phrases.money(state.income(company))) }
                }
            }
        }
        @if state.sold(company) > 0 {
            p { (scene.say("ar-card-dividend", &[
                ("income", state.income(company).into()),
                ("shares", state.sold(company).into()),
                ("dividend", state.dividend(company).into()),
            ])) }
        }
        p { (scene.say("ar-card-supplies", &[
            ("treasury", state.treasury(company).into()),
            ("cubes", state.cubes(company).into()),
            ("shares", state.supply(company).into()),
        ])) }
    }
}

/// What may still become of a company without track.
fn not_begun(scene: &Scene<Position>, company: Company) -> String {
    let state = scene.state;
    let of = ("company", words::name(company).into());
    match state.question() {
        Some(Question::Start { company: starting, buyer }) if starting == company => {
            scene.say("ar-card-beginning", &[("player", scene.player(buyer))])
        }
        _ if state.is_dead(company) => scene.say("ar-card-dead", &[of]),
        _ if state.would_be_lost(company) => scene.say("ar-card-no-city", &[of]),
        _ => scene.say("ar-card-not-begun", &[]),
    }
}

fn player(scene: &Scene<Position>, seat: Seat) -> Markup {
    let state = scene.state;
    let paid = |company| Money(state.dividend(company).0 * i32::from(state.held(company, seat)));
    html! {
        h3 { (scene.badge(seat)) " " (scene.name(seat)) }
        (players::kind_of_bot(scene, seat))
        p { (scene.say("ar-has", &[("cash", state.cash(seat).into())])) }
        table class="sum" {
            tbody {
                @for company in state.companies().filter(|&company| state.held(company, seat) > 0) {
                    tr {
                        th scope="row" {
                            (sign(company)) " "
                            (scene.say("ar-card-holding", &[
                                ("shares", state.held(company, seat).into()),
                                ("company", words::name(company).into()),
                                ("dividend", state.dividend(company).into()),
                            ]))
                        }
                        td class="number" { (scene.phrases.money(paid(company))) }
                    }
                }
                tr class="total" {
                    th scope="row" { (scene.say("ar-next-dividend", &[])) }
                    td class="number" { (scene.phrases.money(next_dividends(state, seat))) }
                }
            }
        }
    }
}

fn row(scene: &Scene<Position>, row: Row) -> Markup {
    let taken = scene.state.check(Action::Choose(row)).err();
    html! {
        h3 { (words::row(row, scene.state.players(), scene.phrases)) }
        p {
            (scene.say(about_row(row), &[]))
            @if row == Row::Take {
                @if scene.state.options().edition != Edition::FirstEdition { " " (scene.say("ar-about-drain", &[])) }
                @if row.cubes(scene.state.players()) > 0 { " " (scene.say("ar-about-expand-2", &[])) }
            }
        }
        @if let Some(illegal @ Illegal::RowTaken { .. }) = taken {
            (why_not(scene, Action::Choose(row), illegal))
        } @else if scene.asked && decision::unusable(scene.state, row) {
            p class="refusal" { (scene.say(why_unusable(scene, row), &[])) " " (ruling(scene.book, "AR-24")) }
        }
        p { a href={ "#rules-" (chapter_of(row)) } data-rules=(chapter_of(row)) { (scene.say("page-rules-of-this", &[])) } }
    }
}

fn about_row(row: Row) -> &'static str {
    match row {
        Row::Pass => "ar-about-pass",
        Row::Develop => "ar-about-develop",
        Row::Fund => "ar-about-fund",
        Row::Take => "ar-about-take",
        Row::Expand3 => "ar-about-expand-3",
        Row::Auction => "ar-about-auction",
        Row::Expand4 => "ar-about-expand-4",
    }
}

/// Why a row would be over as soon as it is taken.
fn why_unusable(scene: &Scene<Position>, row: Row) -> &'static str {
    let state = scene.state;
    let holds = |company| scene.actor().is_some_and(|seat| state.held(company, seat) > 0);
    match row {
        Row::Develop if state.markers() == 0 => "ar-no-markers",
        Row::Develop => "ar-no-city-to-develop",
        Row::Auction => "ar-no-shares",
        Row::Expand3 | Row::Expand4 if !state.companies().any(holds) => "ar-no-share-held",
        _ => "ar-no-cube-possible",
    }
}
