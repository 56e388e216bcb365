//! How people are told something when they are not there.
//!
//! A [`Message`] says what there is to say in each form; [`Mailer`], [`PushSender`] and [`Webhook`] send it. What goes wrong
//! is a [`Fault`], which names no address and no secret, so that it can be logged, stored and shown.
//!
//! This crate knows no game, no server and no database. Addresses that people give are asked only through an
//! [`Outside`], which lets nobody reach into the network that the server stands in.
//!
//! ```
//! let outside = notices::Outside::public()?;
//! assert!(outside.checked("https://discord.com/api/webhooks/1/x").is_ok());
//! assert_eq!(outside.checked("https://127.0.0.1/"), Err(notices::Fault::Private));
//! # Ok::<(), notices::Fault>(())
//! ```

mod fault;
mod mail;
mod message;
mod outside;
mod public_address;
mod push;
mod webhook;

pub use fault::Fault;
pub use mail::{BadMailUrl, MailAddress, Mailer};
pub use message::{Message, MessageLink};
pub use outside::Outside;
pub use public_address::is_public;
pub use push::{PushKeys, PushSender, PushSubscription, VapidKey};
pub use webhook::{Webhook, WebhookForm};
