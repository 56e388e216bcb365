//! What shares pay, and what becomes of it when another is sold.

use american_rails::{Board, Event, Hex, Position, Row};
use game::{Game, Money, Seat};
use maud::html;

use super::{FIRST, SECOND, THIRD, Teller, spots, words};
use crate::Illustration;
use crate::american_rails::moments::payout;
use crate::american_rails::sign;
use crate::moment::heads;
use crate::story::Story;

/// A company whose second share is sold.
pub(super) fn dilution(teller: &Teller) -> Option<Illustration> {
    let [one, other] = teller.companies();
    let (city, elsewhere) = uneven_city(teller.board(), 2)?;
    let price = Money(12);
    let mut story = teller.begin()?;
    story.prepare(&[(one, FIRST, Money(15), city), (other, THIRD, Money(12), elsewhere)])?;
    let before = story.state.clone();
    story.sell(one, SECOND, price)?;
    let after = &story.state;
    let seats = [FIRST, SECOND];
    let paid = |state: &Position, seat: Seat| state.dividend(one) * i32::from(state.held(one, seat));
    let drawing = story.seen(None, teller.phrases, |scene| {
        html! {
            table class="payout" {
                thead {
                    tr {
                        th scope="col" { (sign(one)) " " (words::name(one)) }
                        th scope="col" class="number" { (scene.say("table-income", &[])) }
                        th scope="col" class="number" { (scene.say("table-shares", &[])) }
                        th scope="col" class="number" { (scene.say("table-dividend", &[])) }
                        (heads(scene, &seats))
                    }
                }
                tbody {
                    @for (label, state) in [("rules-picture-dilution-before", &before), ("rules-picture-dilution-after", after)] {
                        tr {
                            th scope="row" { (scene.say(label, &[])) }
                            td class="number" { (scene.phrases.money(state.income(one))) }
                            td class="number" { "÷ " (state.sold(one)) }
                            td class="number per-share" { (scene.phrases.money(state.dividend(one))) }
                            @for seat in seats {
                                td class="number" {
                                    @match paid(state, seat) { Money::ZERO => span class="nothing" { "·" }, paid => b { (scene.phrases.money(paid)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    });
    let args = [
        ("buyer", story.name(SECOND).into()),
        ("holder", story.name(FIRST).into()),
        ("company", words::name(one).into()),
        ("price", price.into()),
        ("had", before.treasury(one).into()),
        ("has", after.treasury(one).into()),
        ("before", before.dividend(one).into()),
        ("after", after.dividend(one).into()),
    ];
    Some(Illustration::of(drawing, teller.say("rules-picture-dilution", &args)))
}

/// The dividend of a company with three shares in two hands, which does not come out even.
pub(super) fn dividend(teller: &Teller) -> Option<Illustration> {
    let [one, other] = teller.companies();
    let (city, elsewhere) = uneven_city(teller.board(), 3)?;
    let mut story = teller.begin()?;
    story.prepare(&[(one, FIRST, Money(15), city), (other, THIRD, Money(12), elsewhere)])?;
    story.sell(one, SECOND, Money(10))?;
    while story.state.column() == Some(0) {
        let row = Row::ALL.into_iter().find(|&row| story.state.marker(row).is_none())?;
        story.take(row)?;
    }
    story.sell(one, FIRST, Money(10))?;
    while !story.since.iter().any(|event| matches!(event, Event::Dividend { .. })) {
        story.state.actor()?;
        let row = Row::ALL.into_iter().find(|&row| story.state.marker(row).is_none())?;
        story.take(row)?;
    }
    let &(income, shares, per_share) = dividends(&story, one).first()?;
    let held = story.state.held(one, FIRST);
    let args = [
        ("company", words::name(one).into()),
        ("income", income.into()),
        ("shares", shares.into()),
        ("dividend", per_share.into()),
        ("player", story.name(FIRST).into()),
        ("held", held.into()),
        ("paid", (per_share * i32::from(held)).into()),
    ];
    let drawing = story.seen(None, teller.phrases, payout);
    Some(Illustration::of(drawing, teller.say("rules-picture-dividend", &args)))
}

fn dividends(story: &Story<Position>, of: american_rails::Company) -> Vec<(Money, u8, Money)> {
    let dividend = |event: &Event| match *event {
        Event::Dividend { company, income, shares, per_share } if company == of => {
            Some((income, shares, per_share))
        }
        _ => None,
    };
    story.since.iter().filter_map(dividend).collect()
}

/// A rich city whose value does not divide evenly, if there is one, and another city.
fn uneven_city(board: &Board, shares: i32) -> Option<(Hex, Hex)> {
    let city =
        board.cities().iter().max_by_key(|&city| (board.full(city) % shares != 0, board.full(city)))?;
    let other = spots::two_cities(board)?.into_iter().find(|&other| other != city)?;
    Some((city, other))
}
