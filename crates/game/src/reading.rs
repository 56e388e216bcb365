use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::{Money, Refused};
use thiserror::Error;

/// A part of a file or message that is not what belongs there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{at}: {misfit:?}")] // for developers; people read the sentences of the phrases
pub struct Unreadable {
    /// Where: the names of the fields from the outside in.
    pub at: String,
    /// What is wrong there.
    pub misfit: Misfit,
}

/// Why something cannot be what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are what the variants speak of
pub enum Misfit {
    /// It is not there.
    Missing,
    /// Something of this kind belongs there: `object`, `list`, `names`, `seat`, …
    Expected(&'static str),
    /// There is no such thing of this kind: `company`, `card`, …
    Unknown { kind: &'static str, found: String },
    /// Something else is there than one of these.
    NotOneOf { found: String, expected: String },
    /// The reader of JSON or TOML does not understand it, and says so in its own English words.
    Said(String),
}

impl Unreadable {
    /// Something is wrong at a place.
    pub fn new(at: impl Into<String>, misfit: Misfit) -> Unreadable {
        Unreadable { at: at.into(), misfit }
    }
}

impl From<serde_json::Error> for Misfit {
    fn from(error: serde_json::Error) -> Misfit {
        Misfit::Said(error.to_string())
    }
}

/// A value that must be an object.
pub fn object<'v>(value: &'v Value, at: &str) -> Result<&'v Map<String, Value>, Unreadable> {
    value.as_object().ok_or_else(|| Unreadable::new(at, Misfit::Expected("object")))
}

/// A value that must be a list.
pub fn list<'v>(value: &'v Value, at: &str) -> Result<&'v [Value], Unreadable> {
    value.as_array().map(Vec::as_slice).ok_or_else(|| Unreadable::new(at, Misfit::Expected("list")))
}

/// A field that must be there.
pub fn field<'v>(fields: &'v Map<String, Value>, at: &str, name: &str) -> Result<&'v Value, Unreadable> {
    fields.get(name).ok_or_else(|| Unreadable::new(format!("{at}.{name}"), Misfit::Missing))
}

/// A value that must be the number of a seat; whether there is such a seat is the setup's question.
pub fn seat_number(value: &Value, at: &str) -> Result<usize, Unreadable> {
    let number = value.as_u64().ok_or_else(|| Unreadable::new(at, Misfit::Expected("seat")))?;
    Ok(usize::try_from(number).unwrap_or(usize::MAX))
}

/// A field of an action that must hold text.
pub fn text_field<'v, I>(
    written: &'v Map<String, Value>,
    field: &'static str,
) -> Result<&'v str, Refused<I>> {
    written.get(field).and_then(Value::as_str).ok_or(Refused::Malformed { field, expected: "text" })
}

/// A field of an action that must hold whole dollars; otherwise it is refused as `broken`.
pub fn money_field<I>(
    written: &Map<String, Value>,
    field: &'static str,
    broken: I,
) -> Result<Money, Refused<I>> {
    let amount = written.get(field).filter(|amount| amount.is_number());
    let amount = amount.ok_or(Refused::Malformed { field, expected: "number" })?;
    whole_number(amount).map(Money).ok_or(Refused::Illegal(broken))
}

/// A whole number, also when it is written as `12.0`. Numbers beyond two billion become two billion:
/// no rule allows either. Returns `None` for a number that is not whole, or for something else.
pub fn whole_number(value: &Value) -> Option<i32> {
    const MOST: f64 = 2e9;
    let number = value.as_f64()?;
    (number.fract() == 0.0).then_some(number.clamp(-MOST, MOST) as i32)
}

/// The options of a table: what is left out is at its default, what is unknown is refused.
pub fn read_options<O: DeserializeOwned>(options: &Value) -> Result<O, Unreadable> {
    for (name, value) in object(options, "options")? {
        // The reader would take `{"open": null}` for `"open"`.
        if value.is_object() || value.is_array() {
            return Err(Unreadable::new(format!("options.{name}"), Misfit::Expected("value")));
        }
    }
    serde_json::from_value(options.clone()).map_err(|error| Unreadable::new("options", error.into()))
}

/// Reads a TOML file; what is wrong with it is told in one line.
pub fn read_toml<T: DeserializeOwned>(file: &str) -> Result<T, String> {
    toml::from_str(file).map_err(|error| {
        let line = error.span().map_or(1, |span| file[..span.start].lines().count().max(1));
        format!("line {line}: {}", error.message().replace('\n', " "))
    })
}

/// The name by which a record refers to a map or a deck: in lower case, with hyphens.
pub fn short_name(name: &str) -> String {
    name.to_lowercase().split_whitespace().collect::<Vec<_>>().join("-")
}

/// The name with a capital letter.
pub fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
