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
    columns.extend(MoneyColumn::own(scene));
    (columns, scene.state.companies().map(|company| company_row(scene, company)).collect())
}

fn company_row(scene: &Scene<Position>, company: Company) -> MoneyRow {
    let cell = |figure: &dyn Fn(&Position) -> MoneyFigure| MoneyCell::of(scene, figure);
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
    cells.extend(MoneyCell::own(
        scene,
        |state, seat| state.held(company, seat),
        |state, seat| state.dividend(company) * i32::from(state.held(company, seat)),
    ));
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
    columns.extend(
        years.iter().map(|year| MoneyColumn::new(year.to_string(), year.to_string()).of_group(&ends)),
    );
    if scene.eyes.is_some() {
        columns.extend(years.iter().map(u16::to_string).map(|year| {
            MoneyColumn::ahead(&year, scene.say("money-ahead-after", &[("year", year.as_str().into())]))
        }));
    }
    let rows = Seat::all(scene.state.players()).map(|seat| player_row(scene, seat, &years)).collect();
    (columns, rows, years.last().map_or_else(|| "cash".into(), u16::to_string))
}

fn player_row(scene: &Scene<Position>, seat: Seat, years: &[u16]) -> MoneyRow {
    let cell = |figure: &dyn Fn(&Position) -> MoneyFigure| MoneyCell::of(scene, figure);
    let mut cells = vec![
        cell(&|state| MoneyFigure::Dollars(state.cash(seat))),
        cell(&|state| MoneyFigure::Dollars(next_dividends(state, seat))),
    ];
    for &year in years {
        cells.push(cell(&|state| MoneyFigure::Dollars(if_it_ends_after(state, seat, year))));
    }
    if scene.eyes.is_some() {
        let ahead = |&year| MoneyCell::ahead(scene, seat, |state, seat| if_it_ends_after(state, seat, year));
        cells.extend(years.iter().map(ahead));
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
