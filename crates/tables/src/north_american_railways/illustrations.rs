//! The pictures of the rules. Each is a moment of a small game that is really played, with the deck of the table.

mod cards;
mod income;
mod proposal;
mod tale;

use north_american_railways::{Company, Position, Setup};
use phrases::{Arg, Phrases};

use super::words;
use crate::Illustration;
use crate::story::Story;

/// Each picture with its chapter.
pub(super) const ALL: &[(&str, &str)] = &[
    ("cards", "cards"),
    ("found", "founding"),
    ("propose", "proposal"),
    ("answer", "director"),
    ("income", "division"),
    ("symbols", "symbols"),
];

pub(super) fn draw(name: &str, setup: &Setup, phrases: &Phrases) -> Option<Illustration> {
    let teller = Teller { setup: tale::arranged(setup), phrases };
    match name {
        "cards" => cards::anatomy(&teller),
        "founding" => proposal::founding(&teller),
        "proposal" => proposal::two_outcomes(&teller),
        "director" => proposal::director(&teller),
        "division" => income::division(&teller),
        "symbols" => income::symbols(&teller),
        _ => None,
    }
}

/// Somebody who tells the small games.
struct Teller<'t> {
    setup: Setup,
    phrases: &'t Phrases,
}

impl Teller<'_> {
    fn begin(&self) -> Option<Story<Position>> {
        Story::begin(&self.setup)
    }

    fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.phrases.say(id, args)
    }

    fn company(&self, state: &Position, company: Company) -> Arg {
        words::name(state, company, self.phrases).into()
    }
}
