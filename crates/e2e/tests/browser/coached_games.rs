//! First games with the coach, from the lobby to the last word: by touch on a phone, and by keys alone.

use std::collections::BTreeSet;

use e2e::{Browser, Choice, Hand, House, Key, Player, Situation};

use crate::north_american_railways::Table;

/// Somebody who listens to the coach.
struct Pupil<'b> {
    browser: &'b Browser,
    hand: Hand,
    /// The titles of what he has said.
    heard: BTreeSet<String>,
}

impl<'b> Pupil<'b> {
    /// Begins a first game: two presses from the lobby.
    async fn begin(browser: &'b Browser, hand: Hand, game: &str) -> Pupil<'b> {
        browser.goto("/").await;
        browser.wait("html[data-ready]").await;
        for css in [format!("#play-{game}"), "#with-coach".to_owned()] {
            browser.wait(&css).await;
            if hand == Hand::Keys {
                browser.run(&format!("document.querySelector('{css}').focus()")).await;
                browser.press(Key::Enter).await;
            } else {
                browser.tap(&css).await;
            }
        }
        Pupil { browser, hand, heard: BTreeSet::new() }
    }

    /// Reads what the coach says and answers him. Returns whether he has said anything.
    async fn listen(&mut self) -> bool {
        let script = "return document.querySelector('#coach:not([hidden]) h2')?.textContent ?? null";
        let said = self.browser.run(script).await;
        let Some(title) = said.as_str() else { return false };
        self.heard.insert(title.to_owned());
        let objects = self.browser.exists("#coach-anyway").await;
        match self.hand {
            Hand::Keys => self.browser.press(if objects { "c" } else { "k" }).await,
            Hand::Finger | Hand::Mouse => {
                self.browser.tap(if objects { "#coach-anyway" } else { "#coach-read" }).await;
            }
        }
        let answered = "document.querySelector('#table[data-busy=false]') && (document.getElementById('coach').hidden || !document.getElementById('coach-anyway'))";
        self.browser.wait_for(answered).await;
        true
    }

    /// The end: the coach has his last word, and the way to the result is there.
    async fn finish(&mut self) {
        self.browser.wait("#table[data-turn=over] #see-end").await;
        self.browser.wait("#coach.done:not([hidden])").await;
        self.browser.axe().await;
        self.listen().await;
        assert!(self.heard.contains("Your first game"), "{:?}", self.heard);
        assert!(self.heard.contains("Pay day"), "{:?}", self.heard);
        assert!(self.heard.len() > 8, "{:?}", self.heard);
    }
}

/// What somebody does who wants to see the end: as little as possible.
fn hurried(situation: &Situation) -> &Choice {
    let confirm = situation.choices.iter().find(|choice| choice.id == "confirm");
    confirm
        .or_else(|| ["pass", "choose", "decline"].iter().find_map(|what| situation.first_to(what)))
        .unwrap_or_else(|| &situation.choices[0])
}

/// Whether nothing lies in front of a choice. Where the track lies small beside the board, it is opened first.
async fn is_free(browser: &Browser, choice: &Choice) -> bool {
    let script = format!(
        "const element = document.querySelector(\"{}\");
        element?.scrollIntoView({{ block: 'nearest' }});
        const box = element?.getBoundingClientRect();
        const front = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (front && element.contains(front)) return 'free';
        return element?.closest('[data-panel=track]:not([data-open])') ? 'small' : 'covered';",
        choice.css()
    );
    let found = browser.run(&script).await;
    if found == "small" {
        browser.tap(".tabs.phone [data-tab=track]").await;
    }
    found == "free"
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_of_american_rails_is_played_to_its_end_on_a_phone() {
    let house = House::open().await;
    let ann = Browser::phone(&house).await;
    let mut pupil = Pupil::begin(&ann, Hand::Finger, "american-rails").await;
    let player = Player::sit(&ann, Hand::Finger).await;
    while let Some(situation) = player.asked().await {
        if pupil.listen().await {
            continue;
        }
        assert_eq!(situation.problem, None, "what the page offered was refused");
        // The first year shows most of it. What is said while the finger is on its way is listened to first.
        let choice =
            if situation.version < 60 { Player::considered(&situation) } else { hurried(&situation) };
        if is_free(&ann, choice).await {
            player.take(choice).await;
        }
    }
    pupil.finish().await;
    ann.leave().await;
}

async fn a_first_game_of_north_american_railways(hand: Hand) {
    let house = House::open().await;
    let ann = if hand == Hand::Keys { Browser::laptop(&house).await } else { Browser::phone(&house).await };
    let mut pupil = Pupil::begin(&ann, hand, "north-american-railways").await;
    let table = Table::sit(&ann, hand).await;
    while table.player.asked().await.is_some() {
        if !pupil.listen().await {
            table.decide().await;
        }
    }
    pupil.finish().await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_of_north_american_railways_is_played_to_its_end_on_a_phone() {
    a_first_game_of_north_american_railways(Hand::Finger).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_of_north_american_railways_is_played_to_its_end_by_keys() {
    a_first_game_of_north_american_railways(Hand::Keys).await;
}
