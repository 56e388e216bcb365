//! What happens at the table is felt: banners, the cards of payments, the end.

use e2e::{Answer, Browser, Hand, House, Key, Player, Record};
use serde_json::{Value, json};

/// A recorded game after some moves, open in the browser.
async fn open(ann: &Browser, record: &Record, moves: usize) -> String {
    let id = record.clone().after(moves).store(ann).await;
    ann.goto(&format!("/games/{id}")).await;
    ann.wait("#table[data-live=on]").await;
    id
}

/// Plays the next move of the record, as if on another device.
async fn play(ann: &Browser, id: &str, record: &Record, moves: usize) {
    let mut action = record.json()["actions"][moves].clone();
    action.as_object_mut().expect("an action").remove("seat");
    let wish = json!({ "version": moves, "plan": [action], "confirm": true });
    let answer = ann.ask("POST", &format!("/games/{id}/update"), Some(&wish)).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    ann.wait(&format!("#table[data-version='{}'][data-busy=false]", moves + 1)).await;
}

const OPEN: &str = "#occasion:not([hidden]) .occasion";

/// With the 154th move 1853 ends.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_year_is_a_card_that_goes_by_a_key_and_by_a_click() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let record = Record::of_seven_years();
    let id = open(&ann, &record, 153).await;
    assert!(!ann.exists(OPEN).await);
    play(&ann, &id, &record, 153).await;
    ann.wait("#table[data-occasion='154']").await;
    ann.wait_text(OPEN, "The dividend of 1853").await;
    let card = ann.text(OPEN).await;
    for part in ["Continental", "÷ 2", "+$27", "Begin 1854"] {
        assert!(card.contains(part), "{card}");
    }
    let inside = "
        const stage = document.getElementById('stage').getBoundingClientRect();
        const card = document.querySelector('.occasion').getBoundingClientRect();
        return card.left >= stage.left && card.right <= stage.right && card.top >= stage.top && card.bottom <= stage.bottom;";
    assert_eq!(ann.run(inside).await, true, "it lies on the stage and on nothing else");
    assert_eq!(ann.findings().await, Vec::<String>::new());
    ann.press("c").await;
    ann.wait_gone(OPEN).await;

    // Its line in the log opens it again. Where somebody writes, a key is a letter.
    ann.click("#log [data-card='154']").await;
    ann.wait(OPEN).await;
    ann.click(".drawers [data-tab=talk]").await;
    ann.click("#words").await;
    ann.press("c").await;
    assert_eq!(ann.value("#words").await, "c");
    assert!(ann.exists(OPEN).await);
    ann.click("#occasion [data-put-away=card]").await;
    ann.wait_gone(OPEN).await;

    // A key that does something else does that, too.
    ann.click(".drawers [data-tab=log]").await;
    ann.click("#log [data-card='110']").await;
    ann.wait_text(OPEN, "The dividend of 1852").await;
    ann.press("1").await;
    ann.wait_gone(OPEN).await;
    ann.wait("#table[data-plan='1'][data-busy=false]").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_comes_up_over_a_moment_that_somebody_looks_back_at() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let record = Record::of_seven_years();
    let id = open(&ann, &record, 153).await;
    ann.click("[data-go=first]").await;
    ann.wait("#table[data-at='0'][data-busy=false]").await;
    play(&ann, &id, &record, 153).await;
    ann.wait("#table[data-at='0'][data-version='154']").await;
    assert!(!ann.exists(OPEN).await);
    assert!(!ann.exists("#moments .moment").await);
    ann.press("n").await;
    ann.wait("#table:not([data-at])[data-busy=false]").await;
    assert!(!ann.exists(OPEN).await, "nor afterwards: it stands in the log");
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_less_motion_a_card_is_there_at_once() {
    let house = House::open().await;
    let ann = Browser::phone(&house).await;
    let record = Record::named("north-american-railways", "a-tie-goes-to-who-acted-first");
    ann.goto("/").await;
    ann.run("document.cookie = 'railhead_comfort=motion.less; path=/'").await;
    let id = open(&ann, &record, 32).await;
    play(&ann, &id, &record, 32).await;
    ann.wait_text(OPEN, "The companies pay").await;
    assert_eq!(
        ann.run("return document.querySelector('#occasion').getAnimations({ subtree: true }).length").await,
        0
    );
    assert_eq!(ann.findings().await, Vec::<String>::new());
    ann.tap("#occasion [data-put-away=card]").await;
    ann.wait_gone(OPEN).await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_is_a_card_and_tells_a_tie() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let record = Record::named("north-american-railways", "a-tie-goes-to-who-acted-first");
    let last = record.json()["actions"].as_array().expect("actions").len();
    let id = open(&ann, &record, last - 1).await;
    play(&ann, &id, &record, last - 1).await;
    // First what the last turn has paid, then who has won.
    ann.wait_text(OPEN, "The companies pay").await;
    ann.press(Key::Enter).await;
    ann.wait("#table[data-occasion=end]").await;
    ann.wait_text(OPEN, "Bob wins on the tie-break").await;
    let card = ann.text(OPEN).await;
    for part in ["Dee has as much", "Started with", "Play again", "bought 5 shares"] {
        assert!(card.contains(part), "{card}");
    }
    assert_eq!(ann.findings().await, Vec::<String>::new());
    ann.click("#occasion .close").await;
    ann.wait_gone(OPEN).await;
    ann.click("#see-result").await;
    ann.wait(OPEN).await;
    ann.press(Key::Escape).await;
    ann.wait_gone(OPEN).await;
    // Whoever has seen it does not see it again with every load of the page.
    ann.reload().await;
    ann.wait("#table[data-live=on]").await;
    assert!(!ann.exists(OPEN).await);
    ann.leave().await;
}

/// Somebody at a table who plays without its page.
struct Programmed {
    id: String,
    token: String,
}

impl Programmed {
    async fn ask(&self, ann: &Browser, path: &str, message: Option<Value>) -> Answer {
        let script = format!(
            "const body = {};
            const headers = {{ 'Content-Type': 'application/json', Authorization: 'Bearer {}' }};
            const options = {{ method: body ? 'POST' : 'GET', headers, credentials: 'omit', body: body ? JSON.stringify(body) : undefined }};
            return fetch('/api/games/{}{path}', options).then(async (answer) => ({{ status: answer.status, text: await answer.text() }}));",
            message.unwrap_or_default(),
            self.token,
            self.id,
        );
        serde_json::from_value(ann.run(&script).await).expect("an answer")
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_named_a_price_sees_the_answer_until_they_put_it_away() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    ann.goto("/").await;
    let seats = json!([{ "name": "Ann" }, { "name": "Bob" }, { "name": "Cyd" }]);
    let order = json!({ "game": "north-american-railways", "seats": seats, "seed": 3 });
    let table = ann.ask("POST", "/api/games", Some(&order)).await.json();
    let id = table["id"].as_str().expect("an id").to_owned();
    let player = |seat: usize| {
        let token = table["seats"][seat]["token"].as_str().expect("a token").to_owned();
        Programmed { id: id.clone(), token }
    };
    ann.run(&format!("document.cookie = 'railhead_key={}; path=/'", player(0).token)).await;
    ann.goto(&format!("/games/{id}")).await;
    let page = Player::sit(&ann, Hand::Mouse).await;
    let mut proposed = false;
    for _ in 0..40 {
        let view = player(0).ask(&ann, "", None).await.json();
        let actor = view["actor"].as_u64().unwrap_or_else(|| panic!("nobody decides: {view}")) as usize;
        let view = player(actor).ask(&ann, "", None).await.json();
        let actions = view["actions"].as_array().expect("actions");
        // Whoever founds a company gives it enough for a city.
        let does = |action: &&Value, name: &str| {
            action["do"] == name && (name != "found" || action["price"].as_i64() >= Some(800))
        };
        let named = |name: &str| actions.iter().find(|action| does(action, name));
        // Nobody of the others names a price as long as there is something else: Ann's is the one that is answered.
        let words = if actor == 0 {
            ["propose", "found", "buy", "pass"]
        } else {
            ["intercept", "allow", "found", "buy"]
        };
        let action = words.into_iter().find_map(named).or(actions.first()).expect("something to do").clone();
        let answers = action["do"] == "intercept" || action["do"] == "allow";
        let wish = json!({ "version": view["version"], "action": action });
        let moved = player(actor).ask(&ann, "/actions", Some(wish)).await;
        assert!(moved.status < 300, "{}", moved.text);
        proposed = (proposed && actor != 0) || (actor == 0 && action["do"] == "propose");
        if proposed && answers {
            // What was paid meanwhile is looked at first.
            let version = moved.json()["version"].as_u64().expect("a version");
            ann.wait(&format!("#table[data-version='{version}']")).await;
            page.rest().await;
            break;
        }
    }
    ann.wait("#moments .moment[data-stays]").await;
    let banner = ann.text("#moments .moment[data-stays]").await;
    assert!(banner.contains("lets it go") || banner.contains("intercepts"), "{banner}");
    ann.click("#moments .moment[data-stays] .close").await;
    ann.wait_gone("#moments .moment[data-stays]").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banner_is_whole_and_lies_on_nothing_that_is_asked() {
    let house = House::open().await;
    for ann in [Browser::phone(&house).await, Browser::laptop(&house).await] {
        for place in ["american-rails/laying-track?step=2", "north-american-railways/naming-a-price?step=2"] {
            ann.goto(&format!("/learn/{place}")).await;
            ann.wait("#coach.asking .stops .here").await;
            ann.wait("html[data-ready]").await;
            ann.run(
                "const update = document.createElement('div');
                update.innerHTML = '<div id=\"happened\"><div class=\"moment\" data-stays><p>Somebody with a long name buys a share of the Company of the Great Lakes for $800, which is a lot.</p><button type=\"button\" class=\"close\" data-put-away=\"this\">✕</button></div></div>';
                document.getElementById('table').dispatchEvent(new CustomEvent('happened', { detail: update }));",
            )
            .await;
            ann.wait("#moments .moment").await;
            let seen = "
                const banner = document.querySelector('#moments .moment');
                const own = banner.getBoundingClientRect();
                const close = banner.querySelector('.close').getBoundingClientRect();
                const front = document.elementFromPoint(close.x + close.width / 2, close.y + close.height / 2);
                const clear = (css) => [...document.querySelectorAll(css)].every((other) => {
                    const box = other.getBoundingClientRect();
                    return box.width === 0 || box.right <= own.left || box.left >= own.right || box.bottom <= own.top || box.top >= own.bottom;
                });
                return { inside: own.left >= 0 && own.right <= innerWidth && own.top >= 0 && own.bottom <= innerHeight,
                    reached: front?.closest('.moment') === banner, clear: clear('#decision, #track') };";
            let seen = ann.run(seen).await;
            assert_eq!(seen, json!({ "inside": true, "reached": true, "clear": true }), "{place}");
            ann.click("#moments .moment .close").await;
            ann.wait_gone("#moments .moment").await;
        }
        ann.leave().await;
    }
}
