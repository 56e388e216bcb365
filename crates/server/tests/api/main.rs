//! The API over HTTP, as its callers meet it. One program for all of it: linking a server takes
//! longer than most of these tests. What counts over the whole process is tested beside it.

#[path = "../common/mod.rs"]
mod common;

mod agreeing;
mod analysis;
mod attributes;
mod bot_writers;
mod clocks;
mod closing;
mod coach;
mod connections;
mod earlier_databases;
mod garbage;
mod hidden_money;
mod hints;
mod identity;
mod jobs;
mod lessons_at_tables;
mod limits;
mod live;
mod material;
mod notices;
mod operations;
mod orders;
mod other_sites;
mod pages;
mod personal_data;
mod playing;
mod programs;
mod racing;
mod records;
mod restart;
mod rules;
mod seats;
mod statuses;
mod stored_games;
mod taking_back;
mod talk;
mod thinking;
mod time_warnings;
mod two_servers;
