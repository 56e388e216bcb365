//! What companies and cities are called, and the signs they go by.

use game::Money;
use maud::{Markup, html};
use north_american_railways::{City, Company, Position, StartCity};
use phrases::Phrases;

use crate::Scene;

/// What a company is called.
pub(super) fn name(state: &Position, company: Company, phrases: &Phrases) -> String {
    phrases::north_american_railways::name(state.deck().company_name(company), phrases)
}

/// A letter, the same in every language, that no other company has: the first of its name in the deck, or the last, or the next that is free.
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

/// A company's herald: its sign, large enough for the frame that tells it apart without its colour.
pub(super) fn herald(state: &Position, company: Company) -> Markup {
    html! { span class={ "herald " (class(company)) } aria-hidden="true" { (letter(state, company)) } }
}

/// A company's sign and name.
pub(super) fn named(state: &Position, company: Company, phrases: &Phrases) -> Markup {
    html! { (sign(state, company)) " " (name(state, company, phrases)) }
}

pub(super) fn city(state: &Position, city: City) -> &str {
    state.deck().city_name(city)
}

pub(super) fn start_city(state: &Position, city: StartCity) -> &str {
    state.deck().start_city_name(city)
}

/// What goes into the gap for a company.
pub(super) fn of(state: &Position, company: Company, phrases: &Phrases) -> (&'static str, phrases::Arg) {
    ("company", name(state, company, phrases).into())
}

/// A lozenge for each coast-to-coast symbol.
pub(super) fn lozenges(scene: &Scene<Position>, symbols: u8) -> Markup {
    html! {
        @if symbols > 0 {
            span class="coast" data-symbols=(symbols) {
                span aria-hidden="true" { @for _ in 0..symbols { "◆" } }
                span class="unseen" { (scene.say("nar-symbols", &[("symbols", symbols.into())])) }
            }
        }
    }
}

/// What a city brings: its income and its symbols.
pub(super) fn brings(scene: &Scene<Position>, income: Money, symbols: u8) -> Markup {
    html! { span class="gain" { "+" (scene.phrases.money(income)) } " " (lozenges(scene, symbols)) }
}

/// A difference with its sign.
pub(super) fn difference(scene: &Scene<Position>, money: Money) -> Markup {
    let (sign, kind) = match money.0 {
        0 => ("±", "same"),
        1.. => ("+", "up"),
        _ => ("−", "down"),
    };
    html! { span class={ "difference " (kind) } { (sign) (scene.phrases.grouped(money.0.abs().into())) } }
}

#[cfg(test)]
mod tests {
    use game::{Game, Recorded, Seeded};
    use north_american_railways::Deck;
    use phrases::Language;
    use serde_json::json;

    use super::*;

    #[test]
    fn companies_have_their_colour_in_each_language_and_one_letter_in_all() {
        let setup = Position::draw(3, &json!({}), &Deck::own(), &mut Seeded::new(1, 1)).unwrap();
        let state = Position::start(&setup).unwrap();
        let letters = Company::ALL.map(|company| letter(&state, company));
        assert_eq!(letters, ["R", "B", "G", "Y", "K"]);
        let black = Language::ALL.map(|language| name(&state, Company::ALL[4], &Phrases::new(language)));
        assert_eq!(black, ["Black", "Noir", "Zwart", "Schwarz"]);
    }
}
