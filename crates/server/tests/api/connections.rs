//! Connections: who does not send or take what they should, and who takes too many of them.

use std::time::{Duration, Instant};

use crate::common::{AMERICAN_RAILS, House, PATIENCE, Player, eventually};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

const HALF_A_HEAD: &[u8] = b"GET /livez HTTP/1.1\r\nHost: localhost\r\nX-Half";
const A_REQUEST: &[u8] = b"GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n";
const HALF_A_MESSAGE: &[u8] = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{";

async fn connect(house: &House, sends: &[u8]) -> TcpStream {
    let mut stream =
        TcpStream::connect(house.base.trim_start_matches("http://")).await.expect("a connection");
    stream.write_all(sends).await.expect("it is sent");
    stream
}

/// What comes until the server closes the connection.
async fn read_to_end(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that breaks is closed, too.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("it is closed");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The first line of an answer up to its status. Returns `None` if the connection is closed before.
async fn status(stream: &mut TcpStream) -> Option<String> {
    let mut begin = [0; 12];
    let read = timeout(PATIENCE, stream.read_exact(&mut begin)).await.expect("an answer or an end");
    read.ok().map(|_| String::from_utf8_lossy(&begin).into_owned())
}

/// Waits for the answer to a request on a connection of its own. Somebody may be sent away for a moment.
async fn is_served(house: &House) {
    let get = async || reqwest::Client::new().get(format!("{}/livez", house.base)).send().await.ok();
    eventually("an answer", async || get().await.filter(|answer| answer.status() == 200)).await;
}

async fn number(house: &House, name: &str) -> f64 {
    let text = house.spectator().get("/metrics").await.text;
    let mut lines = text.lines().filter_map(|line| line.rsplit_once(' '));
    let (_, number) = lines.find(|(label, _)| *label == name).unwrap_or_else(|| panic!("{name} in {text}"));
    number.parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_whose_head_does_not_come_to_its_end_is_cut_off() {
    const LONGEST: Duration = Duration::from_secs(1);
    let house = House::open_with(|config| config.header_timeout = LONGEST).await;
    for sent in [&b""[..], HALF_A_HEAD] {
        let begin = Instant::now();
        let mut stream = connect(&house, sent).await;
        read_to_end(&mut stream).await;
        assert!(begin.elapsed() >= LONGEST, "not before its time");
    }
    // Nor does it help to send a little now and then, or a whole request first.
    let mut stream = connect(&house, A_REQUEST).await;
    let closed = timeout(PATIENCE, async {
        while stream.write_all(b"X").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    closed.await.expect("it is closed");
    assert!(number(&house, "railhead_connections_cut_total{why=\"headers\"}").await >= 3.0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_without_an_end_is_431() {
    let house = House::open().await;
    let mut stream = connect(&house, HALF_A_HEAD).await;
    let _ = stream.write_all(&b"x".repeat(40 << 10)).await;
    let answer = read_to_end(&mut stream).await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_connection_is_closed_and_a_stream_is_not() {
    // Longer than a head may take: it is another limit.
    const IDLE: Duration = Duration::from_millis(2500);
    let house = House::open_with(|config| {
        config.header_timeout = Duration::from_secs(2);
        config.idle_timeout = IDLE;
    })
    .await;
    let table = house.table(AMERICAN_RAILS, 3, 1).await;
    let mut watching = house.spectator().events(&table.id, None).await;
    let begin = Instant::now();
    let mut stream = connect(&house, A_REQUEST).await;
    let answer = read_to_end(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    assert!(begin.elapsed() >= IDLE, "kept for the next request");
    assert!(number(&house, "railhead_connections_cut_total{why=\"idle\"}").await >= 1.0);
    // By now nothing has come on the stream for longer than a connection may be idle.
    Player::new(&house, &table, 1).play(1).await;
    assert_eq!(watching.next_named("version").await.id, Some(1), "the stream goes on");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_nothing_of_an_answer_is_cut_off() {
    let house = House::open_with(|config| config.write_timeout = Duration::from_millis(500)).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let address = house.base.trim_start_matches("http://").parse().expect("an address");
    let before = number(&house, "railhead_connections").await;
    let mut stream = socket.connect(address).await.expect("a connection");
    // More than fits into all the buffers on the way.
    let many = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(200);
    stream.write_all(&many).await.expect("it is sent");
    assert_eq!(status(&mut stream).await.as_deref(), Some("HTTP/1.1 200"));
    eventually("the end of the connection", async || {
        (number(&house, "railhead_connections").await <= before).then_some(())
    })
    .await;
    let rest = read_to_end(&mut stream).await;
    assert!(rest.matches("HTTP/1.1 200").count() < 199, "all of it was sent");
    house.close().await;
}

/// With the usual limit of open files, this stopped everything.
#[tokio::test(flavor = "multi_thread")]
async fn thousands_of_half_sent_requests_do_not_stop_the_others() {
    let house = House::open_with(|config| config.connections = 100).await;
    for half in [HALF_A_HEAD, HALF_A_MESSAGE, b""] {
        let mut crowd = Vec::new();
        for number in 0..1000 {
            crowd.push(connect(&house, half).await);
            if number % 100 == 99 {
                is_served(&house).await;
            }
        }
    }
    assert!(number(&house, "railhead_connections_cut_total{why=\"room\"}").await > 2000.0);
    assert!(number(&house, "railhead_connections").await <= 100.0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_every_place_is_in_use_others_are_told_to_come_back() {
    let house = House::open_with(|config| config.connections = 20).await;
    let table = house.table(AMERICAN_RAILS, 3, 1).await;
    let request = format!("GET /api/games/{}/events HTTP/1.1\r\nHost: localhost\r\n\r\n", table.id);
    let mut watchers = Vec::new();
    let refused = eventually("a full house", async || {
        let mut stream = connect(&house, request.as_bytes()).await;
        if status(&mut stream).await.as_deref() == Some("HTTP/1.1 200") {
            watchers.push(stream);
            return None;
        }
        // Who only waits makes room, but a busy machine may need a moment for it.
        let refused = read_to_end(&mut stream).await;
        (watchers.len() == 20).then_some(refused)
    })
    .await;
    assert_eq!(watchers.len(), 20, "who watches does not make room");
    assert!(refused.contains("retry-after: 5\r\n") && refused.contains("\"error\":"), "{refused}");
    drop(watchers);
    is_served(&house).await;
    assert!(number(&house, "railhead_refused_total{limit=\"connections\"}").await >= 1.0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_take_all_the_places() {
    let house = House::open_with(|config| {
        config.limit_loopback = true;
        config.connections = 60;
        config.connections_per_address = 10;
    })
    .await;
    let table = house.table(AMERICAN_RAILS, 3, 1).await;
    let address = house.base.trim_start_matches("http://").parse().expect("an address");
    // Another address of this machine's.
    let from = async |last: u8| {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(([127, 0, 0, last], 0).into()).expect("an address of ours");
        socket.connect(address).await.expect("a connection")
    };
    let request = format!("GET /api/games/{}/events HTTP/1.1\r\nHost: localhost\r\n\r\n", table.id);
    let mut greedy = Vec::new();
    let mut served = 0;
    for _ in 0..70 {
        let mut stream = from(7).await;
        // Not everybody is told: some are sent away before they have asked.
        let _ = stream.write_all(request.as_bytes()).await;
        served += usize::from(status(&mut stream).await.as_deref() == Some("HTTP/1.1 200"));
        greedy.push(stream);
    }
    assert_eq!(served, 10);
    let mut other = from(8).await;
    other.write_all(A_REQUEST).await.expect("it is sent");
    assert_eq!(status(&mut other).await.as_deref(), Some("HTTP/1.1 200"), "others have their own");
    assert!(number(&house, "railhead_refused_total{limit=\"connections-address\"}").await >= 60.0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_its_address_may_take_all_the_places() {
    let house = House::open_with(|config| {
        config.limit_loopback = true;
        config.trust_forwarded = true;
        config.connections_per_address = 5;
    })
    .await;
    let mut crowd = Vec::new();
    for _ in 0..20 {
        crowd.push(connect(&house, A_REQUEST).await);
    }
    for stream in &mut crowd {
        assert_eq!(status(stream).await.as_deref(), Some("HTTP/1.1 200"));
    }
    house.close().await;
}
