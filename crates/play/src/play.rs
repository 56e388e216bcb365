use std::sync::Arc;

use game::{Record, Recorded, Refused, Seat, Viewer};
use serde_json::{Map, Value};

use crate::log::Log;
use crate::{Back, Course, Entry, Incident, Move, Written};

/// One game under way. A copy is cheap: what is long ago is shared.
#[derive(Clone, Debug)]
pub struct Play<G: Recorded> {
    setup: Arc<G::Setup>,
    opening: Arc<[G::Event]>,
    log: Log<G>,
    now: Course<G>,
    /// Whether all have agreed to pause, and nobody has ended it.
    paused: bool,
    /// Where the events of a move are gathered before they are kept.
    scratch: Vec<G::Event>,
}

/// Why a game cannot go back to a version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWayBack {
    /// The game is over.
    Over,
    /// The version is the present one or has not been yet, or it was taken back itself.
    NotStanding,
}

/// Why a stored entry does not go on with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit<I> {
    /// It is of a kind that this program does not know: a newer one has written it.
    Newer,
    /// It is no entry at all.
    Unreadable,
    /// It is of a seat that has nothing to decide.
    WrongSeat,
    /// It breaks a rule.
    Refused(Refused<I>),
    /// There is no way back there.
    NoWayBack(NoWayBack),
}

impl<G: Recorded> Play<G> {
    /// A game before its first action.
    pub fn start(setup: G::Setup) -> Result<Play<G>, G::Flaw> {
        let start = G::start(&setup)?;
        let mut opening = Vec::new();
        start.opening(&mut |event| opening.push(event));
        let now = Course::open(start);
        Ok(Play {
            setup: Arc::new(setup),
            opening: opening.into(),
            log: Log::open(now.clone()),
            now,
            paused: false,
            scratch: Vec::new(),
        })
    }

    /// A game with the actions of a record, which are known to be legal.
    pub fn of_record(record: &Record<G>) -> Result<Play<G>, G::Flaw> {
        let mut play = Play::start(record.setup.clone())?;
        for &(seat, action) in &record.actions {
            play.apply(seat, action, None);
        }
        Ok(play)
    }

    /// What was decided before the first action.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Where it stands.
    pub fn now(&self) -> &Course<G> {
        &self.now
    }

    /// The present state.
    pub fn state(&self) -> &G {
        self.now.state()
    }

    /// How many entries its log has.
    pub fn version(&self) -> u32 {
        self.log.len()
    }

    /// What the setup has decided, as events.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// Where it stood at a version. Returns `None` for a version that has not been yet.
    pub fn at(&self, version: u32) -> Option<Course<G>> {
        (version <= self.version()).then(|| self.log.at(version))
    }

    /// The game as it was at a version. Returns `None` for a version that has not been yet.
    pub fn until(&self, version: u32) -> Option<Play<G>> {
        let now = self.at(version)?;
        let (setup, opening) = (Arc::clone(&self.setup), Arc::clone(&self.opening));
        let log = self.log.until(version);
        let pause = (1..=version).rev().find_map(|version| match log.entry(version)? {
            Entry::Incident(_, incident) => incident.pauses(),
            _ => None,
        });
        let paused = pause.unwrap_or(false);
        Some(Play { setup, opening, log, now, paused, scratch: Vec::new() })
    }

    /// The game as a viewer may suppose it, to try something on.
    #[must_use]
    pub fn known_to(&self, viewer: Viewer) -> Play<G> {
        Play { now: self.now.known_to(viewer), ..self.clone() }
    }

    /// The entry that led to a version. Returns `None` for version 0 and for one that has not been yet.
    pub fn entry(&self, version: u32) -> Option<&Entry<G>> {
        self.log.entry(version)
    }

    /// The entries after a version, oldest first.
    pub fn entries(&self, after: u32) -> impl Iterator<Item = &Entry<G>> {
        self.log.after(after)
    }

    /// The moves that stand at a version, oldest first, each with the version it led to.
    pub fn standing(&self, at: u32) -> Vec<(u32, &Move<G>)> {
        let mut moves: Vec<_> = self.walk_back(at).collect();
        moves.reverse();
        moves
    }

    /// Whether a version was not taken back.
    pub fn stands(&self, version: u32) -> bool {
        let mut at = self.version();
        while at > version {
            at = self.before(at);
        }
        at == version
    }

    /// Checks and plays an action; a refused one leaves everything as it was.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&Move<G>, G::Illegal> {
        if self.state().actor() != Some(seat) {
            return Err(self.state().out_of_turn(seat, action));
        }
        self.state().check(action)?;
        Ok(self.apply(seat, action, None))
    }

    /// Plays an action as a record has it, for whoever has to decide.
    pub fn act(&mut self, written: &Map<String, Value>) -> Result<&Move<G>, Refused<G::Illegal>> {
        let (seat, action) = self.read(written)?;
        Ok(self.apply(seat, action, None))
    }

    /// The legal action that is written here, and whose it is.
    fn read(&self, written: &Map<String, Value>) -> Result<(Seat, G::Action), Refused<G::Illegal>> {
        let action = self.state().read_action(written)?;
        let seat = self.state().actor().ok_or(Refused::GameOver)?;
        self.state().check(action)?;
        Ok((seat, action))
    }

    /// Goes on with an entry as it was stored.
    pub fn follow(&mut self, seat: Seat, text: String) -> Result<(), Unfit<G::Illegal>> {
        match Written::read(&text).ok_or(Unfit::Unreadable)? {
            Written::Newer => Err(Unfit::Newer),
            Written::Action(_) if self.state().actor() != Some(seat) => Err(Unfit::WrongSeat),
            Written::Action(action) => {
                let (seat, action) = self.read(&action).map_err(Unfit::Refused)?;
                self.apply(seat, action, Some(text.into()));
                Ok(())
            }
            Written::Back(to) => self.take_back(seat, to).map(drop).map_err(Unfit::NoWayBack),
            Written::Incident(incident) => {
                self.note(seat, incident);
                Ok(())
            }
        }
    }

    /// Takes back to a version that stands: what came after it stays in the log and stands no more.
    pub fn take_back(&mut self, by: Seat, to: u32) -> Result<Back, NoWayBack> {
        if self.state().actor().is_none() {
            return Err(NoWayBack::Over);
        }
        if to >= self.version() || !self.stands(to) {
            return Err(NoWayBack::NotStanding);
        }
        let back = Back { by, to };
        self.now = self.log.at(to);
        self.log.push(Entry::Back(back), &self.now);
        Ok(back)
    }

    /// Notes something that happened to whoever has a seat. The state of play stays as it is.
    pub fn note(&mut self, seat: Seat, incident: Incident) {
        self.paused = incident.pauses().unwrap_or(self.paused);
        self.log.push(Entry::Incident(seat, incident), &self.now);
    }

    /// Whether all have agreed to pause, and nobody has ended it.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// The record of the moves that stand.
    pub fn record(&self, names: Vec<String>) -> Record<G> {
        let moves = self.standing(self.version());
        Record {
            names,
            setup: G::Setup::clone(&self.setup),
            actions: moves.iter().map(|(_, made)| (made.seat, made.action)).collect(),
            result: self.state().outcome(),
        }
    }

    /// Applies an action that was checked. Its text is written, unless it is known already.
    fn apply(&mut self, seat: Seat, action: G::Action, text: Option<Box<str>>) -> &Move<G> {
        let text =
            text.unwrap_or_else(|| Value::Object(self.state().write_action(action)).to_string().into());
        self.scratch.clear();
        self.now.apply(action, &mut |event| self.scratch.push(event));
        let made = Arc::new(Move { seat, action, events: self.scratch.as_slice().into(), text });
        self.log.push(Entry::Move(made), &self.now);
        match self.log.entry(self.log.len()) {
            Some(Entry::Move(made)) => made,
            _ => unreachable!("it was pushed just now"),
        }
    }

    /// The moves that stand at a version, newest first.
    fn walk_back(&self, at: u32) -> impl Iterator<Item = (u32, &Move<G>)> {
        let mut at = at.min(self.version());
        std::iter::from_fn(move || {
            loop {
                let version = at;
                let entry = self.log.entry(version)?;
                at = self.before(version);
                if let Entry::Move(made) = entry {
                    return Some((version, &**made));
                }
            }
        })
    }

    /// The version that stands right below one that stands.
    fn before(&self, version: u32) -> u32 {
        match self.log.entry(version) {
            Some(Entry::Back(back)) => back.to,
            _ => version.saturating_sub(1),
        }
    }
}
