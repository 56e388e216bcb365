use game::Seat;
use maud::{Markup, html};

/// A player's sign: colour, shape and letter.
pub fn badge(seat: Seat, names: &[String]) -> Markup {
    html! {
        span class={ "badge seat-" (seat.index()) } aria-hidden="true" { (initials(names, seat)) }
    }
}

/// The letter of a player: the first of the name, or the number of the seat where two begin alike.
pub fn initials(names: &[String], seat: Seat) -> String {
    let first = |name: &String| name.chars().next().map(|letter| letter.to_uppercase().to_string());
    let own = names.get(seat.index()).and_then(first);
    let alike = names.iter().filter(|name| first(name) == own).count();
    match own {
        Some(letter) if alike == 1 => letter,
        _ => (seat.index() + 1).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_begin_alike_are_told_apart_by_number() {
        let names = ["Ann", "bob", "Bea", "Zoë"].map(String::from);
        let letters: Vec<String> = Seat::all(4).map(|seat| initials(&names, seat)).collect();
        assert_eq!(letters, ["A", "2", "3", "Z"]);
    }
}
