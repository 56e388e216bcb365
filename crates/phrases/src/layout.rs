//! Plain text in columns, for terminals.

/// No line is longer.
const WIDTH: usize = 100;
/// A longer name would push the columns off the screen.
const LONGEST_NAME: usize = 24;

/// Where the text of a column stands.
#[derive(Clone, Copy)]
pub(crate) enum Side {
    Left,
    Right,
}

/// Columns as wide as their widest cell, two spaces apart; the last one is wrapped.
pub(crate) fn aligned(rows: &[Vec<String>], sides: &[Side]) -> String {
    let widths: Vec<usize> = (0..sides.len())
        .map(|column| widest(&rows.iter().map(|row| row[column].as_str()).collect::<Vec<_>>()))
        .collect();
    let indent = widths[..widths.len() - 1].iter().map(|width| width + 2).sum();
    let lines: Vec<String> = rows
        .iter()
        .map(|row| {
            let cells: Vec<String> = row
                .iter()
                .zip(sides)
                .zip(&widths)
                .map(|((cell, side), &width)| match side {
                    Side::Left => format!("{cell:<width$}"),
                    Side::Right => format!("{cell:>width$}"),
                })
                .collect();
            wrapped(cells.join("  ").trim_end(), indent)
        })
        .collect();
    lines.join("\n")
}

/// The letters of the longest of them.
pub(crate) fn widest(cells: &[&str]) -> usize {
    cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(0)
}

/// A name that leaves room for the columns.
pub(crate) fn shortened(name: &str) -> String {
    if name.chars().count() <= LONGEST_NAME {
        return name.to_owned();
    }
    name.chars().take(LONGEST_NAME - 1).chain(['…']).collect()
}

/// Broken at spaces into lines of at most [`WIDTH`], of which all but the first are indented.
pub(crate) fn wrapped(text: &str, indent: usize) -> String {
    // However wide the columns before it, text needs some room.
    let indent = indent.min(WIDTH / 2);
    let mut lines = Vec::new();
    let mut rest: Vec<char> = text.chars().collect();
    while rest.len() > WIDTH {
        // Where no space is in reach, a word that fills the line is cut.
        let space = (indent + 1..=WIDTH).rev().find(|&place| rest[place] == ' ');
        let (line, after) = match space {
            Some(place) => (&rest[..place], &rest[place + 1..]),
            None => (&rest[..WIDTH], &rest[WIDTH..]),
        };
        lines.push(line.iter().collect::<String>().trim_end().to_owned());
        rest = [vec![' '; indent].as_slice(), after].concat();
    }
    lines.push(rest.iter().collect());
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_at_spaces_and_stay_within_the_width() {
        let text = format!("Red  {}", ["Omaha"; 40].join(", "));
        for line in wrapped(&text, 5).lines().skip(1) {
            assert!(line.starts_with("     Omaha") && line.chars().count() <= WIDTH, "{line}");
        }
    }

    #[test]
    fn a_word_or_an_indent_beyond_the_width_leaves_no_longer_line() {
        for text in ["x".repeat(3 * WIDTH), "x y ".repeat(WIDTH)] {
            for indent in [0, WIDTH - 1, WIDTH, 3 * WIDTH] {
                assert!(wrapped(&text, indent).lines().all(|line| line.chars().count() <= WIDTH));
            }
        }
    }
}
