//! No page shuts anybody out: names, roles and contrast, in light and in dark.

use e2e::{Browser, Hand, House, NewGame, Player, Record};

#[tokio::test(flavor = "multi_thread")]
async fn no_page_around_the_tables_shuts_anybody_out() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let over = Record::of_seven_years().store(&ann).await;
    let open = NewGame { private: false, ..NewGame::FOR_TWO };
    open.set_up(&ann).await;
    let mut findings = Vec::new();
    for theme in ["light", "dark"] {
        wear(&ann, theme).await;
        for path in [
            "/",
            "/games/new",
            "/rules/american-rails",
            "/rules/north-american-railways",
            "/me",
            &format!("/games/{over}/end"),
        ] {
            ann.goto(path).await;
            ann.wait("html[data-ready]").await;
            look("", &ann, &mut findings).await;
        }
    }
    ann.click("[data-opens=settings]").await;
    ann.wait("dialog[open]").await;
    look("settings", &ann, &mut findings).await;
    assert!(findings.is_empty(), "{}", findings.join("\n"));
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_table_on_a_laptop_shuts_anybody_out() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    look_at_tables(&ann, Hand::Mouse).await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_table_on_a_phone_shuts_anybody_out() {
    let house = House::open().await;
    let ann = Browser::phone(&house).await;
    look_at_tables(&ann, Hand::Finger).await;
    ann.leave().await;
}

/// A waiting room, an auction of the preparation, rows to choose, a plan with an explanation, a moment in the past and
/// the end. Short games: a log of many lines takes axe many seconds.
async fn look_at_tables(ann: &Browser, hand: Hand) {
    let waiting = NewGame::FOR_TWO.set_up(ann).await.game().await;
    let auction = Record::of_seven_years().after(4).store(ann).await;
    let first_year = Record::of_seven_years().after(40).store(ann).await;
    let mut findings = Vec::new();
    for theme in ["light", "dark"] {
        wear(ann, theme).await;
        for path in [&waiting, &auction, &format!("{first_year}?at=30")] {
            ann.goto(&format!("/games/{path}")).await;
            Player::sit(ann, hand).await;
            look(theme, ann, &mut findings).await;
        }
        ann.goto(&format!("/games/{first_year}")).await;
        let player = Player::sit(ann, hand).await;
        look(&format!("{theme}, rows"), ann, &mut findings).await;
        player.choose_row("expand-4").await;
        player.take(player.situation().await.places()[0]).await;
        match hand {
            Hand::Mouse | Hand::Keys => {
                ann.click("[data-about='company:american']").await;
                ann.wait("#card:not([hidden])").await;
                look(&format!("{theme}, plan and card"), ann, &mut findings).await;
                let drawers: &[&str] = if theme == "dark" { &["talk", "notes", "rules"] } else { &["rules"] };
                for tab in drawers {
                    ann.click(&format!(".drawers [data-tab={tab}]")).await;
                    look(&format!("{theme}, {tab}"), ann, &mut findings).await;
                }
            }
            Hand::Finger => {
                look(&format!("{theme}, plan"), ann, &mut findings).await;
                ann.tap(".tabs.phone [data-tab=companies]").await;
                look(&format!("{theme}, companies"), ann, &mut findings).await;
            }
        }
    }
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

async fn look(what: &str, browser: &Browser, findings: &mut Vec<String>) {
    findings.extend(browser.findings().await.into_iter().map(|finding| format!("{what} {finding}")));
}

async fn wear(browser: &Browser, theme: &str) {
    browser.run(&format!("document.cookie = 'railhead_comfort=theme.{theme}; path=/'")).await;
}
