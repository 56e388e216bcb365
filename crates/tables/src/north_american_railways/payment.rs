//! What companies pay: now, after one more share, and at the end. All of it is open to everybody.

use game::{Game, Money, Seat};
use north_american_railways::{Company, Division, Position};

/// What a coast-to-coast symbol pays for each share at the end (N-37).
const SYMBOL: Money = Money(100);

/// What the next payment is called; after the end, what was paid last.
pub(super) fn title(scene: &crate::Scene<Position>) -> String {
    let over = scene.before.actor().is_none();
    scene.say(if over { "nar-payments-over" } else { "nar-next-payment" }, &[])
}

/// A company's part in the next payment of a player: for each share, and what a director gets besides.
pub(super) fn from_company(state: &Position, company: Company, seat: Seat) -> Money {
    part(state.division(company), state.held(company, seat), state.director(company) == Some(seat))
}

/// What a player would be paid if the income phase came now.
pub(super) fn next(state: &Position, seat: Seat) -> Money {
    Company::ALL.into_iter().map(|company| from_company(state, company, seat)).sum()
}

/// A player's next payment before and after a company divides its income otherwise.
pub(super) fn next_if(
    state: &Position,
    company: Company,
    seat: Seat,
    (division, held, director): (Division, u8, bool),
) -> (Money, Money) {
    let before = next(state, seat);
    (before, before - from_company(state, company, seat) + part(division, held, director))
}

/// What is paid for `held` shares.
fn part(division: Division, held: u8, director: bool) -> Money {
    let extra = if director { division.extra } else { Money::ZERO };
    division.per_share * i32::from(held) + extra
}

/// What a share of the company would pay at the end.
pub(super) fn share_at_the_end(state: &Position, company: Company) -> Money {
    for_symbols(state.symbols(company))
}

/// What a share pays at the end for this many symbols.
pub(super) fn for_symbols(symbols: u8) -> Money {
    SYMBOL * i32::from(symbols)
}

/// What a player's shares would pay at the end.
pub(super) fn at_the_end(state: &Position, seat: Seat) -> Money {
    let of = |company| share_at_the_end(state, company) * i32::from(state.held(company, seat));
    Company::ALL.into_iter().map(of).sum()
}

/// How the company would divide another income, or divide it if somebody had one more share.
pub(super) fn division_if(
    state: &Position,
    company: Company,
    income: Money,
    buyer: Option<Seat>,
) -> Division {
    let held = |seat| state.held(company, seat) + u8::from(buyer == Some(seat));
    let last_turn = state.is_last_turn().then_some(state.options().final_remainder);
    let holders: Vec<u8> = Seat::all(state.players()).map(held).filter(|&held| held > 0).collect();
    let division = Division::of(income, holders.iter().sum(), last_turn);
    let sole_owner = holders.len() == 1 && state.options().sole_owner_takes_all;
    if sole_owner { division.all_taken() } else { division }
}
