//! Pictures of our own, drawn in the colours of the page: `assets/pictures.svg` has all of them.

use games::GameName;
use maud::{Markup, html};

use super::assets::address;

/// The locomotive that stands above the lobby. It fills its place from the right, and its land goes on to the left.
pub(super) fn scene() -> Markup {
    html! {
        svg class="scene" viewBox="0 0 1440 418" preserveAspectRatio="xMaxYMax meet" aria-hidden="true" {
            use href={ (address("pictures.svg")) "#scene" } {}
        }
    }
}

/// What a game looks like.
pub(super) fn game(game: GameName) -> Markup {
    html! {
        svg class="picture" viewBox="0 0 420 186" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            use href={ (address("pictures.svg")) "#" (game.name()) } {}
        }
    }
}
