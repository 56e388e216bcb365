use game::Seat;
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::{Bookmark, BrokenLesson, Condition, Pattern, Plan};

/// A lesson, as its file says it.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The game that it is of.
    pub game: String,
    /// Its name among the lessons of that game.
    pub name: String,
    /// How many minutes it takes.
    pub minutes: u32,
    /// The steps, from the first word to the last.
    pub steps: Vec<LessonStep>,
    /// The names, by seat; the learner's is [`YOU`].
    players: Vec<String>,
    pub(crate) start: Start,
}

/// The learner, among the names of a lesson.
const YOU: &str = "you";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    minutes: u32,
    players: Vec<String>,
    start: Start,
    steps: Vec<LessonStep>,
}

/// A table to begin with: a setup and what has happened since, or a moment of a record.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The options of the table, as a record has them.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The setup, as a record has it. What is left out is `null`, which a lesson cannot write.
    pub setup: Option<Map<String, Value>>,
    /// What has happened since.
    #[serde(default)]
    pub actions: Vec<ScriptedAction>,
    /// The name of a record.
    pub record: Option<String>,
    /// How many actions of it have been played.
    pub at: Option<usize>,
}

/// Something that somebody does by themselves.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ScriptedAction {
    /// Who.
    pub seat: usize,
    /// What, as a record has it.
    #[serde(flatten)]
    pub action: Map<String, Value>,
}

/// One step of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// What is said: the last part of the message's name.
    pub text: String,
    /// What is pointed at.
    #[serde(default)]
    pub points: Vec<String>,
    /// Another table, which lasts until the next step that has one.
    pub start: Option<Start>,
    /// What the learner is to do. A step without one is only read.
    pub solution: Option<Plan>,
    /// Other plans that will do.
    #[serde(default)]
    pub accept: Vec<Pattern>,
    /// Any plan will do after which all of this holds.
    #[serde(default)]
    pub goal: Vec<Condition>,
    /// What happens then, before the next step.
    #[serde(default)]
    pub answers: Vec<ScriptedAction>,
    /// What is said about any other plan. If it is left out, that is said in general.
    pub otherwise: Option<String>,
    /// Plans that miss the point in a known way; the first that fits counts.
    #[serde(default)]
    pub misses: Vec<Miss>,
}

/// A way to miss the point of a step.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Miss {
    /// What the plan is like; or
    pub plan: Option<Pattern>,
    /// what holds after it.
    #[serde(default)]
    pub when: Vec<Condition>,
    /// What is said about it.
    pub text: String,
    /// What would follow from it.
    #[serde(default)]
    pub then: Vec<ScriptedAction>,
}

impl Lesson {
    /// Reads a lesson, or says what is wrong with its file. Whether it can be played is not looked at.
    pub fn read(game: &str, name: &str, file: &str) -> Result<Lesson, BrokenLesson> {
        let at = format!("{game}/{name}");
        let File { minutes, players, start, steps } =
            game::read_toml(file).map_err(|fault| BrokenLesson::new(&at, fault))?;
        let lesson = Lesson { game: game.into(), name: name.into(), minutes, steps, players, start };
        lesson.check()?;
        Ok(lesson)
    }

    /// The name of a message of this lesson.
    pub fn message(&self, text: &str) -> String {
        format!("lesson-{}-{}-{text}", self.game, self.name)
    }

    /// Where the learner sits.
    pub fn learner(&self) -> Seat {
        Seat::new(self.players.iter().position(|name| name == YOU).unwrap_or_default())
    }

    /// The names at the table, by seat.
    pub fn names(&self, learner: &str) -> Vec<String> {
        let name = |name: &String| if name == YOU { learner.to_owned() } else { name.clone() };
        self.players.iter().map(name).collect()
    }

    /// Where one is after a step: `made` is what was made if it was a task, `None` for its solution. Returns `None`
    /// after the last step.
    pub fn after(&self, bookmark: &Bookmark, made: Option<Plan>) -> Option<Bookmark> {
        let step = bookmark.step;
        let next = step + 1;
        if next >= self.steps.len() {
            return None;
        }
        let mut all = bookmark.made.clone();
        all.resize(self.tasks_before(step), None);
        if self.steps[step].is_task() {
            all.push(made);
        }
        Some(Bookmark { step: next, made: all, ..Bookmark::default() })
    }

    /// Where one was before a step. Returns `None` at the first.
    pub fn before(&self, bookmark: &Bookmark) -> Option<Bookmark> {
        let step = bookmark.step.checked_sub(1)?;
        let mut made = bookmark.made.clone();
        made.truncate(self.tasks_before(step));
        Some(Bookmark { step, made, ..Bookmark::default() })
    }

    /// How many tasks come before a step.
    pub fn tasks_before(&self, step: usize) -> usize {
        self.steps.iter().take(step).filter(|step| step.is_task()).count()
    }

    /// The lesson and a step, for those who write lessons.
    pub(crate) fn place(&self, step: usize) -> String {
        let text = self.steps.get(step).map_or("", |step| &step.text);
        format!("{}/{}, step {} ({text})", self.game, self.name, step + 1)
    }

    fn check(&self) -> Result<(), BrokenLesson> {
        let whole = |fault: &str| Err(BrokenLesson::new(format!("{}/{}", self.game, self.name), fault));
        if self.players.iter().filter(|name| *name == YOU).count() != 1 {
            return whole("one of the players is \"you\"");
        }
        if self.players.len() > Seat::MOST {
            return whole("no table has that many seats");
        }
        if self.minutes == 0 {
            return whole("a lesson takes a minute at least");
        }
        if self.steps.last().is_none_or(LessonStep::is_task) {
            return whole("the last step is only read");
        }
        self.check_start(&self.start).or_else(|fault| whole(&fault))?;
        for (number, step) in self.steps.iter().enumerate() {
            self.check_step(step).map_err(|fault| BrokenLesson::new(self.place(number), fault))?;
        }
        Ok(())
    }

    fn check_start(&self, start: &Start) -> Result<(), String> {
        match (&start.setup, &start.record) {
            (Some(_), Some(_)) => Err("a start has a `setup` or a `record`, not both".into()),
            (None, None) => Err("a start has a `setup` or a `record`".into()),
            (Some(_), None) if start.at.is_some() => Err("`at` is a moment of a `record`".into()),
            (None, Some(_)) if !start.options.is_empty() => Err("a `record` has its own options".into()),
            _ => self.check_seats(&start.actions),
        }
    }

    fn check_step(&self, step: &LessonStep) -> Result<(), String> {
        if let Some(start) = &step.start {
            self.check_start(start)?;
        }
        self.check_seats(&step.answers)?;
        let asks = !step.accept.is_empty() || !step.goal.is_empty() || !step.misses.is_empty();
        if !step.is_task() && (asks || step.otherwise.is_some()) {
            return Err("a step without a `solution` is only read".into());
        }
        if step.solution.as_ref().is_some_and(Vec::is_empty) {
            return Err("a `solution` has an action at least".into());
        }
        if step.goal.iter().chain(step.misses.iter().flat_map(|miss| &miss.when)).any(|goal| !goal.asks()) {
            return Err("a condition says what `is`, `least`, `most` or `has`".into());
        }
        for miss in &step.misses {
            if miss.plan.is_some() != miss.when.is_empty() {
                return Err(format!("the miss \"{}\" has a `plan` or a `when`", miss.text));
            }
            self.check_seats(&miss.then)?;
        }
        Ok(())
    }

    fn check_seats(&self, answers: &[ScriptedAction]) -> Result<(), String> {
        match answers.iter().find(|answer| answer.seat >= self.players.len()) {
            Some(answer) => Err(format!("there is no seat {}", answer.seat)),
            None => Ok(()),
        }
    }
}

impl LessonStep {
    /// Whether the learner is to do something.
    pub fn is_task(&self) -> bool {
        self.solution.is_some()
    }
}

impl Lesson {
    /// How many play.
    pub fn players(&self) -> usize {
        self.players.len()
    }
}
