//! Where a lesson stands, with its table and what the coach says there.

use std::sync::Arc;

use axum::http::StatusCode;
use games::{GameName, Hosted, with_game};
use lessons::{Bookmark, Lesson, Unplayable, Verdict};
use serde_json::{Map, Value};
use store::{GameId, KeyHash};

use crate::app::App;
use crate::error::Problem;
use crate::frame::Frame;
use crate::pages::coach::{CoachButton, Coaching, Does, Rank, Stops, Tone, title_and_paragraphs};
use crate::pages::learn::{course_of, lesson_title};
use crate::pages::update::Onlooker;
use crate::people::People;
use crate::refusal::RefusalMessage;
use crate::session::Session;
use crate::table::Table;
use crate::visitor::Visitor;

/// The learner's key at the table of a lesson: nobody else is there, and nothing is stored with it.
const LEARNER: KeyHash = KeyHash([0; 32]);

/// A lesson at one of its stops.
pub(super) struct Classroom {
    pub(super) game: GameName,
    pub(super) lesson: &'static Lesson,
    pub(super) bookmark: Bookmark,
    table: Box<dyn Table>,
    frame: Frame,
    /// The message about the plan that is looked at, if one is.
    missed: Option<String>,
}

/// What a plan has led to.
pub(super) enum Heard {
    /// To another stop, or to a look at what the plan would bring.
    Moved(Box<Classroom>),
    /// It breaks a rule.
    Refused(RefusalMessage),
    /// Nothing was to be done here; the message says what to do first.
    NotAsked(&'static str),
}

/// A lesson by its address.
pub(super) fn find(game: &str, lesson: &str) -> Result<(GameName, &'static Lesson), Problem> {
    let unknown = || Problem::told(StatusCode::NOT_FOUND, "learn-unknown", []);
    let name = GameName::named(game).ok_or_else(unknown)?;
    Ok((name, lessons::find(game, lesson).ok_or_else(unknown)?))
}

impl Classroom {
    /// Lays the table of a stop.
    pub(super) fn open(
        game: GameName,
        lesson: &'static Lesson,
        bookmark: Bookmark,
    ) -> Result<Classroom, Problem> {
        with_game!(game, G => Classroom::lay::<G>(game, lesson, bookmark))
    }

    fn lay<G: Hosted>(
        game: GameName,
        lesson: &'static Lesson,
        bookmark: Bookmark,
    ) -> Result<Classroom, Problem> {
        let laid = lesson.lay::<G>(&bookmark).map_err(problem)?;
        let missed = laid.verdict.map(|verdict| match verdict {
            Verdict::Missed { text: Some(text), .. } => lesson.message(text),
            Verdict::Missed { text: None, .. } | Verdict::Accepted => "learn-missed".to_owned(),
        });
        let frame = Frame::of::<G>(game, lesson.players(), laid.play.setup());
        Ok(Classroom { game, lesson, bookmark, table: Box::new(laid.play), frame, missed })
    }

    pub(super) fn version(&self) -> u32 {
        self.table.version()
    }

    /// Whether the table goes on from that of the stop before, or from the plan that is looked at.
    pub(super) fn goes_on_from_before(&self) -> bool {
        self.missed.is_some() || self.lesson.steps[self.bookmark.step].start.is_none()
    }

    /// Judges a plan of the learner's.
    pub(super) fn hear(&self, plan: &[Map<String, Value>]) -> Result<Heard, Problem> {
        if self.missed.is_some() {
            return Ok(Heard::NotAsked("learn-try-first"));
        }
        if !self.lesson.steps[self.bookmark.step].is_task() {
            return Ok(Heard::NotAsked("learn-read-first"));
        }
        with_game!(self.game, G => self.judge::<G>(plan))
    }

    fn judge<G: Hosted>(&self, plan: &[Map<String, Value>]) -> Result<Heard, Problem> {
        let mut laid = self.lesson.lay::<G>(&self.bookmark).map_err(problem)?;
        let next = match laid.judge(plan) {
            Err(refused) => {
                return Ok(Heard::Refused(RefusalMessage::of_action(
                    &refused.state,
                    refused.refused.clone(),
                )));
            }
            Ok(Verdict::Accepted) => self.lesson.after(&self.bookmark, Some(plan.to_vec())),
            Ok(Verdict::Missed { .. }) => Some(self.bookmark.missing(plan.to_vec())),
        };
        // A task is never the last step.
        Classroom::lay::<G>(self.game, self.lesson, next.unwrap_or_default())
            .map(|next| Heard::Moved(Box::new(next)))
    }

    /// Who sits there.
    pub(super) fn people(&self, learner: &str) -> People {
        People::in_lesson(&self.lesson.names(learner), self.lesson.learner(), LEARNER)
    }

    /// The learner at the table.
    pub(super) fn onlooker<'v>(&self, app: &App, visitor: &'v Visitor, learner: &str) -> Onlooker<'v> {
        let people = self.people(learner);
        let id = GameId(String::new());
        let session =
            Session::of(&app.store, id, self.frame.clone(), self.table.copy(), people.clone(), app.now());
        for person in people.seats.iter().filter_map(|seat| seat.person()) {
            session.attendance.arrive(person.key, true);
        }
        Onlooker::in_lesson(Arc::new(session), visitor, LEARNER)
    }

    /// What the coach says here, while the learner plans something.
    pub(super) fn coaching(&self, visitor: &Visitor, plan: &[Map<String, Value>]) -> Coaching {
        let Classroom { lesson, bookmark, .. } = self;
        let step = &lesson.steps[bookmark.step];
        let last = bookmark.step + 1 == lesson.steps.len();
        let number =
            course_of(self.game).iter().position(|other| other.name == lesson.name).unwrap_or_default() + 1;
        let stops = lesson.steps.len();
        let tone = match (self.missed.is_some(), step.is_task(), last) {
            (true, ..) => Tone::Missed,
            (_, true, _) => Tone::Asking,
            (.., true) => Tone::Done,
            _ => Tone::Telling,
        };
        let kicker = if tone == Tone::Missed {
            visitor.say("learn-kicker-missed", &[("lesson", number.into())])
        } else {
            let stop = ("stop", (bookmark.step + 1).into());
            visitor.say("learn-kicker", &[("lesson", number.into()), stop, ("stops", stops.into())])
        };
        let text = self.missed.clone().unwrap_or_else(|| lesson.message(&step.text));
        let (title, paragraphs) = title_and_paragraphs(&visitor.say(&text, &[]));
        let whole = step.solution.as_deref().is_some_and(|solution| solution == plan);
        if self.is_shown(plan) {
            return Coaching {
                kicker,
                title,
                // As long as steps are missing there is nothing to press: what could be confirmed is only a part.
                paragraphs: vec![visitor.say(if whole { "learn-shown" } else { "learn-showing" }, &[])],
                points: whole.then(|| "#confirm".to_owned()).into_iter().collect(),
                stops: Some(Stops { at: bookmark.step, of: stops }),
                tone,
                buttons: self.ways_from_what_is_shown(visitor),
                bookmark: Some(written(bookmark)),
            };
        }
        let solution = step.solution.as_deref();
        let points = if tone == Tone::Missed { Vec::new() } else { pointed_at(&step.points, plan, solution) };
        Coaching {
            kicker,
            title,
            paragraphs,
            points,
            stops: Some(Stops { at: bookmark.step, of: stops }),
            tone,
            buttons: if last { self.ways_from_the_end(visitor) } else { self.ways_on(visitor, tone) },
            bookmark: Some(written(&Bookmark { shown: false, ..bookmark.clone() })),
        }
    }

    /// Whether the learner has been shown the solution, and looks at it or at its beginning: whoever plans something
    /// else is on their own again.
    fn is_shown(&self, plan: &[Map<String, Value>]) -> bool {
        let solution = self.lesson.steps[self.bookmark.step].solution.as_deref();
        let begins = solution.is_some_and(|solution| solution.starts_with(plan));
        self.bookmark.shown && self.missed.is_none() && !plan.is_empty() && begins
    }

    fn ways_from_what_is_shown(&self, visitor: &Visitor) -> Vec<CoachButton> {
        let button =
            |id, label: &str, rank, does| CoachButton { id, label: visitor.say(label, &[]), rank, does };
        let again = Does::Turns { bookmark: written(&self.bookmark.again()), onward: false };
        vec![
            button("skip", "learn-skip", Rank::Quiet, Does::Opens("/learn".into())),
            button("alone", "learn-try-myself", Rank::Second, again),
        ]
    }

    fn ways_on(&self, visitor: &Visitor, tone: Tone) -> Vec<CoachButton> {
        let button =
            |id, label: &str, rank, does| CoachButton { id, label: visitor.say(label, &[]), rank, does };
        let turn = |bookmark: &Bookmark, onward| Does::Turns { bookmark: written(bookmark), onward };
        let mut buttons = vec![button("skip", "learn-skip", Rank::Quiet, Does::Opens("/learn".into()))];
        if let Some(before) = self.lesson.before(&self.bookmark).filter(|_| tone != Tone::Missed) {
            buttons.push(button("back", "learn-back", Rank::Second, turn(&before, false)));
        }
        let Some(next) = self.lesson.after(&self.bookmark, None) else { return buttons };
        if let Some(solution) = &self.lesson.steps[self.bookmark.step].solution {
            let does = Does::Shows { bookmark: written(&self.bookmark.showing()), plan: solution.clone() };
            buttons.push(button("show", "learn-show-me", Rank::Second, does));
        }
        match tone {
            Tone::Telling | Tone::Done => {
                buttons.push(button("on", "learn-go-on", Rank::First, turn(&next, true)));
            }
            Tone::Asking => {}
            Tone::Missed => {
                buttons.push(button(
                    "on",
                    "learn-try-again",
                    Rank::First,
                    turn(&self.bookmark.again(), false),
                ));
            }
        }
        buttons
    }

    /// After the last word: the next lesson, all of them, or a game.
    fn ways_from_the_end(&self, visitor: &Visitor) -> Vec<CoachButton> {
        let course = course_of(self.game);
        let own = course.iter().position(|other| other.name == self.lesson.name);
        let next = own.and_then(|own| course.get(own + 1));
        let fields = vec![("game", self.game.name().to_owned()), ("coach", "yes".to_owned())];
        let mut buttons = vec![
            CoachButton {
                id: "all",
                label: visitor.say("learn-all", &[]),
                rank: Rank::Quiet,
                does: Does::Opens("/learn".into()),
            },
            CoachButton {
                id: "play",
                label: visitor.say("learn-play-coached", &[]),
                rank: if next.is_some() { Rank::Second } else { Rank::First },
                does: Does::Posts { to: "/play".into(), fields },
            },
        ];
        if let Some(next) = next {
            buttons.push(CoachButton {
                id: "next",
                label: visitor.say("learn-next", &[("lesson", lesson_title(visitor, next).into())]),
                rank: Rank::First,
                does: Does::Opens(format!("/learn/{}/{}", next.game, next.name)),
            });
        }
        buttons
    }
}

/// What is pointed at while the learner plans: what is still to be pressed. A row that was chosen is behind them, and with
/// the whole solution only the confirmation is left.
fn pointed_at(
    points: &[String],
    plan: &[Map<String, Value>],
    solution: Option<&[Map<String, Value>]>,
) -> Vec<String> {
    if solution == Some(plan) {
        return vec!["#confirm".to_owned()];
    }
    let chosen = plan.iter().any(|action| action.contains_key("row"));
    let left: Vec<String> =
        points.iter().filter(|point| !(chosen && point.starts_with("row:"))).cloned().collect();
    if !left.is_empty() || !chosen {
        return left;
    }
    // What is asked after the row stands in the decision: its button, or all of it where the plan goes another way.
    let next = solution.and_then(|solution| solution.strip_prefix(plan)?.first());
    vec![next.map_or_else(|| "#decision".to_owned(), |action| Value::Object(action.clone()).to_string())]
}

fn written(bookmark: &Bookmark) -> String {
    serde_json::to_string(bookmark).unwrap_or_default()
}

fn problem(unplayable: Unplayable) -> Problem {
    match unplayable {
        Unplayable::NoSuchStep(_) | Unplayable::NotAccepted(_) => {
            Problem::told(StatusCode::UNPROCESSABLE_ENTITY, "learn-unplayable", []).under("G-5")
        }
        Unplayable::Broken(broken) => {
            tracing::error!(%broken, "a lesson does not hold");
            Problem::told(StatusCode::INTERNAL_SERVER_ERROR, "learn-unplayable", [])
        }
    }
}
