//! The test that every game must survive: random play in which the list of legal actions and the
//! legality check agree over everything one could try, what is picked is what is listed, refused actions
//! change nothing, a clone plays alike, the events account for every dollar, and the game's own books
//! balance; and the record, whole or cut off anywhere, is read back and replays to the same states.
//!
//! A game's test-suite calls it in one line: `game::contract::survive::<MyGame>(1000);`

use std::borrow::Cow;
use std::fs;
use std::path::Path;
use std::thread;

use crate::{Dice, Draft, Game, Moment, Money, Purse, Record, Recorded, Refusal, Rule, Seat, Seeded, Viewer};

/// What a game brings to its contract test.
pub trait Contract: Recorded {
    /// No game is longer, in actions.
    const LONGEST: usize;
    /// How many companies have a treasury.
    const TREASURIES: u8;

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

/// Plays this many random games, over all player counts and options, on all cores.
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
    let players = players::<G>(number);
    let options = G::DESCRIPTION.draw_options(&mut dice);
    let setup = G::draw(players, &options, &G::own_material(), &mut dice).expect("a drawn setup holds");
    play_one::<G>(players, setup, |choices| dice.below(choices));
}

/// One number of players after another.
fn players<G: Contract>(number: u64) -> usize {
    let numbers = G::DESCRIPTION.players.count() as u64;
    G::DESCRIPTION.players.start() + (number % numbers) as usize
}

/// Plays one game as the bytes say, good moves and bad ones; stops when they run out.
pub fn follow_bytes<G: Contract>(bytes: &[u8]) {
    let seed = bytes.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte));
    let mut dice = Seeded::new(seed, 0);
    let options = G::DESCRIPTION.draw_options(&mut dice);
    let setup = G::draw(players::<G>(seed), &options, &G::own_material(), &mut dice);
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
    state.audit();
    // The state after each number of actions.
    let mut states = vec![state.clone()];
    let (mut legal, mut candidates) = (Vec::new(), Vec::new());
    while let Some(actor) = state.actor() {
        assert!(record.actions.len() < G::LONGEST, "the game does not end");
        state.actions(&mut legal);
        inspect(&state, actor, &legal, &mut choose);
        pick_one(&state, &legal, choose(legal.len() as u32) as usize);
        if choose(TRIED_EVERY) == 0 {
            state.candidates(&mut candidates);
            try_everything(&state, actor, (&legal, &candidates), &mut choose);
            (0..legal.len()).for_each(|index| pick_one(&state, &legal, index));
        }
        let action = pick(&legal, &mut choose);
        step(&mut state, actor, action);
        record.actions.push((actor, action));
        states.push(state.clone());
    }
    assert!(state.outcome().is_some(), "a game without a decision has a result");
    state.actions(&mut legal);
    assert!(legal.is_empty(), "nothing is legal once the game is over");
    assert_eq!(state.pick(|_| panic!("something to choose")), None, "an action after the end");
    record.result = state.outcome();
    written_and_read(&record, &states);
    record.actions.truncate(choose(record.actions.len() as u32) as usize);
    record.result = None;
    written_and_read(&record, &states);
}

/// Everything one could try is tried at one decision in this many: 3000 games have hundreds of thousands
/// of decisions, and trying at each would take most of the time. That what is listed is legal is checked
/// at every one.
const TRIED_EVERY: u32 = 4;

/// Half the time any action; else rather one from the front of the list, so that bids stay low
/// and games see late years.
fn pick<A: Copy>(legal: &[A], choose: &mut impl FnMut(u32) -> u32) -> A {
    let mut most = legal.len() as u32;
    if choose(2) == 0 {
        most = 1 + choose(most);
    }
    legal[choose(most) as usize]
}

/// What must hold before every decision.
fn inspect<G: Contract>(state: &G, actor: Seat, legal: &[G::Action], choose: &mut impl FnMut(u32) -> u32) {
    assert!(!legal.is_empty(), "somebody is asked and nothing is legal: {state:?}");
    assert!(legal.len() > 1 || state.may_have_one_answer(), "a question with one answer: {legal:?}");
    assert!(state.outcome().is_none(), "somebody is asked after the end");
    for &action in legal {
        assert_eq!(state.check(action), Ok(()), "{action:?} is listed");
    }
    // How an action is written depends on nothing but the board or the cards: one at each decision is
    // every one of them many times, over thousands of games.
    let written = legal[choose(legal.len() as u32) as usize];
    let read = state.read_action(&state.write_action(written));
    assert_eq!(read, Ok(written), "the notation does not come back");

    let seen = view(state, Viewer::Seat(actor));
    if let Cow::Owned(supposed) = state.known_to(Viewer::Seat(actor)) {
        assert_eq!(view(&supposed, Viewer::Seat(actor)), seen, "they see the same");
        let mut supposed_legal = Vec::new();
        supposed.actions(&mut supposed_legal);
        assert_eq!(supposed_legal, legal, "they may do the same");
    }
}

/// What is picked is what stands in the list at that place.
fn pick_one<G: Contract>(state: &G, legal: &[G::Action], index: usize) {
    let mut count = 0;
    let picked = state.pick(|choices| {
        count = choices;
        index
    });
    assert_eq!((picked, count), (Some(legal[index]), legal.len()), "number {index} of {legal:?}");
}

/// The list and the check agree over everything one could try, and a refused action changes nothing.
fn try_everything<G: Contract>(
    state: &G,
    actor: Seat,
    (legal, candidates): (&[G::Action], &[G::Action]),
    choose: &mut impl FnMut(u32) -> u32,
) {
    let found: Vec<_> = candidates.iter().filter(|action| state.check(**action).is_ok()).collect();
    assert_eq!(found.len(), legal.len(), "the list and the check disagree: {legal:?} and {found:?}");
    // They come in much the same order: each is looked for where the one before was found.
    let mut next = 0;
    for action in found {
        let (before, after) = legal.split_at(next);
        let place = after.iter().chain(before).position(|listed| listed == action);
        let place = place.unwrap_or_else(|| panic!("{action:?} is not among {legal:?}"));
        next = (next + place + 1) % legal.len();
    }

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

/// The record as text reads back to itself, and its actions lead to the same states, one after another.
pub fn written_and_read<G: Contract>(record: &Record<G>, states: &[G]) {
    let text = record.write().expect("a setup that started can be written");
    let value = serde_json::from_str(&text).expect("a record is JSON");
    let draft = Draft::<G>::read(value).expect("our own record can be read");
    assert_eq!(draft.start, states[0], "the record starts with another state");
    let mut compare = |moment: Moment<G>| {
        assert_eq!(moment.after, &states[moment.number], "the record replays to another state");
    };
    let (read, reached) = draft.play(usize::MAX, &mut compare).expect("and it holds");
    assert_eq!(&read, record);
    assert_eq!(view(&reached, Viewer::Keeper), view(&states[record.actions.len()], Viewer::Keeper));
}

fn view<G: Game>(state: &G, viewer: Viewer) -> String {
    serde_json::to_string(&state.view(viewer)).expect("a view is JSON")
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
