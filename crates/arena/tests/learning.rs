//! The gradient that networks are learned by, held against what really happens when a weight changes.

#[path = "../examples/learn_network/gradient.rs"]
mod gradient;

use american_rails::Position;
use bots::{Network, Played, Sight, Sighted, Weighed};
use game::{BySeat, Dice, Game, Recorded, Seat, Seeded};
use gradient::{Blame, add_gradient};

/// A position from the middle of a game that is played without a thought.
fn sight(players: usize) -> Sight {
    let options = "{}".parse().expect("no options");
    let setup = Position::draw(players, &options, &Position::own_material(), &mut Seeded::new(5, 0));
    let mut state = Position::start(&setup.expect("a setup")).expect("a start");
    let mut dice = Seeded::new(5, 1);
    while state.year() < Position::FIRST_YEAR + 2 || !state.is_at_rest() {
        let action = state.pick_thoughtlessly(&mut dice).expect("the game goes on");
        state.apply(action, &mut |_| ());
    }
    state.sight(Position::weights())
}

/// Something of which every verdict is a part, each with another weight.
fn measure(network: &Network, sight: &Sight) -> f64 {
    let verdict = network.judge(sight);
    let part = |seat: Seat| f64::from(verdict.victory[seat]) - 2.0 * f64::from(verdict.money[seat]);
    Seat::all(sight.players).map(|seat| (seat.index() + 1) as f64 * part(seat)).sum()
}

#[test]
fn the_gradient_says_what_a_change_of_a_weight_brings() {
    const CHANGE: f32 = 0.002;
    let mut dice = Seeded::new(3, 3);
    let mut network = Network::blank();
    for layer in network.layers_mut() {
        for weight in layer {
            *weight = (dice.below(2001) as f32 - 1000.0) / 4000.0;
        }
    }
    for players in 3..=5 {
        let sight = sight(players);
        let mut blame = Blame { victory: BySeat::default(), money: BySeat::default() };
        for seat in Seat::all(players) {
            blame.victory[seat] = (seat.index() + 1) as f32;
            blame.money[seat] = -2.0 * (seat.index() + 1) as f32;
        }
        let mut gradient = Network::blank();
        for layer in gradient.layers_mut() {
            layer.fill(0.0);
        }
        add_gradient(&network, &sight, &network.say(&sight), &blame, &mut gradient);
        let (mut asked, mut wrong) = (0, Vec::new());
        for layer in 0..network.layers().len() {
            let (name, told) = gradient.layers()[layer];
            for place in (0..told.len()).step_by(7) {
                let with = |change: f32| {
                    let mut changed = network.clone();
                    changed.layers_mut()[layer][place] += change;
                    measure(&changed, &sight)
                };
                let seen = (with(CHANGE) - with(-CHANGE)) / f64::from(2.0 * CHANGE);
                asked += 1;
                if (seen - f64::from(told[place])).abs() > 0.05 * (1.0 + seen.abs()) {
                    wrong.push((name, place, told[place], seen));
                }
            }
        }
        // A unit may begin to say something just there.
        assert!(wrong.len() * 100 < asked, "{players} players, {asked} weights: {wrong:?}");
    }
}
