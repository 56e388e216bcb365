//! Explanations: a share, a city, a company, a player.

use game::{Game, Money, Refusal, Seat};
use maud::{Markup, html};
use north_american_railways::{Action, City, Column, Company, Illegal, Phase, Position, StartCityRule};

use super::words::{brings, city as called, name, named, of, sign, start_city};
use super::{companies, connect, payment, shows_cash};
use crate::{Scene, players, ruling};

pub(super) fn draw(scene: &Scene<Position>, about: &str) -> Option<Markup> {
    let (kind, name) = about.split_once(':')?;
    let state = scene.state;
    match kind {
        "share" => {
            let column = Column::ALL.get(name.parse::<usize>().ok()?).copied()?;
            state.front_share(column).map(|company| share(scene, column, company))
        }
        "city" => state.deck().city(name).map(|of| city(scene, of)),
        "company" => state.deck().company(name).map(|of| company(scene, of)),
        "seat" => {
            let seat = name.parse().ok().filter(|&seat| seat < state.players())?;
            Some(player(scene, Seat::new(seat)))
        }
        _ => None,
    }
}

/// A share: how it is taken, and what it pays then.
fn share(scene: &Scene<Position>, column: Column, company: Company) -> Markup {
    let state = scene.state;
    let seat = scene.eyes.or_else(|| state.actor());
    let director = state.director(company);
    let (id, chapter) = match director {
        None if state.options().start_city == StartCityRule::Choose => ("nar-card-found-choose", "found"),
        None => ("nar-card-found", "found"),
        Some(director) if scene.eyes == Some(director) => ("nar-card-buy", "buy"),
        Some(_) => ("nar-card-propose", "propose"),
    };
    let args = [
        of(state, company, scene.phrases),
        ("player", director.map(|director| scene.name(director)).unwrap_or_default().into()),
        ("price", Position::FIXED_PRICE.into()),
        (
            "city",
            state.start_cities().first().map(|&city| start_city(state, city)).unwrap_or_default().into(),
        ),
    ];
    let division = payment::division_if(state, company, state.income(company), seat);
    let behind: Vec<String> =
        state.shares(column).iter().skip(1).map(|&company| name(state, company, scene.phrases)).collect();
    html! {
        h3 { (named(state, company, scene.phrases)) }
        p { (scene.say(id, &args)) }
        @if director.is_some() {
            p { (scene.say("nar-card-diluted", &[
                ("now", state.division(company).per_share.into()),
                ("then", division.per_share.into()),
                ("sold", state.sold(company).into()),
            ])) }
            (affairs(scene, company))
        }
        @if !behind.is_empty() { p class="note" { (scene.say("nar-card-behind", &[("names", behind.join(", ").into())])) } }
        p { a href={ "#rules-" (chapter) } data-rules=(chapter) { (scene.say("page-rules-of-this", &[])) } }
    }
}

/// What a company has, earns and is worth at the end.
fn affairs(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    let args = [
        ("treasury", state.treasury(company).into()),
        ("income", state.income(company).into()),
        ("symbols", state.symbols(company).into()),
        ("worth", payment::share_at_the_end(state, company).into()),
    ];
    html! { p { (scene.say("nar-card-affairs", &args)) } }
}

fn city(scene: &Scene<Position>, city: City) -> Markup {
    let state = scene.state;
    let deck = state.deck();
    let owner = Company::ALL.into_iter().find(|&company| state.network(company).contains(&city));
    let ahead = Column::ALL
        .into_iter()
        .find_map(|column| state.cities(column).iter().position(|&other| other == city));
    html! {
        h3 { (called(state, city)) }
        p { (scene.phrases.money(deck.cost(city))) " " (brings(scene, deck.income(city), deck.symbols(city))) }
        p { (scene.say("nar-card-city", &[
            ("price", deck.cost(city).into()), ("income", deck.income(city).into()), ("symbols", deck.symbols(city).into()),
        ])) }
        @if let Some(company) = owner {
            p { (sign(state, company)) " " (scene.say("nar-card-city-of", &[of(state, company, scene.phrases)])) }
        }
        @if let Some(ahead) = ahead.filter(|&ahead| ahead > 0) {
            p { (scene.say("nar-card-city-behind", &[("cards", ahead.into())])) }
        }
        @if ahead == Some(0) { (prospects(scene, city)) }
    }
}

/// What the viewer's companies would have of it, and why not where they cannot buy it.
fn prospects(scene: &Scene<Position>, city: City) -> Markup {
    let (state, Some(eyes)) = (scene.state, scene.eyes) else { return html! {} };
    let buying = scene.asked && matches!(state.phase(), Phase::Cities { .. });
    html! {
        @for company in Company::ALL.into_iter().filter(|&company| state.held(company, eyes) > 0) {
            @let refused = state.check(Action::Connect { company, city }).err().filter(|_| buying);
            @match refused {
                Some(illegal) => (why_not(scene, company, illegal)),
                None if state.treasury(company) >= state.deck().cost(city) => {
                    (connect::effects(scene, state, company, city))
                }
                None => {}
            }
        }
    }
}

fn why_not(scene: &Scene<Position>, company: Company, illegal: Illegal) -> Markup {
    html! {
        p class="refusal" {
            (sign(scene.state, company)) " " (scene.tell_refusal(&illegal)) " " (ruling(scene.book, illegal.rule().0))
        }
    }
}

/// A company: its network, and its payment table.
fn company(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    html! {
        h3 { (named(state, company, scene.phrases)) }
        @match state.director(company) {
            None => p { (scene.say("nar-card-unfounded", &[])) },
            Some(director) => {
                p { (scene.badge(director)) " " (scene.say("nar-card-director", &[("player", scene.player(director))])) }
                table class="sum" { tbody { (companies::sum(scene, company)) } }
                h4 { (payment::title(scene)) }
                table class="sum" { tbody { (companies::paid(scene, company)) } }
                (affairs(scene, company))
            }
        }
        p class="note" { (scene.say("nar-card-shares", &[
            ("sold", state.sold(company).into()), ("left", left(state, company).into()),
        ])) }
    }
}

/// The shares of a company that are still in the columns.
fn left(state: &Position, company: Company) -> usize {
    let of = |column| state.shares(column).iter().filter(|&&share| share == company).count();
    Column::ALL.into_iter().map(of).sum()
}

fn player(scene: &Scene<Position>, seat: Seat) -> Markup {
    let state = scene.state;
    let held = |company: &Company| state.held(*company, seat) > 0;
    html! {
        h3 { (scene.badge(seat)) " " (scene.name(seat)) }
        (players::kind_of_bot(scene, seat))
        p {
            @if shows_cash(scene, seat) { (scene.say("nar-has", &[("cash", state.cash(seat).into())])) }
            @else { (scene.say("nar-card-hidden", &[])) }
        }
        table class="sum" {
            tbody {
                @for company in Company::ALL.into_iter().filter(held) {
                    tr {
                        th scope="row" {
                            (sign(state, company)) " "
                            (scene.say("nar-card-holding", &[("shares", state.held(company, seat).into()), of(state, company, scene.phrases)]))
                            @if state.director(company) == Some(seat) { " " span class="note" { (scene.say("nar-table-director", &[])) } }
                        }
                        td class="number" { (scene.phrases.money(payment::from_company(state, company, seat))) }
                    }
                }
                tr class="total" {
                    th scope="row" { (payment::title(scene)) }
                    td class="number" { (scene.phrases.money(payment::next(state, seat))) }
                }
                @if payment::at_the_end(state, seat) > Money::ZERO {
                    tr {
                        th scope="row" { (scene.say("nar-symbols-pay", &[])) }
                        td class="number" { (scene.phrases.money(payment::at_the_end(state, seat))) }
                    }
                }
            }
        }
    }
}
