//! Whole games, recorded: each replays to its exact result, with every dollar accounted for, and
//! together they show what seldom happens.

use std::path::PathBuf;

use game::contract::{Replayed, replay_file, replay_folder};
use game::{Game, Money, Outcome, Purse, Seat};
use north_american_railways::{Event, Position};

fn games() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

fn replay(name: &str) -> Replayed<Position> {
    replay_file(&games().join(name).with_extension("json"))
}

fn outcome(game: &Replayed<Position>) -> Outcome {
    game.record.result.expect("a finished game")
}

fn has(game: &Replayed<Position>, what: impl Fn(&Event) -> bool) -> bool {
    game.events.iter().any(what)
}

#[test]
fn every_recorded_game_holds_and_its_events_account_for_every_dollar() {
    assert!(replay_folder::<Position>(&games()) >= 8);
}

/// N-33, N-34, N-35.
#[test]
fn games_end_for_want_of_shares_of_cities_and_of_purchases() {
    let endings = ["shares-run-out", "cities-run-out", "nobody-buys-a-city"];
    let reasons = endings.map(|name| outcome(&replay(name)).reasons.to_vec());
    assert_eq!(reasons, [["shares"], ["cities"], ["no-purchase"]]);
}

/// N-10: the director buys, half of the rest goes to the proposer.
#[test]
fn a_director_intercepts_a_share() {
    assert!(has(&replay("shares-run-out"), |event| matches!(event, Event::Intercepted { .. })));
}

/// N-15: with at least as many shares the buyer directs; NW4: and the other may come back.
#[test]
fn a_company_changes_its_director_and_comes_back_to_the_first() {
    let game = replay("shares-run-out");
    let mut directors: Vec<(usize, Seat)> = Vec::new();
    let mut came_back = false;
    for event in &game.events {
        if let Event::DirectorChanged { company, to, .. } = event {
            came_back |= directors.contains(&(company.index(), *to));
            directors.push((company.index(), *to));
        }
    }
    assert!(came_back);
}

/// N-8. N-11: after an interception one may stop.
#[test]
fn a_player_without_money_gets_200_and_a_proposer_stops() {
    let game = replay("a-player-without-money-is-granted-200");
    assert!(has(&game, |event| matches!(event, Event::Granted { .. })));
    assert!(has(&game, |event| matches!(event, Event::Stopped { .. })));
}

/// N-7.
#[test]
fn a_director_of_everything_on_offer_pays_all_there_is() {
    let game = replay("a-director-pays-everything");
    assert!(has(&game, |event| matches!(event, Event::Bought { all_they_had: true, .. })));
}

/// N-31, N-32: half of the remainder, rounded up, is the director's, and the bank keeps the rest.
#[test]
fn the_last_turn_halves_the_remainder() {
    let game = replay("a-remainder-in-the-last-turn");
    assert!(has(&game, |event| matches!(
        event,
        Event::Income { extra, leftover, leftover_to: Purse::Bank, .. } if *extra > Money(100) && *leftover > Money::ZERO
    )));
    let exact = replay("nobody-buys-a-city");
    assert!(
        outcome(&exact).cash.iter().any(|cash| cash.0 % 100 == 50),
        "with exact halves there are fifties"
    );
}

/// N-38.
#[test]
fn a_tie_goes_to_who_acted_first_in_the_last_turn() {
    let game = replay("a-tie-goes-to-who-acted-first");
    let Outcome { cash, winners, .. } = outcome(&game);
    let [winner] = winners[..] else { panic!("one wins") };
    let rivals: Vec<Seat> =
        Seat::all(4).filter(|seat| *seat != winner && cash[seat.index()] == cash[winner.index()]).collect();
    assert!(!rivals.is_empty(), "somebody had as much");
    let order: Vec<Seat> = game.last.first().around(game.last.players()).collect();
    let place = |seat: Seat| order.iter().position(|&other| other == seat);
    assert!(rivals.iter().all(|&rival| place(winner) < place(rival)));
}

/// N-17: the last share ends the phase. N-18: the founder's choice. N-22: a forced pass.
#[test]
fn rare_turns_of_a_game_are_recorded() {
    let game = replay("the-founder-chooses-the-start-city");
    assert!(has(&game, |event| matches!(event, Event::TradingEnded { cut_short: true, .. })));
    assert!(has(&game, |event| matches!(event, Event::Passed { forced: true, .. })));
}
