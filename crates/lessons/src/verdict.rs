use game::{Recorded, Refused, Viewer};
use play::{Door, Play};
use serde_json::{Map, Value};

use crate::Plan;
use crate::condition::same;
use crate::lesson::{LessonStep, ScriptedAction};

/// What a plan is worth at a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict<'l> {
    /// It will do.
    Accepted,
    /// It misses the point.
    Missed {
        /// What is said about it. `None` for what is said in general.
        text: Option<&'l str>,
        /// What would follow from it.
        then: &'l [ScriptedAction],
    },
}

/// A plan that breaks a rule.
#[derive(Clone, Debug)]
pub struct RefusedPlan<G: Recorded> {
    /// The state in which it does.
    pub state: G,
    /// Why it is refused.
    pub refused: Refused<G::Illegal>,
}

impl LessonStep {
    /// What a plan is worth that has led to a table.
    pub(crate) fn weigh<G: Recorded>(&self, made: &Plan, play: &Play<G>) -> Verdict<'_> {
        let state = Door::state(play, Viewer::Keeper);
        let is_solution = self.solution.as_ref().is_some_and(|solution| does(made, solution));
        let reaches = !self.goal.is_empty() && self.goal.iter().all(|goal| goal.holds(&state));
        if is_solution || reaches || self.accept.iter().any(|pattern| pattern.fits(made)) {
            return Verdict::Accepted;
        }
        let known = self.misses.iter().find(|miss| match &miss.plan {
            Some(pattern) => pattern.fits(made),
            None => miss.when.iter().all(|condition| condition.holds(&state)),
        });
        match known {
            Some(miss) => Verdict::Missed { text: Some(&miss.text), then: &miss.then },
            None => Verdict::Missed { text: self.otherwise.as_deref(), then: &[] },
        }
    }
}

/// Whether a plan does what the solution says, which may leave out what the notation fills in by itself.
fn does(made: &Plan, solution: &Plan) -> bool {
    let agrees = |(done, wanted): (&Map<String, Value>, &Map<String, Value>)| {
        wanted.iter().all(|(field, value)| done.get(field).is_some_and(|found| same(value, found)))
    };
    made.len() == solution.len() && made.iter().zip(solution).all(agrees)
}
