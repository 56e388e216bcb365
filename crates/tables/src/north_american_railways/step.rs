//! A step of a plan in a few words.

use north_american_railways::{Action, Position};
use phrases::Phrases;

use super::focus::own_share_price;
use super::words::{self, city as called, of};

pub(super) fn tell(state: &Position, action: Action, names: &[String], phrases: &Phrases) -> String {
    let proposer =
        state.proposal().map(|proposal| phrases.player(names, proposal.proposer)).unwrap_or_default();
    match action {
        Action::Found { company, price, .. } => {
            let args = [of(state, company, phrases), ("price", price.into())];
            told_apart(state, action, phrases.say("nar-step-found", &args), phrases)
        }
        Action::Buy { company, .. } => {
            let args = [of(state, company, phrases), ("price", own_share_price(state).into())];
            told_apart(state, action, phrases.say("nar-step-buy", &args), phrases)
        }
        Action::Propose { company, price, .. } => {
            let args = [of(state, company, phrases), ("price", price.into())];
            told_apart(state, action, phrases.say("nar-step-propose", &args), phrases)
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

/// With the card it is about, where another one is alike.
fn told_apart(state: &Position, action: Action, step: String, phrases: &Phrases) -> String {
    match which(state, action, phrases) {
        Some(which) => phrases.say("nar-desk-step-which", &[("step", step.into()), ("which", which.into())]),
        None => step,
    }
}

/// Which card a move is about, where another column shows the same company: its column, and what it uncovers.
pub(super) fn which(state: &Position, action: Action, phrases: &Phrases) -> Option<String> {
    let (Action::Found { company, column, .. }
    | Action::Buy { company, column }
    | Action::Propose { company, column, .. }) = action
    else {
        return None;
    };
    if state.front_shares().filter(|&(_, front)| front == company).count() < 2 {
        return None;
    }
    let place = phrases.say("nar-in-column", &[("column", (column.index() + 1).into())]);
    Some(match state.shares(column).get(1) {
        Some(&next) => {
            let uncovered = words::name(state, next, phrases);
            phrases.say("nar-desk-which-before", &[("place", place.into()), ("uncovered", uncovered.into())])
        }
        None => place,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use game::{Game, Recorded, Seeded};
    use north_american_railways::Deck;
    use phrases::Language;
    use serde_json::json;

    use super::*;

    #[test]
    fn moves_for_alike_cards_of_two_columns_have_different_words() {
        let names = ["Ann", "Bob", "Cyd"].map(String::from);
        let phrases = Phrases::new(Language::English);
        let mut alike = 0;
        for seed in 0..40 {
            let setup = Position::draw(3, &json!({}), &Deck::own(), &mut Seeded::new(2, seed)).unwrap();
            let state = Position::start(&setup).unwrap();
            let mut actions = Vec::new();
            state.actions(&mut actions);
            let words: HashSet<String> =
                actions.iter().map(|&action| tell(&state, action, &names, &phrases)).collect();
            assert_eq!(words.len(), actions.len(), "{words:?}");
            alike += usize::from(words.iter().any(|words| words.contains("column")));
        }
        assert!(alike > 0, "in none of the games two columns showed the same company");
    }
}
