//! What the engine does with a lesson, shown with a small one.

use games::AmericanRails;
use lessons::{Bookmark, Lesson, Plan, Unplayable, Verdict};
use serde_json::{Value, json};

const FILE: &str = r#"
minutes = 1
players = ["you", "Ada", "Ben", "Cleo"]

[start]
setup = { banker = 0, map = "eastern-united-states" }

[[steps]]
text = "welcome"
points = ["hex:B3"]

[[steps]]
text = "offer"
solution = [{ do = "offer", company = "COMPANY" }]
accept = [[{ do = "offer", company = ["COMPANY", "OTHER"] }]]

[[steps]]
text = "between"
answers = []

[[steps]]
text = "bid"
solution = [{ do = "bid", amount = 12 }]
accept = [[{ do = "bid", amount = { from = 11, to = 14 } }]]
otherwise = "look-again"
answers = [{ seat = 1, do = "pass" }]

[[steps.misses]]
plan = [{ do = "bid", amount = { from = 16 } }]
text = "too-much"
then = [{ seat = 1, do = "bid", amount = 25 }]

[[steps]]
text = "later"
[steps.start]
setup = { banker = 0, map = "eastern-united-states" }

[[steps]]
text = "end"
"#;

fn lesson() -> Lesson {
    let companies = companies();
    let file = FILE.replace("COMPANY", &companies[0]).replace("OTHER", &companies[1]);
    Lesson::read("american-rails", "small", &file).unwrap()
}

/// The companies that can be offered first.
fn companies() -> Vec<String> {
    let file = "minutes = 1\nplayers = [\"you\", \"Ada\", \"Ben\", \"Cleo\"]\n[start]\nsetup = { banker = 0, map = \"eastern-united-states\" }\n[[steps]]\ntext = \"end\"";
    let lesson = Lesson::read("american-rails", "empty", file).unwrap();
    let laid = lesson.lay::<AmericanRails>(&Bookmark::default()).unwrap();
    let legal = play::Door::legal(&laid.play);
    legal.iter().filter_map(|action| action["company"].as_str().map(str::to_owned)).collect()
}

fn plan(actions: Value) -> Plan {
    serde_json::from_value(actions).unwrap()
}

fn at(step: usize) -> Bookmark {
    Bookmark { step, ..Bookmark::default() }
}

#[test]
fn what_was_made_is_played_and_what_was_skipped_is_the_solution() {
    let lesson = lesson();
    let other = plan(json!([{ "do": "offer", "company": companies()[1] }]));
    let skipped = lesson.after(&at(1), None).unwrap();
    let made = lesson.after(&at(1), Some(other)).unwrap();
    let states =
        [&skipped, &made].map(|bookmark| lesson.lay::<AmericanRails>(bookmark).unwrap().play.state().clone());
    assert_ne!(states[0], states[1]);
    assert_eq!((skipped.step, skipped.made.len()), (2, 1));
    assert_eq!(lesson.before(&skipped), Some(at(1)));
}

#[test]
fn a_plan_is_accepted_or_misses_or_is_refused() {
    let lesson = lesson();
    let judge = |actions: Value| {
        let mut laid = lesson.lay::<AmericanRails>(&at(3)).unwrap();
        laid.judge(&plan(actions)).map_err(|refused| format!("{:?}", refused.refused))
    };
    assert_eq!(judge(json!([{ "do": "bid", "amount": 12 }])), Ok(Verdict::Accepted));
    assert_eq!(judge(json!([{ "do": "bid", "amount": 14 }])), Ok(Verdict::Accepted));
    let other = Verdict::Missed { text: Some("look-again"), then: &[] };
    assert_eq!(judge(json!([{ "do": "bid", "amount": 15 }])), Ok(other));
    assert!(
        matches!(judge(json!([{ "do": "bid", "amount": 20 }])), Ok(Verdict::Missed { text: Some("too-much"), then }) if then.len() == 1)
    );
    assert!(judge(json!([{ "do": "bid", "amount": 1000 }])).is_err());
    assert!(judge(json!([{ "do": "dance" }])).is_err());
}

#[test]
fn a_miss_shows_what_would_follow() {
    let lesson = lesson();
    let missed = at(3).missing(plan(json!([{ "do": "bid", "amount": 20 }])));
    let laid = lesson.lay::<AmericanRails>(&missed).unwrap();
    assert_eq!(laid.play.version(), laid.before + 2);
    assert!(matches!(laid.verdict, Some(Verdict::Missed { text: Some("too-much"), .. })));
    assert_eq!(missed.again(), at(3));
}

#[test]
fn a_step_can_lay_another_table() {
    let lesson = lesson();
    assert!(lesson.lay::<AmericanRails>(&at(4)).unwrap().play.version() == 0);
    assert_eq!(lesson.after(&at(5), None), None);
}

#[test]
fn what_cannot_have_been_made_is_refused() {
    let lesson = lesson();
    assert_eq!(lesson.lay::<AmericanRails>(&at(99)).err(), Some(Unplayable::NoSuchStep(99)));
    let made = vec![Some(plan(json!([{ "do": "pass" }])))];
    let bookmark = Bookmark { step: 2, made, ..Bookmark::default() };
    assert_eq!(lesson.lay::<AmericanRails>(&bookmark).err(), Some(Unplayable::NotAccepted(1)));
    let missed = at(3).missing(plan(json!([{ "do": "bid", "amount": -1 }])));
    assert_eq!(lesson.lay::<AmericanRails>(&missed).err(), Some(Unplayable::NotAccepted(3)));
    assert!(serde_json::from_str::<Bookmark>(r#"{"step": -1}"#).is_err());
    assert!(serde_json::from_str::<Bookmark>(r#"{"step": 1, "stop": 2}"#).is_err());
}

#[test]
fn what_is_wrong_with_a_file_is_said_with_its_place() {
    let said = |file: &str| Lesson::read("american-rails", "small", file).unwrap_err().to_string();
    assert!(said(&FILE.replace("points", "pionts")).contains("line"));
    assert!(said(&FILE.replace("\"you\"", "\"Dan\"")).contains("\"you\""));
    let task_at_the_end = FILE.replace("text = \"end\"", "text = \"end\"\nsolution = [{ do = \"pass\" }]");
    assert!(said(&task_at_the_end).contains("last step"));
    let both =
        FILE.replace("text = \"too-much\"", "text = \"too-much\"\nwhen = [{ of = \"/year\", is = 1 }]");
    assert!(said(&both).contains("step 4 (bid)"), "{}", said(&both));
    assert!(said(&FILE.replace("seat = 1, do = \"pass\"", "seat = 7, do = \"pass\"")).contains("no seat 7"));
}
