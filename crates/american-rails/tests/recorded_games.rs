//! Whole games, recorded: each replays to its exact result, with every dollar accounted for, and
//! together they show what seldom happens.

use std::path::PathBuf;

use american_rails::{Company, Event, Position, Reason};
use game::contract::{Replayed, replay_file, replay_folder};
use game::{Money, Purse};

fn games() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

fn replay(name: &str) -> Replayed<Position> {
    replay_file(&games().join(name).with_extension("json"))
}

fn reasons(game: &Replayed<Position>) -> Vec<&'static str> {
    game.record.result.expect("a finished game").reasons.to_vec()
}

/// The events of the preparation, and those of the years.
fn in_two(game: &Replayed<Position>) -> (&[Event], &[Event]) {
    let began = game.events.iter().position(|event| matches!(event, Event::YearBegan { .. }));
    game.events.split_at(began.expect("a year begins"))
}

#[test]
fn every_recorded_game_holds_and_its_events_account_for_every_dollar() {
    assert!(replay_folder::<Position>(&games()) >= 7);
}

/// AR-63: 1857 is played.
#[test]
fn a_game_that_ends_with_its_last_year_has_seven_rounds() {
    let game = replay("a-full-seven-years");
    assert_eq!(reasons(&game), ["year"]);
    let years = game.events.iter().filter(|event| matches!(event, Event::YearBegan { .. })).count();
    assert_eq!(years, 7);
    let turns = game.events.iter().filter(|event| matches!(event, Event::Chose { .. })).count();
    assert_eq!(turns, 3 * 4 * 7);
}

/// AR-62.
#[test]
fn a_game_ends_early_when_every_share_is_sold_or_removed() {
    let game = replay("all-shares-sold-or-removed");
    assert_eq!(reasons(&game), ["shares"]);
    assert!(game.last.companies().all(|company| game.last.supply(company) == 0));
}

/// AR-59: three of the six supplies of a three-player game.
#[test]
fn a_game_ends_early_when_supplies_run_low() {
    let game = replay("supplies-run-low");
    assert_eq!(reasons(&game), ["supplies"]);
    let low = game.last.companies().filter(|&company| game.last.cubes(company) <= 2).count();
    assert!(low + usize::from(game.last.markers() <= 2) >= 3);
}

/// AR-10: an unsold opening share does not end its company; AR-18: the buyer of a later one starts it.
#[test]
fn a_company_nobody_wanted_in_the_preparation_enters_later() {
    let game = replay("a-share-unsold-in-the-opening-and-a-late-company");
    let (preparation, years) = in_two(&game);
    let unsold = preparation.iter().find_map(|event| match event {
        Event::Unsold { company } => Some(*company),
        _ => None,
    });
    let late = years.iter().find_map(|event| match event {
        Event::Started { company, .. } => Some(*company),
        _ => None,
    });
    assert!(unsold.is_some() && late.is_some());
    assert!(game.last.on_map(late.expect("a late company")));
}

/// AR-21: on a map of six cities all can have track before every company has begun.
#[test]
fn a_company_that_finds_no_empty_city_is_lost() {
    let game = replay("no-city-is-empty");
    let lost = game.events.iter().find_map(|event| match event {
        Event::Stillborn { company, .. } => Some(*company),
        _ => None,
    });
    assert!(game.last.is_dead(lost.expect("one is lost")));
}

/// V9: ten for the second of the three cities, twenty more for the third.
#[test]
fn a_company_with_all_three_special_connections_earns_thirty_more() {
    let game = replay("all-three-special-connections");
    let connected = |&company: &Company| game.last.connections(company).count() == 3;
    let company = Company::ALL.into_iter().find(connected).expect("one has all three");
    let cities: Money = game.last.city_incomes(company).map(|(_, income)| income).sum();
    assert_eq!(game.last.income(company), cities + Money(30));
}

/// AR-34: who has less than $2 pays what there is.
#[test]
fn a_drain_takes_from_a_poor_player_what_there_is() {
    let game = replay("a-drain-of-a-poor-player");
    let poor = game.events.iter().any(|event| {
        matches!(event, Event::Paid(paid, Reason::Drain(_)) if paid.amount == Money(1) && paid.to == Purse::Bank)
    });
    assert!(poor);
}

/// AR-66: no tie-break. AR-64: all reasons are recorded.
#[test]
fn equal_cash_shares_the_victory_and_all_reasons_are_recorded() {
    let game = replay("a-shared-victory");
    assert_eq!(game.record.result.expect("a finished game").winners.len(), 2);
    assert_eq!(reasons(&replay("a-drain-of-a-poor-player")), ["year", "shares", "supplies"]);
}
