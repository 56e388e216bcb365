//! Where the next step can go: places that glow, with what it would cost and bring.

use american_rails::{Action, Company, Hex, Position, Terrain};
use game::Money;
use maud::{Markup, html};
use phrases::american_rails as words;

use super::place::place;
use super::{building, legal};
use crate::Scene;
use crate::american_rails::id_of;

/// The shape of a price.
pub(super) fn shapes() -> Markup {
    html! {
        g id="ticket" {
            g class="scaled" {
                path class="ticket" d="M-15-8.5h25l6 8.5-6 8.5h-25z" {}
                circle class="hole" cx="11.5" r="1.4" {}
            }
        }
        g id="tag" { g class="scaled" { rect class="ticket" x="-11" y="-8.5" width="22" height="17" rx="2" {} } }
    }
}

/// A place that can be chosen.
struct Target {
    action: Action,
    hex: Hex,
    label: String,
    price: Option<Money>,
    gain: Money,
    /// Whether it lies beside a cube of the plan.
    near: bool,
}

fn targets(scene: &Scene<Position>) -> Vec<Target> {
    if !scene.asked {
        return Vec::new();
    }
    let building = building(scene);
    let planned = planned(scene);
    let open = legal(scene.state).into_iter();
    open.filter_map(|action| match action {
        Action::Lay(company, hex) if Some(company) == building => {
            let beside = scene.state.board().neighbours(hex);
            let near = planned.iter().any(|&(of, cube)| of == company && beside.contains(cube));
            Some(lay(scene, action, company, hex, near))
        }
        Action::Develop(city) | Action::Start(city) => Some(city_target(scene, action, city)),
        _ => None,
    })
    .collect()
}

/// The cubes of the plan.
fn planned(scene: &Scene<Position>) -> Vec<(Company, Hex)> {
    let lays = scene.plan.iter().filter_map(|step| match step.action {
        Action::Lay(company, hex) => Some((company, hex)),
        _ => None,
    });
    lays.collect()
}

fn lay(scene: &Scene<Position>, action: Action, company: Company, hex: Hex, near: bool) -> Target {
    let board = scene.state.board();
    let price = scene.state.price(hex).unwrap_or_default();
    let gain = scene.state.income_with(company, &[hex]) - scene.state.income(company);
    let args = [
        ("company", words::name(company).into()),
        ("hex", words::hex(board, hex, scene.phrases).into()),
        ("price", price.into()),
        ("gain", gain.into()),
    ];
    let id = if gain == Money::ZERO { "ar-target-lay" } else { "ar-target-lay-gain" };
    Target { action, hex, label: scene.say(id, &args), price: Some(price), gain, near }
}

/// A city to begin in or to develop.
fn city_target(scene: &Scene<Position>, action: Action, city: Hex) -> Target {
    let board = scene.state.board();
    let hex = words::hex(board, city, scene.phrases);
    let (id, gain) = if matches!(action, Action::Start(_)) {
        ("ar-target-start", scene.state.full_value(city))
    } else {
        let each = if scene.state.tracks_in(city).len() == 1 { 2 } else { 1 };
        ("ar-target-develop", Money(each))
    };
    let label = scene.say(id, &[("hex", hex.into()), ("gain", gain.into())]);
    Target { action, hex: city, label, price: None, gain, near: true }
}

/// The places themselves, and what of the plan lies on the board already.
pub(super) fn draw(scene: &Scene<Position>) -> Markup {
    let board = scene.state.board();
    html! {
        @for hex in opened(scene) {
            @let (x, y) = place(board, hex);
            use href="#hexagon" class="opens" x=(x) y=(y) {}
        }
        @for target in targets(scene) {
            @let (x, y) = place(board, target.hex);
            @let (written, name) = (scene.written(target.action), board.name(target.hex));
            g class={ "target" @if target.near { " near" } @else if !scene.state.tracks_in(target.hex).is_empty() { " taken" } }
                role="button" tabindex="-1" id={ "do-" (id_of(&written)) } data-do=(written) data-called=(scene.called(target.action))
                data-about={ "hex:" (name) } data-refocus={ "hex-" (name) } data-x=(x) data-y=(y) aria-label=(target.label) {
                use href="#hexagon" x=(x) y=(y) {}
            }
        }
        @for (_, hex) in planned(scene) {
            @let (x, y) = place(board, hex);
            use href="#hexagon" class="planned" x=(x) y=(y) {}
        }
    }
}

/// What they cost and bring. It stands above the cubes, and beside them.
pub(super) fn tags(scene: &Scene<Position>) -> Markup {
    html! {
        @for target in targets(scene) { (tag(scene, &target)) }
        @for hex in opened(scene) {
            @let (x, y) = place(scene.state.board(), hex);
            @let aside = if scene.state.tracks_in(hex).is_empty() { 0 } else { 26 };
            use href="#ticket" x=(x + aside) y=(y) {}
            text class="cost" x=(x + aside - 2) y=(y + 4) { (scene.phrases.money(scene.state.price(hex).unwrap_or_default())) }
        }
    }
}

fn tag(scene: &Scene<Position>, target: &Target) -> Markup {
    let state = scene.state;
    let (x, y) = place(state.board(), target.hex);
    let is_city = state.board().terrain(target.hex) == Terrain::City;
    let free = state.tracks_in(target.hex).is_empty();
    let aside = if free { 0 } else { 27 };
    html! {
        @match target.price {
            Some(price) if is_city || target.near => {
                // In an empty city both stand side by side; beside cubes the gain stands below.
                @let gains = target.gain != Money::ZERO;
                @let (ticket, gain) = match (gains, free) {
                    (false, _) => ((x + aside, y), (x, y)),
                    (true, true) => ((x - 6, y), (x + 20, y + 4)),
                    (true, false) => ((x + aside, y), (x + aside, y + 19)),
                };
                use href="#ticket" x=(ticket.0) y=(ticket.1) {}
                text class="cost" x=(ticket.0 - 2) y=(ticket.1 + 4) { (scene.phrases.money(price)) }
                @if gains { text class="gain" x=(gain.0) y=(gain.1) { "+" (target.gain.0) } }
            }
            Some(price) => {
                // Right of one cube, above several: where no city has its name or its values.
                @let (x, y) = match state.tracks_in(target.hex).len() {
                    0 => (x, y + 4),
                    1 => (x + 18, y + 4),
                    _ => (x, y - 15),
                };
                text class="price" x=(x) y=(y) { (scene.phrases.money(price)) }
            }
            None => {
                use href="#tag" x=(x + aside) y=(y) {}
                text class="gain" x=(x + aside) y=(y + 4) { "+" (target.gain.0) }
            }
        }
    }
}

/// The hexes that the money of the plan opens: those that a company could not pay before it was funded.
fn opened(scene: &Scene<Position>) -> Vec<Hex> {
    let funded = scene.plan.iter().rev().find_map(|step| match step.action {
        Action::Fund(company) => Some(company),
        _ => None,
    });
    let Some(company) = funded else { return Vec::new() };
    let (had, has) = (scene.before.treasury(company), scene.state.treasury(company));
    let now_payable = |price: Money| price > had && price <= has;
    scene.state.reach(company).iter().filter(|&hex| scene.state.price(hex).is_some_and(now_payable)).collect()
}
