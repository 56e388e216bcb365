use maud::{Markup, html};

use crate::Series;

/// How each player's share of the victory went over a game, with moments marked.
pub struct Odds {
    /// What it shows.
    pub title: String,
    /// The version after each action that stands, from none on.
    pub versions: Vec<u32>,
    /// The years or turns, each with the number of actions that stood when it began; they stand along the bottom.
    pub periods: Vec<(usize, String)>,
    /// Each player's share, from 0 to 1, at each of them.
    pub players: Vec<Series<f32>>,
    /// The moments.
    pub marks: Vec<Mark>,
}

/// A moment that is worth a look.
pub struct Mark {
    /// After how many actions.
    pub action: usize,
    /// Whose line it is on.
    pub player: usize,
    /// What stands in it.
    pub letter: String,
    /// What it says.
    pub title: String,
    /// Where it leads.
    pub href: String,
}

const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 320.0;
const LEFT: f32 = 64.0;
const RIGHT: f32 = 30.0;
const TOP: f32 = 18.0;
const BOTTOM: f32 = 30.0;
/// Letters closer than this would lie on each other.
const APART: f32 = 17.0;
/// A difference in shares that nobody could see.
const UNSEEN: f32 = 0.001;
/// How many numbers stand along the bottom, and in the table for those who do not see the lines.
const TICKS: usize = 6;

impl Odds {
    /// As SVG, with some of the numbers as a table for those who do not see it.
    pub fn draw(&self, percent: impl Fn(f32) -> String) -> Markup {
        let last = self.players.iter().map(|player| player.values.len()).max().unwrap_or(1).max(2) - 1;
        let x = |action: usize| LEFT + (WIDTH - LEFT - RIGHT) * action as f32 / last as f32;
        let ticks = self.ticks(last);
        html! {
            figure class="chart odds" {
                figcaption { (self.title) }
                svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(self.title) {
                    @for quarter in [0.0, 0.25, 0.5, 0.75, 1.0] {
                        line class="grid" x1=(LEFT) x2=(WIDTH - RIGHT) y1=(y(quarter)) y2=(y(quarter)) {}
                        text class="scale" x=(LEFT - 6.0) y=(y(quarter) + 4.0) text-anchor="end" { (percent(quarter)) }
                    }
                    @for (tick, label) in &ticks {
                        @if !self.periods.is_empty() { line class="grid" x1=(x(*tick)) x2=(x(*tick)) y1=(TOP) y2=(HEIGHT - BOTTOM + 6.0) {} }
                        text class="scale" x=(x(*tick)) y=(HEIGHT - 8.0) text-anchor="middle" { (label) }
                    }
                    @for (player, end) in self.players.iter().zip(self.ends()) {
                        g class={ "line " (player.class) } {
                            polyline points=(points(&player.values, &x)) { title { (player.name) } }
                            text class="end" x=(WIDTH - RIGHT + 6.0) y=(end + 5.0) { (player.letter) }
                        }
                    }
                    @for mark in &self.marks { (self.mark(mark, &x)) }
                }
                ul class="key" {
                    @for player in &self.players {
                        li class={ "line " (player.class) } {
                            svg viewBox="0 0 40 10" width="40" height="10" aria-hidden="true" { polyline points="0,5 40,5" {} }
                            b { (player.letter) } " " span { (player.name) }
                        }
                    }
                }
                details {
                    summary { "▦" span class="unseen" { (self.title) } }
                    table {
                        thead { tr { th {} @for (_, label) in &ticks { th scope="col" { (label) } } } }
                        tbody {
                            @for player in &self.players {
                                tr {
                                    th scope="row" { (player.name) }
                                    @for (tick, _) in &ticks { td { (player.values.get(*tick).map_or_else(String::new, |&share| percent(share))) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What stands along the bottom: where each year or turn began, or else some versions.
    fn ticks(&self, last: usize) -> Vec<(usize, String)> {
        if self.periods.is_empty() {
            let tick = |tick| last * tick / (TICKS - 1);
            return (0..TICKS).map(tick).map(|tick| (tick, self.version(tick).to_string())).collect();
        }
        // Labels closer than this would touch each other.
        let apart = last / (2 * TICKS);
        let mut ticks: Vec<(usize, String)> = Vec::new();
        for (action, label) in &self.periods {
            if ticks.last().is_none_or(|(before, _)| action - before >= apart.max(1)) {
                ticks.push((*action, label.clone()));
            }
        }
        ticks
    }

    /// The version after some actions.
    fn version(&self, action: usize) -> u32 {
        self.versions.get(action).copied().unwrap_or(action as u32)
    }

    fn mark(&self, mark: &Mark, x: &impl Fn(usize) -> f32) -> Markup {
        let shares = self.players.get(mark.player).map_or(&[][..], |player| &player.values);
        let (x, y) = (x(mark.action), y(shares.get(mark.action).copied().unwrap_or_default()));
        html! {
            a class="mark" href=(mark.href) aria-label={ (mark.letter) ". " (mark.title) } {
                title { (mark.title) }
                line x1=(x) x2=(x) y1=(TOP) y2=(HEIGHT - BOTTOM) {}
                circle cx=(x) cy=(y) r="11" {}
                text x=(x) y=(y + 5.0) text-anchor="middle" { (mark.letter) }
            }
        }
    }

    /// Where the letters at the ends of the lines go: beside them, but none on another.
    fn ends(&self) -> Vec<f32> {
        let mut ends: Vec<f32> =
            self.players.iter().map(|player| y(player.values.last().copied().unwrap_or_default())).collect();
        let mut upwards: Vec<usize> = (0..ends.len()).collect();
        upwards.sort_by(|&one, &other| ends[other].total_cmp(&ends[one]));
        for pair in 1..upwards.len() {
            let (below, above) = (upwards[pair - 1], upwards[pair]);
            ends[above] = ends[above].min(ends[below] - APART);
        }
        ends
    }
}

fn y(share: f32) -> f32 {
    HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share.clamp(0.0, 1.0)
}

/// A line through all shares; where it stays level, only its ends are drawn.
fn points(shares: &[f32], x: &impl Fn(usize) -> f32) -> String {
    let level = |version: usize| {
        version > 0
            && version + 1 < shares.len()
            && shares[version - 1..=version + 1].windows(2).all(|two| (two[0] - two[1]).abs() < UNSEEN)
    };
    let drawn = (0..shares.len()).filter(|&version| !level(version));
    let points: Vec<String> =
        drawn.map(|version| format!("{:.1},{:.1}", x(version), y(shares[version]))).collect();
    points.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn odds(shares: &[&[f32]]) -> Odds {
        let player = |(seat, shares): (usize, &&[f32])| Series {
            name: format!("Player {seat}"),
            class: format!("seat-{seat}"),
            letter: seat.to_string(),
            values: shares.to_vec(),
        };
        Odds {
            title: "Shares".into(),
            versions: vec![0, 3, 4],
            periods: Vec::new(),
            players: shares.iter().enumerate().map(player).collect(),
            marks: Vec::new(),
        }
    }

    #[test]
    fn the_letters_of_those_who_lost_do_not_lie_on_each_other() {
        let ends = odds(&[&[0.3, 0.0], &[0.3, 1.0], &[0.4, 0.0]]).ends();
        assert!((ends[0] - ends[2]).abs() >= APART, "{ends:?}");
        assert!(ends[1] < ends[0].min(ends[2]));
    }

    #[test]
    fn the_numbers_are_versions_so_that_what_was_taken_back_is_counted() {
        let drawn = odds(&[&[0.3, 0.5, 1.0]]).draw(|share| share.to_string()).into_string();
        assert!(drawn.contains(">4</text>") && !drawn.contains(">2</text>"), "{drawn}");
    }

    #[test]
    fn years_or_turns_stand_along_the_bottom_where_they_began() {
        let mut odds = odds(&[&[0.3, 0.5, 1.0]]);
        odds.periods = vec![(0, "1851".into()), (2, "1852".into())];
        let drawn = odds.draw(|share| share.to_string()).into_string();
        assert!(
            drawn.contains(">1851</text>") && drawn.contains(">1852</text>") && !drawn.contains(">4</text>")
        );
    }

    #[test]
    fn a_level_line_is_drawn_by_its_ends() {
        let drawn = points(&[0.5, 0.5, 0.5, 0.5, 0.2], &|version| version as f32);
        assert_eq!(drawn.split(' ').count(), 3, "{drawn}");
    }

    #[test]
    fn a_game_without_moves_still_has_a_chart() {
        assert!(odds(&[&[1.0]]).draw(|share| share.to_string()).into_string().contains("polyline"));
    }
}
