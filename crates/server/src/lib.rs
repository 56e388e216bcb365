//! Railhead on the web: games online, stored safely and live.
//!
//! [`Server::start`] opens the database and the port. A move comes in through `api`, is checked
//! and applied by the `session` of its game on a copy of the state, is appended to the store, and
//! only then becomes the state that everybody sees; bots' moves take the same way.

mod analysis;
mod answer;
mod api;
mod app;
mod attendance;
mod bot_turns;
mod caller;
mod config;
mod connection;
mod connections;
mod hints;
mod limits;
mod live;
mod message;
mod name;
mod network;
mod numbers;
mod pages;
mod people;
mod public_url;
mod queue;
mod same_origin;
mod session;
mod sessions;
mod story;
mod table;
mod telemetry;
mod thinking;
mod tip;
mod visitor;
mod web;

pub use config::Config;
pub use public_url::{BadPublicUrl, PublicUrl};
pub use web::{ServeError, Server};
