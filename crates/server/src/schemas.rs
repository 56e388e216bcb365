//! What the games write, in the API's description: each game brings its own schemas.

use game::{Recorded, capitalised};
use games::{GameName, with_game};
use serde_json::{Map, Value};
use utoipa::openapi::schema::{AnyOf, OneOf, Schema};
use utoipa::openapi::{OpenApi, Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

/// Defines what is one thing in each game, with the end of its name there.
macro_rules! of_each_game {
    ($(#[$doc:meta])* $Name:ident, $Combined:ident, $kind:expr) => {
        $(#[$doc])*
        pub(crate) struct $Name;

        impl PartialSchema for $Name {
            fn schema() -> RefOr<Schema> {
                let mut all = $Combined::new();
                all.items = GameName::ALL.into_iter().filter_map(|game| schema_of(game, $kind)).collect();
                Schema::from(all).into()
            }
        }

        impl ToSchema for $Name {}
    };
}

of_each_game!(
    /// A state of one of the games.
    GameState, OneOf, |_| "State".to_owned()
);
of_each_game!(
    /// An action of one of the games. Some are written alike in several.
    GameAction, AnyOf, |_| "Action".to_owned()
);
of_each_game!(
    /// The options of a table, of one of the games. None at all is good for each.
    GameOptions, AnyOf, |_| "Options".to_owned()
);
of_each_game!(
    /// A saved game.
    GameRecord, OneOf, |_| "Record".to_owned()
);
of_each_game!(
    /// A map.
    GameMap, OneOf, |_| "Map".to_owned()
);
of_each_game!(
    /// A deck of cards.
    GameDeck, OneOf, |_| "Deck".to_owned()
);
of_each_game!(
    /// A map or a deck of cards.
    GameMaterial, OneOf, |game: GameName| capitalised(game.description().material)
);
of_each_game!(
    /// How a game ended.
    GameResult, AnyOf, |_| "Result".to_owned()
);

/// The schema of a game with this end of its name, if it has one.
fn schema_of(game: GameName, kind: impl Fn(GameName) -> String) -> Option<RefOr<Schema>> {
    let name = game.description().joined_title() + &kind(game);
    schemas(game).contains_key(&name).then(|| Ref::from_schema_name(name).into())
}

fn schemas(game: GameName) -> Map<String, Value> {
    let text = with_game!(game, G => G::SCHEMAS);
    serde_json::from_str(text).expect("a game's schemas are JSON")
}

/// The description of the API with the schemas of all games.
pub(crate) fn with_games(description: &OpenApi) -> Value {
    let mut description = serde_json::to_value(description).unwrap_or_default();
    if let Some(all) = description.pointer_mut("/components/schemas").and_then(Value::as_object_mut) {
        for game in GameName::ALL {
            all.extend(schemas(game));
        }
    }
    description
}
