//! Looking back with a strong bot: the chart, the costly moves, and the way to them.

use e2e::{Browser, Hand, House, Player, Record};

fn finished() -> [Record; 2] {
    [
        Record::named("american-rails", "supplies-run-low"),
        Record::named("north-american-railways", "a-director-pays-everything"),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_analysed_and_its_costly_moves_are_looked_at() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    for record in finished() {
        let id = record.store(&ann).await;
        ann.goto(&format!("/games/{id}")).await;
        Player::sit(&ann, Hand::Mouse).await;
        ann.click("#to-analysis").await;
        ann.wait("#analyse").await;
        ann.run("window.stayed = true").await;
        ann.click("#analyse").await;
        ann.wait("#analysis progress").await;
        ann.wait("#analysis .odds").await;
        assert_eq!(ann.run("return window.stayed").await, true, "without loading the page again");
        let players = record.json()["players"].as_array().expect("players").len();
        assert_eq!(ann.count("#analysis .odds > svg .line polyline").await, players);
        assert_eq!(ann.count("#analysis .odds > svg .end").await, players, "letters beside the colours");
        let costly = ann.count("#analysis .costly-moves > li").await;
        assert!((1..=3).contains(&costly), "{costly} moves");
        assert_eq!(ann.count("#analysis .odds .mark").await, costly);
        assert_eq!(ann.findings().await, Vec::<String>::new());

        // From the chart to the moment, with what was played and what would have been better.
        ann.click("#analysis .costly-moves li:first-child a").await;
        let player = Player::sit(&ann, Hand::Mouse).await;
        ann.wait("#table[data-at] #decision .comparison .better").await;
        for part in [".played dd", ".better dd"] {
            let text = ann.text(&format!("#decision .comparison {part}")).await;
            assert!(text.contains('%') && !text.contains('['), "{text}");
        }
        assert_eq!(ann.findings().await, Vec::<String>::new());
        // And from one to the next, without loading the page.
        if costly > 1 {
            ann.run("window.stayed = true").await;
            let first = player.situation().await.at;
            player.point("#decision .moments a:not([aria-current])").await;
            ann.wait_for(&format!(
                "Number(document.querySelector('#table').dataset.at) !== {}",
                first.expect("a moment")
            ))
            .await;
            ann.wait("#decision .comparison .better").await;
            assert_eq!(ann.run("return window.stayed").await, true);
        }
        // It is kept: the end page has it at once.
        ann.goto(&format!("/games/{id}/end")).await;
        ann.wait("#analysis .odds").await;
    }
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_back_on_a_phone_finds_the_analysis() {
    let house = House::open().await;
    let ann = Browser::phone(&house).await;
    let id = Record::named("north-american-railways", "nobody-buys-a-city").store(&ann).await;
    ann.goto(&format!("/games/{id}?at=5")).await;
    Player::sit(&ann, Hand::Finger).await;
    ann.tap("#to-analysis").await;
    ann.wait("#analyse").await;
    ann.tap("#analyse").await;
    ann.wait("#analysis .odds").await;
    assert_eq!(ann.run("return document.scrollingElement.scrollWidth > innerWidth").await, false);
    assert_eq!(ann.findings().await, Vec::<String>::new());
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_has_no_analysis() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let id = Record::of_seven_years().after(60).store(&ann).await;
    ann.goto(&format!("/games/{id}?at=40")).await;
    Player::sit(&ann, Hand::Mouse).await;
    assert!(!ann.exists("#to-analysis").await);
    ann.forgive("409");
    let answer = ann.ask("GET", &format!("/games/{id}/analysis"), None).await;
    assert_eq!(answer.status, 409, "{}", answer.text);
    ann.leave().await;
}
