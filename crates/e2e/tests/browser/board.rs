//! The board of American Rails: what it shows of itself, and that it stays where it is.

use e2e::{Browser, Hand, House, Key, Record};

/// Where two hexes far apart are seen, and how wide they are.
async fn hexes(browser: &Browser) -> Vec<f64> {
    let seen = browser
        .run(
            "return ['hex-A12', 'hex-R1'].flatMap((id) => {
                 const { x, y, width } = document.getElementById(id).getBoundingClientRect();
                 return [x, y, width];
             });",
        )
        .await;
    serde_json::from_value(seen).expect("numbers")
}

/// Nothing has moved by as much as a pixel.
async fn assert_stays(browser: &Browser, before: &[f64], when: &str) {
    let now = hexes(browser).await;
    let stays = now.iter().zip(before).all(|(now, before)| (now - before).abs() < 1.0);
    assert!(stays, "{when}: {before:?} became {now:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_stays_where_it_is_while_one_plans_and_asks_for_a_hint() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;
    let before = hexes(&bob).await;
    player.choose_row("expand-4").await;
    assert_stays(&bob, &before, "a row is chosen").await;
    for _ in 0..3 {
        player.do_first("lay").await;
        assert_stays(&bob, &before, "a cube is planned").await;
    }
    bob.click("#hint").await;
    bob.wait("#table[data-hints=thinking], #table[data-hints=shown]").await;
    assert_stays(&bob, &before, "a hint is asked for").await;
    bob.wait("#table[data-hints=shown]").await;
    assert_stays(&bob, &before, "and there").await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_it_comes_closer_once_and_then_stays() {
    let house = House::open().await;
    let bob = Browser::phone(&house).await;
    let player = Record::of_seven_years().after(133).set_up(&bob, Hand::Finger).await;
    bob.wait("#board[data-zoom='1.00']").await;
    assert!(!bob.run("return document.querySelector('.minimap').checkVisibility()").await.as_bool().unwrap());
    player.choose_row("expand-4").await;
    bob.wait("#board:not([data-zoom='1.00'])").await;
    bob.wait_for("document.querySelector('.minimap').checkVisibility()").await;
    let close = hexes(&bob).await;
    assert!(close[2] >= 44.0, "a finger finds a hex: {close:?}");
    player.do_first("lay").await;
    assert_stays(&bob, &close, "a cube is planned").await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pointing_at_a_company_lights_its_network_and_at_a_line_its_place() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;
    let opacity = async |company: &str| {
        let of = format!("return getComputedStyle(document.querySelector('.rail.{company}')).opacity");
        bob.run(&of).await.as_str().expect("a number").to_owned()
    };
    bob.hover("[data-about='company:liberty']").await;
    bob.wait("#stage[data-lit=liberty]").await;
    assert_eq!((opacity("liberty").await, opacity("american").await), ("1".to_owned(), "0.22".to_owned()));
    bob.hover("#turn").await;
    bob.wait("#stage:not([data-lit])").await;
    assert_eq!(opacity("american").await, "1");

    let line = "const lines = document.querySelectorAll(`#log li[data-lights^='hex-']`);
        const line = lines[lines.length - 1];
        line.id = 'a-line-with-a-place';
        line.scrollIntoView({ block: 'center' });
        return line.dataset.lights.split(' ')[0];";
    let place = bob.run(line).await;
    bob.hover("#a-line-with-a-place a").await;
    bob.wait(&format!("#{}.lit", place.as_str().expect("a place"))).await;
    bob.hover("#turn").await;
    bob.wait_gone("#board .lit").await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_distant_city_shows_the_cheapest_ways_there() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;
    bob.hover("#hex-K6").await;
    bob.wait("#card .ways .sign.american").await;
    bob.wait("#board #board-way .way.american").await;
    bob.wait_text("#board [data-here]", "K6").await;
    bob.hover("#turn").await;
    bob.wait("#card[hidden]").await;
    bob.wait_gone("#board-way path").await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_goes_from_one_legal_place_to_the_next_and_back() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;
    player.choose_row("expand-4").await;
    let focused = async || bob.run("return document.activeElement.id").await;
    bob.press("t").await;
    bob.wait(".target:focus").await;
    let first = focused().await;
    bob.press("t").await;
    let second = focused().await;
    assert_ne!(first, second);
    assert!(bob.exists(".target:focus").await);
    bob.press(Key::Shift + "t").await;
    assert_eq!(focused().await, first);
    bob.leave().await;
}
