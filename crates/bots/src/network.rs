//! A small network that judges positions, learned by self-play
//! (`cargo run --release -p arena --example learn_network`). No level uses one yet.
//!
//! Every stake that a player has in a company is looked at by the same units, and every player by the
//! same units again, beside the average and the best of their rivals. So it does not matter which seat
//! is called the first, which company the white one, and how many play.

use game::{BySeat, Seat};

use crate::sight::{Lean, Sight};

/// How many units a layer has.
pub const UNITS: usize = 32;
/// What the units of a layer say.
pub type Units = [f32; UNITS];

/// The weights of the network, layer by layer: for each input, what it counts for each unit.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// What is seen of a company, and of the game as a whole.
    pub company: Box<[Units; Sight::COMPANY + Sight::GAME]>,
    /// What is seen of one player's stake in a company.
    pub stake: Box<[Units; Sight::STAKE]>,
    /// The companies as nobody in particular sees them, and the game as a whole.
    pub game: Box<[Units; UNITS + Sight::GAME]>,
    /// A player's stakes, and what is seen of the player.
    pub player: Box<[Units; UNITS + Sight::PLAYER]>,
    /// A player, the average of the rivals, and the most that is said of any of them.
    pub rivalry: Box<[Units; 3 * UNITS]>,
    /// What is added for each unit: of the companies, of the players, of the players among their rivals.
    pub bias: Box<[Units; 3]>,
    /// What the units say of the victory and of the money.
    pub verdict: Box<[Lean; UNITS]>,
    /// What the older judgement counts, for the victory and for the money.
    pub lean: Box<[Lean; 1]>,
}

/// What a network makes of a position: the dollars are parts of a fortune.
#[derive(Clone, Copy, Debug, Default)]
pub struct Verdict {
    /// The larger, the likelier is the victory: the shares of it are as e to these.
    pub victory: BySeat<f32>,
    /// What each player would have in the end.
    pub money: BySeat<f32>,
}

/// All that the units said on the way to a verdict.
#[derive(Clone, Debug)]
pub struct Said {
    /// Of the companies, as nobody in particular sees them.
    pub companies: [Units; Sight::COMPANIES],
    /// Of the stakes.
    pub stakes: [BySeat<Units>; Sight::COMPANIES],
    /// Of all companies.
    pub market: Units,
    /// Of all stakes of a player.
    pub stakes_of: BySeat<Units>,
    /// Of the players.
    pub players: BySeat<Units>,
    /// On average, of each player's rivals.
    pub rivals: BySeat<Units>,
    /// The most that was said of any rival.
    pub best_rival: BySeat<Units>,
    /// Of the players among their rivals.
    pub rivalry: BySeat<Units>,
    /// In the end.
    pub verdict: Verdict,
}

impl Network {
    /// A network that says what the older judgement says, with all other weights 0.
    pub fn blank() -> Network {
        Network {
            company: Box::new([[0.0; UNITS]; Sight::COMPANY + Sight::GAME]),
            stake: Box::new([[0.0; UNITS]; Sight::STAKE]),
            game: Box::new([[0.0; UNITS]; UNITS + Sight::GAME]),
            player: Box::new([[0.0; UNITS]; UNITS + Sight::PLAYER]),
            rivalry: Box::new([[0.0; UNITS]; 3 * UNITS]),
            bias: Box::new([[0.0; UNITS]; 3]),
            verdict: Box::new([[0.0; 2]; UNITS]),
            lean: Box::new([[1.0; 2]]),
        }
    }

    /// All weights, by the names of the layers.
    pub fn layers(&self) -> [(&'static str, &[f32]); 8] {
        [
            ("company", self.company.as_flattened()),
            ("stake", self.stake.as_flattened()),
            ("game", self.game.as_flattened()),
            ("player", self.player.as_flattened()),
            ("rivalry", self.rivalry.as_flattened()),
            ("bias", self.bias.as_flattened()),
            ("verdict", self.verdict.as_flattened()),
            ("lean", self.lean.as_flattened()),
        ]
    }

    /// All weights, to change, in the same order.
    pub fn layers_mut(&mut self) -> [&mut [f32]; 8] {
        [
            self.company.as_flattened_mut(),
            self.stake.as_flattened_mut(),
            self.game.as_flattened_mut(),
            self.player.as_flattened_mut(),
            self.rivalry.as_flattened_mut(),
            self.bias.as_flattened_mut(),
            self.verdict.as_flattened_mut(),
            self.lean.as_flattened_mut(),
        ]
    }

    /// Reads what [`write`](Network::write) has written.
    pub fn read(file: &str) -> Result<Network, String> {
        let mut network = Network::blank();
        let mut numbers = Vec::new();
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            for word in line.split_whitespace() {
                let number: f32 = word.parse().map_err(|_| format!("{word} is no number"))?;
                numbers.push(number);
            }
        }
        let wanted: usize = network.layers().iter().map(|(_, layer)| layer.len()).sum();
        if numbers.len() != wanted {
            return Err(format!("{} numbers where {wanted} belong", numbers.len()));
        }
        let mut rest = &numbers[..];
        for layer in network.layers_mut() {
            let (own, others) = rest.split_at(layer.len());
            layer.copy_from_slice(own);
            rest = others;
        }
        Ok(network)
    }

    /// The weights as text: a comment for each layer, a line for each input.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for (name, layer) in self.layers() {
            text.push_str("# ");
            text.push_str(name);
            text.push('\n');
            for line in layer.chunks(UNITS) {
                let line: Vec<String> = line.iter().map(|weight| format!("{weight:.4}")).collect();
                text.push_str(&line.join(" "));
                text.push('\n');
            }
        }
        text
    }

    /// What becomes of the players of a position.
    pub fn judge(&self, sight: &Sight) -> Verdict {
        self.say(sight).verdict
    }

    /// The same, with all that was said on the way.
    pub fn say(&self, sight: &Sight) -> Said {
        let players = sight.players;
        let mut said = Said {
            companies: [[0.0; UNITS]; Sight::COMPANIES],
            stakes: [BySeat::filled([0.0; UNITS]); Sight::COMPANIES],
            market: [0.0; UNITS],
            stakes_of: BySeat::filled([0.0; UNITS]),
            players: BySeat::filled([0.0; UNITS]),
            rivals: BySeat::filled([0.0; UNITS]),
            best_rival: BySeat::filled([0.0; UNITS]),
            rivalry: BySeat::filled([0.0; UNITS]),
            verdict: Verdict::default(),
        };
        let (of_company, of_game) = self.company.split_at(Sight::COMPANY);
        let mut game = self.bias[0];
        add(&mut game, of_game, &sight.game);
        for (number, company) in sight.companies.iter().enumerate().take(sight.in_game) {
            let mut sum = game;
            add(&mut sum, of_company, company);
            for seat in Seat::all(players) {
                let stake = &sight.stakes[number][seat];
                // The first input of a stake is 1 where there is one.
                if stake[0] > 0.0 {
                    let mut sum = sum;
                    add(&mut sum, &self.stake[..], stake);
                    said.stakes[number][seat] = positive(sum);
                    plus(&mut said.stakes_of[seat], &said.stakes[number][seat]);
                }
            }
            said.companies[number] = positive(sum);
            plus(&mut said.market, &said.companies[number]);
        }
        let (of_market, of_game) = self.game.split_at(UNITS);
        let mut game = self.bias[1];
        add(&mut game, of_market, &said.market);
        add(&mut game, of_game, &sight.game);
        let (of_stakes, of_player) = self.player.split_at(UNITS);
        for seat in Seat::all(players) {
            let mut sum = game;
            add(&mut sum, of_stakes, &said.stakes_of[seat]);
            add(&mut sum, of_player, &sight.seats[seat]);
            said.players[seat] = positive(sum);
        }
        let (of_own, of_rivals) = self.rivalry.split_at(UNITS);
        let (of_rivals, of_best) = of_rivals.split_at(UNITS);
        let part = 1.0 / (players - 1) as f32;
        for seat in Seat::all(players) {
            let (mut rivals, mut best) = ([0.0; UNITS], [0.0_f32; UNITS]);
            for rival in Seat::all(players).filter(|&rival| rival != seat) {
                plus(&mut rivals, &said.players[rival]);
                for (best, &own) in best.iter_mut().zip(&said.players[rival]) {
                    *best = best.max(own);
                }
            }
            for sum in &mut rivals {
                *sum *= part;
            }
            let mut sum = self.bias[2];
            add(&mut sum, of_own, &said.players[seat]);
            add(&mut sum, of_rivals, &rivals);
            add(&mut sum, of_best, &best);
            said.rivalry[seat] = positive(sum);
            let [mut victory, mut money] = [0.0; 2];
            for (unit, [for_victory, for_money]) in said.rivalry[seat].iter().zip(&*self.verdict) {
                victory += unit * for_victory;
                money += unit * for_money;
            }
            let [lean] = &*self.lean;
            said.verdict.victory[seat] = victory + lean[0] * sight.leans[seat][0];
            said.verdict.money[seat] = money + lean[1] * sight.leans[seat][1];
            (said.rivals[seat], said.best_rival[seat]) = (rivals, best);
        }
        said
    }
}

/// Adds what some inputs count. Unit by unit the sum goes on in the order of the inputs, so that it is the
/// same on every machine.
fn add(sum: &mut Units, weights: &[Units], inputs: &[f32]) {
    for (weights, &input) in weights.iter().zip(inputs) {
        for (sum, &weight) in sum.iter_mut().zip(weights) {
            *sum += weight * input;
        }
    }
}

fn plus(sum: &mut Units, more: &Units) {
    for (sum, &more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}

fn positive(units: Units) -> Units {
    units.map(|unit| unit.max(0.0))
}

#[cfg(test)]
mod tests {
    use american_rails::Position;
    use game::{Dice, Game, Recorded, Seeded};

    use super::*;
    use crate::{Played, Sighted, Weighed};

    /// Positions of a game that is played without a thought, with what is seen of them.
    fn sights(players: usize) -> Vec<Sight> {
        let options = "{}".parse().expect("no options");
        let setup = Position::draw(players, &options, &Position::own_material(), &mut Seeded::new(5, 0));
        let mut state = Position::start(&setup.expect("a setup")).expect("a start");
        let mut dice = Seeded::new(5, 1);
        let mut sights = Vec::new();
        while let Some(action) = state.pick_thoughtlessly(&mut dice) {
            if state.is_at_rest() && dice.below(4) == 0 {
                sights.push(state.sight(Position::weights()));
            }
            state.apply(action, &mut |_| ());
        }
        sights
    }

    /// A network that says anything, and has been written down.
    fn any_network() -> Network {
        let (mut network, mut dice) = (Network::blank(), Seeded::new(3, 3));
        for layer in network.layers_mut() {
            for weight in layer {
                *weight = (dice.below(2001) as f32 - 1000.0) / 5000.0;
            }
        }
        Network::read(&network.write()).expect("a network that was written")
    }

    fn close(one: f32, other: f32) -> bool {
        (one - other).abs() <= 1e-3 * (1.0 + one.abs())
    }

    #[test]
    fn a_network_is_read_as_it_is_written() {
        let network = any_network();
        assert_eq!(Network::read(&network.write()), Ok(network.clone()));
        assert_ne!(network, Network::blank());
        let text = network.write();
        assert!(Network::read(&text[..text.len() / 2]).is_err(), "half a network");
        assert!(Network::read(&text.replace("# lean", "leaning")).is_err(), "no number");
    }

    #[test]
    fn a_blank_network_says_what_the_older_judgement_says() {
        for sight in sights(4) {
            let verdict = Network::blank().judge(&sight);
            for seat in Seat::all(4) {
                let [victory, money] = sight.leans[seat];
                assert!(close(verdict.victory[seat], victory) && close(verdict.money[seat], money));
            }
        }
    }

    #[test]
    fn it_does_not_matter_which_seat_is_called_the_first() {
        let network = any_network();
        for players in 3..=5 {
            for sight in sights(players) {
                let mut turned = sight.clone();
                for seat in Seat::all(players) {
                    let to = seat.next(players);
                    turned.seats[to] = sight.seats[seat];
                    turned.leans[to] = sight.leans[seat];
                    for company in 0..sight.in_game {
                        turned.stakes[company][to] = sight.stakes[company][seat];
                    }
                }
                let (here, there) = (network.judge(&sight), network.judge(&turned));
                for seat in Seat::all(players) {
                    let to = seat.next(players);
                    assert!(close(here.victory[seat], there.victory[to]));
                    assert!(close(here.money[seat], there.money[to]));
                }
            }
        }
    }

    #[test]
    fn nothing_that_is_shown_is_far_beyond_the_rest() {
        for sight in (3..=5).flat_map(sights) {
            let companies = sight.companies.as_flattened().iter().chain(&sight.game);
            let seats = sight.seats.of(sight.players).as_flattened();
            for &number in companies.chain(seats) {
                assert!(number.abs() < 12.0, "{number} in {sight:?}");
            }
        }
    }
}
