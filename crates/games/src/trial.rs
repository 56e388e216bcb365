//! What the fuzz targets and the property tests do with whatever bytes they are given: nothing of
//! it may panic.

use game::{Draft, contract};
use serde_json::Value;

use crate::{GameName, Hosted, with_game};

/// Takes the bytes for a record. It is refused or it holds; a record that holds is written and
/// read back to itself. Returns whether it held.
pub fn record_bytes(bytes: &[u8]) -> bool {
    let Ok(record) = serde_json::from_slice::<Value>(bytes) else { return false };
    let Ok(game) = GameName::of_record(&record) else { return false };
    with_game!(game, G => holds::<G>(record))
}

fn holds<G: Hosted>(record: Value) -> bool {
    let Ok(draft) = Draft::<G>::read(record) else { return false };
    let mut states = vec![draft.start.clone()];
    let Ok((record, last)) = draft.play(usize::MAX, &mut |moment| states.push(moment.after.clone())) else {
        return false;
    };
    last.audit();
    contract::written_and_read(&record, &states);
    true
}

/// Takes the bytes for a way through a game: legal and illegal actions, by all seats.
pub fn action_bytes(game: GameName, bytes: &[u8]) {
    with_game!(game, G => contract::follow_bytes::<G>(bytes));
}
