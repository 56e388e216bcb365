use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use store::KeyHash;

use crate::answer::Problem;
use crate::app::App;
use crate::caller::{Address, Caller};

/// Nobody may keep the server so busy that others have to wait.
pub(crate) struct Limits {
    keys: DefaultKeyedRateLimiter<KeyHash>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
}

/// So many seconds' worth of requests may come at once.
const BURST: u32 = 5;

impl Limits {
    pub(crate) fn new(requests_a_second: u32) -> Limits {
        let rate = NonZeroU32::new(requests_a_second).unwrap_or(NonZeroU32::MAX);
        let burst = NonZeroU32::new(requests_a_second.saturating_mul(BURST)).unwrap_or(NonZeroU32::MAX);
        let quota = Quota::per_second(rate).allow_burst(burst);
        Limits { keys: RateLimiter::keyed(quota), addresses: RateLimiter::keyed(quota) }
    }

    /// Forgets who has not called for a while.
    pub(crate) fn tidy(&self) {
        self.keys.retain_recent();
        self.addresses.retain_recent();
    }

    fn allow(&self, address: Option<IpAddr>, key: Option<KeyHash>) -> bool {
        let Some(address) = address else { return true };
        // This machine's own programs are the host's business.
        if address.is_loopback() {
            return true;
        }
        self.addresses.check_key(&address).is_ok() && key.is_none_or(|key| self.keys.check_key(&key).is_ok())
    }
}

/// Lets a request through, or not.
pub(crate) async fn limit(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    request: Request,
    next: Next,
) -> Response {
    if app.limits.allow(address, caller.key) {
        return next.run(request).await;
    }
    Problem::told(StatusCode::TOO_MANY_REQUESTS, "problem-too-many", []).into_response()
}
