//! Talk at the table, and notes for oneself.

use e2e::{Browser, Hand, House, Key, NewGame, Player};

#[tokio::test(flavor = "multi_thread")]
async fn players_talk_and_keep_notes_of_their_own() {
    let house = House::open().await;
    let (ann, bob) = (Browser::laptop(&house).await, Browser::laptop(&house).await);
    NewGame::FOR_TWO.set_up(&ann).await;
    NewGame::join(&ann, &bob, "Bob").await;
    ann.wait("#table[data-turn=yours]").await;

    ann.click(".drawers [data-tab=talk]").await;
    // What is typed is said, and is no key of the table.
    ann.wait_for("document.activeElement.id === 'words'").await;
    ann.type_into("#words", "A toast to <b>Chicago</b> & all its lines").await;
    ann.press(Key::Enter).await;
    ann.wait_text("#talk li:last-child", "Ann A toast to <b>Chicago</b> & all its lines").await;
    ann.wait_for("document.querySelector('#words').value === ''").await;
    // It reaches the others by itself, and the tab says so until they look.
    bob.wait(".drawers [data-tab=talk][data-news]").await;
    bob.click(".drawers [data-tab=talk]").await;
    bob.wait_text("#talk li:last-child", "Chicago").await;
    assert!(!bob.exists(".drawers [data-tab=talk][data-news]").await);
    // What somebody is writing stays while others speak.
    ann.type_into("#words", "I have not fin").await;
    bob.type_into("#words", "To Atlanta!").await;
    bob.click("#say button").await;
    ann.wait_text("#talk li:last-child", "Bob To Atlanta!").await;
    assert_eq!(ann.value("#words").await, "I have not fin");

    ann.click(".drawers [data-tab=notes]").await;
    ann.wait_for("document.activeElement.id === 'note'").await;
    // Whoever is named is told over the table.
    bob.type_into("#words", "Your turn, Ann").await;
    bob.click("#say button").await;
    ann.wait_text("#told:not([hidden])", "Bob Your turn, Ann").await;
    ann.wait_text(".drawers [data-tab=talk][data-news='1']", "Talk").await;
    ann.click("#told [data-told=close]").await;
    ann.wait("#told[hidden]").await;
    ann.type_into("#note", "Bob has $50.").await;
    ann.wait("#note[data-kept]").await;
    ann.reload().await;
    Player::sit(&ann, Hand::Mouse).await;
    ann.click(".drawers [data-tab=notes]").await;
    assert_eq!(ann.value("#note").await, "Bob has $50.");
    bob.reload().await;
    Player::sit(&bob, Hand::Mouse).await;
    assert_eq!(bob.value("#note").await, "");
    bob.click(".drawers [data-tab=talk]").await;
    assert_eq!(bob.count("#talk li").await, 3);
    ann.leave().await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_table_talk_has_nowhere_to_speak() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    let table = NewGame { options: &[("table_talk", "false")], ..NewGame::ALONE };
    table.set_up(&ann).await;
    ann.click(".drawers [data-tab=talk]").await;
    ann.wait_text("#speak", "without table talk").await;
    assert!(!ann.exists("#say").await);
    ann.leave().await;
}
