//! What the games' schemas say holds for everything that is written, and for nothing else.

use std::fs;
use std::path::PathBuf;

use game::{Dice, Draft, Record, Recorded, Seat, Seeded, Versioned, Viewer};

use games::{GameName, Hosted, with_game};
use jsonschema::Validator;
use serde_json::{Value, json};

/// What a game writes, each under its schema.
struct Schemas {
    state: Validator,
    action: Validator,
    options: Validator,
    setup: Validator,
    record: Validator,
    material: Validator,
}

impl Schemas {
    fn of<G: Recorded>() -> Schemas {
        let read = || serde_json::from_str::<Value>(G::SCHEMAS).expect("the schemas are JSON");
        let (open, mut closed) = (read(), read());
        close(&mut closed);
        let title = G::DESCRIPTION.joined_title();
        assert!(open.as_object().expect("schemas by name").keys().all(|name| name.starts_with(&title)));
        let of = |schemas: &Value, kind: &str| {
            let name = format!("#/components/schemas/{title}{kind}");
            let document = json!({ "components": { "schemas": schemas }, "$ref": name });
            jsonschema::draft202012::new(&document).unwrap_or_else(|error| panic!("{name}: {error}"))
        };
        Schemas {
            state: of(&closed, "State"),
            action: of(&closed, "Action"),
            options: of(&closed, "Options"),
            setup: of(&closed, "Setup"),
            record: of(&open, "Record"),
            material: of(&closed, &game::capitalised(G::DESCRIPTION.material)),
        }
    }

    /// Every state of a record, with its legal actions and as everybody may see it, and the record itself.
    fn fit<G: Recorded>(&self, record: &Record<G>) {
        let written = record.value().expect("a record");
        holds(&self.record, &written);
        holds(&self.options, &written["options"]);
        holds(&self.setup, &written["setup"]);
        let mut state = G::start(&record.setup).expect("a state");
        self.fit_state(&state, 0);
        for (number, &(seat, action)) in record.actions.iter().enumerate() {
            state.play(seat, action, &mut |_| ()).expect("a legal action");
            self.fit_state(&state, number + 1);
        }
    }

    fn fit_state<G: Recorded>(&self, state: &G, version: usize) {
        let mut legal = Vec::new();
        state.actions(&mut legal);
        // The first, the last and some between: prices differ in nothing but their number.
        let step = (legal.len() / 8).max(1);
        for &action in legal.iter().step_by(step).chain(legal.last()) {
            holds(&self.action, &Value::Object(state.write_action(action)));
        }
        for viewer in [Viewer::Keeper, Viewer::Spectator, Viewer::Seat(Seat::new(0))] {
            holds(&self.state, &json!(Versioned { version, view: state.view(viewer) }));
        }
    }
}

/// Lets objects have no fields but those that are described: what is written and not described would be noticed.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            fields.values_mut().for_each(close);
            if fields.contains_key("properties") && fields.contains_key("type") {
                fields.entry("additionalProperties").or_insert(json!(false));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(close),
        _ => {}
    }
}

#[track_caller]
fn holds(schema: &Validator, value: &Value) {
    if let Err(error) = schema.validate(value) {
        panic!("{value}\ndoes not fit at {}: {error}", error.instance_path());
    }
}

/// A game of random moves, over all numbers of players and options.
fn random_game<G: Hosted>(number: u64) -> Record<G> {
    let mut dice = Seeded::new(0x5c4e, number);
    let (least, most) = G::DESCRIPTION.players.into_inner();
    let players = least + (number as usize) % (most - least + 1);
    let options = G::DESCRIPTION.draw_options(&mut dice);
    let setup = G::draw(players, &options, &G::own_material(), &mut dice).expect("a setup");
    let mut state = G::start(&setup).expect("a state");
    let names = Seat::all(players).map(|seat| seat.to_string()).collect();
    let mut record = Record { names, setup, actions: Vec::new(), result: None };
    let mut legal = Vec::new();
    while let Some(actor) = state.actor() {
        state.actions(&mut legal);
        // Rather one from the front: bids stay low, and games see late years.
        let most = 1 + dice.below(legal.len() as u32);
        let action = legal[dice.below(most) as usize];
        state.play(actor, action, &mut |_| ()).expect("a listed action is legal");
        record.actions.push((actor, action));
    }
    record.result = state.outcome();
    record
}

fn recorded_games<G: Hosted>() -> Vec<Record<G>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(G::NAME).join("tests/games");
    let files = fs::read_dir(folder).expect("recorded games");
    let read = |file: std::io::Result<fs::DirEntry>| {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
        let draft = Draft::<G>::read(serde_json::from_str(&text).expect("JSON")).expect("a setup");
        draft.play(usize::MAX, &mut |_| ()).expect("legal actions").0
    };
    files.map(read).collect()
}

#[test]
fn everything_that_is_written_of_a_game_fits_its_schemas() {
    fn check<G: Hosted>() {
        let schemas = Schemas::of::<G>();
        holds(&schemas.material, &G::write_material(&G::own_material()));
        for record in recorded_games::<G>().into_iter().chain((0..24).map(random_game::<G>)) {
            schemas.fit(&record);
        }
    }
    for game in GameName::ALL {
        with_game!(game, G => check::<G>());
    }
}

#[test]
fn what_a_game_does_not_know_fits_no_schema() {
    fn check<G: Hosted>() {
        let schemas = Schemas::of::<G>();
        let record = random_game::<G>(1);
        let written = record.value().expect("a record");
        let state = G::start(&record.setup).expect("a state");
        let seen = json!(Versioned { version: 0, view: state.view(Viewer::Keeper) });
        for name in seen.as_object().expect("fields").keys() {
            let mut without = seen.clone();
            without.as_object_mut().expect("fields").remove(name);
            assert!(!schemas.state.is_valid(&without), "{name} is always there");
            let mut wrong = seen.clone();
            wrong[name] = json!({ "surprise": [1.5] });
            assert!(!schemas.state.is_valid(&wrong), "{name} is no such thing");
        }
        for action in written["actions"].as_array().expect("actions") {
            let mut action = action.clone();
            action.as_object_mut().expect("fields").remove("seat");
            holds(&schemas.action, &action);
            for name in action.as_object().expect("fields").keys() {
                let mut wrong = action.clone();
                wrong[name] = json!(-1);
                assert!(!schemas.action.is_valid(&wrong), "{wrong}");
            }
        }
        for wrong in [
            json!({}),
            json!({ "do": "nothing" }),
            json!([]),
            json!(null),
            json!({ "do": "bid", "amount": "2" }),
        ] {
            assert!(!schemas.action.is_valid(&wrong), "{wrong}");
            assert!(!schemas.setup.is_valid(&wrong), "{wrong}");
        }
        assert!(schemas.options.is_valid(&json!({})), "what is left out is at its default");
        assert!(!schemas.options.is_valid(&json!({ "no_such_option": true })));
        assert!(!schemas.options.is_valid(&json!({ "table_talk": "yes" })));
        let mut other = written;
        other["game"] = json!("another-game");
        assert!(!schemas.record.is_valid(&other));
    }
    for game in GameName::ALL {
        with_game!(game, G => check::<G>());
    }
}

/// The choices of a table are described twice, for people and for programs.
#[test]
fn the_options_of_a_schema_are_those_of_the_description() {
    fn check<G: Hosted>() {
        let schemas: Value = serde_json::from_str(G::SCHEMAS).expect("JSON");
        let options = &schemas[format!("{}Options", G::DESCRIPTION.joined_title())]["properties"];
        let mut described = 0;
        for choice in G::DESCRIPTION.choices {
            let game::Among::Values(values) = choice.among else { continue };
            let values: Vec<Value> = values.iter().map(|value| value.parse().expect("JSON")).collect();
            let option = &options[choice.name];
            assert_eq!(option["default"], values[0], "{}", choice.name);
            let all = option["enum"].as_array().cloned().unwrap_or_else(|| vec![json!(false), json!(true)]);
            assert!(
                all.len() == values.len() && values.iter().all(|value| all.contains(value)),
                "{}",
                choice.name
            );
            described += 1;
        }
        assert_eq!(options.as_object().map(serde_json::Map::len), Some(described));
    }
    for game in GameName::ALL {
        with_game!(game, G => check::<G>());
    }
}
