//! Every table, at every moment of random games, through everybody's eyes: what is drawn can be done,
//! what can be done is drawn, what is refused says why, and every word is there.

mod common;

use std::collections::{HashSet, VecDeque};

use common::{Table, Tag, drawing, play, tags};
use game::contract::Contract;
use game::{Among, Recorded, Viewer};
use phrases::{Language, Phrases};
use serde_json::{Map, Value};
use tables::{Shown, tell_choice, tell_choice_help, tell_value};

type AmericanRails = american_rails::Position;
type NorthAmericanRailways = north_american_railways::Position;

#[test]
fn every_moment_of_american_rails_can_be_drawn_and_played() {
    (0..2).for_each(every_moment::<AmericanRails>);
}

#[test]
fn every_moment_of_north_american_railways_can_be_drawn_and_played() {
    (0..6).for_each(every_moment::<NorthAmericanRailways>);
}

fn every_moment<G: Shown + Contract>(seed: u64) {
    let mut moment = 0;
    play::<G>(seed, |table| {
        // Explaining everything to everybody at every moment would take minutes: they take turns.
        let viewers: Vec<Viewer> = table.viewers().collect();
        for (number, &viewer) in viewers.iter().enumerate() {
            looks_right(table, viewer);
            if (moment + number) % viewers.len() == 0 {
                is_explained(table, viewer);
            }
        }
        everything_can_be_done(table, moment % 10 == 0);
        moment += 1;
    });
}

/// Nothing is missing, and no `id` is there twice.
fn looks_right<G: Shown>(table: &Table<G>, viewer: Viewer) {
    table.seen(viewer, None, |scene| {
        let (html, _) = drawing(scene);
        complete(&html);
        assert!(G::CHAPTERS.contains(&scene.state.chapter()));
        let drawn = tags(&html);
        let mut ids = HashSet::new();
        for id in drawn.iter().filter_map(|tag| tag.get("id")) {
            assert!(ids.insert(id), "{id} is there twice");
        }
        for part in
            tags(&G::stage_parts(scene).into_string()).iter().filter(|tag| tag.get("data-part").is_some())
        {
            assert!(ids.contains(part.get("id").expect("a part has an id")));
        }
    });
}

/// Everything that claims to be explained is, and nothing else.
fn is_explained<G: Shown>(table: &Table<G>, viewer: Viewer) {
    table.seen(viewer, None, |scene| {
        let drawn = tags(&drawing(scene).0);
        let mut explained = HashSet::new();
        for about in drawn.iter().filter_map(|tag| tag.get("data-about")) {
            if !explained.insert(about) {
                continue;
            }
            match about.strip_prefix("why:") {
                Some(written) => assert!(scene.asked && refuses(scene.state, written), "{written}"),
                None => complete(&G::card(scene, about).unwrap_or_else(|| panic!("{about}?")).into_string()),
            }
        }
        for nonsense in
            ["", ":", "why", "seat:9", "seat:x", "share:9", "share:", "city:", "company:Nobody", "hex:"]
        {
            assert!(G::card(scene, nonsense).is_none(), "{nonsense}");
        }
    });
}

/// No message is missing, and no gap in one.
fn complete(html: &str) {
    // A list of actions begins so, too.
    if let Some(at) = html.replace("[{&quot;", "{&quot;").replace("[]", "").find('[') {
        panic!("{}", html.chars().skip(at).take(100).collect::<String>());
    }
}

fn refuses<G: Recorded>(state: &G, written: &str) -> bool {
    state.read_action(&object(written)).is_ok_and(|action| state.check(action).is_err())
}

/// Who decides finds every legal action on the table and nothing else: at once, or after turning to
/// something.
fn everything_can_be_done<G: Shown>(table: &Table<G>, also_nonsense: bool) {
    let Some(actor) = table.state.actor() else { return };
    let (mut possible, mut asked) = (HashSet::new(), false);
    let mut missing: HashSet<String> = HashSet::new();
    let mut known: HashSet<String> = HashSet::new();
    let mut turns: VecDeque<Option<String>> = VecDeque::from([None]);
    if also_nonsense {
        let nonsense = ["", "share:9:x", "share:0:x:y", "company:Nobody", "nonsense"];
        turns.extend(nonsense.map(|turn| Some(turn.to_owned())));
    }
    let mut first = true;
    while let Some(turn) = turns.pop_front() {
        table.seen(Viewer::Seat(actor), turn.as_deref(), |scene| {
            let (html, decision) = drawing(scene);
            complete(&html);
            if first {
                asked = scene.asked;
                let mut legal = Vec::new();
                scene.state.actions(&mut legal);
                missing = legal.into_iter().map(|action| scene.written(action)).collect();
                first = false;
            }
            let drawn = tags(&html);
            for tag in &drawn {
                for action in actions(tag, &drawn) {
                    // What takes the place of the plan is done in the state before it.
                    let instead = tag.get("data-only").is_some() && scene.planned();
                    let state = if instead { scene.before } else { scene.state };
                    let read = state.read_action(&action).expect("an action that can be read");
                    assert!(scene.asked || instead);
                    assert_eq!(state.check(read).map_err(|illegal| illegal.to_string()), Ok(()));
                    possible.insert(scene.written(read));
                }
                if let Some(turn) = tag.get("data-focus")
                    && known.insert(turn.to_owned())
                {
                    turns.push_back(Some(turn.to_owned()));
                }
            }
            if let Some(last) = decision.confirm.and_then(|confirm| confirm.last) {
                possible.insert(last);
            }
        });
        missing.retain(|action| !possible.contains(action));
        // Whatever else one could turn to leads nowhere new: it is enough to look at a few of them.
        if missing.is_empty() && turns.len() > 8 {
            turns.truncate(8);
            known.extend(turns.iter().flatten().cloned());
            if known.len() > 24 {
                break;
            }
        }
    }
    assert!(!asked || missing.is_empty(), "{missing:?}");
}

/// What a click on a tag does: one action, or one for each number of its field.
fn actions(tag: &Tag, drawn: &[Tag]) -> Vec<Map<String, Value>> {
    let Some(written) = tag.get("data-do") else { return Vec::new() };
    let action = object(written);
    let Some(field) = tag.get("data-with") else { return vec![action] };
    let input = drawn.iter().find(|other| other.get("id") == Some(field)).expect("the field is there");
    let number = |name| input.get(name).and_then(|number| number.parse::<i64>().ok()).expect("a number");
    let (least, most, value, step) = (number("min"), number("max"), number("value"), number("step"));
    assert!((least..=most).contains(&value) && (value - least) % step == 0);
    let with = |number: i64| {
        let mut action = action.clone();
        action.insert(tag.get("data-field").expect("what the number is").to_owned(), number.into());
        action
    };
    (least..=most).step_by(step as usize).map(with).collect()
}

fn object(written: &str) -> Map<String, Value> {
    serde_json::from_str(written).unwrap_or_else(|error| panic!("{written}: {error}"))
}

#[test]
fn rules_and_options_have_their_words() {
    fn words<G: Shown + Contract>() {
        let phrases = Phrases::new(Language::English);
        let setup = tables::usual_setup::<G>().expect("the usual table");
        let rules = tables::rules::<G>(&setup, "/rules", &phrases).into_string();
        complete(&rules);
        for &choice in G::DESCRIPTION.choices {
            complete(&tell_choice(G::NAME, choice, &phrases));
            complete(&tell_choice_help(G::NAME, choice, &phrases));
            let Among::Values(values) = choice.among else { continue };
            for value in values {
                complete(&tell_value(G::NAME, choice, value, &phrases));
                let chosen: Value = serde_json::from_str(value).expect("JSON");
                let options = Value::Object(Map::from_iter([(choice.name.to_owned(), chosen)]));
                let mut dice = game::Seeded::new(1, 1);
                G::draw(4, &options, &G::own_material(), &mut dice).expect("an option of the game");
            }
        }
    }
    words::<AmericanRails>();
    words::<NorthAmericanRailways>();
}

#[test]
fn charts_end_with_the_cash_of_the_result() {
    fn charted<G: Shown + Contract>(seed: u64) {
        let play = play::<G>(seed, |_| ());
        let moves = play.standing(play.version());
        let mut history = vec![(play.at(0).expect("a beginning").state().clone(), play.opening().to_vec())];
        history.extend(
            moves.iter().filter_map(|(version, made)| {
                Some((play.at(*version)?.state().clone(), made.events.to_vec()))
            }),
        );
        let names: Vec<String> = ["Ann", "Bob", "Cyd", "Dan", "Eve"].map(String::from).to_vec();
        let phrases = Phrases::new(Language::English);
        let charts = G::charts(&history, &names, &phrases);
        let outcome = play.state().outcome().expect("the game is over");
        for chart in &charts {
            complete(&chart.draw(&phrases).into_string());
            assert!(chart.series.iter().all(|series| series.values.len() == chart.labels.len()));
        }
        let last: Vec<i32> =
            charts[0].series.iter().filter_map(|series| series.values.last().copied()).collect();
        assert_eq!(last, outcome.cash.iter().map(|cash| cash.0).collect::<Vec<_>>());
    }
    (0..12).for_each(charted::<AmericanRails>);
    (0..12).for_each(charted::<NorthAmericanRailways>);
}
