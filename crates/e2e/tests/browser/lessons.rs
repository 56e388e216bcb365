//! Lessons, from the first word to the last: by touch on a phone, and by keys alone.

use crate::keys::tab_to;
use crate::phone::assert_fits;
use e2e::{Browser, Hand, House, Key};

/// Somebody in a lesson.
struct Learner {
    browser: Browser,
    hand: Hand,
}

/// What the ring around the first thing that is pointed at leaves of it, and what the card covers of the rings.
const POINTING: &str = "
    const card = document.getElementById('coach').getBoundingClientRect();
    const rings = [...document.querySelectorAll('#rings > *')].map((ring) => ring.getBoundingClientRect());
    const covered = rings.filter((ring) => ring.left < card.right && ring.right > card.left && ring.top < card.bottom && ring.bottom > card.top);
    return { rings: rings.length, covered: covered.length, pointed: document.querySelectorAll('.pointed').length };";

impl Learner {
    async fn open(house: &House, hand: Hand, lesson: &str) -> Learner {
        let browser = match hand {
            Hand::Finger => Browser::phone(house).await,
            Hand::Mouse | Hand::Keys => Browser::laptop(house).await,
        };
        browser.goto("/learn").await;
        browser.axe().await;
        let learner = Learner { browser, hand };
        let link = format!("#lesson-{lesson}");
        if hand == Hand::Finger {
            assert_fits(&learner.browser).await;
        }
        learner.press(&link).await;
        learner.at("telling", 1).await;
        learner
    }

    /// Presses something, with a finger or by going there with Tab.
    async fn press(&self, css: &str) {
        self.browser.wait(css).await;
        match self.hand {
            Hand::Finger => self.browser.tap(css).await,
            Hand::Mouse => self.browser.click(css).await,
            Hand::Keys => {
                self.go_to(css).await;
                self.browser.press(Key::Enter).await;
            }
        }
    }

    /// Goes to something with Tab: back, where it is near, or else onwards.
    async fn go_to(&self, css: &str) {
        for _ in 0..4 {
            if self.browser.exists(&format!("{css}:focus")).await {
                return;
            }
            self.browser.press(Key::Shift + Key::Tab).await;
        }
        tab_to(&self.browser, css).await;
    }

    /// Goes on: by Enter, wherever the focus is, if there is no finger.
    async fn go_on(&self) {
        if self.hand == Hand::Finger {
            self.press("#coach-on").await;
        } else {
            self.browser.run("document.activeElement.blur()").await;
            self.browser.press(Key::Enter).await;
        }
    }

    /// Waits until the card is of this kind, at this stop.
    async fn at(&self, tone: &str, stop: usize) {
        self.browser.wait("#table[data-busy=false]").await;
        self.browser.wait(&format!("#coach.{tone} .stops li:nth-child({stop}).here")).await;
        if self.browser.exists("#occasion:not([hidden])").await {
            self.put_the_card_away().await;
        }
        if self.hand == Hand::Finger {
            assert_fits(&self.browser).await;
        }
    }

    /// The card points at something, and does not lie on it.
    async fn sees_what_is_pointed_at(&self) {
        let seen = self.browser.run(POINTING).await;
        assert!(seen["rings"].as_u64() > Some(0) && seen["pointed"].as_u64() > Some(0), "{seen}");
        assert_eq!(seen["covered"], 0, "{seen}");
    }

    /// Whoever does not know how asks to be shown: the move is a plan on the table, which can be carried out.
    async fn is_shown(&self, steps: &str) {
        if self.hand == Hand::Keys {
            self.browser.run("document.getElementById('coach').focus()").await;
        }
        self.press("#coach-show").await;
        self.browser.wait(&format!("#table[data-plan='{steps}'][data-busy=false]")).await;
        self.browser.wait("#coach-alone").await;
        self.sees_what_is_pointed_at().await;
    }

    /// The payment's card lies over everything until it is put away.
    async fn put_the_card_away(&self) {
        self.browser.wait("#occasion:not([hidden]) [data-put-away=card]").await;
        match self.hand {
            Hand::Finger => self.browser.tap("#occasion [data-put-away=card]").await,
            Hand::Mouse | Hand::Keys => self.browser.press("c").await,
        }
        self.browser.wait("#occasion[hidden]").await;
    }

    /// The last stop: the lesson is done, and the list says so.
    async fn finish(self, lesson: &str) {
        self.browser.wait("#coach.done #coach-next, #coach.done #coach-play.first").await;
        self.browser.axe().await;
        self.press("#coach-all").await;
        self.browser.wait(&format!(".done > #lesson-{lesson}")).await;
        self.browser.leave().await;
    }
}

async fn a_share_is_bought_and_pays(hand: Hand) {
    let house = House::open().await;
    let ann = Learner::open(&house, hand, "american-rails-a-share").await;
    ann.sees_what_is_pointed_at().await;
    ann.go_on().await;
    ann.at("asking", 2).await;
    ann.sees_what_is_pointed_at().await;
    ann.browser.axe().await;

    // Whoever passes sees what comes of it, and tries again.
    let pass = "#decision [data-do*='\"pass\"']";
    ann.press(pass).await;
    ann.at("missed", 2).await;
    let missed = ann.browser.attribute("#table", "data-version").await;
    ann.browser.axe().await;
    ann.go_on().await;
    ann.at("asking", 2).await;
    assert_ne!(ann.browser.attribute("#table", "data-version").await, missed);
    ann.press("#decision .first[data-do*='\"bid\"']").await;
    ann.at("asking", 3).await;

    // A page that is loaded again goes on where it was; and whoever does not know how is shown.
    ann.browser.reload().await;
    ann.at("asking", 3).await;
    ann.is_shown("1").await;
    // Escape takes back what is planned, as at every table.
    match hand {
        Hand::Keys => ann.browser.press(Key::Escape).await,
        Hand::Finger | Hand::Mouse => ann.press("#coach-alone").await,
    }
    ann.browser.wait("#table[data-plan='0'][data-busy=false]").await;
    ann.at("asking", 3).await;
    ann.is_shown("1").await;
    ann.press("#confirm").await;
    ann.at("telling", 4).await;
    ann.sees_what_is_pointed_at().await;
    ann.go_on().await;
    ann.at("asking", 5).await;
    ann.sees_what_is_pointed_at().await;
    ann.press("#track [data-do*='\"take\"']").await;
    ann.browser.wait("#table[data-plan='1'][data-busy=false]").await;
    ann.press("#decision [data-do='{\"do\":\"take\"}']").await;
    ann.browser.wait("#table[data-plan='2'][data-busy=false], #coach.done").await;
    if ann.browser.exists("#confirm").await {
        ann.press("#confirm").await;
    }
    ann.browser.wait("#occasion:not([hidden]) .total").await;
    ann.at("done", 6).await;
    ann.finish("american-rails-a-share").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_lesson_of_american_rails_is_played_on_a_phone() {
    a_share_is_bought_and_pays(Hand::Finger).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_lesson_of_american_rails_is_played_by_keys_only() {
    a_share_is_bought_and_pays(Hand::Keys).await;
}

async fn a_company_is_founded_and_buys_a_city(hand: Hand) {
    let house = House::open().await;
    let ann = Learner::open(&house, hand, "north-american-railways-founding").await;
    ann.sees_what_is_pointed_at().await;
    ann.go_on().await;
    ann.at("asking", 2).await;
    ann.sees_what_is_pointed_at().await;
    ann.is_shown("1").await;
    ann.press("#confirm").await;
    ann.at("asking", 3).await;
    ann.sees_what_is_pointed_at().await;

    ann.press("#decision [data-do*='Omaha']").await;
    ann.browser.wait("#table[data-plan='1'][data-busy=false]").await;
    ann.press("#confirm").await;
    ann.at("missed", 3).await;
    ann.browser.axe().await;
    ann.go_on().await;
    ann.at("asking", 3).await;
    ann.press("#decision [data-do*='Denver']").await;
    ann.browser.wait("#table[data-plan='1'][data-busy=false]").await;
    ann.press("#confirm").await;
    ann.at("done", 4).await;
    ann.finish("north-american-railways-founding").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_lesson_of_north_american_railways_is_played_on_a_phone() {
    a_company_is_founded_and_buys_a_city(Hand::Finger).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_lesson_of_north_american_railways_is_played_by_keys_only() {
    a_company_is_founded_and_buys_a_city(Hand::Keys).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_card_is_folded_and_moved_aside_and_nothing_else_moves() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    ann.goto("/learn/american-rails/a-share?step=2").await;
    ann.wait("#coach.asking .stops li:nth-child(2).here").await;
    let layout = "return JSON.stringify(['stage', 'desk', 'side', 'decision'].map((id) => document.getElementById(id).getBoundingClientRect()))";
    let before = ann.run(layout).await;
    let height = "return document.getElementById('coach').getBoundingClientRect().height";
    let open = ann.run(height).await.as_f64();
    ann.click("#coach-fold").await;
    ann.wait("#coach-fold[aria-expanded=false]").await;
    assert!(ann.run(height).await.as_f64() < open.map(|open| open * 0.8));
    ann.click("#coach-fold").await;
    ann.wait("#coach-fold[aria-expanded=true]").await;
    ann.click("#coach-show").await;
    ann.wait("#coach-alone").await;
    ann.click("#coach-alone").await;
    ann.wait("#coach-show").await;
    ann.click("#coach-back").await;
    ann.wait("#coach .stops li:nth-child(1).here").await;
    ann.click("#coach-on").await;
    ann.wait("#table[data-busy=false]").await;
    ann.wait("#coach.asking .stops li:nth-child(2).here").await;
    assert_eq!(ann.run(layout).await, before);
    // In dark, with less motion and larger letters it is all there.
    ann.prefer("theme.dark_motion.less_size.larger").await;
    ann.goto("/learn/american-rails/a-share?step=2").await;
    ann.wait("#rings > *").await;
    assert_eq!(
        ann.run("return getComputedStyle(document.querySelector('#rings > *')).animationName").await,
        "none"
    );
    ann.axe().await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_whole_demonstration_can_be_confirmed() {
    let house = House::open().await;
    let ann = Browser::laptop(&house).await;
    ann.goto("/learn/american-rails/laying-track?step=4").await;
    ann.wait("#coach.asking .stops li:nth-child(4).here").await;
    // What is framed is written down with every step.
    ann.run(
        "window.framed = [];
        const table = document.getElementById('table');
        table.addEventListener('shown', () => {
            if (document.querySelector('#confirm.pointed')) window.framed.push(table.dataset.plan);
        });",
    )
    .await;
    ann.click("#coach-show").await;
    ann.wait("#table[data-plan='5'][data-busy=false]").await;
    ann.wait("#confirm.pointed:not([disabled])").await;
    let early = ann.run("return window.framed.filter((plan) => plan !== '5').length").await;
    assert_eq!(early, 0, "a part of the plan is not what is to be confirmed");
    ann.click("#confirm").await;
    ann.wait("#coach .stops li:nth-child(5).here").await;
    ann.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_to_be_done_is_never_cut_off_on_a_phone() {
    let house = House::open().await;
    let ann = Browser::phone(&house).await;
    let task = "
        const box = document.querySelector('#coach').getBoundingClientRect();
        const tasks = [...document.querySelectorAll('#coach .task')];
        return tasks.length > 0 && tasks.every((task) => {
            const own = task.getBoundingClientRect();
            return own.height > 0 && task.scrollHeight <= task.clientHeight + 1 && own.top >= box.top && own.bottom <= box.bottom && own.bottom <= innerHeight;
        });";
    for place in [
        "north-american-railways/naming-a-price?step=2",
        "north-american-railways/naming-a-price?step=3",
        "north-american-railways/the-director?step=2",
        "american-rails/laying-track?step=2",
    ] {
        ann.goto(&format!("/learn/{place}")).await;
        ann.wait("#coach.asking .stops .here").await;
        ann.wait("html[data-ready]").await;
        // The button has two faces: more, and less.
        for _ in 0..2 {
            assert_eq!(ann.run(task).await, true, "{place}");
            let is_short = ann.exists("#coach.short").await;
            ann.tap("#coach-fold").await;
            ann.wait(if is_short { "#coach:not(.short)" } else { "#coach.short" }).await;
        }
        assert_eq!(ann.run(task).await, true, "{place}");
    }
    ann.leave().await;
}
