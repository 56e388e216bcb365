use std::sync::Arc;

use async_trait::async_trait;
use store::{GameId, Job, NewJob, Timestamp};
use time_control::{Clocks, Outages, TimeoutAnswer};
use worker::{JobFailure, JobHandler, NextTime};

use super::{DEADLINE, failed};
use crate::app::App;
use crate::clockwork::timestamp;
use crate::consequences::Consequences;
use crate::error::Problem;
use crate::heart;
use crate::plan::Plan;
use crate::services::overtime;
use crate::session::Session;

/// So often it is looked at a game in which others move meanwhile.
const MOST_LOOKS: usize = 20;

/// Acts when somebody's time has run out.
pub(super) struct ActOnDeadline(pub(super) Arc<App>);

#[async_trait]
impl JobHandler for ActOnDeadline {
    async fn perform(&self, job: &Job) -> Result<NextTime, JobFailure> {
        let ActOnDeadline(app) = self;
        let session = match app.session(&job.subject).await {
            Ok(session) => session,
            Err(problem) if problem.is_missing() => return Ok(NextTime::Never),
            Err(problem) => return Err(passing(problem)),
        };
        // Perhaps another server has moved, and its word has not come yet.
        session.refresh().await.map_err(passing)?;
        for _ in 0..MOST_LOOKS {
            match look(app, &session).await? {
                Look::Nothing => return Ok(NextTime::Never),
                Look::Later(deadline) => return Ok(NextTime::At(deadline)),
                Look::Again => {}
            }
        }
        Err(JobFailure::passing("somebody moves whenever it is looked at the clocks"))
    }
}

/// What a look at a game's clocks comes to.
enum Look {
    /// There is nothing to do until somebody moves.
    Nothing,
    /// The time is not up yet.
    Later(Timestamp),
    /// Something has happened.
    Again,
}

/// Does what is due in a game. Whatever is noted is appended at the version that was looked at: it happens once, whoever
/// else looks.
async fn look(app: &Arc<App>, session: &Arc<Session>) -> Result<Look, JobFailure> {
    let present = session.present();
    let Some(clocks) = present.clocks.as_ref().filter(|_| !session.is_over()) else {
        return Ok(Look::Nothing);
    };
    let Some(seat) = clocks.running() else { return Ok(Look::Nothing) };
    if clocks.late() == Some(seat) {
        if clocks.control().timeout == TimeoutAnswer::Bot {
            overtime::play_decision(app, session, seat).await.map_err(passing)?;
        }
        return Ok(Look::Nothing);
    }
    // Perhaps no server lived until just now, and nobody has noted it yet.
    heart::beat(app).await.map_err(failed)?;
    let Some(deadline) = clocks.deadline(&app.clockwork.outages()) else { return Ok(Look::Nothing) };
    if deadline > app.clockwork.now() {
        // Lists may show an earlier one, from before a time in which no server lived.
        let Consequences { status, .. } = Consequences::standing(session, &present);
        app.store.set_status(&session.id, present.table.version(), &status).await.map_err(failed)?;
        return Ok(Look::Later(timestamp(deadline)));
    }
    match app.make(session, present.table.version(), Plan::OutOfTime(seat)).await {
        // Somebody has moved just now.
        Err(problem) if !problem.is_conflict() => Err(passing(problem)),
        _ => Ok(Look::Again),
    }
}

/// The game may be read, or played on, another time.
fn passing(problem: Problem) -> JobFailure {
    JobFailure::passing(problem.error)
}

/// What is ordered so that a deadline is not missed. Returns `None` if nobody's time runs, or it has run out already.
pub(crate) fn look_at_deadline(game: &GameId, clocks: Option<&Clocks>, outages: &Outages) -> Option<NewJob> {
    let clocks = clocks.filter(|clocks| clocks.late().is_none())?;
    let due = timestamp(clocks.deadline(outages)?);
    Some(NewJob { kind: DEADLINE.to_owned(), subject: game.0.clone(), detail: String::new(), due })
}
