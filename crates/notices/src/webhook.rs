use hyper::header::{CONTENT_TYPE, HeaderName};
use serde_json::{Value, json};

use crate::fault::Fault;
use crate::message::Message;
use crate::outside::Outside;

/// The name under which a repetition can be known.
const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");

/// What the receiver of a webhook understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WebhookForm {
    /// The message as plain JSON.
    Json,
    /// A message of a bot at Discord.
    Discord,
    /// A message at Slack, and at what understands the same.
    Slack,
    /// A message at ntfy: text, with the rest in headers.
    Ntfy,
    /// A message at Gotify.
    Gotify,
}

impl WebhookForm {
    /// All of them, the plainest first.
    pub const ALL: [WebhookForm; 5] =
        [WebhookForm::Json, WebhookForm::Discord, WebhookForm::Slack, WebhookForm::Ntfy, WebhookForm::Gotify];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            WebhookForm::Json => "json",
            WebhookForm::Discord => "discord",
            WebhookForm::Slack => "slack",
            WebhookForm::Ntfy => "ntfy",
            WebhookForm::Gotify => "gotify",
        }
    }

    /// The form of this name.
    pub fn named(name: &str) -> Option<WebhookForm> {
        WebhookForm::ALL.into_iter().find(|form| form.name() == name)
    }

    /// The headers and the body of a message.
    fn write(self, message: &Message) -> (Vec<(HeaderName, String)>, Vec<u8>) {
        let link = message.link.as_ref().map(|link| link.url.as_str());
        let together =
            || link.map_or_else(|| message.text.clone(), |link| format!("{}\n{link}", message.text));
        let Message { what, title, text, key, .. } = message;
        let body = match self {
            WebhookForm::Json => {
                json!({ "what": what, "title": title, "text": text, "link": link, "key": key })
            }
            // Nobody is to be rung who is called like a group of people there.
            WebhookForm::Discord => json!({
                "content": format!("**{title}**\n{}", together()),
                "allowed_mentions": { "parse": [] },
            }),
            WebhookForm::Slack => json!({ "text": slack(&format!("{title}\n{}", together())) }),
            WebhookForm::Gotify => json!({
                "title": title,
                "message": text,
                "priority": 5,
                "extras": link.map_or(Value::Null, |link| json!({ "client::notification": { "click": { "url": link } } })),
            }),
            WebhookForm::Ntfy => {
                let mut headers = vec![
                    (HeaderName::from_static("x-title"), encoded_word(title)),
                    (HeaderName::from_static("x-tags"), "railway_track".to_owned()),
                    (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
                ];
                headers.extend(link.map(|link| (HeaderName::from_static("x-click"), link.to_owned())));
                return (headers, text.clone().into_bytes());
            }
        };
        (vec![(CONTENT_TYPE, "application/json".to_owned())], body.to_string().into_bytes())
    }
}

/// An address that is told what happens.
pub struct Webhook<'w> {
    /// Where it is.
    pub address: &'w str,
    /// What it understands.
    pub form: WebhookForm,
}

impl Webhook<'_> {
    /// Tells it.
    pub async fn send(&self, outside: &Outside, message: &Message) -> Result<(), Fault> {
        let url = outside.checked(self.address)?;
        let (mut headers, body) = self.form.write(message);
        headers.push((IDEMPOTENCY_KEY, message.key.clone()));
        outside.post(&url, &headers, body).await
    }
}

/// A text that Slack takes for no command.
fn slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A text as it stands in a header (RFC 2047), whatever letters it has.
fn encoded_word(text: &str) -> String {
    use base64::Engine;
    if text.bytes().all(|letter| (b' '..=b'~').contains(&letter)) && !text.starts_with("=?") {
        return text.to_owned();
    }
    format!("=?UTF-8?B?{}?=", base64::engine::general_purpose::STANDARD.encode(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::MessageLink;

    fn message() -> Message {
        Message {
            what: "turn".into(),
            title: "Du bist dran – \"Ann\"".into(),
            text: "@everyone <!channel>\nBiete.".into(),
            link: Some(MessageLink { url: "https://x.example/games/a".into(), label: "Go".into() }),
            key: "k1".into(),
            unsubscribe: None,
        }
    }

    fn json_of(form: WebhookForm) -> Value {
        serde_json::from_slice(&form.write(&message()).1).expect("JSON")
    }

    #[test]
    fn each_form_is_what_its_receiver_understands() {
        let plain = json_of(WebhookForm::Json);
        assert_eq!((&plain["what"], &plain["key"]), (&json!("turn"), &json!("k1")));
        assert_eq!(plain["link"], "https://x.example/games/a");
        let discord = json_of(WebhookForm::Discord);
        assert_eq!(discord["allowed_mentions"], json!({ "parse": [] }));
        assert!(discord["content"].as_str().is_some_and(|text| text.contains("https://x.example/games/a")));
        let slack = json_of(WebhookForm::Slack);
        assert!(slack["text"].as_str().is_some_and(|text| text.contains("&lt;!channel&gt;")), "{slack}");
        let gotify = json_of(WebhookForm::Gotify);
        let click = &gotify["extras"]["client::notification"]["click"]["url"];
        assert_eq!((click, &gotify["priority"]), (&json!("https://x.example/games/a"), &json!(5)));
    }

    #[test]
    fn ntfy_has_its_title_in_a_header_that_every_header_can_be() {
        let (headers, body) = WebhookForm::Ntfy.write(&message());
        assert_eq!(body, message().text.into_bytes());
        let title = headers.iter().find(|(name, _)| name == "x-title").map(|(_, value)| value.as_str());
        assert!(title.is_some_and(|title| title.starts_with("=?UTF-8?B?") && title.is_ascii()), "{title:?}");
        assert_eq!(encoded_word("Your turn"), "Your turn");
    }

    #[test]
    fn a_form_has_a_name() {
        for form in WebhookForm::ALL {
            assert_eq!(WebhookForm::named(form.name()), Some(form));
        }
    }
}
