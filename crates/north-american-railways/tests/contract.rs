//! North American Railways survives the contract that every game must keep.

use north_american_railways::Position;

#[test]
fn north_american_railways_keeps_the_contract() {
    game::contract::survive::<Position>(3000);
}
