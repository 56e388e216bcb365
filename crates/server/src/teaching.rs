//! The coach of a first game. What he says follows from what has happened, and is stored nowhere.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use game::Seat;
use games::Hosted;
use phrases::{Arg, rough_cash};
use play::{Move, Play};
use serde_json::{Map, Value};
use tables::{Happening, Occasion, Step, Topic};

use crate::app::App;
use crate::bot_turns::seed;
use crate::caller::Caller;
use crate::drawing::Look;
use crate::queue::Urgency;
use crate::recounting::{occasion, seen};
use crate::session::Session;
use crate::thinking::{QueueMember, ThinkJob};

/// What the coach says now.
#[derive(Default)]
pub(crate) struct Remark {
    /// What it is known by: what somebody has read stays away.
    pub(crate) name: String,
    /// What is explained: a title, and what is to be said on the lines after it.
    pub(crate) topic: Option<String>,
    /// What to look at.
    pub(crate) points: Vec<String>,
    /// What the learner's last turn has brought.
    pub(crate) brought: Option<String>,
    /// A word on a question that was explained before.
    pub(crate) reminder: Option<String>,
}

/// A plan that the coach holds against a better move.
pub(crate) struct Doubt {
    /// What the plan promises, in dollars at the end.
    pub(crate) plan: f32,
    /// What the better move does.
    pub(crate) best: f32,
    /// The better move.
    pub(crate) instead: Vec<Map<String, Value>>,
}

/// A game that a coach can explain, whichever game it is.
pub(crate) trait Teaching {
    /// What the coach says to whoever looks. Returns `None` if that is nothing.
    fn remark(&self, look: &Look) -> Option<Remark>;
    /// Holds the actor's plan against the best move of one look. Returns `None` if it is no clear mistake, where the game
    /// has no bots, and for a plan that does not hold.
    fn doubt(&self, plan: &[Map<String, Value>], seed: u64) -> Option<Doubt>;
}

/// How often a question is met with a word, the explanation included.
const REMINDED: u32 = 3;
/// After so many payments the learner sees by themselves what a move of theirs does: from then on only what others made
/// of it is told, as in an auction.
const BEGINNER: u32 = 2;
/// One look at every move takes a fraction of this.
const LONGEST_LOOK: Duration = Duration::from_millis(10);
/// Nobody waits longer for the coach to look at a plan.
const PATIENCE: Duration = Duration::from_millis(200);

impl App {
    /// Whether the caller's plan is a clear mistake, in a game with a coach: what it promises, and what the best move would.
    pub(crate) async fn doubt(
        &self,
        session: &Session,
        caller: Caller,
        version: u32,
        plan: &[Map<String, Value>],
    ) -> Option<Doubt> {
        let table = session.now();
        let actor = table.actor().filter(|_| session.frame.coach && table.version() == version)?;
        if !session.people().holds(actor.index(), caller.key) {
            return None;
        }
        let share = caller.key.map_or_else(|| QueueMember::Game(session.id.clone()), QueueMember::Key);
        let job = ThinkJob {
            urgency: Urgency::Watched,
            network: caller.source.network,
            share,
            quick: true,
            patience: Some(PATIENCE),
        };
        let (plan, seed) = (plan.to_vec(), seed(session, version));
        // Where nobody has the time to look, nothing is doubted.
        self.think(job, move || table.doubt(&plan, seed)).await.ok()?
    }
}

impl<G: Hosted> Teaching for Play<G> {
    fn remark(&self, look: &Look) -> Option<Remark> {
        let seat = look.eyes.seat().filter(|_| look.at.is_none())?;
        let moves = self.standing(self.version());
        let mut coach = Coach::of(G::topics());
        let mut course = self.at(0)?;
        let mut previous = None;
        for &(version, made) in &moves {
            if made.seat == seat {
                coach.face(course.state(), previous != Some(seat));
            }
            previous = Some(made.seat);
            let earlier = course.state().known_to(look.eyes).into_owned();
            course.apply(made.action, &mut |_| ());
            let happened = seen(course.state(), look, &made.events, |scene| {
                G::happened(&Occasion { scene, earlier: &earlier, by: made.seat, version })
            });
            for happening in happened {
                coach.hear(happening);
            }
        }
        let mut state = course.state().known_to(look.eyes).into_owned();
        let mut planned = false;
        let mut first = None;
        for written in look.plan {
            coach.face(&state, previous != Some(seat) && !planned);
            if !planned {
                first = coach.subject();
            }
            if Step::take(&mut state, seat, written).is_err() {
                break;
            }
            planned = true;
        }
        if state.actor().is_none() && !planned {
            coach.close();
        } else if state.actor() == Some(seat) && look.may_act && !(planned && state.begins_turn()) {
            coach.face(&state, previous != Some(seat) && !planned);
        } else if !planned {
            coach.now = None;
        }
        // What a plan leads to is more interesting than the last turn.
        let stale = state.actor().is_none() || (planned && coach.subject() != first);
        let brought =
            if stale { None } else { brought(self, &moves, seat, look, coach.payments >= BEGINNER) };
        coach.remark::<G>(brought, look)
    }

    fn doubt(&self, plan: &[Map<String, Value>], seed: u64) -> Option<Doubt> {
        let bots = G::BOTS?;
        let known = self.now().reckoned();
        let mut after = known.clone().into_owned();
        let mut actions = Vec::with_capacity(plan.len());
        for written in plan {
            let action = after.read_action(written).ok()?;
            after.check(action).ok()?;
            after.apply(action, &mut |_| ());
            actions.push(action);
        }
        let compared = (bots.compare)(&known, &actions, seed, LONGEST_LOOK)?;
        let (plan, best) = (compared.plan.cash, compared.best.cash);
        if !compared.is_mistake() || rough_cash(best) <= rough_cash(plan) {
            return None;
        }
        let mut after = known.into_owned();
        let mut instead = Vec::new();
        for &action in compared.line.iter() {
            instead.push(after.write_action(action));
            after.apply(action, &mut |_| ());
        }
        Some(Doubt { plan, best, instead })
    }
}

/// The coach on his way through a game: at each decision of the learner he explains one thing at most.
struct Coach {
    topics: &'static [Topic],
    /// How many turns of the learner have met a topic, or 1 once it was explained.
    met: HashMap<&'static str, u32>,
    /// What has happened and is still to be explained.
    waiting: VecDeque<(&'static Topic, Happening)>,
    /// What the learner's present turn has met.
    this_turn: Vec<&'static str>,
    /// How often the learner has been paid.
    payments: u32,
    now: Option<Saying>,
}

enum Saying {
    Topic(&'static Topic, Option<Happening>),
    Reminder(&'static Topic, Vec<(&'static str, Arg)>),
}

impl Coach {
    fn of(topics: &'static [Topic]) -> Coach {
        Coach {
            topics,
            met: HashMap::new(),
            waiting: VecDeque::new(),
            this_turn: Vec::new(),
            payments: 0,
            now: None,
        }
    }

    /// Something has happened.
    fn hear(&mut self, happening: Happening) {
        self.payments += u32::from(happening.is_payment());
        let topics = self.topics;
        let topic = topics.iter().find(|topic| topic.happened.as_deref() == Some(happening.kind));
        let Some(topic) = topic.filter(|topic| !self.met.contains_key(&*topic.name)) else { return };
        if !self.waiting.iter().any(|(other, _)| other.name == topic.name) {
            self.waiting.push_back((topic, happening));
        }
    }

    /// The learner is asked, as the first thing of a turn if it `begins`: the question is explained if it is new, else
    /// what has happened since.
    fn face<G: Hosted>(&mut self, state: &G, begins: bool) {
        let begins = begins || state.begins_turn();
        if begins {
            self.now = None;
            self.this_turn.clear();
        }
        let topics = self.topics;
        let of_kind = |kind| topics.iter().find(|topic| topic.asked.as_deref() == Some(kind));
        let asked: Vec<&'static Topic> = state.asked().into_iter().filter_map(of_kind).collect();
        if let Some(topic) = asked.iter().find(|topic| !self.met.contains_key(&*topic.name)) {
            self.meet(topic);
            self.now = Some(Saying::Topic(topic, None));
            return;
        }
        for topic in &asked {
            self.meet(topic);
        }
        if let Some((topic, happening)) = self.waiting.pop_front_if(|_| begins) {
            self.meet(topic);
            self.now = Some(Saying::Topic(topic, Some(happening)));
        } else if !matches!(self.now, Some(Saying::Topic(..))) {
            let reminds = |topic: &&&'static Topic| topic.again && self.met[&*topic.name] <= REMINDED;
            self.now = asked.iter().find(reminds).map(|topic| Saying::Reminder(topic, state.gaps()));
        }
    }

    /// What is explained now, by its name.
    fn subject(&self) -> Option<&'static str> {
        match self.now {
            Some(Saying::Topic(topic, _)) => Some(&topic.name),
            Some(Saying::Reminder(..)) | None => None,
        }
    }

    /// Counts a topic once in a turn.
    fn meet(&mut self, topic: &'static Topic) {
        if !self.this_turn.contains(&&*topic.name) {
            self.this_turn.push(&topic.name);
            *self.met.entry(&topic.name).or_default() += 1;
        }
    }

    /// The game is over: what happened last is what is left to say.
    fn close(&mut self) {
        self.now = self.waiting.pop_back().map(|(topic, happening)| Saying::Topic(topic, Some(happening)));
    }

    fn remark<G: Hosted>(self, brought: Option<(u32, String)>, look: &Look) -> Option<Remark> {
        let message = |topic: &Topic| format!("coach-{}-{}", G::NAME, topic.name);
        let (version, brought) = brought.map_or((0, None), |(version, told)| (version, Some(told)));
        match self.now {
            Some(Saying::Topic(topic, happening)) => {
                let args = happening.as_ref().map_or(&[][..], |happening| &happening.args);
                let it =
                    happening.as_ref().and_then(|happening| happening.about.as_deref()).unwrap_or_default();
                Some(Remark {
                    name: topic.name.clone(),
                    topic: Some(look.phrases.say(&message(topic), args)),
                    points: topic.points.iter().map(|point| point.replace("{it}", it)).collect(),
                    brought,
                    reminder: None,
                })
            }
            Some(Saying::Reminder(topic, gaps)) => Some(Remark {
                name: format!("{}-{version}", topic.name),
                reminder: Some(look.phrases.say(&format!("{}-again", message(topic)), &gaps)),
                brought,
                ..Remark::default()
            }),
            None => brought.map(|brought| Remark {
                name: format!("turn-{version}"),
                brought: Some(brought),
                ..Remark::default()
            }),
        }
    }
}

/// What the last turn of a seat has brought, with the version of its last move. A turn may be decided by what others do
/// then: they bid, or answer. Returns `None` if it was not, and only that is wanted.
fn brought<G: Hosted>(
    play: &Play<G>,
    moves: &[(u32, &Move<G>)],
    seat: Seat,
    look: &Look,
    only_by_others: bool,
) -> Option<(u32, String)> {
    let last = moves.iter().rposition(|(_, made)| made.seat == seat)?;
    let begins = |index: usize| {
        let before = play.at(moves[index].0 - 1);
        before.is_some_and(|course| course.state().begins_turn())
    };
    let mut first = last;
    while first > 0 && moves[first - 1].1.seat == seat && !begins(first) {
        first -= 1;
    }
    let now = play.state().known_to(look.eyes);
    let told = |end: usize| occasion(play, &moves[first..=end], look, |occasion| G::brought(occasion, &now))?;
    let (end, told) = (last..moves.len()).find_map(|end| Some((end, told(end)?)))?;
    (end > last || !only_by_others).then(|| (moves[last].0, told))
}

#[cfg(test)]
mod tests;
