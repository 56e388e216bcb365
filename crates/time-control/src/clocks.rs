use std::sync::Arc;
use std::time::Duration;

use game::{BySeat, Seat};
use play::{EntryKind, Incident};

use crate::hours::Days;
use crate::stretches::Stretches;
use crate::{Outages, TimeControl, UnixTime};

/// The clocks of a game that has begun, after the last entry of its log.
///
/// A *decision* lasts until another seat has to act, whatever its steps. Its beginning is free, and when it is made, its
/// seat gets some time. Of what is taken back the time stays spent: neither comes again for moves that were made before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    control: Arc<TimeControl>,
    days: Option<Arc<Days>>,
    left: BySeat<Duration>,
    /// Where a bot plays: its time does not run.
    bots: BySeat<bool>,
    decision: Option<Decision>,
    paused: bool,
    /// The time of the last entry.
    at: UnixTime,
    /// How many moves stood when somebody last got time for a decision: it is not given again for fewer.
    paid: u32,
    /// How many moves stood when a decision last had a free beginning.
    graced: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Decision {
    seat: Seat,
    /// How much time there was for it when it came up.
    allotted: Duration,
    /// What is left of its free beginning.
    grace: Duration,
    /// Whether the log says that its time has run out.
    late: bool,
}

/// An entry of the log, as far as clocks are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// When it was made.
    pub at: UnixTime,
    /// Whose it is.
    pub seat: Seat,
    /// Of which kind it is.
    pub kind: EntryKind,
    /// Who has to act after it.
    pub actor: Option<Seat>,
    /// How many moves stand after it.
    pub moves: u32,
}

impl Clocks {
    /// The clocks of a game that begins: which seats are bots', and whose decision it is.
    pub fn begin(control: &TimeControl, bots: &[bool], actor: Option<Seat>, at: UnixTime) -> Clocks {
        let mut clocks = Clocks {
            days: control.hours.as_ref().map(|hours| Arc::new(hours.days())),
            left: BySeat::filled(control.initial),
            control: Arc::new(control.clone()),
            bots: BySeat::default(),
            decision: None,
            paused: false,
            at,
            paid: 0,
            graced: None,
        };
        clocks.bots.of_mut(bots.len()).copy_from_slice(bots);
        clocks.decide(actor, 0);
        clocks
    }

    /// Goes on with the next entry of the log.
    pub fn advance(&mut self, entry: &LogEntry, outages: &Outages) {
        self.charge(entry.at, outages);
        match entry.kind {
            EntryKind::Incident(incident) => self.note(entry.seat, incident),
            EntryKind::Move | EntryKind::Back(_) => {
                let seat = self.decision.map(|decision| decision.seat);
                if seat == entry.actor {
                    return;
                }
                if entry.kind == EntryKind::Move {
                    self.pay(seat, entry.moves);
                }
                self.decide(entry.actor, entry.moves);
            }
        }
    }

    /// What the host has chosen.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// Whether all have agreed to pause.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whose time runs, or would within the daily hours.
    pub fn running(&self) -> Option<Seat> {
        self.under_way().map(|decision| decision.seat)
    }

    /// Whose decision the log says has taken too long, whoever plays it now.
    pub fn late(&self) -> Option<Seat> {
        self.decision.filter(|decision| decision.late).map(|decision| decision.seat)
    }

    /// When the time of whoever has to act is gone. Returns `None` if nobody's time runs.
    pub fn deadline(&self, outages: &Outages) -> Option<UnixTime> {
        let decision = self.under_way()?;
        Some(self.stretches(outages).end_of(decision.grace + self.left[decision.seat]))
    }

    /// When the time of whoever has to act is nearly gone: only a tenth of what there was for the decision is left, or
    /// `least` if that is more. Returns `None` if nobody's time runs.
    pub fn nearly_gone(&self, least: Duration, outages: &Outages) -> Option<UnixTime> {
        let Decision { seat, allotted, grace, .. } = self.under_way()?;
        let last = (allotted / 10).max(least);
        Some(self.stretches(outages).end_of((grace + self.left[seat]).saturating_sub(last)))
    }

    /// The time that a seat has left at a moment.
    pub fn left(&self, seat: Seat, now: UnixTime, outages: &Outages) -> Duration {
        match self.under_way().filter(|decision| decision.seat == seat) {
            None => self.left[seat],
            Some(decision) => {
                let spent = self.spent(decision, now, outages);
                self.left[seat].saturating_sub(spent.saturating_sub(decision.grace))
            }
        }
    }

    /// What is left, at a moment, of the free beginning of the decision under way.
    pub fn grace_left(&self, now: UnixTime, outages: &Outages) -> Duration {
        self.under_way().map_or(Duration::ZERO, |decision| {
            decision.grace.saturating_sub(self.spent(decision, now, outages))
        })
    }

    /// When the time that runs at a moment will stop by itself, at the end of the day's hours. Returns `None` if no time
    /// runs at that moment; the end of all times if it runs day and night.
    pub fn runs_until(&self, now: UnixTime, outages: &Outages) -> Option<UnixTime> {
        self.under_way()?;
        let (from, to) = Stretches::from(now.max(self.at), self.days.as_deref(), outages).next()?;
        (from <= now.max(self.at)).then_some(to)
    }

    /// The decision that somebody's time runs for.
    fn under_way(&self) -> Option<Decision> {
        self.decision.filter(|decision| !self.paused && !self.bots[decision.seat])
    }

    fn spent(&self, decision: Decision, now: UnixTime, outages: &Outages) -> Duration {
        self.stretches(outages).until(now, decision.grace + self.left[decision.seat])
    }

    fn stretches<'a>(&'a self, outages: &'a Outages) -> Stretches<'a> {
        Stretches::from(self.at, self.days.as_deref(), outages)
    }

    /// Takes the time up to a moment from whoever used it. The clocks of servers may differ a little: time never goes
    /// back.
    fn charge(&mut self, at: UnixTime, outages: &Outages) {
        if let Some(running) = self.under_way() {
            let spent = self.spent(running, at, outages);
            let paid = spent.saturating_sub(running.grace);
            self.left[running.seat] = self.left[running.seat].saturating_sub(paid);
            if let Some(decision) = &mut self.decision {
                decision.grace = decision.grace.saturating_sub(spent);
            }
        }
        self.at = self.at.max(at);
    }

    fn note(&mut self, seat: Seat, incident: Incident) {
        match incident {
            Incident::OutOfTime => {
                if let Some(decision) = self.decision.as_mut().filter(|decision| decision.seat == seat) {
                    decision.late = true;
                }
            }
            Incident::BotTookOver | Incident::Left => self.bots[seat] = true,
            Incident::CameBack | Incident::Substituted => self.bots[seat] = false,
            Incident::Paused => self.paused = true,
            Incident::Resumed => self.paused = false,
            Incident::ProgramFailed => {}
        }
    }

    /// Gives the time for a decision, once.
    fn pay(&mut self, seat: Option<Seat>, moves: u32) {
        let Some(seat) = seat.filter(|_| moves > self.paid) else { return };
        self.left[seat] = (self.left[seat] + self.control.increment).min(self.control.cap);
        self.paid = moves;
    }

    fn decide(&mut self, actor: Option<Seat>, moves: u32) {
        self.decision = actor.map(|seat| {
            let is_first = self.graced.is_none_or(|graced| moves > graced);
            let grace = if is_first { self.control.grace } else { Duration::ZERO };
            self.graced = self.graced.max(Some(moves));
            Decision { seat, allotted: grace + self.left[seat], grace, late: false }
        });
    }
}
