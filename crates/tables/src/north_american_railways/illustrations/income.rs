//! How a company's income is divided, and what its symbols pay in the end.

use game::{Game, Money};
use maud::html;
use north_american_railways::{Event, Position};

use super::Teller;
use super::tale::{FIRST, ONE};
use crate::north_american_railways::moments::payout;
use crate::north_american_railways::{companies, payment};
use crate::story::Story;
use crate::{Illustration, Snapshot};

/// A company with three shares in three hands, and cities, so that something remains where that is possible.
fn divided(teller: &Teller) -> Option<Story<Position>> {
    let mut story = teller.begin()?;
    story.found(Money(600))?;
    story.buy(Money(700))?;
    story.buy(Money(300))?;
    story.finish_shares()?;
    let remains = |story: &Story<Position>| {
        let division = story.state.division(ONE);
        (division.leftover > Money::ZERO, division.extra > Money::ZERO, story.state.symbols(ONE))
    };
    story.purchases().into_iter().max_by_key(remains)
}

/// The network as a sum, and what each holder is paid.
pub(super) fn division(teller: &Teller) -> Option<Illustration> {
    let story = divided(teller)?;
    let state = &story.state;
    let division = state.division(ONE);
    let snapshots = story.seen(None, teller.phrases, |scene| {
        let sums = [
            ("nar-rules-picture-division-network", companies::sum(scene, ONE)),
            ("nar-rules-picture-division-paid", companies::paid(scene, ONE)),
        ];
        let snapshot = |(title, rows)| Snapshot {
            title: Some(teller.say(title, &[])),
            drawing: html! { table class="sum" { tbody { (rows) } } },
        };
        sums.map(snapshot).into_iter().collect()
    });
    let director = state.director(ONE).map(|seat| story.name(seat).to_owned()).unwrap_or_default();
    let shares = i32::from(state.sold(ONE));
    let args = [
        ("company", teller.company(state, ONE)),
        ("income", state.income(ONE).into()),
        ("shares", state.sold(ONE).into()),
        ("each", division.per_share.into()),
        ("remains", (state.income(ONE) - division.per_share * shares).into()),
        ("director", director.into()),
        ("extra", division.extra.into()),
        ("leftover", division.leftover.into()),
    ];
    Some(Illustration {
        snapshots,
        parts: Vec::new(),
        caption: teller.say("nar-rules-picture-division", &args),
    })
}

/// The last payment: nobody buys a city in the next turn, and the symbols pay.
pub(super) fn symbols(teller: &Teller) -> Option<Illustration> {
    let mut story = divided(teller)?;
    story.pass_until(|event| matches!(event, Event::TurnBegan { .. } | Event::Over { .. }))?;
    story.since.clear();
    story.pass_until(|event| matches!(event, Event::Over { .. } | Event::TurnBegan { .. }))?;
    story.state.outcome()?;
    let state = &story.state;
    let worth = payment::share_at_the_end(state, ONE);
    let args = [
        ("company", teller.company(state, ONE)),
        ("symbols", state.symbols(ONE).into()),
        ("worth", worth.into()),
        ("player", story.name(FIRST).into()),
        ("held", state.held(ONE, FIRST).into()),
        ("paid", (worth * i32::from(state.held(ONE, FIRST))).into()),
    ];
    let drawing = story.seen(None, teller.phrases, payout);
    Some(Illustration::of(drawing, teller.say("nar-rules-picture-symbols", &args)))
}
