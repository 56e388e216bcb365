//! What a coach says follows from what his learner may know, and every topic has its words.

mod common;

use common::play;
use game::contract::Contract;
use game::{Game, Seat, Viewer};
use north_american_railways::Position;
use phrases::{Language, Phrases};
use tables::{Occasion, Scene, Taught, Topic};

/// Everything that a coach would say of some moves.
fn said(scene: &Scene<Position>, earlier: &Position, by: Seat) -> String {
    let occasion = Occasion { scene, earlier, by, version: 1 };
    format!("{:?} {:?}", Position::happened(&occasion), Position::brought(&occasion, scene.state))
}

#[test]
fn nothing_that_a_coach_says_depends_on_what_others_have() {
    for seed in 0..6 {
        let mut earlier: Option<Position> = None;
        play::<Position>(seed, |table| {
            if let Some((earlier, by)) = earlier.as_ref().and_then(|state| Some((state, state.actor()?))) {
                for viewer in table.viewers().filter(|_| table.plan.is_empty()) {
                    let truth = table.known(viewer, None, |scene| said(scene, earlier, by));
                    let supposed = earlier.known_to(viewer);
                    let supposed = table.seen(viewer, None, |scene| said(scene, &supposed, by));
                    assert_eq!(truth, supposed, "{viewer:?}");
                }
            }
            if table.plan.is_empty() {
                earlier = Some(table.before.clone());
            }
        });
    }
}

#[test]
fn every_question_has_a_topic() {
    every_question_of_a_game_has_a_topic::<american_rails::Position>();
    every_question_of_a_game_has_a_topic::<Position>();
}

fn every_question_of_a_game_has_a_topic<G: Taught + Contract>() {
    let is_asked = |topic: &Topic, kind| topic.asked.as_deref() == Some(kind);
    for seed in 0..6 {
        play::<G>(seed, |table| {
            for kind in table.state.asked() {
                assert!(G::topics().iter().any(|topic| is_asked(topic, kind)), "nobody explains {kind}");
            }
        });
    }
}

#[test]
fn every_topic_has_a_title_and_few_words_in_every_language() {
    few_words::<american_rails::Position>();
    few_words::<Position>();
}

fn few_words<G: Taught>() {
    for phrases in Language::ALL.map(Phrases::new) {
        for topic in G::topics() {
            assert_ne!(
                topic.asked.is_some(),
                topic.happened.is_some(),
                "{topic:?} is explained at some time"
            );
            let id = format!("coach-{}-{}", G::NAME, topic.name);
            let text = phrases.say(&id, &[]);
            let (title, rest) = text.split_once('\n').unwrap_or_else(|| panic!("{id} has no title: {text}"));
            assert!(title.len() < 80 && title.matches('*').count() == 0, "{id}: {title}");
            let words = rest.split_whitespace().count();
            let most = if phrases.language() == Language::English { 45 } else { 56 };
            assert!(words <= most, "{id} has {words} words: {rest}");
            assert_eq!(rest.matches('*').count(), 2, "{id} says one thing that matters: {rest}");
            let again = phrases.say_if_known(&format!("{id}-again"));
            assert_eq!(again.is_some(), topic.again, "{id}-again");
        }
    }
}

#[test]
fn spectators_are_told_nothing() {
    play::<Position>(1, |table| {
        let none = table.seen(Viewer::Spectator, None, |scene| said(scene, &table.before, Seat::new(0)));
        assert_eq!(none, "[] None");
    });
}
