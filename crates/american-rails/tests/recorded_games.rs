//! Whole games, recorded: each replays to its exact result, with every dollar accounted for, and
//! together they show what seldom happens.

use std::fs;
use std::path::PathBuf;

use american_rails::{Company, Event, Position, Reason};
use game::{Draft, Game, Money, Purse, Record, Seat};

struct Replayed {
    record: Record<Position>,
    last: Position,
    events: Vec<Event>,
}

fn replay(name: &str) -> Replayed {
    let path = games().join(format!("{name}.json"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let value = serde_json::from_str(&text).expect("a record is JSON");
    let draft = Draft::<Position>::read(value).expect("a record with a sound setup");
    let mut events = Vec::new();
    let (record, last) = draft
        .play(usize::MAX, &mut |moment| events.extend_from_slice(moment.events))
        .expect("a record that holds");
    assert_eq!(record.write().expect("it can be written"), text, "{name} is written as it was read");
    Replayed { record, last, events }
}

fn games() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

fn reasons(game: &Replayed) -> Vec<&'static str> {
    game.record.result.expect("a finished game").reasons.to_vec()
}

impl Replayed {
    fn after_the_preparation(&self) -> &[Event] {
        let began = self.events.iter().position(|event| matches!(event, Event::YearBegan { .. }));
        &self.events[began.expect("a year begins")..]
    }

    fn in_the_preparation(&self) -> &[Event] {
        &self.events[..self.events.len() - self.after_the_preparation().len()]
    }
}

#[test]
fn every_recorded_game_holds_and_its_events_account_for_every_dollar() {
    let mut replayed = 0;
    for entry in fs::read_dir(games()).expect("the folder of games") {
        let name = entry.expect("a file").path();
        let game = replay(name.file_stem().and_then(|stem| stem.to_str()).expect("a name"));
        let start = Position::start(&game.record.setup).expect("it started");
        let purses = Seat::all(start.players()).map(Purse::Cash);
        for purse in purses.chain(Company::ALL.map(|company| Purse::Treasury(company as u8))) {
            let sum = |end: fn(game::Payment) -> Purse| -> Money {
                let payments = game.events.iter().filter_map(Position::payment);
                payments.filter(|&paid| end(paid) == purse).map(|paid| paid.amount).sum()
            };
            let expected = start.holdings(purse) + sum(|paid| paid.to) - sum(|paid| paid.from);
            assert_eq!(game.last.holdings(purse), expected, "{purse:?} in {}", name.display());
        }
        replayed += 1;
    }
    assert!(replayed >= 7);
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
    let unsold = game.in_the_preparation().iter().find_map(|event| match event {
        Event::Unsold { company } => Some(*company),
        _ => None,
    });
    let late = game.after_the_preparation().iter().find_map(|event| match event {
        Event::Started { company, .. } => Some(*company),
        _ => None,
    });
    assert!(unsold.is_some() && late.is_some());
    assert!(game.last.on_map(late.expect("a late company")));
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
