//! Records: what is read, what is written, and what is refused. The rulings are G-1 to G-5.

use game::{Broken, Draft, Game, Money, Record, Recorded, Refused, Rule, Unreadable, Versioned, Viewer};
use serde_json::{Value, json};

use super::table::{Table, seat, setup, six_cities, small_setup};
use crate::{Action, Company, Edition, Flaw, Illegal, MapFault, Options, Position, Setup};

fn example() -> Value {
    serde_json::from_str(
        r#"{
          "format": "railhead-record/1",
          "rules": 1,
          "game": "american-rails",
          "players": ["Ann", "Bob", "Cyd", "Dee"],
          "options": { "edition": "quined-2013", "drain_requires_full": false, "table_talk": true },
          "setup": { "banker": 2, "removed": null, "map": "eastern-united-states" },
          "actions": [
            { "seat": 2, "do": "offer", "company": "american" },
            { "seat": 2, "do": "bid", "amount": 12 },
            { "seat": 3, "do": "pass" },
            { "seat": 0, "do": "pass" },
            { "seat": 1, "do": "pass" },
            { "seat": 2, "do": "start", "city": "B3" }
          ],
          "result": null
        }"#,
    )
    .expect("it is JSON")
}

fn play(record: Value) -> Result<(Record<Position>, Position), Broken<Position>> {
    Draft::read(record)?.play(usize::MAX, &mut |_| ())
}

/// The example with one part replaced.
fn with(field: &str, value: Value) -> Value {
    let mut record = example();
    record[field] = value;
    record
}

fn flaw(record: Value) -> Flaw {
    match play(record) {
        Err(Broken::Setup(flaw)) => flaw,
        other => panic!("{other:?}"),
    }
}

/// Why one further action is refused, after the six of the example.
fn refused(entry: Value) -> (Refused<Illegal>, &'static str) {
    let mut record = example();
    record["actions"].as_array_mut().expect("a list").push(entry);
    match play(record) {
        Err(Broken::Action { number: 7, refused, .. }) => {
            let rule = refused.rule();
            (refused, rule.0)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_example_leads_to_its_state() {
    let (record, position) = play(example()).expect("it holds");
    assert_eq!(record.names, ["Ann", "Bob", "Cyd", "Dee"]);
    let untouched = |cubes: u8, supply: u8| {
        json!({ "treasury": 0, "income": 0, "cubes": cubes, "track": [],
                "shares": { "supply": supply, "removed": 0, "held": [0, 0, 0, 0] } })
    };
    let expected = json!({
        "version": 6, "actor": 2, "phase": "preparation", "year": 1851, "column": null,
        "order": [2], "cash": [50, 50, 38, 50],
        "companies": {
            "american": { "treasury": 12, "income": 7, "cubes": 29, "track": ["B3"],
                          "shares": { "supply": 4, "removed": 0, "held": [0, 0, 1, 0] } },
            "national": untouched(28, 4), "continental": untouched(25, 3), "majestic": untouched(21, 4),
            "liberty": untouched(18, 2), "republic": untouched(16, 3)
        },
        "developed": [], "markers": 12,
        "rows": [null, null, null, null, null, null, null],
        "auction": null, "row": null, "cubes_left": null, "starting": null
    });
    let state = Versioned { version: record.actions.len(), view: position.view(Viewer::Keeper) };
    // As text: the order of the fields is part of it.
    assert_eq!(serde_json::to_string(&state).expect("a view is JSON"), expected.to_string());
}

#[test]
fn a_written_record_is_the_one_that_was_read() {
    let (record, _) = play(example()).expect("it holds");
    let text = record.write().expect("it can be written");
    assert_eq!(serde_json::from_str::<Value>(&text).expect("it is JSON"), example());
}

#[test]
fn an_auction_and_a_first_cube_stand_in_the_state() {
    let mut states = Vec::new();
    let draft = Draft::<Position>::read(example()).expect("it can be read");
    let mut watch = |moment: game::Moment<Position>| {
        states.push(serde_json::to_value(moment.after.view(Viewer::Keeper)).expect("a view is JSON"));
    };
    draft.play(usize::MAX, &mut watch).expect("it holds");
    assert_eq!(
        states[0]["auction"],
        json!({ "company": "american", "auctioneer": 2, "bid": null, "leader": null, "passed": [] })
    );
    assert_eq!(
        states[3]["auction"],
        json!({ "company": "american", "auctioneer": 2, "bid": 12, "leader": 2, "passed": [3, 0] })
    );
    // Sold: share and money have moved, the marker has not.
    assert_eq!(states[4]["auction"], Value::Null);
    assert_eq!(states[4]["starting"], json!("american"));
    assert_eq!((&states[4]["cash"][2], &states[4]["order"]), (&json!(38), &json!([])));
}

#[test]
fn a_row_being_used_stands_in_the_state() {
    use crate::{Company::American, Row};
    let view =
        |table: &Table| serde_json::to_value(table.position.view(Viewer::Spectator)).expect("a view is JSON");
    let mut table = Table::of(4).in_1851().company(American, 0, "F7 F6", 9).developed("F7");
    table.choose(0, Row::Expand4);
    assert_eq!((&view(&table)["row"], &view(&table)["cubes_left"]), (&json!("expand-4"), &json!(4)));
    table.lay(0, American, "F8");
    let state = view(&table);
    assert_eq!(state["cubes_left"], json!(3));
    assert_eq!(state["rows"], json!([null, null, null, null, null, null, 0]));
    assert_eq!(state["companies"]["american"]["track"], json!(["F7", "F6", "F8"]));
    assert_eq!((&state["developed"], &state["markers"]), (&json!(["F7"]), &json!(11)));
    table.play(0, Action::Done);
    table.choose(1, Row::Take);
    assert_eq!((&view(&table)["row"], &view(&table)["cubes_left"]), (&json!("take"), &json!(2)));
    table.play(1, Action::Take);
    table.choose(2, Row::Auction);
    table.offer(2, Company::Liberty);
    let state = view(&table);
    assert_eq!((&state["row"], &state["auction"]["company"]), (&json!("auction"), &json!("liberty")));
    table.auction(Company::Liberty, 3, 10);
    let state = view(&table);
    assert_eq!((&state["row"], &state["starting"]), (&json!("auction"), &json!("liberty")));

    let mut three = Table::of(3).in_1851();
    three.choose(0, Row::Take);
    let state = view(&three);
    assert_eq!(state["cubes_left"], Value::Null);
    assert!(state["companies"].get("liberty").is_none());
}

#[test]
fn a_finished_game_has_no_column_and_no_rows() {
    let mut table = Table::of(4).in_1851().year(1857);
    table.finish_year();
    let state = serde_json::to_value(table.position.view(Viewer::Keeper)).expect("a view is JSON");
    assert_eq!(
        (&state["phase"], &state["actor"], &state["column"]),
        (&json!("over"), &json!(null), &json!(null))
    );
    assert_eq!((&state["year"], &state["order"]), (&json!(1857), &json!([0, 1, 2, 3])));
    assert_eq!(state["rows"], json!([null, null, null, null, null, null, null]));
}

/// G-1
#[test]
fn a_seat_that_is_not_there_or_not_asked() {
    let offer = |seat: Value| json!({ "seat": seat, "do": "offer", "company": "national" });
    assert_eq!(refused(offer(json!(4))), (Refused::NoSuchSeat { seat: 4, players: 4 }, "G-1"));
    let early = Illegal::AnothersDecision { seat: seat(0), actor: seat(2) };
    assert_eq!(refused(offer(json!(0))), (Refused::Illegal(early), "G-1"));
    for garbage in [json!(-1), json!("2"), json!(1.5), json!(null), json!([2])] {
        let malformed = Refused::Malformed { field: "seat", expected: "seat" };
        assert_eq!(refused(offer(garbage)), (malformed, "G-5"));
    }
}

/// G-2, G-3, G-5
#[test]
fn an_action_that_is_none() {
    let malformed = |field, expected| (Refused::Malformed { field, expected }, "G-5");
    assert_eq!(refused(json!("pass")), malformed("action", "object"));
    assert_eq!(refused(json!({ "seat": 2 })), malformed("do", "text"));
    assert_eq!(refused(json!({ "seat": 2, "do": 7 })), malformed("do", "text"));
    assert_eq!(refused(json!({ "seat": 2, "do": "steal" })), malformed("do", "action"));
    let no_answer = (Refused::Illegal(Illegal::NoAnswer), "G-2");
    for action in ["pass", "decline", "take", "drain", "done"] {
        assert_eq!(refused(json!({ "seat": 2, "do": action })), no_answer);
    }
}

/// AR-1, G-5
#[test]
fn an_amount_that_is_none() {
    let bid = |amount: Value| refused(json!({ "seat": 2, "do": "bid", "amount": amount }));
    for garbage in [json!("12"), json!(null), json!([12])] {
        assert_eq!(bid(garbage), (Refused::Malformed { field: "amount", expected: "number" }, "G-5"));
    }
    assert_eq!(bid(json!(10.5)), (Refused::Illegal(Illegal::BrokenDollar), "AR-1"));
    assert_eq!(bid(json!(10)), (Refused::Illegal(Illegal::NoAnswer), "G-2"), "read, but not asked for");
}

/// AR-2, AR-68: numbers beyond all bounds are refused like any other.
#[test]
fn an_amount_beyond_all_bounds() {
    let mut table = Table::of(4);
    table.offer(0, Company::American);
    for (amount, read) in
        [(json!(1e300), 2_000_000_000), (json!(-1e300), -2_000_000_000), (json!(u64::MAX), 2_000_000_000)]
    {
        let written = json!({ "do": "bid", "amount": amount });
        let action = table.position.read_action(written.as_object().expect("an object"));
        assert_eq!(action, Ok(Action::Bid(Money(read))));
        assert!(table.position.check(Action::Bid(Money(read))).is_err());
    }
}

/// G-3
#[test]
fn a_company_hex_or_row_that_is_not_there() {
    let unknown = |kind, name: &str| (Refused::Unknown { kind, name: name.into() }, "G-3");
    let malformed = |field| (Refused::Malformed { field, expected: "text" }, "G-5");
    let offer = |company: Value| refused(json!({ "seat": 2, "do": "offer", "company": company }));
    assert_eq!(offer(json!("union")), unknown("company", "union"));
    assert_eq!(offer(json!("National")), unknown("company", "National"));
    assert_eq!(offer(json!(1)), malformed("company"));
    let start = |city: Value| refused(json!({ "seat": 2, "do": "start", "city": city }));
    assert_eq!(start(json!("B4")), unknown("hex", "B4"));
    assert_eq!(start(json!("Chicago")), unknown("hex", "Chicago"));
    assert_eq!(start(json!({})), malformed("city"));
    let choose = |row: Value| refused(json!({ "seat": 2, "do": "choose", "row": row }));
    assert_eq!(choose(json!("expand-2")), unknown("row", "expand-2"));
    assert_eq!(choose(json!(null)), malformed("row"));
    let lay = refused(json!({ "seat": 2, "do": "lay", "company": "american" }));
    assert_eq!(lay, malformed("hex"));
}

#[test]
fn a_refused_action_is_told_with_its_number() {
    let mut record = example();
    record["actions"][2] = json!({ "seat": 3, "do": "bid", "amount": 51 });
    let Err(broken) = play(record) else { panic!("it breaks a rule") };
    assert_eq!(broken.rule(), Rule("AR-2"));
    let Broken::Action { number, refused, state } = broken else { panic!("an action breaks it") };
    let beyond = Illegal::BeyondCash { bid: Money(51), cash: Money(50) };
    assert_eq!((number, refused), (3, Refused::Illegal(beyond)));
    assert_eq!(state.actor(), Some(seat(3)), "the state is the one before it");
}

#[test]
fn options_at_their_default_may_be_left_out() {
    let mut bare = example();
    bare.as_object_mut().expect("an object").remove("options");
    for record in [bare, with("options", json!({})), with("options", json!({ "edition": "quined-2013" }))] {
        let (record, _) = play(record).expect("it holds");
        assert_eq!(record.setup.options, Options::default());
    }
    let options = json!({ "edition": "first-edition", "table_talk": false });
    let (record, _) = play(with("options", options)).expect("it holds");
    let expected = Options { edition: Edition::FirstEdition, drain_requires_full: false, table_talk: false };
    assert_eq!(record.setup.options, expected);
}

/// G-5
#[test]
fn unknown_options_are_refused() {
    for options in [
        json!({ "loans": true }),
        json!({ "banker": 1 }),
        json!({ "edition": "third" }),
        json!({ "table_talk": "yes" }),
        json!({ "drain_requires_full": 1 }),
    ] {
        let Flaw::Unreadable(Unreadable { at, .. }) = flaw(with("options", options)) else {
            panic!("the options are wrong")
        };
        assert_eq!(at, "options");
    }
    let broken = play(with("options", json!([]))).expect_err("no object");
    assert_eq!(broken.rule(), Rule::UNREADABLE);
}

/// G-5
#[test]
fn wrong_setups_are_refused() {
    let map = "eastern-united-states";
    let setup_of = |banker: Value, removed: Value| {
        with("setup", json!({ "banker": banker, "removed": removed, "map": map }))
    };
    assert_eq!(flaw(setup_of(json!(4), json!(null))), Flaw::Banker { banker: 4, players: 4 });
    let four = flaw(setup_of(json!(0), json!("liberty")));
    assert_eq!(four, Flaw::Removed(Company::Liberty));
    let mut three = with("players", json!(["Ann", "Bob", "Cyd"]));
    assert_eq!(flaw(three.clone()), Flaw::NoneRemoved);
    three["setup"]["removed"] = json!("liberty");
    three["actions"] = json!([]);
    assert!(play(three).is_ok());
    for players in [2, 6] {
        let names: Vec<String> = (0..players).map(|player| format!("P{player}")).collect();
        assert_eq!(flaw(with("players", json!(names))), Flaw::Players(players));
    }
    for (field, setup) in [
        ("setup.banker", json!({ "removed": null, "map": map })),
        ("setup.removed", json!({ "banker": 0, "map": map })),
        ("setup.map", json!({ "banker": 0, "removed": null })),
        ("setup.banker", json!({ "banker": "Ann", "removed": null, "map": map })),
        ("setup.removed", json!({ "banker": 0, "removed": "union", "map": map })),
        ("setup.map", json!({ "banker": 0, "removed": null, "map": 7 })),
    ] {
        let Flaw::Unreadable(Unreadable { at, .. }) = flaw(with("setup", setup)) else {
            panic!("{field} is wrong")
        };
        assert_eq!(at, field);
    }
    let elsewhere = json!({ "banker": 0, "removed": null, "map": "western-united-states" });
    let unknown = MapFault::UnknownMap("western-united-states".into());
    assert_eq!(flaw(with("setup", elsewhere)), Flaw::Map(unknown));
    assert!(Position::start(&Setup { players: 2, ..setup(4) }).is_err());
}

/// G-5
#[test]
fn what_is_no_record_is_refused() {
    let mut without_actions = example();
    without_actions.as_object_mut().expect("an object").remove("actions");
    for record in [
        json!([]),
        with("format", json!("railhead-record/2")),
        with("game", json!("north-american-railways")),
        with("players", json!("Ann")),
        with("setup", json!(null)),
        with("actions", json!({})),
        with("result", json!(7)),
        without_actions,
    ] {
        let broken = play(record).expect_err("it is no record");
        assert!(matches!(broken, Broken::Unreadable(_)), "{broken:?}");
        assert_eq!(broken.rule().to_string(), "G-5");
    }
}

#[test]
fn a_record_on_another_map_carries_it_whole() {
    let map = serde_json::to_value(six_cities()).expect("a map is JSON");
    let mut record = with("setup", json!({ "banker": 2, "removed": null, "map": map }));
    record["actions"][5]["city"] = json!("A5");
    let (read, position) = play(record.clone()).expect("it holds");
    assert_eq!(position.income(Company::American), Money(60));
    assert_eq!(read.setup, Setup { banker: 2, ..small_setup(4) });
    let text = read.write().expect("it can be written");
    assert_eq!(serde_json::from_str::<Value>(&text).expect("it is JSON")["setup"], record["setup"]);
    // What is at its default is not written.
    assert!(map["cities"][3].get("special").is_none() && map["cities"][3].get("developable").is_none());
    assert_eq!(map["cities"][5]["developable"], json!(false));
}

#[test]
fn a_map_in_a_record_is_validated() {
    let mut map = serde_json::to_value(six_cities()).expect("a map is JSON");
    map["rows"][0] = json!("CPCPX");
    let record = with("setup", json!({ "banker": 2, "removed": null, "map": map }));
    let off = MapFault::CityOffCity { city: "Cedar".into(), row: 0, column: 4, tile: 'X' };
    assert_eq!(flaw(record), Flaw::Map(off));
    assert!(matches!(Position::read_material("name = 7"), Err(Flaw::Map(MapFault::NotAMap(_)))));
}

/// A whole game in which nobody buys and nobody builds, as a record.
fn idle_game() -> Value {
    let names = ["Ann", "Bob", "Cyd", "Dee"].map(String::from).to_vec();
    let mut record = Record::<Position> { names, setup: setup(4), actions: Vec::new(), result: None };
    let mut table = Table::of(4);
    while let Some(actor) = table.position.actor() {
        let legal = table.legal();
        let idle = [Action::Pass, Action::Decline];
        let action = legal.iter().copied().find(|action| idle.contains(action)).unwrap_or(legal[0]);
        table.play(actor.index(), action);
        record.actions.push((actor, action));
    }
    record.result = table.position.outcome();
    serde_json::from_str(&record.write().expect("it can be written")).expect("it is JSON")
}

#[test]
fn a_result_is_compared() {
    let record = idle_game();
    let result = json!({ "cash": [50, 50, 50, 50], "winners": [0, 1, 2, 3], "reasons": ["year"] });
    assert_eq!(record["result"], result);
    assert!(play(record.clone()).is_ok());
    let mut unsaid = record.clone();
    unsaid["result"] = Value::Null;
    assert!(play(unsaid).is_ok());
    for (field, lie) in [("cash", json!([51, 50, 50, 50])), ("winners", json!([0])), ("reasons", json!([]))] {
        let mut record = record.clone();
        record["result"][field] = lie.clone();
        let Err(broken) = play(record) else { panic!("the result is wrong") };
        assert_eq!(broken.rule(), Rule::UNREADABLE);
        let Broken::Result { field: found, recorded, .. } = broken else { panic!("the result is wrong") };
        assert_eq!((found, recorded), (field, lie.to_string()));
    }
}

/// G-4
#[test]
fn a_record_ends_with_the_game() {
    let mut record = idle_game();
    let actions = record["actions"].as_array_mut().expect("a list");
    let number = actions.len() + 1;
    actions.push(json!({ "seat": 0, "do": "choose", "row": "pass" }));
    let Err(Broken::Action { number: found, refused, .. }) = play(record) else { panic!("it is over") };
    assert_eq!(refused.rule(), Rule::GAME_OVER);
    assert_eq!((found, refused), (number, Refused::GameOver));
}

#[test]
fn a_result_of_a_game_that_is_not_over() {
    let result = json!({ "cash": [50, 50, 38, 50], "winners": [0, 1, 3], "reasons": ["year"] });
    let broken = play(with("result", result)).expect_err("nobody has won yet");
    assert!(matches!(broken, Broken::Result { field: "result", .. }), "{broken:?}");
}
