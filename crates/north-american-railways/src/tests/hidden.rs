//! N-39: nobody sees what others have.

use game::Viewer;
use game::contract::Contract;

use super::*;
use crate::MoneyOnTable;

fn with_money(position: &Position, money: MoneyOnTable) -> Position {
    let mut position = position.clone();
    position.options.money = money;
    position
}

/// The same state, but one player has another amount.
fn richer(position: &Position, seat: Seat, by: i32) -> Option<Position> {
    let mut other = position.clone();
    other.cash[seat] += Money(by);
    (other.cash[seat] > Money(0)).then_some(other)
}

#[test]
fn two_states_that_differ_only_in_anothers_cash_look_the_same() {
    random_games(30, |position, _| {
        if position.actor().is_none() {
            return;
        }
        for seat in Seat::all(position.players()) {
            for by in [-1000, -100, 100, 3000] {
                let Some(other) = richer(position, seat, by) else { continue };
                for viewer in Seat::all(position.players()).map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let same = position.view(viewer) == other.view(viewer);
                    assert_eq!(same, viewer != Viewer::Seat(seat), "{viewer:?} looks at {seat}");
                }
                assert_ne!(position.view(Viewer::Keeper), other.view(Viewer::Keeper));
            }
        }
    });
}

#[test]
fn two_states_that_differ_only_in_anothers_cash_allow_and_refuse_the_same() {
    let mut candidates = Vec::new();
    random_games(6, |position, _| {
        let Some(actor) = position.actor() else { return };
        position.candidates(&mut candidates);
        for seat in Seat::all(position.players()).filter(|&seat| seat != actor) {
            for by in [-1000, -100, 100, 3000] {
                let Some(other) = richer(position, seat, by) else { continue };
                assert_eq!(position.actor(), other.actor());
                assert_eq!(legal(position), legal(&other));
                for &action in &candidates {
                    assert_eq!(position.check(action), other.check(action));
                }
            }
        }
    });
}

#[test]
fn why_it_is_not_ones_turn_does_not_show_anybodys_cash() {
    random_games(10, |position, _| {
        let Some(actor) = position.actor() else { return };
        let other = richer(position, actor, 500).expect("more than nothing");
        for seat in Seat::all(position.players()).filter(|&seat| seat != actor) {
            for action in [Action::Intercept, Action::Pass, found("red", 0, 100), connect("red", "Omaha")] {
                assert_eq!(position.out_of_turn(seat, action), other.out_of_turn(seat, action));
            }
        }
    });
}

/// What everybody sees of a price named does not depend on whether the director can pay it.
#[test]
fn a_director_is_asked_whatever_they_have() {
    let mut rich = four(["red", "blue", "green", "yellow"]);
    hold(&mut rich, "red", &[0, 1], ANGELIKA);
    let mut poor = rich.clone();
    poor.cash[ANGELIKA] = Money(100);
    let told = play(&mut rich, MARION, propose("red", 0, 600));
    assert_eq!(told, play(&mut poor, MARION, propose("red", 0, 600)));
    assert_eq!(rich.actor(), poor.actor());
    for viewer in [Viewer::Seat(MARION), Viewer::Seat(DANIELA), Viewer::Spectator] {
        assert_eq!(rich.view(viewer), poor.view(viewer));
    }
    let told = play(&mut rich, ANGELIKA, Action::Allow);
    assert_eq!(told, play(&mut poor, ANGELIKA, Action::Allow));
}

#[test]
fn a_seat_sees_its_own_cash_and_a_spectator_none() {
    let position = three(["red", "blue", "green", "yellow"]);
    let own = [None, Some(Money(2000)), None];
    assert_eq!(*position.view(Viewer::Seat(ANGELIKA)).cash, own);
    assert_eq!(*position.view(Viewer::Spectator).cash, [None; 3]);
    assert_eq!(*position.view(Viewer::Keeper).cash, [Some(Money(2000)); 3]);
}

#[test]
fn open_money_is_seen_by_all() {
    let position = with_money(&three(["red", "blue", "green", "yellow"]), MoneyOnTable::Open);
    for viewer in [Viewer::Seat(ANGELIKA), Viewer::Spectator, Viewer::Keeper] {
        assert_eq!(*position.view(viewer).cash, [Some(Money(2000)); 3]);
    }
}

#[test]
fn once_the_game_is_over_everybody_sees_everything() {
    let mut position = three(["red", "blue", "green", "yellow"]);
    position.reasons.insert(crate::EndReason::Shares);
    end_turn(&mut position);
    for viewer in [Viewer::Seat(ANGELIKA), Viewer::Spectator] {
        assert_eq!(position.view(viewer), position.view(Viewer::Keeper));
    }
}
