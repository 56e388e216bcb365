//! What arrives at those who are told, on this machine.

use notices::{Fault, Message, MessageLink, Outside, Webhook, WebhookForm};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

fn message() -> Message {
    Message {
        what: "turn".into(),
        title: "Your turn".into(),
        text: "Bid.".into(),
        link: Some(MessageLink { url: "https://rails.example/games/a".into(), label: "Go".into() }),
        key: "k1".into(),
        unsubscribe: None,
    }
}

/// Answers one request like this, and returns what was asked.
async fn receiver(answer: &'static str) -> (String, tokio::task::JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = format!("http://{}/hook?token=1", listener.local_addr().expect("an address"));
    let heard = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.expect("somebody comes");
        let mut request = vec![0; 4096];
        let length = stream.read(&mut request).await.expect("a request");
        stream.write_all(answer.as_bytes()).await.expect("an answer");
        request.truncate(length);
        String::from_utf8(request).expect("text")
    });
    (address, heard)
}

fn inside() -> Outside {
    Outside::public().expect("a way out").and_inside()
}

#[tokio::test]
async fn a_webhook_hears_the_message_with_its_key() {
    let (address, heard) = receiver("HTTP/1.1 204 No Content\r\n\r\n").await;
    let webhook = Webhook { address: &address, form: WebhookForm::Json };
    assert_eq!(webhook.send(&inside(), &message()).await, Ok(()));
    let request = heard.await.expect("a request");
    assert!(request.starts_with("POST /hook?token=1 HTTP/1.1\r\n"), "{request}");
    assert!(
        request.contains("idempotency-key: k1\r\n") && request.contains("\"what\":\"turn\""),
        "{request}"
    );
}

#[tokio::test]
async fn a_redirect_is_a_refusal() {
    let (address, _heard) =
        receiver("HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n").await;
    let webhook = Webhook { address: &address, form: WebhookForm::Slack };
    assert_eq!(webhook.send(&inside(), &message()).await, Err(Fault::Status(302)));
}

#[tokio::test]
async fn nobody_is_asked_at_an_address_that_turns_out_to_be_private() {
    let (address, heard) = receiver("HTTP/1.1 200 OK\r\n\r\n").await;
    let port = address.trim_start_matches("http://127.0.0.1:").split('/').next().expect("a port").to_owned();
    // `localhost` is a name: only looking it up shows what it is.
    let address = format!("https://localhost:{port}/");
    let webhook = Webhook { address: &address, form: WebhookForm::Json };
    let outside = Outside::public().expect("a way out");
    assert_eq!(webhook.send(&outside, &message()).await, Err(Fault::Private));
    assert!(!heard.is_finished());
}

#[tokio::test]
async fn an_endless_answer_is_not_read_to_its_end() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = format!("http://{}/", listener.local_addr().expect("an address"));
    tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.expect("somebody comes");
        let _ = stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n").await;
        while stream.write_all(&[b'x'; 1024]).await.is_ok() {}
    });
    let webhook = Webhook { address: &address, form: WebhookForm::Json };
    assert_eq!(webhook.send(&inside(), &message()).await, Ok(()));
}
