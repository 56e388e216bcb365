//! What is conserved.

use game::Purse;
use game::contract::Contract;

use super::*;
use crate::event::Reason;

/// Money enters the game as income, as a grant and in the last payment; it leaves as the bank's half
/// of a share and as the cost of a city. Everything else only changes hands.
#[test]
fn money_comes_from_the_bank_and_goes_to_it_for_good_reasons_only() {
    let mut bank = 0;
    let mut total = 0;
    random_games(60, |position, events| {
        if events.is_empty() {
            (bank, total) = (0, wealth(position));
        }
        for event in events {
            let Event::Paid(paid, reason) = event else { continue };
            assert!(paid.amount > Money(0), "{event:?}");
            match (paid.from, paid.to, reason) {
                (
                    Purse::Bank,
                    Purse::Cash(_),
                    Reason::Grant | Reason::Income(_) | Reason::Director(_) | Reason::Symbols(_),
                )
                | (Purse::Bank, Purse::Treasury(_), Reason::Leftover(_)) => bank -= paid.amount.0,
                (Purse::Cash(_), Purse::Bank, Reason::Share(_))
                | (Purse::Treasury(_), Purse::Bank, Reason::City(..)) => bank += paid.amount.0,
                (Purse::Cash(_), Purse::Treasury(_), Reason::Share(_))
                | (Purse::Cash(_), Purse::Cash(_), Reason::Interception(_)) => {}
                _ => panic!("{event:?}"),
            }
        }
        assert_eq!(wealth(position) + bank, total);
    });
}

fn wealth(position: &Position) -> i32 {
    let treasuries = Company::ALL.map(|company| position.treasury(company).0);
    cash(position).iter().sum::<i32>() + treasuries.iter().sum::<i32>()
}

/// Shares, cities, directors and sums, over many games.
#[test]
fn the_books_balance_at_every_step() {
    random_games(60, |position, _| position.audit());
}

/// The events tell who holds what: replaying them without the rules gives the same shares.
#[test]
fn the_events_tell_where_every_share_went() {
    let mut held = [[0; Seat::MOST]; Company::COUNT];
    let mut directors = [None; Company::COUNT];
    random_games(30, |position, events| {
        if events.is_empty() {
            (held, directors) = Default::default();
        }
        for event in events {
            match *event {
                Event::ShareTaken { by, company, .. } => held[company.index()][by.index()] += 1,
                Event::DirectorChanged { company, from, to } => {
                    assert_eq!(directors[company.index()].replace(to), from);
                }
                _ => {}
            }
        }
        for company in Company::ALL {
            assert_eq!(directors[company.index()], position.director(company));
            for seat in Seat::all(position.players()) {
                assert_eq!(held[company.index()][seat.index()], position.held(company, seat));
            }
        }
    });
}

/// A state of play is small: cloning it is what a searching player does most.
#[test]
fn a_state_of_play_is_small() {
    assert!(size_of::<Position>() <= 512, "{}", size_of::<Position>());
    assert!(size_of::<Action>() <= 12, "{}", size_of::<Action>());
}
