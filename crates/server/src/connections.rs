//! All connections: who gets one, how many there are at most, and how they end.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use parking_lot::Mutex;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, sleep, timeout};

use crate::app::App;
use crate::config::Config;
use crate::connection::{AnswerBody, ConnectionState, Progress, WatchedStream};
use crate::metrics::{CloseReason, Limit};
use crate::network::Network;

/// The places for connections, and who has one.
pub(crate) struct Connections {
    app: Arc<App>,
    most: usize,
    places: Arc<Semaphore>,
    open: Mutex<Open>,
    /// For those who are told that there is no place; others are not told.
    farewells: Arc<Semaphore>,
    epoch: Instant,
}

#[derive(Default)]
struct Open {
    /// The number of the next connection.
    next: u64,
    by_network: HashMap<Network, HashMap<u64, Arc<ConnectionState>>>,
}

/// A place that somebody has, until it is dropped.
struct ConnectionSlot {
    connections: Arc<Connections>,
    network: Network,
    number: u64,
    line: Arc<ConnectionState>,
    _permit: OwnedSemaphorePermit,
}

/// The most connections where the files that may be open would allow more.
const ENOUGH: usize = 10_000;
/// The files kept for the database and everything else.
const RESERVE: usize = 128;
/// More would only be memory for who sends heads without an end.
const LARGEST_HEAD: usize = 32 << 10;
/// This part of the places is cleared at once, so that a crowd does not have each of them looked for.
const CLEARED: usize = 64;
const FAREWELLS: usize = 32;
const FAREWELL: Duration = Duration::from_secs(1);
/// How long a connection that has to make room may take for it.
const CLEARING: Duration = Duration::from_secs(1);
/// The pause after a connection could not be accepted.
const PAUSE: Duration = Duration::from_millis(200);
/// The same warning is logged at most this often.
const COMPLAIN_AGAIN: Duration = Duration::from_mins(1);

const NO_PLACE: &str = "{\"error\":\"There is no place for another connection just now; try again soon.\"}";

/// Raises the number of files that may be open as far as the system lets us, and returns how many
/// connections that leaves room for, at most as many as are wanted.
pub(crate) fn most_connections(config: &Config) -> usize {
    let wanted = if config.connections == 0 { ENOUGH } else { config.connections };
    let raised = rlimit::increase_nofile_limit(u64::MAX);
    let Ok(files) = raised.or_else(|_| rlimit::Resource::NOFILE.get_soft()) else {
        // The system has no such limit.
        return wanted;
    };
    let files = usize::try_from(files).unwrap_or(usize::MAX);
    let most = files - RESERVE.min(files / 2);
    if config.connections > most {
        tracing::warn!(open_files = files, connections = most, "so many connections cannot be open");
    }
    wanted.min(most).clamp(1, u32::MAX as usize)
}

impl Connections {
    pub(crate) fn new(app: Arc<App>, most: usize) -> Arc<Connections> {
        Arc::new(Connections {
            app,
            most,
            places: Arc::new(Semaphore::new(most)),
            open: Mutex::default(),
            farewells: Arc::new(Semaphore::new(FAREWELLS)),
            epoch: Instant::now(),
        })
    }

    /// Logs where and how the server serves.
    pub(crate) fn tell(&self, address: SocketAddr) {
        let config = &self.app.config;
        tracing::info!(
            %address,
            version = env!("CARGO_PKG_VERSION"),
            // The rest of a PostgreSQL address may be a password.
            database = config.database.split(':').next().unwrap_or_default(),
            connections = self.most,
            connections_per_address = config.connections_per_address,
            requests_a_second = config.requests_a_second,
            thinkers = config.thinkers,
            behind_proxy = config.trust_forwarded,
            public_url = config.public_url.as_ref().map(tracing::field::display),
            "serving"
        );
    }

    /// How many there are. Those that were told to make room for others are not counted any more.
    pub(crate) fn count(&self) -> usize {
        self.open.lock().by_network.values().map(HashMap::len).sum()
    }

    /// How many of them have sent a request, or some of it, and not yet all of its answer. An open event stream is
    /// one of these.
    pub(crate) fn under_way(&self) -> usize {
        let open = self.open.lock();
        let lines = open.by_network.values().flat_map(HashMap::values);
        lines.filter(|line| matches!(line.stage(), Progress::Message | Progress::Answering)).count()
    }

    /// Serves everybody who connects until the server stops, and then those who are here.
    pub(crate) async fn serve(self: Arc<Self>, listener: TcpListener, router: Router) {
        let mut stopping = self.app.stopping.clone();
        let mut stopped = pin!(stopping.wait_for(|stop| *stop));
        let mut complaints = LogThrottle::default();
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                _ = &mut stopped => break,
            };
            match accepted {
                Ok((stream, peer)) => match self.admit(peer).await {
                    Ok(place) => drop(tokio::spawn(place.serve(stream, peer, router.clone()))),
                    Err(limit) => {
                        if matches!(limit, Limit::Connections) && complaints.are_due() {
                            tracing::warn!(most = self.most, "all connections are taken");
                        }
                        self.turn_away(stream, limit);
                    }
                },
                // The caller has gone already.
                Err(error) if is_of_the_caller(&error) => {}
                Err(error) => {
                    if complaints.are_due() {
                        tracing::error!(%error, "cannot accept connections");
                    }
                    sleep(PAUSE).await;
                }
            }
        }
        drop(listener);
        self.open.lock().end_all();
        let _ = self.places.acquire_many(self.most as u32).await;
    }

    /// A place for somebody, or the limit that leaves none. Who keeps us waiting the longest makes
    /// room for who has just come: of the same address if that has its fill, of all otherwise.
    async fn admit(self: &Arc<Self>, peer: SocketAddr) -> Result<ConnectionSlot, Limit> {
        let network = Network::of(peer.ip());
        let config = &self.app.config;
        // Behind a proxy, all of them come from the proxy.
        let counted = config.connections_per_address > 0
            && !config.trust_forwarded
            && !Network::is_spared(peer.ip(), config);
        if counted && !self.open.lock().has_room(network, config.connections_per_address) {
            return Err(Limit::ConnectionsOfAddress);
        }
        let permit = match Arc::clone(&self.places).try_acquire_owned() {
            Ok(permit) => permit,
            Err(_) => self.cleared_place().await.ok_or(Limit::Connections)?,
        };
        Ok(self.take(network, permit))
    }

    async fn cleared_place(&self) -> Option<OwnedSemaphorePermit> {
        if !self.open.lock().clear((self.most / CLEARED).max(1)) {
            return None;
        }
        timeout(CLEARING, Arc::clone(&self.places).acquire_owned()).await.ok()?.ok()
    }

    fn take(self: &Arc<Self>, network: Network, permit: OwnedSemaphorePermit) -> ConnectionSlot {
        let line = Arc::new(ConnectionState::new(self.epoch));
        let mut open = self.open.lock();
        let number = open.next;
        open.next += 1;
        open.by_network.entry(network).or_default().insert(number, Arc::clone(&line));
        drop(open);
        ConnectionSlot { connections: Arc::clone(self), network, number, line, _permit: permit }
    }

    /// Says that there is no place, to some of those whom it concerns.
    fn turn_away(&self, mut stream: TcpStream, limit: Limit) {
        self.app.metrics.refused(limit);
        let Ok(farewell) = Arc::clone(&self.farewells).try_acquire_owned() else { return };
        tokio::spawn(async move {
            let answer = format!(
                "HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-type: application/json\r\n\
                 content-length: {}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n{NO_PLACE}",
                NO_PLACE.len()
            );
            let said = async {
                // Who has asked nothing yet does not expect an answer.
                let mut unread = [0; 1024];
                if stream.peek(&mut unread).await? == 0 {
                    return Ok(());
                }
                stream.write_all(answer.as_bytes()).await?;
                stream.shutdown().await?;
                // Closed with something unread, the connection would break before the answer is read.
                while stream.read(&mut unread).await? > 0 {}
                io::Result::Ok(())
            };
            let _ = timeout(FAREWELL, said).await;
            drop(farewell);
        });
    }
}

impl Open {
    /// Whether an address may have one more, perhaps in place of one that keeps us waiting.
    fn has_room(&mut self, network: Network, most: usize) -> bool {
        let Some(lines) = self.by_network.get_mut(&network) else { return true };
        if lines.len() < most {
            return true;
        }
        let waiting = lines.iter().filter_map(|(&number, line)| Some((line.waiting_since()?, number)));
        let Some((_, longest)) = waiting.min() else { return false };
        lines.remove(&longest).into_iter().for_each(|line| line.told_to_end.notify_one());
        true
    }

    /// Ends the connections that keep us waiting the longest, as many as this or all of them; returns
    /// whether there was one.
    fn clear(&mut self, many: usize) -> bool {
        let mut waiting: Vec<(Instant, Network, u64)> = Vec::new();
        for (&network, lines) in &self.by_network {
            let lines = lines.iter();
            waiting
                .extend(lines.filter_map(|(&number, line)| Some((line.waiting_since()?, network, number))));
        }
        if waiting.len() > many {
            waiting.select_nth_unstable_by_key(many, |&(since, ..)| since);
            waiting.truncate(many);
        }
        for &(_, network, number) in &waiting {
            self.remove(network, number).into_iter().for_each(|line| line.told_to_end.notify_one());
        }
        !waiting.is_empty()
    }

    /// The server stops.
    fn end_all(&self) {
        self.by_network.values().flat_map(HashMap::values).for_each(|line| line.told_to_end.notify_one());
    }

    fn remove(&mut self, network: Network, number: u64) -> Option<Arc<ConnectionState>> {
        let lines = self.by_network.get_mut(&network)?;
        let removed = lines.remove(&number);
        if lines.is_empty() {
            self.by_network.remove(&network);
        }
        removed
    }
}

impl ConnectionSlot {
    /// Answers the requests of a connection, one after the other.
    async fn serve(self, stream: TcpStream, peer: SocketAddr, router: Router) {
        let app = &self.connections.app;
        let line = &self.line;
        let _counted = app.metrics.connection();
        // An event is small, and must not wait until the one before it is acknowledged.
        let _ = stream.set_nodelay(true);
        let router = TowerToHyperService::new(router);
        let service = service_fn(|mut request: Request<Incoming>| {
            line.enter(Progress::Message);
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(Arc::clone(line));
            let answered = router.call(request.map(Body::new));
            let line = Arc::clone(line);
            async move { answered.await.map(|answer| answer.map(|body| AnswerBody { body, line })) }
        });
        let stream = WatchedStream::new(stream, Arc::clone(line), app.config.write_timeout);
        let mut http = http1::Builder::new();
        http.max_header_size(LARGEST_HEAD);
        let mut serving = pin!(http.serve_connection(TokioIo::new(stream), service));
        // Everything here is looked at with each event that is sent, so there is little of it.
        let mut told_to_end = pin!(line.told_to_end.notified());
        let mut is_told = false;
        let mut watch = pin!(sleep(app.config.header_timeout));
        loop {
            tokio::select! {
                biased;
                _ = serving.as_mut() => return,
                () = &mut told_to_end, if !is_told => {
                    is_told = true;
                    // Meanwhile the rest of a request may have come.
                    if !*app.stopping.borrow() && line.waiting_since().is_some() {
                        return app.metrics.cut(CloseReason::Room);
                    }
                    serving.as_mut().graceful_shutdown();
                }
                () = &mut watch => match self.overdue() {
                    Some(why) => return app.metrics.cut(why),
                    None => watch.as_mut().reset(self.next_look()),
                }
            }
        }
    }

    /// Whether the caller has kept us waiting for too long, and for what.
    fn overdue(&self) -> Option<CloseReason> {
        let config = &self.connections.app.config;
        let (longest, why) = match self.line.stage() {
            Progress::Idle => (config.idle_timeout, CloseReason::Idle),
            Progress::Head => (config.header_timeout, CloseReason::Headers),
            // The message has a limit of its own.
            Progress::Message | Progress::Answering => return None,
        };
        (self.line.waiting_since()?.elapsed() >= longest).then_some(why)
    }

    /// When to look at the line again. Not each request sets a timer: a head that comes after an
    /// earlier request may take up to twice its time.
    fn next_look(&self) -> Instant {
        let Config { header_timeout, idle_timeout, .. } = self.connections.app.config;
        let since = self.line.waiting_since().filter(|_| self.line.stage() == Progress::Head);
        let later = Instant::now() + header_timeout.min(idle_timeout);
        since.map_or(later, |since| since + header_timeout)
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.connections.open.lock().remove(self.network, self.number);
    }
}

/// When there was last something to complain about.
#[derive(Default)]
struct LogThrottle(Option<Instant>);

impl LogThrottle {
    /// Whether to complain again.
    fn are_due(&mut self) -> bool {
        let due = self.0.is_none_or(|last| last.elapsed() >= COMPLAIN_AGAIN);
        if due {
            self.0 = Some(Instant::now());
        }
        due
    }
}

fn is_of_the_caller(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
