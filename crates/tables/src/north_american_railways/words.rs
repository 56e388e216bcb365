//! What companies and cities are called, and the signs they go by.

use game::{Game, Money};
use maud::{Markup, html};
use north_american_railways::{Action, City, Company, Position, StartCity};

use crate::Scene;

/// What a company is called.
pub(super) fn name(state: &Position, company: Company) -> String {
    phrases::north_american_railways::name(state.deck().company_name(company))
}

/// A letter that no other company has: the first of its name, or the last, or the next that is free.
pub(super) fn letter(state: &Position, company: Company) -> String {
    let mut taken: Vec<String> = Vec::new();
    for other in Company::ALL {
        let name = state.deck().company_name(other);
        let wanted = name.chars().take(1).chain(name.chars().rev().take(1)).chain(name.chars().skip(1));
        let free = wanted.map(|letter| letter.to_uppercase().to_string()).find(|free| !taken.contains(free));
        taken.push(free.unwrap_or_else(|| (other.index() + 1).to_string()));
    }
    taken.swap_remove(company.index())
}

/// The class that gives a company its colour.
pub(super) fn class(company: Company) -> String {
    format!("c{}", company.index())
}

/// A company's sign: its colour and its letter.
pub(super) fn sign(state: &Position, company: Company) -> Markup {
    html! { span class={ "sign " (class(company)) } aria-hidden="true" { (letter(state, company)) } }
}

/// A company's sign and name.
pub(super) fn named(state: &Position, company: Company) -> Markup {
    html! { (sign(state, company)) " " (name(state, company)) }
}

pub(super) fn city(state: &Position, city: City) -> &str {
    state.deck().city_name(city)
}

pub(super) fn start_city(state: &Position, city: StartCity) -> &str {
    state.deck().start_city_name(city)
}

/// What goes into the gap for a company.
pub(super) fn of(state: &Position, company: Company) -> (&'static str, phrases::Arg) {
    ("company", name(state, company).into())
}

/// A star for each coast-to-coast symbol.
pub(super) fn stars(scene: &Scene<Position>, symbols: u8) -> Markup {
    html! {
        @if symbols > 0 {
            span class="stars" data-symbols=(symbols) {
                span aria-hidden="true" { @for _ in 0..symbols { "★" } }
                span class="unseen" { (scene.say("nar-symbols", &[("symbols", symbols.into())])) }
            }
        }
    }
}

/// What a city brings: its income and its symbols.
pub(super) fn brings(scene: &Scene<Position>, income: Money, symbols: u8) -> Markup {
    html! { span class="gain" { "+" (scene.phrases.money(income)) } " " (stars(scene, symbols)) }
}

/// Where in a turn we are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    Shares,
    Cities,
    Over,
}

pub(super) fn phase(state: &Position) -> Phase {
    if state.actor().is_none() {
        Phase::Over
    } else if state.check(Action::Pass).is_ok() {
        Phase::Cities
    } else {
        Phase::Shares
    }
}

#[cfg(test)]
mod tests {
    use game::{Recorded, Seeded};
    use north_american_railways::Deck;
    use serde_json::json;

    use super::*;

    #[test]
    fn companies_that_begin_alike_have_different_letters() {
        let setup = Position::draw(3, &json!({}), &Deck::own(), &mut Seeded::new(1, 1)).unwrap();
        let state = Position::start(&setup).unwrap();
        let letters = Company::ALL.map(|company| letter(&state, company));
        assert_eq!(letters, ["R", "B", "G", "Y", "K"]);
        assert_eq!(name(&state, Company::ALL[4]), "Black");
    }
}
