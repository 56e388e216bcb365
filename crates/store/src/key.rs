use std::fmt;

/// The SHA-256 of a browser's key, a seat's token or an invitation. The secret itself never comes here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct KeyHash(pub [u8; 32]);

/// The first bytes: enough to tell two apart in a log.
impl fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, third, ..] = self.0;
        write!(f, "KeyHash({first:02x}{second:02x}{third:02x}…)")
    }
}
