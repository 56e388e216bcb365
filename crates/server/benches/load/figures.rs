use std::time::Duration;

use crate::cpu::CpuTime;
use crate::table::Tally;

/// What one part of the run has shown.
#[derive(Debug)]
pub(crate) struct Figures {
    /// How long each move took, from the shortest to the longest.
    moves: Vec<Duration>,
    games_over: u64,
    events: u64,
    took: Duration,
    cpu: CpuTime,
}

impl Figures {
    pub(crate) fn new(tally: Tally, events: u64, took: Duration, cpu: CpuTime) -> Figures {
        let Tally { mut moves, games_over } = tally;
        moves.sort_unstable();
        Figures { moves, games_over, events, took, cpu }
    }

    pub(crate) fn moves_a_second(&self) -> f64 {
        self.moves.len() as f64 / self.took.as_secs_f64()
    }

    pub(crate) fn print(&self, what: &str) {
        let events_a_second = self.events as f64 / self.took.as_secs_f64();
        println!("{what}, for {:.1} s:", self.took.as_secs_f64());
        println!("  {:6.0} moves a second; {} games ended", self.moves_a_second(), self.games_over);
        println!("  {events_a_second:6.0} events a second received");
        let (p50, p99, worst) = (self.percentile(50), self.percentile(99), self.percentile(100));
        println!("  a move takes {p50:.1} ms (p50), {p99:.1} ms (p99), {worst:.1} ms at most");
        let for_a_move = |used: Duration| used.as_secs_f64() * 1e6 / self.moves.len() as f64;
        let (servers, database) = (for_a_move(self.cpu.servers), for_a_move(self.cpu.database));
        println!("  CPU time for a move: {servers:.0} us of the servers, {database:.0} us of PostgreSQL");
    }

    /// In milliseconds.
    fn percentile(&self, percent: usize) -> f64 {
        let place = (self.moves.len() * percent / 100).min(self.moves.len().saturating_sub(1));
        self.moves.get(place).map_or(f64::NAN, |took| took.as_secs_f64() * 1e3)
    }
}
