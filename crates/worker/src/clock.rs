use std::time::{Duration, SystemTime, UNIX_EPOCH};

use store::Timestamp;
use tokio::sync::watch;
use tokio::time::sleep;

/// The time: the system's, or one that is moved by hand. Whatever is stored with a time, or waits for one,
/// asks here.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// Milliseconds since the beginning of 1970.
    by_hand: Option<watch::Sender<i64>>,
}

impl Clock {
    /// A clock that stands still until it is moved.
    pub fn by_hand() -> Clock {
        let now = Clock::default().now();
        Clock { by_hand: Some(watch::Sender::new(now.0)) }
    }

    /// Moves a clock that is moved by hand.
    pub fn advance(&self, by: Duration) {
        if let Some(time) = &self.by_hand {
            time.send_modify(|time| *time += by.as_millis() as i64);
        }
    }

    /// The time.
    pub fn now(&self) -> Timestamp {
        if let Some(time) = &self.by_hand {
            return Timestamp(*time.borrow());
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timestamp(since.as_millis() as i64)
    }

    /// The time some while ago.
    pub fn ago(&self, while_ago: Duration) -> Timestamp {
        Timestamp(self.now().0 - while_ago.as_millis() as i64)
    }

    /// The time after some while.
    pub fn after(&self, a_while: Duration) -> Timestamp {
        Timestamp(self.now().0.saturating_add(a_while.as_millis() as i64))
    }

    /// Waits until a time.
    pub async fn reaches(&self, time: Timestamp) {
        match &self.by_hand {
            // The sender is here, so somebody may still move it.
            Some(clock) => drop(clock.subscribe().wait_for(|now| *now >= time.0).await),
            None => sleep(Duration::from_millis(time.0.saturating_sub(self.now().0).max(0) as u64)).await,
        }
    }
}
