use super::{Report, Section};
use crate::bootstrap::Interval;
use crate::plot::{Figure, NumberTable, PlotRow, Rows, Unit, grouped};
use crate::summary::BotFigures;

impl Report<'_> {
    pub(super) fn strength(&self) -> Section {
        let mut figures =
            vec![self.win_shares(), self.ratings(), self.ranks(), self.mean_cash(), self.cash()];
        if self.summary.bots.len() > self.summary.kinds.len() {
            figures.push(self.each_bot());
        }
        let together = "Bots of the same kind are taken together: the figures are those of one seat.";
        let faulty = self.summary.kinds.iter().filter(|bot| bot.faults > 0);
        let faults = faulty.map(|bot| {
            let [lost, all] = [bot.faults, bot.games].map(|games| grouped(games as i64));
            format!(" {} lost {lost} of its {all} games by a fault.", bot.bot)
        });
        Section {
            id: "strength",
            title: "Strength".into(),
            says: std::iter::once(together.to_owned()).chain(faults).collect(),
            figures,
        }
    }

    fn win_shares(&self) -> Figure {
        let fair = 1.0 / self.tally.players as f64;
        self.of_kinds(
            "Win share",
            "The part of its games that a bot wins. The broken line is what equals would get.",
            ("share of games won", Unit::Share),
            Some((fair, format!("equals: {}", Unit::Share.tell(fair)))),
            |bot| (bot.win_share, bot.win_share_interval),
        )
    }

    fn ratings(&self) -> Figure {
        self.of_kinds(
            "Rating",
            "Plackett-Luce strength from all finishing orders, in points as in chess: with 400 more, a bot \
             finishes before another ten times as often as behind it. The mean of the kinds is 0.",
            ("points", Unit::Points),
            None,
            |bot| (bot.rating, bot.rating_interval),
        )
    }

    fn ranks(&self) -> Figure {
        let middle = f64::midpoint(1.0, self.tally.players as f64);
        self.of_kinds(
            "Mean rank",
            "1 is the winner. Who shares a rank has the mean of the ranks shared.",
            ("rank at the end", Unit::Rank),
            Some((middle, format!("equals: {middle}"))),
            |bot| (bot.mean_rank, bot.mean_rank_interval),
        )
    }

    fn mean_cash(&self) -> Figure {
        self.of_kinds(
            "Mean cash",
            "What a bot has at the end, on average.",
            ("cash at the end", Unit::Dollars),
            None,
            |bot| (bot.mean_cash, bot.mean_cash_interval),
        )
    }

    /// A dot with its interval for each kind of bot.
    fn of_kinds(
        &self,
        title: &str,
        says: &str,
        (axis, unit): (&str, Unit),
        reference: Option<(f64, String)>,
        figure: impl Fn(&BotFigures) -> (f64, Interval),
    ) -> Figure {
        let row = |bot: &BotFigures| {
            let (value, interval) = figure(bot);
            (bot.bot.clone(), PlotRow::Dot(value, interval))
        };
        let numbers = |bot: &BotFigures| {
            let (value, interval) = figure(bot);
            vec![bot.bot.clone(), unit.tell(value), from_to(unit, interval), grouped(bot.games as i64)]
        };
        let rows = self.summary.kinds.iter().map(row).collect();
        let rows = Rows { title: title.into(), unit, axis: axis.into(), figures: rows, reference };
        let numbers = self.summary.kinds.iter().map(numbers);
        let numbers = NumberTable::new(["bot", axis, "95% interval", "seats in all games"], numbers);
        Figure::new(title, says, rows.draw(), numbers)
    }

    fn cash(&self) -> Figure {
        let spread = |kind: usize| self.tally.counts.cash.get(&kind)?.spread();
        let kinds: Vec<_> = (0..self.tally.kinds.len())
            .filter_map(|kind| Some((self.tally.kinds[kind].clone(), spread(kind)?)))
            .collect();
        let tell = |value| Unit::Dollars.tell(value);
        let numbers = kinds.iter().map(|(kind, spread)| {
            let five = [spread.low, spread.quarter, spread.median, spread.three_quarters, spread.high];
            std::iter::once(kind.clone()).chain(five.map(tell)).collect()
        });
        let numbers = NumberTable::new(["bot", "5%", "25%", "median", "75%", "95%"], numbers);
        let rows = kinds.into_iter().map(|(kind, spread)| (kind, PlotRow::Box(spread))).collect();
        let title = "Cash at the end";
        let axis = "cash at the end".to_owned();
        let rows = Rows { title: title.into(), unit: Unit::Dollars, axis, figures: rows, reference: None };
        let says = "Half of the games lie in the box, nine of ten between the ends of the line; the number is the median.";
        Figure::new(title, says, rows.draw(), numbers)
    }

    /// As they were named, for whoever wonders whether the place at the table matters.
    fn each_bot(&self) -> Figure {
        let name = |number: usize, bot: &BotFigures| format!("{}. {}", number + 1, bot.bot);
        let bots = || self.summary.bots.iter().enumerate();
        let rows = bots()
            .map(|(number, bot)| (name(number, bot), PlotRow::Dot(bot.win_share, bot.win_share_interval)));
        let numbers = bots().map(|(number, bot)| {
            vec![
                name(number, bot),
                grouped(bot.games as i64),
                format!("{:.1}", bot.wins),
                with(Unit::Share, bot.win_share, bot.win_share_interval),
                with(Unit::Rank, bot.mean_rank, bot.mean_rank_interval),
                with(Unit::Dollars, bot.mean_cash, bot.mean_cash_interval),
            ]
        });
        let head = ["bot", "games", "wins", "win share", "mean rank", "mean cash"];
        let title = "Each bot by itself";
        let rows = Rows {
            title: title.into(),
            unit: Unit::Share,
            axis: "share of games won".into(),
            figures: rows.collect(),
            reference: Some((1.0 / self.tally.players as f64, "equals".into())),
        };
        let says = "In the order they were named, which is their order around the table. Bots of one kind should agree.";
        Figure::new(title, says, rows.draw(), NumberTable::new(head, numbers))
    }
}

/// An interval, in words.
pub(super) fn from_to(unit: Unit, [low, high]: Interval) -> String {
    format!("{} to {}", unit.tell(low), unit.tell(high))
}

fn with(unit: Unit, value: f64, interval: Interval) -> String {
    format!("{} ({})", unit.tell(value), from_to(unit, interval))
}
