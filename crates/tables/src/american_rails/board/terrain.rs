//! The land: what grows on it, and the hexes it is divided into.

use std::fmt::Write;

use american_rails::{Board, Terrain};
use maud::{Markup, html};

use super::place::place;

/// Terrains differ in drawing as well as in colour. Each pattern is one hex and two halves: it lies alike in all hexes.
pub(super) fn patterns() -> Markup {
    const TREE: &str = "l4 9h-8z";
    let trees = [
        (12, 20),
        (25, 14),
        (39, 21),
        (19, 34),
        (33, 36),
        (26, 47),
        (13, 66),
        (0, 60),
        (40, 66),
        (52, 60),
        (45, 80),
        (7, 80),
        (20, 84),
        (34, 82),
    ];
    let grove = |path: &mut String, tree: &str| {
        for (x, y) in trees {
            let _ = write!(path, "M{x} {y}{tree}");
        }
    };
    let (mut trunks, mut shades) = (String::new(), String::new());
    grove(&mut trunks, TREE);
    grove(&mut shades, "l4 9h-4z");
    let (mut peaks, mut slopes) = (String::new(), String::new());
    for (x, y) in [(18, 14), (35, 24), (22, 38), (44, 59), (-8, 59), (9, 69), (61, 69), (48, 82), (-4, 82)] {
        let _ = write!(peaks, "M{} {}l8-13 9 13", x - 8, y + 8);
        let _ = write!(slopes, "M{x} {}l5 8m-3-10l6 9m-3-10l4 6", y + 1);
    }
    html! {
        (pattern("plains", &html! { path class="growth" d="M15 22h6M30 36h7M17 44h5M40 72h6M3 80h5M8 66h4" {} }))
        (pattern("forest", &html! { path class="growth" d=(trunks) {} path class="shade" d=(shades) {} }))
        (pattern("mountain", &html! { path class="growth" d=(peaks) {} path class="slope" d=(slopes) {} }))
        (pattern("grid", &html! { path d="M26 0L52 15V45L26 60 0 45V15zM26 60V90" {} }))
    }
}

fn pattern(name: &str, drawing: &Markup) -> Markup {
    html! {
        pattern id=(name) width="52" height="90" patternUnits="userSpaceOnUse" { (drawing) }
    }
}

/// All land is plains; on them lie the others, one path a terrain. Each is filled twice: with its colour, and with what
/// grows there.
pub(super) fn land(board: &Board) -> Markup {
    let kinds = [(Terrain::Forest, "forest"), (Terrain::Mountain, "mountain")];
    html! {
        g class="land" clip-path="url(#on-land)" {
            use href="#outline" class="plains" {}
            use href="#outline" class="grown plains" {}
            @for (terrain, name) in kinds {
                @let path = hexes(board, terrain);
                path class=(name) d=(path) {}
                path class={ "grown " (name) } d=(path) {}
            }
            use href="#outline" class="grid" {}
        }
        use href="#outline" class="edge" {}
    }
}

fn hexes(board: &Board, terrain: Terrain) -> String {
    let mut path = String::new();
    for hex in board.hexes().filter(|&hex| board.terrain(hex) == terrain) {
        let (x, y) = place(board, hex);
        let _ = write!(path, "M{x} {}l26 15v30l-26 15-26-15v-30z", y - 30);
    }
    path
}
