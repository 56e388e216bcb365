//! The sheet as text for a spreadsheet: commas, plain numbers, one table below the other.

use phrases::Phrases;

use super::{MoneyCell, MoneyColumn, MoneyFigure, MoneySheet, MoneyTable};

impl MoneySheet {
    /// The sheet as comma-separated values. Where a plan changes something, each figure is there twice: now, and
    /// with the plan.
    pub(super) fn csv(&self, phrases: &Phrases) -> String {
        let planned = self.tables.iter().any(MoneyTable::differs);
        let tables: Vec<String> = self.tables.iter().map(|table| table.csv(planned, phrases)).collect();
        tables.join("\n")
    }
}

impl MoneyTable {
    fn differs(&self) -> bool {
        self.rows.iter().flat_map(|row| &row.cells).any(|cell| cell.now != cell.then)
    }

    fn csv(&self, planned: bool, phrases: &Phrases) -> String {
        let mut head = vec![field(&self.about)];
        for column in &self.columns {
            let label = heading(column);
            head.push(field(&label));
            if planned {
                head.push(field(&phrases.say("money-column-planned", &[("column", label.into())])));
            }
        }
        let mut lines = vec![head.join(",")];
        for row in &self.rows {
            let mut line = vec![field(&row.name)];
            for MoneyCell { now, then } in &row.cells {
                line.push(written(now));
                if planned {
                    line.push(written(then));
                }
            }
            lines.push(line.join(","));
        }
        lines.join("\n") + "\n"
    }
}

fn heading(column: &MoneyColumn) -> String {
    match &column.group {
        Some(group) => format!("{group} {}", column.label),
        None => column.label.clone(),
    }
}

fn written(figure: &MoneyFigure) -> String {
    match figure {
        MoneyFigure::Word(word) => field(word),
        figure => figure.rank().map(|rank| rank.to_string()).unwrap_or_default(),
    }
}

/// A field with quotes where it needs them. What a spreadsheet would take for a formula, a player's name perhaps, is
/// marked as text.
fn field(text: &str) -> String {
    let text =
        if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.to_owned() };
    if text.contains([',', '"', '\n', '\r', ';']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::field;

    #[test]
    fn a_name_cannot_be_a_formula_or_break_out_of_its_field() {
        assert_eq!(field("Ann"), "Ann");
        assert_eq!(field("Ann, \"the\" one"), "\"Ann, \"\"the\"\" one\"");
        assert_eq!(field("=1+1"), "'=1+1");
        assert_eq!(field("@x,y"), "\"'@x,y\"");
    }
}
