//! The clock that a host chooses for a table.

use std::time::Duration;

use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::Value;
use time_control::{DailyHours, InvalidTimeControl, Preset, TimeControl, TimeoutAnswer};
use utoipa::ToSchema;

use crate::error::Problem;

/// The clock of a new table: a preset with changes, or times of one's own. Times are in seconds.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CustomClock {
    /// What the rest is taken from: `brisk`, `normal`, `relaxed`, `day`, `three-days` or `week`.
    #[schema(example = "brisk")]
    pub(crate) preset: Option<String>,
    /// What each has at the beginning.
    pub(crate) initial: Option<u32>,
    /// What each gets for a decision.
    pub(crate) increment: Option<u32>,
    /// Nobody can save more; what they have at the beginning, if left out.
    pub(crate) cap: Option<u32>,
    /// The beginning of each decision, which costs nothing.
    pub(crate) grace: Option<u32>,
    /// The hours of the day in which time runs: `{"zone": "Europe/Paris", "from": "08:00", "to": "22:00"}`.
    #[schema(value_type = Option<Object>)]
    pub(crate) hours: Option<DailyHours>,
    /// When time has run out: `nothing`, the `others` may act (if left out), or a `bot` plays at once.
    #[schema(value_type = Option<String>)]
    pub(crate) timeout: Option<TimeoutAnswer>,
}

/// The name of the choice to play without a clock.
pub(crate) const NONE: &str = "none";
/// What a clock with times of its own is called.
pub(crate) const CUSTOM: &str = "custom";

/// Reads what a host has chosen: a name, or an object.
pub(crate) fn read(choice: Value) -> Result<Option<TimeControl>, Problem> {
    match choice {
        Value::Null => Ok(None),
        Value::String(name) => named(&name),
        custom => {
            let custom: CustomClock = serde_json::from_value(custom)
                .map_err(|error| Problem::malformed(format!("The clock cannot be read: {error}.")))?;
            custom.control().map(Some)
        }
    }
}

fn named(name: &str) -> Result<Option<TimeControl>, Problem> {
    if name == NONE {
        return Ok(None);
    }
    preset(name).map(|preset| Some(preset.control()))
}

fn preset(name: &str) -> Result<Preset, Problem> {
    Preset::named(name).ok_or_else(|| {
        let known = Preset::ALL.map(Preset::name).join(", ");
        Problem::malformed(format!("There is no clock called \"{name}\"; there are {NONE}, {known}."))
    })
}

impl CustomClock {
    /// What it comes to, if somebody could play by it.
    pub(crate) fn control(self) -> Result<TimeControl, Problem> {
        let base = self.preset.as_deref().map(preset).transpose()?.map(Preset::control);
        let base = base.as_ref();
        let seconds = |chosen: Option<u32>| chosen.map(|seconds| Duration::from_secs(seconds.into()));
        let initial = seconds(self.initial).or(base.map(|base| base.initial)).unwrap_or_default();
        let increment = seconds(self.increment).or(base.map(|base| base.increment)).unwrap_or_default();
        let usual_cap = base.map_or(initial.max(increment), |base| base.cap.max(initial));
        let control = TimeControl {
            initial,
            increment,
            cap: seconds(self.cap).unwrap_or(usual_cap),
            grace: seconds(self.grace).or(base.map(|base| base.grace)).unwrap_or_default(),
            hours: self.hours,
            timeout: self.timeout.unwrap_or_default(),
        };
        control.check().map_err(refusal)?;
        Ok(control)
    }
}

fn refusal(invalid: InvalidTimeControl) -> Problem {
    let id = match invalid {
        InvalidTimeControl::Initial => "problem-clock-initial",
        InvalidTimeControl::Increment => "problem-clock-increment",
        InvalidTimeControl::Cap => "problem-clock-cap",
        InvalidTimeControl::Grace => "problem-clock-grace",
        InvalidTimeControl::Zone => "problem-clock-zone",
        InvalidTimeControl::Hours => "problem-clock-hours",
    };
    Problem::told(StatusCode::BAD_REQUEST, id, []).under("G-5")
}
