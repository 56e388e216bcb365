use game::{BySeat, Game, Recorded, Seat, Seeded, Viewer};
use north_american_railways::{Action, Position};
use play::Course;
use serde_json::{Value, json};

use crate::weights::Weighed;
use crate::{Character, Effort, Kind, Knowledge, Level, Outlook, Played, sit_down};

fn start(players: usize, options: &Value, seed: u64) -> Position {
    let setup = Position::draw(players, options, &Position::own_material(), &mut Seeded::new(seed, 0));
    Position::start(&setup.expect("a setup")).expect("a start")
}

/// Shows every moment of some games that are played without a thought.
fn in_random_play(options: &Value, mut look: impl FnMut(&Course<Position>, &mut Seeded)) {
    let sizes: Vec<usize> = Position::DESCRIPTION.players.collect();
    for seed in 0..24 {
        let mut dice = Seeded::new(seed, 1);
        let mut course = Course::open(start(sizes[seed as usize % sizes.len()], options, seed));
        let mut legal = Vec::new();
        while course.state().actor().is_some() {
            look(&course, &mut dice);
            course.state().actions(&mut legal);
            let action = course.state().thoughtless(&legal, &mut dice);
            course.apply(action, &mut |_| ());
        }
    }
}

#[test]
fn every_move_worth_a_thought_is_legal_and_promises_something() {
    let knowledge = Position::knowledge(Kind::from(Level::Expert));
    for options in [json!({}), json!({ "start_city": "choose" })] {
        let mut moves = Vec::new();
        in_random_play(&options, |course, _| {
            let state = course.state();
            knowledge.moves(state, &mut moves);
            assert!(!moves.is_empty(), "something can always be done");
            for (line, look) in &moves {
                let [action] = line[..] else { panic!("{line:?} is one action") };
                assert_eq!(state.check(action), Ok(()));
                assert!(*look > 0.0 && look.is_finite(), "{action:?} looks {look}");
            }
        });
    }
}

#[test]
fn a_quick_answer_is_legal() {
    let knowledge = Position::knowledge(Kind::from(Level::Expert));
    for options in [json!({}), json!({ "start_city": "choose" })] {
        in_random_play(&options, |course, dice| {
            let line = knowledge.quick(course.state(), dice);
            assert_eq!(course.state().check(line[0]), Ok(()));
        });
    }
}

#[test]
fn what_is_pending_comes_to_an_end() {
    let knowledge = Position::knowledge(Kind::from(Level::Medium));
    in_random_play(&json!({}), |course, dice| {
        let mut state = course.state().clone();
        let mut steps = 0;
        while knowledge.is_pending(&state) {
            let answer = knowledge.quick(&state, dice);
            knowledge.play(&mut state, answer);
            steps += 1;
            assert!(steps < 100);
        }
    });
}

#[test]
fn shares_of_the_victory_are_one_together() {
    let knowledge = Position::knowledge(Kind::from(Level::Expert));
    in_random_play(&json!({}), |course, _| {
        let state = course.state();
        let sum: f32 = knowledge.prospects(state).of(Seat::MOST).iter().sum();
        assert!((sum - 1.0).abs() < 1e-4);
        assert!(state.stage() < Position::STAGES);
    });
}

/// N-39
#[test]
fn hidden_cash_changes_no_decision() {
    let effort = Effort { iterations: Some(20), ..Effort::default() };
    for level in Level::ALL {
        let mut legal = Vec::new();
        let mut seen = 0;
        in_random_play(&json!({}), |course, _| {
            let Some(actor) = course.state().actor() else { return };
            seen += 1;
            if seen % 8 > 0 {
                return;
            }
            // The same table, but everybody else has something else in their purse.
            let other = course.known_to(Viewer::Seat(actor));
            let mut decide = |course: &Course<Position>| {
                course.state().actions(&mut legal);
                sit_down::<Position>(Kind::from(level), 3, effort).decide(&course.reckoned(), &legal)
            };
            assert_eq!(decide(course), decide(&other), "{level:?}");
        });
    }
}

/// N-6, N-39
#[test]
fn a_director_who_cannot_pay_is_asked_and_lets_it_go() {
    let knowledge = Position::knowledge(Kind::from(Level::Hard));
    let (mut moves, mut seen) = (Vec::new(), 0);
    in_random_play(&json!({}), |course, _| {
        let state = course.state();
        let (Some(proposal), Some(director)) = (state.proposal(), state.actor()) else { return };
        if state.cash(director) < proposal.price {
            knowledge.moves(state, &mut moves);
            assert_eq!(moves.len(), 1);
            assert_eq!(moves[0].0[..], [Action::Allow]);
            seen += 1;
        }
    });
    assert!(seen > 0, "it happens");
}

#[test]
fn a_spoiler_minds_a_rival_and_others_do_not() {
    let mut prospects = BySeat::default();
    prospects.of_mut(3).copy_from_slice(&[0.4, 0.5, 0.1]);
    let outlook = Outlook { prospects, aims: prospects };
    let content = |character| {
        let kind = Kind { level: Level::Hard, character };
        Position::knowledge(kind).utility(&outlook, Seat::new(0))
    };
    assert!(content(Character::Spoiler) < content(Character::Even));
    assert!((content(Character::Even) - 0.4).abs() < 1e-6);
}

#[test]
fn characters_see_the_same_table_with_other_eyes() {
    let mut state = start(4, &json!({}), 1);
    let mut legal = Vec::new();
    let mut dice = Seeded::new(1, 1);
    while state.turn() < 3 {
        state.actions(&mut legal);
        state.apply(state.sensible(&legal, &mut dice), &mut |_| ());
    }
    let worth = |character| {
        let kind = Kind { level: Level::Hard, character };
        Position::knowledge(kind).worths(&state)[Seat::new(0)]
    };
    assert!(worth(Character::Builder) > worth(Character::Even));
    assert!(worth(Character::Miser) > worth(Character::Even), "for what it has in its purse");
    assert!((worth(Character::Spoiler) - worth(Character::Even)).abs() < 0.01);
}
