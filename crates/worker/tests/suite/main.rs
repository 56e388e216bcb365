//! What a worker promises, tried by moving the clock, and by killing it.

mod doing;
mod kills;
mod notebook;
