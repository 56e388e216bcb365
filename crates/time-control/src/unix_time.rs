use std::time::Duration;

/// Milliseconds since the beginning of 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnixTime(pub i64);

impl UnixTime {
    /// Later than everything.
    pub(crate) const END: UnixTime = UnixTime(i64::MAX);

    /// The time from an earlier moment to this one; nothing from a later one.
    pub fn since(self, earlier: UnixTime) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0).max(0) as u64)
    }

    /// The moment after some time.
    #[must_use]
    pub fn after(self, time: Duration) -> UnixTime {
        UnixTime(self.0.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }
}
