//! What a share that changes hands would change: one table, with what is now and a column for each answer of the director.

use game::{Money, Seat};
use maud::{Markup, html};
use north_american_railways::{Action, Position};

use super::deal::Deal;
use super::words::{difference, of, start_city};
use super::{payment, shows_cash};
use crate::Scene;

/// A line of the table: what it is, what it is now, and what it is then for each of the deals.
struct Line {
    id: &'static str,
    label: String,
    now: Markup,
    then: Vec<Markup>,
}

/// What follows from taking a share; where a director is asked, from both answers.
pub(super) fn draw(scene: &Scene<Position>, state: &Position, action: Action) -> Markup {
    let Some(deal) = Deal::of(state, action) else { return html! {} };
    let asked = matches!(action, Action::Propose { .. } | Action::Allow);
    match state.director(deal.company).filter(|_| asked) {
        None => table(scene, state, &[(deal, scene.say("nar-desk-then-column", &[]), "sole")]),
        Some(director) => {
            let player = || [("player", scene.player(director))];
            let intercepted = deal.intercepted(director);
            let deals = [
                (deal, scene.say("nar-desk-allows", &player()), "allowed"),
                (intercepted, scene.say("nar-desk-intercepts", &player()), "intercepted"),
            ];
            table(scene, state, &deals)
        }
    }
}

fn table(scene: &Scene<Position>, state: &Position, deals: &[(Deal, String, &'static str)]) -> Markup {
    html! {
        table class="outcomes" {
            thead {
                tr {
                    td {}
                    th scope="col" { (scene.say("nar-desk-now", &[])) }
                    @for (_, heading, kind) in deals { th scope="col" id={ "if-" (kind) } class=(kind) { span { (heading) } } }
                }
            }
            tbody { @for line in lines(scene, state, deals) { (row(scene, &line, deals)) } }
        }
    }
}

/// What does not depend on the answer stands once, below both.
fn row(scene: &Scene<Position>, line: &Line, deals: &[(Deal, String, &'static str)]) -> Markup {
    let alike = line.then.len() > 1 && line.then.iter().all(|cell| cell.0 == line.then[0].0);
    html! {
        tr id={ "then-" (line.id) } {
            th scope="row" { (line.label) }
            td class="now" { (line.now) }
            @if alike {
                td class="both" colspan="2" { (line.then[0]) " " span class="note" { (scene.say("nar-desk-either-way", &[])) } }
            } @else {
                @for (cell, (_, _, kind)) in line.then.iter().zip(deals) { td class=(kind) { (cell) } }
            }
        }
    }
}

fn lines(scene: &Scene<Position>, state: &Position, deals: &[(Deal, String, &'static str)]) -> Vec<Line> {
    let deals: Vec<&Deal> = deals.iter().map(|(deal, ..)| deal).collect();
    let [deal, ..] = deals[..] else { return Vec::new() };
    let company = deal.company;
    let asked = state.director(company).filter(|_| deals.len() > 1);
    let parties = || [Some(deal.buyer), asked].into_iter().flatten();
    let each = |cell: &dyn Fn(&Deal) -> Markup| deals.iter().map(|deal| cell(deal)).collect();
    let about = |seat: Seat| [("player", scene.player(seat)), of(state, company, scene.phrases)];
    let mut lines = Vec::new();

    if let Some(seat) =
        scene.eyes.filter(|&seat| shows_cash(scene, seat) && parties().any(|party| party == seat))
    {
        let cash = state.cash(seat);
        let then = each(&|deal| amount(scene, cash, cash + deal.paid_to(seat)));
        lines.push(Line {
            id: "cash",
            label: scene.say("nar-desk-your-cash", &about(seat)),
            now: money(scene, cash),
            then,
        });
    }
    for (seat, id) in parties().zip(["buyer", "director-pays"]).filter(|&(seat, _)| scene.eyes != Some(seat))
    {
        lines.push(Line {
            id,
            label: scene.name(seat),
            now: html! {},
            then: each(&|deal| paid(scene, deal.paid_to(seat))),
        });
    }
    let holder = scene.eyes.filter(|&seat| parties().any(|party| party == seat)).unwrap_or(deal.buyer);
    lines.push(Line {
        id: "shares",
        label: scene.say("nar-desk-your-shares", &about(holder)),
        now: held(scene, state.held(company, holder), state.sold(company)),
        then: each(&|deal| held(scene, deal.held_then(state, holder), state.sold(company) + 1)),
    });
    lines.push(Line {
        id: "director",
        label: scene.say("nar-desk-director", &[]),
        now: state.director(company).map_or_else(|| html! { "–" }, |seat| who(scene, seat, false)),
        then: each(&|deal| who(scene, deal.director, state.director(company) != Some(deal.director))),
    });
    let treasury = state.treasury(company);
    lines.push(Line {
        id: "treasury",
        label: scene.say("nar-desk-treasury", &[of(state, company, scene.phrases)]),
        now: money(scene, treasury),
        then: each(&|deal| amount(scene, treasury, treasury + deal.treasury)),
    });
    if let Some(city) = deal.start_city {
        let income = state.deck().start_income(city);
        let begins =
            html! { (start_city(state, city)) " " span class="gain" { "+" (scene.phrases.money(income)) } };
        lines.push(Line {
            id: "begins",
            label: scene.say("nar-begin-in", &[]),
            now: html! {},
            then: vec![begins],
        });
    }
    let pays = state.division(company).per_share;
    lines.push(Line {
        id: "pays",
        label: scene.say("nar-share-pays", &[]),
        now: money(scene, pays),
        then: each(&|deal| amount(scene, pays, deal.division(state).per_share)),
    });
    if let Some(seat) = scene.eyes {
        let (next, end) = (payment::next(state, seat), payment::at_the_end(state, seat));
        lines.push(Line {
            id: "next",
            label: scene.say("nar-desk-next", &[]),
            now: money(scene, next),
            then: each(&|deal| amount(scene, next, deal.next_payment(state, seat))),
        });
        lines.push(Line {
            id: "end",
            label: scene.say("nar-at-the-end", &[]),
            now: money(scene, end),
            then: each(&|deal| amount(scene, end, deal.at_the_end(state, seat))),
        });
    }
    if let Some(director) = asked {
        let then = vec![
            html! { (scene.say("nar-desk-turn-ends", &[])) },
            html! { (afterwards(scene, state, director, deal)) },
        ];
        lines.push(Line { id: "then", label: scene.say("nar-desk-afterwards", &[]), now: html! {}, then });
    }
    lines
}

/// That the director has no choice, where the viewer can see it; else what the proposer can do after an interception, if
/// there is anything left to do (N-17).
fn afterwards(scene: &Scene<Position>, state: &Position, director: Seat, deal: &Deal) -> String {
    let cash = state.cash(director);
    if shows_cash(scene, director) && cash < deal.price() {
        return scene.say("nar-desk-cannot", &[("cash", cash.into())]);
    }
    scene.say(if state.is_last_share() { "nar-desk-phase-ends" } else { "nar-desk-choose-again" }, &[])
}

fn money(scene: &Scene<Position>, money: Money) -> Markup {
    html! { (scene.phrases.money(money)) }
}

fn amount(scene: &Scene<Position>, before: Money, after: Money) -> Markup {
    html! { b { (scene.phrases.money(after)) } " " (difference(scene, after - before)) }
}

/// What somebody pays or gets whose cash is not shown.
fn paid(scene: &Scene<Position>, money: Money) -> Markup {
    let amount = [("amount", Money(money.0.abs()).into())];
    html! {
        @match money.0 {
            0 => (scene.say("nar-desk-nothing", &[])),
            1.. => b { (scene.say("nar-desk-gets", &amount)) },
            _ => b { (scene.say("nar-desk-pays-price", &amount)) },
        }
    }
}

fn held(scene: &Scene<Position>, held: u8, sold: u8) -> Markup {
    html! {
        @if sold == 0 { "–" } @else { (scene.say("nar-desk-held", &[("held", held.into()), ("sold", sold.into())])) }
    }
}

fn who(scene: &Scene<Position>, seat: Seat, changes: bool) -> Markup {
    html! {
        (scene.badge(seat)) " "
        span class=[changes.then_some("directs")] { (scene.say("nar-desk-who", &[("player", scene.player(seat))])) }
    }
}
