//! The board: hexes, cities, cubes, and where the next cube may go.

use std::fmt::Write;

use american_rails::{Action, Board, Company, Event, Hex, Position, Terrain};
use game::{Game, Money};
use maud::{Markup, html};
use phrases::american_rails as words;

use super::{id_of, letter};
use crate::Scene;

/// Half the width of a hex.
const HALF: i32 = 30;
/// From the middle of one row to that of the next.
const PITCH: i32 = 52;
const MARGIN: i32 = 8;
const HEXAGON: &str = "0,-35 30,-17 30,17 0,35 -30,17 -30,-17";

/// The middle of a hex.
fn place(board: &Board, hex: Hex) -> (i32, i32) {
    let (row, column) = board.place(hex);
    let shift = if row.is_multiple_of(2) { 0 } else { HALF };
    (MARGIN + HALF + 2 * HALF * column as i32 + shift, MARGIN + 35 + PITCH * row as i32)
}

/// The board with everything on it.
pub(super) fn whole(scene: &Scene<Position>) -> Markup {
    let board = scene.state.board();
    let places = board.hexes().map(|hex| place(board, hex));
    let (right, bottom) =
        places.fold((0, 0), |(right, bottom), (x, y)| (right.max(x + HALF), bottom.max(y + 35)));
    let corners = format!("0 0 {} {}", right + MARGIN, bottom + MARGIN);
    html! {
        svg id="board" class="board" viewBox=(corners) data-zoom data-place-width=(2 * HALF) role="group"
            aria-label=(scene.say("ar-board", &[])) {
            (patterns())
            g class="land" {
                @for hex in board.hexes() { (land(scene, hex)) }
            }
            (layers(scene))
            g class="cities" aria-hidden="true" {
                @for city in board.cities().iter() { (city_mark(board, city)) }
            }
        }
        div class="zoom" {
            button type="button" data-zoom-by="1.3" data-key="+ =" aria-label="+" { "+" }
            button type="button" data-zoom-by="0.77" data-key="-" aria-label="−" { "−" }
            button type="button" data-zoom-by="0" data-key="0" aria-label="0" { "⤢" }
        }
    }
}

/// What changes on it.
pub(super) fn layers(scene: &Scene<Position>) -> Markup {
    html! {
        g id="board-lines" class="lines" data-part aria-hidden="true" { (lines(scene.state)) }
        g id="board-fresh" class="fresh" data-part aria-hidden="true" {
            @for hex in changed(scene.since) {
                @let (x, y) = place(scene.state.board(), hex);
                use href="#hexagon" x=(x) y=(y) {}
            }
        }
        g id="board-cubes" class="cubes" data-part aria-hidden="true" { (cubes(scene)) }
        g id="board-values" class="values" data-part aria-hidden="true" { (values(scene)) }
        g id="board-targets" class="targets" data-part { @if scene.asked { (targets(scene)) } }
    }
}

/// Terrains differ in texture as well as in colour.
fn patterns() -> Markup {
    html! {
        defs {
            polygon id="hexagon" points=(HEXAGON) {}
            path id="house" d="M-7 7V-1L0 -8L7 -1V7Z" {}
            pattern id="forest" width="20" height="18" patternUnits="userSpaceOnUse" {
                rect class="ground" width="20" height="18" {}
                path class="growth" d="M5 3l4 7H1zM15 10l4 7h-8z" {}
            }
            pattern id="mountain" width="24" height="18" patternUnits="userSpaceOnUse" {
                rect class="ground" width="24" height="18" {}
                path class="growth" d="M1 15L7 4l6 11M13 16l4-8 5 8" {}
            }
            pattern id="plains" width="26" height="22" patternUnits="userSpaceOnUse" {
                rect class="ground" width="26" height="22" {}
                path class="growth" d="M4 8h5M16 18h5" {}
            }
        }
    }
}

fn land(scene: &Scene<Position>, hex: Hex) -> Markup {
    let board = scene.state.board();
    let (x, y) = place(board, hex);
    let kind = match board.terrain(hex) {
        Terrain::Plains => "plains",
        Terrain::Forest => "forest",
        Terrain::Mountain => "mountain",
        Terrain::City => "city",
    };
    let name = board.name(hex);
    html! {
        use id={ "hex-" (name) } href="#hexagon" class=(kind) x=(x) y=(y) role="button" tabindex="-1"
            data-about={ "hex:" (name) } data-x=(x) data-y=(y) aria-label=(words::hex(board, hex, scene.phrases)) {}
    }
}

/// The name, and what is special about it.
fn city_mark(board: &Board, city: Hex) -> Markup {
    let (x, y) = place(board, city);
    let special = board.special().contains(&city);
    html! {
        text class="name" x=(x) y=(y - 19) {
            @if special { tspan class="star" { "★" } }
            (board.city_name(city).unwrap_or_default())
        }
        @if !board.developable().contains(city) {
            g class="barred" transform={ "translate(" (x + 17) " " (y + 25) ") scale(.8)" } {
                use href="#house" {}
                path d="M-8 8L8 -8" {}
            }
        }
    }
}

/// What each city is worth alone and shared, its development included.
fn values(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let board = state.board();
    html! {
        @for city in board.cities().iter() {
            @let (x, y) = place(board, city);
            @let developed = state.is_developed(city);
            g class=[developed.then_some("developed")] data-watch={ "city-" (board.name(city)) } {
                text class="value" x=(x) y=(y + 29) {
                    tspan class=[(state.tracks_in(city).len() <= 1).then_some("holds")] { (state.full_value(city).0) }
                    tspan class="slash" { "/" }
                    tspan class=[(state.tracks_in(city).len() > 1).then_some("holds")] { (state.shared_value(city).0) }
                }
                @if developed {
                    use href="#house" class=[(!scene.before.is_developed(city)).then_some("planned")]
                        transform={ "translate(" (x + 17) " " (y + 25) ") scale(.9)" } {}
                }
            }
        }
    }
}

/// A cube has its place in a hex by its company, so that it never moves.
fn cubes(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let board = state.board();
    html! {
        @for hex in board.hexes().filter(|&hex| !state.tracks_in(hex).is_empty()) {
            @for company in state.tracks_in(hex).iter() {
                @let (x, y) = slot(state, hex, company);
                @let planned = !scene.before.tracks_in(hex).contains(company);
                g class={ "cube " (company.name()) @if planned { " planned" } } data-watch={ "cube-" (company.name()) (board.name(hex)) } {
                    rect x=(x - 9) y=(y - 9) width="18" height="18" rx="3" {}
                    text x=(x) y=(y + 5) { (letter(company)) }
                }
            }
        }
    }
}

/// Lines from cube to cube, so that a company's track is seen as one.
fn lines(state: &Position) -> Markup {
    let line = |company: Company| {
        let mut path = String::new();
        for &hex in state.track(company) {
            let (x, y) = slot(state, hex, company);
            let beside = state.board().neighbours(hex).iter().filter(|&next| next > hex);
            for next in beside.filter(|&next| state.tracks_in(next).contains(company)) {
                let (to_x, to_y) = slot(state, next, company);
                let _ = write!(path, "M{x} {y}L{to_x} {to_y}");
            }
        }
        path
    };
    html! {
        @for company in state.companies().filter(|&company| state.on_map(company)) {
            @let path = line(company);
            path class="casing" d=(path) {}
            path class=(company.name()) d=(path) {}
        }
    }
}

/// Where a company's cube lies in a hex: in the middle if only one has room there, else in two rows
/// of three.
fn slot(state: &Position, hex: Hex, company: Company) -> (i32, i32) {
    let (x, y) = place(state.board(), hex);
    if matches!(state.board().terrain(hex), Terrain::Forest | Terrain::Mountain) {
        return (x, y);
    }
    let (column, row) = (company.index() as i32 % 3, company.index() as i32 / 3);
    (x + 19 * (column - 1), y - 8 + 19 * row)
}

/// The hexes where something has changed.
fn changed(events: &[Event]) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Laid { hex, .. } => Some(hex),
            Event::Started { city, .. } | Event::Developed { city, .. } => Some(city),
            _ => None,
        })
        .collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// The company for which cubes are shown: the one the player has turned to, the one last built for, or
/// the first that can build.
pub(super) fn building(scene: &Scene<Position>) -> Option<Company> {
    let able = builders(scene);
    let last = scene.plan.iter().rev().find_map(|step| match step.action {
        Action::Lay(company, _) => Some(company),
        _ => None,
    });
    let wanted = [scene.focus.and_then(Company::named), last];
    wanted.into_iter().flatten().find(|company| able.contains(company)).or_else(|| able.first().copied())
}

/// The companies for which a cube can be laid now.
pub(super) fn builders(scene: &Scene<Position>) -> Vec<Company> {
    let mut able = Vec::new();
    for action in legal(scene.state) {
        if let Action::Lay(company, _) = action
            && able.last() != Some(&company)
        {
            able.push(company);
        }
    }
    able
}

pub(super) fn legal(state: &Position) -> Vec<Action> {
    let mut legal = Vec::new();
    state.actions(&mut legal);
    legal
}

fn targets(scene: &Scene<Position>) -> Markup {
    let building = building(scene);
    html! {
        @for action in legal(scene.state) {
            @match action {
                Action::Lay(company, hex) if Some(company) == building => {
                    (target(scene, action, hex, scene.state.price(hex).unwrap_or_default(), company))
                }
                Action::Develop(city) => (city_target(scene, action, city)),
                Action::Start(city) => (city_target(scene, action, city)),
                _ => {}
            }
        }
    }
}

fn target(scene: &Scene<Position>, action: Action, hex: Hex, price: Money, company: Company) -> Markup {
    let board = scene.state.board();
    let (x, y) = place(board, hex);
    let mut after = scene.state.clone();
    after.apply(action, &mut |_| ());
    let gain = after.income(company) - scene.state.income(company);
    let args = [
        ("company", words::name(company).into()),
        ("hex", words::hex(board, hex, scene.phrases).into()),
        ("price", price.into()),
        ("gain", gain.into()),
    ];
    let id = if gain == Money::ZERO { "ar-target-lay" } else { "ar-target-lay-gain" };
    html! {
        (open_target(scene, action, hex, &scene.say(id, &args), &html! {
            text class="price" x=(x) y=(y + if gain == Money::ZERO { 5 } else { -2 }) { (scene.phrases.money(price)) }
            @if gain != Money::ZERO {
                text class="gain" x=(x) y=(y + 14) { "+" (gain.0) }
            }
        }))
    }
}

/// A city to begin in or to develop: what it would bring is written on it.
fn city_target(scene: &Scene<Position>, action: Action, city: Hex) -> Markup {
    let board = scene.state.board();
    let (x, y) = place(board, city);
    let hex = words::hex(board, city, scene.phrases);
    let (id, gain) = if matches!(action, Action::Start(_)) {
        ("ar-target-start", scene.state.full_value(city))
    } else {
        let each = if scene.state.tracks_in(city).len() == 1 { 2 } else { 1 };
        ("ar-target-develop", Money(each))
    };
    let label = scene.say(id, &[("hex", hex.into()), ("gain", gain.into())]);
    open_target(scene, action, city, &label, &html! { text class="gain" x=(x) y=(y + 5) { "+" (gain.0) } })
}

fn open_target(scene: &Scene<Position>, action: Action, hex: Hex, label: &str, marks: &Markup) -> Markup {
    let (x, y) = place(scene.state.board(), hex);
    let written = scene.written(action);
    let name = scene.state.board().name(hex);
    html! {
        g class="target" role="button" tabindex="-1" id={ "do-" (id_of(&written)) } data-do=(written)
            data-called=(scene.called(action)) data-about={ "hex:" (name) } data-refocus={ "hex-" (name) } data-x=(x) data-y=(y)
            aria-label=(label) {
            use href="#hexagon" x=(x) y=(y) {}
        }
        // The name of the place says all of this; a mark inside would be another name.
        g class="marks" aria-hidden="true" { (marks) }
    }
}
