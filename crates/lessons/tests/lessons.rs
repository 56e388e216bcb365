//! Every lesson of the program is played through the engine: its solutions, what else it accepts, its misses with what
//! follows from them, and its words in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use games::{GameName, Hosted, with_game};
use lessons::{Bookmark, Laid, Lesson, Pattern, Plan, Verdict};
use phrases::{Language, Phrases};
use play::Door;
use serde_json::Value;

/// The most plans that are tried for one pattern, and where any plan might do.
const MOST_OF_PATTERN: usize = 150;
const MOST_OF_ANY: usize = 1500;
/// The longest text, in words without its title, and the longest title, in letters.
const LONGEST_TEXT: usize = 60;
const LONGEST_TITLE: usize = 48;
const LONGEST_ABOUT: usize = 80;

fn all() -> impl Iterator<Item = (GameName, &'static Lesson)> {
    GameName::ALL
        .into_iter()
        .flat_map(|game| lessons::of_game(game.name()).iter().map(move |lesson| (game, lesson)))
}

#[test]
fn every_lesson_leads_from_its_first_word_to_its_last() {
    for (game, lesson) in all() {
        for bookmark in bookmarks(lesson) {
            with_game!(game, G => drop(lay::<G>(lesson, &bookmark)));
        }
    }
}

#[test]
fn what_a_task_asks_for_is_the_learners_to_do() {
    for (game, lesson) in all() {
        for bookmark in bookmarks(lesson) {
            if lesson.steps[bookmark.step].is_task() {
                let actor = with_game!(game, G => lay::<G>(lesson, &bookmark).play.actor());
                assert_eq!(actor, Some(lesson.learner()), "{}", place(lesson, &bookmark));
            }
        }
    }
}

#[test]
fn whatever_is_accepted_is_answered_and_the_lesson_goes_on() {
    for (game, lesson) in all() {
        with_game!(game, G => accepted_plans_go_on::<G>(lesson));
    }
}

fn accepted_plans_go_on<G: Hosted>(lesson: &Lesson) {
    for bookmark in bookmarks(lesson) {
        let step = &lesson.steps[bookmark.step];
        let Some(solution) = &step.solution else { continue };
        let laid = lay::<G>(lesson, &bookmark);
        let mut plans = vec![solution.clone()];
        for pattern in &step.accept {
            let fitting = fitting(&laid, pattern);
            assert!(!fitting.is_empty(), "{}: nothing fits {pattern:?}", place(lesson, &bookmark));
            plans.extend(fitting);
        }
        if !step.goal.is_empty() {
            plans.extend(any(&laid, solution.len() + 1));
        }
        for plan in plans {
            let mut tried = laid.clone();
            let Ok(Verdict::Accepted) = tried.judge(&plan) else { continue };
            let next = lesson.after(&bookmark, Some(plan.clone())).expect("a task is never the last step");
            if let Err(unplayable) = lesson.lay::<G>(&next) {
                panic!("{}: after {}: {unplayable}", place(lesson, &bookmark), told(&plan));
            }
        }
    }
}

#[test]
fn the_solution_and_all_that_fits_are_accepted() {
    for (game, lesson) in all() {
        with_game!(game, G => fitting_plans_are_accepted::<G>(lesson));
    }
}

fn fitting_plans_are_accepted<G: Hosted>(lesson: &Lesson) {
    for bookmark in bookmarks(lesson) {
        let step = &lesson.steps[bookmark.step];
        let Some(solution) = &step.solution else { continue };
        let laid = lay::<G>(lesson, &bookmark);
        let fitting = step.accept.iter().flat_map(|pattern| fitting(&laid, pattern));
        for plan in std::iter::once(solution.clone()).chain(fitting) {
            let verdict = laid.clone().judge(&plan).map_err(|refused| format!("{:?}", refused.refused));
            assert_eq!(verdict, Ok(Verdict::Accepted), "{}: {}", place(lesson, &bookmark), told(&plan));
        }
    }
}

#[test]
fn every_miss_can_be_made_and_shows_what_follows_from_it() {
    for (game, lesson) in all() {
        with_game!(game, G => misses_are_shown::<G>(lesson));
    }
}

fn misses_are_shown<G: Hosted>(lesson: &Lesson) {
    for bookmark in bookmarks(lesson) {
        let step = &lesson.steps[bookmark.step];
        let laid = lay::<G>(lesson, &bookmark);
        for miss in &step.misses {
            let at = format!("{}, miss {}", place(lesson, &bookmark), miss.text);
            let plans = match &miss.plan {
                Some(pattern) => fitting(&laid, pattern),
                None => any(&laid, step.solution.as_ref().map_or(1, Vec::len) + 1),
            };
            let is_this = |plan: &Plan| {
                let verdict = laid.clone().judge(plan);
                matches!(verdict, Ok(Verdict::Missed { text, then })
                    if text == Some(&miss.text) && std::ptr::eq(then, miss.then.as_slice()))
            };
            let missing: Vec<Plan> = plans.into_iter().filter(is_this).collect();
            assert!(!missing.is_empty(), "{at}: nobody can make it, or it is judged otherwise");
            for plan in missing {
                let looked_at = lesson.lay::<G>(&bookmark.missing(plan.clone()));
                let looked_at =
                    looked_at.unwrap_or_else(|unplayable| panic!("{at}: {}: {unplayable}", told(&plan)));
                assert!(looked_at.play.version() > looked_at.before, "{at}: nothing is to be seen");
            }
        }
    }
}

#[test]
fn conditions_speak_of_what_is_there() {
    for (game, lesson) in all() {
        for bookmark in bookmarks(lesson) {
            let step = &lesson.steps[bookmark.step];
            let state =
                with_game!(game, G => Door::state(&lay::<G>(lesson, &bookmark).play, game::Viewer::Keeper));
            for condition in step.goal.iter().chain(step.misses.iter().flat_map(|miss| &miss.when)) {
                let place = place(lesson, &bookmark);
                assert!(state.pointer(&condition.of).is_some(), "{place}: nothing is at {}", condition.of);
            }
        }
    }
}

#[test]
fn every_word_is_there_in_every_language_and_short_enough() {
    for language in Language::ALL {
        let phrases = Phrases::new(language);
        for (_, lesson) in all() {
            for (text, kind) in texts(lesson) {
                let id = lesson.message(text);
                let said =
                    phrases.say_if_known(&id).unwrap_or_else(|| panic!("{language:?}: there is no {id}"));
                assert!(!said.contains(['[', '{']), "{language:?} {id}: {said}");
                check_length(kind, &said).unwrap_or_else(|fault| panic!("{language:?} {id}: {fault}"));
            }
        }
    }
}

/// What a text of a lesson is for.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Title,
    About,
    Spoken,
}

fn texts(lesson: &Lesson) -> Vec<(&str, Kind)> {
    let mut texts = vec![("title", Kind::Title), ("about", Kind::About)];
    for step in &lesson.steps {
        let misses = step.misses.iter().map(|miss| &miss.text);
        let spoken = std::iter::once(&step.text).chain(&step.otherwise).chain(misses);
        texts.extend(spoken.map(|text| (text.as_str(), Kind::Spoken)));
    }
    texts
}

fn check_length(kind: Kind, said: &str) -> Result<(), String> {
    let (title, rest) = match kind {
        Kind::Title => (said, ""),
        Kind::About => {
            return if said.chars().count() <= LONGEST_ABOUT { Ok(()) } else { Err("too long".into()) };
        }
        Kind::Spoken => said.split_once('\n').ok_or("it has a title and a paragraph at least")?,
    };
    let (letters, words) = (title.chars().count(), rest.split_whitespace().count());
    if letters > LONGEST_TITLE {
        return Err(format!("the title has {letters} letters: {title}"));
    }
    if words > LONGEST_TEXT {
        return Err(format!("it has {words} words"));
    }
    Ok(())
}

#[test]
fn no_word_of_a_lesson_is_there_for_nothing() {
    for game in GameName::ALL {
        let said: BTreeSet<String> = lessons::of_game(game.name())
            .iter()
            .flat_map(|lesson| texts(lesson).into_iter().map(|(text, _)| lesson.message(text)))
            .collect();
        let file = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join(format!("../phrases/locales/en/lessons-{}.ftl", game.name()));
        let written = fs::read_to_string(file).unwrap_or_default();
        let ids = written.lines().filter_map(|line| Some(line.strip_prefix("lesson-")?.split_once(" =")?.0));
        let ids: BTreeSet<String> = ids.map(|id| format!("lesson-{id}")).collect();
        assert_eq!(ids.difference(&said).collect::<Vec<_>>(), Vec::<&String>::new(), "nobody says these");
    }
}

/// Where somebody is who takes every solution, at each step.
fn bookmarks(lesson: &Lesson) -> impl Iterator<Item = Bookmark> {
    std::iter::successors(Some(Bookmark::default()), |bookmark| lesson.after(bookmark, None))
}

fn lay<'l, G: Hosted>(lesson: &'l Lesson, bookmark: &Bookmark) -> Laid<'l, G> {
    lesson.lay::<G>(bookmark).unwrap_or_else(|unplayable| panic!("{}: {unplayable}", place(lesson, bookmark)))
}

fn place(lesson: &Lesson, bookmark: &Bookmark) -> String {
    let text = &lesson.steps[bookmark.step].text;
    format!("{}/{} step {} ({text})", lesson.game, lesson.name, bookmark.step + 1)
}

fn told(plan: &Plan) -> String {
    Value::Array(plan.iter().cloned().map(Value::Object).collect()).to_string()
}

/// Plans of the learner's that fit a pattern.
fn fitting<G: Hosted>(laid: &Laid<G>, pattern: &Pattern) -> Vec<Plan> {
    let mut found = Vec::new();
    search(laid, &Plan::new(), &mut |plan| match pattern.0.get(plan.len()) {
        _ if found.len() >= MOST_OF_PATTERN => Onward::Stop,
        Some(next) => Onward::With(next.clone()),
        None => {
            found.push(plan.clone());
            Onward::Stop
        }
    });
    found
}

/// Plans of the learner's of any kind, up to a length.
fn any<G: Hosted>(laid: &Laid<G>, longest: usize) -> Vec<Plan> {
    let mut found = Vec::new();
    search(laid, &Plan::new(), &mut |plan| {
        if found.len() >= MOST_OF_ANY {
            return Onward::Stop;
        }
        if !plan.is_empty() {
            found.push(plan.clone());
        }
        if plan.len() < longest { Onward::WithAny } else { Onward::Stop }
    });
    found
}

/// How a search goes on behind a plan.
enum Onward {
    Stop,
    WithAny,
    With(lessons::ActionPattern),
}

fn search<G: Hosted>(laid: &Laid<G>, plan: &Plan, onward: &mut impl FnMut(&Plan) -> Onward) {
    let pattern = match onward(plan) {
        Onward::Stop => return,
        Onward::WithAny => None,
        Onward::With(pattern) => Some(pattern),
    };
    for action in laid.play.legal() {
        let Value::Object(action) = action else { continue };
        if pattern.as_ref().is_some_and(|pattern| !pattern.fits(&action)) {
            continue;
        }
        let mut next = laid.clone();
        if next.judge(std::slice::from_ref(&action)).is_ok() {
            let mut longer = plan.clone();
            longer.push(action);
            search(&next, &longer, onward);
        }
    }
}
