//! The table of North American Railways.

use game::{Game, Recorded};
use maud::{Markup, html};
use north_american_railways::{Event, Position};
use phrases::{Phrases, Told};
use serde_json::Value;

use crate::shown::Choice;
use crate::{Chart, Confirm, Decision, OptionShown, Panel, Scene, Shown, Step};

impl Shown for Position {
    type Memory = ();

    fn remember(_memory: &mut (), _event: &Event) {}

    fn stage(scene: &Scene<Position>) -> Markup {
        Self::stage_parts(scene)
    }

    fn stage_parts(scene: &Scene<Position>) -> Markup {
        html! { pre id="cards" data-part { (scene.state.tell_table(scene.names, scene.phrases)) } }
    }

    fn panels(_scene: &Scene<Position>) -> Vec<Panel> {
        Vec::new()
    }

    fn heading(&self, _phrases: &Phrases) -> String {
        String::new()
    }

    fn begins_turn(&self) -> bool {
        true
    }

    fn decision(scene: &Scene<Position>) -> Decision {
        let mut legal = Vec::new();
        scene.state.actions(&mut legal);
        Decision {
            ask: scene.state.tell_question(scene.names, scene.phrases).unwrap_or_default(),
            answers: html! {
                @if scene.asked {
                    div class="answers" {
                        @for action in legal {
                            @let written = scene.written(action);
                            button type="button" data-do=(written) { (written) }
                        }
                    }
                }
            },
            effects: html! {},
            confirm: scene.planned().then(|| Confirm { label: scene.say("page-confirm", &[]), last: None }),
        }
    }

    fn tell_step(step: &Step<Position>, _names: &[String], _phrases: &Phrases) -> String {
        Value::Object(step.before.write_action(step.action)).to_string()
    }

    fn card(_scene: &Scene<Position>, _about: &str) -> Option<Markup> {
        None
    }

    const CHAPTERS: &'static [&'static str] = &[];
    const RULES: &'static str = "nar-rules";

    fn chapter(&self) -> &'static str {
        "goal"
    }

    fn charts(_history: &[(Position, Vec<Event>)], _names: &[String], _phrases: &Phrases) -> Vec<Chart> {
        Vec::new()
    }

    fn options() -> Vec<OptionShown> {
        const YES_NO: &[(&str, &str)] = &[("true", "page-yes"), ("false", "page-no")];
        vec![OptionShown {
            name: "table_talk",
            label: "page-table-talk",
            help: "page-table-talk-help",
            choice: Choice::Values(YES_NO),
        }]
    }
}
