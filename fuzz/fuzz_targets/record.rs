//! Any bytes as a record: refused or sound, never a panic.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    games::trial::record_bytes(bytes);
});
