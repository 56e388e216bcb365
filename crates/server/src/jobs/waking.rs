use std::sync::Arc;

use async_trait::async_trait;
use store::Job;
use worker::{JobFailure, JobHandler, NextTime};

use super::failed;
use crate::app::App;
use crate::bot_turns;

/// Takes over the bots' turns of servers that have died while they thought about them.
pub(super) struct TakeOver(pub(super) Arc<App>);

#[async_trait]
impl JobHandler for TakeOver {
    async fn perform(&self, _job: &Job) -> Result<NextTime, JobFailure> {
        let TakeOver(app) = self;
        bot_turns::take_over(app).await.map_err(failed)?;
        Ok(NextTime::At(app.config.clock.after(app.config.look_for_stalled)))
    }
}

/// Wakes the bots of all games that wait for one: after a start, and now and then where other servers share the games,
/// in case one has died before it could claim a turn.
pub(super) struct WakeAll(pub(super) Arc<App>);

#[async_trait]
impl JobHandler for WakeAll {
    async fn perform(&self, _job: &Job) -> Result<NextTime, JobFailure> {
        let WakeAll(app) = self;
        bot_turns::note_missing_statuses(app).await.map_err(failed)?;
        bot_turns::wake_all(app).await.map_err(failed)?;
        if app.shares_games() {
            return Ok(NextTime::At(app.config.clock.after(app.config.look_at_all)));
        }
        Ok(NextTime::Never)
    }
}
