//! What happens before and around a game: tables that are cancelled, ended or shared, and maps of one's own.

use e2e::{Browser, Hand, House, NewGame, Player};

#[tokio::test(flavor = "multi_thread")]
async fn a_host_cancels_a_table_and_those_who_wait_read_it() {
    let house = House::open().await;
    let (ann, bob) = (Browser::laptop(&house).await, Browser::laptop(&house).await);
    NewGame { seats: &["me", "open", "open", "bot:random"], ..NewGame::FOR_TWO }.set_up(&ann).await;
    let guest = NewGame::join(&ann, &bob, "Bob").await;
    let id = guest.game().await;
    bob.wait_text("#waiting .chairs", "Ann").await;
    assert!(!bob.exists("#cancel").await, "that is the host's to do");
    ann.wait_text("#waiting .chairs", "Bob").await;
    ann.axe().await;
    ann.click("#cancel").await;
    ann.click("#cancel-now").await;
    ann.wait("main.lobby").await;
    assert!(!ann.exists(&format!("a[href='/games/{id}']")).await, "no list has it any more");
    bob.wait_text("#waiting", "cancelled").await;
    bob.click("#to-lobby").await;
    bob.wait("main.lobby").await;
    bob.forgive("410");
    bob.goto(&format!("/games/{id}")).await;
    bob.wait_text("main", "cancelled").await;
    ann.leave().await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_end_a_game_when_all_of_them_agree() {
    let house = House::open().await;
    let (ann, bob) = (Browser::laptop(&house).await, Browser::laptop(&house).await);
    let host = NewGame::FOR_TWO.set_up(&ann).await;
    NewGame::join(&ann, &bob, "Bob").await;
    ann.wait("#table[data-turn=yours]").await;
    propose(&ann).await;
    ann.wait_text("#proposed-end", "Bob must still agree").await;
    bob.wait_text("#proposed-end", "Ann would end").await;
    bob.axe().await;
    bob.click("#decline-to-end").await;
    bob.wait("#notices[hidden]").await;
    ann.wait("#notices[hidden]").await;

    propose(&ann).await;
    bob.wait("#agree-to-end").await;
    bob.click("#agree-to-end").await;
    for browser in [&ann, &bob] {
        browser.wait("#table[data-turn=over]").await;
        browser.wait_text("#decision", "by agreement").await;
        assert!(!browser.exists("[data-do]").await, "nobody can act any more");
    }
    let id = host.game().await;
    let record = ann.ask("GET", &format!("/api/games/{id}/record"), None).await.json();
    assert!(record["result"].is_null(), "{record}");
    ann.click(".drawers [data-tab=talk]").await;
    ann.wait_text("#talk", "Bob wants to play on").await;
    ann.goto("/").await;
    ann.wait_text("#over", "Ended by agreement").await;
    ann.leave().await;
    bob.leave().await;
}

/// Proposes to end the game, in the dialog around the table.
async fn propose(browser: &Browser) {
    browser.click("#share-button").await;
    browser.click("#to-leaving").await;
    browser.click("#end-game").await;
    browser.click("#propose-end").await;
    browser.wait("#proposed-end").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_game_is_shared_by_invitation_and_by_everybody_once_it_is_over() {
    let house = House::open().await;
    let (ann, eve) = (Browser::laptop(&house).await, Browser::phone(&house).await);
    let player = NewGame::ALONE.set_up(&ann).await;
    let table = format!("/games/{}", player.game().await);
    eve.forgive("403");
    eve.goto(&table).await;
    eve.wait_text("#what-to-ask", "invitation link").await;
    eve.axe().await;

    ann.click("#share-button").await;
    ann.wait("#share[open]").await;
    ann.wait_for("document.querySelector('#share .qr')?.naturalWidth > 0").await;
    ann.axe().await;
    let invitation = ann.value("#share-link").await;
    assert!(invitation.contains("?invite="), "{invitation}");
    eve.goto(&invitation).await;
    eve.wait("#table[data-turn=theirs]").await;
    eve.wait_text("#watching", "You are watching").await;
    ann.wait_text("#watching", "one watching").await;

    ann.click("#to-leaving").await;
    ann.click("#end-game").await;
    ann.click("#propose-end").await;
    ann.wait("#table[data-turn=over]").await;
    eve.goto(&table).await;
    eve.wait("#what-to-ask").await;
    ann.click("#share-button").await;
    ann.click("#make-public").await;
    ann.wait("#make-private").await;
    eve.goto(&table).await;
    eve.wait("#table[data-turn=over]").await;
    ann.click("#share-button").await;
    assert!(!ann.value("#share-link").await.contains("invite"));
    ann.click("#make-private").await;
    ann.wait("#make-public").await;
    eve.goto(&table).await;
    eve.wait("#what-to-ask").await;
    ann.leave().await;
    eve.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_a_moment_leads_there() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let player = NewGame { private: false, ..NewGame::ALONE }.set_up(&ann).await;
    player.do_first("offer").await;
    player.point("#raise").await;
    ann.wait_for("Number(document.querySelector('#table').dataset.version) >= 2").await;
    let table = format!("/games/{}", player.game().await);
    ann.goto(&format!("{table}?at=1")).await;
    ann.wait("#table[data-at='1']").await;
    ann.click("#share-button").await;
    ann.wait("#share-moment:not([hidden])").await;
    let link = ann.value("#share-link").await;
    assert!(link.ends_with("?at=1"), "{link}");
    ann.wait_for("document.querySelector('#share .qr').complete").await;
    ann.goto(&link).await;
    ann.wait("#table[data-at='1']").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_map_of_ones_own_is_checked_shown_and_played_on() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let folder = tempfile::tempdir().expect("a folder");
    let own = include_str!("../../../american-rails/maps/eastern-united-states.toml");
    let wrong = folder.path().join("wrong.toml");
    std::fs::write(&wrong, own.replacen("full = 4", "full = 9999", 1)).expect("a file");
    let good = folder.path().join("good.toml");
    std::fs::write(&good, own.replacen("Eastern United States", "Another East", 1)).expect("a file");

    ann.goto("/games/new").await;
    ann.hand_over("#material-file", &wrong).await;
    ann.wait_text("#material-shown .problem", "wrong.toml").await;
    ann.wait_text("#material-shown .problem", "Buffalo").await;
    assert_eq!(ann.value("#material-text").await, "", "what is wrong is not used");
    ann.hand_over("#material-file", &good).await;
    ann.wait_text("#material-shown[data-good]", "Another East").await;
    ann.wait("#material-shown svg").await;
    ann.axe().await;
    ann.type_into("#my-name", "Ann").await;
    ann.click("#set-up").await;
    let player = Player::sit(&ann, Hand::Mouse).await;
    let map = ann.ask("GET", &format!("/api/games/{}/map", player.game().await), None).await.json();
    assert_eq!(map["name"], "Another East");
    ann.leave().await;
}
