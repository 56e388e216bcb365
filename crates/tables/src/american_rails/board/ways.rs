//! The cheapest ways to a hex, for each company of the player who looks.

use american_rails::{Company, Hex, Position, Routes, Way};
use game::Money;
use maud::{Markup, html};

use super::cubes::slot;
use super::rail::Pen;
use crate::Scene;
use crate::american_rails::sign;

/// One company's way.
struct Prospect {
    company: Company,
    way: Way,
    cost: Money,
    gain: Money,
}

/// What the ways cost and bring; and the ways themselves, which take their place on the board. Empty for a hex that can be
/// built on at once: there the question itself says everything.
pub(crate) fn to(scene: &Scene<Position>, hex: Hex) -> Markup {
    let prospects = prospects(scene, hex);
    if prospects.is_empty() {
        return html! {};
    }
    html! {
        table class="ways" {
            caption { (scene.say("ar-ways", &[])) }
            tbody {
                @for prospect in &prospects {
                    @let short = prospect.cost > scene.state.treasury(prospect.company);
                    tr {
                        th scope="row" { (sign(prospect.company)) }
                        td { (scene.say("ar-ways-cubes", &[("cubes", prospect.way.len().into())])) }
                        td class={ "number" @if short { " low" } } {
                            (scene.phrases.money(prospect.cost))
                            @if short {
                                " " span class="note" { (scene.say("ar-ways-short", &[("treasury", scene.state.treasury(prospect.company).into())])) }
                            }
                        }
                        td class={ "number" @if prospect.gain > Money::ZERO { " up" } } { "+" (scene.phrases.money(prospect.gain)) }
                    }
                }
            }
        }
        svg hidden { (drawing(scene, &prospects)) }
    }
}

/// The ways of the companies that could not lay a cube there at once.
fn prospects(scene: &Scene<Position>, hex: Hex) -> Vec<Prospect> {
    let (state, Some(seat)) = (scene.state, scene.eyes) else { return Vec::new() };
    let builds = |&company: &Company| {
        let at_once = state.reach(company).contains(hex) && scene.asked && state.cubes_left().is_some();
        state.held(company, seat) > 0
            && state.on_map(company)
            && !state.tracks_in(hex).contains(company)
            && !at_once
    };
    let mut prospects: Vec<Prospect> = state
        .companies()
        .filter(builds)
        .filter_map(|company| {
            let routes = Routes::anywhere(state, company);
            let way = routes.reached().contains(hex).then(|| routes.way(hex))?;
            let gain = state.income_with(company, &way) - state.income(company);
            Some(Prospect { company, way, cost: state.cost_of(&way), gain })
        })
        .collect();
    prospects.sort_by_key(|prospect| (prospect.cost, prospect.way.len()));
    prospects
}

/// The ways as dashed lines: from the company's track, cube by cube.
fn drawing(scene: &Scene<Position>, prospects: &[Prospect]) -> Markup {
    let state = scene.state;
    html! {
        g id="board-way" data-part aria-hidden="true" {
            @for Prospect { company, way, .. } in prospects {
                @let path = {
                    let beside = |hex: Hex| state.track(*company).iter().rev().copied().find(|&own| state.board().neighbours(hex).contains(own));
                    let begin = way.first().and_then(|&first| beside(first));
                    let mut pen = Pen::default();
                    for (from, to) in begin.into_iter().chain(way.iter().copied()).zip(way.iter().copied()) {
                        pen.line(slot(state, from, *company), slot(state, to, *company));
                    }
                    pen.path
                };
                g class={ "way " (company.name()) } {
                    path class="casing" d=(path) {}
                    path class="colour" d=(path) {}
                }
            }
        }
    }
}
