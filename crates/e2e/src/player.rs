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
}

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

    /// Waits until nothing is under way between the page and the server.
    pub async fn rest(&self) {
        self.browser.wait("#table[data-busy=false]").await;
    }

    /// Waits until there is something to decide, and tells what; nothing if the game is over.
    pub async fn asked(&self) -> Option<Situation> {
        self.browser
            .until(async || {
                let situation = self.situation().await;
                match situation.turn {
                    Turn::Yours if !situation.busy => Ok(Some(situation)),
                    Turn::Over if !situation.busy => Ok(None),
                    turn => Err(format!("nothing is asked: the turn is {turn:?}")),
                }
            })
            .await
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
        }
        self.rest().await;
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
        let choice = decision(situation).unwrap_or_else(|| panic!("nothing to decide: {situation:?}"));
        self.take(choice).await;
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
