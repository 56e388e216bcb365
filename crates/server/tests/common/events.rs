use reqwest::Response;
use serde_json::Value;

use super::PATIENCE;

/// A stream of server-sent events.
pub(crate) struct Events {
    pub(crate) response: Response,
    unread: String,
}

/// One of them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Event {
    pub(crate) name: String,
    pub(crate) id: Option<u64>,
    pub(crate) data: Value,
}

impl Events {
    pub(crate) fn of(response: Response) -> Events {
        assert_eq!(response.status(), 200);
        Events { response, unread: String::new() }
    }

    /// The next event; none when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<Event> {
        tokio::time::timeout(PATIENCE, self.wait()).await.expect("an event in time")
    }

    /// The next event of this name, whatever comes before it.
    pub(crate) async fn next_named(&mut self, name: &str) -> Event {
        loop {
            let event = self.next().await.expect("the stream goes on");
            if event.name == name {
                return event;
            }
        }
    }

    async fn wait(&mut self) -> Option<Event> {
        loop {
            while let Some(end) = self.unread.find("\n\n") {
                let block: String = self.unread.drain(..end + 2).collect();
                if let Some(event) = read(&block) {
                    return Some(event);
                }
            }
            let chunk = self.response.chunk().await.expect("the stream does not break")?;
            self.unread.push_str(std::str::from_utf8(&chunk).expect("text"));
        }
    }
}

/// A block of lines; a heartbeat is none.
fn read(block: &str) -> Option<Event> {
    let (mut name, mut id, mut data) = (None, None, None);
    for line in block.lines() {
        match line.split_once(": ") {
            Some(("event", value)) => name = Some(value.to_owned()),
            Some(("id", value)) => id = Some(value.parse().expect("an id is a version")),
            Some(("data", value)) => data = Some(serde_json::from_str(value).expect("data is JSON")),
            _ => {}
        }
    }
    Some(Event { name: name?, id, data: data? })
}
