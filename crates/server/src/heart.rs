//! Servers tell that they live; a time in which none did is given back to everybody.

use std::sync::Arc;
use std::time::Duration;

use store::{StoreError, Timestamp};

use crate::app::App;
use crate::clockwork::timestamp;

/// How often a server tells that it lives.
const BEAT: Duration = Duration::from_secs(5);
/// How long to wait after the database has failed.
const PAUSE: Duration = Duration::from_secs(1);

/// Notes that this server lives, and learns of times in which none did: one of them may have ended just now.
pub(crate) async fn beat(app: &App) -> Result<(), StoreError> {
    app.store.beat(app.now(), app.config.outage_after).await?;
    let known = app.clockwork.outages().last_end().map_or(Timestamp(0), timestamp);
    app.clockwork.learn(&app.store.outages(known).await?);
    Ok(())
}

/// Beats until the server stops.
pub(crate) async fn keep_beating(app: Arc<App>) {
    loop {
        app.config.clock.reaches(app.config.clock.after(BEAT)).await;
        while let Err(error) = beat(&app).await {
            tracing::debug!(%error, "cannot note that this server lives");
            tokio::time::sleep(PAUSE).await;
        }
    }
}
