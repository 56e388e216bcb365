//! A push is for one browser's eyes: here a stand-in has its keys.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use notices::{Message, Outside, PushKeys, PushSender, PushSubscription, VapidKey};
use p256::SecretKey;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use web_push_native::{Auth, decrypt};

#[tokio::test]
async fn a_push_is_encrypted_for_the_browser_and_signed_for_its_service() {
    let secret = SecretKey::from_slice(&[7; 32]).expect("a key");
    let auth = [9; 16];
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let service = format!("http://{}", listener.local_addr().expect("an address"));
    let heard = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.expect("somebody comes");
        let mut request = Vec::new();
        loop {
            let mut piece = [0; 4096];
            let length = stream.read(&mut piece).await.expect("a request");
            request.extend_from_slice(&piece[..length]);
            let Some(end) = request.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
            let head = String::from_utf8(request[..end].to_vec()).expect("a head").to_lowercase();
            let wanted =
                head.lines().find_map(|line| line.strip_prefix("content-length: ")).expect("a length");
            if request.len() - end - 4 == wanted.parse::<usize>().expect("a number") {
                stream
                    .write_all(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
                    .await
                    .expect("an answer");
                return (head, request[end + 4..].to_vec());
            }
        }
    });
    let public = secret.public_key().to_encoded_point(false);
    let keys =
        PushKeys { p256dh: URL_SAFE_NO_PAD.encode(public.as_bytes()), auth: URL_SAFE_NO_PAD.encode(auth) };
    let subscription = PushSubscription { endpoint: format!("{service}/push/1"), keys };
    let sender =
        PushSender { key: VapidKey::generate().expect("a key"), contact: "mailto:a@b.example".into() };
    let message = Message {
        what: "turn".into(),
        title: "Your turn – à vous".into(),
        text: "Bid.".into(),
        link: None,
        key: "0123456789abcdef".into(),
        unsubscribe: None,
    };
    let outside = Outside::public().expect("a way out").and_inside();
    assert_eq!(sender.send(&outside, &subscription, &message, 1000).await, Ok(()));
    let (head, body) = heard.await.expect("a request");
    assert!(head.contains("topic: 0123456789abcdef") && head.contains("ttl: 86400"), "{head}");
    assert!(
        head.contains("authorization: vapid t=") && head.contains("content-encoding: aes128gcm"),
        "{head}"
    );
    let text = decrypt(body, &secret, &Auth::from(auth)).expect("it is for these keys");
    let text: Value = serde_json::from_slice(&text).expect("JSON");
    assert_eq!((&text["what"], &text["title"]), (&"turn".into(), &"Your turn – à vous".into()));
}
