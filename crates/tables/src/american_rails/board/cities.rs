//! The cities: their ground, their names, and what they are worth.

use american_rails::{Board, Hex, Position};
use maud::{Markup, html};

use super::place::place;
use crate::Scene;

/// The shapes of what a city is worth: round as a rule, square where nothing is ever developed, a house where it is.
pub(super) fn shapes(board: &Board) -> Markup {
    // As wide as the largest values need it.
    let digits =
        board.cities().iter().map(|city| (board.full(city) + 2).to_string().len()).max().unwrap_or(1);
    let half = 9 + 6 * digits as i32;
    html! {
        polygon id="city" points="0,-25 22.5,-13 22.5,13 0,26 -22.5,13 -22.5,-13" {}
        g id="plate" { rect class="plate" x=(-half) y="-6.5" width=(2 * half) height="13" rx="6.5" {} }
        g id="plate-never" { rect class="plate never" x=(-half) y="-6.5" width=(2 * half) height="13" rx="1.5" {} }
        g id="plate-house" {
            path class="plate house" d={ "M" (-half - 1) " 6.5V-4L0-10.5 " (half + 1) "-4V6.5z" } {}
        }
    }
}

/// The ground of the cities.
pub(super) fn ground(board: &Board) -> Markup {
    html! {
        g class="cities" {
            @for city in board.cities().iter() {
                @let (x, y) = place(board, city);
                use href="#city" class=[board.special().contains(&city).then_some("special")] x=(x) y=(y) {}
            }
        }
    }
}

pub(super) fn names(board: &Board) -> Markup {
    names_of(board, |_| true)
}

/// The names of some cities.
pub(super) fn names_of(board: &Board, seen: impl Fn(Hex) -> bool) -> Markup {
    html! {
        g class="names" {
            @for city in board.cities().iter().filter(|&city| seen(city)) {
                @let (x, y) = place(board, city);
                @if board.special().contains(&city) { text class="star" x=(x) y=(y - 29) { "★" } }
                text x=(x) y=(y - 18) { (board.city_name(city).unwrap_or_default()) }
            }
        }
    }
}

/// What each city is worth alone and shared, its development included; the one that is paid stands out.
pub(super) fn plates(scene: &Scene<Position>) -> Markup {
    plates_of(scene, |_| true)
}

/// What some cities are worth.
pub(super) fn plates_of(scene: &Scene<Position>, seen: impl Fn(Hex) -> bool) -> Markup {
    let board = scene.state.board();
    html! {
        @for city in board.cities().iter().filter(|&city| seen(city)) { (plate(scene, city, place(board, city))) }
    }
}

fn plate(scene: &Scene<Position>, city: Hex, (x, y): (i32, i32)) -> Markup {
    let (state, board) = (scene.state, scene.state.board());
    let developed = state.is_developed(city);
    let shape = match (developed, board.developable().contains(city)) {
        (true, _) => "#plate-house",
        (false, true) => "#plate",
        (false, false) => "#plate-never",
    };
    let alone = state.tracks_in(city).len() <= 1;
    let planned = developed && !scene.before.is_developed(city);
    let kind = match shape {
        "#plate-never" => Some("never"),
        "#plate" => None,
        _ if planned => Some("house planned"),
        _ => Some("house"),
    };
    html! {
        g class=[kind] data-watch={ "city-" (board.name(city)) } {
            use href=(shape) x=(x) y=(y + 23) {}
            text x=(x) y=(y + 27) {
                (worth(state.full_value(city).0, alone)) tspan class="bar" { "|" } (worth(state.shared_value(city).0, !alone))
            }
        }
    }
}

fn worth(value: i32, paid: bool) -> Markup {
    html! { @if paid { tspan class="paid" { (value) } } @else { (value) } }
}
