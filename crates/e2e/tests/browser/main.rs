//! Railhead in a real browser. One program for all of it: linking a server takes longer than most of these tests, and
//! they share a chromedriver.

mod against_bots;
mod amounts;
mod analysis;
mod around_a_table;
mod board;
mod coach;
mod desk;
mod everybody;
mod explanations;
mod front_door;
mod harness;
mod hints;
mod interruptions;
mod keys;
mod lessons;
mod moments;
mod money;
mod north_american_railways;
mod one_device;
mod orders;
mod phone;
mod pictures;
mod plans;
mod railway_desk;
mod replay;
mod settings;
mod since;
mod sizes;
mod slow_line;
mod spending;
mod taking_back;
mod talk;
mod together;
