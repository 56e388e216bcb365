//! Laying the table of a step.

use game::{Draft, Recorded, Refused, Seat, Seeded};
use play::Play;
use serde_json::{Map, Value};

use crate::files;
use crate::lesson::{LessonStep, ScriptedAction, Start};
use crate::{Bookmark, BrokenLesson, Lesson, Plan, RefusedPlan, Unplayable, Verdict};

/// The table of a step, as it stands for the learner.
#[derive(Clone, Debug)]
pub struct Laid<'l, G: Recorded> {
    /// The game so far.
    pub play: Play<G>,
    /// The step.
    pub step: &'l LessonStep,
    /// What the plan was worth that is looked at, if one is: it has been played, and what would follow from it.
    pub verdict: Option<Verdict<'l>>,
    /// How many entries the table had before that plan.
    pub before: u32,
    learner: Seat,
}

impl Lesson {
    /// Lays the table of a step. All is played that was done before it: what the learner has made, what others have
    /// answered, and the plan that has missed the point.
    pub fn lay<G: Recorded>(&self, bookmark: &Bookmark) -> Result<Laid<'_, G>, Unplayable> {
        let step = self.steps.get(bookmark.step).ok_or(Unplayable::NoSuchStep(bookmark.step))?;
        let (first, start) = self.start_of(bookmark.step);
        let mut play = self.begin::<G>(start).map_err(|fault| BrokenLesson::new(self.place(first), fault))?;
        for number in first..bookmark.step {
            self.pass(number, bookmark, &mut play)?;
        }
        let before = play.version();
        let mut laid = Laid { play, step, verdict: None, before, learner: self.learner() };
        if let Some(missed) = &bookmark.missed {
            let judged = laid.judge(missed);
            let verdict = judged.map_err(|_| Unplayable::NotAccepted(bookmark.step))?;
            if let Verdict::Missed { then, .. } = verdict {
                answer(&mut laid.play, then).map_err(|fault| {
                    BrokenLesson::new(self.place(bookmark.step), format!("then: {fault}"))
                })?;
            }
            laid.verdict = Some(verdict);
        }
        Ok(laid)
    }

    /// The table that a step is played at: the last one laid before it, and by which step.
    fn start_of(&self, step: usize) -> (usize, &Start) {
        let steps = self.steps[..=step].iter().enumerate().rev();
        let own = steps.into_iter().find_map(|(number, step)| Some((number, step.start.as_ref()?)));
        own.unwrap_or((0, &self.start))
    }

    fn begin<G: Recorded>(&self, start: &Start) -> Result<Play<G>, String> {
        let mut play = match (&start.record, &start.setup) {
            (Some(name), _) => self.open_record(name, start.at)?,
            (None, setup) => self.set_up(start, setup.clone().unwrap_or_default())?,
        };
        answer(&mut play, &start.actions)?;
        Ok(play)
    }

    fn open_record<G: Recorded>(&self, name: &str, at: Option<usize>) -> Result<Play<G>, String> {
        let broken = |broken: game::Broken<G>| format!("the record {name}: {broken:?}");
        let draft = Draft::<G>::read(files::record(name)?).map_err(broken)?;
        if draft.names.len() != self.players() {
            return Err(format!("the record {name} has {} players", draft.names.len()));
        }
        let most = at.unwrap_or(usize::MAX);
        if at.is_some_and(|at| at > draft.action_count()) {
            return Err(format!("the record {name} has only {} actions", draft.action_count()));
        }
        let (record, _) = draft.play(most, &mut |_| ()).map_err(broken)?;
        Play::of_record(&record).map_err(|flaw| format!("the record {name}: {flaw:?}"))
    }

    fn set_up<G: Recorded>(&self, start: &Start, mut setup: Map<String, Value>) -> Result<Play<G>, String> {
        let flawed = |flaw: G::Flaw| format!("the setup: {flaw:?}");
        let options = Value::Object(start.options.clone());
        // TOML has no null: what a setup of this game has besides is null here.
        let any = G::draw(self.players(), &options, &G::own_material(), &mut Seeded::new(0, 0));
        if let Value::Object(fields) = G::write_setup(&any.map_err(flawed)?) {
            for (name, _) in fields {
                setup.entry(name).or_insert(Value::Null);
            }
        }
        let setup = G::read_setup(G::RULES, self.players(), &options, &Value::Object(setup));
        setup.and_then(Play::start).map_err(flawed)
    }

    /// Plays what happens at a step that lies behind the learner.
    fn pass<G: Recorded>(
        &self,
        number: usize,
        bookmark: &Bookmark,
        play: &mut Play<G>,
    ) -> Result<(), Unplayable> {
        let step = &self.steps[number];
        let broken = |fault: String| BrokenLesson::new(self.place(number), fault);
        if let Some(solution) = &step.solution {
            let own = bookmark.made.get(self.tasks_before(number)).and_then(Option::as_ref);
            let plan = own.unwrap_or(solution);
            let made = make(self.learner(), play, plan);
            let verdict = made.as_ref().map(|made| step.weigh(made, play));
            match (verdict, own) {
                (Ok(Verdict::Accepted), _) => {}
                (_, Some(_)) => return Err(Unplayable::NotAccepted(number)),
                (Err(refused), None) => {
                    return Err(broken(format!("the solution is refused: {:?}", refused.refused)).into());
                }
                (Ok(verdict), None) => return Err(broken(format!("the solution is {verdict:?}")).into()),
            }
        }
        answer(play, &step.answers).map_err(|fault| broken(format!("answers: {fault}")).into())
    }
}

impl<'l, G: Recorded> Laid<'l, G> {
    /// Plays a plan of the learner's, and says what it is worth. A plan that breaks a rule leaves the table as it was.
    pub fn judge(&mut self, plan: &[Map<String, Value>]) -> Result<Verdict<'l>, Box<RefusedPlan<G>>> {
        let mut next = self.play.clone();
        let made = make(self.learner, &mut next, plan)?;
        self.play = next;
        Ok(self.step.weigh(&made, &self.play))
    }
}

/// Lets the learner carry a plan out. Returns it as a record writes it.
fn make<G: Recorded>(
    learner: Seat,
    play: &mut Play<G>,
    plan: &[Map<String, Value>],
) -> Result<Plan, Box<RefusedPlan<G>>> {
    let mut made = Plan::new();
    for written in plan {
        made.push(
            act(play, learner, written)
                .map_err(|refused| Box::new(RefusedPlan { state: play.state().clone(), refused }))?,
        );
    }
    Ok(made)
}

/// Lets somebody do what is written. Returns it as a record writes it.
fn act<G: Recorded>(
    play: &mut Play<G>,
    seat: Seat,
    written: &Map<String, Value>,
) -> Result<Map<String, Value>, Refused<G::Illegal>> {
    if play.state().actor().is_none() {
        return Err(Refused::GameOver);
    }
    let action = play.state().read_action(written)?;
    let made = play.state().write_action(action);
    play.play(seat, action)?;
    Ok(made)
}

/// Lets everybody do what they answer.
fn answer<G: Recorded>(play: &mut Play<G>, answers: &[ScriptedAction]) -> Result<(), String> {
    for (number, ScriptedAction { seat, action }) in answers.iter().enumerate() {
        act(play, Seat::new(*seat), action).map_err(|refused| {
            let written = Value::Object(action.clone());
            let actor = play.state().actor().map(Seat::index);
            format!(
                "action {} of seat {seat}, {written}, is refused: {refused:?} (seat {actor:?} is to decide)",
                number + 1
            )
        })?;
    }
    Ok(())
}
