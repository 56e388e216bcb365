//! The API over HTTP, as its callers meet it. One program for all of it: linking a server takes
//! longer than most of these tests. What counts over the whole process is tested beside it.

#[path = "../common/mod.rs"]
mod common;

mod analysis;
mod connections;
mod garbage;
mod hidden_money;
mod hints;
mod identity;
mod limits;
mod live;
mod operations;
mod other_sites;
mod pages;
mod playing;
mod racing;
mod records;
mod restart;
mod rules;
mod seats;
mod statuses;
mod talk;
mod thinking;
