//! American Rails survives the contract that every game must keep.

use american_rails::Position;

#[test]
fn american_rails_keeps_the_contract() {
    game::contract::survive::<Position>(3000);
}
