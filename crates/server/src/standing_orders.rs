//! The standing orders of a game in memory, and when they are to be looked at.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use game::Seat;
use orders::{DropReason, Fate};
use parking_lot::RwLock;
use serde_json::{Map, Value};
use store::{Job, NewJob, StandingOrder, Timestamp};

use crate::people::People;
use crate::table::Table;

/// The kind of the job that carries orders out. Neither its number nor what becomes of it is told to anybody.
pub(crate) const STANDING_ORDER: &str = "standing-order";

/// How long a move takes that an order makes, in milliseconds: about as long as a quick player.
const PAUSE: RangeInclusive<u64> = 600..=2500;
/// The same, for one order that answers another at once.
const PAUSE_IN_CHAIN: RangeInclusive<u64> = 300..=900;
/// After this many moves in a row that orders have made, a person is asked.
const LONGEST_CHAIN: u32 = 80;

/// The standing orders of a game, as the store has them.
#[derive(Default)]
pub(crate) struct StandingOrders {
    all: RwLock<Arc<[StandingOrder]>>,
    /// How many moves in a row orders have made, up to the one that is being made.
    chain: AtomicU32,
}

impl StandingOrders {
    pub(crate) fn of(orders: Vec<StandingOrder>) -> StandingOrders {
        StandingOrders { all: RwLock::new(orders.into()), chain: AtomicU32::new(0) }
    }

    /// All of them, also those that are at their end.
    pub(crate) fn all(&self) -> Arc<[StandingOrder]> {
        Arc::clone(&self.all.read())
    }

    pub(crate) fn replace(&self, orders: Vec<StandingOrder>) {
        *self.all.write() = orders.into();
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all.read().is_empty()
    }

    /// Notes how many moves in a row orders have made, with the one that is being made.
    pub(crate) fn set_chain(&self, moves: u32) {
        self.chain.store(moves, Ordering::Relaxed);
    }

    /// The job that looks at the orders when a table has come to this, if one has something to do or is at its end.
    pub(crate) fn job(
        &self,
        game: &str,
        people: &People,
        table: &dyn Table,
        at: Timestamp,
    ) -> Option<NewJob> {
        if self.is_empty() {
            return None;
        }
        let chain = self.chain.load(Ordering::Relaxed);
        let (due, acts_at) = if table.actor().is_none() {
            (at, None)
        } else {
            let all = self.all();
            let standing = all.iter().filter(|order| order.outcome.is_none());
            let fates: Vec<_> = standing.map(|order| fate(order, people, table)).collect();
            if fates.iter().any(|fate| matches!(fate, Fate::Acts(_))) && chain < LONGEST_CHAIN {
                (Timestamp(at.0 + pause(chain)), Some(table.version()))
            } else if fates.iter().any(|fate| !fate.stands()) {
                (at, None)
            } else {
                return None;
            }
        };
        Some(OrderErrand { chain, acts_at }.job(game, due))
    }
}

/// What a job has to do about the orders of a game: to carry one out, or only to note which are at their end. One does not
/// take the place of the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OrderErrand {
    /// How many moves in a row orders have made.
    pub(crate) chain: u32,
    /// The version at which an order is to act when the job is due; at another it has not waited yet. `None` where nothing is
    /// to be carried out.
    pub(crate) acts_at: Option<u32>,
}

/// What the name of a game has at its end where the end of orders is to be noted.
const ENDS: &str = ".ends";

impl OrderErrand {
    /// The job that looks at the orders of a game.
    pub(crate) fn job(self, game: &str, due: Timestamp) -> NewJob {
        let OrderErrand { chain, acts_at } = self;
        let (subject, detail) = match acts_at {
            Some(version) => (game.to_owned(), format!("{chain} {version}")),
            None => (format!("{game}{ENDS}"), chain.to_string()),
        };
        NewJob { kind: STANDING_ORDER.to_owned(), subject, detail, due }
    }

    /// Of which game a job is, and what it has to do there.
    pub(crate) fn read(job: &Job) -> (&str, OrderErrand) {
        let game = job.subject.strip_suffix(ENDS);
        let mut numbers = job.detail.split(' ').map(|number| number.parse::<u32>().ok());
        let (chain, version) = (numbers.next().flatten().unwrap_or(0), numbers.next().flatten());
        // A program from before versions were told wanted something done.
        let acts_at = game.is_none().then(|| version.unwrap_or(0));
        (game.unwrap_or(&job.subject), OrderErrand { chain, acts_at })
    }
}

/// Whether an order may act after this many moves in a row that orders have made.
pub(crate) fn may_go_on(chain: u32) -> bool {
    chain < LONGEST_CHAIN
}

/// What has become of an order. It is for whoever gave it, as long as they have the seat.
pub(crate) fn fate(order: &StandingOrder, people: &People, table: &dyn Table) -> Fate<Map<String, Value>> {
    if !people.holds(usize::from(order.seat), Some(order.key)) {
        return Fate::Dropped(DropReason::SeatChanged);
    }
    table.follow_order(Seat::new(usize::from(order.seat)), order.version, &order.text)
}

/// A pause in milliseconds that nobody can foretell.
fn pause(chain: u32) -> i64 {
    let range = if chain == 0 { PAUSE } else { PAUSE_IN_CHAIN };
    let mut bits = [0; 8];
    // Without random numbers it is the shortest.
    let _ = getrandom::fill(&mut bits);
    let width = range.end() - range.start() + 1;
    (range.start() + u64::from_le_bytes(bits) % width) as i64
}
