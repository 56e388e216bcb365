//! Why, and why not.

use e2e::{Browser, Hand, House, Record};

#[tokio::test(flavor = "multi_thread")]
async fn what_is_impossible_says_why_with_its_ruling() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;

    // A row that somebody has taken, by the mouse, and by a click.
    bob.hover(".rows [aria-disabled]").await;
    bob.wait_text("#card .refusal .ruling", "AR-").await;
    bob.wait_text("#card .refusal", "taken").await;
    bob.hover("#turn").await;
    bob.click(".rows [aria-disabled]").await;
    bob.wait_text("#card .refusal .ruling", "AR-").await;
    assert_eq!(player.situation().await.plan, 0);

    // A hex that is out of reach.
    player.choose_row("expand-4").await;
    bob.hover("#hex-K6").await;
    bob.wait_text("#card", "K6").await;
    bob.wait_text("#card .refusal .ruling", "AR-").await;
    // One that can be built on says what it costs and brings.
    bob.hover("#turn").await;
    bob.wait("#card[hidden]").await;
    let situation = player.situation().await;
    bob.hover(&situation.places()[0].css()).await;
    bob.wait_text("#card .effects", "Treasury").await;
    assert!(!bob.exists("#card .refusal").await);
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_explained_and_the_rules_open_at_the_right_place() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;
    bob.click("[data-about='company:american']").await;
    bob.wait_text("#card .total", "Income").await;
    assert!(bob.count("#card tr").await > 2, "an income has its cities");
    bob.click("#players [data-about='seat:1']").await;
    bob.wait_text("#card h3", "Bob").await;
    bob.wait_text("#card .total", "Next dividend").await;
    bob.hover("[data-about='row:expand-3']").await;
    bob.wait_text("#card h3", "Expand 3").await;

    player.choose_row("expand-4").await;
    bob.click("#decision [data-rules]").await;
    bob.wait("#rules-expand").await;
    let at_top = "Math.abs(document.querySelector('#rules-expand').getBoundingClientRect().top
        - document.querySelector('#rules').getBoundingClientRect().top) < 40";
    bob.wait_for(at_top).await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_touch_explains_what_cannot_be_done() {
    let house = House::open().await;
    let bob = Browser::phone(&house).await;
    let player = Record::of_seven_years().after(133).set_up(&bob, Hand::Finger).await;
    bob.tap(".rows [aria-disabled]").await;
    bob.wait_text("#card .refusal .ruling", "AR-").await;
    player.choose_row("expand-4").await;
    bob.wait("#card[hidden]").await;
    // The nearest hex without an answer: one with a cube of that company.
    let here = bob
        .run(
            "const taken = new Set([...document.querySelectorAll('.target')].map((target) => target.dataset.about));
             const seen = (hex) => {
                 const box = hex.getBoundingClientRect();
                 return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === hex;
             };
             const land = [...document.querySelectorAll('.places [data-about]')];
             return land.find((hex) => !taken.has(hex.dataset.about) && seen(hex)).id;",
        )
        .await;
    bob.tap(&format!("#{}", here.as_str().expect("a hex"))).await;
    bob.wait_text("#card .refusal .ruling", "AR-").await;
    assert_eq!(player.situation().await.plan, 1);
    bob.leave().await;
}
