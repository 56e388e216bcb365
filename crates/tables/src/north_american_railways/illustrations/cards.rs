//! What a share and a city show.

use game::Money;
use maud::{Markup, html};
use north_american_railways::Column;

use super::tale::{FIRST, ONE, SECOND};
use super::{Teller, words};
use crate::north_american_railways::{cities, payment, shares};
use crate::{Illustration, Snapshot};

/// A share and a city, with numbers at what there is to know.
pub(super) fn anatomy(teller: &Teller) -> Option<Illustration> {
    let mut story = teller.begin()?;
    story.found(Money(600))?;
    story.since.clear();
    let state = &story.state;
    let (column, _) = state.front_shares().find(|&(_, share)| share == ONE)?;
    let city_column = Column::ALL[0];
    let city = state.front_city(city_column)?;
    let deck = state.deck();
    let per_share = state.division(ONE).per_share;
    let company = || ("company", teller.company(state, ONE));
    let parts = vec![
        teller.say("nar-rules-picture-cards-company", &[company()]),
        teller.say("nar-rules-picture-cards-director", &[("player", story.name(FIRST).into())]),
        teller.say("nar-rules-picture-cards-pays", &[("amount", per_share.into())]),
        teller.say("nar-rules-picture-cards-tag", &[]),
        teller.say("nar-rules-picture-cards-name", &[("city", words::city(state, city).into())]),
        teller.say("nar-rules-picture-cards-price", &[("price", deck.cost(city).into())]),
        teller.say("nar-rules-picture-cards-income", &[("income", deck.income(city).into())]),
        teller.say(
            "nar-rules-picture-cards-symbols",
            &[
                ("symbols", deck.symbols(city).into()),
                ("worth", payment::for_symbols(deck.symbols(city)).into()),
            ],
        ),
    ];
    let snapshots = story.seen(Some(SECOND), teller.phrases, |scene| {
        let share = shares::front(scene, column, ONE);
        let city = cities::front(scene, city_column, city);
        vec![
            Snapshot { title: Some(teller.say("table-shares", &[])), drawing: card("shares", &share, 1..=4) },
            Snapshot { title: Some(teller.say("nar-cities", &[])), drawing: card("cities", &city, 5..=8) },
        ]
    });
    Some(Illustration { snapshots, parts, caption: teller.say("nar-rules-picture-cards", &[company()]) })
}

fn card(kind: &str, card: &Markup, numbers: std::ops::RangeInclusive<u8>) -> Markup {
    html! {
        div class={ "one-card " (kind) } aria-hidden="true" {
            (card)
            @for (place, number) in (1..).zip(numbers) { b class={ "callout at-" (place) } { (number) } }
        }
    }
}
