//! The money sheet: open, live with the plan, sorted, copied, closed.

use e2e::{Browser, Hand, House, Key, Record};
use serde_json::json;

/// The texts of a column, from the top row down.
async fn column(browser: &Browser, table: &str, key: &str) -> Vec<String> {
    let script = format!(
        "return [...document.querySelectorAll('#money-{table} tbody tr')].map((row) => \
         (row.querySelector('[data-column={key}]') ?? row.cells[0]).dataset.is ?? '');"
    );
    let texts = browser.run(&script).await;
    texts.as_array().expect("cells").iter().map(|text| text.as_str().unwrap_or_default().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_money_sheet_opens_by_a_key_goes_with_the_plan_and_closes_before_the_plan_does() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(98).set_up(&bob, Hand::Mouse).await;
    bob.press("$").await;
    bob.wait("#money:not([hidden]):focus").await;
    bob.wait("#open-money[aria-expanded=true]").await;
    assert!(!bob.exists("#money .differs").await, "nothing is planned");

    // It covers neither what is asked nor what lies beside the board.
    let apart = "const box = (id) => document.getElementById(id).getBoundingClientRect();
        const [sheet, track, decision, side] = ['money', 'track', 'decision', 'side'].map(box);
        const clear = (other) => sheet.right <= other.left || sheet.bottom <= other.top;
        return clear(track) && clear(decision) && clear(side);";
    assert_eq!(bob.run(apart).await, true);

    // A plan changes the figures at once.
    player.choose_row("fund").await;
    player.do_first("fund").await;
    bob.wait("#table[data-plan='2'][data-busy=false]").await;
    bob.wait("#money-companies td.differs[data-column=treasury] .then").await;
    bob.click("#money-show-now").await;
    let shown = "return getComputedStyle(document.querySelector('#money .then')).display";
    assert_eq!(bob.run(shown).await, "none");
    bob.click("#money-show-both").await;
    assert_ne!(bob.run(shown).await, "none");
    bob.axe().await;

    // Escape closes the sheet, and leaves the plan alone.
    bob.press(Key::Escape).await;
    bob.wait("#money[hidden]").await;
    assert_eq!(player.situation().await.plan, 2);
    // Closed, it costs nothing: its figures are neither drawn nor sent.
    let update = "return fetch(location.pathname + '/update', { method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ version: 98 }) }).then((answer) => answer.text()).then((text) => text.includes('money-figures'))";
    assert_eq!(bob.run(update).await, false);
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_heading_sorts_and_the_order_stays_when_the_figures_change() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    let player = Record::of_seven_years().after(98).set_up(&bob, Hand::Mouse).await;
    bob.click("#open-money").await;
    bob.wait("#money:not([hidden])").await;
    for key in ["treasury", "cubes", "income", "sold", "share", "more"] {
        bob.click(&format!("#money-sort-companies-{key}")).await;
        bob.wait(&format!("#money-companies th[data-column={key}][aria-sort]")).await;
        assert_eq!(bob.count("#money-companies [aria-sort]").await, 1);
        let values: Vec<i32> =
            column(&bob, "companies", key).await.iter().filter_map(|value| value.parse().ok()).collect();
        let mut sorted = values.clone();
        sorted.sort_unstable();
        let rising = bob.attribute(&format!("th[data-column={key}]"), "aria-sort").await;
        if rising.as_deref() == Some("descending") {
            sorted.reverse();
        }
        assert_eq!(values, sorted, "{key}");
    }
    bob.click("#money-sort-companies-name").await;
    let names = column(&bob, "companies", "none").await;
    assert!(names.is_sorted(), "{names:?}");
    bob.click("#money-sort-companies-name").await;
    let turned = column(&bob, "companies", "none").await;
    assert_eq!(turned, names.iter().rev().cloned().collect::<Vec<_>>());

    // The sheet is drawn anew with the plan, and stays sorted as it was; the focus stays, too.
    player.choose_row("fund").await;
    bob.wait("#table[data-plan='1'][data-busy=false]").await;
    assert_eq!(column(&bob, "companies", "none").await, turned);
    // How far others are ahead belongs to the year that is sorted by.
    bob.click("#money-sort-players-1856").await;
    bob.wait("#money-players th[data-column=ahead-1856]:not([hidden])").await;
    bob.wait("#money-players th[data-column=ahead-1857][hidden]").await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sheet_is_copied_as_comma_separated_values() {
    let house = House::open().await;
    let bob = Browser::laptop(&house).await;
    Record::of_seven_years().after(133).set_up(&bob, Hand::Mouse).await;
    bob.click("#open-money").await;
    bob.wait("#money:not([hidden])").await;
    bob.run("navigator.clipboard.writeText = async (text) => { window.copied = text; }").await;
    bob.click("#money-copy").await;
    bob.wait_text("#money-copy", "Copied").await;
    let copied = bob.run("return window.copied").await;
    let text = copied.as_str().expect("a text");
    assert!(text.starts_with("Company,Treasury,Cubes,Income,"), "{text}");
    assert!(text.contains("\nLiberty,5,6,23,1,23,12,"), "{text}");
    assert!(text.contains("\nBob,23,17,40,"), "{text}");
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_purse_opens_it_and_one_state_is_shown_at_a_time() {
    let house = House::open().await;
    let bob = Browser::phone(&house).await;
    Record::of_seven_years().after(133).set_up(&bob, Hand::Finger).await;
    bob.tap("#purse").await;
    bob.wait("#money:not([hidden])[data-show=plan]").await;
    let whole = "const box = document.getElementById('money').getBoundingClientRect();
        return [box.left, innerWidth - box.right, innerHeight - box.bottom, document.documentElement.scrollWidth - innerWidth]";
    assert_eq!(bob.run(whole).await, json!([0, 0, 0, 0]));
    bob.tap("#money-show-change").await;
    bob.wait("#money[data-show=change]").await;
    bob.axe().await;
    bob.tap("#money-close").await;
    bob.wait("#money[hidden]").await;
    bob.leave().await;
}
