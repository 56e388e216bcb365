//! Which bots there are, for those who choose one.

use bots::{Character, Kind, Level};
use maud::{Markup, html};

use crate::visitor::Visitor;

/// The levels that have a character.
fn has_character(level: Level) -> bool {
    level > Level::Easy
}

/// The name of the kind that a form asks for. What is no kind at all is for others to refuse.
pub(super) fn named(level: &str, character: Option<&str>) -> String {
    let Some(character) = character else { return level.to_owned() };
    match (Level::named(level), Character::named(character)) {
        (Some(level), _) if !has_character(level) => level.name().to_owned(),
        (Some(level), Some(character)) => Kind { level, character }.to_string(),
        (Some(_), None) => format!("{level}:{character}"),
        // A program has none.
        (None, _) => level.to_owned(),
    }
}

/// A level, by its name in the reader's language.
pub(super) fn level_name(visitor: &Visitor, level: Level) -> String {
    visitor.say(&format!("level-{}", level.name()), &[])
}

fn character_name(visitor: &Visitor, character: Character) -> String {
    visitor.say(&format!("character-{}", character.name()), &[])
}

/// The characters to choose from.
pub(super) fn characters(visitor: &Visitor, name: &str, label: &str) -> Markup {
    html! {
        select class="character" name=(name) aria-label=(label) title=(visitor.say("new-character", &[])) {
            @for character in Character::ALL {
                option value=(character.name()) {
                    (visitor.phrases.labelled(&visitor.say("new-character", &[]), &character_name(visitor, character)))
                }
            }
        }
    }
}

/// What each of them is like.
pub(super) fn explained(visitor: &Visitor) -> Markup {
    let about = |what: &str, name: &str| visitor.say(&format!("{what}-{name}-about"), &[]);
    html! {
        details class="kinds-of-bots" {
            summary { (visitor.say("new-bots", &[])) }
            dl {
                @for level in Level::ALL {
                    div { dt { (level_name(visitor, level)) } dd { (about("level", level.name())) } }
                }
            }
            p class="note" { (visitor.say("new-bots-help", &[])) }
            dl {
                @for character in Character::ALL {
                    div { dt { (character_name(visitor, character)) } dd { (about("character", character.name())) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weak_bot_has_no_character() {
        assert_eq!(named("hard", Some("miser")), "hard:miser");
        assert_eq!(named("hard", Some("even")), "hard");
        assert_eq!(named("hard", None), "hard");
        assert_eq!(named("easy", Some("miser")), "easy");
        assert_eq!(named("hard", Some("genius")), "hard:genius");
        assert_eq!(named("a-program", Some("even")), "a-program");
    }
}
