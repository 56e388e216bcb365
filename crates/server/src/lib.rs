//! Railhead on the web: games online, stored safely and live.
//!
//! [`Server::start`] opens the database and the port. A move comes in through `api`, is checked
//! and applied by the `session` of its game on a copy of the state, is appended to the store, and
//! only then becomes the state that everybody sees; bots' moves take the same way.

mod analysis;
mod api;
mod app;
mod at_table;
mod attendance;
mod body_limit;
mod bot_cache;
mod bot_turns;
mod caller;
mod clockwork;
mod config;
mod connection;
mod connections;
mod consequences;
mod display_name;
mod drawing;
mod effects;
mod error;
mod frame;
mod heart;
mod hints;
mod hosting;
mod jobs;
mod json_body;
mod limits;
mod live;
mod messengers;
mod metrics;
mod network;
mod notice_occasion;
mod notice_orders;
mod notice_text;
mod pages;
mod people;
mod plan;
mod present;
mod public_url;
mod queue;
mod recounting;
mod refusal;
mod same_origin;
mod schemas;
mod services;
mod session;
mod sessions;
mod sight;
mod standing_orders;
mod stopping;
mod streams;
mod table;
mod taking_orders;
mod teaching;
mod telemetry;
mod thinking;
mod tip;
mod told_log;
mod visitor;
mod way_back;
mod web;

pub use config::Config;
pub use public_url::{BadPublicUrl, PublicUrl};
pub use web::{ServeError, Server};
pub use worker::Clock;
