#![allow(dead_code, reason = "each benchmark uses a part")]

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use server::{Config, Server};

use crate::Fallible;

/// The word that makes this program the server.
pub(crate) const ROLE: &str = "--serve";

/// The server, in a process of its own so that its memory can be told from ours.
pub(crate) struct Host {
    pub(crate) address: SocketAddr,
    process: Child,
}

/// What the other process does: it serves until its input ends, which is so too when we die.
pub(crate) async fn serve(url: &str) -> Fallible<()> {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let server =
        Server::start(Config { listen, database: url.to_owned(), connections: 12_000, ..Config::default() })
            .await?;
    println!("{}", server.address());
    let input_ended = tokio::task::spawn_blocking(|| std::io::stdin().lines().for_each(drop));
    server.run_until(async { drop(input_ended.await) }).await?;
    Ok(())
}

impl Host {
    pub(crate) fn start(url: &str) -> Fallible<Host> {
        let mut process = Command::new(std::env::current_exe()?)
            .args([ROLE, url])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("its output is ours")).read_line(&mut line)?;
        Ok(Host { address: line.trim().parse()?, process })
    }

    pub(crate) fn process_id(&self) -> u32 {
        self.process.id()
    }

    /// The most memory it ever held, in bytes.
    pub(crate) fn most_memory(&self) -> Fallible<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kilobytes = line.and_then(|line| line.trim().strip_suffix("kB")).ok_or("no VmHWM in /proc")?;
        Ok(kilobytes.trim().parse::<u64>()? * 1024)
    }

    pub(crate) fn stop(&mut self) -> Fallible<()> {
        drop(self.process.stdin.take());
        let status = self.process.wait()?;
        if status.success() { Ok(()) } else { Err(format!("the server ended with {status}").into()) }
    }
}
