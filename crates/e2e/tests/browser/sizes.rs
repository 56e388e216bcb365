//! Every size of screen: nothing is cut off, nobody is shut out, and whole games are played on the smallest.

use e2e::{Browser, Hand, House, Player, Record};

/// Width, height, and whether it is touched.
const SCREENS: [(u32, u32, bool); 6] = [
    (1440, 900, false),
    (1024, 768, false),
    (820, 1180, true),
    (390, 844, true),
    (360, 640, true),
    (844, 390, true),
];

#[tokio::test(flavor = "multi_thread")]
async fn no_screen_cuts_a_table_off_or_shuts_anybody_out() {
    let house = House::open().await;
    let mut faults = Vec::new();
    for (width, height, touch) in SCREENS {
        let (browser, hand) = if touch {
            (Browser::with_touch(&house, width, height).await, Hand::Finger)
        } else {
            (Browser::with_mouse(&house, width, height).await, Hand::Mouse)
        };
        let tables = [
            ("an auction", Record::of_seven_years().after(4)),
            ("rows to choose", Record::of_seven_years().after(40)),
            ("an answer", Record::named("north-american-railways", "shares-run-out").after(10)),
            ("a share to choose", Record::named("north-american-railways", "shares-run-out").after(4)),
        ];
        for (what, record) in tables {
            record.set_up(&browser, hand).await;
            faults.extend(
                browser.findings().await.into_iter().map(|f| format!("{width}x{height}, {what}: {f}")),
            );
            let wide = browser.run("return document.scrollingElement.scrollWidth - innerWidth").await;
            if wide.as_i64() != Some(0) {
                faults.push(format!("{width}x{height}, {what}: {wide} too wide"));
            }
        }
        browser.leave().await;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_american_rails_is_played_on_the_smallest_phone() {
    let house = House::open().await;
    let ann = Browser::with_touch(&house, 360, 640).await;
    ann.goto("/").await;
    ann.wait("html[data-ready]").await;
    ann.tap("#play-american-rails").await;
    ann.tap("#without-coach").await;
    let player = Player::sit(&ann, Hand::Finger).await;
    while let Some(situation) = player.asked().await {
        player.decide(&situation).await;
    }
    ann.wait("#table[data-turn=over]").await;
    ann.leave().await;
}
