//! Columns, rows and the order of play.

use super::table::{Table, seat, setup};
use crate::Company::{American, Continental, Liberty, Majestic, National, Republic};
use crate::{Action, Event, Illegal, Options, Row, Setup};
use game::{Game, Viewer};

/// AR-23
#[test]
fn everybody_must_move_to_a_free_row() {
    let mut table = Table::of(5).in_1851();
    for taken in 0..5 {
        let free: Vec<_> = Row::ALL[taken..].iter().copied().map(Action::Choose).collect();
        assert_eq!(table.legal(), free, "seat {taken} has no other choice than a row");
        table.refuse(taken, Action::Decline, Illegal::NoAnswer, "G-2");
        table.refuse(taken, Action::Pass, Illegal::NoAnswer, "G-2");
        table.idle();
    }
    assert_eq!(table.column(), Some(1));
}

/// AR-24
#[test]
fn a_row_that_cannot_be_used_may_be_chosen() {
    let mut table = Table::of(4).in_1851();
    for (by, row) in [Row::Expand4, Row::Develop, Row::Expand3].into_iter().enumerate() {
        let told = table.choose(by, row);
        assert_eq!(
            told,
            [Event::Chose { by: seat(by), row }, Event::Unusable { by: seat(by), row }],
            "and blocks it"
        );
        let why = Illegal::RowTaken { row, by: seat(by) };
        table.refuse(by + 1, Action::Choose(row), why, "AR-72");
    }
}

/// AR-25
#[test]
fn declining_does_not_change_the_order() {
    let play = |decline: bool| {
        let mut table = Table::of(4).in_1851();
        table.choose(0, Row::Take);
        table.play(0, if decline { Action::Decline } else { Action::Take });
        table.choose(1, Row::Fund);
        table.play(1, if decline { Action::Decline } else { Action::Fund(American) });
        table.occupy(2, Row::Auction);
        table.occupy(3, Row::Pass);
        table.order()
    };
    assert_eq!(play(true), [3, 1, 0, 2]);
    assert_eq!(play(true), play(false));
}

/// AR-26
#[test]
fn the_rows_of_a_column_are_the_order_of_the_next() {
    let mut table = Table::of(4).in_1851();
    for (by, row) in [(0, Row::Expand4), (1, Row::Take), (2, Row::Pass), (3, Row::Auction)] {
        table.occupy(by, row);
    }
    assert_eq!((table.column(), table.order()), (Some(1), vec![2, 1, 3, 0]));
    assert_eq!(table.position.rows, [None; 7]);
    for (by, row) in [(2, Row::Expand3), (1, Row::Fund), (3, Row::Develop), (0, Row::Pass)] {
        table.occupy(by, row);
    }
    assert_eq!((table.column(), table.order()), (Some(2), vec![0, 3, 1, 2]));
}

/// AR-26
#[test]
fn the_last_column_is_the_order_of_the_next_year() {
    let mut table = Table::of(4).in_1851();
    for _ in 0..8 {
        table.idle();
    }
    assert_eq!(table.column(), Some(2));
    for (by, row) in [(0, Row::Expand4), (1, Row::Auction), (2, Row::Expand3), (3, Row::Take)] {
        table.occupy(by, row);
    }
    assert_eq!((table.position.year(), table.column()), (1852, Some(0)));
    assert_eq!(table.order(), [3, 2, 1, 0]);
}

/// AR-27
#[test]
fn who_has_no_share_goes_behind_the_winners_from_the_banker_on() {
    let mut table = Table::start(&Setup { banker: 3, ..setup(5) });
    let told = table.found(American, 4, 10, "B3");
    assert!(told.contains(&Event::Queued { seat: seat(4), place: 1, winner: true }));
    let mut told = Vec::new();
    for company in [National, Continental, Majestic, Liberty, Republic] {
        told.extend(table.unsold(company));
    }
    assert_eq!(table.order(), [4, 3, 0, 1, 2]);
    assert!(told.contains(&Event::Queued { seat: seat(3), place: 2, winner: false }));
}

/// AR-28
#[test]
fn winners_are_in_the_order_of_their_first_win() {
    let mut table = Table::of(4);
    let sales = [(American, 3, "B3"), (National, 1, "D17"), (Continental, 3, "M7"), (Majestic, 0, "G2")];
    for (company, buyer, city) in sales {
        table.found(company, buyer, 10, city);
    }
    assert_eq!(table.order(), [3, 1, 0], "and a second win changes nothing");
    table.found(Liberty, 2, 10, "A12");
    table.found(Republic, 3, 10, "R1");
    assert_eq!(table.order(), [3, 1, 0, 2]);
}

/// AR-30
#[test]
fn an_expansion_is_one_cube_or_more_up_to_the_number_of_its_row() {
    for cubes in 1..=4 {
        let mut table = Table::of(4).in_1851().company(American, 0, "B3", 20);
        table.choose(0, Row::Expand4);
        for (laid, hex) in ["C3", "D3", "D2", "D1"][..cubes].iter().enumerate() {
            assert!(table.chooses(1) == (laid == 4));
            table.lay(0, American, hex);
        }
        if cubes < 4 {
            table.play(0, Action::Done);
        }
        assert!(table.chooses(1));
        assert_eq!(table.position.track(American).len(), 1 + cubes);
    }
}

/// AR-30
#[test]
fn no_cube_at_all_is_declining() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 20);
    table.choose(0, Row::Expand3);
    table.refuse(0, Action::Done, Illegal::NoAnswer, "G-2");
    let told = table.play(0, Action::Decline);
    assert_eq!(told, [Event::Declined { by: seat(0), row: Row::Expand3 }]);
    assert!(table.chooses(1));
}

/// AR-30: the other rows are used whole or not at all, so there is nothing to stop.
#[test]
fn only_an_expansion_can_be_used_in_part() {
    let mut table = Table::of(4).in_1851().company(American, 0, "F7", 20);
    for row in [Row::Develop, Row::Fund, Row::Auction] {
        let mut table = Table { position: table.position.clone() };
        table.choose(0, row);
        table.refuse(0, Action::Done, Illegal::NoAnswer, "G-2");
        assert!(table.legal().contains(&Action::Decline));
    }
    table.choose(0, Row::Take);
    table.refuse(0, Action::Done, Illegal::NoAnswer, "G-2");
}

/// AR-31
#[test]
fn an_expansion_may_stop_after_any_cube() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 20);
    table.choose(0, Row::Expand4);
    table.lay(0, American, "C3");
    table.refuse(0, Action::Decline, Illegal::NoAnswer, "G-2");
    let told = table.play(0, Action::Done);
    assert_eq!(told, [Event::Stopped { by: seat(0), unasked: false }]);
    assert!(table.chooses(1));
}

/// AR-32
#[test]
fn the_use_of_the_take_row_is_decided_after_moving_there() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 2);
    table.choose(0, Row::Take);
    let uses = table.legal();
    assert_eq!(uses[..2], [Action::Take, Action::Drain]);
    assert!(uses.contains(&Action::Lay(American, table.hex("C3"))));
    assert_eq!(uses.last(), Some(&Action::Decline));
}

/// AR-32: once a cube is laid, the row is an expansion.
#[test]
fn who_has_begun_to_expand_no_longer_takes() {
    let mut table = Table::of(4).in_1851().company(American, 0, "B3", 20);
    table.choose(0, Row::Take);
    table.lay(0, American, "C3");
    for action in [Action::Take, Action::Drain, Action::Decline] {
        table.refuse(0, action, Illegal::NoAnswer, "G-2");
    }
    table.lay(0, American, "D3");
    assert!(table.chooses(1), "two cubes are all");
}

/// AR-72
#[test]
fn a_row_of_a_column_holds_one_marker() {
    let mut table = Table::of(4).in_1851();
    table.occupy(0, Row::Fund);
    let why = Illegal::RowTaken { row: Row::Fund, by: seat(0) };
    table.refuse(1, Action::Choose(Row::Fund), why, "AR-72");
    table.idle_until(0);
    table.occupy(0, Row::Fund);
}

/// Three columns a year in which everybody has one turn.
#[test]
fn a_year_has_three_turns_for_each_player() {
    for players in 3..=5 {
        let mut table = Table::of(players).in_1851();
        let told = table.finish_year();
        let turns = told.iter().filter(|event| matches!(event, Event::Chose { .. })).count();
        assert_eq!(turns, 3 * players);
    }
}

/// AR-67: talk is for the table; no rule of play depends on it.
#[test]
fn table_talk_changes_no_rule() {
    let silent = Options { table_talk: false, ..Options::default() };
    let mut talking = Table::of(4);
    let mut silent = Table::start(&Setup { options: silent, ..setup(4) });
    for table in [&mut talking, &mut silent] {
        table.found(American, 1, 12, "B3");
    }
    assert_eq!(talking.legal(), silent.legal());
    let view =
        |table: &Table| serde_json::to_value(table.position.view(Viewer::Spectator)).expect("a view is JSON");
    assert_eq!(view(&talking), view(&silent));
}
