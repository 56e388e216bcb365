use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What is done in one go: actions as a record has them, without their seat.
pub type Plan = Vec<Map<String, Value>>;

/// Where a learner is in a lesson: all that has to be known to lay the table again.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bookmark {
    /// The step, from 0.
    pub step: usize,
    /// What was made at each task before it; `None`, and what is missing at the end, is the solution.
    #[serde(default)]
    pub made: Vec<Option<Plan>>,
    /// The plan that missed the point of this step, while its consequence is looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missed: Option<Plan>,
    /// Whether the learner has asked to be shown the solution of this step, and sees it as a plan.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shown: bool,
}

impl Bookmark {
    /// The same step before it was missed, or shown.
    #[must_use]
    pub fn again(&self) -> Bookmark {
        Bookmark { missed: None, shown: false, ..self.clone() }
    }

    /// The same step, while its solution is shown.
    #[must_use]
    pub fn showing(&self) -> Bookmark {
        Bookmark { shown: true, ..self.again() }
    }

    /// The same step, with a plan that missed its point.
    #[must_use]
    pub fn missing(&self, plan: Plan) -> Bookmark {
        Bookmark { missed: Some(plan), ..self.again() }
    }
}
