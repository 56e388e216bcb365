use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, ExitStatus};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::fault::{ProgramFault, excerpt};
use crate::{PROTOCOL, Program, ThinkingLimit};

/// A program that runs, and has said that it is ready.
///
/// Reading and writing are done by threads of their own: a program that does not read, or never ends
/// its line, costs its host no more than the time it is given.
pub struct Process {
    child: Child,
    said: Receiver<String>,
    /// `None` when it has been told all.
    to_say: Option<Sender<String>>,
    /// Whether it has played a game to its end.
    pub(crate) has_played: bool,
}

/// How long a program may take to say that it is ready.
const HELLO_PATIENCE: Duration = Duration::from_secs(10);
/// How long one that is told to end may take.
const GOODBYE_PATIENCE: Duration = Duration::from_secs(1);
/// An answer is never longer.
const LONGEST_LINE: u64 = 1 << 20;
/// Whoever says more than this without being asked waits until somebody listens.
const LINES_WAITING: usize = 4;

impl Process {
    /// Starts the program and waits until it is ready for games of this name.
    pub fn start(program: &Program, game: &str, limit: ThinkingLimit) -> Result<Process, ProgramFault> {
        let mut command = program.command();
        let started = command.spawn();
        let named = |error| ProgramFault::NotStarted(format!("{}: {error}", command.get_program().display()));
        let mut child = started.map_err(named)?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(ProgramFault::NotStarted("it has no input or no output".to_owned()));
        };
        let (to_say, lines) = channel();
        let (hear, said) = sync_channel(LINES_WAITING);
        thread::spawn(move || write_lines(stdin, &lines));
        thread::spawn(move || read_lines(stdout, |line| hear.send(line).is_ok()));
        let mut process = Process { child, said, to_say: Some(to_say), has_played: false };
        let hello = json!({ "hello": PROTOCOL, "game": game, "limit": limit.write() });
        match process.ask(&hello, HELLO_PATIENCE) {
            Ok(ready) if ready.get("ready").is_some_and(Value::is_string) => Ok(process),
            Ok(other) => Err(not_ready(&ProgramFault::Unreadable(excerpt(&other.to_string())))),
            Err(fault) => Err(not_ready(&fault)),
        }
    }

    /// Whether it goes on, and has said nothing without being asked.
    pub(crate) fn is_silent(&mut self) -> bool {
        self.said.try_recv() == Err(TryRecvError::Empty)
    }

    /// Something that it has said without being asked.
    pub(crate) fn unasked(&mut self) -> Option<ProgramFault> {
        self.said.try_recv().ok().map(|said| ProgramFault::Unasked(excerpt(&said)))
    }

    /// Says something that needs no answer.
    pub(crate) fn tell(&mut self, line: &Value) {
        if let Some(to_say) = &self.to_say {
            // One that has ended is noticed when it is asked.
            let _ = to_say.send(line.to_string());
        }
    }

    /// Says something, and waits for the answer.
    pub(crate) fn ask(&mut self, line: &Value, patience: Duration) -> Result<Value, ProgramFault> {
        match self.said.try_recv() {
            Ok(unasked) => return Err(ProgramFault::Unasked(excerpt(&unasked))),
            Err(TryRecvError::Disconnected) => {
                return Err(ProgramFault::Ended(self.ended_within(GOODBYE_PATIENCE)));
            }
            Err(TryRecvError::Empty) => {}
        }
        self.tell(line);
        match self.said.recv_timeout(patience) {
            Ok(answer) => match serde_json::from_str(&answer) {
                Ok(answer @ Value::Object(_)) => Ok(answer),
                _ => Err(ProgramFault::Unreadable(excerpt(&answer))),
            },
            Err(RecvTimeoutError::Timeout) => Err(ProgramFault::Late(patience)),
            Err(RecvTimeoutError::Disconnected) => {
                Err(ProgramFault::Ended(self.ended_within(GOODBYE_PATIENCE)))
            }
        }
    }

    /// Tells it to end. It has a little time for that when it is dropped.
    pub fn say_goodbye(&mut self) {
        self.tell(&json!({ "bye": true }));
        self.to_say = None;
    }

    /// How it ended, if it does within this time.
    fn ended_within(&mut self, time: Duration) -> Option<ExitStatus> {
        let until = Instant::now() + time;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(5)),
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

/// What went wrong before a program was ready.
fn not_ready(fault: &ProgramFault) -> ProgramFault {
    let why = match fault {
        ProgramFault::Ended(Some(status)) => format!("it ended before it said that it is ready ({status})"),
        ProgramFault::Ended(None) => "it closed its output before it said that it is ready".to_owned(),
        ProgramFault::Late(time) => {
            format!("it did not say within {} s that it is ready; does it flush its output?", time.as_secs())
        }
        ProgramFault::Unreadable(said) | ProgramFault::Unasked(said) => {
            format!("in place of {{\"ready\": \"a name\"}} it said: {said}")
        }
        other => other.to_string(),
    };
    ProgramFault::NotStarted(why)
}

/// One that was told to end has a moment for it; any other is killed.
impl Drop for Process {
    fn drop(&mut self) {
        if self.to_say.is_none() && self.ended_within(GOODBYE_PATIENCE).is_some() {
            return;
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for mut line in lines {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Hands on each line, until nobody listens, the output ends, or a line does not. Empty lines are nothing.
fn read_lines(stdout: ChildStdout, mut hear: impl FnMut(String) -> bool) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        let goes_on = matches!(read, Ok(bytes) if bytes > 0);
        let line = String::from_utf8_lossy(&line).into_owned();
        if !line.trim().is_empty() && !hear(line) || !goes_on {
            return;
        }
    }
}
