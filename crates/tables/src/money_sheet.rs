//! The money sheet: everybody's figures in tables that can be sorted, now and with the plan.

mod csv;

use game::{Money, Seat};
use maud::{Markup, html};
use phrases::Phrases;

use crate::{Scene, Shown};

/// The money of a game, in tables.
pub struct MoneySheet {
    /// The tables, the companies' first.
    pub tables: Vec<MoneyTable>,
    /// What the reckoned figures take for granted.
    pub assumption: String,
}

/// A table of figures: a row for each company, or for each player.
pub struct MoneyTable {
    /// Its `id`, behind `money-`.
    pub id: &'static str,
    /// What a row is about: the heading of the first column.
    pub about: String,
    /// The other columns.
    pub columns: Vec<MoneyColumn>,
    /// The rows, each with a cell for every column.
    pub rows: Vec<MoneyRow>,
    /// The column by which it is sorted as long as nobody chooses another.
    pub sorted_by: String,
}

/// A column of figures.
pub struct MoneyColumn {
    /// Its name, which no other column of the table has.
    pub key: String,
    /// Its heading.
    pub label: String,
    /// What several columns beside each other have in common, above their headings.
    pub group: Option<String>,
    /// Whether it is left out where there is little room.
    pub only_wide: bool,
    /// The column that it belongs to: it is shown only while that one is sorted by.
    pub beside: Option<String>,
}

/// A company or a player.
pub struct MoneyRow {
    /// Its sign.
    pub sign: Markup,
    /// Its name.
    pub name: String,
    /// What stands behind the name where there is no room for a column: how much the viewer holds.
    pub note: Option<String>,
    /// Whether it is the viewer's own.
    pub own: bool,
    /// The figures, in the order of the columns.
    pub cells: Vec<MoneyCell>,
}

/// A figure now, and with the plan.
pub struct MoneyCell {
    /// As the table stands.
    pub now: MoneyFigure,
    /// As it would stand.
    pub then: MoneyFigure,
}

/// What stands in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoneyFigure {
    /// An amount.
    Dollars(Money),
    /// By how much somebody is ahead of the viewer.
    Ahead(Money),
    /// How many.
    Count(i32),
    /// How many of how many.
    Of(i32, i32),
    /// No figure, but a word that says why not.
    Word(String),
    /// Nothing.
    Nothing,
}

impl MoneyColumn {
    /// A column that is always shown.
    pub(crate) fn new(key: impl Into<String>, label: String) -> MoneyColumn {
        MoneyColumn { key: key.into(), label, group: None, only_wide: false, beside: None }
    }

    /// The same, where there is room for it.
    pub(crate) fn only_wide(self) -> MoneyColumn {
        MoneyColumn { only_wide: true, ..self }
    }

    /// The same, below a heading that it shares with those beside it.
    pub(crate) fn of_group(self, group: &str) -> MoneyColumn {
        MoneyColumn { group: Some(group.to_owned()), ..self }
    }

    /// By how much everybody is ahead of the viewer in another column.
    pub(crate) fn ahead(of: &str, label: String) -> MoneyColumn {
        let column = MoneyColumn::new(format!("ahead-{of}"), label).only_wide();
        MoneyColumn { beside: Some(of.to_owned()), ..column }
    }

    /// What the viewer holds of a company, and is paid by it. There are none for those without a seat.
    pub(crate) fn own<G: Shown>(scene: &Scene<G>) -> Vec<MoneyColumn> {
        let columns = [("held", "money-you-hold"), ("paid", "money-you-receive")];
        let columns = columns.iter().filter(|_| scene.eyes.is_some());
        columns.map(|(key, label)| MoneyColumn::new(*key, scene.say(label, &[])).only_wide()).collect()
    }
}

impl MoneySheet {
    /// The tables of a game, and what its reckoned figures take for granted.
    pub(crate) fn new<G: Shown>(
        scene: &Scene<G>,
        companies: (Vec<MoneyColumn>, Vec<MoneyRow>),
        players: (Vec<MoneyColumn>, Vec<MoneyRow>, String),
        assumption: &str,
    ) -> MoneySheet {
        let ((of_companies, companies), (of_players, players, sorted_by)) = (companies, players);
        let companies = MoneyTable {
            id: "companies",
            about: scene.say("table-company", &[]),
            columns: of_companies,
            rows: companies,
            sorted_by: "share".into(),
        };
        let about = scene.say("table-player", &[]);
        let players = MoneyTable { id: "players", about, columns: of_players, rows: players, sorted_by };
        MoneySheet { tables: vec![companies, players], assumption: scene.say(assumption, &[]) }
    }
}

impl MoneyRow {
    /// A company, of which the viewer holds some shares or none.
    pub(crate) fn of_company(sign: Markup, name: String, held: u8, cells: Vec<MoneyCell>) -> MoneyRow {
        MoneyRow { sign, name, note: (held > 0).then(|| format!("×{held}")), own: false, cells }
    }

    /// A player.
    pub(crate) fn of_player<G: Shown>(scene: &Scene<G>, seat: Seat, cells: Vec<MoneyCell>) -> MoneyRow {
        let own = scene.reader() == Some(seat);
        MoneyRow { sign: scene.badge(seat), name: scene.name(seat), note: None, own, cells }
    }
}

impl MoneyCell {
    /// The figure now, and with the plan.
    pub(crate) fn of<G: Shown>(scene: &Scene<G>, figure: impl Fn(&G) -> MoneyFigure) -> MoneyCell {
        MoneyCell { now: figure(scene.before), then: figure(scene.state) }
    }

    /// The cells of [`MoneyColumn::own`].
    pub(crate) fn own<G: Shown>(
        scene: &Scene<G>,
        held: impl Fn(&G, Seat) -> u8,
        paid: impl Fn(&G, Seat) -> Money,
    ) -> Vec<MoneyCell> {
        let Some(seat) = scene.eyes else { return Vec::new() };
        let of_holder = |state: &G, figure: MoneyFigure| {
            if held(state, seat) == 0 { MoneyFigure::Nothing } else { figure }
        };
        vec![
            MoneyCell::of(scene, |state| of_holder(state, MoneyFigure::Count(held(state, seat).into()))),
            MoneyCell::of(scene, |state| of_holder(state, MoneyFigure::Dollars(paid(state, seat)))),
        ]
    }

    /// By how much a player is ahead of the viewer; nothing for the viewer's own row.
    pub(crate) fn ahead<G: Shown>(scene: &Scene<G>, seat: Seat, of: impl Fn(&G, Seat) -> Money) -> MoneyCell {
        let rival = scene.eyes.filter(|&own| own != seat);
        MoneyCell::of(scene, |state| {
            rival.map_or(MoneyFigure::Nothing, |own| MoneyFigure::Ahead(of(state, seat) - of(state, own)))
        })
    }
}

impl MoneyFigure {
    /// By which number it is sorted; nothing for what has none.
    fn rank(&self) -> Option<i32> {
        match self {
            MoneyFigure::Dollars(money) | MoneyFigure::Ahead(money) => Some(money.0),
            MoneyFigure::Count(count) | MoneyFigure::Of(count, _) => Some(*count),
            MoneyFigure::Word(_) | MoneyFigure::Nothing => None,
        }
    }

    fn tell(&self, phrases: &Phrases) -> String {
        match self {
            MoneyFigure::Dollars(money) => phrases.money(*money),
            MoneyFigure::Ahead(Money::ZERO) => phrases.say("money-level", &[]),
            MoneyFigure::Ahead(money) => signed(*money, phrases),
            MoneyFigure::Count(count) => count.to_string(),
            MoneyFigure::Of(count, all) => {
                phrases.say("money-of", &[("count", (*count).into()), ("all", (*all).into())])
            }
            MoneyFigure::Word(word) => word.clone(),
            MoneyFigure::Nothing => "–".into(),
        }
    }

    /// What is good news for the viewer, and what is bad: whoever is ahead of them is.
    fn class(&self) -> Option<&'static str> {
        match self {
            MoneyFigure::Ahead(money) if *money > Money::ZERO => Some("down"),
            MoneyFigure::Ahead(money) if *money < Money::ZERO => Some("up"),
            MoneyFigure::Word(_) | MoneyFigure::Nothing => Some("note"),
            _ => None,
        }
    }
}

/// A difference with its sign.
fn signed(money: Money, phrases: &Phrases) -> String {
    let amount = phrases.money(Money(money.0.abs()));
    if money < Money::ZERO { format!("−{amount}") } else { format!("+{amount}") }
}

impl MoneySheet {
    /// Draws it.
    pub fn draw(&self, phrases: &Phrases) -> Markup {
        html! {
            @for table in &self.tables { (table.draw(phrases)) }
            p class="note assumption" { (self.assumption) }
            textarea id="money-csv" class="unseen" readonly tabindex="-1" aria-hidden="true" { (self.csv(phrases)) }
        }
    }
}

impl MoneyTable {
    fn draw(&self, phrases: &Phrases) -> Markup {
        let grouped = self.columns.iter().any(|column| column.group.is_some());
        html! {
            table id={ "money-" (self.id) } class="figures" data-sorts {
                caption class="unseen" { (self.about) }
                thead {
                    @if grouped { (self.groups()) }
                    tr {
                        (self.heading("name", &self.about, None, "name", None))
                        @for column in &self.columns {
                            (self.heading(&column.key, &column.label, column.beside.as_deref(), kind(column), column.group.as_deref()))
                        }
                    }
                }
                tbody {
                    @for row in &self.rows {
                        tr class=[row.own.then_some("own")] {
                            th scope="row" data-is=(row.name) {
                                span class="whose" {
                                    (row.sign) span class="who" { (row.name) }
                                    @if let Some(note) = &row.note { span class="note held" { (note) } }
                                }
                            }
                            @for (cell, column) in row.cells.iter().zip(&self.columns) {
                                (draw_cell(cell, column, phrases))
                            }
                        }
                    }
                }
            }
        }
    }

    /// What columns beside each other have in common.
    fn groups(&self) -> Markup {
        let mut cells: Vec<(&MoneyColumn, usize)> = Vec::new();
        // Of the columns that stand beside others one at a time is shown, behind all the rest.
        for column in self.columns.iter().filter(|column| column.beside.is_none()) {
            match cells.last_mut() {
                Some((first, count)) if column.group.is_some() && first.group == column.group => *count += 1,
                _ => cells.push((column, 1)),
            }
        }
        html! {
            tr class="groups" aria-hidden="true" {
                td {}
                @for (column, count) in cells {
                    @if let Some(group) = &column.group { td class="group" colspan=(count) { (group) } }
                    @else { td class=(kind(column)) {} }
                }
            }
        }
    }

    fn heading(
        &self,
        key: &str,
        label: &str,
        beside: Option<&str>,
        kind: &str,
        group: Option<&str>,
    ) -> Markup {
        let sorted = (key == self.sorted_by).then_some("descending");
        html! {
            th scope="col" class=(kind) data-column=(key) data-beside=[beside] aria-sort=[sorted] {
                button type="button" id={ "money-sort-" (self.id) "-" (key) } class="plain" data-sort=(key) {
                    @if let Some(group) = group { span class="unseen" { (group) " " } }
                    (label)
                }
            }
        }
    }
}

fn kind(column: &MoneyColumn) -> &'static str {
    if column.only_wide { "number wide-only" } else { "number" }
}

fn draw_cell(cell: &MoneyCell, column: &MoneyColumn, phrases: &Phrases) -> Markup {
    let MoneyCell { now, then } = cell;
    let difference = now.rank().zip(then.rank()).map(|(now, then)| then - now);
    let direction = difference.map(|by| if by < 0 { "down" } else { "up" });
    html! {
        td class={ (kind(column)) @if now != then { " differs" } } data-column=(column.key) data-beside=[column.beside.as_deref()]
            data-was=[now.rank()] data-is=[then.rank()] {
            span class={ "now " (now.class().unwrap_or_default()) } { (now.tell(phrases)) }
            @if now != then {
                span class="to" { " → " }
                b class={ "then " (then.class().or(direction).unwrap_or_default()) } { (then.tell(phrases)) }
                span class={ "change " (direction.unwrap_or_default()) } {
                    @match (difference, then) {
                        (Some(by), MoneyFigure::Dollars(_) | MoneyFigure::Ahead(_)) => (signed(Money(by), phrases)),
                        (Some(by), _) => (format!("{by:+}").replace('-', "−")),
                        (None, _) => (then.tell(phrases)),
                    }
                }
            }
        }
    }
}
