//! A part of the board, for a picture of the rules.

use american_rails::{Hex, Position};
use maud::{Markup, html};

use super::place::{Point, place};
use super::{cities, coast, cubes, links, rail, shapes, targets, terrain};
use crate::Scene;

/// Something on the board that a number stands at.
#[derive(Clone, Copy)]
pub(in crate::american_rails) enum Callout {
    /// The name of a city.
    Name(Hex),
    /// What a city is worth.
    Plate(Hex),
    /// A cube.
    Cube(Hex),
    /// The land itself.
    Middle(Hex),
}

/// What the parts of a board on a page share: the shapes of the pieces, and the land.
pub(in crate::american_rails) fn shapes_of_parts(scene: &Scene<Position>) -> Markup {
    let board = scene.state.board();
    html! {
        (shapes(scene))
        g id="ground" {
            (coast::water(board))
            (terrain::land(board))
            (coast::rivers(board))
            (cities::ground(board))
        }
    }
}

/// The board as far as these hexes reach.
pub(in crate::american_rails) fn part(
    scene: &Scene<Position>,
    hexes: &[Hex],
    callouts: &[Callout],
) -> Markup {
    let board = scene.state.board();
    let places = || hexes.iter().map(|&hex| place(board, hex));
    let (left, right) = (places().map(|(x, _)| x).min(), places().map(|(x, _)| x).max());
    let (top, bottom) = (places().map(|(_, y)| y).min(), places().map(|(_, y)| y).max());
    let (Some(left), Some(right), Some(top), Some(bottom)) = (left, right, top, bottom) else {
        return html! {};
    };
    let (left, top) = (left - 34, top - 36);
    let (width, height) = (right + 34 - left, bottom + 38 - top);
    // A city at the edge, of which not much is to be seen, has no name.
    let seen = |hex: Hex| {
        let (x, y) = place(board, hex);
        (left + 20..left + width - 20).contains(&x) && (top + 20..top + height - 20).contains(&y)
    };
    // A small part is drawn larger. Links that only cross it are left out: they matter where a company has one.
    let linked = scene.state.companies().any(|company| scene.state.connections(company).next().is_some());
    let scale = if linked { 11 } else { 15 };
    html! {
        svg class="board part" viewBox={ (left) " " (top) " " (width) " " (height) } width=(width * scale / 10)
            height=(height * scale / 10) aria-hidden="true" {
            use href="#ground" {}
            @if linked { g class="links" { (links::draw(scene)) } }
            g class="targets" { (targets::draw(scene)) }
            g class="lines" { (rail::draw(scene)) }
            g class="cubes" { (cubes::draw(scene)) }
            g class="values" { (cities::plates_of(scene, seen)) }
            (cities::names_of(board, seen))
            g class="tags" {
                @if linked { (links::medals(scene)) }
                g class="fresh" { (cubes::rings(scene)) }
                (targets::tags(scene))
            }
            g class="callouts" {
                @for (number, callout) in (1..).zip(callouts) {
                    @let (x, y) = spot(scene, *callout);
                    circle cx=(x) cy=(y) r="7.5" {}
                    text x=(x) y=(y + 4) { (number) }
                }
            }
        }
    }
}

/// Beside what it is about, and not on it.
fn spot(scene: &Scene<Position>, callout: Callout) -> Point {
    let (hex, (dx, dy)) = match callout {
        Callout::Name(hex) => {
            let letters = scene.state.board().city_name(hex).map_or(0, |name| name.chars().count());
            (hex, (-(letters as i32 * 3 + 13), -22))
        }
        Callout::Plate(hex) => (hex, (27, 23)),
        Callout::Cube(hex) => (hex, (17, -2)),
        Callout::Middle(hex) => (hex, (0, 0)),
    };
    let (x, y) = place(scene.state.board(), hex);
    (x + dx, y + dy)
}
