//! Connections: who does not send or take what they should, and who takes too many of them.

use std::time::{Duration, Instant};

use crate::common::{AMERICAN_RAILS, House, Player, eventually};
use reqwest::StatusCode;
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

/// What comes until the server closes the connection; `None` if it does not.
async fn read_to_end(stream: &mut TcpStream, within: Duration) -> Option<String> {
    let mut bytes = Vec::new();
    let read = timeout(within, stream.read_to_end(&mut bytes)).await.ok()?;
    // A connection that breaks is closed, too.
    let _ = read;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

/// A request on a connection of its own, and how long its answer took.
async fn ask(house: &House) -> (StatusCode, Duration) {
    let begin = Instant::now();
    let http = reqwest::Client::new();
    let answer = http.get(format!("{}/livez", house.base)).send().await.expect("an answer");
    (answer.status(), begin.elapsed())
}

async fn number(house: &House, name: &str) -> f64 {
    let text = house.spectator().get("/metrics").await.text;
    let mut lines = text.lines().filter_map(|line| line.rsplit_once(' '));
    let (_, number) = lines.find(|(label, _)| *label == name).unwrap_or_else(|| panic!("{name} in {text}"));
    number.parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_whose_head_does_not_come_to_its_end_is_cut_off() {
    let house = House::open_with(|config| config.header_timeout = Duration::from_millis(400)).await;
    for sent in [&b""[..], HALF_A_HEAD] {
        let begin = Instant::now();
        let mut stream = connect(&house, sent).await;
        read_to_end(&mut stream, Duration::from_secs(2)).await.expect("it is closed");
        assert!(begin.elapsed() >= Duration::from_millis(300), "not before its time");
    }
    // Nor does it help to send a little now and then, or a whole request first.
    let mut stream = connect(&house, A_REQUEST).await;
    let closed = timeout(Duration::from_secs(3), async {
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
    let answer = read_to_end(&mut stream, Duration::from_secs(2)).await.expect("it is closed");
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_connection_is_closed_and_a_stream_is_not() {
    let house = House::open_with(|config| {
        config.header_timeout = Duration::from_millis(200);
        config.idle_timeout = Duration::from_millis(600);
    })
    .await;
    let table = house.table(AMERICAN_RAILS, 3, 1).await;
    let mut watching = house.spectator().events(&table.id, None).await;
    let begin = Instant::now();
    let mut stream = connect(&house, A_REQUEST).await;
    let answer = read_to_end(&mut stream, Duration::from_secs(3)).await.expect("it is closed");
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    assert!(begin.elapsed() >= Duration::from_millis(500), "kept for the next request");
    assert!(number(&house, "railhead_connections_cut_total{why=\"idle\"}").await >= 1.0);
    tokio::time::sleep(Duration::from_secs(1)).await;
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
    let mut stream = socket.connect(address).await.expect("a connection");
    let before = number(&house, "railhead_connections").await;
    // More than fits into all the buffers on the way.
    let many = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(200);
    stream.write_all(&many).await.expect("it is sent");
    tokio::time::sleep(Duration::from_millis(300)).await;
    eventually("the end of the connection", async || {
        (number(&house, "railhead_connections").await < before + 1.0).then_some(())
    })
    .await;
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
                let (status, took) = ask(&house).await;
                assert_eq!(status, 200, "after {number}");
                assert!(took < Duration::from_secs(2), "{took:?} after {number}");
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
    let refused = loop {
        let mut stream = connect(&house, request.as_bytes()).await;
        let mut begin = [0; 12];
        stream.read_exact(&mut begin).await.expect("an answer");
        if &begin == b"HTTP/1.1 503" {
            break read_to_end(&mut stream, Duration::from_secs(2)).await.expect("it is closed");
        }
        assert_eq!(&begin, b"HTTP/1.1 200");
        watchers.push(stream);
        assert!(watchers.len() <= 20);
    };
    assert_eq!(watchers.len(), 20, "who only waits makes room, who watches does not");
    assert!(refused.contains("retry-after: 5\r\n") && refused.contains("\"error\":"), "{refused}");
    drop(watchers);
    eventually("a place", async || (ask(&house).await.0 == 200).then_some(())).await;
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
        let mut begin = [0; 12];
        stream.write_all(request.as_bytes()).await.expect("it is sent");
        // Not everybody is told.
        if timeout(Duration::from_secs(1), stream.read_exact(&mut begin)).await.is_ok_and(|read| read.is_ok())
        {
            served += usize::from(&begin == b"HTTP/1.1 200");
        }
        greedy.push(stream);
    }
    assert_eq!(served, 10);
    let mut other = from(8).await;
    other.write_all(A_REQUEST).await.expect("it is sent");
    let mut begin = [0; 12];
    other.read_exact(&mut begin).await.expect("an answer");
    assert_eq!(&begin, b"HTTP/1.1 200", "others have their own");
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
        let mut begin = [0; 12];
        stream.read_exact(&mut begin).await.expect("an answer");
        assert_eq!(&begin, b"HTTP/1.1 200");
    }
    house.close().await;
}
