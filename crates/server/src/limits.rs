use std::num::NonZeroU32;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use store::KeyHash;

use crate::caller::Caller;
use crate::error::Problem;
use crate::metrics::{Limit, Metrics};
use crate::network::{Network, Source};

/// Nobody may keep the server so busy that others have to wait.
pub(crate) struct Limits {
    keys: DefaultKeyedRateLimiter<KeyHash>,
    networks: DefaultKeyedRateLimiter<Network>,
    creations: DefaultKeyedRateLimiter<Network>,
    sittings: DefaultKeyedRateLimiter<Network>,
    words: DefaultKeyedRateLimiter<KeyHash>,
    channels: DefaultKeyedRateLimiter<Network>,
    mails: DefaultKeyedRateLimiter<KeyHash>,
    clock: DefaultClock,
    /// Whether it was said already that the proxy does not tell where requests come from.
    missed_source: AtomicBool,
}

/// What is limited more narrowly than requests in general, because it leaves something behind.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LimitedAction {
    /// A new table.
    Create,
    /// Sitting down at somebody's table.
    Sit,
    /// A word at a table.
    Talk,
    /// Something that makes the server send a message to an address that somebody has named.
    Send,
}

type NotUntil = governor::NotUntil<<DefaultClock as Clock>::Instant>;

/// How many seconds' worth of requests may come at once.
const BURST: u32 = 5;
/// Tables from one address: at once, and then a minute.
const CREATIONS: (u32, u32) = (60, 20);
/// Seats from one address.
const SITTINGS: (u32, u32) = (30, 10);
/// Messages to addresses that somebody has named, from one address.
const SENDINGS: (u32, u32) = (10, 6);
/// Mails with a link to one address of e-mail: at once, and then one in this time.
const MAILS: u32 = 3;
const MAIL_EVERY: Duration = Duration::from_mins(20);
/// Words of one person.
const WORDS: (u32, u32) = (20, 30);

impl Limits {
    pub(crate) fn new(requests_a_second: u32) -> Limits {
        let rate = NonZeroU32::new(requests_a_second).unwrap_or(NonZeroU32::MAX);
        let burst = NonZeroU32::new(requests_a_second.saturating_mul(BURST)).unwrap_or(NonZeroU32::MAX);
        let quota = Quota::per_second(rate).allow_burst(burst);
        Limits {
            keys: RateLimiter::keyed(quota),
            networks: RateLimiter::keyed(quota),
            creations: RateLimiter::keyed(a_minute(CREATIONS)),
            sittings: RateLimiter::keyed(a_minute(SITTINGS)),
            words: RateLimiter::keyed(a_minute(WORDS)),
            channels: RateLimiter::keyed(a_minute(SENDINGS)),
            mails: RateLimiter::keyed(mails()),
            clock: DefaultClock::default(),
            missed_source: AtomicBool::new(false),
        }
    }

    /// Forgets callers that have been quiet for a while.
    pub(crate) fn tidy(&self) {
        self.keys.retain_recent();
        self.networks.retain_recent();
        self.creations.retain_recent();
        self.sittings.retain_recent();
        self.words.retain_recent();
        self.channels.retain_recent();
        self.mails.retain_recent();
    }

    /// Refuses an action of somebody who has done too much of it lately.
    pub(crate) fn admit(
        &self,
        action: LimitedAction,
        caller: Caller,
        metrics: &Metrics,
    ) -> Result<(), Problem> {
        let Source { network, spared } = caller.source;
        if spared {
            return Ok(());
        }
        let (checked, limit, sentence) = match (action, caller.key) {
            (LimitedAction::Create, _) => {
                (self.creations.check_key(&network), Limit::Creations, "problem-many-tables")
            }
            (LimitedAction::Sit, _) => {
                (self.sittings.check_key(&network), Limit::Sittings, "problem-many-sittings")
            }
            (LimitedAction::Talk, Some(key)) => {
                (self.words.check_key(&key), Limit::Words, "problem-talk-fast")
            }
            (LimitedAction::Send, _) => {
                (self.channels.check_key(&network), Limit::Sendings, "problem-many-sendings")
            }
            // Only players speak, and they have a key.
            (LimitedAction::Talk, None) => return Ok(()),
        };
        checked.map_err(|until| self.refusal(limit, &until, sentence, metrics))
    }

    /// Whether another mail may go to an address, of which this is the hash: nobody fills a stranger's letter box.
    pub(crate) fn admits_mail(&self, address: KeyHash, source: Source) -> bool {
        source.spared || self.mails.check_key(&address).is_ok()
    }

    /// Refuses a request of somebody who has sent too many. The key is asked for only where it counts.
    pub(crate) fn check(
        &self,
        source: Source,
        key: impl FnOnce() -> Option<KeyHash>,
        metrics: &Metrics,
    ) -> Result<(), Problem> {
        if source.spared {
            return Ok(());
        }
        if source.network == Network::Unknown && !self.missed_source.swap(true, Ordering::Relaxed) {
            tracing::warn!("the proxy sends no readable X-Forwarded-For: such requests share one limit");
        }
        let refusal = |limit, until: &NotUntil| self.refusal(limit, until, "problem-too-many", metrics);
        self.networks.check_key(&source.network).map_err(|until| refusal(Limit::RateOfAddress, &until))?;
        let Some(key) = key() else { return Ok(()) };
        self.keys.check_key(&key).map_err(|until| refusal(Limit::RateOfKey, &until))
    }

    fn refusal(&self, limit: Limit, until: &NotUntil, sentence: &'static str, metrics: &Metrics) -> Problem {
        metrics.refused(limit);
        let wait = until.wait_time_from(self.clock.now());
        Problem::told(StatusCode::TOO_MANY_REQUESTS, sentence, []).after(wait)
    }
}

fn mails() -> Quota {
    let quota = Quota::with_period(MAIL_EVERY).unwrap_or(Quota::per_hour(NonZeroU32::MIN));
    quota.allow_burst(NonZeroU32::new(MAILS).unwrap_or(NonZeroU32::MIN))
}

/// A quota of this many at once, and then this many a minute.
fn a_minute((at_once, a_minute): (u32, u32)) -> Quota {
    let positive = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    Quota::per_minute(positive(a_minute)).allow_burst(positive(at_once))
}
