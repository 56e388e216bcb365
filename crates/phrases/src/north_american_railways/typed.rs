//! The words in which actions are typed.

use north_american_railways::{City, Column, Company, Position, StartCity};
use serde_json::json;

use super::{column, name};
use crate::phrases::plain;
use crate::vocabulary::verbs;
use crate::{Field, Phrases, Thing, Vocabulary};

const COMPANY: Field = Field::thing("company", "company");
/// The same share may lie in front of two columns.
const COLUMN: Field = Field::thing("column", "column").if_it_matters();
/// Only at a table that lets the founder choose (N-18).
const START_CITY: Field = Field::thing("start_city", "start_city");
const PRICE: Field = Field::amount("price");

pub(super) fn vocabulary(position: &Position, phrases: &Phrases) -> Vocabulary {
    let verbs = verbs(
        &[
            ("found", "nar-words-found", const { &[COMPANY, START_CITY, COLUMN, PRICE] }),
            ("buy", "nar-words-buy", &[COMPANY, COLUMN]),
            ("propose", "nar-words-propose", &[COMPANY, COLUMN, PRICE]),
            ("allow", "nar-words-allow", &[]),
            ("intercept", "nar-words-intercept", &[]),
            ("stop", "nar-words-stop", &[]),
            ("connect", "nar-words-connect", const { &[COMPANY, Field::thing("city", "city")] }),
            ("pass", "words-pass", &[]),
        ],
        phrases,
    );
    let deck = position.deck();
    let companies = Company::ALL.into_iter().map(|company| {
        let in_deck = deck.company_name(company);
        let shown = name(in_deck, phrases);
        let mut words = vec![shown.clone(), plain(in_deck)];
        // The deck's own name is understood in every language.
        words.dedup_by(|one, other| one.eq_ignore_ascii_case(other));
        Thing { kind: "company", value: json!(in_deck), shown, words }
    });
    let card =
        |kind, card: &str| Thing { kind, value: json!(card), shown: plain(card), words: vec![plain(card)] };
    let cities = City::all().map(|city| card("city", deck.city_name(city)));
    let start_cities = StartCity::all().map(|city| card("start_city", deck.start_city_name(city)));
    let columns = Column::ALL.into_iter().map(|of| {
        let shown = phrases.say("nar-column-short", &[column(of)]);
        Thing { kind: "column", value: json!(of), words: vec![shown.clone()], shown }
    });
    Vocabulary { verbs, things: companies.chain(cities).chain(start_cities).chain(columns).collect() }
}
