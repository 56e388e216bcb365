use maud::{Markup, html};

use crate::still::still;

/// A picture of the rules: a moment of a game, drawn with the pieces of the table.
pub struct Illustration {
    /// The moment, or several side by side.
    pub snapshots: Vec<Snapshot>,
    /// What the numbers in it stand for, from 1.
    pub parts: Vec<String>,
    /// What it shows, with the numbers of the moment.
    pub caption: String,
}

/// One moment of a picture.
pub struct Snapshot {
    /// What it is, if there are several.
    pub title: Option<String>,
    /// The moment.
    pub drawing: Markup,
}

impl Illustration {
    /// A picture of one moment.
    pub(crate) fn of(drawing: Markup, caption: String) -> Illustration {
        Illustration { snapshots: vec![Snapshot { title: None, drawing }], parts: Vec::new(), caption }
    }

    /// The picture with its caption. Nothing in it can be pressed, and its ids begin with its name.
    pub(crate) fn draw(&self, name: &str) -> Markup {
        let several = self.snapshots.len() > 1;
        html! {
            figure id={ "picture-" (name) } class={ "illustration of-" (name) } {
                div class={ "moment" @if several { " several" } } {
                    @for (number, snapshot) in self.snapshots.iter().enumerate() {
                        div class="snapshot" {
                            @if let Some(title) = &snapshot.title { p class="snapshot-title" { (title) } }
                            (still(&format!("{name}-{number}"), &snapshot.drawing))
                        }
                    }
                }
                figcaption {
                    p { (self.caption) }
                    @if !self.parts.is_empty() {
                        ol class="parts" {
                            @for (number, part) in (1..).zip(&self.parts) {
                                li { b class="callout" aria-hidden="true" { (number) } span { (part) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
