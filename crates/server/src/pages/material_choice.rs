//! An own map or deck for a new game: chosen as a file, checked here, and shown before the table is set up.

use games::GameName;
use maud::{Markup, html};
use serde::Deserialize;

use crate::error::Problem;
use crate::json_body::Body;
use crate::services::material::draw;
pub(super) use crate::services::material::read;
use crate::visitor::Visitor;

/// Where the file is chosen. What is in it goes with the form.
pub(super) fn choice(visitor: &Visitor, game: GameName) -> Markup {
    let say = |id| visitor.say(id, &[]);
    let title = match game.description().material {
        "map" => "new-map",
        _ => "new-deck",
    };
    html! {
        fieldset class="leaf" id="material" data-game=(game.name()) data-failed=(say("page-failed")) data-thinking=(say("new-material-checking")) {
            legend { (say(title)) }
            p class="note" { (say("new-material-usual")) }
            input type="hidden" id="material-text" name="material";
            label class="button" { (say("new-material-file"))
                input id="material-file" type="file" accept=".toml,.json,application/json,application/toml" class="unseen";
            }
            " " button type="button" id="material-remove" hidden { (say("new-material-remove")) }
            div id="material-shown" role="status" {}
        }
    }
}

/// A file that somebody has chosen.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChosenFile {
    game: String,
    /// What it is called on their device.
    file: String,
    text: String,
}

/// Checks a file and draws what is in it, or says what is wrong with it and where.
pub(super) async fn check(visitor: Visitor, Body(chosen): Body<ChosenFile>) -> Result<Markup, Problem> {
    let game = GameName::named(&chosen.game).ok_or_else(|| Problem::unknown_game(&chosen.game))?;
    Ok(match read(game, &chosen.text) {
        Ok(material) => html! {
            div id="material-shown" role="status" data-good {
                p class="good" { (visitor.say("new-material-good", &[("name", material.name.as_str().into())])) }
                @if let Some(picture) = draw(game, &material.value, visitor.phrases) { (picture) }
            }
        },
        Err(refusal) => html! {
            div id="material-shown" role="status" {
                p class="problem" {
                    b { (chosen.file) } " " (visitor.say("new-material-wrong", &[])) br;
                    (refusal.sentence(&[], visitor.phrases))
                }
            }
        },
    })
}
