//! As much of HTTP/1.1 as is needed here. Client and server share the cores, and whatever a client
//! for every purpose does besides would be missing from the server's figures.
#![allow(dead_code, reason = "each benchmark uses a part")]

use std::io::{self, ErrorKind};
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A connection that is kept open from request to request.
pub(crate) struct Connection {
    stream: TcpStream,
    received: Vec<u8>,
}

/// What comes before the body.
struct Head {
    status: u16,
    length: Option<usize>,
    /// Where the body begins.
    ends: usize,
}

impl Connection {
    pub(crate) async fn open(address: SocketAddr) -> io::Result<Connection> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream, received: Vec::new() })
    }

    /// Sends JSON and waits for the whole answer: its status and its body.
    pub(crate) async fn post(&mut self, path: &str, token: &str, body: &str) -> io::Result<(u16, &[u8])> {
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        self.ask(&request).await
    }

    async fn ask(&mut self, request: &str) -> io::Result<(u16, &[u8])> {
        self.stream.write_all(request.as_bytes()).await?;
        self.received.clear();
        let head = self.head().await?;
        let length = head.length.ok_or_else(|| strange("an answer without its length"))?;
        while self.received.len() < head.ends + length {
            self.receive().await?;
        }
        Ok((head.status, &self.received[head.ends..]))
    }

    /// Asks for a page as the browser with a key does, and waits for all of it: its status and its body.
    pub(crate) async fn get(&mut self, path: &str, key: &str) -> io::Result<(u16, &[u8])> {
        let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\ncookie: railhead_key={key}\r\n\r\n");
        self.ask(&request).await
    }

    /// Asks for a body without an end, and keeps what has come of it already.
    pub(crate) async fn follow(&mut self, path: &str) -> io::Result<()> {
        let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n");
        self.stream.write_all(request.as_bytes()).await?;
        self.received.clear();
        let head = self.head().await?;
        if head.status != 200 {
            return Err(strange(&format!("{path} is answered with {}", head.status)));
        }
        self.received.drain(..head.ends);
        Ok(())
    }

    /// Gives every whole line of the endless body that has come to `read`; waits until there is one.
    pub(crate) async fn lines(&mut self, read: &mut impl FnMut(&[u8])) -> io::Result<()> {
        loop {
            let whole = self.received.iter().rposition(|&byte| byte == b'\n');
            if let Some(last) = whole {
                self.received[..last].split(|&byte| byte == b'\n').for_each(read);
                self.received.drain(..=last);
                return Ok(());
            }
            self.receive().await?;
        }
    }

    async fn head(&mut self) -> io::Result<Head> {
        loop {
            if let Some(end) = self.received.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
                return Head::parse(&self.received[..end]).ok_or_else(|| strange("this is not HTTP"));
            }
            self.receive().await?;
        }
    }

    async fn receive(&mut self) -> io::Result<()> {
        match self.stream.read_buf(&mut self.received).await? {
            0 => Err(io::Error::new(ErrorKind::UnexpectedEof, "the server has hung up")),
            _ => Ok(()),
        }
    }
}

impl Head {
    fn parse(bytes: &[u8]) -> Option<Head> {
        let text = str::from_utf8(bytes).ok()?;
        let mut lines = text.split("\r\n");
        let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
        let length = lines
            .filter_map(|line| line.split_once(':'))
            .find(|(name, _)| name.eq_ignore_ascii_case("content-length"))
            .and_then(|(_, value)| value.trim().parse().ok());
        Some(Head { status, length, ends: bytes.len() + 4 })
    }
}

fn strange(what: &str) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, what)
}
