//! Hints: asked for, looked at, put into the plan; and where there are none.

use e2e::{Browser, Hand, House, Key, NewGame, Player, Record};
use serde_json::Value;

/// Both games at a moment in which somebody has a choice.
fn moments() -> [(&'static str, Record); 2] {
    [
        ("american-rails", Record::of_seven_years().after(133)),
        ("north-american-railways", Record::named("north-american-railways", "shares-run-out").after(30)),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_put_into_the_plan_and_confirmed() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    for (game, record) in moments() {
        let player = record.set_up(&ann, Hand::Mouse).await;
        let before = player.situation().await;
        ann.click("#hint").await;
        ann.wait("#table[data-hints=shown] #hints .tip").await;
        let tips = ann.count("#hints .tip").await;
        assert!((1..=3).contains(&tips), "{game}: {tips} hints");
        for tip in 0..tips {
            let text = ann.text(&format!("#hints .tip:nth-child({})", tip + 1)).await;
            assert!(text.contains('%') && text.contains('$') && text.contains("in the end"), "{text}");
            assert!(!text.contains('['), "every word is there: {text}");
        }
        assert_eq!(player.situation().await.version, before.version, "nothing is done by asking");
        assert_eq!(ann.findings().await, Vec::<String>::new());

        // The board has its room again, and another hint takes the place of the first in the plan.
        if tips > 1 {
            player.point("#tip-1").await;
            ann.wait_for("Number(document.querySelector('#table').dataset.plan) > 0").await;
            ann.wait("#hints[hidden]").await;
            ann.click("#hint").await;
            ann.wait("#hints .tip").await;
        }
        let line = ann.attribute("#tip-0", "data-line").await.expect("a line");
        let line: Value = serde_json::from_str(&line).expect("actions");
        player.point("#tip-0").await;
        let steps = line.as_array().map_or(0, Vec::len);
        ann.wait(&format!("#table[data-plan='{steps}']")).await;
        assert_eq!(ann.count("#decision .steps li").await, steps);
        ann.wait("#confirm").await;
        player.point("#confirm").await;
        let after = player.situation().await;
        assert!(after.version > before.version && after.problem.is_none(), "{game}: {after:?}");
        ann.wait("#hints[hidden]").await;
    }
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bid_can_be_hinted_at_too() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    // The third company of the preparation is on offer, and two have bid.
    let player = Record::of_seven_years().after(20).set_up(&ann, Hand::Mouse).await;
    ann.click("#hint").await;
    ann.wait("#hints .tip").await;
    player.point("#tip-0").await;
    ann.wait("#table[data-plan='1']").await;
    assert_eq!(player.situation().await.version, 20, "a hint is never sent by itself");
    player.point("#confirm").await;
    ann.wait("#table:not([data-version='20'])").await;
    assert_eq!(player.situation().await.problem, None);
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_asks_and_escape_closes() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(133).set_up(&ann, Hand::Mouse).await;
    ann.press("h").await;
    ann.wait("#hints .tip").await;
    ann.press(Key::Escape).await;
    ann.wait("#hints[hidden]").await;
    ann.press("h").await;
    ann.wait("#hints .tip").await;
    ann.click("#close-hints").await;
    ann.wait("#hints[hidden]").await;
    // What was meant for one decision does not stay for the next.
    ann.press("h").await;
    ann.wait("#hints .tip").await;
    player.choose_row("pass").await;
    player.point("#confirm").await;
    ann.wait("#hints[hidden]").await;
    ann.press("?").await;
    ann.wait_text("dialog#keys", "Hint").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_hints_are_asked_for_by_touch() {
    let house = House::open().await;
    let ann = Browser::phone(&house).await;
    for (_, record) in moments() {
        let player = record.set_up(&ann, Hand::Finger).await;
        let before = player.situation().await.version;
        ann.tap("#hint").await;
        ann.wait("#hints .tip").await;
        assert_eq!(ann.run("return document.scrollingElement.scrollWidth > innerWidth").await, false);
        assert_eq!(ann.findings().await, Vec::<String>::new());
        player.point("#tip-0").await;
        player.point("#confirm").await;
        ann.wait_for(&format!("Number(document.querySelector('#table').dataset.version) > {before}")).await;
    }
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_another_person_hints_are_off_unless_the_table_allows_them() {
    let house = House::open().await;
    for (game, options) in
        [("american-rails", [("banker", "0")]), ("north-american-railways", [("first", "0")])]
    {
        for allowed in [false, true] {
            let (ann, bob) = (Browser::laptop(&house).await, Browser::laptop(&house).await);
            set_up(&ann, game, &options, if allowed { "true" } else { "" }).await;
            NewGame::join(&ann, &bob, "Bob").await;
            ann.wait("#table[data-turn=yours][data-busy=false] #hint").await;
            assert!(!bob.exists("#hint").await, "who is not asked has nothing to ask");
            assert_eq!(ann.exists("#hint[aria-disabled=true]").await, !allowed);
            ann.click("#hint").await;
            ann.wait("#table[data-hints=shown]").await;
            if allowed {
                ann.wait("#hints .tip").await;
            } else {
                ann.wait_text("#hints", "Hints are off at this table: other people play").await;
                assert!(!ann.exists("#hints .tip").await);
            }
            bob.forgive("403");
            let id = ann.attribute("#table", "data-id").await.expect("an id");
            let answer = bob.ask("GET", &format!("/api/games/{id}/hint"), None).await;
            assert_eq!(answer.status, 403, "{}", answer.text);
            assert!(!bob.exists("#hints:not([hidden])").await, "nobody else sees them");
            ann.leave().await;
            bob.leave().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_levels_and_characters_are_offered() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    for game in ["american-rails", "north-american-railways"] {
        ann.goto(&format!("/games/new?game={game}")).await;
        ann.wait("html[data-ready]").await;
        for level in ["random", "easy", "medium", "hard", "expert"] {
            assert!(ann.exists(&format!("#seat-1 option[value='bot:{level}']")).await, "{level}");
        }
        for character in ["even", "builder", "miser", "spoiler"] {
            assert!(
                ann.exists(&format!("[name=character-1] option[value={character}]")).await,
                "{character}"
            );
        }
        let shown = "return getComputedStyle(document.querySelector('[name=character-1]')).visibility";
        ann.choose("#seat-1", "bot:random").await;
        assert_eq!(ann.run(shown).await, "hidden", "who plays at random has no character");
        ann.choose("#seat-1", "bot:hard").await;
        assert_eq!(ann.run(shown).await, "visible");
        ann.choose("[name=character-1]", "miser").await;
        ann.click(".kinds-of-bots summary").await;
        ann.wait_text(".kinds-of-bots", "Weighs what each of its moves would be worth").await;
        assert_eq!(ann.count(".kinds-of-bots dd").await, 9, "five levels and four characters");
        assert_eq!(ann.findings().await, Vec::<String>::new());
        ann.choose("#seat-2", "bot:easy").await;
        ann.type_into("#my-name", "Ann").await;
        ann.click("#set-up").await;
        let player = Player::sit(&ann, Hand::Mouse).await;
        // A bot has a name like anybody else; its card says what it is.
        let id = player.game().await;
        let seats = ann.ask("GET", &format!("/api/games/{id}"), None).await.json()["seats"].clone();
        assert_eq!(seats[1]["bot"], "hard:miser");
        // Where the players lie behind a tab, it is opened.
        if ann.run("return document.getElementById('players').checkVisibility()").await == false {
            ann.click(".tabs [data-tab=players]").await;
        }
        let table = ann.text("#players").await;
        for seat in 1..4 {
            let name = seats[seat]["name"].as_str().expect("a name");
            assert!(table.contains(name), "{name}: {table}");
            let alike = (0..4).filter(|&other| seats[other]["name"] == name).count();
            assert_eq!(alike, 1, "{seats}");
        }
        for (seat, kind) in [(1, "A bot: miser, hard"), (2, "A bot: easy"), (3, "A bot: medium")] {
            ann.click(&format!("#players [data-about='seat:{seat}']")).await;
            ann.wait_text("#card", kind).await;
        }
        // And in the reader's language.
        ann.run("document.cookie = 'railhead_comfort=language.de; path=/'").await;
        ann.reload().await;
        Player::sit(&ann, Hand::Mouse).await;
        if ann.run("return document.getElementById('players').checkVisibility()").await == false {
            ann.click(".tabs [data-tab=players]").await;
        }
        ann.click("#players [data-about='seat:1']").await;
        ann.wait_text("#card", "Ein Bot: Geizhals, schwer").await;
        ann.run("document.cookie = 'railhead_comfort=language.en; path=/'").await;
    }
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_gives_a_free_seat_to_a_bot_with_a_character() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    NewGame::FOR_TWO.set_up(&ann).await;
    ann.choose("#waiting .fill [name=level]", "expert").await;
    ann.choose("#waiting .fill [name=character]", "spoiler").await;
    ann.click("#fill-1").await;
    Player::sit(&ann, Hand::Mouse).await;
    ann.click("#players [data-about='seat:1']").await;
    ann.wait_text("#card", "A bot: spoiler, expert").await;
    // Nobody else plays: now there are hints.
    ann.wait("#table[data-turn=yours] #hint:not([aria-disabled])").await;
    ann.leave().await;
}

async fn set_up(browser: &Browser, game: &str, options: &[(&str, &str)], hints: &str) {
    browser.goto(&format!("/games/new?game={game}")).await;
    browser.type_into("#my-name", "Ann").await;
    for (seat, who) in ["me", "open", "bot:random", "bot:random", "nobody"].iter().enumerate() {
        browser.choose(&format!("#seat-{seat}"), who).await;
    }
    for (option, value) in options {
        browser.choose(&format!("#option-{option}"), value).await;
    }
    browser.choose("#hints", hints).await;
    browser.click("#set-up").await;
    browser.wait("#table[data-live=on]").await;
}
