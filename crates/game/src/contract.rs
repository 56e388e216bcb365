//! The test that every game must survive: random play in which, at every step, the list of legal
//! actions and the legality check agree over everything one could try, refused actions change
//! nothing, a clone plays alike, the events account for every dollar, and the game's own books
//! balance; and the record so far replays to the same state again and again.
//!
//! A game's test-suite calls it in one line: `game::contract::survive::<MyGame>(1000);`

use std::fs;
use std::path::Path;
use std::thread;

use serde_json::Value;

use crate::{Dice, Draft, Game, Money, Purse, Record, Recorded, Refusal, Rule, Seat, Seeded, Viewer};

/// What a game brings to its contract test.
pub trait Contract: Recorded {
    /// No game is longer, in actions.
    const LONGEST: usize;
    /// How many companies have a treasury.
    const TREASURIES: u8;

    /// Options of a table, as a record has them; drawn so that all of them turn up.
    fn draw_options(dice: &mut dyn Dice) -> Value;
    /// Replaces what is in `into` by everything one could try here, legal or not.
    fn candidates(&self, into: &mut Vec<Self::Action>);
    /// Recomputes everything that is kept for speed, and counts what must be conserved.
    ///
    /// # Panics
    /// If the books do not balance.
    fn audit(&self);
    /// Whether this question may have a single answer.
    fn may_have_one_answer(&self) -> bool {
        false
    }
}

/// Plays so many random games, over all player counts and options, on all cores.
pub fn survive<G: Contract>(games: u64) {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for first in 0..threads as u64 {
            scope.spawn(move || (first..games).step_by(threads).for_each(survive_one::<G>));
        }
    });
}

fn survive_one<G: Contract>(number: u64) {
    let mut dice = Seeded::new(0x5eed, number);
    let players = 3 + (number % 3) as usize;
    let options = G::draw_options(&mut dice);
    let setup = G::draw(players, &options, &G::own_material(), &mut dice).expect("a drawn setup holds");
    play_one::<G>(players, setup, |choices| dice.below(choices));
}

/// Plays one game as the bytes say, good moves and bad ones; stops when they run out.
pub fn follow_bytes<G: Contract>(bytes: &[u8]) {
    let seed = bytes.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte));
    let mut dice = Seeded::new(seed, 0);
    let options = G::draw_options(&mut dice);
    let setup = G::draw(3 + (seed % 3) as usize, &options, &G::own_material(), &mut dice);
    let mut state = G::start(&setup.expect("a drawn setup holds")).expect("and starts");
    let mut legal = Vec::new();
    let mut candidates = Vec::new();
    for step in bytes.chunks_exact(3) {
        let Some(actor) = state.actor() else { break };
        let pick = usize::from(step[1]) << 8 | usize::from(step[2]);
        if step[0] % 4 == 0 {
            state.candidates(&mut candidates);
            let seat = Seat::new(usize::from(step[0] >> 2) % state.players());
            let before = state.clone();
            if state.play(seat, candidates[pick % candidates.len()], &mut |_| ()).is_err() {
                assert_eq!(state, before, "a refused action changed the state");
            }
        } else {
            state.actions(&mut legal);
            let action = legal[pick % legal.len()];
            state.play(actor, action, &mut |_| ()).expect("a listed action is legal");
        }
        state.audit();
    }
}

fn play_one<G: Contract>(players: usize, setup: G::Setup, mut choose: impl FnMut(u32) -> u32) {
    let names: Vec<String> = Seat::all(players).map(|seat| seat.to_string()).collect();
    let mut record = Record::<G> { names, setup, actions: Vec::new(), result: None };
    let mut state = G::start(&record.setup).expect("a drawn setup starts");
    let mut buffers = Buffers::default();
    while let Some(actor) = state.actor() {
        assert!(record.actions.len() < G::LONGEST, "the game does not end");
        state.actions(&mut buffers.legal);
        inspect(&state, actor, &mut buffers, &mut choose);
        let action = pick(&buffers.legal, &mut choose);
        step(&mut state, actor, action);
        record.actions.push((actor, action));
        record.result = state.outcome();
        if record.actions.len().is_multiple_of(REPLAYED_EVERY) || state.actor().is_none() {
            replayed(&record, &state);
        }
        if record.actions.len().is_multiple_of(READ_EVERY) || state.actor().is_none() {
            written_and_read(&record, &state);
        }
    }
    assert!(state.outcome().is_some(), "a game without a decision has a result");
    state.actions(&mut buffers.legal);
    assert!(buffers.legal.is_empty(), "nothing is legal once the game is over");
}

/// After each so many actions the record so far is replayed: after each single one it would take most of the time.
const REPLAYED_EVERY: usize = 16;
/// After each so many it is written and read.
const READ_EVERY: usize = 64;

struct Buffers<A> {
    legal: Vec<A>,
    candidates: Vec<A>,
}

impl<A> Default for Buffers<A> {
    fn default() -> Self {
        Buffers { legal: Vec::new(), candidates: Vec::new() }
    }
}

/// Half the time any action; else rather one from the front of the list, so that bids stay low
/// and games see late years.
fn pick<A: Copy>(legal: &[A], choose: &mut impl FnMut(u32) -> u32) -> A {
    let mut most = legal.len() as u32;
    if choose(2) == 0 {
        most = 1 + choose(most);
    }
    legal[choose(most) as usize]
}

/// Everything that must hold before a decision.
fn inspect<G: Contract>(
    state: &G,
    actor: Seat,
    buffers: &mut Buffers<G::Action>,
    choose: &mut impl FnMut(u32) -> u32,
) {
    let Buffers { legal, candidates } = buffers;
    assert!(!legal.is_empty(), "somebody is asked and nothing is legal: {state:?}");
    assert!(legal.len() > 1 || state.may_have_one_answer(), "a question with one answer: {legal:?}");
    assert!(state.outcome().is_none(), "somebody is asked after the end");
    state.audit();

    let allowed = |action: &&G::Action| state.check(**action).is_ok();
    for action in legal.iter() {
        assert!(allowed(&action), "{action:?} is listed, but {:?}", state.check(*action));
        let read = state.read_action(&state.write_action(*action));
        assert_eq!(read.as_ref(), Ok(action), "the notation does not come back");
    }
    state.candidates(candidates);
    let found: Vec<_> = candidates.iter().filter(allowed).collect();
    assert_eq!(found.len(), legal.len(), "the list and the check disagree: {legal:?} and {found:?}");
    assert!(found.iter().all(|action| legal.contains(action)), "{legal:?} and {found:?}");

    let supposed = state.known_to(Viewer::Seat(actor));
    assert_eq!(view(&*supposed, Viewer::Seat(actor)), view(state, Viewer::Seat(actor)), "they see the same");
    let mut supposed_legal = Vec::new();
    supposed.actions(&mut supposed_legal);
    assert_eq!(&supposed_legal, legal, "they may do the same");

    let mut untouched = state.clone();
    let tried = candidates[choose(candidates.len() as u32) as usize];
    let stranger = actor.next(state.players());
    let refused = untouched.play(stranger, tried, &mut |_| panic!("an event of a refused action"));
    assert!(refused.is_err(), "a stranger may act");
    if let Err(illegal) = state.check(tried) {
        assert_eq!(untouched.play(actor, tried, &mut |_| panic!("an event")), Err(illegal));
        assert_ne!(illegal.rule(), Rule::GAME_OVER);
    }
    assert_eq!(&untouched, state, "a refused action changed the state");
}

/// Plays one action on the state and on a clone, and checks the books against the events.
fn step<G: Contract>(state: &mut G, actor: Seat, action: G::Action) {
    let before = state.clone();
    let mut clone = state.clone();
    let mut told = Vec::new();
    state.play(actor, action, &mut |event| told.push(event)).expect("a listed action is legal");
    let mut retold = Vec::new();
    clone.apply(action, &mut |event| retold.push(event));
    assert_eq!(*state, clone, "a clone plays otherwise");
    assert_eq!(format!("{told:?}"), format!("{retold:?}"), "a clone tells otherwise");
    assert!(!told.is_empty(), "an action of which no event tells");
    state.audit();

    account(&before, &told, state);
}

/// The events account for every dollar in every purse.
fn account<G: Contract>(before: &G, told: &[G::Event], after: &G) {
    let seats = Seat::all(after.players()).map(Purse::Cash);
    for purse in seats.chain((0..G::TREASURIES).map(Purse::Treasury)) {
        let moved: Money = told
            .iter()
            .filter_map(G::payment)
            .map(|paid| match paid {
                paid if paid.to == purse => paid.amount,
                paid if paid.from == purse => -paid.amount,
                _ => Money::ZERO,
            })
            .sum();
        let now = after.holdings(purse);
        assert_eq!(before.holdings(purse) + moved, now, "{purse:?} after {told:?}");
        assert!(now >= Money::ZERO, "{purse:?} owes money");
    }
}

/// The record leads to the same state.
fn replayed<G: Contract>(record: &Record<G>, state: &G) {
    let mut again = G::start(&record.setup).expect("it started before");
    for &(seat, action) in &record.actions {
        again.play(seat, action, &mut |_| ()).expect("it was legal before");
    }
    assert_eq!(&again, state, "the record replays to another state");
}

/// The record as text reads back to itself, and leads to the same state.
fn written_and_read<G: Contract>(record: &Record<G>, state: &G) {
    let text = record.write().expect("a setup that started can be written");
    let value = serde_json::from_str(&text).expect("a record is JSON");
    let draft = Draft::<G>::read(value).expect("our own record can be read");
    let (read, reached) = draft.play(usize::MAX, &mut |_| ()).expect("and it holds");
    assert_eq!(&read, record);
    assert_eq!(&reached, state);
    assert_eq!(view(&reached, Viewer::Keeper), view(state, Viewer::Keeper));
}

fn view<G: Game>(state: &G, viewer: Viewer) -> Value {
    serde_json::to_value(state.view(viewer)).expect("a view is JSON")
}

/// A recorded game, replayed to its end.
#[derive(Debug)]
pub struct Replayed<G: Game> {
    /// The record.
    pub record: Record<G>,
    /// The last state.
    pub last: G,
    /// Everything that happened.
    pub events: Vec<G::Event>,
}

/// Replays a recorded game: it holds with its exact result, its events account for every dollar,
/// and it is written as it was read.
pub fn replay_file<G: Contract>(path: &Path) -> Replayed<G> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let value = serde_json::from_str(&text).expect("a record is JSON");
    let draft = Draft::<G>::read(value).expect("a record with a sound setup");
    let mut events = Vec::new();
    let played = draft.play(usize::MAX, &mut |moment| events.extend_from_slice(moment.events));
    let (record, last) = played.expect("a record that holds");
    account(&draft.start, &events, &last);
    assert_eq!(record.write().expect("it can be written"), text, "{} is written otherwise", path.display());
    Replayed { record, last, events }
}

/// Replays every recorded game in a folder; tells how many there are.
pub fn replay_folder<G: Contract>(folder: &Path) -> usize {
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut games = 0;
    for file in files {
        replay_file::<G>(&file.expect("a file").path());
        games += 1;
    }
    games
}
