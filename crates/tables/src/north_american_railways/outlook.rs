//! What a move brings beyond itself: the last turn, or the end of the game.
//!
//! Cards never come back, so that few of them are left is certain. What happens after somebody else is asked for a share may
//! depend on what they have, and is not told.

use game::Game;
use maud::{Markup, html};
use north_american_railways::{Action, EndReason, Event, Position};

use crate::Scene;

/// Of taking a share, or letting it go.
pub(super) fn of_share(scene: &Scene<Position>, state: &Position, action: Action) -> Markup {
    let takes = !matches!(action, Action::Stop);
    let few_then = state.shares_left() == state.enough_shares();
    html! {
        @if takes && few_then && !state.is_last_turn() && !state.has_few_cities() {
            p class="warning outlook" role="status" {
                (scene.say("nar-desk-brings-last-turn", &[("enough", state.enough_shares().into())]))
            }
        }
    }
}

/// Of buying a city or passing: treasuries are open, so all that follows is known.
pub(super) fn of_city(scene: &Scene<Position>, state: &Position, action: Action) -> Markup {
    if state.check(action).is_err() {
        return html! {};
    }
    let (mut after, mut ends, mut nobody) = (state.clone(), false, false);
    after.apply(action, &mut |event| match event {
        Event::Over { .. } => ends = true,
        Event::LastTurn { reason: EndReason::NoPurchase } => nobody = true,
        _ => {}
    });
    let few = !state.is_last_turn() && !state.has_few_cities() && after.has_few_cities();
    let id = match (ends, nobody, few) {
        (true, true, _) => "nar-desk-ends-unbought",
        (true, false, _) => "nar-desk-ends",
        (false, _, true) => "nar-desk-next-turn-last",
        (false, _, false) => return html! {},
    };
    html! { p class="warning outlook" role="status" { (scene.say(id, &[("few", Position::FEW_CITIES.into())])) } }
}
