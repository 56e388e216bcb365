/// Something to be told, in the language of whoever reads it. No secret is in it, but for the links of a mail that is
/// meant to carry one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// What kind of thing has happened, for programs: such as `turn`.
    pub what: String,
    /// In a few words.
    pub title: String,
    /// In a sentence or two.
    pub text: String,
    /// Where to go, if there is a place.
    pub link: Option<MessageLink>,
    /// The same each time it is sent, and different for anything else: who gets it twice can know it.
    pub key: String,
    /// The address that ends mails like this one, if there is one.
    pub unsubscribe: Option<MessageLink>,
}

/// An address, and what to call it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageLink {
    /// Where it leads.
    pub url: String,
    /// What to call it.
    pub label: String,
}

impl Message {
    /// The message as plain text.
    pub fn plain(&self) -> String {
        let link = |link: &MessageLink| format!("\n\n{}:\n{}", link.label, link.url);
        let unsubscribe = |link: &MessageLink| format!("\n\n-- \n{}: {}", link.label, link.url);
        let mut plain = self.text.clone();
        plain.extend(self.link.as_ref().map(link));
        plain.extend(self.unsubscribe.as_ref().map(unsubscribe));
        plain.push('\n');
        plain
    }

    /// The message as a page of its own, which loads nothing.
    pub fn html(&self) -> String {
        let title = escaped(&self.title);
        let text = escaped(&self.text).replace('\n', "<br>");
        let link = self.link.as_ref().map_or_else(String::new, |MessageLink { url, label }| {
            format!(
                "<p><a href=\"{}\" style=\"display:inline-block;padding:10px 18px;background:#1d3b4f;color:#ffffff;\
                 text-decoration:none;border-radius:6px\">{}</a></p>",
                escaped(url),
                escaped(label)
            )
        });
        let unsubscribe = self.unsubscribe.as_ref().map_or_else(String::new, |MessageLink { url, label }| {
            format!(
                "<p style=\"font-size:13px;color:#666666\"><a href=\"{}\" style=\"color:#666666\">{}</a></p>",
                escaped(url),
                escaped(label)
            )
        });
        format!(
            "<!DOCTYPE html><html><head><meta charset=\"utf-8\"><title>{title}</title></head>\
             <body style=\"font-family:sans-serif;font-size:16px;line-height:1.5\">\
             <h1 style=\"font-size:20px\">{title}</h1><p>{text}</p>{link}{unsubscribe}</body></html>"
        )
    }
}

/// A text as HTML shows it.
fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut html, letter| {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            other => html.push(other),
        }
        html
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_are_text_in_html() {
        let message = Message {
            what: "turn".into(),
            title: "<b>Ann</b> & \"Bob\"".into(),
            text: "one\ntwo <script>".into(),
            link: Some(MessageLink { url: "https://x.example/?a=1&b=\"2\"".into(), label: "Go".into() }),
            key: "k".into(),
            unsubscribe: None,
        };
        let html = message.html();
        assert!(
            html.contains("&lt;b&gt;Ann&lt;/b&gt; &amp; &quot;Bob&quot;") && !html.contains("<script>"),
            "{html}"
        );
        assert!(html.contains("one<br>two") && html.contains("?a=1&amp;b=&quot;2&quot;"), "{html}");
        assert_eq!(message.plain(), "one\ntwo <script>\n\nGo:\nhttps://x.example/?a=1&b=\"2\"\n");
    }
}
