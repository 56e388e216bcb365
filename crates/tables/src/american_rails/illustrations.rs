//! The pictures of the rules. Each is a moment of a small game that is really played, on the map of the table.

mod anatomy;
mod cities;
mod connections;
mod prices;
mod shares;
mod spots;
mod tale;

use american_rails::{Board, Company, Position, Setup};
use game::{Game, Money, Seat};
use maud::{Markup, html};
use phrases::{Arg, Phrases, american_rails as words};

use super::{board, sign, track};
use crate::Illustration;
use crate::story::Story;

/// Each picture with its chapter.
pub(super) const ALL: &[(&str, &str)] = &[
    ("map", "map"),
    ("year", "track"),
    ("develop", "development"),
    ("price", "prices"),
    ("sell", "dilution"),
    ("income", "shared"),
    ("connections", "links"),
    ("dividend", "dividend"),
];

pub(super) fn draw(name: &str, setup: &Setup, phrases: &Phrases) -> Option<Illustration> {
    let teller = Teller { setup, phrases };
    match name {
        "map" => anatomy::map(&teller),
        "track" => the_track(&teller),
        "development" => cities::development(&teller),
        "prices" => prices::around_a_city(&teller),
        "dilution" => shares::dilution(&teller),
        "shared" => cities::alone_and_shared(&teller),
        "links" => connections::links(&teller),
        "dividend" => shares::dividend(&teller),
        _ => None,
    }
}

/// What the pictures on a page share.
pub(super) fn shapes(setup: &Setup, phrases: &Phrases) -> Markup {
    let Some(story) = Story::<Position>::begin(setup) else { return html! {} };
    story.seen(None, phrases, board::shapes_of_parts)
}

/// Somebody who tells the small games.
struct Teller<'t> {
    setup: &'t Setup,
    phrases: &'t Phrases,
}

impl Teller<'_> {
    fn begin(&self) -> Option<Story<Position>> {
        Story::begin(self.setup)
    }

    fn board(&self) -> &Board {
        &self.setup.board
    }

    fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.phrases.say(id, args)
    }

    /// Two companies of the game; the first has shares for several players.
    fn companies(&self) -> [Company; 2] {
        let mut companies = Company::ALL.into_iter().filter(|&company| Some(company) != self.setup.removed);
        let first = companies.next().unwrap_or_default();
        [first, companies.next().unwrap_or_default()]
    }
}

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);
const THIRD: Seat = Seat::new(2);

/// A company with an amount, as a line below a snapshot.
fn amounts(phrases: &Phrases, lines: &[(Company, Money)]) -> Markup {
    html! {
        ul class="amounts" {
            @for &(company, amount) in lines {
                li { (sign(company)) " " (words::name(company)) " " b { "+" (phrases.money(amount)) } }
            }
        }
    }
}

/// The action track in the middle of a year.
fn the_track(teller: &Teller) -> Option<Illustration> {
    use american_rails::Row::{Auction, Develop, Expand3, Fund, Pass, Take};
    let mut story = teller.begin()?;
    let [one, other] = teller.companies();
    let [first, second] = spots::two_cities(teller.board())?;
    story.prepare(&[(one, FIRST, Money(12), first), (other, SECOND, Money(12), second)])?;
    let order = |story: &Story<Position>| {
        let names: Vec<String> =
            story.state.order().iter().map(|&seat| story.name(seat).to_owned()).collect();
        teller.phrases.all_of(&names)
    };
    let before = order(&story);
    for row in [Expand3, Develop, Pass, Fund, Take].into_iter().take(story.state.players()) {
        story.take(row)?;
    }
    let after = order(&story);
    story.take(Auction)?;
    let caption = teller.say("rules-picture-track", &[("before", before.into()), ("after", after.into())]);
    Some(Illustration::of(story.seen(None, teller.phrases, track::draw), caption))
}
