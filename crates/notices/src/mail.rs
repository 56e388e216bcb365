use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;
use std::{fmt, fs};

use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};
use lettre::{AsyncFileTransport, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use thiserror::Error;

use crate::fault::Fault;
use crate::message::Message;

/// How long one step of the talk with a mail server may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// An address of e-mail, without a name. Its letters are small where that makes no difference to anybody.
#[derive(Clone, PartialEq, Eq)]
pub struct MailAddress(String);

impl MailAddress {
    /// The address.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for MailAddress {
    type Err = Fault;

    fn from_str(text: &str) -> Result<MailAddress, Fault> {
        const LONGEST: usize = 254;
        let text = text.trim();
        let address: lettre::Address = text.parse().map_err(|_| Fault::Address)?;
        // A host without a dot, or in brackets, is one of our own network.
        let named = address.domain().contains('.') && !address.domain().starts_with('[');
        if !named || text.len() > LONGEST || !text.is_ascii() {
            return Err(Fault::Address);
        }
        Ok(MailAddress(format!("{}@{}", address.user(), address.domain().to_ascii_lowercase())))
    }
}

/// Nobody's address stands in a log.
impl fmt::Debug for MailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MailAddress(…)")
    }
}

/// Why mail cannot be sent as the host wants it. It does not repeat the URL, which may have a password.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadMailUrl {
    /// It is not such an address.
    #[error("mail goes to smtp://HOST, smtps://USER:PASSWORD@HOST or file:DIRECTORY")]
    Url,
    /// The directory for mails is not there, and cannot be made.
    #[error("the directory that mail goes to cannot be made")]
    Directory,
    /// The sender is not an address.
    #[error("mail needs a sender, such as railhead@rails.example.org")]
    From,
}

/// Sends mail, through a server or into files.
pub struct Mailer {
    transport: Transport,
    from: Mailbox,
}

enum Transport {
    Smtp(AsyncSmtpTransport<Tokio1Executor>),
    Files(AsyncFileTransport<Tokio1Executor>),
}

impl Mailer {
    /// A way to send mail: `smtp://HOST` (with `?tls=required` for STARTTLS), `smtps://USER:PASSWORD@HOST`, or
    /// `file:DIRECTORY`, where each mail becomes a file; it is made if it is not there.
    pub fn open(url: &str, from: &str) -> Result<Mailer, BadMailUrl> {
        let from = from.parse().map_err(|_| BadMailUrl::From)?;
        let transport = if let Some(directory) = url.strip_prefix("file:") {
            fs::create_dir_all(directory).map_err(|_| BadMailUrl::Directory)?;
            Transport::Files(AsyncFileTransport::new(PathBuf::from(directory)))
        } else {
            let smtp = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|_| BadMailUrl::Url)?;
            Transport::Smtp(smtp.timeout(Some(PATIENCE)).build())
        };
        Ok(Mailer { transport, from })
    }

    /// The address that mail comes from.
    pub fn sender(&self) -> String {
        self.from.email.to_string()
    }

    /// Sends a mail.
    pub async fn send(&self, to: &MailAddress, message: &Message) -> Result<(), Fault> {
        let mail = self.written(to, message)?;
        match &self.transport {
            Transport::Smtp(smtp) => smtp.send(mail).await.map(drop).map_err(|error| {
                // What the server says may name the address; its number does not.
                match error.status() {
                    Some(code) => Fault::Mail(code.into()),
                    None if error.is_timeout() => Fault::Slow,
                    None if error.is_tls() => Fault::Tls,
                    None => Fault::Mail(0),
                }
            }),
            Transport::Files(files) => files.send(mail).await.map(drop).map_err(|_| Fault::Broken),
        }
    }

    fn written(&self, to: &MailAddress, message: &Message) -> Result<lettre::Message, Fault> {
        let to: lettre::Address = to.as_str().parse().map_err(|_| Fault::Address)?;
        let id = format!("<{}@{}>", message.key, self.from.email.domain());
        let mut mail = lettre::Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(message.title.replace(['\r', '\n'], " "))
            .message_id(Some(id))
            .raw_header(raw("Auto-Submitted", "auto-generated"));
        if let Some(unsubscribe) = &message.unsubscribe {
            mail = mail
                .raw_header(raw("List-Unsubscribe", &format!("<{}>", unsubscribe.url)))
                .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let parts = MultiPart::alternative_plain_html(message.plain(), message.html());
        mail.multipart(parts).map_err(|_| Fault::Broken)
    }
}

fn raw(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::MessageLink;

    #[test]
    fn an_address_is_read_and_hidden() {
        let address: MailAddress = " Ann@Example.ORG ".parse().expect("an address");
        assert_eq!(address.as_str(), "Ann@example.org");
        assert!(!format!("{address:?}").contains("Ann"));
        for text in
            ["", "ann", "ann@host", "ann@[127.0.0.1]", "a b@example.org", "ann@example.org\r\nBcc: x@y.z"]
        {
            assert_eq!(text.parse::<MailAddress>(), Err(Fault::Address), "{text}");
        }
    }

    #[test]
    fn a_wrong_url_is_said_without_its_password() {
        let wrong = Mailer::open("http://ann:secret@mail.example", "a@b.example").err().expect("it is wrong");
        assert!(!wrong.to_string().contains("secret"));
        assert!(Mailer::open("smtps://ann:secret@mail.example", "Rails <a@b.example>").is_ok());
        assert_eq!(Mailer::open("file:mails", "nobody").err(), Some(BadMailUrl::From));
    }

    #[test]
    fn a_mail_has_both_parts_a_stable_name_and_a_way_to_end_it() {
        let directory = std::env::temp_dir().join(format!("railhead-mails-{}", std::process::id()));
        let url = format!("file:{}", directory.join("within").display());
        let mailer = Mailer::open(&url, "railhead@rails.example").expect("a mailer");
        assert!(directory.join("within").is_dir(), "it is made");
        fs::remove_dir_all(&directory).expect("it is empty");
        let message = Message {
            what: "turn".into(),
            title: "It is your turn".into(),
            text: "Bid.".into(),
            link: Some(MessageLink { url: "https://rails.example/games/a".into(), label: "Go".into() }),
            key: "abc123".into(),
            unsubscribe: Some(MessageLink { url: "https://rails.example/u".into(), label: "No more".into() }),
        };
        let mail = mailer.written(&"ann@example.org".parse().expect("an address"), &message).expect("a mail");
        let text = String::from_utf8(mail.formatted()).expect("text");
        for part in [
            "Message-ID: <abc123@rails.example>",
            "List-Unsubscribe: <https://rails.example/u>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "text/plain",
            "text/html",
            "To: ann@example.org",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
}
