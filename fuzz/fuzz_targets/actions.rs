//! Any way through a game, legal actions and illegal ones: the books balance at every step.
#![no_main]

use games::{GameName, trial};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    for game in GameName::ALL {
        trial::action_bytes(game, bytes);
    }
});
