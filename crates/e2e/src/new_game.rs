use crate::browser::Browser;
use crate::player::{Hand, Player};

/// A table that somebody sets up with the form of the lobby.
pub struct NewGame<'g> {
    /// Who sets it up.
    pub host: &'g str,
    /// Who sits where, by the values of the form: `me`, `open`, `bot:random`, `here` with a name after a blank, or
    /// `nobody`.
    pub seats: &'g [&'g str],
    /// Whether only invited people may see it.
    pub private: bool,
    /// Options by name, with values as in a record: `("banker", "0")`.
    pub options: &'g [(&'g str, &'g str)],
}

impl NewGame<'_> {
    /// One person and bots; that person offers the first share.
    pub const ALONE: NewGame<'static> = NewGame {
        host: "Ann",
        seats: &["me", "bot:random", "bot:random", "bot:random"],
        private: true,
        options: &[("banker", "0")],
    };

    /// Two people, of whom one is invited, and bots. The host offers the first share, and the guest is asked next.
    pub const FOR_TWO: NewGame<'static> = NewGame {
        host: "Ann",
        seats: &["me", "open", "bot:random", "bot:random"],
        private: true,
        options: &[("banker", "0")],
    };

    /// Three people, of whom two are invited, and a bot that is asked last.
    pub const FOR_THREE: NewGame<'static> = NewGame {
        host: "Ann",
        seats: &["me", "open", "open", "bot:random"],
        private: true,
        options: &[("banker", "0")],
    };

    /// Fills the form in and sits down.
    pub async fn set_up<'b>(&self, browser: &'b Browser) -> Player<'b> {
        browser.goto("/games/new").await;
        browser.type_into("#my-name", self.host).await;
        for seat in 0..5 {
            let who = self.seats.get(seat).copied().unwrap_or("nobody");
            let (who, name) = who.split_once(' ').unwrap_or((who, ""));
            let field = format!("#seat-{seat}");
            if browser.value(&field).await != who {
                browser.choose(&field, who).await;
            }
            if !name.is_empty() {
                browser.type_into(&format!("[name=name-{seat}]"), name).await;
            }
        }
        for (option, value) in self.options {
            browser.choose(&format!("#option-{option}"), value).await;
        }
        if !self.private {
            browser.click("#private").await;
        }
        browser.click("#set-up").await;
        Player::sit(browser, Hand::Mouse).await
    }

    /// Follows the invitation on a host's page, and sits down with only a name.
    pub async fn join<'b>(host: &Browser, guest: &'b Browser, name: &str) -> Player<'b> {
        guest.goto(&host.value("#invitation").await).await;
        guest.type_into("#sit [name=name]", name).await;
        guest.click("#sit-down").await;
        Player::sit(guest, Hand::Mouse).await
    }
}
