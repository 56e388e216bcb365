//! The rules as sentences, each with the ruling (`N-…`) or the worked example (`NV…`, `NW…`) it proves.

mod books;
mod cities;
mod deck;
mod end;
mod hidden;
mod income;
mod interception;
mod notation;
mod refusals;
mod setup;
mod shares;
mod state;

use game::{BySeat, Dice, Game, List, Money, Recorded, Refusal, Seat, Seeded};
use serde_json::json;

use crate::{Action, City, Column, Company, Deck, Event, Options, Position, Setup, StartCity};

const MARION: Seat = Seat::new(0);
const ANGELIKA: Seat = Seat::new(1);
const DANIELA: Seat = Seat::new(2);
const ROSA: Seat = Seat::new(3);

fn company(name: &str) -> Company {
    Deck::own().company(name).expect("a company of our deck")
}

fn city(name: &str) -> City {
    Deck::own().city(name).expect("a city of our deck")
}

fn start_city(name: &str) -> StartCity {
    Deck::own().start_city(name).expect("a start city of our deck")
}

/// A setup in which Marion begins, the columns of shares begin with these companies, and the cities
/// lie in the order of the deck.
fn setup(players: usize, fronts: [&str; 4]) -> Setup {
    let mut pool: Vec<Company> = [Company::ALL; Company::SHARES].concat();
    let mut shares: Vec<Vec<Company>> = fronts
        .iter()
        .map(|front| front.split_whitespace().map(company).collect::<Vec<_>>())
        .inspect(|column| {
            for share in column {
                let index = pool.iter().position(|left| left == share).expect("six shares of each");
                pool.remove(index);
            }
        })
        .collect();
    for column in &mut shares {
        column.extend(pool.drain(..Column::SHARES - column.len()));
    }
    let cities: Vec<City> = City::all().collect();
    Setup {
        rules: 1,
        players,
        options: Options::default(),
        first: 0,
        boxed: pool,
        shares,
        cities: cities.chunks(Column::CITIES).map(<[_]>::to_vec).collect(),
        start_cities: StartCity::all().collect(),
        deck: Deck::own(),
    }
}

/// A game of three, before its first decision.
fn three(fronts: [&str; 4]) -> Position {
    Position::start(&setup(3, fronts)).expect("a sound setup")
}

/// A game of four, before its first decision.
fn four(fronts: [&str; 4]) -> Position {
    Position::start(&setup(4, fronts)).expect("a sound setup")
}

/// Hands out shares of a company, founding it if need be: by seat, and who directs it.
fn hold(position: &mut Position, name: &str, held: &[u8], director: Seat) {
    let railway = &mut position.railways[company(name)];
    railway.director = Some(director);
    railway.held = BySeat::default();
    railway.held.of_mut(held.len()).copy_from_slice(held);
    if railway.start_city.is_none() {
        railway.start_city = position.start_cities.take_first();
        railway.income = Money(100);
    }
}

/// Lays out these shares and no others.
fn offer(position: &mut Position, columns: [&str; 4]) {
    for column in Column::ALL {
        position.shares[column] = columns[column.index()].split_whitespace().map(company).collect();
    }
}

/// Lays out these cities and no others; their names are separated by commas.
fn display(position: &mut Position, columns: [&str; 4]) {
    for column in Column::ALL {
        let names = columns[column.index()].split(", ").filter(|name| !name.is_empty());
        position.cities[column] = names.map(city).collect();
    }
}

fn found(name: &str, column: usize, price: i32) -> Action {
    Action::Found {
        company: company(name),
        column: Column::ALL[column],
        price: Money(price),
        start_city: None,
    }
}

fn buy(name: &str, column: usize) -> Action {
    Action::Buy { company: company(name), column: Column::ALL[column] }
}

fn propose(name: &str, column: usize, price: i32) -> Action {
    Action::Propose { company: company(name), column: Column::ALL[column], price: Money(price) }
}

fn connect(name: &str, of: &str) -> Action {
    Action::Connect { company: company(name), city: city(of) }
}

/// Plays a legal action and returns what followed.
#[track_caller]
fn play(position: &mut Position, seat: Seat, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    position.play(seat, action, &mut |event| events.push(event)).expect("legal");
    events
}

/// The ruling by which the actor may not do this.
#[track_caller]
fn refusal(position: &Position, action: Action) -> String {
    position.check(action).expect_err("this should be refused").rule().to_string()
}

fn legal(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

fn cash(position: &Position) -> Vec<i32> {
    position.cash.of(position.players()).iter().map(|cash| cash.0).collect()
}

/// Starts the city phase here and now.
fn begin_cities(position: &mut Position) -> Vec<Event> {
    let mut events = Vec::new();
    position.begin_cities(&mut |event| events.push(event));
    events
}

/// Pays the income here and now, and begins the next turn or ends the game.
fn end_turn(position: &mut Position) -> Vec<Event> {
    let mut events = Vec::new();
    position.end_turn(&mut |event| events.push(event));
    events
}

/// Plays random games, prices mostly low, and shows every state on the way.
fn random_games(games: u64, mut look: impl FnMut(&Position, &[Event])) {
    let mut buffer = Vec::new();
    for game in 0..games {
        let mut dice = Seeded::new(1851, game);
        let rule = ["top", "choose"][dice.below(2) as usize];
        let options = json!({ "start_city": rule });
        let setup = Position::draw(3 + (game % 3) as usize, &options, &Deck::own(), &mut dice);
        let mut position = Position::start(&setup.expect("drawn")).expect("sound");
        look(&position, &[]);
        while let Some(actor) = position.actor() {
            position.actions(&mut buffer);
            let most = 1 + dice.below(buffer.len() as u32);
            let action = buffer[dice.below(most) as usize];
            let events = play(&mut position, actor, action);
            look(&position, &events);
        }
    }
}

fn seats(seats: &[Seat]) -> List<Seat, { Seat::MOST }> {
    seats.iter().copied().collect()
}
