//! A board drawn small, for whoever brings a map of their own.

use american_rails::{Board, Terrain};
use maud::{Markup, html};
use phrases::Phrases;

const HALF: usize = 10;
const PITCH: usize = 17;
const HEXAGON: &str = "0,-11 10,-5.5 10,5.5 0,11 -10,5.5 -10,-5.5";

pub(super) fn draw(board: &Board, phrases: &Phrases) -> Markup {
    let place = |(row, column): (usize, usize)| (HALF * (2 * column + row % 2) + 12, PITCH * row + 14);
    let places = || board.hexes().map(|hex| place(board.place(hex)));
    let (right, bottom) = places().fold((0, 0), |(right, bottom), (x, y)| (right.max(x), bottom.max(y)));
    let kind = |hex| match board.terrain(hex) {
        Terrain::Plains => "plains",
        Terrain::Forest => "forest",
        Terrain::Mountain => "mountain",
        Terrain::City => "city",
    };
    let facts = [("hexes", board.hexes().count().into()), ("cities", board.cities().len().into())];
    html! {
        figure class="small-board" {
            svg viewBox={ "0 0 " (right + 12) " " (bottom + 13) } role="img" aria-label=(board.map().name) {
                @for hex in board.hexes() {
                    @let (x, y) = place(board.place(hex));
                    g transform={ "translate(" (x) " " (y) ")" } {
                        polygon class=(kind(hex)) points=(HEXAGON) {
                            @if let Some(name) = board.city_name(hex) { title { (name) } }
                        }
                    }
                }
                @for hex in board.cities().iter() {
                    @let (x, y) = place(board.place(hex));
                    text x=(x) y=(y + 3) { @if board.special().contains(&hex) { "★" } @else { (board.full(hex)) } }
                }
            }
            figcaption { b { (board.map().name) } " " span class="note" { (phrases.say("new-material-map-facts", &facts)) } }
        }
    }
}
