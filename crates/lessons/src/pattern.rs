use std::collections::BTreeMap;

use game::whole_number;
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::condition::same;

/// What a whole plan has to be like, action by action.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(transparent)]
pub struct Pattern(pub Vec<ActionPattern>);

/// What one action has to be like: what is said of none of its fields may be anything.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(transparent)]
pub struct ActionPattern(pub BTreeMap<String, Wanted>);

/// What a field of an action has to be.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(try_from = "Value")]
pub enum Wanted {
    /// This and nothing else.
    Exactly(Value),
    /// One of these.
    OneOf(Vec<Wanted>),
    /// A whole number, from this to that.
    Between {
        /// The least that will do.
        from: Option<i32>,
        /// The most that will do.
        to: Option<i32>,
    },
}

impl Pattern {
    /// Whether a plan is like this, from its first action to its last.
    pub fn fits(&self, plan: &[Map<String, Value>]) -> bool {
        self.0.len() == plan.len() && self.0.iter().zip(plan).all(|(pattern, action)| pattern.fits(action))
    }
}

impl ActionPattern {
    /// Whether an action is like this.
    pub fn fits(&self, action: &Map<String, Value>) -> bool {
        self.0.iter().all(|(field, wanted)| action.get(field).is_some_and(|found| wanted.fits(found)))
    }
}

impl Wanted {
    fn fits(&self, found: &Value) -> bool {
        match self {
            Wanted::Exactly(value) => same(value, found),
            Wanted::OneOf(values) => values.iter().any(|value| value.fits(found)),
            Wanted::Between { from, to } => whole_number(found).is_some_and(|number| {
                from.is_none_or(|least| number >= least) && to.is_none_or(|most| number <= most)
            }),
        }
    }
}

impl TryFrom<Value> for Wanted {
    type Error = String;

    fn try_from(value: Value) -> Result<Wanted, String> {
        match value {
            Value::Array(values) => {
                values.into_iter().map(Wanted::try_from).collect::<Result<_, _>>().map(Wanted::OneOf)
            }
            Value::Object(fields) => {
                let end = |name: &str| match fields.get(name) {
                    None => Ok(None),
                    Some(end) => whole_number(end).map(Some).ok_or(format!("`{name}` is no whole number")),
                };
                if let Some(other) = fields.keys().find(|name| !["from", "to"].contains(&name.as_str())) {
                    return Err(format!("a range has `from` and `to`, and no `{other}`"));
                }
                Ok(Wanted::Between { from: end("from")?, to: end("to")? })
            }
            value => Ok(Wanted::Exactly(value)),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn fits(pattern: Value, plan: Value) -> bool {
        let pattern: Pattern = serde_json::from_value(pattern).unwrap();
        let plan: Vec<Map<String, Value>> = serde_json::from_value(plan).unwrap();
        pattern.fits(&plan)
    }

    #[test]
    fn what_is_left_out_may_be_anything() {
        assert!(fits(json!([{ "do": "bid" }]), json!([{ "do": "bid", "amount": 12 }])));
        assert!(!fits(json!([{ "do": "bid" }]), json!([{ "do": "pass" }])));
        assert!(!fits(json!([{ "do": "bid", "amount": 12 }]), json!([{ "do": "bid" }])));
    }

    #[test]
    fn a_range_and_a_list_take_what_is_in_them() {
        let between = json!([{ "do": "bid", "amount": { "from": 10, "to": 14 } }]);
        assert!(fits(between.clone(), json!([{ "do": "bid", "amount": 14 }])));
        assert!(!fits(between.clone(), json!([{ "do": "bid", "amount": 15 }])));
        assert!(!fits(between, json!([{ "do": "bid", "amount": "12" }])));
        let one_of = json!([{ "do": ["take", "drain"] }]);
        assert!(fits(one_of.clone(), json!([{ "do": "drain" }])));
        assert!(!fits(one_of, json!([{ "do": "fund" }])));
    }

    #[test]
    fn a_plan_is_compared_as_a_whole() {
        let pattern = json!([{ "do": "lay" }, { "do": "done" }]);
        assert!(fits(pattern.clone(), json!([{ "do": "lay", "hex": "B3" }, { "do": "done" }])));
        assert!(!fits(pattern, json!([{ "do": "lay", "hex": "B3" }])));
    }

    #[test]
    fn a_range_that_is_none_is_refused() {
        assert!(serde_json::from_value::<Wanted>(json!({ "form": 10 })).is_err());
        assert!(serde_json::from_value::<Wanted>(json!({ "from": "ten" })).is_err());
    }
}
