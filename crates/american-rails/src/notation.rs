use std::sync::Arc;

use game::{
    Choice, Description, Dice, Misfit, Recorded, Refused, Unreadable, field, list, money_field, object,
    read_options, seat_number, text_field,
};
use serde_json::{Map as Json, Value, json};

use crate::map::{Map, MapFault};
use crate::{Action, Board, Company, Flaw, Hex, Illegal, Position, Row, Setup};

impl Recorded for Position {
    const RULES: u32 = 1;
    type Material = Arc<Board>;
    const DESCRIPTION: Description = Description {
        title: "American Rails",
        players: 3..=5,
        choices: &[
            Choice::option("edition", &["\"quined-2013\"", "\"first-edition\""]),
            Choice::seat("banker"),
            Choice::option("drain_requires_full", &["false", "true"]),
            Choice::option("table_talk", &["true", "false"]),
        ],
        material: "map",
    };
    const SCHEMAS: &'static str = include_str!("../schema.json");

    fn own_material() -> Arc<Board> {
        Board::own()
    }

    fn read_material(file: &str) -> Result<Arc<Board>, Flaw> {
        Ok(Arc::new(Map::from_toml(file).and_then(Board::new)?))
    }

    fn material_of(value: &Value) -> Result<Arc<Board>, Flaw> {
        read_board(value)
    }

    fn write_material(board: &Arc<Board>) -> Value {
        json!(board.map())
    }

    fn draw(players: usize, options: &Value, board: &Arc<Board>, dice: &mut dyn Dice) -> Result<Setup, Flaw> {
        if !Position::DESCRIPTION.players.contains(&players) {
            return Err(Flaw::Players(players));
        }
        Ok(Setup {
            rules: Position::RULES,
            players,
            options: read_options(options)?,
            banker: dice.below(players as u32) as usize,
            removed: (players == 3).then(|| Company::ALL[dice.below(Company::COUNT as u32) as usize]),
            board: Arc::clone(board),
        })
    }

    fn read_setup(rules: u32, players: usize, options: &Value, setup: &Value) -> Result<Setup, Flaw> {
        let setup = object(setup, "setup")?;
        let removed = match field(setup, "setup", "removed")? {
            Value::Null => None,
            removed => Some(removed.as_str().and_then(Company::named).ok_or_else(|| {
                let misfit = Misfit::Unknown { kind: "company", found: removed.to_string() };
                Unreadable::new("setup.removed", misfit)
            })?),
        };
        Ok(Setup {
            rules,
            players,
            options: read_options(options)?,
            banker: seat_number(field(setup, "setup", "banker")?, "setup.banker")?,
            removed,
            board: read_board(field(setup, "setup", "map")?)?,
        })
    }

    fn rules_of(setup: &Setup) -> u32 {
        setup.rules
    }

    fn write_options(setup: &Setup) -> Value {
        json!(setup.options)
    }

    fn write_setup(setup: &Setup) -> Value {
        let own = Board::own();
        let map = if setup.board.map().is_same_board(own.map()) {
            json!(own.map().short_name())
        } else {
            json!(setup.board.map())
        };
        json!({ "banker": setup.banker, "removed": setup.removed, "map": map })
    }

    fn allows_talk(setup: &Setup) -> bool {
        setup.options.table_talk
    }

    fn read_action(&self, written: &Json<String, Value>) -> Result<Action, Refused<Illegal>> {
        let company = || {
            let name = text_field(written, "company")?;
            Company::named(name).ok_or_else(|| Refused::unknown("company", name))
        };
        let hex = |field| {
            let name = text_field(written, field)?;
            self.board().hex(name).ok_or_else(|| Refused::unknown("hex", name))
        };
        Ok(match text_field(written, "do")? {
            "offer" => Action::Offer(company()?),
            "bid" => Action::Bid(money_field(written, "amount", Illegal::BrokenDollar)?),
            "pass" => Action::Pass,
            "start" => Action::Start(hex("city")?),
            "choose" => {
                let name = text_field(written, "row")?;
                Action::Choose(Row::named(name).ok_or_else(|| Refused::unknown("row", name))?)
            }
            "decline" => Action::Decline,
            "develop" => Action::Develop(hex("city")?),
            "fund" => Action::Fund(company()?),
            "take" => Action::Take,
            "drain" => Action::Drain,
            "lay" => Action::Lay(company()?, hex("hex")?),
            "done" => Action::Done,
            _ => return Err(Refused::Malformed { field: "do", expected: "action" }),
        })
    }

    fn write_action(&self, action: Action) -> Json<String, Value> {
        let name = |hex: Hex| self.board().name(hex);
        let written = match action {
            Action::Offer(company) => json!({ "do": "offer", "company": company }),
            Action::Bid(amount) => json!({ "do": "bid", "amount": amount }),
            Action::Pass => json!({ "do": "pass" }),
            Action::Start(city) => json!({ "do": "start", "city": name(city) }),
            Action::Choose(row) => json!({ "do": "choose", "row": row }),
            Action::Decline => json!({ "do": "decline" }),
            Action::Develop(city) => json!({ "do": "develop", "city": name(city) }),
            Action::Fund(company) => json!({ "do": "fund", "company": company }),
            Action::Take => json!({ "do": "take" }),
            Action::Drain => json!({ "do": "drain" }),
            Action::Lay(company, hex) => json!({ "do": "lay", "company": company, "hex": name(hex) }),
            Action::Done => json!({ "do": "done" }),
        };
        if let Value::Object(fields) = written { fields } else { Json::new() }
    }

    fn company_name(&self, number: u8) -> &str {
        Company::ALL[usize::from(number)].name()
    }
}

/// A map by its short name, or whole.
fn read_board(map: &Value) -> Result<Arc<Board>, Flaw> {
    let own = Board::own();
    let Value::String(name) = map else {
        // A map has its fields by name; the reader would also take them as a list, in their order.
        for city in list(field(object(map, "setup.map")?, "setup.map", "cities")?, "setup.map.cities")? {
            object(city, "setup.map.cities")?;
        }
        let map: Map = serde_json::from_value(map.clone())
            .map_err(|error| Unreadable::new("setup.map", error.into()))?;
        // Ours may be written out, and without the scenery that it has got since.
        return if map.is_same_board(own.map()) { Ok(own) } else { Ok(Arc::new(Board::new(map)?)) };
    };
    if *name == own.map().short_name() { Ok(own) } else { Err(MapFault::UnknownMap(name.clone()).into()) }
}
