//! The director's answer to a price: what each of the two would do.

use game::{Game, Seat};
use maud::{Markup, html};
use north_american_railways::{Action, Position};

use super::deal::Deal;
use super::decision;
use crate::Scene;

/// Both outcomes for everybody, and the buttons for the director.
pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let Some((proposal, deal)) = state.proposal().zip(Deal::of(state, Action::Allow)) else {
        return html! {};
    };
    let player = ("player", scene.name(proposal.proposer).into());
    let price = ("price", proposal.price.into());
    // Whose answer is sent at once, for those who want to be asked first.
    let confirm = scene.eyes.filter(|_| scene.asked).map(Seat::index);
    html! {
        (decision::outcomes(scene, state, Action::Allow, &deal))
        @if scene.asked {
            div class="answers" data-seat=[confirm] {
                button type="button" id="allow" data-do=(scene.written(Action::Allow)) data-now data-key="a" {
                    (scene.say("nar-allow", &[player])) kbd { "A" }
                }
                @let intercept = scene.written(Action::Intercept);
                @if state.check(Action::Intercept).is_ok() {
                    button type="button" id="intercept" data-do=(intercept) data-now data-key="i" {
                        (scene.say("nar-intercept", &[price])) kbd { "I" }
                    }
                } @else {
                    button type="button" id="intercept" aria-disabled="true" data-about={ "why:" (intercept) } {
                        (scene.say("nar-intercept", &[price]))
                    }
                }
            }
        }
    }
}
