//! What changes at a table, for a page that is already there.

pub(super) mod parts;
pub(super) mod seats;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use axum::extract::{Path, State};
use game::{Seat, Viewer};
use lessons::Bookmark;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value};
use store::{Closed, KeyHash, Occupant};
use tables::{SeatKind, SeatStatus, badge};

use super::assets::build;
use super::clock;
use super::first_game;
use super::moments;
use super::money;
use super::orders;
use super::proposals;
use super::rules;
use super::share;
use crate::app::App;
use crate::at_table::open;
use crate::drawing::{Drawn, Look};
use crate::error::Problem;
use crate::json_body::Body;
use crate::people::{People, viewer};
use crate::plan::{Plan, check_length};
use crate::recounting::Since;
use crate::services::orders::{OwnOrder, own_orders};
use crate::session::Session;
use crate::table::Table;
use crate::visitor::Visitor;

/// What a page wants to see.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
pub(super) struct UpdateRequest {
    /// The version that the page shows.
    pub(super) version: u32,
    /// The steps of the plan.
    #[serde(default)]
    pub(super) plan: Vec<Map<String, Value>>,
    /// Whether the plan is to be carried out.
    #[serde(default)]
    pub(super) confirm: bool,
    /// Whether it is to be carried out even if the coach of a first game would object.
    #[serde(default)]
    sure: bool,
    /// What the player has turned to.
    focus: Option<String>,
    /// The moment to look back at.
    at: Option<u32>,
    /// The last version whose lines the page's log has.
    pub(super) lines: Option<u32>,
    /// The mark of the names with which the page's log is told.
    names: Option<String>,
    /// The last word of the talk that the page has.
    talk: Option<i64>,
    /// Whether what has happened since the player's last move is to be marked.
    #[serde(default)]
    since: bool,
    /// Whether the money sheet lies open.
    #[serde(default)]
    money: bool,
    /// What is to be explained.
    #[serde(default)]
    pub(super) about: String,
    invite: Option<String>,
    /// Where the learner is, at the table of a lesson.
    pub(super) lesson: Option<Bookmark>,
}

/// The most words that come with one update.
const NEW_TALK: u32 = 200;

impl UpdateRequest {
    pub(super) async fn onlooker<'v>(
        &self,
        app: &App,
        id: &str,
        visitor: &'v Visitor,
    ) -> Result<Onlooker<'v>, Problem> {
        check_length(&self.plan)?;
        let session = open(app, id, visitor.caller(), self.invite.as_deref()).await?;
        Ok(Onlooker::of(session, visitor).invited(self.invite.as_deref()))
    }

    /// How the page looks at the table; with its plan and what it has turned to, if that was for the table as it stands.
    pub(super) fn look<'l>(&'l self, onlooker: &'l Onlooker) -> Look<'l> {
        let stands = onlooker.table.stands_as_at(self.version);
        let plan: &[_] = if stands { &self.plan } else { &[] };
        onlooker.look(self.at, plan, self.focus.as_deref().filter(|_| stands), self.since, false)
    }

    /// What changes on the table for this page.
    pub(super) fn draw(&self, onlooker: &Onlooker) -> Drawn {
        onlooker.table.draw(&Look { money: self.money, ..self.look(onlooker) })
    }
}

/// Carries a plan out if that is wanted, and shows the table as it stands then, with what is left of
/// the plan.
pub(super) async fn update(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(wanted): Body<UpdateRequest>,
) -> Result<Markup, Problem> {
    let onlooker = wanted.onlooker(&app, &id, &visitor).await?;
    let (mut problem, mut doubt) = (None, None);
    if wanted.confirm && !wanted.sure {
        doubt = app.doubt(&onlooker.session, visitor.caller(), wanted.version, &wanted.plan).await;
    }
    if wanted.confirm && doubt.is_none() {
        let plan = Plan::Act(visitor.caller().key, wanted.plan.clone());
        problem = app.make(&onlooker.session, wanted.version, plan).await.err();
    }
    if wanted.at.is_some() {
        app.known_analysis(&onlooker.session).await?;
    }
    // Whoever plays several seats sees with the eyes of the one to decide now.
    let onlooker = Onlooker::of(onlooker.session, &visitor).invited(wanted.invite.as_deref());
    let talk = match wanted.talk {
        Some(after) => app.store.talk(&onlooker.session.id, after, NEW_TALK).await.map_err(Problem::from)?,
        None => Vec::new(),
    };
    let drawn = wanted.draw(&onlooker);
    let at = wanted.at.filter(|&at| at < drawn.version);
    // Where something was taken back since, or people have other names, the log is told again from the beginning.
    let renamed = wanted.names.as_ref().is_some_and(|names| *names != onlooker.names_mark());
    let again = renamed || wanted.lines.is_some_and(|lines| onlooker.table.has_gone_back_since(lines));
    let lines = wanted.lines.map(|lines| onlooker.lines(Some(lines).filter(|_| !again)));
    let since = onlooker.since();
    let talk_end = talk.last().map(|talk| talk.id);
    let more = html! {
        (seats::waiting(&onlooker))
        (seats::notices(&onlooker))
        (seats::absent(&onlooker))
        (seats::watching(&onlooker))
        (share::body(&onlooker))
        (proposals::back_body(&onlooker))
        (proposals::leaving_body(&onlooker))
        (proposals::ways_from_log(&onlooker))
        (orders::tool(&onlooker))
        (orders::body(&onlooker))
        (orders::news(&onlooker))
        (parts::since(&onlooker, since.as_ref()))
        (parts::since_tab(&onlooker, since.as_ref()))
        (first_game::draw(&onlooker, &wanted.look(&onlooker), doubt.as_ref()))
        (parts::speak(&onlooker))
        @if let Some(lines) = lines { ol id="more-log" data-again[again] data-names=(onlooker.names_mark()) { (lines) } }
        (moments::news(&onlooker, wanted.version))
        (moments::happened(&onlooker, wanted.version, at))
        @if !talk.is_empty() { ol id="more-talk" { (parts::talk(&talk, &onlooker.people, &onlooker.names, visitor.caller().key, visitor.phrases)) } }
    };
    let told =
        Told { at, talk_end, problem: problem.as_ref(), same: onlooker.table.stands_as_at(wanted.version) };
    Ok(answer(&onlooker, &drawn, &told, &more))
}

/// What an answer tells besides what it shows.
#[derive(Default)]
pub(super) struct Told<'p> {
    /// The moment that is looked back at.
    pub(super) at: Option<u32>,
    /// The last word of the talk.
    pub(super) talk_end: Option<i64>,
    /// Why the plan was not carried out.
    pub(super) problem: Option<&'p Problem>,
    /// Whether the table stands as it did at the version that the page knows: its plan still holds.
    pub(super) same: bool,
}

/// What changes at any table, and `more` that changes at this one.
pub(super) fn answer(onlooker: &Onlooker, drawn: &Drawn, told: &Told, more: &Markup) -> Markup {
    let &Told { at, talk_end, problem, same } = told;
    let planned = (!drawn.steps.is_empty()).then(|| moments::step(onlooker, &drawn.steps));
    let told = problem.map(|problem| problem.sentence_to(onlooker.reader(), onlooker.visitor.phrases));
    html! {
        div id="update" data-build=(build()) data-version=(drawn.version) data-turn=(onlooker.turn()) data-at=[at]
            data-plan=(drawn.steps.len()) data-planned=[planned] data-chapter=(drawn.chapter) data-talk=[talk_end]
            data-problem=[told] data-same[same] {
            span id="heading" data-part { (drawn.heading) }
            (parts::progress(drawn))
            (parts::purse(onlooker, drawn))
            (parts::turn(onlooker, at))
            (parts::decision(onlooker, drawn, at, problem))
            @for panel in &drawn.panels { (parts::panel(panel)) }
            (drawn.stage)
            @if let Some(sheet) = &drawn.money { (money::figures(onlooker, drawn, sheet)) }
            (more)
        }
    }
}

/// Somebody who looks at a table.
pub(super) struct Onlooker<'v> {
    pub(super) session: Arc<Session>,
    /// The table as it stood when they looked.
    pub(super) table: Arc<dyn Table>,
    pub(super) visitor: &'v Visitor,
    pub(super) people: Arc<People>,
    pub(super) names: Vec<String>,
    sittings: Vec<SeatStatus>,
    pub(super) eyes: Viewer,
    /// Whether they have several seats, and are told the names of all of them.
    pub(super) shared: bool,
    /// Whose key they hold at this table.
    key: Option<KeyHash>,
    /// The address of the rules as this table plays them.
    pub(super) book: String,
    /// Whether it is the table of a lesson: nothing of it is stored, and nobody else is there.
    pub(super) in_lesson: bool,
}

impl<'v> Onlooker<'v> {
    pub(super) fn of(session: Arc<Session>, visitor: &'v Visitor) -> Onlooker<'v> {
        Onlooker::with_key(session, visitor, visitor.caller().key)
    }

    /// Somebody at the table of a lesson, where the learner has this key.
    pub(super) fn in_lesson(session: Arc<Session>, visitor: &'v Visitor, learner: KeyHash) -> Onlooker<'v> {
        let book = format!("/rules/{}", session.frame.game.name());
        Onlooker { in_lesson: true, book, ..Onlooker::with_key(session, visitor, Some(learner)) }
    }

    /// The same with the invitation that they came with, which opens the rules of a private table, too.
    pub(super) fn invited(self, invite: Option<&str>) -> Onlooker<'v> {
        Onlooker { book: rules::address(&self.session.id.0, invite), ..self }
    }

    fn with_key(session: Arc<Session>, visitor: &'v Visitor, key: Option<KeyHash>) -> Onlooker<'v> {
        let people = session.people();
        let table = session.now();
        let actor = table.actor().map(Seat::index);
        let shared = people.seats_of(key).count() > 1;
        let clocks = clock::faces(&session, visitor);
        let sitting = |(seat, occupant): (usize, &Occupant)| SeatStatus {
            kind: match occupant {
                Occupant::Open | Occupant::Kept(_) => SeatKind::Open,
                Occupant::Person(_) => SeatKind::Person,
                Occupant::Bot { .. } => SeatKind::Bot,
            },
            plays: people.tell_bot(seat, visitor.phrases),
            present: matches!(occupant, Occupant::Person(person) if session.attendance.is_present(person.key)),
            yours: !shared && people.holds(seat, key),
            clock: clocks.get(seat).cloned().flatten(),
        };
        let sittings: Vec<SeatStatus> = people.seats.iter().enumerate().map(sitting).collect();
        Onlooker {
            eyes: viewer(&people, actor, key),
            names: people.names_in(visitor.phrases),
            shared,
            key,
            book: rules::address(&session.id.0, None),
            in_lesson: false,
            sittings,
            people,
            visitor,
            session,
            table,
        }
    }

    pub(super) fn seat(&self) -> Option<Seat> {
        self.eyes.seat()
    }

    /// Whom the page speaks to, if it is one player.
    pub(super) fn reader(&self) -> Option<Seat> {
        self.seat().filter(|_| !self.shared)
    }

    /// The seat that is the visitor's although they do not sit there.
    pub(super) fn kept_seat(&self) -> Option<usize> {
        (0..self.people.seats.len()).find(|&seat| self.people.owns(seat, self.key))
    }

    /// Whose key the visitor holds at this table.
    pub(super) fn key(&self) -> Option<KeyHash> {
        self.key
    }

    pub(super) fn is_host(&self) -> bool {
        self.people.is_host(self.key)
    }

    pub(super) fn look<'l>(
        &'l self,
        at: Option<u32>,
        plan: &'l [Map<String, Value>],
        focus: Option<&'l str>,
        mark_since: bool,
        whole: bool,
    ) -> Look<'l> {
        let now = at.is_none_or(|at| at >= self.table.version());
        Look {
            at: at.filter(|_| !now),
            eyes: self.eyes,
            may_act: now && self.people.can_go_on() && !self.table.is_paused(),
            plan: if now { plan } else { &[] },
            focus,
            mark_since: mark_since && now && !self.shared,
            whole,
            money: false,
            names: &self.names,
            seats: &self.sittings,
            book: &self.book,
            phrases: self.visitor.phrases,
        }
    }

    /// The table as it stands, for whoever tells of it.
    pub(super) fn now(&self) -> Look<'_> {
        self.look(None, &[], None, false, true)
    }

    /// The whole table, at a moment or now.
    pub(super) fn draw(&self, at: Option<u32>) -> Drawn {
        self.table.draw(&self.look(at, &[], None, at.is_none(), true))
    }

    /// The log after a version, or all of it.
    pub(super) fn lines(&self, after: Option<u32>) -> Markup {
        let book = rules::address(&self.session.id.0, None);
        let told = &self.session.told_log;
        told.items(&*self.table, after, self.reader(), &self.names, &book, self.visitor.phrases)
    }

    /// A mark that is another one when anybody at the table is called otherwise.
    pub(super) fn names_mark(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.names.hash(&mut hasher);
        format!("{:x}", hasher.finish())
    }

    /// Whether the present decision is the visitor's.
    pub(super) fn is_asked(&self) -> bool {
        let actor = self.table.actor();
        self.people.can_go_on() && !self.table.is_paused() && actor.is_some() && actor == self.seat()
    }

    /// Whether they can ask for hints, or be told why not.
    pub(super) fn is_advised(&self) -> bool {
        !self.in_lesson && self.turn() == "yours" && self.session.frame.game.has_bots()
    }

    /// The sign of a player.
    pub(super) fn badge(&self, seat: Seat) -> Markup {
        let kind = self.sittings.get(seat.index()).map_or(SeatKind::Person, |status| status.kind);
        badge(seat, &self.names, kind)
    }

    /// The clock of whoever has to decide.
    pub(super) fn clock(&self) -> Option<&Markup> {
        let actor = self.table.actor()?;
        self.sittings.get(actor.index())?.clock.as_ref()
    }

    /// Whose turn it is now, also while they look back: `yours`, `theirs`, `waiting`, `paused` or `over`.
    pub(super) fn turn(&self) -> &'static str {
        match self.table.actor() {
            _ if self.people.closed == Some(Closed::ByAgreement) => "over",
            _ if !self.people.all_here() => "waiting",
            None => "over",
            Some(_) if self.table.is_paused() => "paused",
            Some(actor) if Some(actor) == self.seat() => "yours",
            Some(_) => "theirs",
        }
    }

    /// What has happened since the last move of the one player that the page speaks to.
    pub(super) fn since(&self) -> Option<Since> {
        let by_orders: Vec<u32> = self.own_orders().into_iter().flat_map(|own| own.made).collect();
        self.table.since(self.reader()?, &by_orders, &self.names, self.visitor.phrases)
    }

    /// The standing orders that the visitor has given here. Around one screen nothing is anybody's own.
    pub(super) fn own_orders(&self) -> Vec<OwnOrder> {
        if self.in_lesson || self.reader().is_none() {
            return Vec::new();
        }
        own_orders(&self.session, self.key, self.visitor.phrases)
    }

    pub(super) fn say(&self, id: &str, args: &[(&str, phrases::Arg)]) -> String {
        self.visitor.say(id, args)
    }
}
