//! What a server does by itself.
//!
//! Jobs are rows in the database, written in the transaction of what causes them ([`store::Jobs`]). A [`Worker`] takes
//! those that are due and gives each to the [`JobHandler`] of its kind. However many jobs wait, it looks only at the
//! first: it sleeps until that is due, and no longer than half a second, for another server may have died after it had
//! ordered something.
//!
//! Of several servers one does a job. If it dies, another does it when the lease has run out: a job is done at least
//! once. What must happen once is guarded where it happens, as a move is by the version of its game. A job that fails
//! is tried again after pauses that grow, and one that fails too often is given up, and kept to be looked at.
//!
//! The time comes from a [`Clock`], which tests move by hand.

mod clock;
mod handler;
mod worker;

pub use clock::Clock;
pub use handler::{JobFailure, JobHandler, JobObserver, NextTime, Patience};
pub use worker::Worker;
