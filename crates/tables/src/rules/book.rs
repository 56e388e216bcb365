use game::{Among, Recorded};
use maud::{Markup, html};
use phrases::Phrases;

use super::{arguments, paragraphs, players_of, questions, text_of, title_of, words};
use crate::{Shown, tell_choice, tell_value};

/// The page of the rules.
pub struct RulesBook {
    /// Links to everything on it.
    pub contents: Markup,
    /// What is on it.
    pub body: Markup,
}

/// The rules as a page of their own. At a table they speak of what it has chosen; elsewhere `setup` only lends what the
/// pictures are drawn from.
pub fn rules_book<G: Shown>(setup: &G::Setup, at_table: bool, phrases: &Phrases) -> RulesBook {
    let args = arguments::<G>(setup, at_table, phrases);
    let pictures = |chapter: &'static str| {
        let of = move |(other, name): &(&str, &'static str)| (*other == chapter).then_some(*name);
        let drawn = |name| Some((name, G::illustration(name, setup, phrases)?));
        G::ILLUSTRATIONS.iter().filter_map(of).filter_map(drawn)
    };
    let body = html! {
        // What the pictures refer to is drawn once.
        svg class="shapes" width="0" height="0" aria-hidden="true" { defs { (G::shapes(setup, phrases)) } }
        @if at_table { (at_this_table::<G>(setup, phrases)) }
        @for chapter in G::CHAPTERS {
            section class="chapter" id={ "rules-" (chapter) } {
                h2 { (title_of::<G>(chapter, phrases)) }
                (paragraphs(&text_of::<G>(chapter, &args, phrases), ""))
                @for (name, picture) in pictures(chapter) { (picture.draw(name)) }
            }
        }
        (words::draw::<G>(phrases))
        (questions::draw::<G>(&args, phrases))
    };
    RulesBook { contents: contents::<G>(at_table, phrases), body }
}

fn contents<G: Shown>(at_table: bool, phrases: &Phrases) -> Markup {
    html! {
        ol {
            @if at_table { li { a href="#at-this-table" { (phrases.say("rules-page-at-table", &[])) } } }
            @for chapter in G::CHAPTERS {
                li { a href={ "#rules-" (chapter) } { (title_of::<G>(chapter, phrases)) } }
            }
            li class="further" { a href="#words" { (phrases.say("rules-page-words", &[])) } }
            li class="further" { a href="#questions" { (phrases.say("rules-page-questions", &[])) } }
        }
    }
}

/// What a table has chosen, and what it is played on.
fn at_this_table<G: Shown>(setup: &G::Setup, phrases: &Phrases) -> Markup {
    let options = G::write_options(setup);
    let chosen = G::DESCRIPTION.choices.iter().filter_map(|&choice| {
        let Among::Values(_) = choice.among else { return None };
        let value = options.get(choice.name)?.to_string();
        Some((tell_choice(G::NAME, choice, phrases), tell_value(G::NAME, choice, &value, phrases)))
    });
    let players = (phrases.say("rules-page-players", &[]), players_of::<G>(setup).to_string());
    let facts = [players].into_iter().chain(G::facts(setup, phrases)).chain(chosen);
    html! {
        section id="at-this-table" class="at-this-table" {
            h2 { (phrases.say("rules-page-at-table", &[])) }
            dl { @for (what, value) in facts { div { dt { (what) } dd { (value) } } } }
        }
    }
}

/// A setup of which the rules can speak where there is no table: the usual number of players, nothing chosen.
pub fn usual_setup<G: Recorded>() -> Option<G::Setup> {
    let dice = &mut game::Seeded::new(1, 1);
    G::draw(G::DESCRIPTION.usual_players(), &serde_json::json!({}), &G::own_material(), dice).ok()
}
