//! The special links: each pair of the three special cities pays a company that has both.

use american_rails::{Board, Company, Hex, Position};
use maud::{Markup, html};

use super::place::{Frame, Point, place};
use crate::Scene;

/// The lines between the special cities; solid where a company has both ends.
pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    html! {
        @for (number, link) in links(scene).into_iter().enumerate() {
            @let state = match (link.owners.is_empty(), link.planned) {
                (true, _) => "",
                (false, true) => " planned",
                (false, false) => " owned",
            };
            path id={ "link-" (number) } class={ "link" (owners(&link)) (state) } data-lit-by=(link.lit_by) d=(link.arc.path()) {}
        }
    }
}

/// What each of them pays, with the cubes of those that are paid it.
pub(super) fn medals(scene: &Scene<Position>) -> Markup {
    let pays = format!("+{}", scene.phrases.money(Position::CONNECTION));
    html! {
        @for (place, link) in links(scene).into_iter().enumerate() {
            @let (x, y) = link.medal;
            @let half = 20 + 8 * link.owners.len() as i32;
            g id={ "medal-" (place) } class={ "medal" (owners(&link)) @if link.planned { " planned" } } data-lit-by=(link.lit_by) {
                rect x=(x - half) y=(y - 9) width=(2 * half) height="18" rx="9" {}
                text x=(x - half + 20) y=(y + 4) { (pays) }
                @for (number, company) in (0..).zip(&link.owners) {
                    use href={ "#cube-" (company.name()) } x=(x - half + 45 + 16 * number) y=(y) {}
                }
            }
        }
    }
}

struct Link {
    arc: Arc,
    medal: Point,
    /// The companies that have both ends.
    owners: Vec<Company>,
    /// Those that have it without the plan, by name.
    lit_by: String,
    /// Whether one of them would have it only with the plan.
    planned: bool,
}

fn owners(link: &Link) -> String {
    link.owners.iter().flat_map(|company| [" ", company.name()]).collect()
}

fn links(scene: &Scene<Position>) -> [Link; 3] {
    let board = scene.state.board();
    let [a, b, c] = board.special();
    [(a, b, c), (a, c, b), (b, c, a)].map(|(one, other, third)| {
        let (arc, medal) = arc(board, one, other, third);
        let has = |state: &Position, company| state.connections(company).any(|pair| pair == (one, other));
        let owners: Vec<Company> =
            scene.state.companies().filter(|&company| has(scene.state, company)).collect();
        let planned = owners.iter().any(|&company| !has(scene.before, company));
        let have = owners.iter().filter(|&&company| has(scene.before, company)).map(|company| company.name());
        let lit_by = have.collect::<Vec<_>>().join(" ");
        Link { arc, medal, owners, lit_by, planned }
    })
}

/// A line from one city to another, bent away from the third.
struct Arc {
    from: Point,
    bend: Point,
    to: Point,
}

impl Arc {
    fn path(&self) -> String {
        let Arc { from, bend, to } = self;
        format!("M{} {}Q{} {} {} {}", from.0, from.1, bend.0, bend.1, to.0, to.1)
    }

    /// The point that lies so many hundredths of the way along.
    fn at(&self, part: i32) -> Point {
        let (t, rest) = (f64::from(part) / 100.0, 1.0 - f64::from(part) / 100.0);
        let along = |from: i32, bend: i32, to: i32| {
            rest * rest * f64::from(from) + 2.0 * rest * t * f64::from(bend) + t * t * f64::from(to)
        };
        (
            along(self.from.0, self.bend.0, self.to.0).round() as i32,
            along(self.from.1, self.bend.1, self.to.1).round() as i32,
        )
    }
}

/// The line of a link, and where its medal has room. Where it can lie at sea it goes by sea; else it goes almost straight.
fn arc(board: &Board, one: Hex, other: Hex, third: Hex) -> (Arc, Point) {
    const PARTS: [i32; 11] = [50, 55, 45, 60, 40, 65, 35, 70, 30, 75, 25];
    let frame = Frame::of(board);
    let places: Vec<Point> = board.hexes().map(|hex| place(board, hex)).collect();
    let at_sea = |(x, y): Point| {
        frame.holds((x, y)) && places.iter().all(|&(px, py)| (px - x).abs() > 52 || (py - y).abs() > 40)
    };
    let bent = |percent| bent(place(board, one), place(board, other), place(board, third), percent);
    for percent in [30, 45, 60] {
        let arc = bent(percent);
        if let Some(part) = PARTS.into_iter().find(|&part| at_sea(arc.at(part))) {
            let medal = arc.at(part);
            return (arc, medal);
        }
    }
    let arc = bent(10);
    let medal = arc.at(40);
    (arc, medal)
}

fn bent(from: Point, to: Point, away: Point, percent: i32) -> Arc {
    let middle = (i32::midpoint(from.0, to.0), i32::midpoint(from.1, to.1));
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    // Across the line, on the side where the third city is not.
    let side = (away.0 - middle.0) * -dy + (away.1 - middle.1) * dx;
    let percent = if side > 0 { -percent } else { percent };
    Arc { from, bend: (middle.0 - dy * percent / 100, middle.1 + dx * percent / 100), to }
}
