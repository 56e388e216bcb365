//! A company is founded, and somebody wants a share of it.

use game::Money;
use maud::html;
use north_american_railways::Action;

use super::Teller;
use super::tale::{FIRST, ONE, SECOND};
use crate::north_american_railways::{forecast, networks, words};
use crate::{Illustration, Snapshot};

const PRICE: Money = Money(700);
const FOUNDED_FOR: Money = Money(600);

/// What a founder pays and gets.
pub(super) fn founding(teller: &Teller) -> Option<Illustration> {
    let mut story = teller.begin()?;
    let action = story.founding(FOUNDED_FOR);
    let drawing =
        story.seen(Some(FIRST), teller.phrases, |scene| forecast::draw(scene, &story.state, action));
    story.act(action)?;
    let state = &story.state;
    let city = state.start_city(ONE)?;
    let args = [
        ("player", story.name(FIRST).into()),
        ("company", teller.company(state, ONE)),
        ("price", FOUNDED_FOR.into()),
        ("treasury", state.treasury(ONE).into()),
        ("city", words::start_city(state, city).into()),
        ("income", state.income(ONE).into()),
    ];
    Some(Illustration::of(drawing, teller.say("nar-rules-picture-founding", &args)))
}

/// A price, and what both answers of the director bring.
pub(super) fn two_outcomes(teller: &Teller) -> Option<Illustration> {
    let mut story = teller.begin()?;
    story.found(FOUNDED_FOR)?;
    let action = story.proposing(PRICE)?;
    let drawing =
        story.seen(Some(SECOND), teller.phrases, |scene| forecast::draw(scene, &story.state, action));
    let before = story.state.treasury(ONE);
    story.act(action)?;
    story.act(Action::Allow)?;
    let half = story.state.treasury(ONE) - before;
    let args = [
        ("player", story.name(SECOND).into()),
        ("director", story.name(FIRST).into()),
        ("company", teller.company(&story.state, ONE)),
        ("price", PRICE.into()),
        ("half", half.into()),
        ("rest", (PRICE - half).into()),
    ];
    Some(Illustration::of(drawing, teller.say("nar-rules-picture-proposal", &args)))
}

/// The railway before and after its director has let somebody buy.
pub(super) fn director(teller: &Teller) -> Option<Illustration> {
    let mut story = teller.begin()?;
    story.found(FOUNDED_FOR)?;
    let railway = |story: &crate::story::Story<_>, title| Snapshot {
        title: Some(teller.say(title, &[])),
        drawing: story.seen(None, teller.phrases, |scene| {
            html! { ul class="networks" { (networks::railway(scene, ONE)) } }
        }),
    };
    let before = railway(&story, "nar-rules-picture-director-before");
    story.buy(PRICE)?;
    let mut after = story.clone();
    after.since.clear();
    let snapshots = vec![before, railway(&after, "nar-rules-picture-director-after")];
    let state = &story.state;
    let args = [
        ("player", story.name(SECOND).into()),
        ("director", story.name(FIRST).into()),
        ("company", teller.company(state, ONE)),
        ("held", state.held(ONE, SECOND).into()),
        ("now", state.director(ONE).map(|seat| story.name(seat)).unwrap_or_default().into()),
    ];
    Some(Illustration {
        snapshots,
        parts: Vec::new(),
        caption: teller.say("nar-rules-picture-director", &args),
    })
}
