//! What the other tests rely on: a harness that overlooked something would let them all pass.

use std::fs;
use std::time::Duration;

use e2e::{Browser, House, Key, Level};
use serde_json::Value;

/// A page that tells what is done to it.
const PAGE: &str = "data:text/html,<!doctype html><html lang=en><title>Page</title>
    <meta name=viewport content='width=device-width'>
    <main><h1>Page</h1><label>Name <input value=Ann></label> <button>Go</button><p id=log></p></main>
    <script>
        const log = (what) => { document.querySelector('%23log').textContent += what + ' '; };
        document.querySelector('button').onclick = (event) => { log(event.pointerType); };
        document.onkeydown = ({ key, shiftKey, target }) => {
            if (target === document.body) { log((shiftKey ? 'shift ' : '') + key); }
        };
    </script>";

#[tokio::test(flavor = "multi_thread")]
async fn a_laptop_has_a_mouse_and_keys() {
    let house = House::open().await;
    let laptop = Browser::laptop(&house).await;
    laptop.goto(PAGE).await;
    assert_eq!(window(&laptop).await, [1440, 900]);
    for feature in
        ["(pointer: fine) and (hover: hover)", "(prefers-reduced-motion)", "(prefers-color-scheme: light)"]
    {
        assert_eq!(laptop.run(&format!("return matchMedia('{feature}').matches")).await, true, "{feature}");
    }
    assert_eq!(laptop.run("return navigator.language").await, "en");

    laptop.press(Key::Shift + "r" + Key::Left).await;
    laptop.press(Key::Escape).await;
    laptop.wait_text("#log", "shift R shift ArrowLeft Escape").await;
    laptop.type_into("input", "Bob").await;
    assert_eq!(laptop.run("return document.querySelector('input').value").await, "Bob");
    assert_eq!(laptop.attribute("input", "value").await.as_deref(), Some("Ann"));
    assert_eq!(laptop.attribute("input", "list").await, None);
    laptop.click("button").await;
    laptop.wait_text("#log", "mouse").await;
    laptop.screenshot("harness-laptop").await;
    laptop.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_is_narrow_and_touched() {
    let house = House::open().await;
    let phone = Browser::phone(&house).await;
    phone.goto(PAGE).await;
    assert_eq!(window(&phone).await, [390, 844]);
    assert_eq!(phone.run("return devicePixelRatio").await, 2);
    assert_eq!(phone.run("return matchMedia('(pointer: coarse) and (hover: none)').matches").await, true);
    phone.tap("button").await;
    phone.wait_text("#log", "touch").await;
    phone.screenshot("harness-phone").await;
    phone.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_was_left_is_gone() {
    let house = House::open().await;
    let laptop = Browser::laptop(&house).await;
    let profile = laptop.profile();
    assert!(!processes_with(&profile).is_empty(), "{profile} belongs to nobody");
    laptop.leave().await;
    // The parts of a browser notice one after another that it has ended.
    for _ in 0..600 {
        if processes_with(&profile).is_empty() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("these are still there: {:?}", processes_with(&profile));
}

/// The processes that have this among their arguments.
fn processes_with(argument: &str) -> Vec<String> {
    let all = fs::read_dir("/proc").expect("the processes");
    let arguments = all.filter_map(|process| fs::read_to_string(process.ok()?.path().join("cmdline")).ok());
    arguments.filter(|arguments| arguments.contains(argument)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_are_two_people_and_a_house_that_restarts_is_the_same_house() {
    let mut house = House::open().await;
    let (ann, bob) = (Browser::laptop(&house).await, Browser::laptop(&house).await);
    for browser in [&ann, &bob] {
        // Text without a page around it has no icon either.
        browser.forgive("/favicon.ico");
        browser.goto("/healthz").await;
    }
    ann.run("localStorage.name = document.cookie = 'Ann'").await;
    house.restart().await;
    for browser in [&ann, &bob] {
        browser.reload().await;
        browser.wait_text("body", "ok").await;
    }
    let cookie =
        "document.cookie.split('; ').filter((cookie) => !cookie.startsWith('railhead_comfort')).join()";
    let kept = format!("return [localStorage.name, {cookie}]");
    assert_eq!(ann.run(&kept).await, Value::from(vec!["Ann", "Ann"]));
    assert_eq!(bob.run(&kept).await, Value::from(vec![None, Some("")]));
    ann.leave().await;
    bob.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_error_on_the_console_is_heard_unless_it_is_forgiven() {
    let house = House::open().await;
    let laptop = Browser::laptop(&house).await;
    laptop.goto(PAGE).await;
    laptop.run("console.log('Well.'); console.warn('Hm.'); console.error('Ouch.')").await;
    laptop.goto("data:text/html,<script>nobody.knows</script>").await;
    let levels: Vec<_> = laptop.console().await.iter().map(|message| message.level).collect();
    assert_eq!(levels, [Level::Warning, Level::Error, Level::Error]);
    laptop.forgive("Ouch.");
    laptop.forgive("ReferenceError: nobody");
    laptop.quiet().await;
    laptop.run("console.error('Ow.')").await;
    let complaint = complaint(async move { laptop.leave().await }).await;
    assert!(complaint.contains("\"Ow.\"") && !complaint.contains("Ouch."), "{complaint}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_shuts_people_out_is_found() {
    let house = House::open().await;
    let laptop = Browser::laptop(&house).await;
    laptop.goto(PAGE).await;
    laptop.axe().await;
    laptop.run("document.querySelector('button').textContent = ''").await;
    let complaint = complaint(async move { laptop.axe().await }).await;
    assert!(complaint.contains("button-name") && complaint.contains("<button></button>"), "{complaint}");
}

async fn window(browser: &Browser) -> [u64; 2] {
    let sizes = browser.run("return [innerWidth, innerHeight]").await;
    [0, 1].map(|side| sizes[side].as_u64().expect("a number"))
}

/// What is said when this panics.
async fn complaint(act: impl Future<Output = ()> + Send + 'static) -> String {
    let panicked = tokio::spawn(act).await.expect_err("it panics").into_panic();
    *panicked.downcast().expect("a sentence")
}
