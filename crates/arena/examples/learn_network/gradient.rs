//! How the error of a verdict changes with each weight.

use bots::{Network, Said, Sight, UNITS, Units};
use game::{BySeat, Seat};

/// How the error changes with each player's verdict.
pub(crate) struct Blame {
    pub(crate) victory: BySeat<f32>,
    pub(crate) money: BySeat<f32>,
}

/// Adds to `sum` what each weight has to do with the error.
pub(crate) fn add_gradient(network: &Network, sight: &Sight, said: &Said, blame: &Blame, sum: &mut Network) {
    let players = sight.players;
    let mut of_players = BySeat::filled([0.0; UNITS]);
    for seat in Seat::all(players) {
        let (victory, money) = (blame.victory[seat], blame.money[seat]);
        sum.lean[0][0] += victory * sight.leans[seat][0];
        sum.lean[0][1] += money * sight.leans[seat][1];
        let mut of_rivalry = [0.0; UNITS];
        for (unit, of_unit) in of_rivalry.iter_mut().enumerate() {
            let own = said.rivalry[seat][unit];
            sum.verdict[unit][0] += victory * own;
            sum.verdict[unit][1] += money * own;
            let [for_victory, for_money] = network.verdict[unit];
            *of_unit = victory * for_victory + money * for_money;
        }
        where_positive(&mut of_rivalry, &said.rivalry[seat]);
        plus(&mut sum.bias[2], &of_rivalry, 1.0);
        let inputs = [&said.players[seat], &said.rivals[seat], &said.best_rival[seat]];
        for (part, inputs) in inputs.into_iter().enumerate() {
            outer(&mut sum.rivalry[part * UNITS..(part + 1) * UNITS], inputs, &of_rivalry);
        }
        let back = |part: usize, unit: usize| dot(&network.rivalry[part * UNITS + unit], &of_rivalry);
        let rivals = || Seat::all(players).filter(|&rival| rival != seat);
        let share = 1.0 / (players - 1) as f32;
        for unit in 0..UNITS {
            of_players[seat][unit] += back(0, unit);
            let of_rivals = back(1, unit) * share;
            for rival in rivals() {
                of_players[rival][unit] += of_rivals;
            }
            let most = said.best_rival[seat][unit];
            if most > 0.0
                && let Some(best) = rivals().find(|&rival| said.players[rival][unit] >= most)
            {
                of_players[best][unit] += back(2, unit);
            }
        }
    }
    let mut of_game = [0.0; UNITS];
    let mut of_stakes = BySeat::filled([0.0; UNITS]);
    for seat in Seat::all(players) {
        where_positive(&mut of_players[seat], &said.players[seat]);
        let own = &of_players[seat];
        outer(&mut sum.player[..UNITS], &said.stakes_of[seat], own);
        outer(&mut sum.player[UNITS..], &sight.seats[seat], own);
        for unit in 0..UNITS {
            of_stakes[seat][unit] = dot(&network.player[unit], own);
        }
        plus(&mut of_game, own, 1.0);
    }
    plus(&mut sum.bias[1], &of_game, 1.0);
    outer(&mut sum.game[..UNITS], &said.market, &of_game);
    outer(&mut sum.game[UNITS..], &sight.game, &of_game);
    let of_market: Units = std::array::from_fn(|unit| dot(&network.game[unit], &of_game));
    let mut of_all = [0.0; UNITS];
    for number in 0..sight.in_game {
        let mut of_company = of_market;
        where_positive(&mut of_company, &said.companies[number]);
        for seat in Seat::all(players).filter(|&seat| sight.stakes[number][seat][0] > 0.0) {
            let mut of_stake = of_stakes[seat];
            where_positive(&mut of_stake, &said.stakes[number][seat]);
            outer(&mut sum.stake[..], &sight.stakes[number][seat], &of_stake);
            plus(&mut of_company, &of_stake, 1.0);
        }
        outer(&mut sum.company[..Sight::COMPANY], &sight.companies[number], &of_company);
        plus(&mut of_all, &of_company, 1.0);
    }
    outer(&mut sum.company[Sight::COMPANY..], &sight.game, &of_all);
    plus(&mut sum.bias[0], &of_all, 1.0);
}

/// A unit that said nothing has nothing to do with it.
fn where_positive(units: &mut Units, said: &Units) {
    for (unit, &said) in units.iter_mut().zip(said) {
        if said <= 0.0 {
            *unit = 0.0;
        }
    }
}

fn plus(sum: &mut Units, more: &Units, part: f32) {
    for (sum, &more) in sum.iter_mut().zip(more) {
        *sum += part * more;
    }
}

fn outer(sum: &mut [Units], inputs: &[f32], units: &Units) {
    for (sum, &input) in sum.iter_mut().zip(inputs) {
        if input != 0.0 {
            plus(sum, units, input);
        }
    }
}

fn dot(one: &Units, other: &Units) -> f32 {
    let mut parts = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for (part, (one, other)) in parts.iter_mut().zip(one.iter().zip(other)) {
            *part += one * other;
        }
    }
    parts.iter().sum()
}
