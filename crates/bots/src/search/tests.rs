//! A small drawn tree, to see the search find its way.
//!
//! ```text
//!                 0: seat 0
//!               /     |     \
//!       1: seat 1  2: seat 1  3: ends .40
//!        /    \      /    \
//!      .90    .10  .60    .55        (seat 0's share; seat 1 has the rest)
//! ```
//!
//! Who looks one move far is drawn to 1, where the .90 lies; but there seat 1 decides, and so 2 is
//! best.

use std::time::{Duration, Instant};

use game::{BySeat, Dice, Seat, Seeded};

use super::{Search, Thought};
use crate::effort::Budget;
use crate::{Knowledge, Outlook};

struct Drawn {
    /// Misleads: how promising the first move looks beside the others.
    lure: f32,
    /// What a play-out costs.
    slow: Duration,
}

const PLAIN: Drawn = Drawn { lure: 1.0, slow: Duration::ZERO };

/// The children of the drawn nodes; a node beyond is an end.
const CHILDREN: [&[usize]; 3] = [&[1, 2, 3], &[4, 5], &[6, 7]];
const SHARES: [f32; 8] = [0.5, 0.9, 0.6, 0.4, 0.9, 0.1, 0.6, 0.55];

impl Knowledge for Drawn {
    type State = usize;
    type Move = usize;

    fn actor(&self, &node: &usize) -> Option<Seat> {
        CHILDREN.get(node).map(|_| Seat::new(usize::from(node > 0)))
    }
    fn moves(&self, &node: &usize, into: &mut Vec<(usize, f32)>) {
        into.clear();
        into.extend(CHILDREN[node].iter().map(|&child| (child, 1.0)));
        into[0].1 = self.lure;
    }
    fn play(&self, node: &mut usize, child: usize) {
        *node = child;
    }
    fn quick(&self, &node: &usize, dice: &mut Seeded) -> usize {
        std::thread::sleep(self.slow);
        CHILDREN[node][dice.below(CHILDREN[node].len() as u32) as usize]
    }
    fn is_pending(&self, _: &usize) -> bool {
        false
    }
    fn is_settled(&self, _: &usize, _: &usize) -> bool {
        false
    }
    fn outlook(&self, &node: &usize) -> Outlook {
        let mut shares = BySeat::default();
        shares[Seat::new(0)] = SHARES[node];
        shares[Seat::new(1)] = 1.0 - SHARES[node];
        Outlook { prospects: shares, aims: shares }
    }
    fn worths(&self, node: &usize) -> BySeat<f32> {
        self.prospects(node)
    }
}

fn think(knowledge: &Drawn, iterations: u32) -> Vec<Thought<usize>> {
    Search::new(5).think(knowledge, &0, Budget { iterations, until: None })
}

#[test]
fn what_the_other_player_would_answer_decides() {
    let thoughts = think(&PLAIN, 400);
    assert_eq!(thoughts[0].chosen, 2);
    assert!((thoughts[0].outlook.prospects[Seat::new(0)] - 0.55).abs() < 0.03, "{thoughts:?}");
}

#[test]
fn a_move_that_only_looks_good_is_seen_through() {
    let knowledge = Drawn { lure: 20.0, ..PLAIN };
    assert_eq!(think(&knowledge, 1000)[0].chosen, 2);
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    for iterations in [1, 2, 7, 100] {
        assert_eq!(think(&PLAIN, iterations), think(&PLAIN, iterations));
    }
}

#[test]
fn what_was_seen_is_still_known_a_move_later() {
    let mut search = Search::new(5);
    let budget = Budget { iterations: 200, until: None };
    search.think(&PLAIN, &0, budget);
    let thoughts = search.think(&PLAIN, &2, Budget { iterations: 0, ..budget });
    assert_eq!(thoughts[0].chosen, 7);
    assert!(thoughts[0].visits > 20, "{thoughts:?}");
}

#[test]
fn a_position_never_seen_begins_a_tree_of_its_own() {
    let mut search = Search::new(5);
    let budget = Budget { iterations: 50, until: None };
    search.think(&PLAIN, &2, budget);
    assert_eq!(search.think(&PLAIN, &1, budget)[0].chosen, 5);
}

#[test]
fn time_runs_out_between_two_play_outs() {
    let slow = Drawn { slow: Duration::from_millis(2), ..PLAIN };
    let until = Some(Instant::now() + Duration::from_millis(30));
    // Without a limit of time, these play-outs would take hours.
    let thoughts = Search::new(1).think(&slow, &0, Budget { iterations: u32::MAX, until });
    assert!(thoughts.iter().any(|thought| (1..u32::MAX / 4).contains(&thought.visits)), "{thoughts:?}");
}

/// On the drawn tree everybody has as many dollars as shares of the victory.
#[test]
fn what_comes_of_a_position_is_told_in_dollars_too() {
    let budget = Budget { iterations: 400, until: None };
    let expected = Search::expect(&PLAIN, &0, 5, budget);
    assert_eq!(expected.visits, 400);
    for seat in Seat::all(2) {
        let (share, dollars) = (expected.prospects[seat], expected.worths[seat]);
        assert!((share - dollars).abs() < 1e-3, "{expected:?}");
    }
    // Where nobody decides any more, one look is enough.
    let over = Search::expect(&PLAIN, &3, 5, budget);
    assert_eq!((over.visits, over.worths[Seat::new(0)]), (1, 0.4));
}
