use thirtyfour::Key;

use crate::browser::Browser;
use crate::situation::{Choice, Situation, Turn};

/// Somebody at a table of American Rails, with the page of the table open.
pub struct Player<'b> {
    browser: &'b Browser,
    hand: Hand,
}

/// What somebody points with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// A mouse.
    Mouse,
    /// A finger.
    Finger,
    /// None: keys only.
    Keys,
}

/// Puts the cards away that lie on the board.
const PUT_AWAY: &str = "
    const button = () => document.querySelector('#occasion:not([hidden]) [data-put-away=card]');
    for (let card = 0; card < 4; card += 1) button()?.click();";

/// The most keys that anybody presses to get somewhere.
const LONGEST_WAY: usize = 120;

/// Nobody here bids more, so that nobody is ruined early.
const DEAREST: i64 = 16;

impl<'b> Player<'b> {
    /// The person at the table that the browser is about to show.
    pub async fn sit(browser: &'b Browser, hand: Hand) -> Player<'b> {
        let player = Player { browser, hand };
        browser.wait("#table[data-live=on]").await;
        player.rest().await;
        player
    }

    /// The id of the game.
    pub async fn game(&self) -> String {
        self.browser.attribute("#table", "data-id").await.expect("a table has an id")
    }

    /// Waits until nothing is under way between the page and the server, and puts away what is shown of it.
    pub async fn rest(&self) {
        let script = format!(
            "document.querySelector('#table[data-busy=false]') && (() => {{ {PUT_AWAY} return true; }})()"
        );
        self.browser.watch(&script, &[], || "the table is busy".to_owned()).await;
    }

    /// Puts the cards of payments and of the end away, which lie on the board.
    pub async fn put_away(&self) {
        self.browser.run(PUT_AWAY).await;
    }

    /// Waits until there is something to decide, and tells what; nothing if the game is over.
    pub async fn asked(&self) -> Option<Situation> {
        let script = format!(
            "document.querySelector('#table[data-busy=false]:is([data-turn=yours], [data-turn=over])')
                && (() => {{ {PUT_AWAY} {} }})()",
            Situation::SCRIPT
        );
        let situation = self.browser.watch(&script, &[], || "nothing is asked".to_owned()).await;
        let situation: Situation =
            serde_json::from_value(situation).expect("the page announces its situation");
        (situation.turn == Turn::Yours).then_some(situation)
    }

    /// What the page announces.
    pub async fn situation(&self) -> Situation {
        let situation = self.browser.run(Situation::SCRIPT).await;
        serde_json::from_value(situation).expect("the page announces its situation")
    }

    /// Points at something of the table and presses, and waits for what comes of it.
    pub async fn point(&self, css: &str) {
        match self.hand {
            Hand::Mouse => self.browser.click(css).await,
            Hand::Finger => self.browser.tap(css).await,
            Hand::Keys => self.press_key_of(css).await,
        }
        self.rest().await;
    }

    /// Does by keys what a click would do: presses the key that the element has, or goes there with the key for the next
    /// place of the board or with Tab, and presses Enter.
    async fn press_key_of(&self, css: &str) {
        self.browser.wait(css).await;
        if let Some(key) = self.browser.attribute(css, "data-key").await {
            let first = key.split(' ').next().unwrap_or_default().to_owned();
            self.browser.press(first.as_str()).await;
            return;
        }
        let on_board = self.browser.exists(&format!("{css}[data-x]")).await;
        if !on_board {
            // Where the link at the top of the page leads.
            self.browser.run("document.getElementById('decision').focus()").await;
        }
        for _ in 0..LONGEST_WAY {
            if self.browser.exists(&format!("{css}:focus")).await {
                self.browser.press(Key::Enter).await;
                return;
            }
            if on_board {
                self.browser.press("t").await;
            } else {
                self.browser.press(Key::Tab).await;
            }
        }
        panic!("no key leads to {css}");
    }

    /// Takes a choice.
    pub async fn take(&self, choice: &Choice) {
        if choice.on_board && self.hand == Hand::Mouse {
            // What was explained last may lie in front of the place; it goes when the mouse leaves the board.
            self.browser.hover("#turn").await;
        }
        self.point(&choice.css()).await;
    }

    /// Takes the first choice that does this, such as `"offer"`.
    pub async fn do_first(&self, what: &str) {
        let situation = self.situation().await;
        let choice = situation.first_to(what).unwrap_or_else(|| panic!("no choice to {what}: {situation:?}"));
        self.take(choice).await;
    }

    /// Chooses a row of the action track, such as `"expand-4"`.
    pub async fn choose_row(&self, row: &str) {
        self.point(&format!(".rows [data-do*='\"{row}\"']")).await;
    }

    /// Makes a decision as somebody would who wants to see everything once: a step of a plan, a bid, or the confirmation
    /// of a plan.
    pub async fn decide(&self, situation: &Situation) {
        assert_eq!(situation.problem, None, "what the page offered was refused");
        self.take(Player::considered(situation)).await;
    }

    /// What [`Player::decide`] takes.
    pub fn considered(situation: &Situation) -> &Choice {
        decision(situation).unwrap_or_else(|| panic!("nothing to decide: {situation:?}"))
    }

    /// Decides until something is stored.
    pub async fn move_once(&self) {
        let before = self.situation().await;
        let mut now = before.clone();
        while now.version == before.version {
            self.decide(&now).await;
            now = self.situation().await;
        }
        assert_eq!(now.problem, None, "what the page offered was refused");
    }
}

/// What to do: cubes as long as there is room for them, cheap bids, and each row in its turn.
fn decision(situation: &Situation) -> Option<&Choice> {
    if let Some(bid) = situation.first_to("bid") {
        let amount = bid.action.as_ref().and_then(|action| action["amount"].as_i64());
        return if amount <= Some(DEAREST) { Some(bid) } else { situation.first_to("pass") };
    }
    let turn = situation.version as usize;
    let rows: Vec<_> = situation.to("choose").filter(|row| !row.useless).collect();
    if !rows.is_empty() {
        return rows.get(turn % rows.len()).copied();
    }
    let places = situation.places();
    let confirm = || situation.choices.iter().find(|choice| choice.id == "confirm");
    let money = || situation.first_to(if turn.is_multiple_of(2) { "take" } else { "drain" });
    let company = || situation.to("offer").chain(situation.to("fund")).next();
    (places.get(turn % places.len().max(1)).copied())
        .or_else(confirm)
        .or_else(money)
        .or_else(company)
        .or_else(|| situation.choices.first())
}
