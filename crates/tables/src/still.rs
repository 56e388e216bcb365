//! Drawings of the table that are only looked at.

use std::collections::HashSet;

use maud::{Markup, PreEscaped};

/// A drawing in which nothing can be pressed, pointed at or watched. Its ids begin with `name`, so that several drawings
/// of the same things can be on one page; what it refers to outside itself stays as it is.
pub(crate) fn still(name: &str, drawing: &Markup) -> Markup {
    let ids: HashSet<&str> =
        tags(&drawing.0).filter_map(|(_, tag)| Tag::read(tag)).filter_map(|tag| tag.value("id")).collect();
    let own = |id: &str| if ids.contains(id) { format!("{name}-{id}") } else { id.to_owned() };
    let mut still = String::with_capacity(drawing.0.len());
    let mut written = 0;
    for (at, text) in tags(&drawing.0) {
        still.push_str(&drawing.0[written..at]);
        written = at + text.len();
        match Tag::read(text) {
            Some(tag) => tag.write(&own, &mut still),
            None => still.push_str(&text.replace("</button", "</span")),
        }
    }
    still.push_str(&drawing.0[written..]);
    PreEscaped(still)
}

/// The tags of a drawing, each with its place. Values of attributes have no `>` in them: it is written as `&gt;`.
fn tags(html: &str) -> impl Iterator<Item = (usize, &str)> {
    html.match_indices('<').filter_map(move |(at, _)| {
        let end = html[at..].find('>')?;
        Some((at, &html[at..=at + end]))
    })
}

/// A tag that opens an element.
struct Tag<'t> {
    name: &'t str,
    attributes: Vec<(&'t str, Option<&'t str>)>,
}

impl<'t> Tag<'t> {
    /// Returns `None` for a tag that closes an element.
    fn read(text: &'t str) -> Option<Tag<'t>> {
        let inner = text.strip_prefix('<')?.strip_suffix('>')?;
        if inner.starts_with('/') {
            return None;
        }
        let (name, mut rest) = inner.split_at(inner.find(' ').unwrap_or(inner.len()));
        let mut attributes = Vec::new();
        while !rest.trim_start().is_empty() {
            rest = rest.trim_start();
            let end = rest.find(['=', ' ']).unwrap_or(rest.len());
            let (attribute, after) = rest.split_at(end);
            rest = after;
            let value = rest.strip_prefix("=\"").and_then(|quoted| quoted.split_once('"'));
            attributes.push((attribute, value.map(|(value, _)| value)));
            if let Some((_, after)) = value {
                rest = after;
            }
        }
        Some(Tag { name, attributes })
    }

    fn value(&self, attribute: &str) -> Option<&'t str> {
        self.attributes.iter().find(|(name, _)| *name == attribute).and_then(|(_, value)| *value)
    }

    fn write(&self, own: &impl Fn(&str) -> String, into: &mut String) {
        let pressed = self.name == "button" || self.value("role") == Some("button");
        into.push('<');
        into.push_str(if self.name == "button" { "span" } else { self.name });
        for &(name, value) in &self.attributes {
            let dropped = match name {
                // How many symbols there are is drawn from it.
                "data-symbols" => false,
                "tabindex" | "popovertarget" | "aria-pressed" | "aria-disabled" | "aria-current" => true,
                "role" | "type" | "aria-label" => pressed,
                _ => name.starts_with("data-"),
            };
            if dropped {
                continue;
            }
            into.push(' ');
            into.push_str(name);
            let Some(value) = value else { continue };
            let value = match (name, value.strip_prefix('#')) {
                ("id" | "aria-labelledby", _) => own(value),
                ("href", Some(id)) => format!("#{}", own(id)),
                _ => value.to_owned(),
            };
            into.push_str("=\"");
            into.push_str(&value);
            into.push('"');
        }
        into.push('>');
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn nothing_can_be_pressed_and_ids_are_its_own() {
        let drawing = html! {
            button type="button" id="one" class="front" data-do="{}" aria-pressed="true" { b data-watch="x" { "A > B" } }
            g role="button" tabindex="-1" aria-label="here" { use href="#one" {} use href="#hexagon" x="3" {} }
            span class="coast" data-symbols="2" hidden {}
        };
        let seen = still("first", &drawing).into_string();
        assert_eq!(
            seen,
            "<span id=\"first-one\" class=\"front\"><b>A &gt; B</b></span><g><use href=\"#first-one\"></use>\
             <use href=\"#hexagon\" x=\"3\"></use></g><span class=\"coast\" data-symbols=\"2\" hidden></span>"
        );
    }
}
