//! Games come in blocks: one setup, every bot at every seat.

use american_rails::Position as AmericanRails;
use arena::{Entrants, Simulation, Summary, Tally};
use bots::{Bots, Effort, Kind, Level, Played};
use game::{Record, Recorded};
use north_american_railways::Position as NorthAmericanRailways;
use rayon::ThreadPoolBuilder;
use serde_json::{Map, Value};

fn simulation<G: Recorded + Played>(bots: impl Into<Entrants>, seed: u64) -> Simulation<G> {
    let effort = Effort { iterations: Some(6), ..Effort::default() };
    Simulation::new(Bots::of(), bots, effort, Value::Object(Map::new()), G::own_material(), seed)
        .unwrap_or_else(|flaw| panic!("a table: {flaw}"))
}

fn kinds(names: &str) -> Vec<Kind> {
    names.split(',').map(|name| Kind::named(name).expect("a bot")).collect()
}

fn run<G: Recorded + Played>(simulation: &Simulation<G>, games: u64) -> Tally {
    simulation.run(games, |_, _| Ok::<(), ()>(())).expect("nothing is kept")
}

fn share_their_setup<G: Recorded + Played>() {
    let table = simulation::<G>(kinds("random,easy,random,easy"), 5);
    let games: Vec<Record<G>> = (0..40).map(|number| table.play(number)).collect();
    for block in games.chunks(4) {
        assert!(block.iter().all(|game| game.setup == block[0].setup), "one setup");
        for (moved, game) in block.iter().enumerate() {
            let mut names = block[0].names.clone();
            names.rotate_right(moved);
            assert_eq!(game.names, names, "one seat on");
        }
        assert!(
            block[1..].iter().all(|game| game.actions != block[0].actions),
            "bots have chance of their own"
        );
    }
    let setups = games.chunks(4).map(|block| &block[0].setup);
    assert!(setups.clone().any(|setup| setup != &games[0].setup), "blocks differ");
}

#[test]
fn a_block_shares_its_setup_and_the_seats_rotate() {
    share_their_setup::<AmericanRails>();
    share_their_setup::<NorthAmericanRailways>();
}

fn share_their_opening<G: Recorded + Played>(opening: usize) {
    let table = simulation::<G>(kinds("easy,easy,random"), 5).with_opening(opening);
    let games: Vec<Record<G>> = (0..9).map(|number| table.play(number)).collect();
    let first = |game: usize| &games[game].actions[..opening];
    for block in [0, 3, 6] {
        assert_eq!(first(block), first(block + 1));
        assert_eq!(first(block), first(block + 2));
        assert_ne!(games[block].actions, games[block + 1].actions, "after it the bots play");
    }
    assert_ne!(first(0), first(3), "another block opens otherwise");
}

#[test]
fn a_random_opening_is_the_same_in_a_block_and_another_in_the_next() {
    share_their_opening::<AmericanRails>(12);
    share_their_opening::<NorthAmericanRailways>(6);
}

fn the_same_on_any_number_of_threads<G: Recorded + Played>(bots: &Entrants) {
    let outcomes = [1, 2].map(|threads| {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        let table = simulation::<G>(bots.clone(), 3).with_opening(3);
        let records = std::sync::Mutex::new(Vec::new());
        let tally = pool.install(|| {
            table.run(9, |number, game| {
                records.lock().expect("nobody panics").push((number, game.record));
                Ok::<(), ()>(())
            })
        });
        let mut records = records.into_inner().expect("nobody panics");
        records.sort_by_key(|(number, _)| *number);
        let summary = pool.install(|| tally.expect("nothing is kept").summary(1.0));
        (records, serde_json::to_string(&summary).expect("JSON"))
    });
    let [one, two] = outcomes;
    assert!(one.0 == two.0, "the same records");
    assert_eq!(one.1, two.1, "the same figures");
}

#[test]
fn searching_bots_play_the_same_games_on_any_number_of_threads() {
    let table = Entrants::from(kinds("hard,medium,easy"));
    the_same_on_any_number_of_threads::<AmericanRails>(&table);
    the_same_on_any_number_of_threads::<NorthAmericanRailways>(&table);
    let pool = Entrants::pool(kinds("hard:miser,medium,easy,random"), 3);
    the_same_on_any_number_of_threads::<NorthAmericanRailways>(&pool);
}

fn summary(games: u64, seed: u64) -> Summary {
    run(&simulation::<NorthAmericanRailways>(kinds("medium,easy,easy,easy"), seed), games).summary(1.0)
}

#[test]
fn intervals_hold_the_figure_and_shrink_with_more_games() {
    let (few, many) = (summary(80, 1), summary(1280, 1));
    for bot in few.bots.iter().chain(&few.kinds).chain(&many.bots).chain(&many.kinds) {
        for (value, [low, high]) in [
            (bot.win_share, bot.win_share_interval),
            (bot.mean_rank, bot.mean_rank_interval),
            (bot.mean_cash, bot.mean_cash_interval),
            (bot.rating, bot.rating_interval),
        ] {
            assert!(low <= value && value <= high && low < high, "{value} in {low} to {high}");
        }
    }
    for (few, many) in few.kinds.iter().zip(&many.kinds) {
        let width = |[low, high]: [f64; 2]| high - low;
        assert!(width(many.mean_rank_interval) < width(few.mean_rank_interval) * 0.5);
        assert!(width(many.rating_interval) < width(few.rating_interval) * 0.6);
    }
}

#[test]
fn intervals_are_the_same_for_the_same_seed() {
    let json = |seed| serde_json::to_string(&summary(60, seed)).expect("JSON");
    assert_eq!(json(4), json(4));
    assert_ne!(json(4), json(5));
}

#[test]
fn a_kind_is_the_mean_of_its_bots_seat_by_seat() {
    let summary = summary(60, 2);
    let names: Vec<&str> = summary.kinds.iter().map(|kind| kind.bot.as_str()).collect();
    assert_eq!(names, ["medium", "easy"]);
    let each = || summary.bots[1..].iter();
    let easy = &summary.kinds[1];
    assert_eq!(easy.games, 180);
    assert!((easy.wins - each().map(|bot| bot.wins).sum::<f64>()).abs() < 1e-9);
    assert!((easy.win_share - each().map(|bot| bot.win_share).sum::<f64>() / 3.0).abs() < 1e-9);
    assert!((easy.mean_rank - each().map(|bot| bot.mean_rank).sum::<f64>() / 3.0).abs() < 1e-9);
    assert!(each().all(|bot| (bot.rating - easy.rating).abs() < 1e-9), "a kind has one rating");
    assert!((summary.kinds[0].rating + easy.rating).abs() < 1e-6, "their mean is 0");
    assert!(summary.kinds[0].rating > easy.rating);
    let ranks: f64 = summary.bots.iter().map(|bot| bot.mean_rank).sum();
    assert!((ranks - 10.0).abs() < 1e-9, "first to fourth");
}

#[test]
fn a_pool_plays_with_everybody_equally_often_and_rates_them_all() {
    let pool = Entrants::pool(kinds("random,easy,easy:miser,medium,random"), 3);
    let summary = run(&simulation::<NorthAmericanRailways>(pool, 8), 75).summary(1.0);
    let games: Vec<u64> = summary.bots.iter().map(|bot| bot.games).collect();
    assert_eq!(games, [45; 5]);
    assert!((summary.bots.iter().map(|bot| bot.wins).sum::<f64>() - 75.0).abs() < 1e-9);
    assert_eq!(summary.kinds.len(), 4);
    assert!(summary.kinds[1].rating > summary.kinds[0].rating, "easy is better than random");
}

#[test]
fn one_game_or_none_is_no_trouble() {
    for games in [0, 1] {
        let summary = summary(games, 1);
        let text = serde_json::to_string(&summary).expect("JSON");
        assert_eq!(summary.games, games);
        assert!(!text.contains("null"), "{text}");
    }
}

#[test]
fn equals_win_equally_often_and_are_rated_alike() {
    let bots = vec![Kind::from(Level::Random); 4];
    let summary = run(&simulation::<NorthAmericanRailways>(bots, 1), 400).summary(1.0);
    let all = &summary.kinds[0];
    assert!((all.win_share - 0.25).abs() < 1e-9 && all.rating.abs() < 1e-6);
}
