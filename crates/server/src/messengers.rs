use std::net::SocketAddr;

use notices::{
    Fault, MailAddress, Mailer, Message, Outside, PushSender, PushSubscription, VapidKey, Webhook,
    WebhookForm,
};
use store::{Channel, ChannelKind, Store, Timestamp};

use crate::app::{hash, hex, new_secret};
use crate::config::Config;
use crate::public_url::PublicUrl;
use crate::web::ServeError;

/// How this server tells people something who are not here.
pub(crate) struct Messengers {
    pub(crate) mailer: Option<Mailer>,
    pub(crate) push: PushSender,
    pub(crate) outside: Outside,
    /// Where people reach this server, such as `https://rails.example.org`.
    pub(crate) origin: String,
    /// What the links are made from that end mails.
    secret: String,
}

impl Messengers {
    pub(crate) async fn open(
        store: &dyn Store,
        config: &Config,
        address: SocketAddr,
    ) -> Result<Messengers, ServeError> {
        let mailer = match &config.smtp {
            Some(url) => {
                let from = config.mail_from.as_deref().unwrap_or_default();
                Some(Mailer::open(url, from).map_err(ServeError::Mail)?)
            }
            None => None,
        };
        let outside = Outside::public().map_err(ServeError::Messages)?;
        let fresh = VapidKey::generate().map_err(ServeError::Messages)?;
        let vapid = store.server_secret("vapid", &fresh.secret()).await.map_err(ServeError::Database)?;
        let secret = store.server_secret("links", &new_secret()).await.map_err(ServeError::Database)?;
        let origin =
            config.public_url.as_ref().map_or_else(|| format!("http://{address}"), PublicUrl::origin);
        let contact =
            mailer.as_ref().map_or_else(|| origin.clone(), |mailer| format!("mailto:{}", mailer.sender()));
        Ok(Messengers {
            mailer,
            push: PushSender { key: VapidKey::of_secret(&vapid).unwrap_or(fresh), contact },
            outside: if config.allow_private_webhooks { outside.and_inside() } else { outside },
            origin,
            secret,
        })
    }

    /// Sends a message to a channel.
    pub(crate) async fn send(
        &self,
        channel: &Channel,
        message: &Message,
        now: Timestamp,
    ) -> Result<(), Fault> {
        match channel.kind {
            ChannelKind::Mail => {
                let mailer = self.mailer.as_ref().ok_or(Fault::NoMail)?;
                let address: MailAddress = channel.address.parse()?;
                mailer.send(&address, message).await
            }
            ChannelKind::Push => {
                let to: PushSubscription =
                    serde_json::from_str(&channel.address).map_err(|_| Fault::Address)?;
                self.push.send(&self.outside, &to, message, now.0 / 1000).await
            }
            ChannelKind::Webhook => {
                let form = channel.form.as_deref().and_then(WebhookForm::named).unwrap_or(WebhookForm::Json);
                Webhook { address: &channel.address, form }.send(&self.outside, message).await
            }
        }
    }

    /// What proves that whoever wants no more mail has got some: made from the channel, and stored nowhere.
    pub(crate) fn unsubscribe_proof(&self, channel: &str) -> String {
        hex(&hash(&format!("unsubscribe {channel} {}", self.secret)).0[..16])
    }
}
