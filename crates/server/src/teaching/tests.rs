use std::collections::{BTreeMap, BTreeSet};

use bots::{Effort, Kind, Level};
use game::Viewer;
use games::{AmericanRails, NorthAmericanRailways};
use phrases::Language;
use serde_json::json;
use tables::{SeatKind, SeatStatus};

use super::*;
use crate::visitor::phrases_of;

/// What the coach has said in one game: at each version at which the learner was asked, and at the end.
struct Told {
    topics: Vec<(u32, String)>,
    remarks: Vec<Remark>,
    /// When: one for each remark.
    versions: Vec<u32>,
    /// How long the game was.
    end: u32,
}

/// A game of a learner who plays at a level, with three easy bots.
fn coached<G: Hosted>(level: Level, number: u64, language: Language) -> Told {
    let setup =
        G::draw(4, &json!({}), &G::own_material(), &mut game::Seeded::new(number, 0)).expect("a table");
    let mut play = Play::<G>::start(setup).expect("it begins");
    let learner = Seat::new(0);
    let names = ["Ann", "Bob", "Cyd", "Dee"].map(String::from);
    let status = |seat| SeatStatus {
        kind: if seat == 0 { SeatKind::Person } else { SeatKind::Bot },
        plays: None,
        present: true,
        yours: seat == 0,
        clock: None,
    };
    let seats: Vec<SeatStatus> = (0..4).map(status).collect();
    let look = Look {
        at: None,
        eyes: Viewer::Seat(learner),
        may_act: true,
        plan: &[],
        focus: None,
        mark_since: false,
        whole: false,
        money: false,
        names: &names,
        seats: &seats,
        book: "/rules",
        phrases: phrases_of(language),
    };
    let bots = G::BOTS.expect("it has bots");
    let mut players: Vec<_> = (0..4)
        .map(|seat| if seat == 0 { level } else { Level::Easy })
        .map(|level| (bots.sit_down)(Kind::from(level), number, Effort::default()))
        .collect();
    let mut told = Told { topics: Vec::new(), remarks: Vec::new(), versions: Vec::new(), end: 0 };
    let mut legal = Vec::new();
    loop {
        let actor = play.state().actor();
        if actor.is_none_or(|actor| actor == learner)
            && let Some(remark) = Teaching::remark(&play, &look)
        {
            if remark.topic.is_some() {
                told.topics.push((play.version(), remark.name.clone()));
            }
            told.remarks.push(remark);
            told.versions.push(play.version());
        }
        let Some(actor) = actor else {
            told.end = play.version();
            return told;
        };
        play.state().actions(&mut legal);
        let action = players[actor.index()].decide(&play.now().reckoned(), &legal);
        play.play(actor, action).expect("it is legal");
    }
}

fn everything_is_explained_once<G: Hosted>() {
    let mut explained = BTreeSet::new();
    for number in 0..24 {
        let level = if number % 2 == 0 { Level::Random } else { Level::Easy };
        let told = coached::<G>(level, number, Language::English);
        let mut at: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
        for (version, name) in &told.topics {
            at.entry(name).or_default().push(*version);
        }
        for (name, versions) in at {
            // While a turn lasts the card stays.
            assert!(versions.windows(2).all(|pair| pair[1] == pair[0] + 1), "{name} at {versions:?}");
            explained.insert(name.to_owned());
        }
        let first = &told.topics.first().expect("something is explained").1;
        assert!(!first.is_empty());
    }
    let all: BTreeSet<String> = G::topics().iter().map(|topic| topic.name.clone()).collect();
    assert_eq!(explained, all);
}

#[test]
fn everything_in_american_rails_is_explained_once() {
    everything_is_explained_once::<AmericanRails>();
}

#[test]
fn everything_in_north_american_railways_is_explained_once() {
    everything_is_explained_once::<NorthAmericanRailways>();
}

#[test]
fn the_coach_grows_quieter() {
    fn words<G: Hosted>() {
        for number in 0..4 {
            let told = coached::<G>(Level::Easy, number, Language::English);
            let explains =
                |&(_, remark): &(&u32, &Remark)| remark.topic.is_some() || remark.reminder.is_some();
            let explained = told.versions.iter().zip(&told.remarks).filter(explains);
            let (early, late): (Vec<u32>, Vec<u32>) =
                explained.map(|(version, _)| *version).partition(|version| 2 * version < told.end);
            let (early, late) = (early.len(), late.len());
            assert!(late < early, "{early} words in the first half, {late} in the second");
        }
    }
    words::<AmericanRails>();
    words::<NorthAmericanRailways>();
}

#[test]
fn every_sentence_is_whole_in_every_language() {
    fn whole<G: Hosted>() {
        for (number, language) in Language::ALL.into_iter().enumerate() {
            let mut brought = BTreeSet::new();
            for number in number as u64 * 3..number as u64 * 3 + 3 {
                for remark in coached::<G>(Level::Random, number, language).remarks {
                    for text in [&remark.topic, &remark.brought, &remark.reminder].into_iter().flatten() {
                        assert!(!text.contains('[') && !text.contains('{'), "{language:?}: {text}");
                    }
                    assert!(remark.points.iter().all(|point| !point.is_empty()), "{}", remark.name);
                    brought.extend(remark.brought);
                }
            }
            assert!(brought.len() > 10, "turns bring something");
        }
    }
    whole::<AmericanRails>();
    whole::<NorthAmericanRailways>();
}
