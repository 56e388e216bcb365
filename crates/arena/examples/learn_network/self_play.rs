//! Games of a varied population, and what was seen in them.

use std::sync::Arc;

use bots::{
    Bot, Character, Effort, Judge, Kind, Level, Network, Played, Sight, Sighted, Weighed, sit_down_by,
};
use game::{BySeat, Dice, Recorded, Seat, Seeded};
use play::Course;
use rayon::prelude::*;
use serde_json::{Map, Value};

/// A position that came up, and how its game ended.
pub(crate) struct Seen {
    pub(crate) sight: Sight,
    /// What each player had in the end, as a part of a fortune.
    pub(crate) cash: BySeat<f32>,
    /// Each player's part of the victory.
    pub(crate) won: BySeat<f32>,
    /// Whether its game is kept out of the training, to see how well that goes.
    pub(crate) held_out: bool,
}

/// The generations so far.
#[derive(Default)]
pub(crate) struct Past(Vec<Arc<Network>>);

impl Past {
    pub(crate) fn add(&mut self, network: Arc<Network>) {
        self.0.push(network);
    }

    pub(crate) fn latest(&self) -> Option<&Network> {
        self.0.last().map(|network| &**network)
    }

    /// Mostly the latest; now and then an earlier one, down to the weighted sums.
    fn draw(&self, dice: &mut Seeded) -> Judge {
        let place = match dice.below(4) {
            0 => dice.below(self.0.len() as u32 + 1) as usize,
            _ => self.0.len(),
        };
        place.checked_sub(1).map_or(Judge::Weights, |place| Judge::Network(Arc::clone(&self.0[place])))
    }
}

/// One position in so many is kept.
const LOOK: u32 = 5;
/// Others may begin, for so many decisions.
const LONGEST_BEGINNING: u32 = 60;
/// One game in so many is kept out of the training.
const HELD_OUT: u64 = 20;

/// What was seen in some games.
pub(crate) fn play<G: Recorded + Played + Sighted + Weighed>(
    past: &Past,
    games: u64,
    seed: u64,
) -> Vec<Seen> {
    (0..games).into_par_iter().flat_map_iter(|number| one_game::<G>(past, seed, number)).collect()
}

/// What becomes of a position is to be learned, not who plays badly: whoever holds much of what only beginners
/// buy would otherwise seem to lose by that. So anybody may begin a game, of any level and with any whim, but from
/// some moment on equals play, and only from then on is anything kept.
fn one_game<G: Recorded + Played + Sighted + Weighed>(past: &Past, seed: u64, number: u64) -> Vec<Seen> {
    let sizes: Vec<usize> = G::DESCRIPTION.players.collect();
    // Four are the most usual.
    let players = if number % 4 == 3 { 4 } else { sizes[number as usize % sizes.len()] };
    let mut dice = Seeded::new(seed, number);
    let options = Value::Object(Map::new());
    let setup = G::draw(players, &options, &G::own_material(), &mut dice).expect("a table of that size");
    let mut course = Course::open(G::start(&setup).expect("a drawn setup"));
    let mut beginners: Vec<_> = (0..players).map(|_| beginner::<G>(&mut dice)).collect();
    let begun = if dice.below(2) == 0 { 0 } else { dice.below(LONGEST_BEGINNING) };
    let mut equals = equals::<G>(past, players, &mut dice);
    let mut stray = stray::<G>(&mut dice);
    // So often somebody's hand slips.
    let slips = [0, 0, 40, 15][dice.below(4) as usize];
    let mut legal = Vec::new();
    let mut sights = Vec::new();
    let mut decisions = 0;
    while let Some(actor) = course.state().actor() {
        if decisions >= begun && dice.below(LOOK) == 0 && course.state().is_at_rest() {
            sights.push(course.state().sight(G::weights()));
        }
        course.state().actions(&mut legal);
        let bot = if decisions < begun {
            &mut beginners[actor.index()]
        } else if slips > 0 && dice.below(slips) == 0 {
            &mut stray[dice.below(3) as usize]
        } else {
            &mut equals[actor.index()]
        };
        let action = bot.decide(&course.reckoned(), &legal);
        course.apply(action, &mut |_| ());
        decisions += 1;
    }
    let Some(outcome) = course.state().outcome() else { return Vec::new() };
    let (mut cash, mut won) = (BySeat::default(), BySeat::default());
    for seat in Seat::all(players) {
        cash[seat] = outcome.cash[seat.index()].0 as f32 / G::FORTUNE;
        let parts = outcome.winners.iter().filter(|&&winner| winner == seat).count();
        won[seat] = parts as f32 / outcome.winners.len() as f32;
    }
    let held_out = number.is_multiple_of(HELD_OUT);
    sights.into_iter().map(|sight| Seen { sight, cash, won, held_out }).collect()
}

/// Anybody.
fn beginner<G: Played>(dice: &mut Seeded) -> Box<dyn Bot<G>> {
    let level = match dice.below(20) {
        0..10 => Level::Medium,
        10..17 => Level::Easy,
        _ => Level::Random,
    };
    let character = Character::ALL[dice.below(4) as usize];
    sit_down_by(Kind { level, character }, Judge::Weights, dice.seed(), Effort::default())
}

/// A table of bots that think equally long, with equal judgement, and sometimes of different characters.
fn equals<G: Played>(past: &Past, players: usize, dice: &mut Seeded) -> Vec<Box<dyn Bot<G>>> {
    let judge = past.draw(dice);
    let iterations = [4, 10, 24][dice.below(3) as usize];
    let effort = Effort { iterations: Some(iterations), ..Effort::default() };
    let even = dice.below(3) > 0;
    let mut sit = || {
        let character = if even { Character::Even } else { Character::ALL[dice.below(4) as usize] };
        sit_down_by(Kind { level: Level::Hard, character }, judge.clone(), dice.seed(), effort)
    };
    (0..players).map(|_| sit()).collect()
}

/// Those who decide when a hand slips.
fn stray<G: Played>(dice: &mut Seeded) -> Vec<Box<dyn Bot<G>>> {
    let mut sit = |level| sit_down_by(Kind::from(level), Judge::Weights, dice.seed(), Effort::default());
    vec![sit(Level::Easy), sit(Level::Easy), sit(Level::Random)]
}
