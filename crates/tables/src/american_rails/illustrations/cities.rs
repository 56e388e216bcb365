//! What a city brings: alone, shared, developed.

use american_rails::{Action, Company, Hex, Position, Row};
use game::Money;
use maud::html;

use super::{FIRST, SECOND, Teller, amounts, board, spots, words};
use crate::story::Story;
use crate::{Illustration, Snapshot};

/// A city with one company, and with two.
pub(super) fn alone_and_shared(teller: &Teller) -> Option<Illustration> {
    let (city, other_city) = spots::neighbours(teller.board())?;
    let [one, other] = teller.companies();
    let mut story = teller.begin()?;
    story.prepare(&[(one, FIRST, Money(15), city), (other, SECOND, Money(20), other_city)])?;
    let alone = story.clone();
    story.build(other, SECOND, city)?;
    let (before, after) = (value(&alone.state, city), value(&story.state, city));
    let titles = ["rules-picture-shared-one", "rules-picture-shared-two"];
    let lines = [vec![(one, before)], vec![(one, after), (other, after)]];
    let snapshots = titles.into_iter().zip([&alone, &story]).zip(lines);
    let snapshots = snapshots.map(|((title, story), lines)| Snapshot {
        title: Some(teller.say(title, &[])),
        drawing: html! { (city_of(teller, story, &[city, other_city])) (amounts(teller.phrases, &lines)) },
    });
    let args = [
        ("city", name(&story, city).into()),
        ("one", words::name(one).into()),
        ("other", words::name(other).into()),
        ("full", before.into()),
        ("shared", after.into()),
        ("loss", (before - after).into()),
    ];
    let caption = teller.say("rules-picture-shared", &args);
    Some(Illustration { snapshots: snapshots.collect(), parts: Vec::new(), caption })
}

/// A city before and after its development.
pub(super) fn development(teller: &Teller) -> Option<Illustration> {
    let (city, other_city) = spots::neighbours(teller.board())?;
    let [one, other] = teller.companies();
    let mut story = teller.begin()?;
    story.prepare(&[(one, FIRST, Money(15), city), (other, SECOND, Money(20), other_city)])?;
    story.wait_for(FIRST, &[Row::Develop])?;
    let before = story.clone();
    story.act(Action::Choose(Row::Develop))?;
    story.act(Action::Develop(city))?;
    let shown = |story: &Story<Position>, title| Snapshot {
        title: Some(teller.say(title, &[])),
        drawing: html! {
            (city_of(teller, story, &[city]))
            (amounts(teller.phrases, &[(one, value(&story.state, city))]))
        },
    };
    let price = |story: &Story<Position>| story.state.price(city).unwrap_or_default();
    let args = [
        ("city", name(&story, city).into()),
        ("company", words::name(one).into()),
        ("before", value(&before.state, city).into()),
        ("after", value(&story.state, city).into()),
        ("price", price(&before).into()),
        ("dearer", price(&story).into()),
        ("left", story.state.markers().into()),
    ];
    let snapshots = vec![
        shown(&before, "rules-picture-development-before"),
        shown(&story, "rules-picture-development-after"),
    ];
    Some(Illustration {
        snapshots,
        parts: Vec::new(),
        caption: teller.say("rules-picture-development", &args),
    })
}

fn city_of(teller: &Teller, story: &Story<Position>, around: &[Hex]) -> maud::Markup {
    let hexes: Vec<Hex> = spots::around(teller.board(), around).collect();
    story.seen(None, teller.phrases, |scene| board::part(scene, &hexes, &[]))
}

/// What a city brings each company there.
fn value(state: &Position, city: Hex) -> Money {
    let alone = state.tracks_in(city).iter().collect::<Vec<Company>>().len() <= 1;
    if alone { state.full_value(city) } else { state.shared_value(city) }
}

fn name(story: &Story<Position>, city: Hex) -> String {
    story.state.board().city_name(city).unwrap_or_default().to_owned()
}
