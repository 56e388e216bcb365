//! What people are to be told while they are not here: it is ordered with what causes it, in one transaction.

use std::time::Duration;

use game::Seat;
use serde::{Deserialize, Serialize};
use store::{NewJob, Occupant, Timestamp};
use time_control::{Clocks, Outages, TimeControl};

use crate::clockwork::timestamp;
use crate::notice_occasion::NoticeOccasion;
use crate::present::{Present, start_clocks};
use crate::session::Session;
use crate::table::Table;

/// Tells somebody that it is their turn: one job for a game, in whose place the one for the next turn comes.
pub(crate) const TURN: &str = "notice-turn";
/// Tells somebody that their time is nearly gone; one for a game.
pub(crate) const TIME_NEARLY_GONE: &str = "time-nearly-gone";
/// Tells people anything else.
pub(crate) const NOTICE: &str = "notice";

/// In games over days somebody is told at least this long before their time is gone.
const AN_HOUR: Duration = Duration::from_hours(1);

/// Something to be told, as a job carries it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct NoticeOrder {
    pub(crate) occasion: NoticeOccasion,
    pub(crate) game: String,
    /// What tells two of a kind in one game apart: the version, or the time.
    pub(crate) moment: i64,
    /// To whom; to everybody at the table if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<u8>,
    /// Who has caused it, and need not be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) by: Option<u8>,
    /// What somebody asks for: `end`, `take-back` or `pause`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) wish: Option<String>,
    /// The game that it leads to, if that is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) next: Option<String>,
}

impl NoticeOrder {
    fn of(occasion: NoticeOccasion, session: &Session, moment: i64) -> NoticeOrder {
        let game = session.id.0.clone();
        NoticeOrder { occasion, game, moment, seat: None, by: None, wish: None, next: None }
    }

    fn job(&self, kind: &str, subject: String, due: Timestamp) -> NewJob {
        let detail = serde_json::to_string(self).unwrap_or_default();
        NewJob { kind: kind.to_owned(), subject, detail, due }
    }
}

/// What is to be told because a game has come from `before` to a table with these clocks: at most one turn for another
/// decision, and nothing where nobody could be told.
pub(crate) fn after_move(
    session: &Session,
    before: &Present,
    after: &dyn Table,
    clocks: Option<&Clocks>,
    outages: &Outages,
    at: Timestamp,
) -> Vec<NewJob> {
    if after.actor().is_none() {
        return over(session, &*before.table, after, at);
    }
    let warned = nearly_gone(clocks, outages);
    let is_new = before.table.actor() != after.actor();
    // A pause that ends, or a seat that comes back from a bot, moves the end of the same decision.
    if !is_new && warned == nearly_gone(before.clocks.as_ref(), outages) {
        return Vec::new();
    }
    let Some((actor, absent)) = to_be_told(session, after) else { return Vec::new() };
    let order = turn(session, actor, if is_new { after.version() } else { began(after) });
    let mut jobs = Vec::new();
    if is_new {
        jobs.push(turn_job(session, &order, absent, at));
    }
    jobs.extend(warned.map(|due| time_job(session, order, due)));
    jobs
}

/// That a game is over, for the others than whoever has ended it.
fn over(session: &Session, before: &dyn Table, after: &dyn Table, at: Timestamp) -> Vec<NewJob> {
    let by = before.actor().map(Seat::index);
    if before.actor().is_none() || !reaches_others(session, by) {
        return Vec::new();
    }
    let order = NoticeOrder::of(NoticeOccasion::Over, session, after.version().into());
    let order = NoticeOrder { by: by.map(|seat| seat as u8), ..order };
    vec![order.job(NOTICE, format!("over.{}", session.id), at)]
}

/// The seat that is to decide, if anybody could be told so, and whether they are away.
fn to_be_told(session: &Session, table: &dyn Table) -> Option<(usize, bool)> {
    let (people, actor) = (session.people(), table.actor()?.index());
    let key = people.reachable_at(actor);
    let together = people.has_webhook && people.bot_at(actor).is_none();
    let here = key.is_some_and(|key| session.attendance.is_connected(key));
    let told = (key.is_some() || together) && !(here && people.is_one_person());
    told.then_some((actor, !here))
}

/// The version at which the present decision came up.
fn began(table: &dyn Table) -> u32 {
    let earlier = (0..table.version()).rev();
    earlier.take_while(|&version| table.actor_at(version) == table.actor()).last().unwrap_or(table.version())
}

fn turn(session: &Session, seat: usize, version: u32) -> NoticeOrder {
    let turn = NoticeOrder::of(NoticeOccasion::Turn, session, version.into());
    NoticeOrder { seat: Some(seat as u8), ..turn }
}

fn turn_job(session: &Session, turn: &NoticeOrder, absent: bool, at: Timestamp) -> NewJob {
    let at_once = absent && session.frame.clock.as_ref().is_some_and(TimeControl::is_over_days);
    let wait = if at_once { Duration::ZERO } else { session.clockwork.turn_notice_after };
    turn.job(TURN, session.id.0.clone(), later(at, wait))
}

fn time_job(session: &Session, turn: NoticeOrder, due: Timestamp) -> NewJob {
    let time = NoticeOrder { occasion: NoticeOccasion::Time, ..turn };
    time.job(TIME_NEARLY_GONE, session.id.0.clone(), due)
}

/// When the time of whoever is to decide will be nearly gone: with a tenth of it left, in games over days at least an hour
/// before its end. Returns `None` if nobody's time runs, or it is gone already.
pub(crate) fn nearly_gone(clocks: Option<&Clocks>, outages: &Outages) -> Option<Timestamp> {
    let clocks = clocks.filter(|clocks| clocks.late().is_none())?;
    let least = if clocks.control().is_over_days() { AN_HOUR } else { Duration::ZERO };
    clocks.nearly_gone(least, outages).map(timestamp)
}

fn later(at: Timestamp, by: Duration) -> Timestamp {
    Timestamp(at.0.saturating_add(by.as_millis() as i64))
}

/// Whether anybody but whoever sits in a seat can be told something.
fn reaches_others(session: &Session, by: Option<usize>) -> bool {
    let people = session.people();
    let key = by.and_then(|seat| people.seats.get(seat)?.person().map(|person| person.key));
    people.reaches_others(key) || people.has_webhook
}

/// What tells the others at a table something that has not come from a move.
pub(crate) fn to_others(
    session: &Session,
    occasion: NoticeOccasion,
    by: Option<usize>,
    wish: Option<&str>,
    at: Timestamp,
) -> Vec<NewJob> {
    if reaches_others(session, by) { vec![from_one(session, occasion, by, wish, at)] } else { Vec::new() }
}

fn from_one(
    session: &Session,
    occasion: NoticeOccasion,
    by: Option<usize>,
    wish: Option<&str>,
    at: Timestamp,
) -> NewJob {
    let order = NoticeOrder {
        by: by.map(|seat| seat as u8),
        wish: wish.map(str::to_owned),
        ..NoticeOrder::of(occasion, session, at.0)
    };
    order.job(NOTICE, format!("{}.{}.{}", occasion.name(), session.id, at.0), at)
}

/// What is told when the last seat is taken: that the game begins, and to the first player that it is their turn. Whoever
/// sits in `by` sees it. Others may just have sat down with another server, so it is not asked here who can be told.
pub(crate) fn beginning(session: &Session, by: Option<usize>, at: Timestamp) -> Vec<NewJob> {
    let (people, table) = (session.people(), session.now());
    let mut jobs = Vec::new();
    if (0..people.seats.len()).any(|seat| Some(seat) != by && people.bot_at(seat).is_none()) {
        jobs.push(from_one(session, NoticeOccasion::Begun, by, None, at));
    }
    let first = table.actor().map(Seat::index).filter(|&first| people.bot_at(first).is_none());
    let Some(first) = first else { return jobs };
    let order = turn(session, first, table.version());
    jobs.push(turn_job(session, &order, by != Some(first), at));
    let clocks = start_clocks(&session.frame, &people.seats, &*table, at);
    let warned = nearly_gone(clocks.as_ref(), &session.clockwork.outages());
    jobs.extend(warned.map(|due| time_job(session, order, due)));
    jobs
}

/// What tells those whom a word at the table names.
pub(crate) fn named(session: &Session, by: usize, text: &str, at: Timestamp) -> Vec<NewJob> {
    let people = session.people();
    let is_named = |&seat: &usize| {
        let Some(Occupant::Person(person)) = people.seats.get(seat) else { return false };
        seat != by && !person.is_former() && people.reachable_at(seat).is_some() && names(text, &person.name)
    };
    let job = |seat: usize| {
        let order = NoticeOrder::of(NoticeOccasion::Named, session, at.0);
        let order = NoticeOrder { seat: Some(seat as u8), by: Some(by as u8), ..order };
        order.job(NOTICE, format!("named.{}.{}.{by}.{seat}", session.id, at.0), at)
    };
    (0..people.seats.len()).filter(is_named).map(job).collect()
}

/// Whether a text has a name as a word, perhaps behind an `@`.
pub(crate) fn names(text: &str, name: &str) -> bool {
    let (text, name) = (text.to_lowercase(), name.to_lowercase());
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    !name.is_empty()
        && text.match_indices(&name).any(|(place, _)| {
            let before = text[..place].chars().next_back();
            let after = text[place + name.len()..].chars().next();
            // A single letter is a word of many languages.
            let called = before == Some('@') || name.chars().count() > 1;
            called && !is_letter(before) && !is_letter(after)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_word() {
        for (text, name, named) in [
            ("Ann, your turn?", "Ann", true),
            ("ask @ann", "Ann", true),
            ("Annie left", "Ann", false),
            ("Joanna and hannah", "Ann", false),
            ("thanks, Jean-Luc!", "Jean-Luc", true),
            ("I like B&O", "B", false),
            ("what do you say, @B?", "B", true),
            ("ÉMILE!", "Émile", true),
            ("", "Ann", false),
            ("anything", "", false),
        ] {
            assert_eq!(names(text, name), named, "{text} {name}");
        }
    }
}
