//! The words in which actions are typed.

use american_rails::{Company, Position, Row};
use game::Game;
use serde_json::json;

use super::{name, row};
use crate::vocabulary::verbs;
use crate::{Field, Phrases, Thing, Vocabulary};

const COMPANY: Field = Field::thing("company", "company");
const CITY: Field = Field::thing("city", "hex");

pub(super) fn vocabulary(position: &Position, phrases: &Phrases) -> Vocabulary {
    let verbs = verbs(
        &[
            ("offer", "words-offer", &[COMPANY]),
            ("bid", "words-bid", const { &[Field::amount("amount")] }),
            ("pass", "words-pass", &[]),
            ("start", "words-start", &[CITY]),
            ("choose", "words-choose", const { &[Field::thing("row", "row")] }),
            ("decline", "words-decline", &[]),
            ("develop", "words-develop", &[CITY]),
            ("fund", "words-fund", &[COMPANY]),
            ("take", "words-take", &[]),
            ("drain", "words-drain", &[]),
            ("lay", "words-lay", const { &[COMPANY, Field::thing("hex", "hex")] }),
            ("done", "words-done", &[]),
        ],
        phrases,
    );
    let companies = Company::ALL.into_iter().map(|company| Thing {
        kind: "company",
        value: json!(company),
        shown: name(company).to_owned(),
        // No two of them begin with the same letter, and the board shows them by it.
        words: vec![name(company).to_owned(), name(company)[..1].to_owned()],
    });
    let rows = Row::ALL.into_iter().map(|of| Thing {
        kind: "row",
        value: json!(of),
        shown: row(of, position.players(), phrases),
        words: row_words(of, position.players(), phrases),
    });
    let board = position.board();
    let hexes = board.hexes().map(|hex| {
        let city = board.city_name(hex).map(str::to_owned);
        Thing {
            kind: "hex",
            value: json!(board.name(hex)),
            shown: city.as_ref().map_or_else(|| board.name(hex), |_| super::hex(board, hex, phrases)),
            words: city.into_iter().chain([board.name(hex)]).collect(),
        }
    });
    Vocabulary { verbs, things: companies.chain(rows).chain(hexes).collect() }
}

/// One row has two uses, and is called by either.
fn row_words(of: Row, players: usize, phrases: &Phrases) -> Vec<String> {
    let mut words = match of {
        Row::Take if of.cubes(players) > 0 => phrases.words("words-row-take-or-expand"),
        _ => vec![row(of, players, phrases)],
    };
    words.push(of.name().to_owned());
    words
}
