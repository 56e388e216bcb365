use std::fs;
use std::time::Duration;

use crate::Fallible;

/// Whose time on the processors is counted.
pub(crate) struct CpuMeter {
    pub(crate) servers: Vec<u32>,
    /// The first process of PostgreSQL, if that is the database.
    pub(crate) database: Option<u32>,
}

/// What they have used so far, or in a while.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CpuTime {
    pub(crate) servers: Duration,
    pub(crate) database: Duration,
}

/// Linux counts in hundredths of a second, whatever its own clock.
const TICK: Duration = Duration::from_millis(10);

impl CpuMeter {
    pub(crate) fn read(&self) -> Fallible<CpuTime> {
        let mut used = CpuTime { servers: Duration::ZERO, database: Duration::ZERO };
        for &id in &self.servers {
            used.servers += Process::read(id).ok_or("a server is gone")?.used;
        }
        let processes = fs::read_dir("/proc")?.flatten();
        let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
        // A connection is a process, and stays as long as the server holds it.
        for process in ids.filter_map(Process::read) {
            if self.database.is_some() && (process.parent == self.database || process.id == self.database) {
                used.database += process.used;
            }
        }
        Ok(used)
    }
}

impl CpuTime {
    pub(crate) fn since(self, before: CpuTime) -> CpuTime {
        CpuTime {
            servers: self.servers.saturating_sub(before.servers),
            database: self.database.saturating_sub(before.database),
        }
    }
}

/// The first process of the PostgreSQL at an address of [`store::testing`].
pub(crate) fn postmaster(url: &str) -> Option<u32> {
    let (_, directory) = url.split_once("host=")?;
    let state = fs::read_to_string(format!("{directory}/data/postmaster.pid")).ok()?;
    state.lines().next()?.parse().ok()
}

struct Process {
    id: Option<u32>,
    parent: Option<u32>,
    used: Duration,
}

impl Process {
    fn read(id: u32) -> Option<Process> {
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        // The name of the program, in brackets, may contain anything.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = fields.get(11)?.parse::<u32>().ok()? + fields.get(12)?.parse::<u32>().ok()?;
        Some(Process { id: Some(id), parent: fields.get(1)?.parse().ok(), used: TICK * ticks })
    }
}
