use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use store::Job;
use worker::{JobFailure, JobHandler, NextTime};

use super::failed;
use crate::app::App;

/// Deletes games that nobody would miss, once they have been idle for so long.
pub(super) struct DeleteIdle {
    pub(super) app: Arc<App>,
    pub(super) keep: Duration,
}

/// So few are looked for and deleted at a time, and others get their turn in between.
const AT_ONCE: u32 = 50;
/// It is looked for idle games at least this often, and at most.
const LONGEST_PAUSE: Duration = Duration::from_hours(1);
const SHORTEST_PAUSE: Duration = Duration::from_mins(1);

#[async_trait]
impl JobHandler for DeleteIdle {
    async fn perform(&self, _job: &Job) -> Result<NextTime, JobFailure> {
        let DeleteIdle { app, keep } = self;
        let since = app.config.clock.ago(*keep);
        let (mut after, mut deleted) = (None, 0);
        loop {
            let games = app.store.idle_games(since, after.as_ref(), AT_ONCE).await.map_err(failed)?;
            let Some(last) = games.last().cloned() else { break };
            deleted += app.store.delete_idle(&games, since).await.map_err(failed)?;
            after = Some(last);
        }
        if deleted > 0 {
            tracing::info!(deleted, "deleted games that were left for long and concern nobody else");
        }
        let pause = (*keep / 24).clamp(SHORTEST_PAUSE, LONGEST_PAUSE);
        Ok(NextTime::At(app.config.clock.after(pause)))
    }
}
