use super::strength::from_to;
use super::{Report, Section};
use crate::plot::{Curve, CurvePoint, Figure, NumberTable, Unit, grouped};
use crate::summary::CalibrationFigures;

impl Report<'_> {
    pub(super) fn calibration(&self) -> Option<Section> {
        let figures = self.summary.calibration.first()?;
        Some(Section {
            id: "calibration",
            title: "What bots expect".into(),
            says: format!(
                "When a bot that thinks ahead decides, it expects a share of the victory for each player. {} such shares, by \
                 tenths: what was expected, and what came. They are {:.1} points apart on average ({:.1} to {:.1}); the \
                 logarithmic loss is {:.3}.",
                grouped(figures.shares as i64),
                100.0 * figures.error,
                100.0 * figures.error_interval[0],
                100.0 * figures.error_interval[1],
                figures.log_loss,
            ),
            figures: self.summary.calibration.iter().map(curve).collect(),
        })
    }
}

fn curve(figures: &CalibrationFigures) -> Figure {
    let title = figures.bot.as_deref().unwrap_or("All of them");
    let point = |bin: &crate::BinFigures| CurvePoint {
        at: bin.announced,
        value: bin.won,
        interval: bin.won_interval,
    };
    let curve = Curve {
        title: title.into(),
        across: "share of the victory announced".into(),
        points: figures.bins.iter().map(point).collect(),
    };
    let numbers = figures.bins.iter().map(|bin| {
        let share = |share| Unit::Share.tell(share);
        vec![
            share(bin.announced),
            share(bin.won),
            from_to(Unit::Share, bin.won_interval),
            grouped(bin.shares as i64),
        ]
    });
    let numbers = NumberTable::new(["announced", "won", "95% interval", "shares"], numbers);
    let says = "On the broken line, what was announced is what came.";
    Figure::new(title, says, curve.draw(), numbers)
}
