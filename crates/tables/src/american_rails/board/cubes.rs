//! Cubes, and where in a hex each of them lies.

use american_rails::{Action, Company, Event, Hex, Position};
use maud::{Markup, html};

use super::place::{Point, place};
use crate::Scene;
use crate::american_rails::letter;

/// A cube of each company: front, top and side, and its letter.
pub(super) fn shapes(state: &Position) -> Markup {
    html! {
        @for company in state.companies() {
            g id={ "cube-" (company.name()) } {
                g class={ "die " (company.name()) } {
                    path class="top" d="M-7-5l3-3H8L5-5z" {}
                    path class="side" d="M5-5L8-8V4L5 7z" {}
                    path class="front" d="M-7-5H5V7H-7z" {}
                    text x="-1" y="4.8" { (letter(company)) }
                }
            }
        }
        g id="ring" { rect class="ring" x="-10.5" y="-11.5" width="22" height="22" rx="4" {} }
        g id="number" { circle class="step" r="7" {} }
    }
}

/// Where one to six cubes lie in a hex, from its middle. A cube is 12 wide and high, its other faces 3 more.
const SLOTS: [&[Point]; 6] = [
    &[(0, 0)],
    &[(-8, -4), (8, 4)],
    &[(-16, -5), (0, 0), (16, 5)],
    &[(-9, -8), (7, -6), (-7, 6), (9, 8)],
    &[(-16, -8), (0, -7), (16, -6), (-8, 6), (8, 8)],
    &[(-16, -8), (0, -7), (16, -6), (-16, 6), (0, 7), (16, 8)],
];

/// Where a company's cube lies in a hex: beside those of the others, in the order of the companies. The rows slant, so
/// that lines from east to west run side by side.
pub(super) fn slot(state: &Position, hex: Hex, company: Company) -> Point {
    let mut there = state.tracks_in(hex);
    there.insert(company);
    let before = there.iter().take_while(|&other| other != company).count();
    let (dx, dy) = SLOTS[there.len() as usize - 1][before];
    let (x, y) = place(state.board(), hex);
    (x + dx, y + dy)
}

pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let board = state.board();
    html! {
        @for hex in board.hexes().filter(|&hex| !state.tracks_in(hex).is_empty()) {
            @for company in state.tracks_in(hex).iter() {
                @let (x, y) = slot(state, hex, company);
                @let planned = !scene.before.tracks_in(hex).contains(company);
                use class={ "cube " (company.name()) @if planned { " planned" } } href={ "#cube-" (company.name()) }
                    x=(x) y=(y) data-watch={ "cube-" (company.name()) (board.name(hex)) } {}
            }
        }
    }
}

/// Rings around what has changed.
pub(super) fn rings(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let mut places: Vec<Point> = Vec::new();
    for event in scene.since {
        let changed = match *event {
            Event::Laid { company, hex, .. } | Event::Started { company, city: hex, .. } => {
                slot(state, hex, company)
            }
            Event::Developed { city, .. } => {
                let (x, y) = place(state.board(), city);
                (x, y + 22)
            }
            _ => continue,
        };
        if !places.contains(&changed) {
            places.push(changed);
        }
    }
    html! { @for (x, y) in places { use href="#ring" x=(x) y=(y) {} } }
}

/// The steps of the plan that lie on the board, numbered.
pub(super) fn steps(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let places = scene.plan.iter().filter_map(|step| match step.action {
        Action::Lay(company, hex) => Some(slot(state, hex, company)),
        Action::Start(hex) => state.tracks_in(hex).iter().next().map(|company| slot(state, hex, company)),
        Action::Develop(city) => {
            let (x, y) = place(state.board(), city);
            Some((x + 8, y + 20))
        }
        _ => None,
    });
    html! {
        @for (number, (x, y)) in (1..).zip(places) {
            use href="#number" x=(x + 11) y=(y - 10) {}
            text class="step" x=(x + 11) y=(y - 6) { (number) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_to_six_cubes_lie_apart_between_the_name_and_the_values_of_a_city() {
        for (count, slots) in (1..).zip(SLOTS) {
            assert_eq!(slots.len(), count);
            for (index, &(x, y)) in slots.iter().enumerate() {
                assert!(y - 8 >= -18 && y + 7 <= 16 && x.abs() + 8 <= 26, "{count}: {x} {y}");
                let apart = |&(ox, oy): &Point| (x - ox).abs() >= 12 || (y - oy).abs() >= 12;
                assert!(slots[..index].iter().all(apart), "{count}: {x} {y}");
            }
        }
    }
}
