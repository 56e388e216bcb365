//! People are told what happens while they are not here.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use e2e::{Browser, House, NewGame};
use serde_json::json;
use server::Clock;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

#[tokio::test(flavor = "multi_thread")]
async fn a_push_becomes_a_notification() {
    let house = House::open().await;
    let ann = Browser::with_notifications(&house).await;
    let player = NewGame::ALONE.set_up(&ann).await;
    let table = format!("/games/{}", player.game().await);
    ann.goto("/me/notices").await;
    ann.wait("html[data-ready]").await;
    assert_eq!(ann.run("return Notification.permission").await, "granted");
    ann.run("return navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 1)")
        .await;
    let link = house.address(&table);
    let push = json!({ "what": "turn", "title": "Your turn", "text": "Bid.", "link": link, "key": "k1" });
    // A repetition is the same notification. A browser that is still starting its worker may lose a push, as a push service
    // may, so it is repeated until it is shown.
    let counted = "return navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) => { window.shown = all; return all.length; })";
    for _ in 0..60 {
        for _ in 0..2 {
            ann.deliver_push(&push.to_string()).await;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        if ann.run(counted).await == 1 {
            break;
        }
    }
    assert_eq!(ann.run(counted).await, 1, "two pushes are one notification");
    let shown =
        ann.run("const [one] = window.shown; return [one.title, one.body, one.tag, one.data.link];").await;
    assert_eq!(shown, json!(["Your turn", "Bid.", "k1", link]));
    ann.leave().await;
}

/// The mails so far, as text in which nothing is broken up.
fn mails(directory: &Path) -> Vec<String> {
    let read = |entry: std::io::Result<fs::DirEntry>| fs::read_to_string(entry.expect("a file").path());
    let all = fs::read_dir(directory).expect("a directory").filter_map(|entry| read(entry).ok());
    let whole = |mail: &String| mail.trim_end().ends_with("--");
    all.filter(whole).map(|mail| mail.replace("=\r\n", "").replace("=3D", "=")).collect()
}

/// Waits for a mail with a link to a page below this address, and returns that link.
async fn link_in_mail(directory: &Path, below: &str) -> String {
    loop {
        if let Some(mail) = mails(directory).into_iter().find(|mail| mail.contains(below)) {
            let start = mail.find(below).expect("the link");
            let is_part = |letter: &char| letter.is_ascii_alphanumeric() || ":/.-".contains(*letter);
            return mail[start..].chars().take_while(is_part).collect();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Counts the messages that come to an address.
async fn receiver() -> (String, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = format!("http://{}/", listener.local_addr().expect("an address"));
    let heard = Arc::new(AtomicUsize::new(0));
    let hears = Arc::clone(&heard);
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let _ = stream.read(&mut [0; 4096]).await;
            hears.fetch_add(1, Ordering::SeqCst);
            let _ = stream.write_all(b"HTTP/1.1 204 So\r\n\r\n").await;
        }
    });
    (address, heard)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_by_mail_and_by_webhook_and_the_mail_leads_to_the_table() {
    let directory = tempfile::tempdir().expect("a directory for mails");
    let clock = Clock::by_hand();
    let house = House::open_with(|config| {
        config.clock = clock.clone();
        config.smtp = Some(format!("file:{}", directory.path().display()));
        config.mail_from = Some("railhead@rails.example".to_owned());
        config.allow_private_webhooks = true;
    })
    .await;
    let (ann, bob) = (Browser::laptop(&house).await, Browser::phone(&house).await);
    let host = NewGame::FOR_TWO.set_up(&ann).await;
    let table = format!("/games/{}", host.game().await);
    NewGame::join(&ann, &bob, "Bob").await;
    ann.wait("#table[data-turn=yours]").await;

    bob.goto("/me").await;
    bob.tap("#notices").await;
    bob.type_into("#mail", "bob@example.org").await;
    bob.tap("form[action='/me/notices/mail'] button").await;
    bob.wait_text(".done", "on its way to you").await;
    bob.wait_text(".channel", "Not confirmed yet").await;
    bob.goto(&link_in_mail(directory.path(), &house.address("/me/confirm/")).await).await;
    bob.tap("#go-on").await;
    bob.wait_text(".done", "yours now").await;
    let (address, heard) = receiver().await;
    bob.type_into("#webhook", &address).await;
    bob.tap("form[action='/me/notices/webhook'] button").await;
    bob.wait_text(".done", "Saved").await;
    assert_eq!(bob.count(".channel").await, 2);
    bob.axe().await;

    host.do_first("offer").await;
    host.point("#raise").await;
    clock.advance(Duration::from_mins(1));
    let link = link_in_mail(directory.path(), &house.address("/games/")).await;
    assert_eq!(link, house.address(&table));
    bob.goto(&link).await;
    bob.wait("#table[data-turn=yours]").await;
    // However long it waits, it is one turn.
    clock.advance(Duration::from_mins(30));
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(heard.load(Ordering::SeqCst), 1);
    ann.leave().await;
    bob.leave().await;
}
