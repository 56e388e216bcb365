//! What follows from the printed rules, in numbers.

use game::{Game, Money};

use super::table::{Table, seat, setup};
use crate::Company::{American, Continental, Liberty, Majestic, National, Republic};
use crate::position::Question;
use crate::{Action, Company, Event, Illegal, Row, Setup};

/// The price of a cube by terrain, cubes already there and development.
#[test]
fn the_price_of_a_cube() {
    let (plains, city, forest, mountain) = ("C3", "F7", "D12", "D13");
    let table = [
        (plains, 0, false, Some(2)),
        (plains, 1, false, Some(4)),
        (plains, 2, false, Some(6)),
        (plains, 5, false, Some(12)),
        (city, 0, false, Some(2)),
        (city, 1, false, Some(4)),
        (city, 1, true, Some(6)),
        (city, 2, true, Some(8)),
        (city, 5, true, Some(14)),
        (forest, 0, false, Some(3)),
        (forest, 1, false, None),
        (mountain, 0, false, Some(5)),
        (mountain, 1, false, None),
    ];
    for (hex, cubes, developed, price) in table {
        let mut table = Table::of(4);
        for company in Company::ALL.into_iter().take(cubes) {
            table = table.track(company, hex);
        }
        if developed {
            table = table.developed(hex);
        }
        let found = table.position.price(table.hex(hex));
        assert_eq!(found, price.map(Money), "{hex} with {cubes} cubes, developed: {developed}");
    }
}

/// The dividend of a share.
#[test]
fn the_dividend_of_a_share() {
    let table = [(8, 1, 8), (1, 2, 1), (9, 2, 5), (10, 3, 4), (22, 5, 5), (20, 5, 4), (30, 4, 8)];
    for (income, shares, dividend) in table {
        let mut table = Table::of(5).shares(American, &[0, 1, 2, 3, 4][..shares]);
        table.position.railroads[American].income = Money(income);
        assert_eq!(table.position.dividend(American), Money(dividend), "{income} over {shares}");
    }
}

/// W1
#[test]
fn w1_the_seat_before_the_auctioneer_offers_after_an_unsold_share() {
    let mut table = Table::start(&Setup { banker: 2, ..setup(4) });
    table.unsold(National);
    assert_eq!(table.removed(National), 1);
    assert_eq!(table.position.question(), Some(Question::Offer { by: seat(1) }));
}

/// W2
#[test]
fn w2_the_last_to_speak_wins_with_the_only_bid() {
    let mut table = Table::of(3);
    table.offer(0, American);
    table.pass(0);
    table.pass(1);
    let told = table.bid(2, 18);
    assert!(told.contains(&Event::Sold { company: American, to: seat(2), price: Money(18) }));
    assert_eq!((table.cash_of(2), table.treasury_of(American)), (32, 18));
}

/// W3
#[test]
fn w3_twelve_dollars_do_not_beat_a_bid_of_twelve() {
    let mut table = Table::of(3).cash([50, 12, 50]);
    table.offer(0, American);
    let told = table.bid(0, 12);
    assert!(told.contains(&Event::Passed { by: seat(1), beyond_means: Some(Money(13)) }));
    assert_eq!(table.actor(), Some(2));
}

/// W4
#[test]
fn w4_bids_that_are_refused() {
    let mut table = Table::of(4);
    table.offer(0, American);
    table.pass(0);
    let low = |bid, least| Illegal::BidTooLow { bid: Money(bid), least: Money(least) };
    table.refuse(1, Action::Bid(Money(9)), low(9, 10), "AR-68");
    table.bid(1, 20);
    table.refuse(2, Action::Bid(Money(20)), low(20, 21), "AR-68");
    let beyond = Illegal::BeyondCash { bid: Money(51), cash: Money(50) };
    table.refuse(2, Action::Bid(Money(51)), beyond, "AR-2");
    table.refuse(0, Action::Bid(Money(30)), Illegal::AlreadyPassed(seat(0)), "AR-69");
}

/// W5
#[test]
fn w5_two_winners_and_three_without_a_share() {
    let mut table = Table::start(&Setup { banker: 3, ..setup(5) });
    let cities = ["B3", "D17", "M7", "G2", "A12", "R1"];
    for ((company, city), buyer) in Company::ALL.into_iter().zip(cities).zip([1, 4, 1, 4, 1, 4]) {
        table.found(company, buyer, 10, city);
    }
    assert_eq!(table.order(), [1, 4, 3, 0, 2]);
}

/// W6
#[test]
fn w6_nobody_wants_any_share() {
    let mut table = Table::start(&Setup { banker: 1, ..setup(4) });
    for company in Company::ALL {
        table.unsold(company);
    }
    assert_eq!(table.order(), [1, 2, 3, 0]);
    let cubes = Company::ALL.map(|company| table.position.cubes(company));
    assert_eq!(cubes, [30, 28, 25, 21, 18, 16]);
    let shares = Company::ALL.map(|company| table.position.supply(company));
    assert_eq!(shares, [4, 3, 2, 3, 1, 2]);
}

/// W7
#[test]
fn w7_a_drain_takes_what_there_is() {
    let mut table = Table::of(4).in_1851().cash([20, 7, 1, 0]);
    table.choose(0, Row::Take);
    let told = table.play(0, Action::Drain);
    assert_eq!(table.all_cash(), [20, 5, 0, 0]);
    let to_bank: Money = told.iter().filter_map(crate::Position::payment).map(|paid| paid.amount).sum();
    assert_eq!(to_bank, Money(3));
}

/// W8
#[test]
fn w8_three_players_take_or_drain_but_do_not_expand_there() {
    let mut table = Table::of(3).in_1851().company(American, 0, "B3", 20);
    table.choose(0, Row::Take);
    let hex = table.hex("C3");
    table.refuse(0, Action::Lay(American, hex), Illegal::NoExpand2, "AR-79");
    assert_eq!(table.position.check(Action::Take), Ok(()));
    assert_eq!(table.position.check(Action::Drain), Ok(()));
}

/// W9
#[test]
fn w9_a_development_brings_each_sharing_company_a_dollar() {
    let mut table =
        Table::of(4).in_1851().company(Continental, 1, "F7", 0).company(American, 2, "E6 F6 F7", 0);
    assert_eq!((table.income(Continental), table.income(American)), (2, 4 + 2));
    table.choose(0, Row::Develop);
    table.develop(0, "F7");
    assert_eq!((table.income(Continental), table.income(American)), (3, 4 + 3));
}

/// W10, W11
#[test]
fn w10_and_w11_a_second_and_a_third_company_come_to_a_developed_city() {
    let mut table = Table::of(4)
        .in_1851()
        .company(Continental, 1, "F7", 0)
        .developed("F7")
        .company(American, 0, "E6 F6", 20)
        .company(National, 0, "G6 F6", 20);
    table.choose(0, Row::Expand3);
    assert_eq!((table.income(Continental), table.income(American)), (6, 4));
    table.lay(0, American, "F7");
    assert_eq!((table.income(Continental), table.income(American)), (3, 4 + 3));

    assert_eq!(table.income(National), 1);
    table.lay(0, National, "F7");
    assert_eq!(table.treasury_of(National), 20 - 8);
    let incomes = [Continental, American, National].map(|company| table.income(company));
    assert_eq!(incomes, [3, 4 + 3, 1 + 3]);
}

/// W12
#[test]
fn w12_where_full_and_shared_value_agree_nobody_loses() {
    let mut table =
        Table::of(4).in_1851().company(National, 1, "D14", 0).company(American, 0, "D17 D16 D15", 20);
    table.choose(0, Row::Expand3);
    let told = table.lay(0, American, "D14");
    assert_eq!((table.income(National), table.income(American)), (1, 8 + 1));
    let changes = told.iter().filter(|event| matches!(event, Event::Income { .. })).count();
    assert_eq!(changes, 1);
}

/// W13
#[test]
fn w13_four_dollars_do_not_pay_for_a_mountain() {
    let mut table = Table::of(4).in_1851().company(American, 0, "D14", 4);
    table.choose(0, Row::Expand3);
    let mountain = table.hex("D13");
    let why = Illegal::TreasuryTooPoor { company: American, price: Money(5), treasury: Money(4) };
    table.refuse(0, Action::Lay(American, mountain), why, "AR-77");
    assert_eq!(table.treasury_of(American), 4);
}

/// Cube supplies of 2, 1, 0, 9, 12 (no Liberty with three players) and 16.
fn low_supplies(players: usize) -> Table {
    let starts = [(American, "B3", 2), (National, "D17", 1), (Continental, "M7", 0), (Majestic, "R1", 9)];
    let mut table = Table::of(players).in_1851();
    if players > 3 {
        table = table.company(Liberty, 0, "A12", 0).cubes_left(Liberty, 12);
    }
    for (company, city, left) in starts {
        table = table.company(company, 0, city, 0).cubes_left(company, left);
    }
    assert_eq!(table.position.cubes(Republic), 16);
    table
}

/// W14
#[test]
fn w14_four_low_supplies_end_a_game_of_four() {
    let mut table = low_supplies(4).markers_left(2);
    table.finish_year();
    assert_eq!(table.reasons(), ["supplies"]);
}

/// W15
#[test]
fn w15_three_low_supplies_do_not_but_would_end_a_game_of_three() {
    let mut four = low_supplies(4).markers_left(3);
    four.finish_year();
    assert_eq!((four.is_over(), four.position.year()), (false, 1852));
    let mut three = low_supplies(3).markers_left(3);
    three.finish_year();
    assert_eq!(three.reasons(), ["supplies"]);
}

/// W16
#[test]
fn w16_after_1856_comes_1857() {
    let mut table = Table::of(4).in_1851().year(1856).company(American, 0, "B3", 0);
    let told = table.finish_year();
    assert!(told.iter().any(|event| matches!(event, Event::Dividend { .. })));
    assert_eq!(table.position.rows, [None; 7]);
    assert_eq!((table.position.year(), table.column()), (1857, Some(0)));
}

/// W17
#[test]
fn w17_after_the_dividend_of_1857_the_game_is_over() {
    let mut table = Table::of(4).in_1851().year(1857).company(American, 0, "B3", 0);
    table.finish_year();
    assert!(table.is_over());
    assert_eq!((table.position.year(), table.cash_of(0)), (1857, 57));
}

/// W18
#[test]
fn w18_liberty_begins_late_in_norfolk() {
    let mut table = Table::of(4).in_1851();
    table.choose(0, Row::Auction);
    table.found(Liberty, 1, 10, "I15");
    assert_eq!(table.position.board().city_name(table.hex("I15")), Some("Norfolk"));
    assert_eq!(table.income(Liberty), 2);
    assert_eq!(table.position.cubes(Liberty), 17);
    assert_eq!(table.treasury_of(Liberty), 10);
}

/// W19
#[test]
fn w19_liberty_keeps_what_it_is_given_before_it_is_on_the_map() {
    let mut table = Table::of(4).in_1851();
    table.choose(0, Row::Fund);
    table.play(0, Action::Fund(Liberty));
    assert_eq!(table.treasury_of(Liberty), 5);
    table.finish_year();
    assert_eq!(table.treasury_of(Liberty), 5);
}

/// W20
#[test]
fn w20_two_of_three_win_together() {
    let mut table = Table::of(3).in_1851().year(1857).cash([148, 148, 130]);
    table.finish_year();
    let outcome = table.position.outcome().expect("the game is over");
    assert_eq!(outcome.winners[..], [seat(0), seat(1)]);
}
