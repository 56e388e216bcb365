//! The end: its conditions, the last payment and the winner.

use super::*;
use crate::EndReason;
use crate::position::Phase;

/// Shares of red, one for each column place, with `left` in the display when the last trader acts.
fn before_the_last_trade(left: usize) -> Position {
    let mut position = four(["red", "blue", "green", "yellow"]);
    position.first = ANGELIKA;
    let columns = ["red red", "blue blue", "green green", "yellow"];
    offer(&mut position, columns);
    let mut extra = position.shares_left() - left;
    for column in Column::ALL {
        while extra > 0 && position.shares[column].len() > 1 {
            position.shares[column].take_first();
            extra -= 1;
        }
    }
    position
}

/// N-33, NW10
#[test]
fn with_as_many_shares_left_as_players_the_game_goes_on() {
    let mut position = before_the_last_trade(5);
    play(&mut position, MARION, found("red", 0, 300));
    assert_eq!(position.shares_left(), 4);
    assert!(!position.is_last_turn());
}

/// N-33, NW10
#[test]
fn with_fewer_shares_left_than_players_the_turn_is_the_last() {
    let mut position = before_the_last_trade(4);
    let events = play(&mut position, MARION, found("red", 0, 300));
    assert_eq!(position.shares_left(), 3);
    assert!(position.is_last_turn());
    assert!(events.contains(&Event::LastTurn { reason: EndReason::Shares }));
}

/// N-33: shares are counted once a turn, at the end of the share phase.
#[test]
fn shares_are_counted_at_the_end_of_the_share_phase_and_not_before() {
    let mut position = before_the_last_trade(4);
    position.first = MARION;
    play(&mut position, MARION, found("red", 0, 300));
    assert_eq!(position.shares_left(), 3);
    assert!(!position.is_last_turn());
}

/// N-33, N-34: cards never come back, so the last turn can be seen coming.
#[test]
fn few_shares_or_cities_say_that_the_last_turn_comes_before_they_are_counted() {
    let mut position = before_the_last_trade(4);
    position.first = MARION;
    assert!(!position.has_few_shares());
    play(&mut position, MARION, found("red", 0, 300));
    assert!(position.has_few_shares() && !position.is_last_turn());
    display(&mut position, ["Omaha, Cheyenne", "Santa Fe, Regina", "Sacramento", "Halifax"]);
    assert!(!position.has_few_cities());
    display(&mut position, ["Omaha, Cheyenne", "Santa Fe", "Sacramento", "Halifax"]);
    assert!(position.has_few_cities());
}

/// N-34, NW11, N-36
#[test]
fn with_five_cities_before_the_city_phase_the_turn_is_the_last_and_is_played_out() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    hold(&mut position, "red", &[1], MARION);
    position.railways[company("red")].treasury = Money(500);
    display(&mut position, ["Omaha, Cheyenne", "Santa Fe", "Sacramento", "Halifax"]);
    let events = begin_cities(&mut position);
    assert_eq!(events, [Event::LastTurn { reason: EndReason::Cities }]);
    assert_eq!(position.actor(), Some(MARION));
    play(&mut position, MARION, connect("red", "Omaha"));
    let outcome = position.outcome().expect("the turn was the last");
    assert_eq!(*outcome.reasons, ["cities"]);
}

/// N-34: all cities in the display count, not the front ones; and they count before the phase.
#[test]
fn six_cities_before_the_city_phase_are_enough_whatever_is_bought_in_it() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    hold(&mut position, "red", &[1], MARION);
    position.railways[company("red")].treasury = Money(500);
    display(&mut position, ["Omaha, Cheyenne", "Santa Fe, El Paso", "Sacramento", "Halifax"]);
    begin_cities(&mut position);
    play(&mut position, MARION, connect("red", "Omaha"));
    assert_eq!(position.cities_left(), 5);
    assert!(!position.is_last_turn());
    assert_eq!(position.turn(), 2);
}

/// N-35
#[test]
fn a_city_phase_without_a_purchase_makes_the_turn_the_last() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    hold(&mut position, "red", &[1], MARION);
    position.railways[company("red")].treasury = Money(500);
    begin_cities(&mut position);
    let events = play(&mut position, MARION, Action::Pass);
    assert!(events.contains(&Event::LastTurn { reason: EndReason::NoPurchase }));
    assert_eq!(*position.outcome().expect("over").reasons, ["no-purchase"]);
}

/// N-35: it does not matter whether anybody could have bought one.
#[test]
fn a_city_phase_in_which_nobody_can_buy_ends_the_game_too() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    hold(&mut position, "red", &[1], MARION);
    begin_cities(&mut position);
    assert_eq!(position.actor(), None);
    assert_eq!(*position.outcome().expect("over").reasons, ["no-purchase"]);
}

/// N-33 to N-35: all that hold, in the order of a turn.
#[test]
fn every_end_condition_that_holds_is_named() {
    let mut position = before_the_last_trade(4);
    display(&mut position, ["Denver", "", "", ""]);
    play(&mut position, MARION, found("red", 0, 300));
    let outcome = position.outcome().expect("over");
    assert_eq!(*outcome.reasons, ["shares", "cities", "no-purchase"]);
}

/// N-36
#[test]
fn the_last_turn_still_pays_income() {
    let mut position = before_the_last_trade(4);
    position.cash[MARION] = Money(300);
    play(&mut position, MARION, found("red", 0, 300));
    play(&mut position, MARION, connect("red", "Omaha"));
    assert_eq!(position.cash(MARION), Money(200));
    assert!(matches!(position.phase, Phase::Over));
}

/// N-37, NV6
#[test]
fn every_symbol_pays_100_a_share_at_the_end() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    hold(&mut position, "green", &[1, 3], ANGELIKA);
    position.railways[company("green")].symbols = 9;
    position.railways[company("green")].income = Money(0);
    position.railways[company("green")].treasury = Money(5000);
    position.reasons.insert(EndReason::Shares);
    let events = end_turn(&mut position);
    assert_eq!(cash(&position), [1700 + 900, 1700 + 2700, 1700, 1700]);
    let told = Event::FinalPayment { company: company("green"), symbols: 9, per_share: Money(900) };
    assert!(events.contains(&told));
    assert_eq!(position.treasury(company("green")), Money(5000));
}

/// N-37
#[test]
fn treasuries_are_worth_nothing_and_start_cities_show_no_symbols() {
    let mut position = four(["red", "blue", "green", "yellow"]);
    hold(&mut position, "green", &[1], MARION);
    assert_eq!(position.symbols_from_cards(company("green")), 0);
    position.railways[company("green")].treasury = Money(9000);
    position.reasons.insert(EndReason::Shares);
    end_turn(&mut position);
    assert_eq!(*position.outcome().expect("over").cash, [1800, 1700, 1700, 1700].map(Money));
}

/// N-38, NW12
#[test]
fn a_tie_goes_to_who_acted_first_in_the_last_turn() {
    let mut position = three(["red", "blue", "green", "yellow"]);
    position.first = DANIELA;
    position.cash[MARION] = Money(5000);
    position.cash[ANGELIKA] = Money(5000);
    position.reasons.insert(EndReason::Shares);
    let events = end_turn(&mut position);
    assert_eq!(*position.outcome().expect("over").winners, [MARION]);
    assert!(events.iter().any(|event| matches!(event, Event::Over { winner: MARION, by_order: true, .. })));
}

/// N-38: the starting player of the last turn is the earliest of all.
#[test]
fn the_last_starting_player_wins_every_tie() {
    for first in Seat::all(3) {
        let mut position = three(["red", "blue", "green", "yellow"]);
        position.first = first;
        position.reasons.insert(EndReason::Shares);
        end_turn(&mut position);
        assert_eq!(*position.outcome().expect("over").winners, [first]);
    }
}

/// The richest wins wherever they sit.
#[test]
fn the_richest_wins() {
    let mut position = three(["red", "blue", "green", "yellow"]);
    position.cash[DANIELA] = Money(2100);
    position.reasons.insert(EndReason::Shares);
    let events = end_turn(&mut position);
    assert_eq!(*position.outcome().expect("over").winners, [DANIELA]);
    assert!(events.iter().any(|event| matches!(event, Event::Over { winner: DANIELA, by_order: false, .. })));
}

/// N-40
#[test]
fn a_game_in_which_everybody_takes_one_share_a_turn_lasts_nine_seven_or_five_turns() {
    for (players, turns, left) in [(3, 9, 1), (4, 7, 0), (5, 5, 3)] {
        let mut position =
            Position::start(&setup(players, ["red", "blue", "green", "yellow"])).expect("sound");
        while let Some(actor) = position.actor() {
            let bought = Seat::all(players).any(|seat| !position.used(seat).is_empty());
            // The cheapest share, and one city a turn.
            let action = if bought { Action::Pass } else { legal(&position)[0] };
            let action = if position.check(action).is_ok() { action } else { legal(&position)[0] };
            play(&mut position, actor, action);
        }
        assert_eq!(usize::from(position.turn()), turns, "{players} players");
        assert_eq!(position.shares_left(), left, "{players} players");
        assert_eq!(*position.outcome().expect("over").reasons, ["shares"]);
    }
}

/// G-4
#[test]
fn nothing_is_legal_once_the_game_is_over() {
    let mut position = three(["red", "blue", "green", "yellow"]);
    position.reasons.insert(EndReason::Shares);
    end_turn(&mut position);
    assert!(legal(&position).is_empty());
    assert_eq!(refusal(&position, Action::Pass), "G-4");
    let refused = position.play(MARION, found("red", 0, 100), &mut |_| ()).expect_err("over");
    assert_eq!(refused.rule().to_string(), "G-4");
}
