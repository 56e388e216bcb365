//! What is told of what happens: to nobody more than they may know, and to the dollar.

mod common;

use std::sync::LazyLock;

use american_rails::{Event, Position as Rails};
use game::{Game, Seat, Viewer};
use north_american_railways::Position as Railways;
use phrases::{Language, Phrases};
use play::Play;
use tables::{Occasion, Scene, SeatKind, SeatStatus, Shown};

static ENGLISH: LazyLock<Phrases> = LazyLock::new(|| Phrases::new(Language::English));

const NAMES: [&str; 5] = ["Ann", "Bob", "Bea", "Dan", "Eve"];

/// Shows a state to a viewer: as it is, or as they may suppose it.
fn seen<G: Shown, T>(
    state: &G,
    (viewer, truth): (Viewer, bool),
    since: &[G::Event],
    see: impl FnOnce(&Scene<G>) -> T,
) -> T {
    let known = if truth { state.clone() } else { state.known_to(viewer).into_owned() };
    let names: Vec<String> = NAMES.map(String::from).to_vec();
    let seats: Vec<SeatStatus> = Seat::all(state.players())
        .map(|seat| SeatStatus {
            kind: SeatKind::Person,
            present: true,
            yours: viewer == Viewer::Seat(seat),
            plays: None,
            clock: None,
        })
        .collect();
    see(&Scene {
        state: &known,
        before: &known,
        memory: &G::Memory::default(),
        plan: &[],
        seats: &seats,
        names: &names[..state.players()],
        eyes: viewer.seat(),
        asked: false,
        focus: None,
        since,
        book: "/rules",
        phrases: &ENGLISH,
    })
}

/// Everything that a viewer is told of a game, move by move.
fn told<G: Shown>(play: &Play<G>, viewer: Viewer, truth: bool) -> Vec<String> {
    let mut all = Vec::new();
    for (version, made) in play.standing(play.version()) {
        let [earlier, after] =
            [version - 1, version].map(|at| play.at(at).expect("it has been").state().clone());
        let earlier = if truth { earlier } else { earlier.known_to(viewer).into_owned() };
        seen(&after, (viewer, truth), &made.events, |scene| {
            let occasion = Occasion { scene, earlier: &earlier, by: made.seat, version };
            for moment in G::moments(&occasion) {
                let card = moment.card.map(|card| card.body.into_string() + &card.go_on).unwrap_or_default();
                all.push(format!("{} {:?} {card}", moment.text, moment.effect));
            }
        });
    }
    all
}

#[test]
fn nothing_that_is_told_depends_on_what_others_have() {
    for seed in 0..6 {
        let play = common::play::<Railways>(seed, |_| ());
        for viewer in Seat::all(play.state().players()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let (truth, supposed) = (told(&play, viewer, true), told(&play, viewer, false));
            assert_eq!(truth, supposed, "{viewer:?}");
            assert!(truth.iter().any(|told| told.contains("The companies pay")), "nobody was paid");
        }
    }
}

#[test]
fn everybody_is_told_what_they_were_paid() {
    for seed in 0..4 {
        let play = common::play::<Rails>(seed, |_| ());
        for seat in Seat::all(play.state().players()) {
            let cards =
                told(&play, Viewer::Seat(seat), false).into_iter().filter(|told| told.contains("payout"));
            let years = play
                .standing(play.version())
                .iter()
                .filter(|(_, made)| made.events.iter().any(Rails::pays))
                .count();
            assert_eq!(cards.filter(|told| told.contains("You receive $")).count(), years);
        }
    }
}

/// The amounts of a row of an account.
fn amounts(row: &str) -> Vec<i32> {
    let text = |cell: &str| -> String {
        let start = cell.find('>').map_or(0, |end| end + 1);
        cell[start..]
            .chars()
            .take_while(|&letter| letter != '<')
            .filter(|letter| letter.is_ascii_digit() || *letter == '−')
            .collect()
    };
    let amount = |cell: &str| text(cell).replace('−', "-").parse().unwrap_or(0);
    row.split("<td").skip(1).map(amount).collect()
}

fn adds_up<G: Shown>(play: &Play<G>) {
    let story: Vec<G::Event> = play
        .opening()
        .iter()
        .chain(play.standing(play.version()).iter().flat_map(|(_, made)| made.events.iter()))
        .copied()
        .collect();
    let account = seen(play.state(), (Viewer::Spectator, false), &[], |scene| G::account(scene, &story));
    let ledger = account.expect("the game is over").ledger.into_string();
    let (body, foot) = ledger.split_once("<tfoot").expect("a sum");
    let lines: Vec<Vec<i32>> = body.split("<tr").map(amounts).filter(|line| !line.is_empty()).collect();
    let total = amounts(foot);
    assert_eq!(total.len(), play.state().players());
    for (player, sum) in total.iter().enumerate() {
        assert_eq!(lines.iter().map(|line| line[player]).sum::<i32>(), *sum, "{ledger}");
    }
}

#[test]
fn the_account_of_the_end_adds_up_to_what_everybody_has() {
    for seed in 0..6 {
        adds_up(&common::play::<Rails>(seed, |_| ()));
        adds_up(&common::play::<Railways>(seed, |_| ()));
    }
}

#[test]
fn in_short_an_auction_is_one_line_and_so_is_what_a_company_builds_in_a_turn() {
    let play = common::play::<Rails>(3, |_| ());
    let moves = play.standing(play.version());
    let events: Vec<(u32, &[Event])> =
        moves.iter().map(|(version, made)| (*version, &made.events[..])).collect();
    let names = NAMES.map(String::from);
    let lines = phrases::Told::tell_digest(play.state(), None, &names, &events, &ENGLISH);
    let count = |part: &str| lines.iter().filter(|line| line.text.contains(part)).count();
    let happened = |is: &dyn Fn(&Event) -> bool| {
        events.iter().flat_map(|(_, events)| events.iter()).filter(|event| is(event)).count()
    };
    assert_eq!(count("buys a share"), happened(&|event| matches!(event, Event::Sold { .. })));
    assert_eq!(count(" bids "), 0);
    let laid = happened(&|event| matches!(event, Event::Laid { .. }));
    assert!((1..=laid).contains(&(count(" lays "))), "{laid} cubes");
    assert!(lines.len() < events.len(), "{} lines for {} moves", lines.len(), events.len());
    assert!(lines.iter().all(|line| !line.text.contains('[')), "{lines:?}");
}
