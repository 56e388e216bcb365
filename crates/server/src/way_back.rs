//! Taking back: where to, and who decides it.

use axum::http::StatusCode;
use game::Seat;
use play::EntryKind;
use store::KeyHash;

use crate::error::Problem;
use crate::people::People;
use crate::table::Table;

/// The seat whose player had to decide at a version that the game can go back to: it stands, it was the decision of the
/// holder of this key, and a move of theirs or of others vanishes.
pub(crate) fn check(
    people: &People,
    key: Option<KeyHash>,
    to: u32,
    table: &dyn Table,
) -> Result<Seat, Problem> {
    if table.actor().is_none() {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-over", []));
    }
    let decided = table.actor_at(to).filter(|seat| people.holds(seat.index(), key) && table.stands(to));
    let vanishes = table.standing_texts(table.version()).iter().any(|(version, _)| *version > to);
    decided.filter(|_| vanishes).ok_or_else(|| {
        let to = ("to", to.to_string().into());
        Problem::told(StatusCode::UNPROCESSABLE_ENTITY, "problem-back-nowhere", [to])
    })
}

/// Takes a game back to a decision of somebody who plays it with nobody else.
pub(crate) fn go(
    people: &People,
    key: Option<KeyHash>,
    to: u32,
    table: &mut dyn Table,
) -> Result<(), Problem> {
    if !people.are_only(key) {
        return Err(Problem::not_yours("problem-back-not-alone", []));
    }
    let seat = check(people, key, to, table)?;
    table.take_back(seat, to).map_err(|_| Problem::told(StatusCode::CONFLICT, "problem-over", []))
}

/// The version before the last turn of the holder of a key: what they did last without anybody else in between. Returns
/// `None` if they have not moved yet.
pub(crate) fn before_last_turn(people: &People, key: Option<KeyHash>, table: &dyn Table) -> Option<u32> {
    let moves = table.standing_texts(table.version());
    let last = moves.iter().rposition(|(_, made)| people.holds(made.seat.index(), key))?;
    let seat = moves[last].1.seat;
    let first = moves[..last].iter().rposition(|(_, made)| made.seat != seat).map_or(0, |other| other + 1);
    Some(first.checked_sub(1).map_or(0, |before| moves[before].0))
}

/// Whether a person has moved since a version, or the game was taken back. What bots do meanwhile does not count.
pub(crate) fn has_moved_on(people: &People, table: &dyn Table, since: u32) -> bool {
    table.texts(since).iter().any(|entry| match entry.kind {
        EntryKind::Back(_) => true,
        EntryKind::Move => people.bot_at(entry.seat.index()).is_none(),
        EntryKind::Incident(_) => false,
    })
}
