//! Words have the room they need: nothing in the bar is cut, and the stations of a long railway keep apart.

use e2e::{Browser, Hand, House, Record};

/// What in the bar is cut off, or lies over something else.
const CROWDED: &str = "
    const bar = document.querySelector('.bar').getBoundingClientRect();
    const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 2;
    const parts = [...document.querySelectorAll('.bar :is(.ends span:not(.brief), .turn-number, .phases li, .meter, .date b, #turn, .tools > *)')].filter(seen);
    const found = [];
    for (const part of parts) {
        const box = part.getBoundingClientRect();
        if (box.top < bar.top || box.bottom > bar.bottom + 0.5 || box.right > bar.right + 0.5) found.push(`outside: ${part.textContent}`);
        if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0) found.push(`cut: ${part.textContent}`);
        const progress = part.closest('#progress')?.getBoundingClientRect();
        if (progress && box.right > progress.right + 0.5) found.push(`over: ${part.textContent}`);
    }
    return found.join(', ');";

/// Names of stations that lie over each other.
const OVERLAPPING: &str = "
    const names = [...document.querySelectorAll('.station > *')].filter((name) => name.checkVisibility());
    const boxes = names.map((name) => [name.textContent, name.parentElement, name.getBoundingClientRect()]);
    const found = [];
    for (const [first, [text, station, one]] of boxes.entries()) {
        for (const [other, its, two] of boxes.slice(first + 1)) {
            const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
            const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
            if (station !== its && wide > 1 && high > 2) found.push(`${text} and ${other}`);
        }
    }
    return found.join(', ');";

#[tokio::test(flavor = "multi_thread")]
async fn the_bar_says_only_what_it_has_room_for() {
    let house = House::open().await;
    let mut faults = Vec::new();
    for (width, height) in [(1440, 900), (1280, 800), (1024, 768), (820, 1180), (390, 844), (360, 640)] {
        let browser = if width < 900 {
            Browser::with_touch(&house, width, height).await
        } else {
            Browser::with_mouse(&house, width, height).await
        };
        let hand = if width < 900 { Hand::Finger } else { Hand::Mouse };
        for language in ["en", "de", "fr", "nl"] {
            browser.goto("/").await;
            browser.prefer(&format!("language.{language}")).await;
            for record in [
                Record::of_seven_years().after(20),
                Record::of_seven_years().after(133),
                Record::named("north-american-railways", "shares-run-out").after(30),
            ] {
                record.set_up(&browser, hand).await;
                // The way to the next game that waits takes its room, too.
                browser.run("document.getElementById('next-game').hidden = false; document.getElementById('next-count').textContent = '2'").await;
                let crowded = browser.run(CROWDED).await;
                if crowded != "" {
                    faults.push(format!("{width}x{height}, {language}: {crowded}"));
                }
            }
        }
        browser.leave().await;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Yellow has eleven stations.
#[tokio::test(flavor = "multi_thread")]
async fn the_stations_of_a_long_railway_keep_apart() {
    let house = House::open().await;
    for (width, height) in [(1440, 900), (1280, 800), (1024, 768), (820, 1180)] {
        let browser = Browser::with_mouse(&house, width, height).await;
        Record::named("north-american-railways", "cities-run-out")
            .after(64)
            .set_up(&browser, Hand::Mouse)
            .await;
        assert_eq!(browser.run(OVERLAPPING).await, "", "{width}x{height}");
        browser.leave().await;
    }
}
