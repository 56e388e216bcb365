use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::browser::Browser;
use crate::player::{Hand, Player};

/// A recorded game.
#[derive(Clone, Debug)]
pub struct Record(Value);

impl Record {
    /// Four people through all seven years: Ann, Bob, Cyd and Dee. After 133 moves it is Bob's turn, who holds shares
    /// of American and of Continental, and two rows of the column are taken.
    pub fn of_seven_years() -> Record {
        Record::named("american-rails", "a-full-seven-years")
    }

    /// A game of the rules' own tests, by the names of the game and of its file.
    pub fn named(game: &str, name: &str) -> Record {
        let games = [env!("CARGO_MANIFEST_DIR"), "..", game, "tests", "games"];
        let file = games.iter().collect::<PathBuf>().join(format!("{name}.json"));
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        Record(serde_json::from_str(&text).expect("a record"))
    }

    /// The same game as it stood after some moves.
    #[must_use]
    pub fn after(mut self, moves: usize) -> Record {
        self.0["actions"].as_array_mut().expect("a record has actions").truncate(moves);
        self.0["result"] = Value::Null;
        self
    }

    /// The record as it stands in a file.
    pub fn json(&self) -> &Value {
        &self.0
    }

    /// Opens it as a game in which one person has all the seats, and hands over its id.
    pub async fn store(&self, browser: &Browser) -> String {
        browser.goto("/").await;
        let answer = browser.ask("POST", "/games/import", Some(&self.0)).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        answer.json()["id"].as_str().expect("a game has an id").to_owned()
    }

    /// Opens it and sits down.
    pub async fn set_up<'b>(&self, browser: &'b Browser, hand: Hand) -> Player<'b> {
        let id = self.store(browser).await;
        browser.goto(&format!("/games/{id}")).await;
        Player::sit(browser, hand).await
    }
}
