//! What the next cube costs around a city.

use american_rails::{Action, Hex, Row};
use game::Money;

use super::{FIRST, SECOND, Teller, board, spots, words};
use crate::Illustration;

/// A company may build out of its city; on one of the hexes another has been before.
pub(super) fn around_a_city(teller: &Teller) -> Option<Illustration> {
    let (city, between, other_city) = spots::crossroads(teller.board())?;
    let [one, other] = teller.companies();
    let mut story = teller.begin()?;
    story.prepare(&[(other, SECOND, Money(20), other_city), (one, FIRST, Money(20), city)])?;
    story.wait_for(SECOND, &[Row::Expand3, Row::Expand4])?;
    let empty = story.state.price(between)?;
    story.take_for(Row::Expand3, &[Action::Lay(other, between)])?;
    story.wait_for(FIRST, &[Row::Expand4])?;
    story.act(Action::Choose(Row::Expand4))?;
    let hexes: Vec<Hex> = spots::around(teller.board(), &[city]).chain([other_city]).collect();
    let drawing = story.seen(Some(FIRST), teller.phrases, |scene| board::part(scene, &hexes, &[]));
    let args = [
        ("company", words::name(one).into()),
        ("city", teller.board().city_name(city).unwrap_or_default().into()),
        ("other", words::name(other).into()),
        ("empty", empty.into()),
        ("price", story.state.price(between)?.into()),
    ];
    Some(Illustration::of(drawing, teller.say("rules-picture-prices", &args)))
}
