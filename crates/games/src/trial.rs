//! What the fuzz targets and the property tests do with whatever bytes they are given: nothing of
//! it may panic.

use game::{Draft, contract};
use serde_json::Value;

use crate::{GameName, Hosted, Visit};

/// Takes the bytes for a record. It is refused or it holds; a record that holds is written and
/// read back to itself. Returns whether it held.
pub fn record_bytes(bytes: &[u8]) -> bool {
    let Ok(record) = serde_json::from_slice::<Value>(bytes) else { return false };
    let Ok(game) = GameName::of_record(&record) else { return false };
    game.visit(AsRecord(record))
}

struct AsRecord(Value);

impl Visit for AsRecord {
    type Answer = bool;

    fn visit<G: Hosted>(self) -> bool {
        let Ok(draft) = Draft::<G>::read(self.0) else { return false };
        let Ok((record, state)) = draft.play(usize::MAX, &mut |_| ()) else { return false };
        state.audit();
        let text = record.write().expect("a sound setup can be written");
        let value = serde_json::from_str(&text).expect("a record is JSON");
        let again = Draft::<G>::read(value).expect("our own record can be read");
        let (read, reached) = again.play(usize::MAX, &mut |_| ()).expect("and holds");
        assert!(read == record && reached == state, "a record is not the same after writing it");
        true
    }
}

/// Takes the bytes for a way through a game: legal and illegal actions, by all seats.
pub fn action_bytes(game: GameName, bytes: &[u8]) {
    struct AsActions<'b>(&'b [u8]);
    impl Visit for AsActions<'_> {
        type Answer = ();
        fn visit<G: Hosted>(self) {
            contract::follow_bytes::<G>(self.0);
        }
    }
    game.visit(AsActions(bytes));
}
