use game::Choice;
use phrases::Phrases;

/// What a choice of a new table is called. The names of its messages are made from the name of the
/// game and its own.
pub fn tell_choice(game: &str, choice: Choice, phrases: &Phrases) -> String {
    phrases.say(&message(game, choice), &[])
}

/// What it is about.
pub fn tell_choice_help(game: &str, choice: Choice, phrases: &Phrases) -> String {
    phrases.say(&format!("{}-help", message(game, choice)), &[])
}

/// What one of its values, which is JSON, is called.
pub fn tell_value(game: &str, choice: Choice, value: &str, phrases: &Phrases) -> String {
    match value {
        "true" => phrases.say("page-yes", &[]),
        "false" => phrases.say("page-no", &[]),
        name => phrases.say(&format!("{}-{}", message(game, choice), name.trim_matches('"')), &[]),
    }
}

fn message(game: &str, choice: Choice) -> String {
    format!("{game}-{}", choice.name.replace('_', "-"))
}
