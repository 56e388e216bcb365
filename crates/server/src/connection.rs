//! One connection: what it is waiting for and since when, and what becomes of it if it waits for
//! too long.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use hyper::body::{Frame, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::time::{Instant, Sleep};

/// How far a connection is with its present request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// The last one is answered, and nothing of the next has come.
    Idle,
    /// The head of one is coming, or is yet to come after the connection was opened.
    Head,
    /// The head is here, the message is coming.
    Message,
    /// All of it is here, and the answer is on its way.
    Answering,
}

/// What others may know of a connection.
pub(crate) struct ConnectionState {
    /// When the server began, from which all lines count.
    epoch: Instant,
    /// The stage, in the lowest two bits, and since when, in milliseconds.
    state: AtomicU64,
    /// Told when the connection has to make room for another, or the server stops.
    pub(crate) told_to_end: Notify,
}

impl ConnectionState {
    pub(crate) fn new(epoch: Instant) -> ConnectionState {
        let line = ConnectionState { epoch, state: AtomicU64::new(0), told_to_end: Notify::new() };
        line.enter(Progress::Head);
        line
    }

    pub(crate) fn enter(&self, stage: Progress) {
        let since = self.epoch.elapsed().as_millis() as u64;
        self.state.store(since << 2 | stage as u64, Ordering::Relaxed);
    }

    pub(crate) fn stage(&self) -> Progress {
        stage_of(self.state.load(Ordering::Relaxed))
    }

    /// Since when it is waiting for its caller; `None` if the caller is waiting for an answer.
    pub(crate) fn waiting_since(&self) -> Option<Instant> {
        let state = self.state.load(Ordering::Relaxed);
        (stage_of(state) != Progress::Answering).then(|| self.epoch + Duration::from_millis(state >> 2))
    }

    /// Something has come from the caller.
    fn heard(&self) {
        if self.stage() == Progress::Idle {
            self.enter(Progress::Head);
        }
    }

    /// The caller has taken some of an answer.
    fn told(&self) {
        if self.stage() == Progress::Idle {
            self.enter(Progress::Idle);
        }
    }
}

fn stage_of(state: u64) -> Progress {
    [Progress::Idle, Progress::Head, Progress::Message, Progress::Answering][(state & 3) as usize]
}

/// A stream of bytes that notes on its line when they move, and breaks when its caller takes none
/// of an answer for too long.
pub(crate) struct WatchedStream {
    stream: TcpStream,
    line: Arc<ConnectionState>,
    write_timeout: Duration,
    /// Runs while the caller takes nothing.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl WatchedStream {
    pub(crate) fn new(
        stream: TcpStream,
        line: Arc<ConnectionState>,
        write_timeout: Duration,
    ) -> WatchedStream {
        WatchedStream { stream, line, write_timeout, stalled: None }
    }

    fn written(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.stalled = None;
            self.line.told();
            return written;
        }
        let timeout = self.write_timeout;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(timeout)));
        stalled.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for WatchedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.line.heard();
        }
        read
    }
}

impl AsyncWrite for WatchedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.written(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// The body of an answer: when it is gone, its connection waits for the next request.
pub(crate) struct AnswerBody {
    pub(crate) body: Body,
    pub(crate) line: Arc<ConnectionState>,
}

impl hyper::body::Body for AnswerBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for AnswerBody {
    fn drop(&mut self) {
        self.line.enter(Progress::Idle);
    }
}
