//! The money sheet of both games, at every moment of random games.

mod common;

use common::play;
use game::contract::Contract;
use game::{Game, Money, Seat, Viewer};
use tables::{MoneyFigure, MoneyTable, Shown};

fn is_whole<G: Shown + Contract>() {
    for seed in 0..3 {
        play::<G>(seed, |table| {
            for viewer in table.viewers() {
                table.seen(viewer, None, |scene| {
                    for shown in G::money(scene).tables {
                        let sorted = |column: &tables::MoneyColumn| column.key == shown.sorted_by;
                        assert!(shown.columns.iter().any(sorted), "{} is a column", shown.sorted_by);
                        for row in &shown.rows {
                            assert_eq!(row.cells.len(), shown.columns.len(), "{} of {}", row.name, shown.id);
                        }
                    }
                });
            }
        });
    }
}

#[test]
fn every_row_has_a_figure_for_every_column() {
    is_whole::<american_rails::Position>();
    is_whole::<north_american_railways::Position>();
}

fn column(table: &MoneyTable, row: usize, key: &str) -> Money {
    let place = table.columns.iter().position(|column| column.key == key).expect("a column");
    match table.rows[row].cells[place].now {
        MoneyFigure::Dollars(money) => money,
        ref other => panic!("{key} is {other:?}"),
    }
}

#[test]
fn what_is_reckoned_for_this_year_is_the_cash_and_the_next_dividend() {
    play::<american_rails::Position>(1, |table| {
        if table.before.actor().is_none() {
            return;
        }
        table.seen(Viewer::Spectator, None, |scene| {
            let sheet = american_rails::Position::money(scene);
            let players = &sheet.tables[1];
            let year = table.before.year().to_string();
            for seat in Seat::all(table.before.players()) {
                let of = |key: &str| column(players, seat.index(), key);
                assert_eq!(of(&year), of("cash") + of("next"));
            }
        });
    });
}

#[test]
fn an_open_purse_is_reckoned_to_the_end_and_a_hidden_one_is_not() {
    play::<north_american_railways::Position>(2, |table| {
        for viewer in table.viewers() {
            table.seen(viewer, None, |scene| {
                let sheet = north_american_railways::Position::money(scene);
                let players = &sheet.tables[1];
                for (seat, row) in Seat::all(table.before.players()).zip(&players.rows) {
                    let place = |key: &str| players.columns.iter().position(|column| column.key == key);
                    let is_word = |key: &str| {
                        place(key).map(|place| matches!(row.cells[place].now, MoneyFigure::Word(_)))
                    };
                    let hidden = !table.before.shows_cash(seat, viewer);
                    assert_eq!(is_word("cash"), Some(hidden));
                    assert_eq!(is_word("this").unwrap_or(hidden), hidden);
                }
            });
        }
    });
}
