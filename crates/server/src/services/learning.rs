//! How far somebody has come in the lessons.

use axum::http::HeaderMap;
use games::GameName;
use lessons::Lesson;
use store::LessonProgress;

use crate::app::App;
use crate::error::Problem;
use crate::visitor::Visitor;

/// What somebody has done of the lessons.
pub(crate) struct Learned(Vec<LessonProgress>);

impl Learned {
    /// What a visitor has done: nothing if they have no key.
    pub(crate) async fn by(app: &App, visitor: &Visitor) -> Result<Learned, Problem> {
        match visitor.caller().key {
            Some(key) => Ok(Learned(app.store.lessons_of(key).await?)),
            None => Ok(Learned(Vec::new())),
        }
    }

    fn of(&self, lesson: &Lesson) -> Option<&LessonProgress> {
        self.0.iter().find(|progress| progress.game == lesson.game && progress.lesson == lesson.name)
    }

    /// Whether a lesson was played to its end.
    pub(crate) fn has_done(&self, lesson: &Lesson) -> bool {
        self.of(lesson).is_some_and(|progress| progress.done.is_some())
    }

    /// The step of a lesson that was left before its end. A lesson that is shorter now begins again.
    pub(crate) fn left_at(&self, lesson: &Lesson) -> Option<usize> {
        let progress = self.of(lesson).filter(|progress| progress.done.is_none())?;
        usize::try_from(progress.step).ok().filter(|&step| step > 0 && step < lesson.steps.len())
    }

    /// How many lessons of a game were played to their end.
    pub(crate) fn count(&self, game: GameName) -> usize {
        lessons::of_game(game.name()).iter().filter(|lesson| self.has_done(lesson)).count()
    }
}

/// Notes that a visitor has come to a step, if they had not come as far before. Whoever has no key is given one, with
/// the headers that hand it over.
pub(crate) async fn note(
    app: &App,
    visitor: &mut Visitor,
    lesson: &Lesson,
    step: usize,
) -> Result<HeaderMap, Problem> {
    // Whoever only looks at the first step has not begun.
    if step == 0 {
        return Ok(HeaderMap::new());
    }
    let learned = Learned::by(app, visitor).await?;
    let ends = step + 1 == lesson.steps.len();
    let known = learned.of(lesson).map(|progress| (progress.step as usize, progress.done.is_some()));
    if known.is_some_and(|(furthest, done)| furthest >= step && (done || !ends)) {
        return Ok(HeaderMap::new());
    }
    let (key, headers) = visitor.key();
    let at = app.now();
    let progress = LessonProgress {
        game: lesson.game.clone(),
        lesson: lesson.name.clone(),
        step: step as u32,
        done: ends.then_some(at),
        at,
    };
    app.store.note_lesson(key, &progress).await?;
    Ok(headers)
}
