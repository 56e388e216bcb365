use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use store::KeyHash;

use crate::answer::Problem;
use crate::app::App;
use crate::caller::Caller;
use crate::network::{Network, Source};
use crate::numbers::Limit;

/// Nobody may keep the server so busy that others have to wait.
pub(crate) struct Limits {
    keys: DefaultKeyedRateLimiter<KeyHash>,
    networks: DefaultKeyedRateLimiter<Network>,
    clock: DefaultClock,
    /// Whether it was said already that the proxy does not tell where requests come from.
    missed_source: AtomicBool,
}

/// Which limit a request has met, and how long to wait.
struct Exceeded {
    limit: Limit,
    wait: Duration,
}

/// So many seconds' worth of requests may come at once.
const BURST: u32 = 5;

impl Limits {
    pub(crate) fn new(requests_a_second: u32) -> Limits {
        let rate = NonZeroU32::new(requests_a_second).unwrap_or(NonZeroU32::MAX);
        let burst = NonZeroU32::new(requests_a_second.saturating_mul(BURST)).unwrap_or(NonZeroU32::MAX);
        let quota = Quota::per_second(rate).allow_burst(burst);
        Limits {
            keys: RateLimiter::keyed(quota),
            networks: RateLimiter::keyed(quota),
            clock: DefaultClock::default(),
            missed_source: AtomicBool::new(false),
        }
    }

    /// Forgets who has not called for a while.
    pub(crate) fn tidy(&self) {
        self.keys.retain_recent();
        self.networks.retain_recent();
    }

    fn check(&self, source: Source, key: Option<KeyHash>) -> Result<(), Exceeded> {
        if source.spared {
            return Ok(());
        }
        if source.network == Network::Unknown && !self.missed_source.swap(true, Ordering::Relaxed) {
            tracing::warn!("the proxy sends no readable X-Forwarded-For: such requests share one limit");
        }
        let now = self.clock.now();
        self.networks
            .check_key(&source.network)
            .map_err(|until| Exceeded { limit: Limit::RateOfAddress, wait: until.wait_time_from(now) })?;
        let Some(key) = key else { return Ok(()) };
        self.keys
            .check_key(&key)
            .map_err(|until| Exceeded { limit: Limit::RateOfKey, wait: until.wait_time_from(now) })
    }
}

/// Lets a request through, or not.
pub(crate) async fn limit(
    State(app): State<Arc<App>>,
    source: Source,
    caller: Result<Caller, Problem>,
    request: Request,
    next: Next,
) -> Response {
    let key = caller.ok().and_then(|caller| caller.key);
    match app.limits.check(source, key) {
        Ok(()) => next.run(request).await,
        Err(Exceeded { limit, wait }) => {
            app.numbers.refused(limit);
            Problem::told(StatusCode::TOO_MANY_REQUESTS, "problem-too-many", []).after(wait).into_response()
        }
    }
}
