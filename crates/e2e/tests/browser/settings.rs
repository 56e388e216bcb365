//! How somebody likes their pages, and who they are on another device.

use e2e::{Browser, Hand, House, Key, NewGame, Player, Record};

#[tokio::test(flavor = "multi_thread")]
async fn colours_and_text_size_are_kept() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    Record::of_seven_years().after(133).set_up(&ann, Hand::Mouse).await;
    let look = "
        const style = (element) => getComputedStyle(element);
        return [style(document.body).backgroundColor, parseFloat(style(document.querySelector('#companies td')).fontSize)];";
    let light = ann.run(look).await;
    ann.click("[data-opens=settings]").await;
    ann.wait("dialog#settings[open]").await;
    ann.choose("[data-set=theme]", "dark").await;
    ann.choose("[data-set=size]", "larger").await;
    ann.press(Key::Escape).await;
    ann.wait_gone("dialog[open]").await;
    let dark = ann.run(look).await;
    assert_ne!(light[0], dark[0], "another colour");
    assert!(dark[1].as_f64() > light[1].as_f64(), "{dark} has larger letters than {light}");

    ann.reload().await;
    Player::sit(&ann, Hand::Mouse).await;
    assert_eq!(ann.run(look).await, dark);
    assert_eq!(ann.value("[data-set=theme]").await, "dark");
    ann.goto("/").await;
    ann.wait("html[data-theme=dark][data-size=larger]").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_personal_link_makes_another_device_the_same_person() {
    let house = House::open().await;
    let (laptop, phone) = (Browser::laptop(&house).await, Browser::phone(&house).await);
    let player = NewGame::ALONE.set_up(&laptop).await;
    let id = player.game().await;
    laptop.goto("/me").await;
    laptop.wait("html[data-ready]").await;
    let link = laptop.value("#personal").await;
    assert!(link.contains("/me#"), "{link}");

    phone.goto(&link).await;
    phone.wait("#arrive:not([hidden])").await;
    assert_eq!(phone.run("return location.hash").await, "", "the key does not stay in the address");
    phone.tap("#arrive button").await;
    phone.wait(&format!("#mine a[href='/games/{id}']")).await;
    phone.tap(&format!("#mine a[href='/games/{id}']")).await;
    let same = Player::sit(&phone, Hand::Finger).await;
    assert!(same.asked().await.is_some());
    laptop.leave().await;
    phone.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_it_is_forgotten_and_a_bot_takes_their_place() {
    let house = House::open().await;
    let (ann, bob) = (Browser::laptop(&house).await, Browser::laptop(&house).await);
    NewGame::FOR_TWO.set_up(&ann).await;
    bob.goto(&ann.value("#invitation").await).await;
    bob.type_into("#sit [name=name]", "Bob").await;
    bob.click("#sit-down").await;
    Player::sit(&bob, Hand::Mouse).await;
    ann.wait_text("#players", "Bob").await;

    bob.goto("/me").await;
    bob.wait("html[data-ready]").await;
    let open = "return document.querySelector('#data details').open";
    assert_eq!(bob.run(open).await, false, "one click is not enough");
    bob.click("#delete").await;
    bob.wait_text("#data", "a former player").await;
    bob.axe().await;
    bob.click("#delete-now").await;
    bob.wait("#deleted").await;
    assert!(!bob.exists("#mine").await, "nothing is theirs");
    bob.goto("/me").await;
    bob.wait("html[data-ready]").await;
    assert!(!bob.exists("#data").await, "nothing is stored");

    // The others see it without a click, and need not wait.
    ann.wait_text("#players", "A former player").await;
    ann.click("#absent summary").await;
    ann.wait_text("#fill-1", "A former player").await;
    ann.click("#fill-1").await;
    ann.wait("html[data-ready]").await;
    ann.wait_text("#players", "bot").await;
    ann.wait("#absent[hidden]").await;
    ann.leave().await;
    bob.leave().await;
}
