use serde::Deserialize;
use serde_json::Value;

/// What the server answers to a [`Browser`](crate::Browser) that asks.
#[derive(Clone, Debug, Deserialize)]
pub struct Answer {
    /// How it went: 200, 403 and so on.
    pub status: u16,
    /// What it says.
    pub text: String,
}

impl Answer {
    /// What it says, where that is JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }
}
