//! What people at a table agree on: taking back, a pause; leaving, and somebody else for the seat.

use e2e::{Browser, Hand, House, NewGame, Player};

/// Three people at a table, of whom the first has just offered a share, and the second is asked.
async fn three(house: &House) -> [Browser; 3] {
    let people = [Browser::laptop(house).await, Browser::laptop(house).await, Browser::phone(house).await];
    let [ann, bob, cyd] = &people;
    let host = NewGame::FOR_THREE.set_up(ann).await;
    NewGame::join(ann, bob, "Bob").await;
    NewGame::join(ann, cyd, "Cyd").await;
    ann.wait("#table[data-turn=yours]").await;
    host.do_first("offer").await;
    host.point("#raise").await;
    bob.wait("#table[data-turn=yours]").await;
    people
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_taken_back_when_the_other_two_agree_and_not_when_one_refuses() {
    let house = House::open().await;
    let [ann, bob, cyd] = three(&house).await;
    let version = Player::sit(&ann, Hand::Mouse).await.situation().await.version;

    ann.click("#back-button").await;
    ann.wait("#back[open]").await;
    ann.wait_text(".vanishing", "You offer a share").await;
    ann.axe().await;
    ann.click("#ask-back").await;
    ann.wait_text("#proposed-back", "You have asked").await;
    bob.wait_text("#proposed-back", "Ann").await;
    cyd.wait_text("#proposed-back .vanishing", "Ann offers a share").await;
    bob.wait_text("#proposed-back", "You and Cyd must still agree").await;
    // Whoever needs the room folds it together.
    cyd.click("#proposed-back summary").await;
    cyd.wait("#proposed-back details:not([open])").await;
    cyd.click("#proposed-back summary").await;
    cyd.axe().await;
    cyd.screenshot("back-asked-phone").await;
    cyd.click("#refuse-back").await;
    for person in [&ann, &bob, &cyd] {
        person.wait("#notices[hidden]").await;
    }
    // Whoever asked is told where their request stood; the others have it in the talk.
    ann.wait_text("#told:not([hidden])", "Cyd would rather play on").await;
    ann.axe().await;
    ann.screenshot("back-refused").await;
    ann.click("#told [data-tab=talk]").await;
    ann.wait("#told[hidden]").await;
    ann.wait_text("#talk", "Cyd would rather play on").await;

    ann.click("#back-button").await;
    ann.click("#ask-back").await;
    bob.click("#agree-back").await;
    bob.wait_text("#proposed-back", "Cyd").await;
    assert!(!bob.exists("#agree-back").await, "he has agreed already");
    cyd.click("#agree-back").await;
    ann.wait("#table[data-turn=yours]").await;
    assert!(!ann.exists("#back-button").await, "there is nothing to take back any more");
    bob.wait("#table[data-turn=theirs]").await;
    bob.wait(&format!("#table[data-version='{}']", version + 1)).await;
    bob.wait("#log del").await;
    for person in [&ann, &bob, &cyd] {
        person.wait("#notices[hidden]").await;
    }
    for person in [ann, bob, cyd] {
        person.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_stands_for_all_until_one_ends_it_and_an_abandoned_seat_finds_somebody_else() {
    let house = House::open().await;
    let [ann, bob, cyd] = three(&house).await;
    let dee = Browser::laptop(&house).await;
    cyd.click("#share-button").await;
    cyd.click("#to-leaving").await;
    cyd.axe().await;
    cyd.click("#pause-game").await;
    cyd.click("#ask-pause").await;
    ann.click("#agree-pause").await;
    bob.click("#agree-pause").await;
    for person in [&ann, &bob, &cyd] {
        person.wait_text("#paused", "The game is paused").await;
        person.wait("#table[data-turn=paused]").await;
    }
    bob.axe().await;
    bob.screenshot("paused").await;
    ann.click("#resume").await;
    bob.wait("#table[data-turn=yours]").await;
    bob.wait("#notices[hidden]").await;

    // Bob leaves, and makes a link for somebody who plays on in his place.
    bob.click("#ways-in-log").await;
    bob.wait("#leaving[open]").await;
    bob.click("#leave-game").await;
    bob.click("#leave-now").await;
    ann.wait_text("#log", "Bob leaves the game").await;
    bob.wait_text("#notices", "You have left this game").await;
    bob.wait("#take-seat-back").await;
    bob.click("#share-button").await;
    bob.click("#substitute-1").await;
    bob.click("#seek-1").await;
    bob.click("#share-button").await;
    bob.wait_for("document.querySelector('#substitute-link-1')?.value.includes('invite=')").await;
    let link = bob.value("#substitute-link-1").await;
    dee.goto(&link).await;
    dee.wait_text("main", "A bot is playing for Bob").await;
    dee.axe().await;
    dee.type_into("[name=name]", "Dee").await;
    dee.click("#take-over").await;
    dee.wait_text("#players tbody tr:nth-child(2)", "Dee").await;
    ann.wait_text("#log", "Dee takes over this seat").await;
    for person in [ann, bob, cyd, dee] {
        person.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bar_leads_to_the_next_game_that_waits() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let first = NewGame::ALONE.set_up(&ann).await.game().await;
    ann.wait("#table[data-turn=yours]").await;
    ann.wait("#next-game[hidden]").await;
    let second = NewGame::ALONE.set_up(&ann).await.game().await;
    ann.wait("#next-game:not([hidden])").await;
    assert_eq!(ann.text("#next-count").await, "1");
    ann.axe().await;
    ann.click("#next-game").await;
    ann.wait(&format!("#table[data-id='{first}']")).await;
    ann.wait("#next-game:not([hidden])").await;
    ann.click("#next-game").await;
    ann.wait(&format!("#table[data-id='{second}']")).await;
    // Alone she takes back at once, by key.
    let player = Player::sit(&ann, Hand::Mouse).await;
    player.do_first("offer").await;
    player.point("#raise").await;
    ann.wait_for("Number(document.querySelector('#table').dataset.version) >= 2").await;
    ann.wait("#back-button").await;
    ann.click("#back-button").await;
    ann.click("#ask-back").await;
    ann.wait("#log del").await;
    ann.leave().await;
}
