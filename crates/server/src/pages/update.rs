//! What changes at a table, for a page that is already there.

pub(super) mod parts;

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use game::{Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value};
use store::Occupant;
use tables::{Guest, Sitting};

use super::forms::read_json;
use crate::answer::Problem;
use crate::api::view::{Invitation, open, viewer};
use crate::app::App;
use crate::people::People;
use crate::session::{Plan, Session, Who};
use crate::story::{Drawn, Look};
use crate::visitor::Visitor;

/// What a page wants to see.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// The version that the page shows.
    version: u32,
    /// The steps of the plan.
    #[serde(default)]
    plan: Vec<Map<String, Value>>,
    /// Whether the plan is to be carried out.
    #[serde(default)]
    confirm: bool,
    /// What the player has turned to.
    focus: Option<String>,
    /// The moment to look back at.
    at: Option<u32>,
    /// The last version whose lines the page's log has.
    lines: Option<u32>,
    /// The last word of the talk that the page has.
    talk: Option<i64>,
    /// Whether what has happened since the player's last move is to be marked.
    #[serde(default)]
    since: bool,
    /// What is to be explained.
    #[serde(default)]
    pub(super) about: String,
    invite: Option<String>,
}

/// So much of what was said comes with one update.
const NEW_TALK: u32 = 200;
/// Nobody's turn has more steps.
const MOST_STEPS: usize = 64;

impl Wanted {
    pub(super) fn read(bytes: &Bytes) -> Result<Wanted, Problem> {
        let wanted: Wanted = read_json(bytes)?;
        if wanted.plan.len() > MOST_STEPS {
            return Err(Problem::malformed(format!("A plan has at most {MOST_STEPS} steps.")));
        }
        Ok(wanted)
    }

    pub(super) async fn onlooker<'v>(
        &self,
        app: &App,
        id: &str,
        visitor: &'v Visitor,
    ) -> Result<Onlooker<'v>, Problem> {
        let invitation = Invitation { invite: self.invite.clone() };
        let session = open(app, id, visitor.caller(), &invitation).await?;
        Ok(Onlooker::of(session, visitor))
    }

    /// The plan, if it was made for the table as it stands.
    pub(super) fn current_plan(&self, onlooker: &Onlooker) -> &[Map<String, Value>] {
        let version = onlooker.session.now().table.version();
        if self.at.is_none() && self.version == version { &self.plan } else { &[] }
    }

    pub(super) fn look<T>(&self, onlooker: &Onlooker, see: impl FnOnce(&Look) -> T) -> T {
        onlooker.look(self.at, self.current_plan(onlooker), self.focus.as_deref(), self.since, see)
    }
}

/// Carries a plan out if that is wanted, and shows the table as it stands then, with what is left of
/// the plan.
pub(super) async fn update(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    bytes: Bytes,
) -> Result<Markup, Problem> {
    let wanted = Wanted::read(&bytes)?;
    let onlooker = wanted.onlooker(&app, &id, &visitor).await?;
    let mut problem = None;
    if wanted.confirm {
        let plan = Plan {
            version: wanted.version,
            actions: wanted.plan.clone(),
            caller: Who::Key(visitor.caller().key),
        };
        problem = app.make(&onlooker.session, plan).await.err();
    }
    // Who plays several seats sees with the eyes of the one to decide now.
    let onlooker = Onlooker::of(onlooker.session, &visitor);
    let talk = match wanted.talk {
        Some(after) => app.store.talk(&onlooker.session.id, after, NEW_TALK).await.map_err(Problem::from)?,
        None => Vec::new(),
    };
    let plan = wanted.current_plan(&onlooker);
    let drawn = onlooker.draw(wanted.at, plan, wanted.focus.as_deref(), wanted.since)?;
    let at = wanted.at.filter(|&at| at < drawn.version);
    let lines = wanted.lines.map(|lines| onlooker.lines(Some(lines), drawn.version));
    Ok(html! {
        div id="update" data-version=(drawn.version) data-turn=(onlooker.turn(&drawn)) data-at=[at]
            data-plan=(drawn.steps.len()) data-chapter=(drawn.chapter)
            data-talk=[talk.last().map(|talk| talk.id)] data-problem=[problem.as_ref().map(|problem| problem.sentence(visitor.phrases))] {
            span id="heading" data-part { (drawn.heading) }
            (parts::turn(&onlooker, &drawn))
            (parts::decision_with(&onlooker, &drawn, at, problem.as_ref()))
            (parts::waiting(&onlooker))
            (parts::absent(&onlooker))
            (parts::since(&onlooker, at, false))
            @for panel in &drawn.panels { (parts::panel(panel)) }
            (drawn.stage_parts)
            (parts::speak(&onlooker))
            @if let Some(lines) = lines { ol id="more-log" { (lines) } }
            @if !talk.is_empty() { ol id="more-talk" { (parts::talk(&talk)) } }
        }
    })
}

/// Somebody who looks at a table.
pub(super) struct Onlooker<'v> {
    pub(super) session: Arc<Session>,
    pub(super) visitor: &'v Visitor,
    pub(super) people: Arc<People>,
    pub(super) names: Vec<String>,
    sittings: Vec<Sitting>,
    pub(super) eyes: Viewer,
    /// Whether one person has several seats.
    pub(super) shared: bool,
}

impl<'v> Onlooker<'v> {
    pub(super) fn of(session: Arc<Session>, visitor: &'v Visitor) -> Onlooker<'v> {
        let people = session.people();
        let key = visitor.caller().key;
        let actor = session.now().table.actor().map(Seat::index);
        let sitting = |(seat, occupant): (usize, &Occupant)| Sitting {
            guest: match occupant {
                Occupant::Open | Occupant::Kept(_) => Guest::Open,
                Occupant::Person(_) => Guest::Person,
                Occupant::Bot { .. } => Guest::Bot,
            },
            present: matches!(occupant, Occupant::Person(person) if session.is_present(person.key)),
            yours: people.holds(seat, key),
        };
        let sittings: Vec<Sitting> = people.seats.iter().enumerate().map(sitting).collect();
        Onlooker {
            eyes: viewer(&people, actor, key),
            names: people.names_in(visitor.phrases),
            shared: sittings.iter().filter(|sitting| sitting.yours).count() > 1,
            sittings,
            people,
            visitor,
            session,
        }
    }

    pub(super) fn seat(&self) -> Option<Seat> {
        match self.eyes {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Keeper | Viewer::Spectator => None,
        }
    }

    /// The seat that is the visitor's although they do not sit there.
    pub(super) fn kept_seat(&self) -> Option<usize> {
        let key = self.visitor.caller().key;
        (0..self.people.seats.len()).find(|&seat| self.people.owns(seat, key))
    }

    pub(super) fn is_host(&self) -> bool {
        let key = self.visitor.caller().key;
        key.is_some() && self.people.host == key
    }

    fn look<T>(
        &self,
        at: Option<u32>,
        plan: &[Map<String, Value>],
        focus: Option<&str>,
        mark_since: bool,
        see: impl FnOnce(&Look) -> T,
    ) -> T {
        let now = at.is_none_or(|at| at >= self.session.now().table.version());
        let look = Look {
            at: at.filter(|_| !now),
            eyes: self.eyes,
            may_act: now && self.people.all_here(),
            plan: if now { plan } else { &[] },
            focus,
            mark_since: mark_since && now && !self.shared,
            names: &self.names,
            seats: &self.sittings,
            phrases: self.visitor.phrases,
        };
        see(&look)
    }

    pub(super) fn draw(
        &self,
        at: Option<u32>,
        plan: &[Map<String, Value>],
        focus: Option<&str>,
        mark_since: bool,
    ) -> Result<Drawn, Problem> {
        let drawn =
            self.look(at, plan, focus, mark_since, |look| self.session.tell(|story| story.draw(look)));
        drawn.ok_or_else(Problem::no_such_game)
    }

    pub(super) fn lines(&self, after: Option<u32>, until: u32) -> Markup {
        let told = self.session.tell(|story| story.lines(after, until, &self.names, self.visitor.phrases));
        told.unwrap_or_default()
    }

    /// Whether the present decision is the visitor's.
    pub(super) fn is_asked(&self) -> bool {
        let actor = self.session.now().table.actor();
        self.people.all_here() && actor.is_some() && actor == self.seat()
    }

    /// Whose turn it is, for the page's script: `yours`, `theirs`, `waiting` or `over`.
    pub(super) fn turn(&self, drawn: &Drawn) -> &'static str {
        match drawn.actor {
            _ if !self.people.all_here() => "waiting",
            None => "over",
            Some(actor) if Some(actor) == self.seat() => "yours",
            Some(_) => "theirs",
        }
    }

    pub(super) fn say(&self, id: &str, args: &[(&str, phrases::Arg)]) -> String {
        self.visitor.say(id, args)
    }
}
