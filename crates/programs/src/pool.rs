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

    /// Takes an idle process that is still ready, or starts one. One that is not given back is killed.
    ///
    /// A program that ends between two games, or says something there, has lost neither of them: another process takes
    /// its place.
    pub fn take(&self) -> Result<Process, ProgramFault> {
        loop {
            let Some(mut idle) = self.idle().pop() else {
                return self.start();
            };
            if idle.is_silent() {
                return Ok(idle);
            }
        }
    }

    /// Gives a process back that has played a game and done nothing wrong.
    pub fn give_back(&self, mut process: Process) {
        process.has_played = true;
        self.keep(process);
    }

    /// Keeps a process until it is taken.
    pub fn keep(&self, process: Process) {
        self.idle().push(process);
    }

    /// Starts another process.
    pub fn start(&self) -> Result<Process, ProgramFault> {
        Process::start(&self.program, self.game, self.limit)
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
