//! The numbers of rulings, as links to where the rules state them.

use maud::{Markup, html};

/// A ruling, with the way to it: `book` is the address of the rules page. What is true of every game (`G-1`) is not
/// in the rules and leads nowhere.
pub fn ruling(book: &str, number: &str) -> Markup {
    html! {
        @if pieces(number) == [Piece::Number(number)] {
            a class="ruling" href={ (book) "#" (number) } target="_blank" { (number) }
        } @else {
            span class="ruling" { (number) }
        }
    }
}

/// A text in which the numbers of rulings are links to a rules page.
pub fn with_rulings(book: &str, text: &str) -> Markup {
    html! {
        @for piece in pieces(text) {
            @match piece {
                Piece::Words(words) => (words),
                Piece::Number(number) => a href={ (book) "#" (number) } target="_blank" { (number) },
            }
        }
    }
}

/// What a text with the numbers of rulings is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece<'t> {
    Words(&'t str),
    Number(&'t str),
}

/// What the numbers of the games' rulings begin with.
const SERIES: [&str; 2] = ["AR-", "N-"];

pub(crate) fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut begun = 0;
    let mut at = 0;
    while let Some(letter) = text[at..].chars().next() {
        let word_begins = !text[..at].ends_with(|before: char| before.is_alphanumeric() || before == '-');
        match number_at(&text[at..]).filter(|_| word_begins) {
            Some(number) => {
                if begun < at {
                    pieces.push(Piece::Words(&text[begun..at]));
                }
                pieces.push(Piece::Number(number));
                at += number.len();
                begun = at;
            }
            None => at += letter.len_utf8(),
        }
    }
    if begun < text.len() {
        pieces.push(Piece::Words(&text[begun..]));
    }
    pieces
}

/// The number of a ruling with which a text begins.
fn number_at(text: &str) -> Option<&str> {
    let series = SERIES.into_iter().find(|series| text.starts_with(series))?;
    let digits = text[series.len()..].bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0).then(|| &text[..series.len() + digits])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_rulings_in_a_text_are_links() {
        let html = with_rulings("/rules/north-american-railways", "Ja, alles (N-7, N-12).").into_string();
        assert!(html.starts_with("Ja, alles (<a href=\"/rules/north-american-railways#N-7\""), "{html}");
        assert!(html.contains("#N-12\" target=\"_blank\">N-12</a>)."), "{html}");
    }

    #[test]
    fn what_only_looks_like_a_ruling_is_none() {
        for text in ["AN-7", "N-", "AR-x", "X-N-7", "Ünique"] {
            assert_eq!(pieces(text), [Piece::Words(text)]);
        }
        assert_eq!(ruling("/rules/american-rails", "G-1").into_string(), "<span class=\"ruling\">G-1</span>");
    }
}
