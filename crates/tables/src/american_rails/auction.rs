//! A share on offer: who is in, who is out, what it would bring, and the bid.

use american_rails::{Action, Auction, Company, Position};
use game::{Game, Money, Seat};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::board::legal;
use super::effects::signed;
use super::sign;
use crate::amount::{Amount, FIELD, stepper};
use crate::{Scene, ruling};

pub(super) fn draw(scene: &Scene<Position>, auction: &Auction) -> Markup {
    let state = scene.state;
    let company = auction.company;
    html! {
        div class="auction" {
            p class="lot" {
                @match auction.high {
                    Some((leader, bid)) => {
                        b data-watch="bid" class="bid" { (scene.phrases.money(bid)) } " "
                        span class="note" { (scene.say("ar-leader", &[("player", scene.player(leader))])) }
                    }
                    None => span class="note" { (scene.say("table-no-bid", &[])) },
                }
                @if scene.asked { (raise(scene, auction)) }
            }
            (bidders(scene, auction))
            @if let Some(warning) = words::warning(state, company, scene.phrases) {
                p class="earns refusal" { (warning) " " (ruling(scene.book, "AR-21")) }
            } @else if state.on_map(company) { (meaning(scene, auction)) }
            @else {
                p class="earns" { (scene.say("ar-earns-first", &[("company", words::name(company).into())])) }
                table class="ledger effects" { tbody { (treasury(scene, auction)) } }
            }
        }
        @if scene.asked { (answers(scene, auction)) }
    }
}

fn bidders(scene: &Scene<Position>, auction: &Auction) -> Markup {
    let state = scene.state;
    html! {
        ul class="bidders" {
            @for seat in auction.auctioneer.around(state.players()) {
                @let out = auction.passed.contains(&seat);
                li class={ @if out { "out" } @else { "in" } @if state.actor() == Some(seat) { " turn" } } {
                    (scene.badge(seat)) span class="unseen" { (scene.name(seat)) } " "
                    span class="note" {
                        @if out { (scene.say("ar-out", &[])) }
                        @else if auction.high.is_some_and(|(leader, _)| leader == seat) { b { (scene.say("ar-leads", &[])) } }
                        @else { (scene.phrases.money(state.cash(seat))) }
                    }
                }
            }
        }
    }
}

/// What the share means: for the viewer if they win it and if another does, and for those who hold some already.
fn meaning(scene: &Scene<Position>, auction: &Auction) -> Markup {
    let (state, company) = (scene.state, auction.company);
    let (income, shares) = (state.income(company), state.sold(company) + 1);
    let pays = state.dividend_after_sale(company).unwrap_or_default();
    let loss = pays - state.dividend(company);
    let left = i32::from(state.dividends_left());
    let division =
        [("income", income.into()), ("shares", shares.into()), ("before", state.dividend(company).into())];
    html! {
        table class="ledger effects" {
            tbody {
                @if let Some(seat) = scene.eyes {
                    @let held = i32::from(state.held(company, seat));
                    @let gain = pays * (held + 1) - state.dividend(company) * held;
                    tr {
                        th scope="row" { (scene.say("ar-win", &[])) }
                        td class="number" { (signed(scene, gain)) " " span class="note" { (scene.say("ar-a-year", &[])) } }
                        td class="note" { (scene.say("ar-division", &division)) }
                    }
                    tr {
                        th scope="row" { (scene.say("ar-in-all", &[("dividends", left.into())])) }
                        td class="number" {
                            @if left > 1 { (scene.say("ar-from-to", &[("least", gain.into()), ("most", (gain * left).into())])) }
                            @else { (scene.phrases.money(gain)) }
                        }
                        td class="note" {
                            @if let Some(bid) = wanted(scene, auction) {
                                (scene.say("ar-at-bid", &[("bid", bid.into())])) " "
                                (signed(scene, gain - bid))
                                @if left > 1 { " … " (signed(scene, gain * left - bid)) }
                            }
                        }
                    }
                    @if held > 0 {
                        tr {
                            th scope="row" { (scene.say("ar-lose", &[])) }
                            td class="number" { (signed(scene, loss * held)) " " span class="note" { (scene.say("ar-a-year", &[])) } }
                            td class="note" { (scene.say("ar-you-hold", &[("shares", held.into())])) }
                        }
                    }
                } @else {
                    tr {
                        th scope="row" { (scene.say("table-dividend", &[])) }
                        td class="number" { (scene.phrases.money(pays)) }
                        td class="note" { (scene.say("ar-division", &division)) }
                    }
                }
                @if loss != Money::ZERO && losers(scene, company).next().is_some() {
                    tr {
                        th scope="row" { (scene.say("ar-others", &[])) }
                        td class="number" colspan="2" {
                            @for seat in losers(scene, company) {
                                span class="other" {
                                    (scene.badge(seat)) span class="unseen" { (scene.name(seat)) } " "
                                    (signed(scene, loss * i32::from(state.held(company, seat))))
                                }
                            }
                        }
                    }
                }
                (treasury(scene, auction))
            }
        }
    }
}

/// The other holders of a company: each of their shares pays less once another is sold.
fn losers<'s>(scene: &'s Scene<Position>, company: Company) -> impl Iterator<Item = Seat> + 's {
    let others = Seat::all(scene.state.players()).filter(|&seat| Some(seat) != scene.eyes);
    others.filter(move |&seat| scene.state.held(company, seat) > 0)
}

fn treasury(scene: &Scene<Position>, auction: &Auction) -> Markup {
    let (state, company) = (scene.state, auction.company);
    let had = state.treasury(company);
    let price = wanted(scene, auction).or_else(|| auction.high.map(|(_, bid)| bid));
    html! {
        tr {
            th scope="row" { (sign(company)) " " (scene.say("table-treasury", &[])) }
            td class="number" {
                (scene.phrases.money(had))
                @if let Some(price) = price { " → " b class="up" { (scene.phrases.money(had + price)) } }
            }
            td class="note" { (scene.say("ar-then-left", &[("shares", (state.supply(company) - 1).into())])) }
        }
    }
}

/// The amount that the viewer has turned to, or the least there is to bid. Returns `None` if they are not asked.
fn wanted(scene: &Scene<Position>, auction: &Auction) -> Option<Money> {
    if !scene.asked {
        return None;
    }
    let most = scene.state.cash(auction.speaker);
    let typed = scene.focus.and_then(|focus| focus.strip_prefix("bid:")?.parse().ok()).map(Money);
    Some(
        typed
            .filter(|&amount| amount >= auction.least_bid() && amount <= most)
            .unwrap_or(auction.least_bid()),
    )
}

/// The least bid, at once.
fn raise(scene: &Scene<Position>, auction: &Auction) -> Markup {
    let (least, most) = (auction.least_bid(), scene.state.cash(auction.speaker));
    let asks = |id| scene.say(id, &[("amount", least.into())]);
    html! {
        button type="button" id="raise" class="second" data-do=(scene.written(Action::Bid(least))) data-now data-key="r"
            data-asks=[(least < most).then(|| asks("sure-bid"))] data-asks-all=[(least == most).then(|| asks("sure-bid-all"))] {
            (scene.say("ar-bid-least", &[("amount", least.into())])) kbd { "R" }
        }
    }
}

/// So much more than the least bid may be a typing error.
const FAR_ABOVE: i32 = 10;

fn answers(scene: &Scene<Position>, auction: &Auction) -> Markup {
    let bids: Vec<Money> = legal(scene.state)
        .into_iter()
        .filter_map(|action| match action {
            Action::Bid(amount) => Some(amount),
            _ => None,
        })
        .collect();
    let (Some(&least), Some(&most)) = (bids.first(), bids.last()) else { return html! {} };
    let range = [("least", least.into()), ("most", most.into())];
    let value = wanted(scene, auction).unwrap_or(least);
    let amount = Amount {
        least,
        most,
        step: Money(1),
        value,
        cash: most,
        label: &scene.say("ar-bid-amount", &range),
        turn: Some("bid:{amount}"),
    };
    let [less, more] = ["page-less", "page-more"].map(|id| scene.say(id, &[]));
    // The script puts what is typed in the place of the amount.
    let typed = scene.say("money", &[("amount", "{amount}".into())]);
    let named = |id| scene.say(id, &[("amount", typed.as_str().into()), ("least", least.into())]);
    let far = least.0 + FAR_ABOVE;
    html! {
        div class="answers bids" {
            (amount.range())
            button type="button" id="pass" class="second" data-do=(scene.written(Action::Pass)) data-now data-key="p" {
                (scene.say("ar-pass", &[])) kbd { "P" }
            }
            span class="stepper" {
                (stepper("less", -1, None, Some(&less), &html! { "−" }))
                (amount.field(scene))
                (stepper("more", 1, None, Some(&more), &html! { "+" }))
            }
            button type="button" id="bid" class="first" data-do=r#"{"do":"bid"}"# data-field="amount" data-with=(FIELD) data-now data-key="b"
                data-asks=(named("sure-bid")) data-far=(far) data-asks-far=(named("sure-bid-far")) data-asks-all=(named("sure-bid-all")) {
                span data-says=(named("ar-bid-least")) { (scene.say("ar-bid-least", &[("amount", value.into())])) } kbd { "B" }
            }
        }
    }
}

/// Everybody's cash, and what they would be paid next: for the choice of a share to offer.
pub(super) fn offer_note(scene: &Scene<Position>, company: Company) -> Markup {
    let state = scene.state;
    let pays = state.dividend_after_sale(company).filter(|_| state.on_map(company));
    html! {
        td class="number" { (scene.phrases.money(state.treasury(company))) }
        td class="number" { @if let Some(pays) = pays { (scene.phrases.money(pays)) } @else { "–" } }
        td class="number" { (state.supply(company)) }
        td class="number" {
            @if let Some(seat) = scene.eyes {
                @let held = i32::from(state.held(company, seat));
                @match pays {
                    Some(pays) if held > 0 => (signed(scene, (pays - state.dividend(company)) * held)),
                    _ => "–",
                }
            }
        }
    }
}
