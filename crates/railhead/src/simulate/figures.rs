//! The figures of a simulation, for people.

use arena::{BotFigures, Interval, Summary};

/// The figures as lines for people.
pub(crate) fn in_words(summary: &Summary, players: usize) -> String {
    let mut lines = vec![
        format!(
            "{} games, {} actions, {:.2} s: {:.0} games a second",
            summary.games, summary.actions, summary.seconds, summary.games_per_second
        ),
        format!(
            "{}; equals would win {:.1}%; 95% intervals over {} blocks",
            if summary.games.is_multiple_of(players as u64) {
                "every bot plays every setup from every seat"
            } else {
                "every bot plays every setup from every seat, but for the last, which is not complete"
            },
            100.0 / players as f64,
            summary.blocks
        ),
        String::new(),
    ];
    lines.extend(table("bot", summary.kinds.iter().map(|kind| (kind.bot.clone(), kind))));
    if summary.bots.len() > summary.kinds.len() {
        lines.push(String::new());
        let bots = summary.bots.iter().enumerate();
        lines.extend(table("each", bots.map(|(number, bot)| (format!("{} {}", bot.bot, number + 1), bot))));
    }
    for bot in summary.kinds.iter().filter(|bot| bot.faults > 0) {
        lines.push(String::new());
        lines.push(format!("{} lost {} of its {} games by a fault", bot.bot, bot.faults, bot.games));
    }
    if !summary.calibration.is_empty() {
        lines.push(String::new());
    }
    for figures in &summary.calibration {
        let [low, high] = figures.error_interval.map(|error| 100.0 * error);
        lines.push(format!(
            "{} announced {} shares of the victory: off by {:.1} points ({low:.1} to {high:.1}), log-loss {:.3}",
            figures.bot.as_deref().unwrap_or("all"),
            figures.shares,
            100.0 * figures.error,
            figures.log_loss
        ));
    }
    lines.join("\n")
}

/// A line for each bot, below one that says what its figures are.
fn table<'s>(head: &str, bots: impl Iterator<Item = (String, &'s BotFigures)>) -> Vec<String> {
    let between = |[low, high]: Interval, decimals: usize| format!("{low:.decimals$} to {high:.decimals$}");
    let share = |share: f64| share * 100.0;
    let mut rows =
        vec![[head, "seats", "win share %", "", "rank", "", "cash", "", "rating", ""].map(String::from)];
    for (name, bot) in bots {
        rows.push([
            name,
            bot.games.to_string(),
            format!("{:.1}", share(bot.win_share)),
            between(bot.win_share_interval.map(share), 1),
            format!("{:.2}", bot.mean_rank),
            between(bot.mean_rank_interval, 2),
            format!("{:.1}", bot.mean_cash),
            between(bot.mean_cash_interval, 1),
            format!("{:.0}", bot.rating.round() + 0.0),
            between(bot.rating_interval.map(|points| points.round() + 0.0), 0),
        ]);
    }
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let line = |row: &[String; 10]| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let width = width(column);
            // Names and intervals begin at the left, figures end at the right.
            let left = column == 0 || column > 2 && column % 2 == 1;
            if left { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
