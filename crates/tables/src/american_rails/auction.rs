//! A share on offer: who is in, who is out, what it earns, and the bid.

use american_rails::{Action, Auction, Position};
use game::{Game, Money};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::board::legal;
use super::sign;
use crate::amount::{Amount, FIELD, stepper};
use crate::{Scene, badge, ruling};

pub(super) fn draw(scene: &Scene<Position>, auction: &Auction) -> Markup {
    let state = scene.state;
    let company = auction.company;
    html! {
        div class="auction" {
            p class="lot" {
                (sign(company)) " "
                b { (scene.say("ar-lot", &[("company", words::name(company).into())])) }
                " "
                @match auction.high {
                    Some((leader, bid)) => {
                        span data-watch="bid" class="bid" {
                            (scene.say("ar-high-bid", &[("amount", bid.into()), ("player", scene.player(leader))]))
                        }
                    }
                    None => span class="bid" { (scene.say("table-no-bid", &[])) },
                }
            }
            @if let Some(warning) = words::warning(state, company, scene.phrases) {
                p class="earns refusal" { (warning) " " (ruling(Position::NAME, "AR-21")) }
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
                            @else if auction.high.is_some_and(|(leader, _)| leader == seat) { (scene.say("ar-leads", &[])) }
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
fn earns(scene: &Scene<Position>, auction: &Auction) -> String {
    let (state, company) = (scene.state, auction.company);
    let shares = state.sold(company) + 1;
    let income = state.income(company);
    if !state.on_map(company) {
        return scene.say("ar-earns-first", &[("company", words::name(company).into())]);
    }
    let args = [
        ("company", words::name(company).into()),
        ("income", income.into()),
        ("shares", shares.into()),
        ("dividend", income.shared_up(i32::from(shares)).into()),
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
        div class="answers bids" {
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
