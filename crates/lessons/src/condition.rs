use game::whole_number;
use serde::Deserialize;
use serde_json::Value;

/// Something that must hold of the state JSON.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// Where to look: a JSON pointer, such as `/companies/american/income`.
    pub of: String,
    /// It is this.
    pub is: Option<Value>,
    /// It is a number, and at least this.
    pub least: Option<i32>,
    /// It is a number, and at most this.
    pub most: Option<i32>,
    /// It is a list with this in it.
    pub has: Option<Value>,
}

impl Condition {
    /// Whether it holds. What is not there has no condition.
    pub fn holds(&self, state: &Value) -> bool {
        let Some(found) = state.pointer(&self.of) else { return false };
        let number = whole_number(found);
        self.is.as_ref().is_none_or(|wanted| same(wanted, found))
            && self.least.is_none_or(|least| number.is_some_and(|number| number >= least))
            && self.most.is_none_or(|most| number.is_some_and(|number| number <= most))
            && self.has.as_ref().is_none_or(|wanted| {
                found.as_array().is_some_and(|list| list.iter().any(|found| same(wanted, found)))
            })
    }

    /// Whether it asks for anything.
    pub(crate) fn asks(&self) -> bool {
        self.is.is_some() || self.least.is_some() || self.most.is_some() || self.has.is_some()
    }
}

/// Whether two values are the same; numbers are, however they are written.
pub(crate) fn same(one: &Value, other: &Value) -> bool {
    one == other || (one.is_number() && other.is_number() && one.as_f64() == other.as_f64())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn holds(condition: Value) -> bool {
        let condition: Condition = serde_json::from_value(condition).unwrap();
        condition.holds(&json!({ "year": 3, "shares": ["red", "blue"], "cash": [20, 30] }))
    }

    #[test]
    fn a_condition_is_held_against_the_state() {
        assert!(holds(json!({ "of": "/year", "is": 3 })));
        assert!(holds(json!({ "of": "/year", "least": 3, "most": 3 })));
        assert!(!holds(json!({ "of": "/year", "least": 4 })));
        assert!(!holds(json!({ "of": "/year", "most": 2 })));
        assert!(holds(json!({ "of": "/shares", "has": "blue" })));
        assert!(!holds(json!({ "of": "/shares", "has": "green" })));
        assert!(holds(json!({ "of": "/cash/1", "is": 30.0 })));
        assert!(!holds(json!({ "of": "/nowhere", "most": 2 })));
    }
}
