use std::time::Duration;

use async_trait::async_trait;

use crate::{StoreError, Timestamp};

/// A time in which no server lived.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoredOutage {
    /// When one was last heard of.
    pub from: Timestamp,
    /// When one was there again.
    pub to: Timestamp,
}

/// When servers lived, and when none did.
#[async_trait]
pub trait Uptime {
    /// Notes that a server lives. If none was heard of for longer than `silence`, that time is noted as an outage, once,
    /// however many servers come back together.
    async fn beat(&self, now: Timestamp, silence: Duration) -> Result<(), StoreError>;

    /// The outages that ended after a moment, oldest first.
    async fn outages(&self, after: Timestamp) -> Result<Vec<StoredOutage>, StoreError>;
}
