//! Two special cities in one network.

use american_rails::{Position, Routes};
use game::Money;

use super::{FIRST, SECOND, Teller, board, spots, words};
use crate::Illustration;

/// A company that has built from one special city to another.
pub(super) fn links(teller: &Teller) -> Option<Illustration> {
    let [one, other] = teller.companies();
    let cash = teller.setup.options.starting_cash(teller.setup.players);
    let [a, b, c] = teller.board().special();
    let begun = |from, to| {
        let mut story = teller.begin()?;
        let elsewhere = spots::two_cities(teller.board())?.into_iter().find(|&city| city != from)?;
        story.prepare(&[(one, FIRST, cash, from), (other, SECOND, Money(10), elsewhere)])?;
        let routes = Routes::anywhere(&story.state, one);
        routes.reached().contains(to).then(|| (routes.cost(to), story, from, to))
    };
    let stories = [(a, b), (a, c), (b, c)].into_iter().filter_map(|(from, to)| begun(from, to));
    let (_, mut story, from, to) = stories.min_by_key(|(cost, ..)| *cost)?;
    story.build(one, FIRST, to)?;
    story.since.clear();
    let hexes: Vec<_> = spots::around(teller.board(), story.state.track(one)).collect();
    let drawing = story.seen(None, teller.phrases, |scene| board::part(scene, &hexes, &[]));
    let name = |city| teller.board().city_name(city).unwrap_or_default();
    let income = story.state.income(one);
    let bonus = Position::CONNECTION;
    let args = [
        ("company", words::name(one).into()),
        ("from", name(from).into()),
        ("to", name(to).into()),
        ("cities", (income - bonus).into()),
        ("bonus", bonus.into()),
        ("income", income.into()),
    ];
    Some(Illustration::of(drawing, teller.say("rules-picture-links", &args)))
}
