//! The board: a map of the land with the companies' track on it, and where the next cube may go.

mod cities;
mod coast;
mod cubes;
mod legend;
mod links;
mod part;
mod place;
mod rail;
mod targets;
mod terrain;
pub(super) mod ways;

use american_rails::{Action, Company, Position};
use game::Game;
use maud::{Markup, html};
use phrases::american_rails as words;

use crate::Scene;
pub(super) use part::{Callout, part, shapes_of_parts};
use place::{Frame, HALF, place};

/// The board with everything on it.
pub(super) fn whole(scene: &Scene<Position>) -> Markup {
    let board = scene.state.board();
    let Frame { left, top, width, height } = Frame::of(board);
    // Land that goes on begins at the edges of the picture; an island lies in the middle of its sea.
    let on_land = board.map().scenery.is_some();
    let box_of = format!("{left} {top} {width} {height}");
    html! {
        svg id="board" class="board" viewBox=(box_of) preserveAspectRatio=[on_land.then_some("xMinYMin")] data-zoom data-place-width=(2 * HALF) role="group"
            aria-label=(scene.say("ar-board", &[])) {
            defs { (shapes(scene)) }
            g class="scenery" aria-hidden="true" {
                (coast::water(board))
                (terrain::land(board))
                (coast::rivers(board))
                (coast::labels(scene))
            }
            g id="board-links" class="links" data-part aria-hidden="true" { (links::draw(scene)) }
            g aria-hidden="true" { (cities::ground(board)) }
            g class="places" { (places(scene)) }
            (on_the_ground(scene))
            g aria-hidden="true" { (cities::names(board)) }
            (above(scene))
            text class="here" data-here aria-hidden="true" {}
        }
        svg class="minimap" viewBox=(box_of) data-overview="board" aria-hidden="true" {
            use href="#coast" class="off" {}
            use href="#outline" class="plains" {}
            use href="#board-lines" {}
            rect class="frame" data-seen {}
        }
        div class="zoom" {
            button type="button" data-zoom-by="1.3" data-key="+ =" aria-label="+" { "+" }
            button type="button" data-zoom-by="0.77" data-key="-" aria-label="−" { "−" }
            button type="button" data-zoom-by="0" data-key="0" aria-label="0" { "⤢" }
            button type="button" class="legend-button" popovertarget="legend" aria-label=(scene.say("ar-legend", &[])) { "i" }
            button type="button" class="unseen" tabindex="-1" data-next-place="1" data-key="t" { (scene.say("keys-next-place", &[])) }
            button type="button" class="unseen" tabindex="-1" data-next-place="-1" data-key="shift+t" { (scene.say("keys-next-place", &[])) }
        }
        (legend::draw(scene))
    }
}

/// What changes on it.
pub(super) fn layers(scene: &Scene<Position>) -> Markup {
    html! {
        g id="board-links" class="links" data-part aria-hidden="true" { (links::draw(scene)) }
        (on_the_ground(scene))
        (above(scene))
    }
}

/// Below the names of the cities.
fn on_the_ground(scene: &Scene<Position>) -> Markup {
    html! {
        g id="board-targets" class="targets" data-part { (targets::draw(scene)) }
        g id="board-lines" class="lines" data-part aria-hidden="true" { (rail::draw(scene)) }
        g id="board-cubes" class="cubes" data-part aria-hidden="true" { (cubes::draw(scene)) }
        g id="board-values" class="values" data-part aria-hidden="true" { (cities::plates(scene)) }
    }
}

/// Above them.
fn above(scene: &Scene<Position>) -> Markup {
    html! {
        g id="board-tags" class="tags" data-part aria-hidden="true" {
            (links::medals(scene))
            g class="fresh" { (cubes::rings(scene)) }
            (targets::tags(scene))
            (cubes::steps(scene))
        }
        g id="board-way" data-part aria-hidden="true" {}
        g id="board-hints" class="tags" data-part aria-hidden="true" {}
    }
}

fn shapes(scene: &Scene<Position>) -> Markup {
    let board = scene.state.board();
    html! {
        polygon id="hexagon" points="0,-30 26,-15 26,15 0,30 -26,15 -26,-15" {}
        (coast::shapes(board))
        (terrain::patterns())
        (cities::shapes(board))
        (cubes::shapes(scene.state))
        (targets::shapes())
    }
}

/// Every hex, to point at and to walk through.
fn places(scene: &Scene<Position>) -> Markup {
    let board = scene.state.board();
    html! {
        @for hex in board.hexes() {
            @let ((x, y), name) = (place(board, hex), board.name(hex));
            use id={ "hex-" (name) } href="#hexagon" x=(x) y=(y) role="button" tabindex="-1" data-about={ "hex:" (name) }
                aria-label=(words::hex(board, hex, scene.phrases)) {}
        }
    }
}

/// The company for which cubes are shown: the one the player has turned to, the one last built for, or
/// the first that can build.
pub(super) fn building(scene: &Scene<Position>) -> Option<Company> {
    let able = builders(scene);
    let last = scene.plan.iter().rev().find_map(|step| match step.action {
        Action::Lay(company, _) => Some(company),
        _ => None,
    });
    let wanted = [scene.focus.and_then(Company::named), last];
    wanted.into_iter().flatten().find(|company| able.contains(company)).or_else(|| able.first().copied())
}

/// The companies for which a cube can be laid now.
pub(super) fn builders(scene: &Scene<Position>) -> Vec<Company> {
    let mut able = Vec::new();
    for action in legal(scene.state) {
        if let Action::Lay(company, _) = action
            && able.last() != Some(&company)
        {
            able.push(company);
        }
    }
    able
}

pub(super) fn legal(state: &Position) -> Vec<Action> {
    let mut legal = Vec::new();
    state.actions(&mut legal);
    legal
}
