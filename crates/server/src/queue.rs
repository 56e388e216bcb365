use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::Arc;
use std::time::{Duration, Instant};

use parking_lot::{Mutex, MutexGuard};
use tokio::sync::oneshot;

/// How urgent something is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Urgency {
    /// A person looks at it and waits.
    Watched,
    /// Somebody was here lately.
    Recent,
    /// Nobody has asked for a while.
    Quiet,
}

/// The key of a group or a member.
pub(crate) trait Name: Clone + Eq + Hash {}

impl<T: Clone + Eq + Hash> Name for T {}

/// A few places, and a fair line before them.
///
/// What is urgent goes first. Among equals each group (an address) gets a place in turn, and within a
/// group each member (a key, a table): whoever asks for much waits behind their own wishes, not
/// before those of others. What is not urgent is never passed over for ever, and what nobody looks
/// at leaves a place free for those who come.
pub(crate) struct Queue<G: Name, M: Name> {
    places: usize,
    state: Mutex<State<G, M>>,
}

struct State<G: Name, M: Name> {
    free: usize,
    /// How many places quiet ones have.
    quiet: usize,
    lines: [Waiting<G, M>; 3],
    /// How many places were given away, to remember the less urgent now and then.
    given: u32,
    /// How long a place is taken, on average of late.
    usual: Duration,
}

type Waiting<G, M> = Ring<G, Ring<M, VecDeque<oneshot::Sender<Permit<G, M>>>>>;

/// A place that is taken until this is dropped.
pub(crate) struct Permit<G: Name, M: Name> {
    queue: Arc<Queue<G, M>>,
    urgency: Urgency,
    since: Instant,
}

/// The line is too long: it is not worth waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooLong {
    /// How long it would take.
    pub(crate) wait: Duration,
}

/// Every 4th place goes to the second line first, every 16th to the third.
const SECOND_FIRST: u32 = 4;
const THIRD_FIRST: u32 = 16;

impl<G: Name, M: Name> Queue<G, M> {
    /// A queue with `places` places, each of which is usually taken for `usual`.
    pub(crate) fn new(places: usize, usual: Duration) -> Arc<Queue<G, M>> {
        let lines = [Ring::default(), Ring::default(), Ring::default()];
        let state = State { free: places, quiet: 0, lines, given: 0, usual };
        Arc::new(Queue { places, state: Mutex::new(state) })
    }

    /// Waits for a place. With `patience` it is refused at once where the wait would probably be longer.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        urgency: Urgency,
        group: G,
        member: M,
        patience: Option<Duration>,
    ) -> Result<Permit<G, M>, TooLong> {
        let turn = {
            let mut state = self.state.lock();
            if let Some(patience) = patience {
                let wait = state.expected_wait(self.places, urgency, &group);
                if wait > patience {
                    return Err(TooLong { wait });
                }
            }
            let (sender, turn) = oneshot::channel();
            state.lines[urgency as usize].entry(group).entry(member).push_back(sender);
            self.give_away(state);
            turn
        };
        // Senders are dropped only with the queue.
        turn.await.map_err(|_| TooLong { wait: Duration::ZERO })
    }

    /// How many places are taken.
    pub(crate) fn taken(&self) -> usize {
        self.places - self.state.lock().free
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        let state = self.state.lock();
        let groups = state.lines.iter().flat_map(|line| line.values.values());
        groups.flat_map(|group| group.values.values()).map(VecDeque::len).sum()
    }

    /// Gives free places to those who wait.
    fn give_away(self: &Arc<Self>, mut state: MutexGuard<'_, State<G, M>>) {
        let mut unwanted = Vec::new();
        while state.free > 0
            && let Some((urgency, next)) = state.next(self.places)
        {
            state.free -= 1;
            state.quiet += usize::from(urgency == Urgency::Quiet);
            let place = Permit { queue: Arc::clone(self), urgency, since: Instant::now() };
            // Whoever wanted it may have gone away. A place that is dropped locks the state again.
            unwanted.extend(next.send(place).err());
        }
        drop(state);
    }
}

impl<G: Name, M: Name> Drop for Permit<G, M> {
    fn drop(&mut self) {
        let mut state = self.queue.state.lock();
        state.free += 1;
        state.quiet -= usize::from(self.urgency == Urgency::Quiet);
        // A fifth of it is the last one.
        state.usual = (4 * state.usual + self.since.elapsed()) / 5;
        self.queue.give_away(state);
    }
}

impl<G: Name, M: Name> State<G, M> {
    /// Who gets the next place.
    fn next(&mut self, places: usize) -> Option<(Urgency, oneshot::Sender<Permit<G, M>>)> {
        use Urgency::{Quiet, Recent, Watched};
        let order = match self.given {
            given if given % THIRD_FIRST == THIRD_FIRST - 1 => [Quiet, Recent, Watched],
            given if given % SECOND_FIRST == SECOND_FIRST - 1 => [Recent, Watched, Quiet],
            _ => [Watched, Recent, Quiet],
        };
        for urgency in order {
            if urgency == Quiet && self.quiet >= (places - 1).max(1) {
                continue;
            }
            while let Some(next) = self.lines[urgency as usize].take(|group| group.take(VecDeque::pop_front))
            {
                if !next.is_closed() {
                    self.given = self.given.wrapping_add(1);
                    return Some((urgency, next));
                }
            }
        }
        None
    }

    /// How long somebody of a group would probably wait: the groups that are not less urgent take turns.
    fn expected_wait(&self, places: usize, urgency: Urgency, group: &G) -> Duration {
        if self.free > 0 {
            return Duration::ZERO;
        }
        let lines = &self.lines[..=urgency as usize];
        let own =
            lines.iter().filter_map(|line| line.values.get(group)).flat_map(|group| group.values.values());
        let others = lines.iter().flat_map(|line| line.values.keys()).filter(|other| *other != group).count();
        let own = own.map(VecDeque::len).sum::<usize>() as u32 + 1;
        self.usual * own * (others as u32 + 1) / places.max(1) as u32
    }
}

/// Things by their owners, who take turns.
struct Ring<K, V> {
    turns: VecDeque<K>,
    values: HashMap<K, V>,
}

impl<K, V> Default for Ring<K, V> {
    fn default() -> Ring<K, V> {
        Ring { turns: VecDeque::new(), values: HashMap::new() }
    }
}

impl<K: Clone + Eq + Hash, V: Default> Ring<K, V> {
    fn entry(&mut self, key: K) -> &mut V {
        if !self.values.contains_key(&key) {
            self.turns.push_back(key.clone());
        }
        self.values.entry(key).or_default()
    }
}

impl<K: Eq + Hash, V> Ring<K, V> {
    /// Takes something from the owner whose turn it is, who then goes to the end of the line.
    fn take<T>(&mut self, mut take: impl FnMut(&mut V) -> Option<T>) -> Option<T> {
        while let Some(key) = self.turns.pop_front() {
            let Some(taken) = self.values.get_mut(&key).and_then(&mut take) else {
                self.values.remove(&key);
                continue;
            };
            self.turns.push_back(key);
            return Some(taken);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type TestQueue = Queue<&'static str, u32>;

    const USUAL: Duration = Duration::from_millis(100);

    /// Puts wishes into the line of a queue whose only place is taken, and tells in which order they are granted.
    async fn order(wishes: &[(Urgency, &'static str, u32)]) -> Vec<usize> {
        let queue = TestQueue::new(1, USUAL);
        let first = queue.enter(Urgency::Watched, "", 0, None).await.expect("it is free");
        let (told, mut granted) = tokio::sync::mpsc::unbounded_channel();
        for (number, &(urgency, group, member)) in wishes.iter().enumerate() {
            let (queue, told, before) = (Arc::clone(&queue), told.clone(), queue.waiting());
            tokio::spawn({
                let queue = Arc::clone(&queue);
                async move {
                    let place = queue.enter(urgency, group, member, None).await;
                    let _ = told.send(number);
                    drop(place);
                }
            });
            while queue.waiting() == before {
                tokio::task::yield_now().await;
            }
        }
        drop((first, told));
        let mut order = Vec::new();
        while let Some(number) = granted.recv().await {
            order.push(number);
        }
        assert_eq!(queue.waiting(), 0);
        order
    }

    #[tokio::test]
    async fn whoever_asks_for_much_waits_behind_their_own_wishes() {
        use Urgency::Recent;
        let much = [(Recent, "a", 1), (Recent, "a", 1), (Recent, "a", 2), (Recent, "a", 1), (Recent, "b", 7)];
        assert_eq!(order(&much).await, [0, 4, 2, 1, 3]);
    }

    #[tokio::test]
    async fn what_people_look_at_goes_first_and_nothing_is_forgotten() {
        use Urgency::{Quiet, Recent, Watched};
        let mut wishes = vec![(Quiet, "q", 0), (Recent, "r", 0)];
        wishes.extend((0..40).map(|_| (Watched, "w", 0)));
        let order = order(&wishes).await;
        assert_eq!(order[0], 2, "whatever came before");
        let place = |wish| order.iter().position(|&granted| granted == wish).expect("it is granted");
        assert!(place(1) <= 4, "{order:?}");
        assert!((10..=16).contains(&place(0)), "{order:?}");
    }

    #[tokio::test]
    async fn what_nobody_looks_at_leaves_a_place_free() {
        let queue = TestQueue::new(3, USUAL);
        let mut places = Vec::new();
        for table in 0..2 {
            places.push(queue.enter(Urgency::Quiet, "a", table, None).await.expect("it is free"));
        }
        let third =
            tokio::time::timeout(Duration::from_millis(20), queue.enter(Urgency::Quiet, "b", 9, None));
        assert!(third.await.is_err(), "the last place is not for the quiet");
        let place = queue.enter(Urgency::Watched, "c", 1, None).await;
        assert!(place.is_ok());
        drop(places);
        assert!(queue.enter(Urgency::Quiet, "b", 9, None).await.is_ok());
    }

    #[tokio::test]
    async fn a_line_that_is_too_long_is_told_before_one_waits() {
        let queue = TestQueue::new(1, USUAL);
        let _place = queue.enter(Urgency::Recent, "a", 0, None).await.expect("it is free");
        let patience = Some(Duration::from_millis(1050));
        let mut line = Vec::new();
        for _ in 0..10 {
            let mut wish = Box::pin(queue.enter(Urgency::Recent, "a", 0, patience));
            assert!(futures::poll!(&mut wish).is_pending());
            line.push(wish);
        }
        let refused = queue.enter(Urgency::Recent, "a", 0, patience).await.err().expect("it is too long");
        assert_eq!(refused.wait, Duration::from_millis(1100));
        // Somebody else takes turns with the first.
        let mut other = Box::pin(queue.enter(Urgency::Recent, "b", 0, patience));
        assert!(futures::poll!(&mut other).is_pending());
    }

    #[tokio::test]
    async fn whoever_goes_away_leaves_their_place_to_the_next() {
        let queue = TestQueue::new(1, USUAL);
        let place = queue.enter(Urgency::Recent, "a", 0, None).await.expect("it is free");
        let mut gone = Box::pin(queue.enter(Urgency::Recent, "a", 1, None));
        let mut next = Box::pin(queue.enter(Urgency::Recent, "a", 2, None));
        assert!(futures::poll!(&mut gone).is_pending() && futures::poll!(&mut next).is_pending());
        drop(gone);
        drop(place);
        assert!(next.await.is_ok());
    }
}
