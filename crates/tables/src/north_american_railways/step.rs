//! A step of a plan in a few words.

use north_american_railways::{Action, Position};
use phrases::Phrases;

use super::focus::own_share_price;
use super::words::{city as called, of};

pub(super) fn tell(state: &Position, action: Action, names: &[String], phrases: &Phrases) -> String {
    let proposer =
        state.proposal().map(|proposal| phrases.player(names, proposal.proposer)).unwrap_or_default();
    match action {
        Action::Found { company, price, .. } => {
            phrases.say("nar-step-found", &[of(state, company, phrases), ("price", price.into())])
        }
        Action::Buy { company, .. } => phrases
            .say("nar-step-buy", &[of(state, company, phrases), ("price", own_share_price(state).into())]),
        Action::Propose { company, price, .. } => {
            phrases.say("nar-step-propose", &[of(state, company, phrases), ("price", price.into())])
        }
        Action::Allow => phrases.say("nar-allow", &[("player", proposer.into())]),
        Action::Intercept => {
            let price = state.proposal().map(|proposal| proposal.price).unwrap_or_default();
            phrases.say("nar-intercept", &[("price", price.into())])
        }
        Action::Stop => phrases.say("nar-stop", &[]),
        Action::Connect { company, city } => {
            let args = [
                ("city", called(state, city).into()),
                of(state, company, phrases),
                ("price", state.deck().cost(city).into()),
            ];
            phrases.say("nar-step-connect", &args)
        }
        Action::Pass => phrases.say("nar-pass", &[]),
    }
}
