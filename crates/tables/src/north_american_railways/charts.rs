//! How a game went: cash, incomes and payments, turn by turn.

use game::{Game, Money, Purse, Seat};
use north_american_railways::{Company, Event, Position, Reason};
use phrases::Phrases;

use super::words::{class, letter, name};
use crate::{Chart, Series, initials};

/// What a turn, or the end of the game, brought.
struct Turn {
    label: String,
    /// What everybody had then.
    cash: Vec<Money>,
    incomes: Vec<Money>,
    paid: Vec<Money>,
}

pub(super) fn draw(history: &[(Position, Vec<Event>)], names: &[String], phrases: &Phrases) -> Vec<Chart> {
    let Some((start, _)) = history.first() else { return Vec::new() };
    let turns = turns(history, start, phrases);
    let labels: Vec<String> = turns.iter().map(|turn| turn.label.clone()).collect();
    // The end pays for symbols: there is no income in it.
    let earning = turns.len().saturating_sub(1);
    let of_seat = |seat: Seat, values| Series {
        name: phrases.player(names, seat),
        class: format!("seat-{}", seat.index()),
        letter: initials(names, seat),
        values,
    };
    let of_company = |company: Company| Series {
        name: name(start, company),
        class: class(company),
        letter: letter(start, company),
        values: turns[..earning].iter().map(|turn| turn.incomes[company.index()].0).collect(),
    };
    let seats = || Seat::all(start.players());
    let first = std::iter::once(phrases.say("nar-chart-start", &[]));
    let cash = |seat: Seat| {
        let later = turns.iter().map(|turn| turn.cash[seat.index()].0);
        std::iter::once(start.cash(seat).0).chain(later).collect()
    };
    let paid = |seat: Seat| turns.iter().map(|turn| turn.paid[seat.index()].0).collect();
    vec![
        Chart {
            title: phrases.say("nar-chart-cash", &[]),
            labels: first.chain(labels.clone()).collect(),
            series: seats().map(|seat| of_seat(seat, cash(seat))).collect(),
        },
        Chart {
            title: phrases.say("nar-chart-income", &[]),
            labels: labels[..earning].to_vec(),
            series: Company::ALL.into_iter().map(of_company).collect(),
        },
        Chart {
            title: phrases.say("nar-chart-paid", &[]),
            labels,
            series: seats().map(|seat| of_seat(seat, paid(seat))).collect(),
        },
    ]
}

/// Each turn that has paid its incomes, as it stood then; at the end what the symbols have paid.
fn turns(history: &[(Position, Vec<Event>)], start: &Position, phrases: &Phrases) -> Vec<Turn> {
    let nothing = || vec![Money::ZERO; start.players()];
    let mut turns = Vec::new();
    let mut cash: Vec<Money> = Seat::all(start.players()).map(|seat| start.cash(seat)).collect();
    let mut paid = nothing();
    let mut turn = start.turn();
    for (state, events) in history {
        let incomes = || Company::ALL.into_iter().map(|company| state.income(company)).collect();
        for event in events {
            // The turn's incomes are all paid when the next turn or the last payment comes.
            let ended = match *event {
                Event::TurnBegan { turn: next, .. } => next > turn,
                Event::FinalPayment { .. } => turns.len() < usize::from(turn),
                Event::Over { .. } => true,
                _ => false,
            };
            if ended {
                let over = matches!(event, Event::Over { .. });
                let label = if over { phrases.say("nar-chart-end", &[]) } else { turn.to_string() };
                turns.push(Turn { label, cash: cash.clone(), incomes: incomes(), paid: paid.clone() });
                paid = nothing();
            }
            match *event {
                Event::TurnBegan { turn: next, .. } => turn = next,
                Event::Paid(payment, reason) => {
                    if let Purse::Cash(seat) = payment.from {
                        cash[seat.index()] -= payment.amount;
                    }
                    if let Purse::Cash(seat) = payment.to {
                        cash[seat.index()] += payment.amount;
                        if matches!(reason, Reason::Income(_) | Reason::Director(_) | Reason::Symbols(_)) {
                            paid[seat.index()] += payment.amount;
                        }
                    }
                }
                _ => {}
            }
        }
    }
    turns
}
