//! What each legal action would bring, found by playing it.

use std::collections::BTreeMap;
use std::fmt::Write;

use game::{Money, Payment, Purse, Seat, Viewer};
use games::Hosted;
use play::Play;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// What an action would bring at once, as far as its actor may know: up to the next decision, with everything that
/// follows by itself, such as dividends at the end of a year.
#[derive(Serialize, ToSchema)]
pub(crate) struct Effect {
    /// What it costs: what the actor and the companies pay for it at once. A bid and a proposed price cost nothing yet.
    #[schema(example = 4)]
    price: i32,
    /// By seat, what is added to the cash.
    cash: Vec<i32>,
    /// By company, what is added to its treasury; those that stay as they are do not appear.
    treasuries: BTreeMap<String, i32>,
    /// Every payment, in order.
    payments: Vec<PaymentView>,
    /// Every part of the state that would be another.
    changes: Vec<Change>,
}

/// Money that moves.
#[derive(Serialize, ToSchema)]
pub(crate) struct PaymentView {
    from: PurseView,
    to: PurseView,
    amount: i32,
}

/// Where money lies.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum PurseView {
    /// The bank.
    Bank,
    /// A player's cash.
    Seat(usize),
    /// A company's treasury.
    Company(String),
}

/// A part of the state that would be another.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Change {
    /// Where it is: a JSON pointer into the state.
    #[schema(example = "/companies/american/income")]
    path: String,
    /// What is there now; null if nothing is.
    from: Value,
    /// What would be there; null if nothing is.
    to: Value,
}

/// No more effects are worked out for one decision: most have a few dozen actions, and prices are long lists.
pub(crate) const MOST_EFFECTS: usize = 1000;

/// A game whose actions can be weighed before they are taken.
pub(crate) trait Weighing {
    /// For each legal action in its place, what it would bring, as far as the viewer may know. Those beyond
    /// [`MOST_EFFECTS`] have none.
    fn effects(&self, eyes: Viewer) -> Vec<Option<Effect>>;
}

impl<G: Hosted> Weighing for Play<G> {
    fn effects(&self, eyes: Viewer) -> Vec<Option<Effect>> {
        let known = self.state().known_to(eyes);
        let before = seen(&*known, eyes);
        let mut legal = Vec::new();
        known.actions(&mut legal);
        let effect = |(number, &action): (usize, &G::Action)| {
            (number < MOST_EFFECTS).then(|| weigh(&*known, &before, action, eyes))
        };
        legal.iter().enumerate().map(effect).collect()
    }
}

fn weigh<G: Hosted>(state: &G, before: &Value, action: G::Action, eyes: Viewer) -> Effect {
    let mut after = state.clone();
    let mut payments = Vec::new();
    after.apply(action, &mut |event| payments.extend(G::payment(&event)));
    let actor = state.actor().map(Purse::Cash);
    let mut effect = Effect {
        price: 0,
        cash: vec![0; state.players()],
        treasuries: BTreeMap::new(),
        payments: Vec::with_capacity(payments.len()),
        changes: Vec::new(),
    };
    for Payment { from, to, amount: Money(amount) } in payments {
        if Some(from) == actor || matches!(from, Purse::Treasury(_)) {
            effect.price += amount;
        }
        effect.add(state, from, -amount);
        effect.add(state, to, amount);
        effect.payments.push(PaymentView { from: purse(state, from), to: purse(state, to), amount });
    }
    effect.treasuries.retain(|_, change| *change != 0);
    compare(before, &seen(&after, eyes), &mut String::new(), &mut effect.changes);
    effect
}

impl Effect {
    fn add<G: Hosted>(&mut self, state: &G, to: Purse, amount: i32) {
        match to {
            Purse::Bank => {}
            Purse::Cash(seat) => self.cash[seat.index()] += amount,
            Purse::Treasury(company) => {
                *self.treasuries.entry(state.company_name(company).to_owned()).or_default() += amount;
            }
        }
    }
}

fn purse<G: Hosted>(state: &G, purse: Purse) -> PurseView {
    match purse {
        Purse::Bank => PurseView::Bank,
        Purse::Cash(seat) => PurseView::Seat(Seat::index(seat)),
        Purse::Treasury(company) => PurseView::Company(state.company_name(company).to_owned()),
    }
}

/// What the end of a game would reveal stays hidden: nothing of it has happened.
fn seen<G: Hosted>(state: &G, eyes: Viewer) -> Value {
    serde_json::to_value(state.supposed_view(eyes)).unwrap_or_default()
}

/// Adds where two values differ, as deep as they have the same shape.
fn compare(before: &Value, after: &Value, path: &mut String, changes: &mut Vec<Change>) {
    let end = path.len();
    match (before, after) {
        _ if before == after => {}
        (Value::Object(before), Value::Object(after)) if before.len() == after.len() => {
            for (name, before) in before {
                path.push('/');
                path.push_str(&name.replace('~', "~0").replace('/', "~1"));
                compare(before, after.get(name).unwrap_or(&Value::Null), path, changes);
                path.truncate(end);
            }
        }
        // What moves up in a list has not changed: lists of another length are told whole.
        (Value::Array(before), Value::Array(after)) if before.len() == after.len() => {
            for (place, (before, after)) in before.iter().zip(after).enumerate() {
                let _ = write!(path, "/{place}");
                compare(before, after, path, changes);
                path.truncate(end);
            }
        }
        _ => changes.push(Change { path: path.clone(), from: before.clone(), to: after.clone() }),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_change_is_told_with_its_place_and_a_list_of_another_length_whole() {
        let before = json!({ "a/b": [1, { "c": 2 }], "track": ["A1"], "same": { "d": null } });
        let after = json!({ "a/b": [1, { "c": 3 }], "track": ["A1", "A2"], "same": { "d": null } });
        let mut changes = Vec::new();
        compare(&before, &after, &mut String::new(), &mut changes);
        let change = |path: &str, from, to| Change { path: path.to_owned(), from, to };
        assert_eq!(
            changes,
            [change("/a~1b/1/c", json!(2), json!(3)), change("/track", json!(["A1"]), json!(["A1", "A2"])),]
        );
    }
}
