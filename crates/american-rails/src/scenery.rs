use serde::{Deserialize, Serialize};

/// What is drawn around the hexes of a [`Map`](crate::Map) and has no part in the game: the land and the water beyond
/// them, rivers, labels. Every place is a pair of numbers, right and down, in a picture in which a hex is 52 wide and 60
/// high, rows are 45 apart, and the middle of row 0, column 0 lies at 26, 30. Lines are drawn with round corners.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Scenery {
    /// Land beyond the hexes: closed lines.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub land: Vec<Vec<[i32; 2]>>,
    /// Lakes in that land: closed lines.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lakes: Vec<Vec<[i32; 2]>>,
    /// Rivers, the widest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rivers: Vec<Vec<[i32; 2]>>,
    /// What stands on land and water.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<Label>,
    /// Where a compass is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compass: Option<[i32; 2]>,
}

/// A name on land or water.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Label {
    /// What stands there.
    pub text: String,
    /// Where its middle is.
    pub at: [i32; 2],
    /// What it names.
    #[serde(default)]
    pub kind: LabelKind,
    /// By how many degrees it is turned, clockwise.
    #[serde(default)]
    pub turn: i32,
}

/// What a [`Label`] names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LabelKind {
    /// A country.
    #[default]
    Land,
    /// A lake.
    Lake,
    /// A sea.
    Sea,
}
