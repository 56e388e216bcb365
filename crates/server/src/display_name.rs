use axum::http::StatusCode;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

use crate::error::Problem;

/// Names are for people to read at a small table.
const LONGEST: usize = 60;
/// More accents on one letter than any language writes would run over the lines around it.
const MOST_MARKS: usize = 3;

/// A name as it can be shown to others, or why it cannot be.
///
/// What nobody would see is left out: control characters, what turns the direction of the text
/// around, blanks of all kinds but the plain one. So two names that look alike are alike.
pub(crate) fn checked_name(name: &str) -> Result<String, Problem> {
    let mut shown = String::new();
    let mut marks = 0;
    for letter in name.chars() {
        match letter.general_category() {
            _ if is_blank(letter) => {
                if !shown.is_empty() && !shown.ends_with(' ') {
                    shown.push(' ');
                }
            }
            GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned => continue,
            GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark => {
                marks += 1;
                if marks <= MOST_MARKS && !shown.is_empty() && !shown.ends_with(' ') {
                    shown.push(letter);
                }
                continue;
            }
            _ => shown.push(letter),
        }
        marks = 0;
    }
    let shown = shown.trim_end().to_owned();
    if shown.is_empty() {
        return Err(Problem::told(StatusCode::BAD_REQUEST, "problem-name-empty", []).under("G-5"));
    }
    if shown.chars().count() > LONGEST {
        let most = ("most", LONGEST.into());
        return Err(Problem::told(StatusCode::BAD_REQUEST, "problem-name-long", [most]).under("G-5"));
    }
    Ok(shown)
}

/// Whether a letter leaves nothing but room.
fn is_blank(letter: char) -> bool {
    // Fillers of the Korean script and the empty pattern of Braille count as letters and signs.
    const FILLERS: [char; 5] = ['\u{115F}', '\u{1160}', '\u{3164}', '\u{FFA0}', '\u{2800}'];
    letter.is_whitespace() || FILLERS.contains(&letter)
}

#[cfg(test)]
mod tests {
    use super::checked_name;

    #[test]
    fn a_name_is_what_one_can_see() {
        for (given, shown) in [
            ("  Ann ", "Ann"),
            ("Ann\u{200B}\u{FEFF}", "Ann"),
            ("\u{202E}nnA\u{202C}", "nnA"),
            ("Ann\u{3164}\u{A0}\u{2003} Bo", "Ann Bo"),
            ("A\u{0301}\u{0302}\u{0303}\u{0304}\u{0305}nn", "A\u{0301}\u{0302}\u{0303}nn"),
            ("Zoë Ångström-O’Neil 🚂", "Zoë Ångström-O’Neil 🚂"),
            ("محمد", "محمد"),
            ("ไม้", "ไม้"),
            ("Ann\u{1F}\n", "Ann"),
        ] {
            assert_eq!(checked_name(given).ok().as_deref(), Some(shown), "{given:?}");
        }
    }

    #[test]
    fn a_name_that_nobody_can_see_is_none() {
        for given in ["", " ", "\u{200B}", "\u{202E}\u{202C}", "\u{3164}\u{2800}", "\u{0301}", "\u{E0041}"] {
            assert!(checked_name(given).is_err(), "{given:?}");
        }
        assert!(checked_name(&"x".repeat(61)).is_err());
        assert!(checked_name(&"x".repeat(60)).is_ok());
    }
}
