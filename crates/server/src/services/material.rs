//! Own maps and decks, as files have them.

use game::{Misfit, Recorded, Unreadable};
use games::{GameName, with_game};
use maud::Markup;
use phrases::Phrases;
use serde_json::Value;
use tables::Shown;

use crate::refusal::RefusalMessage;

/// A map or a deck that holds.
pub(crate) struct CheckedMaterial {
    /// As a setup has it.
    pub(crate) value: Value,
    /// What it is called.
    pub(crate) name: String,
}

/// Reads and checks a file with a map or a deck: TOML as the program's own, or JSON as the API has it.
pub(crate) fn read(game: GameName, file: &str) -> Result<CheckedMaterial, RefusalMessage> {
    let is_json = file.trim_start().starts_with('{');
    let value = with_game!(game, G => {
        let material = if is_json { G::material_of(&json(game, file)?) } else { G::read_material(file) };
        G::write_material(&material.map_err(RefusalMessage::of_setup::<G>)?)
    });
    let name = value["name"].as_str().unwrap_or_default().to_owned();
    Ok(CheckedMaterial { value, name })
}

fn json(game: GameName, file: &str) -> Result<Value, RefusalMessage> {
    serde_json::from_str(file).map_err(|error| {
        let misfit = Misfit::from(error);
        RefusalMessage::of_message(Unreadable::new(game.description().material, misfit))
    })
}

/// The material drawn small.
pub(crate) fn draw(game: GameName, material: &Value, phrases: &Phrases) -> Option<Markup> {
    with_game!(game, G => G::material_of(material).ok().map(|material| <G as Shown>::preview(&material, phrases)))
}

/// What comes with the program, whole.
pub(crate) fn own_of(game: GameName) -> Value {
    with_game!(game, G => G::write_material(&G::own_material()))
}

/// What a game is played on, whole.
pub(crate) fn whole(game: GameName, setup: &Value) -> Option<Value> {
    with_game!(game, G => G::material_of(setup).ok().map(|material| G::write_material(&material)))
}
