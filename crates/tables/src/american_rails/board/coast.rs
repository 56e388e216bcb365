//! Where the land ends: the coast with its water lines, and what the map says of the land and the water beyond.

use std::collections::BTreeMap;
use std::fmt::Write;

use american_rails::{Board, LabelKind, Position, Scenery};
use game::short_name;
use maud::{Markup, html};

use super::place::{BESIDE, CORNERS, Point, place};
use crate::Scene;

/// The shapes that are drawn more than once.
pub(super) fn shapes(board: &Board) -> Markup {
    let scenery = board.map().scenery.as_ref();
    let lines = |of: fn(&Scenery) -> &[Vec<[i32; 2]>]| scenery.map(|scenery| closed(of(scenery)));
    html! {
        path id="outline" d=(outline(board)) {}
        g id="coast" {
            use href="#outline" {}
            @if let Some(land) = lines(|scenery| &scenery.land) { path d=(land) {} }
        }
        clipPath id="on-land" { use href="#outline" {} }
        @if let Some(lakes) = lines(|scenery| &scenery.lakes) {
            path id="lakes" d=(lakes) {}
            clipPath id="in-lakes" { use href="#lakes" {} }
        }
    }
}

/// The sea, the land beyond the hexes, and the lakes in it.
pub(super) fn water(board: &Board) -> Markup {
    html! {
        g class="coast" {
            @for line in 1..=4 {
                use href="#coast" class={ "line at-" (line) } {}
                use href="#coast" class={ "sea at-" (line) } {}
            }
            use href="#coast" class="shore" {}
            use href="#coast" class="off" {}
        }
        @if board.map().scenery.is_some() {
            g class="lakes" clip-path="url(#in-lakes)" {
                use href="#lakes" class="sea" {}
                @for line in 1..=3 {
                    use href="#lakes" class={ "line at-" (line) } {}
                    use href="#lakes" class={ "sea at-" (line) } {}
                }
            }
            use href="#lakes" class="lake-shore" {}
        }
    }
}

pub(super) fn rivers(board: &Board) -> Markup {
    let rivers = board.map().scenery.iter().flat_map(|scenery| &scenery.rivers);
    html! {
        g class="rivers" { @for river in rivers { path d=(open(river)) {} } }
    }
}

/// What stands on land and water. Names that we know are told in the reader's language.
pub(super) fn labels(scene: &Scene<Position>) -> Markup {
    let Some(scenery) = &scene.state.board().map().scenery else { return html! {} };
    html! {
        @for label in &scenery.labels {
            @let ([x, y], kind) = (label.at, kind_name(label.kind));
            @let text = scene.phrases.say_if_known(&format!("ar-scenery-{}", short_name(&label.text)));
            text class={ "named " (kind) } x=(x) y=(y) transform=[(label.turn != 0).then(|| format!("rotate({} {x} {y})", label.turn))] {
                (text.as_deref().unwrap_or(&label.text))
            }
        }
        @if let Some([x, y]) = scenery.compass { (compass(scene, (x, y))) }
    }
}

const fn kind_name(kind: LabelKind) -> &'static str {
    match kind {
        LabelKind::Land => "land",
        LabelKind::Lake => "lake",
        LabelKind::Sea => "sea",
    }
}

fn compass(scene: &Scene<Position>, (x, y): Point) -> Markup {
    html! {
        g class="compass" transform={ "translate(" (x) " " (y) ")" } {
            circle r="28" {}
            circle r="25" {}
            circle r="11" {}
            path d="M-19-19l38 38M19-19l-38 38" {}
            path class="dark" d="M0-40L6-6 40 0 6 6 0 40-6 6-40 0-6-6z" {}
            path class="light" d="M0-40V0L6-6zM40 0H0L6 6zM0 40V0L-6 6zM-40 0H0L-6-6z" {}
            text y="-46" { (scene.say("ar-north", &[])) }
        }
    }
}

/// Around all hexes, along their sides, with round corners: each hole in the land is a line of its own.
pub(super) fn outline(board: &Board) -> String {
    let places: Vec<Point> = board.hexes().map(|hex| place(board, hex)).collect();
    // Where the side that begins in a corner ends. No two sides of the coast begin in the same one.
    let mut sides: BTreeMap<Point, Point> = BTreeMap::new();
    for &(x, y) in &places {
        for (side, (dx, dy)) in BESIDE.into_iter().enumerate() {
            if !places.contains(&(x + dx, y + dy)) {
                let corner = |number: usize| (x + CORNERS[number % 6].0, y + CORNERS[number % 6].1);
                sides.insert(corner(side), corner(side + 1));
            }
        }
    }
    let mut path = String::new();
    while let Some((&begin, _)) = sides.first_key_value() {
        let mut corners = Vec::new();
        let mut corner = begin;
        while let Some(next) = sides.remove(&corner) {
            corners.push(corner);
            corner = next;
        }
        round(&corners, &mut path);
    }
    path
}

fn closed(lines: &[Vec<[i32; 2]>]) -> String {
    let mut path = String::new();
    for line in lines {
        let corners: Vec<Point> = line.iter().map(|&[x, y]| (x, y)).collect();
        round(&corners, &mut path);
    }
    path
}

/// A closed line: from the middle of each side to that of the next, bent towards the corner between them.
fn round(corners: &[Point], path: &mut String) {
    let count = corners.len();
    if count < 3 {
        return;
    }
    let middle = |side: usize| sum(corners[side % count], corners[(side + 1) % count]);
    let start = middle(0);
    let _ = write!(path, "M{} {}", Halves(start.0), Halves(start.1));
    for side in 0..count {
        bend(middle(side), corners[(side + 1) % count], middle(side + 1), path);
    }
    path.push('z');
}

/// A line with two ends, bent likewise.
fn open(line: &[[i32; 2]]) -> String {
    let mut path = String::new();
    let corners: Vec<Point> = line.iter().map(|&[x, y]| (x, y)).collect();
    let [first, .., last] = corners[..] else { return path };
    let _ = write!(path, "M{} {}", first.0, first.1);
    let mut from = sum(first, first);
    for pair in corners.windows(2).skip(1) {
        let to = sum(pair[0], pair[1]);
        bend(from, pair[0], to, &mut path);
        from = to;
    }
    let _ = write!(path, "L{} {}", last.0, last.1);
    path
}

/// A bend; the ends are given in halves.
fn bend(from: Point, corner: Point, to: Point, path: &mut String) {
    let corner = sum(corner, corner);
    let by = |point: Point| (Halves(point.0 - from.0), Halves(point.1 - from.1));
    let ((x1, y1), (x2, y2)) = (by(corner), by(to));
    let _ = write!(path, "q{x1} {y1} {x2} {y2}");
}

fn sum(one: Point, other: Point) -> Point {
    (one.0 + other.0, one.1 + other.1)
}

/// A number of halves, written as a decimal.
struct Halves(i32);

impl std::fmt::Display for Halves {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        let Halves(halves) = *self;
        if halves % 2 == 0 {
            write!(out, "{}", halves / 2)
        } else {
            write!(out, "{}", f64::from(halves) / 2.0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_coast_of_our_map_is_one_line_and_closed() {
        let outline = outline(&Board::own());
        assert_eq!(outline.matches('M').count(), 1);
        assert!(outline.ends_with('z'));
    }

    #[test]
    fn halves_are_written_as_decimals() {
        assert_eq!(
            [-3, -1, 0, 1, 8].map(|halves| Halves(halves).to_string()),
            ["-1.5", "-0.5", "0", "0.5", "4"]
        );
    }
}
