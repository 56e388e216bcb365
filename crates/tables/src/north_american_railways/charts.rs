//! How a game went: cash, incomes and payments, turn by turn.

use game::{Game, Money, Purse};
use north_american_railways::{Company, Event, Position, Reason};
use phrases::Phrases;

use super::words::{class, letter, name};
use crate::course::{Period, Titles, cash, charts};
use crate::{LineChart, Series};

const TITLES: Titles = Titles {
    start: "nar-chart-start",
    cash: "nar-chart-cash",
    incomes: "nar-chart-income",
    paid: "nar-chart-paid",
};

pub(super) fn draw(
    history: &[(Position, Vec<Event>)],
    names: &[String],
    phrases: &Phrases,
) -> Vec<LineChart> {
    let Some((start, _)) = history.first() else { return Vec::new() };
    let line = |company: Company| Series {
        name: name(start, company, phrases),
        class: class(company),
        letter: letter(start, company),
        values: Vec::new(),
    };
    let companies = Company::ALL.into_iter().map(|company| (company.index(), line(company)));
    charts(&cash(start), &turns(history, start, phrases), companies, &TITLES, names, phrases)
}

/// Each turn that has paid its incomes, as it stood then; at the end what the symbols have paid.
fn turns(history: &[(Position, Vec<Event>)], start: &Position, phrases: &Phrases) -> Vec<Period> {
    let nothing = || vec![Money::ZERO; start.players()];
    let mut turns = Vec::new();
    let mut cash = cash(start);
    let mut paid = nothing();
    let mut turn = start.turn();
    for (state, events) in history {
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
                // The end pays for symbols: there is no income in it.
                let earning = Company::ALL.into_iter().filter(|_| !over);
                let label = if over { phrases.say("nar-chart-end", &[]) } else { turn.to_string() };
                let incomes = earning.map(|company| state.income(company)).collect();
                turns.push(Period { label, cash: cash.clone(), incomes, paid });
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
