use game::Seat;
use maud::{Markup, html};

use crate::SeatKind;

/// A player's sign: round, in the colour of the seat, with two letters; a bot has a face of its own.
pub fn badge(seat: Seat, names: &[String], kind: SeatKind) -> Markup {
    let index = seat.index();
    html! {
        span class={ "badge seat-" (index) } aria-hidden="true" {
            @if kind == SeatKind::Bot { svg class="face" viewBox="0 0 16 16" { use href={ "#face-" (index) } {} } }
            @else { (initials(names, seat)) }
        }
    }
}

/// The faces of bots, drawn once on a page for all their badges: a lantern, a watch, a hat, a bell, a key.
pub fn faces() -> Markup {
    const FACES: [&str; Seat::MOST] = [
        "M6 2h4v1H9v1h1.5l1 3v5l-1 2h-5l-1-2V7l1-3H7V3H6zM6.5 8v4h3V8z",
        "M7 1h2v1.6A5.7 5.7 0 1 1 7 2.6zM8 4.4a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 0 0 0-7.8zM7.3 5.6h1.4v2.5l1.6 1-.7 1.2-2.3-1.5z",
        "M5 3h6l.6 6h2.9v2.2h-13V9h2.9zM5 7.4v1h6v-1z",
        "M7.2 1.5h1.6v1.2c2.2.4 3.4 2 3.4 4.3v2.6l1.6 2v1H2.2v-1l1.6-2V7c0-2.3 1.2-3.9 3.4-4.3zM6.3 13.4h3.4a1.7 1.7 0 0 1-3.4 0z",
        "M5 2.5a3.7 3.7 0 0 1 3.6 4.6l5.2 5.2v1.7h-2.3v-1.5H10V11H8.6L6.9 9.3A3.7 3.7 0 1 1 5 2.5zM4.6 4.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z",
    ];
    html! {
        svg class="unseen" width="0" height="0" aria-hidden="true" {
            @for (index, face) in FACES.iter().enumerate() {
                symbol id={ "face-" (index) } viewBox="0 0 16 16" { path d=(face) fill="currentColor" fill-rule="evenodd" {} }
            }
        }
    }
}

/// The two letters of a player: of the first and the last word of the name, or the first two of its only word.
/// Where two are alike, the first letter and the number of the seat.
pub fn initials(names: &[String], seat: Seat) -> String {
    let Some(name) = names.get(seat.index()) else { return (seat.index() + 1).to_string() };
    let own = letters(name);
    let alike = names.iter().filter(|other| letters(other).to_lowercase() == own.to_lowercase()).count();
    match own.chars().next() {
        Some(_) if alike == 1 => own,
        Some(first) => format!("{first}{}", seat.index() + 1),
        None => (seat.index() + 1).to_string(),
    }
}

fn letters(name: &str) -> String {
    let mut words = name.split_whitespace();
    let first = words.next().unwrap_or_default();
    let mut of_first = first.chars();
    let upper =
        |letter: Option<char>| letter.map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    match words.next_back() {
        Some(last) => upper(of_first.next()) + &upper(last.chars().next()),
        None => upper(of_first.next()) + &of_first.next().map(String::from).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_has_two_letters_and_those_that_are_alike_are_told_apart_by_number() {
        let names = ["Ann", "bob", "Bea Stone", "Zoë", "Anton"].map(String::from);
        let letters: Vec<String> = Seat::all(5).map(|seat| initials(&names, seat)).collect();
        assert_eq!(letters, ["A1", "Bo", "BS", "Zo", "A5"]);
    }
}
