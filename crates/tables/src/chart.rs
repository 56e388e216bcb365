use maud::{Markup, html};
use phrases::Phrases;

/// A chart of lines over the course of a game.
pub struct LineChart {
    /// What it shows.
    pub title: String,
    /// The marks along the bottom.
    pub labels: Vec<String>,
    /// The lines.
    pub series: Vec<Series>,
}

/// One line of a chart.
pub struct Series<T = i32> {
    /// Whose it is.
    pub name: String,
    /// The class that gives it its colour.
    pub class: String,
    /// The letter at its end.
    pub letter: String,
    /// Its values, one for each label.
    pub values: Vec<T>,
}

const WIDTH: i32 = 520;
const HEIGHT: i32 = 260;
const LEFT: i32 = 44;
const RIGHT: i32 = 36;
const TOP: i32 = 14;
const BOTTOM: i32 = 28;

impl LineChart {
    /// As SVG, with the numbers as a table for those who do not see it.
    pub fn draw(&self, phrases: &Phrases) -> Markup {
        let written = |value: i32| phrases.grouped(value.into());
        let most = self.series.iter().flat_map(|line| &line.values).copied().max().unwrap_or(0).max(1);
        let step = round_step(most);
        let top = (most + step - 1) / step * step;
        let steps = (self.labels.len().max(2) - 1) as i32;
        let x = |index: usize| LEFT + (WIDTH - LEFT - RIGHT) * index as i32 / steps;
        let y = |value: i32| HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / top;
        let ends = self.ends(&y);
        html! {
            figure class="chart" {
                figcaption { (self.title) }
                svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(self.title) {
                    @for line in 0..=top / step {
                        line class="grid" x1=(LEFT) x2=(WIDTH - RIGHT) y1=(y(line * step)) y2=(y(line * step)) {}
                        text class="scale" x=(LEFT - 6) y=(y(line * step) + 4) text-anchor="end" { (written(line * step)) }
                    }
                    @for (index, label) in self.labels.iter().enumerate() {
                        text class="scale" x=(x(index)) y=(HEIGHT - 8) text-anchor="middle" { (label) }
                    }
                    @for (series, end) in self.series.iter().zip(&ends) {
                        g class={ "line " (series.class) } {
                            polyline points=(points(&series.values, &x, &y)) {}
                            @for (index, &value) in series.values.iter().enumerate() {
                                circle cx=(x(index)) cy=(y(value)) r="3" {
                                    title { (series.name) ", " (self.labels[index]) ": " (written(value)) }
                                }
                            }
                            @if !series.values.is_empty() {
                                text class="end" x=(x(series.values.len() - 1) + 8) y=(end + 4) { (series.letter) }
                            }
                        }
                    }
                }
                details {
                    summary { "▦" span class="unseen" { (self.title) } }
                    (self.table(&written))
                }
            }
        }
    }

    /// Where the letters at the ends of the lines go: beside them, but none on another.
    fn ends(&self, y: &impl Fn(i32) -> i32) -> Vec<i32> {
        const APART: i32 = 13;
        let mut ends: Vec<i32> =
            self.series.iter().map(|series| y(series.values.last().copied().unwrap_or(0))).collect();
        let mut downwards: Vec<usize> = (0..ends.len()).collect();
        downwards.sort_by_key(|&line| ends[line]);
        for pair in 1..downwards.len() {
            let (above, below) = (downwards[pair - 1], downwards[pair]);
            ends[below] = ends[below].max(ends[above] + APART);
        }
        let lowest = HEIGHT - BOTTOM;
        for (from_below, &line) in downwards.iter().rev().enumerate() {
            ends[line] = ends[line].min(lowest - APART * from_below as i32);
        }
        ends
    }

    fn table(&self, written: &impl Fn(i32) -> String) -> Markup {
        html! {
            table {
                thead { tr { th {} @for label in &self.labels { th scope="col" { (label) } } } }
                tbody {
                    @for series in &self.series {
                        tr {
                            th scope="row" class=(series.class) { (series.name) }
                            @for &value in &series.values { td { (written(value)) } }
                        }
                    }
                }
            }
        }
    }
}

fn points(values: &[i32], x: &impl Fn(usize) -> i32, y: &impl Fn(i32) -> i32) -> String {
    let points: Vec<String> =
        values.iter().enumerate().map(|(index, &value)| format!("{},{}", x(index), y(value))).collect();
    points.join(" ")
}

/// The distance of the grid's lines: 1, 2 or 5 times a power of ten, four to ten lines in all.
fn round_step(most: i32) -> i32 {
    let mut step = 1;
    loop {
        for factor in [1, 2, 5] {
            if most <= step * factor * 8 {
                return step * factor;
            }
        }
        step *= 10;
    }
}

#[cfg(test)]
mod tests {
    use phrases::Language;

    use super::*;

    #[test]
    fn the_grid_has_round_numbers_and_few_lines() {
        assert_eq!([1, 8, 9, 31, 148, 990].map(round_step), [1, 1, 2, 5, 20, 200]);
    }

    #[test]
    fn a_game_that_ended_at_once_still_has_a_chart() {
        let series =
            Series { name: "Ann".into(), class: "seat-0".into(), letter: "A".into(), values: vec![0] };
        let chart = LineChart { title: "Cash".into(), labels: vec!["1851".into()], series: vec![series] };
        assert!(chart.draw(&Phrases::new(Language::English)).into_string().contains("polyline"));
    }
}
