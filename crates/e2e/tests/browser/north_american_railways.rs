//! The table of North American Railways: shares and answers, cities, and money that is hidden.

use std::fs;
use std::path::PathBuf;

use e2e::{Browser, Hand, House, NewGame, Player, Turn};
use serde_json::{Value, json};

use crate::amounts::dollars;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_bots_is_played_by_clicking() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    ann.goto("/").await;
    ann.click("#play-north-american-railways").await;
    ann.click("#without-coach").await;
    let table = Table::sit(&ann, Hand::Mouse).await;
    while table.player.asked().await.is_some() {
        table.decide().await;
    }

    let game = table.game().await;
    let cash: Vec<i64> = game["result"]["cash"]
        .as_array()
        .expect("a game that is over has a result")
        .iter()
        .filter_map(Value::as_i64)
        .collect();
    let most = dollars(*cash.iter().max().expect("four players"));
    // At the end everything is revealed.
    ann.click(".tabs.phone [data-tab=players]").await;
    for (seat, cash) in cash.iter().enumerate() {
        ann.wait_text(&format!("#players [data-watch=cash-{seat}]"), &dollars(*cash)).await;
    }
    ann.wait_text("#turn-strip .last-turn", " win").await;
    ann.wait_text("#decision .ending", &most).await;
    ann.click("#see-end").await;

    ann.wait(".podium .place-1").await;
    assert_eq!(ann.text(".podium .place-1 .final-cash").await, most);
    assert_eq!(ann.count(".podium li").await, 4);
    assert_eq!(ann.text(".ledger .total td").await, most, "and how it came to this");
    assert_eq!(ann.count(".podium .place-1").await, 1, "the order of the turn breaks a tie");
    ann.wait_text("p.ending", "The game ended because").await;
    // Cash, incomes and payments; a line for each player or company.
    assert_eq!(ann.count(".charts svg[role=img][aria-label]").await, 3);
    assert_eq!(ann.count(".charts figure:first-child .line").await, 4);

    ann.click("#again").await;
    let again = Table::sit(&ann, Hand::Mouse).await;
    assert_ne!(again.game().await["id"], game["id"]);
    assert!(again.player.asked().await.is_some());
    again.move_once().await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_see_each_others_moves_and_never_each_others_money() {
    let house = House::open().await;
    let (ann, bob) = (Browser::laptop(&house).await, Browser::laptop(&house).await);
    let host = set_up(&ann, "Ann", &["me", "open", "bot:random", "bot:random"], &[("first", "0")]).await;
    assert_eq!(host.player.situation().await.turn, Turn::Waiting);
    let guest = Table { browser: &bob, player: NewGame::join(&ann, &bob, "Bob").await };
    ann.wait("#table[data-turn=yours][data-busy=false]").await;
    bob.wait_text("#decision", "Ann chooses a share").await;
    for browser in [&ann, &bob] {
        browser.run("window.stayed = true").await;
    }

    // The cheapest start there is: what is left is a number that stands on no card.
    host.player.point("#share-0.can").await;
    ann.type_into("#bid-amount", "100").await;
    host.player.point("#found").await;
    assert_eq!(guest.player.situation().await.version, 0, "a plan is the planner's own affair");
    host.player.point("#confirm").await;
    bob.wait("#table[data-version='1'][data-turn=yours][data-busy=false]").await;
    bob.wait_text("#log li[data-at='1']", "Ann founds").await;
    let left = host.game().await["state"]["cash"][0].as_i64().expect("one's own cash is known");
    ann.wait_text("#purse [data-watch=purse-cash]", &dollars(left)).await;
    for told in guest.everything_told(0).await {
        assert!(!tells(&told, left), "Ann's ${left} are told to Bob: {told}");
    }
    assert_hidden(&guest, 1).await;
    assert_hidden(&host, 0).await;
    // From a record it could be worked out.
    bob.forgive("403");
    let record = format!("/api/games/{}/record", guest.player.game().await);
    assert_eq!(bob.ask("GET", &record, None).await.status, 403);

    // Some moves more, of both phases; whatever is made of them, the money stays hidden.
    let mut met = Vec::new();
    loop {
        ann.wait_for("document.querySelector('#turn').textContent.match(/Your turn|Bob/)").await;
        let bobs = ann.text("#turn").await.contains("Bob");
        let (asked, name, other) = if bobs { (&guest, "Bob", &ann) } else { (&host, "Ann", &bob) };
        let version = asked.player.asked().await.expect("the game is not over yet").version;
        let phase = asked.phase().await;
        if version > 30 && met.len() > 1 {
            break;
        }
        if !met.contains(&phase) {
            met.push(phase);
        }
        asked.move_once().await;
        other.wait_text(&format!("#log li[data-at='{}']", version + 1), name).await;
        assert_hidden(&guest, 1).await;
        assert_hidden(&host, 0).await;
    }
    for browser in [&ann, &bob] {
        assert_eq!(browser.run("return window.stayed").await, true, "no page was loaded again");
    }
    ann.leave().await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proposal_is_intercepted_and_the_next_one_is_let_go() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    // Three on one device; the front shares are black, yellow, blue and green.
    let table = recorded(&ann, "a-director-pays-everything", 0, Hand::Mouse).await;
    ann.wait_text("#turn", "Your turn: Cyd").await;
    table.take_share(0, "#found").await;
    ann.wait_text("#turn", "Your turn: Ann").await;
    table.take_share(1, "#found").await;

    ann.wait_text("#turn", "Your turn: Bob").await;
    table.player.point("#choose-1").await;
    ann.wait_text("#ask", "Propose a price for").await;
    ann.wait_text(".lot-head", "Ann is the director and answers").await;
    table.player.point("#more").await;
    assert_eq!(ann.value("#bid-amount").await, "400");
    ann.wait_text("#propose", "Propose $400 to Ann").await;
    let outcomes = async || {
        ann.wait_text("#if-allowed", "Ann lets it go").await;
        ann.wait_text("#if-intercepted", "Ann intercepts").await;
        ann.wait_text("#then-cash .allowed", "−400").await;
        ann.wait_text("#then-cash .intercepted", "+200").await;
        ann.wait_text("#then-director-pays .intercepted", "pays $400").await;
        ann.wait_text("#then-then .allowed", "turn ends").await;
        ann.wait_text("#then-then .intercepted", "choose again").await;
    };
    outcomes().await;
    table.player.point("#propose").await;
    ann.wait("#table[data-plan='1'][data-version='2']").await;
    ann.wait_text("#confirm", "Propose $400 to Ann").await;
    outcomes().await;
    table.player.point("#take-back").await;
    ann.wait("#table[data-plan='0'][data-version='2']").await;
    assert!(!ann.exists("#confirm").await);
    table.player.point("#propose").await;
    table.player.point("#confirm").await;

    // The director's question says what each answer does.
    ann.wait_text("#turn", "Your turn: Ann").await;
    ann.wait_text("#ask", "Bob proposes $400").await;
    ann.wait("#share-1.offered").await;
    ann.wait_text("#allow", "Let it go").await;
    ann.wait_text("#intercept", "pay $400").await;
    ann.wait_text("#then-buyer .allowed", "pays $400").await;
    ann.wait_text("#then-buyer .intercepted", "gets $200").await;
    let before = table.game().await;
    table.player.point("#intercept").await;
    ann.wait_text("#log li[data-at='4']", "Ann intercepts and buys the share").await;

    // Bob is asked again, for another company, and this time it is let go.
    ann.wait_text("#turn", "Your turn: Bob").await;
    ann.wait_text("#ask", "was intercepted").await;
    ann.wait("#turn-strip .tried").await;
    ann.wait("#stop").await;
    assert_eq!(held_by(&table.game().await, 0), held_by(&before, 0) + 1);
    table.take_share(0, "#propose").await;
    ann.wait_text("#turn", "Your turn: Cyd").await;
    table.player.point("#allow").await;
    ann.wait_text("#log li[data-at='6']", "Cyd lets Bob buy the share").await;
    ann.wait_text("#progress .phases .now", "Cities").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_director_without_the_money_can_only_let_it_go() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let table = recorded(&ann, "a-director-pays-everything", 0, Hand::Mouse).await;
    // Cyd gives all there is for the first company.
    table.player.point("#choose-0").await;
    let all = ann.attribute("#bid-amount", "max").await.expect("there is a highest price");
    ann.type_into("#bid-amount", &all).await;
    table.player.point("#found").await;
    table.player.point("#confirm").await;
    table.take_share(1, "#found").await;

    ann.wait_text("#turn", "Your turn: Bob").await;
    table.player.point("#choose-0").await;
    ann.wait_text("#then-director-pays .intercepted", "pays $300").await;
    let preview = ann.text("#decision").await;
    assert!(!preview.contains("has only"), "{preview}");
    table.player.point("#propose").await;
    table.player.point("#confirm").await;

    ann.wait_text("#turn", "Your turn: Cyd").await;
    ann.wait_text("#ask", "You cannot pay that").await;
    ann.wait("#intercept[aria-disabled=true]").await;
    ann.click("#intercept").await;
    table.player.rest().await;
    ann.wait("#card:not([hidden])").await;
    ann.press("i").await;
    table.player.rest().await;
    assert_eq!(table.player.situation().await.version, 3);
    table.player.point("#allow").await;
    ann.wait_text("#log li[data-at='4']", "Cyd lets Bob buy").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_of_an_offer_loses_nothing() {
    let mut house = House::open().await;
    let ann = Browser::laptop(&house).await;
    ann.forgive("net::ERR_");
    // Bob proposes, and Dee has not answered.
    let table = recorded(&ann, "shares-run-out", 9, Hand::Mouse).await;
    ann.wait_text("#turn", "Your turn: Dee").await;
    ann.wait_text("#ask", "Bob proposes $500").await;
    let offer = ann.text("#decision").await;
    let stage = ann.text("#stage").await;
    let game = table.game().await;

    ann.reload().await;
    let table = Table::sit(&ann, Hand::Mouse).await;
    assert_eq!(ann.text("#decision").await, offer);

    ann.run("window.stayed = true").await;
    house.stop().await;
    ann.wait("#table[data-live=lost]").await;
    ann.wait_text(".offline", "connection").await;
    house.start().await;
    ann.wait("#table[data-live=on][data-busy=false]").await;
    assert_eq!(ann.run("return window.stayed").await, true, "the page finds back by itself");
    assert_eq!(ann.text(".offline").await, "");
    assert_eq!(ann.text("#decision").await, offer);
    assert_eq!(ann.text("#stage").await, stage);
    let again = table.game().await;
    assert_eq!((&again["version"], &again["state"]), (&game["version"], &game["state"]));

    table.player.point("#intercept").await;
    ann.wait_text("#log li[data-at='10']", "Dee intercepts and buys the share").await;
    ann.wait_text("#turn", "Your turn: Bob").await;
    table.player.point("#stop").await;
    ann.wait_text("#log li[data-at='11']", "Bob chooses no other share").await;
    ann.wait_text("#turn", "Your turn: Cyd").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_turn_is_played_on_a_phone_by_touch() {
    let house = House::open().await;
    let ann = Browser::phone(&house).await;
    ann.goto("/").await;
    ann.tap("#play-north-american-railways").await;
    ann.tap("#without-coach").await;
    let table = Table::sit(&ann, Hand::Finger).await;
    let mut met = Vec::new();
    loop {
        table.player.asked().await.expect("a game does not end in its first turns");
        assert_fits(&ann).await;
        let phase = table.phase().await;
        if met.len() == 2 && phase == met[0] {
            break;
        }
        if met.last() != Some(&phase) {
            met.push(phase);
        }
        table.decide().await;
    }
    for (tabs, tab, part) in [
        (".tabs.phone", "players", "#players table"),
        (".tabs.phone", "companies", "#companies table"),
        (".tabs.phone", "payments", "#payments table"),
        (".tabs.phone", "log", "#log li"),
        (".drawers", "talk", "#words"),
        (".drawers", "notes", "#note"),
        (".tabs.phone", "board", "#cards"),
    ] {
        ann.tap(&format!("{tabs} [data-tab={tab}]")).await;
        ann.wait(&format!("{tabs} [data-tab={tab}][aria-pressed=true]")).await;
        ann.wait_for(&format!("document.querySelector('{part}').checkVisibility()")).await;
        assert_fits(&ann).await;
    }
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_played_by_keys_only() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let table = recorded(&ann, "shares-run-out", 0, Hand::Mouse).await;
    // Everybody founds the company in front of the last column.
    for (version, name) in ["Ann", "Bob", "Cyd", "Dee"].into_iter().enumerate() {
        ann.wait_text("#turn", &format!("Your turn: {name}")).await;
        ann.press("4").await;
        ann.wait("#share-3[aria-pressed=true]").await;
        table.player.rest().await;
        ann.press("r").await;
        ann.wait("#bid-amount[value='600']").await;
        table.player.rest().await;
        ann.press("l").await;
        ann.wait("#bid-amount[value='500']").await;
        table.player.rest().await;
        ann.press("b").await;
        ann.wait("#table[data-plan='1'][data-busy=false]").await;
        if version == 0 {
            ann.press("z").await;
            ann.wait("#table[data-plan='0'][data-busy=false]").await;
            ann.press("b").await;
            ann.wait("#table[data-plan='1'][data-busy=false]").await;
        }
        ann.press("c").await;
        ann.wait(&format!("#table[data-version='{}'][data-plan='0'][data-busy=false]", version + 1)).await;
    }

    ann.wait_text("#progress .phases .now", "Cities").await;
    ann.wait_text("#turn", "Your turn: Ann").await;
    let key = ann.attribute("[id^=connect-][data-do]", "data-key").await.expect("a city has a key");
    ann.press(key.as_str()).await;
    ann.wait("#table[data-plan='1'][data-busy=false]").await;
    ann.press("c").await;
    ann.wait("#table[data-version='5'][data-plan='0'][data-busy=false]").await;
    ann.wait_text("#log li[data-at='5']", "Ann buys").await;
    ann.wait_text("#turn", "Your turn: Bob").await;
    ann.press("p").await;
    ann.wait("#table[data-version='6'][data-busy=false]").await;

    // An answer, and what follows it.
    let table = recorded(&ann, "shares-run-out", 9, Hand::Mouse).await;
    ann.press("i").await;
    ann.wait("#table[data-version='10'][data-busy=false]").await;
    ann.press("p").await;
    ann.wait_text("#log li[data-at='11']", "Bob chooses no other share").await;
    table.player.rest().await;
    recorded(&ann, "shares-run-out", 9, Hand::Mouse).await;
    ann.press("a").await;
    ann.wait_text("#log li[data-at='10']", "Dee lets Bob buy").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_is_accessible_and_pictures_of_it_are_taken() {
    let house = House::open().await;
    let mut faults = Vec::new();
    for (name, browser, hand) in [
        ("laptop", Browser::laptop(&house).await, Hand::Mouse),
        ("phone", Browser::phone(&house).await, Hand::Finger),
    ] {
        let mut look = async |moment: &str| {
            faults.extend(browser.findings().await);
            if hand == Hand::Finger
                && let wide @ Value::Object(_) = too_wide(&browser).await
            {
                faults.push(format!("{moment} is too wide: {wide}"));
            }
            browser.screenshot(&format!("{name}-nar-{moment}")).await;
        };
        let table = recorded(&browser, "shares-run-out", 0, hand).await;
        look("start").await;
        table.player.point("#choose-3").await;
        look("shares").await;

        // The same price, as it is thought of, planned and asked about.
        let table = recorded(&browser, "shares-run-out", 8, hand).await;
        table.player.point("#choose-1").await;
        look("price").await;
        table.player.point("#propose").await;
        look("proposal").await;
        table.player.point("#confirm").await;
        browser.wait("#allow").await;
        look("answer").await;

        let table = recorded(&browser, "shares-run-out", 17, hand).await;
        look("cities").await;
        table.player.point("[id^=connect-][data-do]").await;
        look("plan").await;

        recorded(&browser, "shares-run-out", 60, hand).await;
        look("late").await;
        recorded(&browser, "shares-run-out", usize::MAX, hand).await;
        look("over").await;
        browser
            .goto(&format!("{}/end", browser.run("return location.pathname").await.as_str().unwrap()))
            .await;
        browser.wait(".charts svg").await;
        look("end").await;
        browser.leave().await;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Somebody at a table of this game.
pub(crate) struct Table<'b> {
    pub(crate) browser: &'b Browser,
    pub(crate) player: Player<'b>,
}

impl<'b> Table<'b> {
    pub(crate) async fn sit(browser: &'b Browser, hand: Hand) -> Table<'b> {
        Table { browser, player: Player::sit(browser, hand).await }
    }

    /// What the server tells the person about the game.
    pub(crate) async fn game(&self) -> Value {
        let path = format!("/api/games/{}", self.player.game().await);
        self.browser.ask("GET", &path, None).await.json()
    }

    /// The part of the turn that the strip marks, also where a phone has no room for its word.
    async fn phase(&self) -> String {
        let phase =
            self.browser.run("return document.querySelector('#progress .phases .now').textContent").await;
        phase.as_str().expect("a phase").to_owned()
    }

    /// Presses something, as somebody would who wants to see everything once.
    pub(crate) async fn decide(&self) {
        let situation = self.player.situation().await;
        assert_eq!(situation.problem, None, "what the page offered was refused");
        let turn = situation.version as usize;
        let ids = self
            .browser
            .run("return [...document.querySelectorAll('#decision button[id]:not([aria-disabled])')].map((e) => e.id)")
            .await;
        let ids: Vec<&str> = ids.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let one = |id: &str| ids.iter().find(|&&own| own == id).copied();
        let some = |kind: &str| {
            let all: Vec<&str> = ids.iter().filter(|id| id.starts_with(kind)).copied().collect();
            all.get(turn % all.len().max(1)).copied()
        };
        let answer = if turn.is_multiple_of(2) { one("intercept") } else { None };
        let id = one("confirm")
            .or(answer)
            .or_else(|| one("allow"))
            .or_else(|| one("found"))
            .or_else(|| one("propose"))
            .or_else(|| one("buy"))
            .or_else(|| some("connect-"))
            .or_else(|| one("pass"))
            .or_else(|| some("choose-"))
            .or_else(|| one("stop"))
            .unwrap_or_else(|| panic!("nothing to decide: {ids:?}"));
        // The cards themselves can be pressed, too, once the news that lies on them is put away.
        self.browser.run("document.querySelector('[data-put-away=this]')?.click()").await;
        let card = id.replace("choose-", "share-");
        let id = if turn.is_multiple_of(3) { card } else { id.to_owned() };
        self.player.point(&format!("#{id}")).await;
    }

    /// Decides until something is stored.
    pub(crate) async fn move_once(&self) {
        let before = self.player.situation().await.version;
        while self.player.situation().await.version == before {
            self.decide().await;
        }
    }

    /// Takes the front share of a column, for the usual price.
    async fn take_share(&self, column: usize, how: &str) {
        self.player.point(&format!("#share-{column}.can")).await;
        self.player.point(how).await;
        self.player.point("#confirm").await;
    }

    /// All that comes from the server about a game and a seat.
    async fn everything_told(&self, seat: usize) -> Vec<String> {
        let id = self.player.game().await;
        let page = self.browser.run("return document.documentElement.outerHTML").await;
        let mut told = vec![page.as_str().unwrap_or_default().to_owned()];
        let version = self.player.situation().await.version;
        let about = format!("seat:{seat}");
        for (method, path, message) in [
            ("GET", format!("/games/{id}"), None),
            ("POST", format!("/games/{id}/update"), Some(json!({ "version": version }))),
            ("POST", format!("/games/{id}/update"), Some(json!({ "version": 0, "lines": 0, "since": true }))),
            ("POST", format!("/games/{id}/card"), Some(json!({ "version": version, "about": about }))),
        ] {
            let answer = self.browser.ask(method, &path, message.as_ref()).await;
            assert_eq!(answer.status, 200, "{method} {path}: {}", answer.text);
            told.push(answer.text);
        }
        // Without the actions, which name every price that one could pay oneself.
        let mut game = self.game().await;
        game["actions"].take();
        told.push(game.to_string());
        told
    }
}

/// A table from the form of the lobby.
async fn set_up<'b>(browser: &'b Browser, host: &str, seats: &[&str], options: &[(&str, &str)]) -> Table<'b> {
    browser.goto("/games/new?game=north-american-railways").await;
    browser.type_into("#my-name", host).await;
    for seat in 0..5 {
        let who = seats.get(seat).copied().unwrap_or("nobody");
        let field = format!("#seat-{seat}");
        if browser.value(&field).await != who {
            browser.choose(&field, who).await;
        }
    }
    for (option, value) in options {
        browser.choose(&format!("#option-{option}"), value).await;
    }
    browser.click("#set-up").await;
    Table::sit(browser, Hand::Mouse).await
}

/// A recorded game as it stood after some moves, with everybody at this browser.
pub(crate) async fn recorded<'b>(browser: &'b Browser, name: &str, moves: usize, hand: Hand) -> Table<'b> {
    let games = [env!("CARGO_MANIFEST_DIR"), "..", "north-american-railways", "tests", "games"];
    let file = games.iter().collect::<PathBuf>().join(format!("{name}.json"));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut record: Value = serde_json::from_str(&text).expect("a record");
    let actions = record["actions"].as_array_mut().expect("a record has actions");
    if moves < actions.len() {
        actions.truncate(moves);
        record["result"] = Value::Null;
    }
    browser.goto("/").await;
    let answer = browser.ask("POST", "/games/import", Some(&record)).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    let id = answer.json()["id"].as_str().expect("a game has an id").to_owned();
    browser.goto(&format!("/games/{id}")).await;
    Table::sit(browser, hand).await
}

/// The person in this seat sees their own cash, and nobody else's.
async fn assert_hidden(table: &Table<'_>, own: usize) {
    let browser = table.browser;
    let id = table.player.game().await;
    let update = browser.ask("POST", &format!("/games/{id}/update"), Some(&json!({ "version": 0 }))).await;
    let game = table.game().await;
    for seat in 0..4 {
        let watch = format!("data-watch=\"cash-{seat}\"");
        let cell = format!("#players tbody tr:nth-child({}) td", seat + 1);
        assert_eq!(browser.exists(&format!("[data-watch=cash-{seat}]")).await, seat == own, "seat {seat}");
        // The panel is there, whichever is open.
        let cash = browser.run(&format!("return document.querySelector('{cell}').textContent")).await;
        assert_eq!(cash == "hidden", seat != own, "seat {seat}");
        assert_eq!(update.text.contains(&watch), seat == own, "seat {seat} in {}", update.text);
        assert_eq!(game["state"]["cash"][seat].is_null(), seat != own, "seat {seat} in {game}");
    }
}

/// Whether a number stands somewhere in a text, with or without a comma between its thousands.
fn tells(text: &str, number: i64) -> bool {
    let number = number.to_string();
    text.replace(',', "").split(|letter: char| !letter.is_alphanumeric()).any(|word| word == number)
}

/// How many shares somebody holds.
fn held_by(game: &Value, seat: usize) -> i64 {
    let companies = game["state"]["companies"].as_object().expect("there are companies");
    companies.values().filter_map(|company| company["held"][seat].as_i64()).sum()
}

/// Nobody has to scroll sideways.
pub(crate) async fn assert_fits(phone: &Browser) {
    assert_eq!(too_wide(phone).await, Value::Null);
}

/// What is wider than the screen, if anything is.
async fn too_wide(browser: &Browser) -> Value {
    browser
        .run(
            "const { scrollWidth } = document.scrollingElement;
             if (scrollWidth <= innerWidth && innerWidth <= screen.width) return null;
             const out = [...document.body.querySelectorAll('*')]
                 .filter((element) => element.getBoundingClientRect().right > screen.width + 0.5);
             return { page: location.href, scrollWidth, innerWidth,
                 out: out.slice(0, 4).map((element) => element.outerHTML.slice(0, 150)) };",
        )
        .await
}
