use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use super::{Api, PATIENCE};

/// A `railhead serve` of its own; it is killed when the test is done with it.
pub(crate) struct Served {
    process: Child,
    pub(crate) api: Api,
    log: Arc<Mutex<String>>,
}

impl Served {
    /// Serves these games on any free port.
    pub(crate) fn start(database: &str) -> Served {
        Served::start_with(database, &[])
    }

    pub(crate) fn start_with(database: &str, more: &[&str]) -> Served {
        let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", database]).args(more);
        Served::run(&mut command)
    }

    /// Runs the command and waits until it has printed its address.
    pub(crate) fn run(command: &mut Command) -> Served {
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = command.spawn().expect("the server starts");
        let log = Arc::new(Mutex::new(String::new()));
        let mut stderr = BufReader::new(process.stderr.take().expect("its log is ours"));
        let kept = Arc::clone(&log);
        thread::spawn(move || {
            let mut line = String::new();
            while stderr.read_line(&mut line).is_ok_and(|length| length > 0) {
                kept.lock().expect("the log").push_str(&line);
                line.clear();
            }
        });
        let stdout = BufReader::new(process.stdout.take().expect("its output is ours"));
        let (tell, told) = mpsc::channel();
        thread::spawn(move || stdout.lines().map_while(Result::ok).for_each(|line| drop(tell.send(line))));
        let address = told.recv_timeout(PATIENCE);
        let address = address.unwrap_or_else(|_| panic!("no address: {}", log.lock().expect("the log")));
        Served { process, api: Api::at(&address), log }
    }

    /// SIGKILL: it can do nothing more about anything.
    pub(crate) fn kill(mut self) {
        self.process.kill().expect("it can be killed");
        self.process.wait().expect("it is dead");
    }

    /// SIGTERM: it is asked to come to an end.
    pub(crate) fn tell_to_stop(&self) {
        let told = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status();
        assert!(told.expect("kill can be run").success());
    }

    /// Waits until it has ended by itself.
    pub(crate) fn ended(&mut self) -> ExitStatus {
        let begin = Instant::now();
        loop {
            if let Some(status) = self.process.try_wait().expect("it can be waited for") {
                return status;
            }
            assert!(begin.elapsed() < PATIENCE, "it does not end: {}", self.log());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// What it has logged so far.
    pub(crate) fn log(&self) -> String {
        self.log.lock().expect("the log").clone()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        if thread::panicking() {
            eprintln!("the log of {}:\n{}", self.api.base, self.log());
        }
    }
}

/// Runs a command that is expected to end soon by itself, and tells how: its code, and its stderr.
pub(crate) fn refused(command: &mut Command) -> (Option<i32>, String) {
    let mut process = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut said = String::new();
    process.stderr.take().expect("its stderr is ours").read_to_string(&mut said).expect("text");
    (process.wait().expect("it ends").code(), said)
}
