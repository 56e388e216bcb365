//! Railhead in a real browser. One program for all of it: linking a server takes longer than most of these tests, and
//! they share a chromedriver.

mod front_door;
mod harness;
