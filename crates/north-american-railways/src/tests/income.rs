//! How income is divided.

use game::{Payment, Purse};

use super::*;
use crate::event::{EndReason, Reason};
use crate::position::treasury;
use crate::{Division, FinalRemainder};

/// A company with this income, held like this; the director is the first of the largest holders.
fn earning(income: i32, held: &[u8]) -> Position {
    let mut position = three(["red", "blue", "green", "yellow"]);
    let most = held.iter().max().expect("somebody");
    let director = held.iter().position(|shares| shares == most).expect("somebody");
    hold(&mut position, "blue", held, Seat::new(director));
    position.railways[company("blue")].income = Money(income);
    for seat in Seat::all(3) {
        position.cash[seat] = Money(1000);
    }
    position
}

/// What everybody and the treasury got.
fn after_income(mut position: Position) -> (Vec<i32>, i32) {
    end_turn(&mut position);
    let got = cash(&position).iter().map(|cash| cash - 1000).collect();
    (got, position.treasury(company("blue")).0)
}

fn in_the_last_turn(mut position: Position, remainder: FinalRemainder) -> Position {
    position.reasons.insert(EndReason::Cities);
    position.options.final_remainder = remainder;
    position
}

/// N-27, NV4
#[test]
fn a_sole_owner_of_few_shares_gets_the_full_income() {
    assert_eq!(after_income(earning(400, &[1, 0, 0])), (vec![400, 0, 0], 0));
}

/// N-27, N-28, NV5
#[test]
fn of_what_cannot_be_divided_the_director_gets_100_and_the_treasury_the_rest() {
    assert_eq!(after_income(earning(800, &[0, 2, 1])), (vec![0, 500, 200], 100));
}

/// N-27, N-28, NW6
#[test]
fn each_share_pays_a_multiple_of_100() {
    assert_eq!(after_income(earning(1100, &[3, 2, 1])), (vec![400, 200, 100], 400));
}

/// N-28, NW9
#[test]
fn a_remainder_of_100_is_all_the_directors() {
    assert_eq!(after_income(earning(1300, &[3, 2, 1])), (vec![700, 400, 200], 0));
}

/// N-27: less than $100 a share is nothing a share.
#[test]
fn an_income_too_small_to_divide_is_all_remainder() {
    assert_eq!(after_income(earning(300, &[2, 1, 1])), (vec![100, 0, 0], 200));
}

/// N-29
#[test]
fn a_sole_owner_leaves_to_the_treasury_what_cannot_be_divided() {
    assert_eq!(after_income(earning(500, &[3, 0, 0])), (vec![400, 0, 0], 100));
}

/// N-29, the other way
#[test]
fn a_sole_owner_takes_all_where_the_table_says_so() {
    let mut position = earning(500, &[3, 0, 0]);
    position.options.sole_owner_takes_all = true;
    assert_eq!(after_income(position.clone()), (vec![500, 0, 0], 0));
    let last = in_the_last_turn(position.clone(), FinalRemainder::Down);
    assert_eq!(after_income(last), (vec![500, 0, 0], 0));
    hold(&mut position, "blue", &[2, 1, 0], MARION);
    assert_eq!(after_income(position), (vec![300, 100, 0], 100));
}

/// N-30
#[test]
fn the_bank_pays_and_the_treasury_never_does() {
    let mut position = earning(800, &[0, 2, 1]);
    let blue = company("blue");
    let events = end_turn(&mut position);
    let paid =
        |to, amount, reason| Event::Paid(Payment { from: Purse::Bank, to, amount: Money(amount) }, reason);
    assert!(events.contains(&paid(Purse::Cash(ANGELIKA), 400, Reason::Income(blue))));
    assert!(events.contains(&paid(Purse::Cash(ANGELIKA), 100, Reason::Director(blue))));
    assert!(events.contains(&paid(Purse::Cash(DANIELA), 200, Reason::Income(blue))));
    assert!(events.contains(&paid(treasury(blue), 100, Reason::Leftover(blue))));
    let told = Event::Income {
        company: blue,
        income: Money(800),
        shares: 3,
        per_share: Money(200),
        director: ANGELIKA,
        extra: Money(100),
        leftover: Money(100),
        leftover_to: treasury(blue),
    };
    assert!(events.contains(&told));
}

/// N-31, N-32, NW7
#[test]
fn in_the_last_turn_the_director_gets_half_of_the_remainder_rounded_up() {
    let last = in_the_last_turn(earning(1100, &[3, 2, 1]), FinalRemainder::Up);
    assert_eq!(after_income(last), (vec![600, 200, 100], 0));
}

/// N-31, NW8
#[test]
fn half_of_an_even_remainder_is_exact() {
    for remainder in [FinalRemainder::Up, FinalRemainder::Exact, FinalRemainder::Down] {
        let last = in_the_last_turn(earning(800, &[0, 2, 1]), remainder);
        assert_eq!(after_income(last), (vec![0, 500, 200], 0));
    }
}

/// N-31, NW9
#[test]
fn a_last_remainder_of_100_rounded_up_is_all_the_directors() {
    let last = in_the_last_turn(earning(1300, &[3, 2, 1]), FinalRemainder::Up);
    assert_eq!(after_income(last), (vec![700, 400, 200], 0));
}

/// N-31, the other ways
#[test]
fn a_table_may_halve_the_last_remainder_to_the_dollar_or_round_it_down() {
    let exact = in_the_last_turn(earning(1100, &[3, 2, 1]), FinalRemainder::Exact);
    assert_eq!(after_income(exact), (vec![550, 200, 100], 0));
    let down = in_the_last_turn(earning(1100, &[3, 2, 1]), FinalRemainder::Down);
    assert_eq!(after_income(down), (vec![500, 200, 100], 0));
    let nothing = in_the_last_turn(earning(1300, &[3, 2, 1]), FinalRemainder::Down);
    assert_eq!(after_income(nothing), (vec![600, 400, 200], 0));
}

/// N-32
#[test]
fn the_other_half_of_the_last_remainder_stays_in_the_bank() {
    let mut last = in_the_last_turn(earning(1100, &[3, 2, 1]), FinalRemainder::Up);
    let events = end_turn(&mut last);
    let stays =
        |event: &Event| matches!(event, Event::Income { leftover: Money(200), leftover_to: Purse::Bank, .. });
    assert!(events.iter().any(stays));
    assert_eq!(last.treasury(company("blue")), Money(0));
}

/// N-27 to N-32: whatever is divided, nothing is lost on the way.
#[test]
fn a_division_gives_away_exactly_the_income() {
    let ways = [None, Some(FinalRemainder::Up), Some(FinalRemainder::Exact), Some(FinalRemainder::Down)];
    for (income, shares) in (0..60).flat_map(|hundreds| (1..=6).map(move |shares| (hundreds * 100, shares))) {
        for way in ways {
            let Division { per_share, extra, leftover } = Division::of(Money(income), shares, way);
            assert_eq!(per_share * i32::from(shares) + extra + leftover, Money(income));
            assert!(per_share.0 % 100 == 0 && extra >= Money(0) && leftover >= Money(0));
        }
    }
    assert_eq!(Division::of(Money(300), 0, None), Division::default());
}

/// A company that nobody has founded pays nobody, and says nothing.
#[test]
fn a_company_not_founded_pays_nothing() {
    let mut position = three(["red", "blue", "green", "yellow"]);
    let events = end_turn(&mut position);
    assert!(!events.iter().any(|event| matches!(event, Event::Income { .. })));
}

/// After the income the starting player changes clockwise.
#[test]
fn the_next_player_clockwise_starts_the_next_turn() {
    let mut position = three(["red", "blue", "green", "yellow"]);
    position.first = DANIELA;
    let events = end_turn(&mut position);
    assert_eq!(position.first(), MARION);
    assert_eq!(position.turn(), 2);
    assert_eq!(position.actor(), Some(MARION));
    assert!(events.contains(&Event::TurnBegan { turn: 2, order: seats(&[MARION, ANGELIKA, DANIELA]) }));
}
