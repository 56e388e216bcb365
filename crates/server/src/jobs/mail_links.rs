use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use notices::{Message, MessageLink};
use store::{ChannelKind, Delivery, Job, LinkPurpose, MailLink, NewJob};
use worker::{JobFailure, JobHandler, NextTime, Patience};

use super::failed;
use crate::app::{App, hash, new_secret};
use crate::notice_text::{message_key, phrases_for};
use crate::services::identity::MAIL_LINK;

/// How long links hold.
const TO_CONFIRM: Duration = Duration::from_hours(24);
const TO_RECOVER: Duration = Duration::from_mins(10);
/// Nobody needs more ways back.
const MOST_PEOPLE: usize = 5;

/// Finds who has an address, and has a link sent to each of them.
pub(super) struct Recover(pub(super) Arc<App>);

#[async_trait]
impl JobHandler for Recover {
    async fn perform(&self, job: &Job) -> Result<NextTime, JobFailure> {
        let Recover(app) = self;
        let channels = app.store.confirmed_mail(&job.detail).await.map_err(failed)?;
        let link = |channel: store::Channel| NewJob {
            kind: MAIL_LINK.to_owned(),
            // Beside the question whether the address is theirs.
            subject: format!("{} {}", channel.id, job.subject),
            detail: "recover".to_owned(),
            due: app.now(),
        };
        let jobs: Vec<NewJob> = channels.into_iter().take(MOST_PEOPLE).map(link).collect();
        app.store.order_jobs(&jobs).await.map_err(failed)?;
        Ok(NextTime::Never)
    }
}

/// Sends a link by mail. Its secret is made here, and stands nowhere but in the mail.
pub(super) struct SendLink(pub(super) Arc<App>);

#[async_trait]
impl JobHandler for SendLink {
    async fn perform(&self, job: &Job) -> Result<NextTime, JobFailure> {
        let SendLink(app) = self;
        let id = job.subject.split(' ').next().unwrap_or_default();
        let channel = app.store.channel(id).await.map_err(failed)?;
        let Some(channel) = channel.filter(|channel| channel.kind == ChannelKind::Mail) else {
            return Ok(NextTime::Never);
        };
        let (purpose, holds) = match job.detail.as_str() {
            "recover" => (LinkPurpose::Recover, TO_RECOVER),
            _ => (LinkPurpose::Confirm, TO_CONFIRM),
        };
        let phrases = phrases_for(&channel);
        let name =
            app.store.key_name(channel.key).await.map_err(failed)?.unwrap_or_else(|| "nobody".to_owned());
        let secret = new_secret();
        let until = app.config.clock.after(holds);
        let link = MailLink { channel: channel.id.clone(), purpose, until };
        app.store.order_link(hash(&secret), &link).await.map_err(failed)?;
        let origin = &app.messengers.origin;
        let (title, text, label, path) = match purpose {
            LinkPurpose::Confirm => {
                ("notice-confirm-title", "notice-confirm-text", "notice-confirm-link", "confirm")
            }
            LinkPurpose::Recover => {
                ("notice-recover-title", "notice-recover-text", "notice-recover-link", "recover")
            }
        };
        let message = Message {
            what: path.to_owned(),
            title: phrases.say(title, &[]),
            text: phrases.say(text, &[("player", name.into()), ("server", origin.as_str().into())]),
            link: Some(MessageLink {
                url: format!("{origin}/me/{path}/{secret}"),
                label: phrases.say(label, &[]),
            }),
            key: message_key(&format!("{}.{}.{}", job.detail, job.subject, job.due.0)),
            unsubscribe: None,
        };
        match app.messengers.send(&channel, &message, app.now()).await {
            Ok(()) => {
                // Whoever waits for it reads no more that it could not be sent.
                let delivery =
                    Delivery { subject: message.key, channel: channel.id, game: None, at: app.now() };
                app.store.note_delivery(&delivery).await.map_err(failed)?;
                Ok(NextTime::Never)
            }
            Err(fault) if fault.is_final() => {
                let told = app.store.note_failure(&channel.id, &fault.code(), 1).await;
                told.map_err(failed).map(|()| NextTime::Never)
            }
            Err(fault) => {
                app.store.note_failure(&channel.id, &fault.code(), u32::MAX).await.map_err(failed)?;
                Err(JobFailure::passing(fault.to_string()))
            }
        }
    }

    fn patience(&self) -> Patience {
        Patience { attempts: 6, shortest: Duration::from_secs(5), longest: Duration::from_mins(2) }
    }
}
