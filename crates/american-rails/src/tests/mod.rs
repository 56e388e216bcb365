//! The rules, chapter by chapter: each test is a sentence of them, and names the ruling it proves.

mod table;

mod auctions;
mod board;
mod broken_maps;
mod derived_vectors;
mod dividends_and_end;
mod expansion;
mod late_companies;
mod no_empty_questions;
mod notation;
mod other_programs_mistakes;
mod outlook;
mod printed_examples;
mod routes;
mod rows;
mod scenery;
mod turns;
mod ways;
