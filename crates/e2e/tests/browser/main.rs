//! Railhead in a real browser. One program for all of it: linking a server takes longer than most of these tests, and
//! they share a chromedriver.

mod against_bots;
mod amounts;
mod analysis;
mod everybody;
mod explanations;
mod front_door;
mod harness;
mod hints;
mod interruptions;
mod keys;
mod north_american_railways;
mod one_device;
mod phone;
mod pictures;
mod plans;
mod replay;
mod settings;
mod since;
mod slow_line;
mod taking_back;
mod talk;
mod together;
