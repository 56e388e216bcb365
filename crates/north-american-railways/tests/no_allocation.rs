//! Playing allocates nothing: legal actions go into a buffer that is used again.

use game::{Dice, Game, Recorded, Seeded};
use north_american_railways::{Deck, Position};
use serde_json::json;

#[test]
fn asking_checking_and_playing_allocate_nothing() {
    let mut buffer = Vec::with_capacity(1 << 16);
    let mut played = 0;
    for game in 0..30 {
        let mut dice = Seeded::new(1851, game);
        let options = json!({ "start_city": if game % 2 == 0 { "top" } else { "choose" } });
        let players = 3 + (game % 3) as usize;
        let setup = Position::draw(players, &options, &Deck::own(), &mut dice).expect("drawn");
        let mut position = Position::start(&setup).expect("a drawn setup starts");
        let counted = allocation_counter::measure(|| {
            while position.actor().is_some() {
                position.actions(&mut buffer);
                let action = buffer[dice.below(buffer.len() as u32) as usize];
                assert!(position.check(action).is_ok());
                position = position.clone();
                position.apply(action, &mut |event| {
                    std::hint::black_box(event);
                });
                played += 1;
            }
        });
        assert_eq!(counted.count_total, 0, "game {game}");
    }
    assert!(played > 1000, "{played} actions");
}
