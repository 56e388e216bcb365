//! What all who play agree on: to take moves back, and to pause.

use std::sync::Arc;

use axum::http::StatusCode;
use game::Seat;
use play::Incident;
use store::{KeyHash, ProposalKind, Proposed, TableEvent, TableProposal};

use super::closing;
use crate::app::App;
use crate::at_table::AtTable;
use crate::error::Problem;
use crate::limits::LimitedAction;
use crate::notice_occasion::NoticeOccasion;
use crate::notice_orders;
use crate::plan::Plan;
use crate::session::Session;
use crate::way_back;

/// A player asks the others to go back to a decision of theirs: this one, or the one before their last turn. Whoever plays
/// with nobody else goes back at once.
pub(crate) async fn propose_back(at: &AtTable, to: Option<u32>) -> Result<(), Problem> {
    let AtTable { app, session, caller } = at;
    let (key, _) = player(session, caller.key)?;
    let (people, table) = (session.people(), session.now());
    if !session.allows_take_back() {
        return Err(Problem::told(StatusCode::FORBIDDEN, "problem-back-forbidden", []));
    }
    refuse_if_paused(session)?;
    let to = to.or_else(|| way_back::before_last_turn(&people, caller.key, &*table));
    let to = to.ok_or_else(|| Problem::told(StatusCode::UNPROCESSABLE_ENTITY, "problem-back-no-move", []))?;
    let seat = way_back::check(&people, caller.key, to, &*table)?;
    if people.are_only(caller.key) {
        return app.make(session, table.version(), Plan::TakeBack(caller.key, to)).await.map(drop);
    }
    propose(at, key, seat.index(), Proposed::Back(to), TableEvent::AsksBack).await
}

/// A player asks the others to pause.
pub(crate) async fn propose_pause(at: &AtTable) -> Result<(), Problem> {
    let (key, seat) = player(&at.session, at.caller.key)?;
    refuse_if_paused(&at.session)?;
    propose(at, key, seat, Proposed::Pause, TableEvent::AsksPause).await
}

async fn propose(
    AtTable { app, session, caller }: &AtTable,
    key: KeyHash,
    seat: usize,
    what: Proposed,
    event: TableEvent,
) -> Result<(), Problem> {
    if open(session, what.kind()).is_some() {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-proposed", []));
    }
    app.limits.admit(LimitedAction::Talk, *caller, &app.metrics)?;
    let wish = match what {
        Proposed::Back(_) => "take-back",
        Proposed::Pause => "pause",
    };
    let (version, at) = (session.now().version(), app.now());
    let asks = notice_orders::to_others(session, NoticeOccasion::Asked, Some(seat), Some(wish), at);
    let proposal = TableProposal { what, by: seat as u8, version, agreed: 0, at };
    if !app.store.propose_and_order(&session.id, key, &proposal, &asks).await? {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-end-not-running", []));
    }
    session.read_people().await?;
    if carry_out_if_agreed(app, session, what.kind()).await? {
        return Ok(());
    }
    closing::tell(app, session, seat, key, event).await
}

/// A player agrees. When all have, it happens.
pub(crate) async fn agree(
    AtTable { app, session, caller }: &AtTable,
    kind: ProposalKind,
) -> Result<(), Problem> {
    let (key, _) = player(session, caller.key)?;
    let proposal = open(session, kind).ok_or_else(no_proposal)?;
    if !app.store.agree(&session.id, key, kind, proposal.version).await? {
        return Err(no_proposal());
    }
    session.read_people().await?;
    carry_out_if_agreed(app, session, kind).await.map(drop)
}

/// A player refuses what somebody proposes, or withdraws what they have proposed themselves.
pub(crate) async fn refuse(
    AtTable { app, session, caller }: &AtTable,
    kind: ProposalKind,
) -> Result<(), Problem> {
    let (key, seat) = player(session, caller.key)?;
    let proposal = open(session, kind).ok_or_else(no_proposal)?;
    if !app.store.drop_proposal(&session.id, kind, proposal.version).await? {
        return Err(no_proposal());
    }
    session.read_people().await?;
    if session.people().holds(usize::from(proposal.by), Some(key)) {
        return Ok(());
    }
    let event = match kind {
        ProposalKind::Back => TableEvent::RefusesBack,
        ProposalKind::Pause => TableEvent::RefusesPause,
    };
    closing::tell(app, session, seat, key, event).await
}

/// A player ends the pause.
pub(crate) async fn resume(AtTable { app, session, caller }: &AtTable) -> Result<(), Problem> {
    let (_, seat) = player(session, caller.key)?;
    if !session.now().is_paused() {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-not-paused", []));
    }
    app.note_incident(session, seat, Incident::Resumed).await
}

/// What is proposed of a kind, unless somebody has played on since.
pub(crate) fn open(session: &Session, kind: ProposalKind) -> Option<TableProposal> {
    let people = session.people();
    let proposal = people.proposals.iter().find(|proposal| proposal.what.kind() == kind)?;
    let lapsed = match proposal.what {
        Proposed::Back(_) => way_back::has_moved_on(&people, &*session.now(), proposal.version),
        Proposed::Pause => session.now().is_paused(),
    };
    (!lapsed && !session.is_over()).then(|| proposal.clone())
}

/// Does what is proposed once everybody has agreed. Returns whether it did.
async fn carry_out_if_agreed(
    app: &Arc<App>,
    session: &Arc<Session>,
    kind: ProposalKind,
) -> Result<bool, Problem> {
    let Some(proposal) = open(session, kind) else { return Ok(false) };
    if session.people().asked().any(|seat| !proposal.has_agreed(seat)) {
        return Ok(false);
    }
    let TableProposal { what, by, version, .. } = proposal;
    let by = Seat::new(by.into());
    match what {
        Proposed::Back(to) => {
            let plan = Plan::BackByConsent { by, to, since: version };
            app.make(session, session.now().version(), plan).await?;
        }
        Proposed::Pause => app.note_incident(session, by.index(), Incident::Paused).await?,
    }
    app.store.drop_proposal(&session.id, kind, version).await?;
    session.read_people().await?;
    Ok(true)
}

fn refuse_if_paused(session: &Session) -> Result<(), Problem> {
    if session.now().is_paused() {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-paused", []));
    }
    Ok(())
}

/// The caller, if they sit at the table of a running game.
fn player(session: &Session, key: Option<KeyHash>) -> Result<(KeyHash, usize), Problem> {
    let people = session.people();
    let seat = people.seats_of(key).next();
    let player = key.zip(seat).ok_or_else(|| Problem::not_yours("problem-only-players", []))?;
    if !people.can_go_on() || session.is_over() {
        return Err(Problem::told(StatusCode::CONFLICT, "problem-end-not-running", []));
    }
    Ok(player)
}

fn no_proposal() -> Problem {
    Problem::told(StatusCode::CONFLICT, "problem-no-proposal", [])
}
