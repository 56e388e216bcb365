//! A share on offer: who is in, who is out, what it earns, and the bid.

use american_rails::{Action, AuctionView, Position};
use game::{Game, Money, Seat};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::board::legal;
use super::sign;
use crate::amount::{Amount, FIELD, stepper};
use crate::{Scene, badge};

pub(super) fn draw(scene: &Scene<Position>, auction: &AuctionView) -> Markup {
    let state = scene.state;
    let company = auction.company;
    html! {
        div class="auction" {
            p class="lot" {
                (sign(company)) " "
                b { (scene.say("ar-lot", &[("company", words::name(company).into())])) }
                " "
                @match (auction.bid, auction.leader) {
                    (Some(bid), Some(leader)) => {
                        span data-watch="bid" class="bid" {
                            (scene.say("ar-high-bid", &[("amount", bid.into()), ("player", scene.name(leader).into())]))
                        }
                    }
                    _ => span class="bid" { (scene.say("table-no-bid", &[])) },
                }
            }
            @if let Some(warning) = words::warning(state, company, scene.phrases) {
                p class="earns refusal" { (warning) " " span class="ruling" { "AR-21" } }
            } @else {
                p class="earns" { (earns(scene, auction)) }
            }
            ul class="bidders" {
                @for seat in auction.auctioneer.around(state.players()) {
                    @let out = auction.passed.contains(&seat);
                    li class={ @if out { "out" } @else { "in" } @if state.actor() == Some(seat) { " turn" } } {
                        (badge(seat, scene.names)) " " (scene.name(seat)) " "
                        span class="note" {
                            @if out { (scene.say("ar-out", &[])) }
                            @else if auction.leader == Some(seat) { (scene.say("ar-leads", &[])) }
                            @else { (scene.say("ar-has", &[("cash", state.cash(seat).into())])) }
                        }
                    }
                }
            }
            @if scene.asked { (answers(scene)) }
        }
    }
}

/// What a share would pay once this one is sold.
fn earns(scene: &Scene<Position>, auction: &AuctionView) -> String {
    let (state, company) = (scene.state, auction.company);
    let shares = state.sold(company) + 1;
    let income = state.income(company);
    if !state.on_map(company) {
        return scene.say("ar-earns-first", &[("company", words::name(company).into())]);
    }
    let dividend = Money((income.0 + i32::from(shares) - 1) / i32::from(shares));
    let args = [
        ("company", words::name(company).into()),
        ("income", income.into()),
        ("shares", shares.into()),
        ("dividend", dividend.into()),
        ("before", state.dividend(company).into()),
        ("treasury", state.treasury(company).into()),
    ];
    scene.say("ar-earns", &args)
}

fn answers(scene: &Scene<Position>) -> Markup {
    let bids: Vec<Money> = legal(scene.state)
        .into_iter()
        .filter_map(|action| match action {
            Action::Bid(amount) => Some(amount),
            _ => None,
        })
        .collect();
    let (Some(&least), Some(&most)) = (bids.first(), bids.last()) else { return html! {} };
    let confirm = scene.eyes.filter(|&seat| scene.before.actor() == Some(seat)).map(Seat::index);
    let range = [("least", least.into()), ("most", most.into())];
    let amount = Amount {
        least,
        most,
        step: Money(1),
        value: least,
        cash: most,
        label: &scene.say("ar-bid-amount", &range),
        turn: None,
    };
    let [less, more] = ["page-less", "page-more"].map(|id| scene.say(id, &[]));
    html! {
        div class="answers bids" data-seat=[confirm] {
            button type="button" id="pass" class="second" data-do=(scene.written(Action::Pass)) data-now data-key="p" {
                (scene.say("ar-pass", &[])) kbd { "P" }
            }
            button type="button" id="raise" class="first" data-do=(scene.written(Action::Bid(least))) data-now data-key="r" {
                (scene.say("ar-bid-least", &[("amount", least.into())])) kbd { "R" }
            }
            span class="stepper" {
                (stepper("less", -1, None, Some(&less), &html! { "−" }))
                (amount.field(scene))
                (stepper("more", 1, None, Some(&more), &html! { "+" }))
                button type="button" id="bid" data-do=r#"{"do":"bid"}"# data-field="amount" data-with=(FIELD) data-now data-key="b" {
                    (scene.say("ar-bid", &[])) kbd { "B" }
                }
            }
            (amount.range())
        }
    }
}
