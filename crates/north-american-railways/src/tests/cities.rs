//! The city phase.

use super::*;
use crate::Illegal;

/// Red is Marion's and Angelika's, green is Daniela's; cheap cities lie in front.
fn with_treasuries(red: i32, green: i32) -> Position {
    let mut position = four(["red", "green", "blue", "yellow"]);
    hold(&mut position, "red", &[2, 1], MARION);
    hold(&mut position, "green", &[0, 0, 1], DANIELA);
    position.railways[company("red")].treasury = Money(red);
    position.railways[company("green")].treasury = Money(green);
    position
}

/// N-20
#[test]
fn players_buy_one_city_a_turn_clockwise_from_the_starting_player_until_all_have_passed() {
    let mut position = with_treasuries(1000, 1000);
    position.first = ANGELIKA;
    begin_cities(&mut position);
    assert_eq!(position.actor(), Some(ANGELIKA));
    play(&mut position, ANGELIKA, connect("red", "Omaha"));
    assert_eq!(position.actor(), Some(DANIELA));
    play(&mut position, DANIELA, connect("green", "Cheyenne"));
    // Rosa holds no share and is passed.
    assert_eq!(position.actor(), Some(MARION));
    assert_eq!(position.passed(), [ROSA]);
    let events = play(&mut position, MARION, connect("red", "Regina"));
    // Everybody has now acted for every company they have a share of.
    assert!(events.contains(&Event::Passed { by: ANGELIKA, forced: true }));
    assert!(events.contains(&Event::Passed { by: MARION, forced: true }));
    assert_eq!(position.turn(), 2);
}

/// N-21
#[test]
fn who_has_passed_does_not_come_back_in_this_phase() {
    let mut position = with_treasuries(1000, 1000);
    begin_cities(&mut position);
    let events = play(&mut position, MARION, Action::Pass);
    assert_eq!(events, [Event::Passed { by: MARION, forced: false }]);
    play(&mut position, ANGELIKA, connect("red", "Omaha"));
    let refused = position.play(MARION, connect("red", "Cheyenne"), &mut |_| ());
    assert_eq!(refused, Err(Illegal::AlreadyPassed(MARION)));
    assert_eq!(refused.map_err(|illegal| illegal.rule().to_string()), Err("N-21".into()));
    let refused = position.play(MARION, Action::Pass, &mut |_| ());
    assert_eq!(refused.map_err(|illegal| illegal.rule().to_string()), Err("G-1".into()));
}

/// N-21: passing is possible at any time, also with money left.
#[test]
fn passing_is_always_possible() {
    let mut position = with_treasuries(1000, 0);
    begin_cities(&mut position);
    assert!(legal(&position).contains(&Action::Pass));
}

/// N-22
#[test]
fn who_can_afford_no_city_is_passed_unasked() {
    let mut position = with_treasuries(500, 0);
    let events = begin_cities(&mut position);
    assert!(events.is_empty());
    let events = play(&mut position, MARION, connect("red", "Omaha"));
    assert!(events.iter().all(|event| !matches!(event, Event::Passed { .. })));
    let events = play(&mut position, ANGELIKA, Action::Pass);
    let forced = |by| Event::Passed { by, forced: true };
    assert!(events.contains(&forced(DANIELA)) && events.contains(&forced(ROSA)));
}

/// N-22, NW13
#[test]
fn a_forced_pass_holds_even_if_a_cheaper_city_appears_later() {
    let mut position = with_treasuries(1000, 100);
    position.first = DANIELA;
    display(&mut position, ["Denver, Omaha", "", "", ""]);
    // Daniela's green has $100, Denver costs $400: she is out before Omaha appears.
    begin_cities(&mut position);
    assert_eq!(position.actor(), Some(MARION));
    play(&mut position, MARION, connect("red", "Denver"));
    assert_eq!(position.actor(), Some(ANGELIKA));
    let refused = position.play(DANIELA, connect("green", "Omaha"), &mut |_| ());
    assert_eq!(refused.map_err(|illegal| illegal.rule().to_string()), Err("N-21".into()));
}

/// N-22: whether one can afford a city is looked at when one's turn comes.
#[test]
fn a_cheaper_city_uncovered_before_ones_turn_keeps_one_in() {
    let mut position = with_treasuries(1000, 100);
    display(&mut position, ["Denver, Omaha", "", "", ""]);
    begin_cities(&mut position);
    play(&mut position, MARION, connect("red", "Denver"));
    play(&mut position, ANGELIKA, Action::Pass);
    assert_eq!(position.actor(), Some(DANIELA));
    assert_eq!(legal(&position), [connect("green", "Omaha"), Action::Pass]);
}

/// N-22: a company used already does not count.
#[test]
fn a_company_already_used_does_not_keep_its_shareholder_in() {
    let mut position = with_treasuries(1000, 100);
    begin_cities(&mut position);
    play(&mut position, MARION, connect("red", "Omaha"));
    play(&mut position, ANGELIKA, Action::Pass);
    let events = play(&mut position, DANIELA, Action::Pass);
    assert!(events.contains(&Event::Passed { by: MARION, forced: true }));
}

/// N-23
#[test]
fn a_player_buys_one_city_for_a_company_and_another_shareholder_one_more() {
    let mut position = with_treasuries(1000, 0);
    hold(&mut position, "blue", &[1], MARION);
    position.railways[company("blue")].treasury = Money(100);
    begin_cities(&mut position);
    play(&mut position, MARION, connect("red", "Omaha"));
    play(&mut position, ANGELIKA, connect("red", "Cheyenne"));
    assert_eq!(position.actor(), Some(MARION));
    assert_eq!(refusal(&position, connect("red", "Santa Fe")), "N-23");
    assert_eq!(position.check(connect("blue", "Santa Fe")), Ok(()));
    assert_eq!(position.used(MARION), [company("red")]);
}

/// N-24
#[test]
fn any_shareholder_may_buy_not_only_the_director() {
    let mut position = with_treasuries(1000, 0);
    position.first = ANGELIKA;
    begin_cities(&mut position);
    assert_eq!(position.director(company("red")), Some(MARION));
    play(&mut position, ANGELIKA, connect("red", "Omaha"));
    assert_eq!(position.network(company("red")), [city("Omaha")]);
}

/// N-25, N-44
#[test]
fn a_city_is_paid_from_the_treasury_and_from_nothing_else() {
    let mut position = with_treasuries(200, 100);
    begin_cities(&mut position);
    let why = Illegal::TreasuryTooPoor {
        company: company("red"),
        city: city("Halifax"),
        cost: Money(300),
        treasury: Money(200),
    };
    assert_eq!(position.check(connect("red", "Halifax")), Err(why));
    assert_eq!(refusal(&position, connect("red", "Halifax")), "N-44");
    play(&mut position, MARION, connect("red", "Sacramento"));
    assert_eq!(position.treasury(company("red")), Money(0));
    assert_eq!(cash(&position), [1700; 4]);
}

/// N-26, N-43
#[test]
fn only_the_front_city_of_a_column_can_be_bought() {
    let mut position = with_treasuries(1000, 0);
    begin_cities(&mut position);
    assert_eq!(refusal(&position, connect("red", "Cheyenne")), "N-43");
    play(&mut position, MARION, connect("red", "Omaha"));
    assert_eq!(position.check(connect("red", "Cheyenne")), Ok(()));
    // A city in a network is no more at the front of a column than one that lies behind.
    assert_eq!(refusal(&position, connect("red", "Omaha")), "N-43");
}

/// N-26: when every column is empty, everybody is passed.
#[test]
fn without_cities_everybody_is_passed() {
    let mut position = with_treasuries(1000, 1000);
    display(&mut position, ["Omaha", "", "", ""]);
    begin_cities(&mut position);
    let events = play(&mut position, MARION, connect("red", "Omaha"));
    let passes = events.iter().filter(|event| matches!(event, Event::Passed { forced: true, .. }));
    assert_eq!(passes.count(), 4);
}

/// N-45
#[test]
fn one_buys_only_for_companies_of_which_one_holds_a_share() {
    let mut position = with_treasuries(1000, 1000);
    begin_cities(&mut position);
    assert_eq!(refusal(&position, connect("green", "Omaha")), "N-45");
    assert_eq!(refusal(&position, connect("black", "Omaha")), "N-45");
}

/// The network, its income and its symbols grow with the city.
#[test]
fn a_city_adds_its_income_and_its_symbols_to_the_company() {
    let mut position = with_treasuries(1000, 0);
    begin_cities(&mut position);
    let events = play(&mut position, MARION, connect("red", "Halifax"));
    let red = company("red");
    assert_eq!(position.income(red), Money(200));
    assert_eq!(position.symbols(red), 3);
    let told = Event::Connected {
        by: MARION,
        company: red,
        city: city("Halifax"),
        column: Column::ALL[3],
        income: Money(200),
        symbols: 3,
        uncovered: Some(city("Vancouver")),
    };
    assert!(events.contains(&told));
}
