//! The money sheet: what companies have and pay, and where everybody stands, as far as the viewer may know.

use game::{Game, Money, Seat};
use north_american_railways::{Column, Company, Position};

use super::words::{name, sign};
use super::{payment, shows_cash};
use crate::Scene;
use crate::money_sheet::{MoneyCell, MoneyColumn, MoneyFigure, MoneyRow, MoneySheet};

pub(super) fn sheet(scene: &Scene<Position>) -> MoneySheet {
    MoneySheet::new(scene, companies(scene), players(scene), "money-nar-assumption")
}

fn companies(scene: &Scene<Position>) -> (Vec<MoneyColumn>, Vec<MoneyRow>) {
    let column = |key: &str, label: &str| MoneyColumn::new(key, scene.say(label, &[]));
    let mut columns = vec![
        column("treasury", "table-treasury"),
        column("income", "table-income"),
        column("sold", "money-sold").only_wide(),
        column("share", "table-dividend"),
        column("extra", "money-director").only_wide(),
        column("more", "money-one-more"),
        column("symbols", "money-symbols").only_wide(),
        column("end", "money-share-at-the-end").only_wide(),
    ];
    columns.extend(MoneyColumn::own(scene));
    (columns, Company::ALL.into_iter().map(|company| company_row(scene, company)).collect())
}

fn company_row(scene: &Scene<Position>, company: Company) -> MoneyRow {
    let cell = |figure: &dyn Fn(&Position) -> MoneyFigure| MoneyCell::of(scene, figure);
    let mut cells = vec![
        cell(&|state| MoneyFigure::Dollars(state.treasury(company))),
        cell(&|state| MoneyFigure::Dollars(state.income(company))),
        cell(&|state| {
            let sold = i32::from(state.sold(company));
            MoneyFigure::Of(sold, sold + unsold(state, company))
        }),
        cell(&|state| MoneyFigure::Dollars(state.division(company).per_share)),
        cell(&|state| MoneyFigure::Dollars(state.division(company).extra)),
        cell(&|state| after_sale(scene, state, company)),
        cell(&|state| MoneyFigure::Count(state.symbols(company).into())),
        cell(&|state| MoneyFigure::Dollars(payment::share_at_the_end(state, company))),
    ];
    cells.extend(MoneyCell::own(
        scene,
        |state, seat| state.held(company, seat),
        |state, seat| payment::from_company(state, company, seat),
    ));
    let held = scene.eyes.map_or(0, |seat| scene.state.held(company, seat));
    MoneyRow::of_company(sign(scene.state, company), name(scene.state, company, scene.phrases), held, cells)
}

fn unsold(state: &Position, company: Company) -> i32 {
    let in_column = |column| state.shares(column).iter().filter(|&&share| share == company).count() as i32;
    Column::ALL.into_iter().map(in_column).sum()
}

/// What a share pays once one more is sold, to the viewer if it can be.
fn after_sale(scene: &Scene<Position>, state: &Position, company: Company) -> MoneyFigure {
    if unsold(state, company) == 0 {
        return MoneyFigure::Word(scene.say("money-none-left", &[]));
    }
    let buyer = scene.eyes.or_else(|| state.actor());
    MoneyFigure::Dollars(payment::division_if(state, company, state.income(company), buyer).per_share)
}

/// How many payments are still to come until the end that a column is about.
fn endings(scene: &Scene<Position>) -> &'static [(i32, &'static str, &'static str)] {
    const ENDINGS: [(i32, &str, &str); 2] =
        [(1, "this", "money-if-this-turn"), (2, "next", "money-if-next-turn")];
    match scene.before {
        before if before.actor().is_none() => &[],
        before if before.is_last_turn() => &ENDINGS[..1],
        _ => &ENDINGS,
    }
}

/// The columns, the rows, and the column by which they are sorted.
fn players(scene: &Scene<Position>) -> (Vec<MoneyColumn>, Vec<MoneyRow>, String) {
    let mut columns = vec![
        MoneyColumn::new("cash", scene.say("table-cash", &[])),
        MoneyColumn::new("payment", payment::title(scene)),
        MoneyColumn::new("end", scene.say("money-symbols-pay", &[])).only_wide(),
    ];
    let ends = scene.say("money-if-ends-with", &[]);
    let endings = endings(scene);
    let ending = |&(_, key, label)| MoneyColumn::new(key, scene.say(label, &[])).of_group(&ends);
    columns.extend(endings.iter().map(ending));
    if scene.eyes.is_some() {
        let ahead = |&(_, key, _)| MoneyColumn::ahead(key, scene.say("money-ahead", &[]));
        columns.extend(endings.iter().map(ahead));
    }
    let rows = Seat::all(scene.state.players()).map(|seat| player_row(scene, seat)).collect();
    (columns, rows, if endings.is_empty() { "cash" } else { "this" }.into())
}

fn player_row(scene: &Scene<Position>, seat: Seat) -> MoneyRow {
    let cell = |figure: &dyn Fn(&Position) -> MoneyFigure| MoneyCell::of(scene, figure);
    let hidden = || MoneyFigure::Word(scene.say("nar-hidden", &[]));
    let shown = shows_cash(scene, seat);
    let mut cells = vec![
        cell(&|state| if shown { MoneyFigure::Dollars(state.cash(seat)) } else { hidden() }),
        cell(&|state| MoneyFigure::Dollars(payment::next(state, seat))),
        cell(&|state| MoneyFigure::Dollars(payment::at_the_end(state, seat))),
    ];
    for &(payments, ..) in endings(scene) {
        let of = |state: &Position| reckoned(scene, state, seat, payments);
        cells.push(cell(&|state| if shown { MoneyFigure::Dollars(of(state)) } else { hidden() }));
    }
    if scene.eyes.is_some() {
        cells.extend(endings(scene).iter().map(|&(payments, ..)| {
            if shown {
                MoneyCell::ahead(scene, seat, |state, seat| reckoned(scene, state, seat, payments))
            } else {
                cell(&|_| hidden())
            }
        }));
    }
    MoneyRow::of_player(scene, seat, cells)
}

/// What a player will have if the game ends after as many payments like the next, and the symbols stay as they are.
fn reckoned(scene: &Scene<Position>, state: &Position, seat: Seat, payments: i32) -> Money {
    if state.actor().is_none() {
        return state.cash(seat);
    }
    // A plan may end the turn: what that pays is in the cash already.
    let paid = i32::from(state.turn()) - i32::from(scene.before.turn());
    let to_come = (payments - paid).max(0);
    state.cash(seat) + payment::next(state, seat) * to_come + payment::at_the_end(state, seat)
}
