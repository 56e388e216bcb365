//! Walks through a lesson, for whoever writes it: what is said at each step, the table there, and what can be done.
//!
//! `cargo run -p lessons --example walk -- american-rails a-share` shows every step,
//! `… -- american-rails a-share 3` only the third with its whole state.

use game::Viewer;
use games::{GameName, Hosted, with_game};
use lessons::{Bookmark, Lesson, Verdict};
use phrases::{Language, Phrases};
use play::Door;
use serde_json::Value;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, name, rest @ ..] = args.as_slice() else {
        for game in GameName::ALL {
            for lesson in lessons::of_game(game.name()) {
                println!(
                    "{} {} ({} steps, {} minutes)",
                    game.name(),
                    lesson.name,
                    lesson.steps.len(),
                    lesson.minutes
                );
            }
        }
        return;
    };
    let only = rest.first().map(|step| step.parse::<usize>().expect("the number of a step"));
    let game = GameName::named(game).expect("a game of that name");
    let lesson = lessons::find(game.name(), name).expect("a lesson of that name");
    with_game!(game, G => walk::<G>(lesson, only));
}

fn walk<G: Hosted>(lesson: &Lesson, only: Option<usize>) {
    let phrases = Phrases::new(Language::English);
    let mut bookmark = Bookmark::default();
    loop {
        let number = bookmark.step + 1;
        let mut laid = match lesson.lay::<G>(&bookmark) {
            Ok(laid) => laid,
            Err(unplayable) => {
                println!("step {number}: {unplayable}");
                return;
            }
        };
        if only.is_none_or(|only| only == number) {
            println!("\n=== step {number} of {}: {}", lesson.steps.len(), laid.step.text);
            println!("{}", phrases.say(&lesson.message(&laid.step.text), &[]));
            println!("points: {:?}", laid.step.points);
            let actor = laid.play.state().actor().map(game::Seat::index);
            println!("seat {actor:?} decides; the learner is seat {}", lesson.learner().index());
            let state = Door::state(&laid.play, Viewer::Keeper);
            let short = |state: &Value| state.to_string();
            let long = |state: &Value| serde_json::to_string_pretty(state).unwrap_or_default();
            println!("state: {}", if only.is_some() { long(&state) } else { short(&state) });
            println!("legal:");
            for action in laid.play.legal() {
                println!("  {action}");
            }
            if let Some(solution) = laid.step.solution.clone() {
                println!("solution: {}", Value::Array(solution.iter().cloned().map(Value::Object).collect()));
                match laid.judge(&solution) {
                    Ok(Verdict::Accepted) => {
                        println!("after it: {}", short(&Door::state(&laid.play, Viewer::Keeper)));
                    }
                    Ok(verdict) => println!("it is {verdict:?}"),
                    Err(refused) => println!("it is refused: {:?}", refused.refused),
                }
            }
        }
        match lesson.after(&bookmark, None) {
            Some(next) => bookmark = next,
            None => return,
        }
    }
}
