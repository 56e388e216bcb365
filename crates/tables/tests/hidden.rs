//! N-39: nothing that is drawn depends on what somebody else has.

mod common;

use common::{Table, drawing, play, tags};
use game::{Game, List, Seat, Viewer};
use north_american_railways::{MoneyOnTable, Position, View};
use phrases::{Language, Phrases};
use tables::{Scene, Shown};

/// Everything there is to see: the table with its money sheet, and an explanation of everything on it.
fn all_of_it(scene: &Scene<Position>) -> String {
    let (mut html, _) = drawing(scene);
    html += &Position::money(scene).draw(scene.phrases).into_string();
    let abouts: Vec<String> =
        tags(&html).iter().filter_map(|tag| tag.get("data-about").map(str::to_owned)).collect();
    for about in abouts {
        html += &Position::card(scene, &about).map(maud::PreEscaped::into_string).unwrap_or_default();
    }
    html
}

fn without_cash(state: &Position) -> View {
    View { cash: List::new(), ..state.view(Viewer::Spectator) }
}

/// The truth and what a viewer may suppose look alike, also after the viewer's plan: unless the plan
/// leads to different states, as when the next player turns out to have nothing.
fn looks_like_the_truth(table: &Table<Position>, viewer: Viewer) {
    let truth = table.known(viewer, None, |scene| (all_of_it(scene), without_cash(scene.state)));
    let supposed = table.seen(viewer, None, |scene| (all_of_it(scene), without_cash(scene.state)));
    if truth.1 == supposed.1 {
        assert!(truth.0 == supposed.0, "{viewer:?}:\n{}\n{}", truth.0, supposed.0);
    }
}

#[test]
fn nothing_that_is_drawn_depends_on_what_others_have() {
    for seed in 0..6 {
        play::<Position>(seed, |table| {
            for viewer in table.viewers() {
                looks_like_the_truth(table, viewer);
            }
        });
    }
}

#[test]
fn the_figures_by_which_moves_are_compared_are_the_same_whatever_others_have() {
    let phrases = Phrases::new(Language::English);
    for seed in 0..6 {
        play::<Position>(seed, |table| {
            for seat in Seat::all(table.before.players()) {
                let supposed = table.before.known_to(Viewer::Seat(seat));
                assert_eq!(supposed.figures(seat, &phrases), table.before.figures(seat, &phrases));
            }
        });
    }
}

#[test]
fn the_players_panel_shows_ones_own_cash_and_no_other() {
    for seed in 0..6 {
        play::<Position>(seed, |table| {
            let hidden =
                table.before.options().money == MoneyOnTable::Hidden && table.before.actor().is_some();
            for viewer in table.viewers() {
                table.seen(viewer, None, |scene| {
                    let panel = Position::panels(scene).remove(0).body.into_string();
                    for seat in Seat::all(table.before.players()) {
                        let watched = format!("data-watch=\"cash-{}\"", seat.index());
                        let own = viewer == Viewer::Seat(seat);
                        assert_eq!(panel.contains(&watched), own || !hidden);
                    }
                    let others = table.before.players() - usize::from(scene.eyes.is_some());
                    let expected = if hidden { others } else { 0 };
                    assert_eq!(panel.matches(">hidden<").count(), expected);
                });
            }
        });
    }
}
