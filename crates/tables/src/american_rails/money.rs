//! The money sheet: what companies have and pay, and where everybody stands when the game ends.

use american_rails::{Company, Position};
use game::{Game, Money, Seat};
use phrases::american_rails as words;

use super::{next_dividends, sign};
use crate::Scene;
use crate::money_sheet::{MoneyCell, MoneyColumn, MoneyFigure, MoneyRow, MoneySheet};

pub(super) fn sheet(scene: &Scene<Position>) -> MoneySheet {
    MoneySheet::new(scene, companies(scene), players(scene), "money-ar-assumption")
}

fn companies(scene: &Scene<Position>) -> (Vec<MoneyColumn>, Vec<MoneyRow>) {
    let column = |key: &str, label: &str| MoneyColumn::new(key, scene.say(label, &[]));
    let mut columns = vec![
        column("treasury", "table-treasury"),
        column("cubes", "ar-cubes-short").only_wide(),
        column("income", "table-income"),
        column("sold", "money-sold").only_wide(),
        column("share", "table-dividend"),
        column("more", "money-one-more"),
    ];
    if scene.eyes.is_some() {
        columns.push(column("held", "money-you-hold").only_wide());
        columns.push(column("paid", "money-you-receive").only_wide());
    }
    (columns, scene.state.companies().map(|company| company_row(scene, company)).collect())
}

fn company_row(scene: &Scene<Position>, company: Company) -> MoneyRow {
    let cell = |figure: &dyn Fn(&Position) -> MoneyFigure| MoneyCell::of(scene.before, scene.state, figure);
    let count = |count: u8| MoneyFigure::Count(count.into());
    let mut cells = vec![
        cell(&|state| MoneyFigure::Dollars(state.treasury(company))),
        cell(&|state| count(state.cubes(company))),
        cell(&|state| MoneyFigure::Dollars(state.income(company))),
        cell(&|state| {
            let sold = i32::from(state.sold(company));
            MoneyFigure::Of(sold, sold + i32::from(state.supply(company)))
        }),
        cell(&|state| MoneyFigure::Dollars(state.dividend(company))),
        cell(&|state| match state.dividend_after_sale(company) {
            Some(dividend) => MoneyFigure::Dollars(dividend),
            None => MoneyFigure::Word(scene.say("money-none-left", &[])),
        }),
    ];
    if let Some(seat) = scene.eyes {
        cells.push(cell(&|state| match state.held(company, seat) {
            0 => MoneyFigure::Nothing,
            held => count(held),
        }));
        cells.push(cell(&|state| match state.held(company, seat) {
            0 => MoneyFigure::Nothing,
            held => MoneyFigure::Dollars(state.dividend(company) * i32::from(held)),
        }));
    }
    let held = scene.eyes.map_or(0, |seat| scene.state.held(company, seat));
    MoneyRow::of_company(sign(company), words::name(company).into(), held, cells)
}

/// The columns, the rows, and the column by which they are sorted.
fn players(scene: &Scene<Position>) -> (Vec<MoneyColumn>, Vec<MoneyRow>, String) {
    let years: Vec<u16> = if scene.before.actor().is_some() {
        (scene.before.year()..=Position::LAST_YEAR).collect()
    } else {
        Vec::new()
    };
    let mut columns = vec![
        MoneyColumn::new("cash", scene.say("table-cash", &[])),
        MoneyColumn::new("next", scene.say("money-dividend", &[])).only_wide(),
    ];
    let ends = scene.say("money-if-ends-after", &[]);
    columns.extend(years.iter().map(|year| MoneyColumn {
        group: Some(ends.clone()),
        ..MoneyColumn::new(year.to_string(), year.to_string())
    }));
    if scene.eyes.is_some() {
        columns.extend(years.iter().map(|year| MoneyColumn {
            beside: Some(year.to_string()),
            only_wide: true,
            ..MoneyColumn::new(
                format!("ahead-{year}"),
                scene.say("money-ahead-after", &[("year", year.to_string().into())]),
            )
        }));
    }
    let rows = Seat::all(scene.state.players()).map(|seat| player_row(scene, seat, &years)).collect();
    (columns, rows, years.last().map_or_else(|| "cash".into(), u16::to_string))
}

fn player_row(scene: &Scene<Position>, seat: Seat, years: &[u16]) -> MoneyRow {
    let cell = |figure: &dyn Fn(&Position) -> MoneyFigure| MoneyCell::of(scene.before, scene.state, figure);
    let mut cells = vec![
        cell(&|state| MoneyFigure::Dollars(state.cash(seat))),
        cell(&|state| MoneyFigure::Dollars(next_dividends(state, seat))),
    ];
    for &year in years {
        cells.push(cell(&|state| MoneyFigure::Dollars(if_it_ends_after(state, seat, year))));
    }
    if let Some(own) = scene.eyes {
        for &year in years {
            let of = |state: &Position, seat| if_it_ends_after(state, seat, year);
            cells.push(if seat == own {
                cell(&|_| MoneyFigure::Nothing)
            } else {
                cell(&|state| MoneyFigure::Ahead(of(state, seat) - of(state, own)))
            });
        }
    }
    MoneyRow::of_player(scene, seat, cells)
}

/// What a player will have if the game ends after a year, and every dividend until then is like the next.
fn if_it_ends_after(state: &Position, seat: Seat, year: u16) -> Money {
    // A plan may end a year, or the game: what it pays is in the cash already.
    let over = state.actor().is_none();
    let dividends = if over { 0 } else { (i32::from(year) - i32::from(state.year()) + 1).max(0) };
    state.cash(seat) + next_dividends(state, seat) * dividends
}
