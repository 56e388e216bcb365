use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{Process, Program, ProgramFault, ThinkingLimit};

/// The processes of one program for one game: those that are idle are used again, so that a program is
/// started about once for each seat and thread.
pub struct ProcessPool {
    program: Program,
    game: &'static str,
    limit: ThinkingLimit,
    idle: Mutex<Vec<Process>>,
}

impl ProcessPool {
    /// A pool without any process.
    pub fn new(program: Program, game: &'static str, limit: ThinkingLimit) -> ProcessPool {
        ProcessPool { program, game, limit, idle: Mutex::new(Vec::new()) }
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// How much it may think.
    pub fn limit(&self) -> ThinkingLimit {
        self.limit
    }

    /// Takes an idle process, or starts one. One that is not given back is killed.
    pub fn take(&self) -> Result<Process, ProgramFault> {
        let idle = self.idle().pop();
        idle.map_or_else(|| Process::start(&self.program, self.game, self.limit), Ok)
    }

    /// Gives a process back that has done nothing wrong.
    pub fn give_back(&self, process: Process) {
        self.idle().push(process);
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Process>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// All are told to end before the first is waited for.
impl Drop for ProcessPool {
    fn drop(&mut self) {
        self.idle().iter_mut().for_each(Process::say_goodbye);
    }
}
