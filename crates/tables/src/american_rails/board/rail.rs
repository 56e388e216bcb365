//! The companies' track.

use std::fmt::Write;

use american_rails::{Company, Hex, Position};
use maud::{Markup, html};

use super::cubes::slot;
use super::place::Point;
use crate::Scene;

/// One path a company, drawn three times: the ties, a dark casing, the colour. What is planned is dashed.
pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    html! {
        @for company in state.companies().filter(|&company| state.on_map(company)) {
            @let laid = scene.before.track(company).len();
            @let (name, id) = (company.name(), format!("rail-{}", company.name()));
            g class={ "rail " (name) } {
                path id=(id) data-grows d=(path(state, company, 0, laid)) {}
                use href={ "#" (id) } class="ties" {}
                use href={ "#" (id) } class="casing" {}
                use href={ "#" (id) } class="colour" {}
                @if state.track(company).len() > laid.max(1) {
                    path class="planned" d=(path(state, company, laid, usize::MAX)) {}
                }
            }
        }
    }
}

/// The lines to the cubes from one number up to another.
fn path(state: &Position, company: Company, from: usize, until: usize) -> String {
    let track = state.track(company);
    let mut pen = Pen::default();
    for number in from.max(1)..track.len().min(until) {
        if let Some(joins) = joined(state, track, number) {
            pen.line(slot(state, joins, company), slot(state, track[number], company));
        }
    }
    pen.path
}

/// A cube joins the last of those laid before it that it lies beside: a tree, and no triangles.
fn joined(state: &Position, track: &[Hex], number: usize) -> Option<Hex> {
    let beside = state.board().neighbours(track[number]);
    track[..number].iter().rev().copied().find(|&earlier| beside.contains(earlier))
}

/// Draws lines one after the other.
#[derive(Default)]
pub(super) struct Pen {
    pub(super) path: String,
    at: Option<Point>,
}

impl Pen {
    pub(super) fn line(&mut self, from: Point, to: Point) {
        if self.at != Some(from) {
            let _ = write!(self.path, "M{} {}", from.0, from.1);
        }
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let gap = if dy < 0 { "" } else { " " };
        let _ = write!(self.path, "l{dx}{gap}{dy}");
        self.at = Some(to);
    }
}
