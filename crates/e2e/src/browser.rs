use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::action_chain::ActionChain;
use thirtyfour::error::{WebDriverError, WebDriverErrorInner, WebDriverResult};
use thirtyfour::session::scriptret::ScriptRet;
use thirtyfour::{By, Capabilities, Key, TypingData, WebDriver, WebElement};

use crate::answer::Answer;
use crate::axe;
use crate::console::{self, Level, Message};
use crate::driver::{self, Driver};
use crate::house::House;
use crate::place::Place;
use crate::{GLANCE, LOOK, PATIENCE, in_target};

const ARGUMENTS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    // What a browser does besides showing pages costs time, and no test is about it.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--force-prefers-reduced-motion",
    "--accept-lang=en",
    // Larger than any screen below: a page gets the whole screen, not what the window would leave of it.
    "--window-size=1600,1200",
];

/// Chromium without the part that draws windows, where it is installed: it takes a third less time. The program itself,
/// not Debian's script in `/usr/bin`: the script is what would be ended, and the browser it has started would stay.
const SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

/// The whole of Chromium.
const WHOLE: &str = "/usr/lib/chromium/chromium";

/// The machine may have no mouse; pages are to believe in one. (It hovers, and it is fine.)
const MOUSE: &str =
    "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

/// One person's browser: a Chromium without a screen, with a profile of its own.
///
/// What it is asked to do to an element it does to the first one that matches, and waits for it to be there. What
/// goes wrong is a panic that tells what the page looked like.
pub struct Browser {
    driver: WebDriver,
    base: String,
    heard: Mutex<Vec<Message>>,
    forgiven: Mutex<Vec<String>>,
    // Given back when the browser has closed.
    _place: Arc<Place>,
}

impl Browser {
    /// A laptop: 1440 by 900, a mouse and keys.
    pub async fn laptop(house: &House) -> Browser {
        Browser::with_mouse(house, 1440, 900).await
    }

    /// A phone: 390 by 844, two dots to a pixel, and a touch screen.
    pub async fn phone(house: &House) -> Browser {
        Browser::with_touch(house, 390, 844).await
    }

    /// A screen of any size, with a mouse and keys.
    pub async fn with_mouse(house: &House, width: u32, height: u32) -> Browser {
        let screen =
            json!({ "width": width, "height": height, "pixelRatio": 1, "touch": false, "mobile": false });
        Browser::open(house, screen, &[MOUSE]).await
    }

    /// A screen of any size that is touched.
    pub async fn with_touch(house: &House, width: u32, height: u32) -> Browser {
        let screen =
            json!({ "width": width, "height": height, "pixelRatio": 2, "touch": true, "mobile": true });
        Browser::open(house, screen, &[]).await
    }

    /// A small phone: 360 by 640.
    pub async fn small_phone(house: &House) -> Browser {
        let screen = json!({ "width": 360, "height": 640, "pixelRatio": 2, "touch": true, "mobile": true });
        Browser::open(house, screen, &[]).await
    }

    /// A laptop that shows notifications: the whole of Chromium, for the part without windows shows none.
    pub async fn with_notifications(house: &House) -> Browser {
        let screen =
            json!({ "width": 1440, "height": 900, "pixelRatio": 1, "touch": false, "mobile": false });
        let browser = Browser::open_program(house, screen, &[MOUSE], WHOLE).await;
        let allowed = json!({ "origin": browser.base, "permissions": ["notifications"] });
        let granted = browser.driver.cdp().send_raw("Browser.grantPermissions", allowed).await;
        granted.expect("notifications can be allowed");
        browser
    }

    async fn open(house: &House, screen: Value, more: &[&str]) -> Browser {
        Browser::open_program(house, screen, more, SHELL).await
    }

    async fn open_program(house: &House, screen: Value, more: &[&str], program: &str) -> Browser {
        let place = Place::take().await;
        let arguments = [ARGUMENTS, more].concat();
        let mut options = json!({ "args": arguments, "mobileEmulation": { "deviceMetrics": screen } });
        if Path::new(program).exists() {
            options["binary"] = json!(program);
        }
        let mut capabilities = Capabilities::new();
        for (name, value) in [
            ("browserName", json!("chrome")),
            ("goog:chromeOptions", options),
            ("goog:loggingPrefs", json!({ "browser": "ALL" })),
        ] {
            capabilities.set(name, value).expect("it is JSON already");
        }
        let session =
            WebDriver::builder(Driver::shared().await.address(), capabilities).client(Driver::client());
        let driver = session.await.expect("Chromium starts (./test installs it)");
        let browser = Browser {
            driver,
            base: house.address(""),
            heard: Mutex::default(),
            forgiven: Mutex::default(),
            _place: place,
        };
        browser.prefer("spend.off").await;
        browser
    }

    /// Likes the pages so, before the first one is opened: `"spend.on_theme.dark"`. Nobody here is asked before they
    /// spend, unless a test says otherwise.
    pub async fn prefer(&self, settings: &str) {
        let cookie = json!({ "name": "railhead_comfort", "value": settings, "url": self.base });
        self.driver.cdp().send_raw("Network.setCookie", cookie).await.expect("a cookie can be set");
    }

    /// Opens a page of the house by its path, or any page by its address.
    pub async fn goto(&self, path: &str) {
        let address = if path.starts_with('/') { format!("{}{path}", self.base) } else { path.to_owned() };
        self.driver
            .goto(&address)
            .await
            .unwrap_or_else(|error| panic!("{address} does not open: {}", sentence(&error)));
    }

    /// Delivers a push to the first service worker of this browser, as a push service would.
    pub async fn deliver_push(&self, data: &str) {
        // A browser numbers its service workers from 0.
        let push = json!({ "origin": self.base, "registrationId": "0", "data": data });
        for (command, about) in
            [("ServiceWorker.enable", json!({})), ("ServiceWorker.deliverPushMessage", push)]
        {
            self.driver.cdp().send_raw(command, about).await.expect("a push can be delivered");
        }
    }

    /// Lets every answer take this long to come.
    pub async fn slow_line(&self, latency: Duration) {
        let line = json!({
            "offline": false, "latency": latency.as_millis() as u64, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        for (command, about) in [("Network.enable", json!({})), ("Network.emulateNetworkConditions", line)] {
            self.driver.cdp().send_raw(command, about).await.expect("the line can be slowed down");
        }
    }

    /// Opens the same page again.
    pub async fn reload(&self) {
        self.driver.refresh().await.expect("the page opens again");
    }

    /// Clicks on an element, once it can be clicked.
    pub async fn click(&self, css: &str) {
        self.with(css, "cannot be clicked", async |element| element.click().await).await;
    }

    /// Clicks on an element twice, as fast as a mouse can.
    pub async fn double_click(&self, css: &str) {
        self.with(css, "cannot be clicked", async |element| {
            self.mouse().double_click_element(&element).perform().await
        })
        .await;
    }

    /// Clicks on an element as somebody does who takes their time: the button of the mouse stays down this long.
    pub async fn click_slowly(&self, css: &str, down: Duration) {
        self.with(css, "cannot be clicked", async |element| {
            self.mouse().move_to_element_center(&element).click_and_hold().perform().await
        })
        .await;
        tokio::time::sleep(down).await;
        self.mouse().release().perform().await.expect("the button can be released");
    }

    /// Moves the mouse to the middle of an element.
    pub async fn hover(&self, css: &str) {
        self.with(css, "cannot be pointed at", async |element| {
            self.mouse().move_to_element_center(&element).perform().await
        })
        .await;
    }

    /// A mouse that is where it is wanted at once.
    fn mouse(&self) -> ActionChain {
        self.driver.action_chain_with_delay(None, Some(Duration::ZERO))
    }

    /// Chooses from a list, by the value of the choice.
    pub async fn choose(&self, css: &str, value: &str) {
        self.click(&format!("{css} option[value='{value}']")).await;
    }

    /// Hands a file over to a field for files.
    pub async fn hand_over(&self, css: &str, file: &Path) {
        let file = file.to_str().expect("a path in letters");
        self.with(css, "takes no file", async |field| field.send_keys(file).await).await;
    }

    /// Replaces what is written in a field.
    pub async fn type_into(&self, css: &str, text: &str) {
        self.with(css, "cannot be written into", async |field| {
            field.send_keys(Key::Control + "a").await?;
            field.send_keys(Key::Backspace + text).await
        })
        .await;
    }

    /// Presses keys, such as `"r"`, `Key::Escape` or `Key::Shift + Key::Tab`, wherever the focus is. Modifiers are held
    /// until the end.
    pub async fn press(&self, keys: impl Into<TypingData>) {
        let mut held = Vec::new();
        let mut chain = self.driver.action_chain();
        for key in keys.into().as_vec() {
            chain = chain.key_down(key);
            if [Key::Shift, Key::Control, Key::Alt, Key::Meta].iter().any(|modifier| modifier.value() == key)
            {
                held.push(key);
            } else {
                chain = chain.key_up(key);
            }
        }
        for key in held {
            chain = chain.key_up(key);
        }
        chain.perform().await.expect("keys can be pressed");
    }

    /// Touches an element with a finger.
    pub async fn tap(&self, css: &str) {
        let point = self.with(css, "cannot be touched", async |element| self.point_on(&element).await).await;
        let touch = async |kind: &str, points: Value| {
            let event = json!({ "type": kind, "touchPoints": points });
            self.driver
                .cdp()
                .send_raw("Input.dispatchTouchEvent", event)
                .await
                .expect("the screen can be touched");
        };
        touch("touchStart", json!([point])).await;
        touch("touchEnd", json!([])).await;
    }

    /// The middle of an element, if that is to be seen.
    async fn point_on(&self, element: &WebElement) -> WebDriverResult<Value> {
        // A page that has just been scrolled is drawn once before it is touched: until then the touch would meet what was
        // there before.
        let script = "
            const [element, answer] = arguments;
            const before = element.getBoundingClientRect();
            element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const look = () => {
                const box = element.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                const top = document.elementFromPoint(x, y);
                answer(element.contains(top) ? { x, y } : null);
            };
            const after = element.getBoundingClientRect();
            if (before.x === after.x && before.y === after.y) look();
            else requestAnimationFrame(() => requestAnimationFrame(look));";
        let point = self.driver.execute_async(script, vec![element.to_json()?]).await?;
        match point.json() {
            Value::Null => {
                Err(WebDriverError::NotFound("its middle".into(), "something is in front of it".into()))
            }
            point => Ok(point.clone()),
        }
    }

    /// The text of an element, as far as it is to be seen.
    pub async fn text(&self, css: &str) -> String {
        self.with(css, "cannot be read", async |element| element.text().await).await
    }

    /// An attribute of an element.
    pub async fn attribute(&self, css: &str, name: &str) -> Option<String> {
        self.with(css, "cannot be read", async |element| element.attr(name).await).await
    }

    /// What is written in a field, or chosen.
    pub async fn value(&self, css: &str) -> String {
        self.with(css, "cannot be read", async |field| field.prop("value").await).await.unwrap_or_default()
    }

    /// Whether an element matches now.
    pub async fn exists(&self, css: &str) -> bool {
        self.count(css).await > 0
    }

    /// How many elements match now.
    pub async fn count(&self, css: &str) -> usize {
        let script = "return document.querySelectorAll(arguments[0]).length";
        let count = self.until(async || said(self.driver.execute(script, vec![css.into()]).await)).await;
        count.as_u64().expect("a number") as usize
    }

    /// Waits until an element matches.
    pub async fn wait(&self, css: &str) {
        let script = "document.querySelector(args[0]) !== null";
        self.watch(script, &[css], || format!("{css} has not come")).await;
    }

    /// Waits until no element matches.
    pub async fn wait_gone(&self, css: &str) {
        let script = "document.querySelector(args[0]) === null";
        self.watch(script, &[css], || format!("{css} has not gone")).await;
    }

    /// Waits until the first element that matches has a text with this part.
    pub async fn wait_text(&self, css: &str, part: &str) {
        let script = "[document.querySelector(args[0])].some((e) => (e?.innerText ?? e?.textContent)?.includes(args[1]))";
        self.watch(script, &[css, part], || format!("{css} does not say \"{part}\"")).await;
    }

    /// Waits until an expression in the page's own language holds.
    pub async fn wait_for(&self, expression: &str) {
        self.watch(expression, &[], || format!("this does not hold: {expression}")).await;
    }

    /// Waits until an expression is something in the page's own language, and hands that over.
    ///
    /// It is the page that looks again and again. A look by the driver costs it a hundred times as much, and with two
    /// tests side by side that is what the machine would be busy with.
    pub(crate) async fn watch(
        &self,
        expression: &str,
        arguments: &[&str],
        why: impl Fn() -> String,
    ) -> Value {
        let script = format!(
            "const answer = arguments[arguments.length - 1];
            const args = arguments;
            const deadline = performance.now() + {LOOK};
            const look = () => {{
                let found;
                try {{ found = ({expression}); }} catch (error) {{ answer({{ error: `${{error}}` }}); return; }}
                if (found || performance.now() > deadline) answer({{ found: found || null }});
                else setTimeout(look, {GLANCE});
            }};
            look();",
            LOOK = LOOK.as_millis(),
            GLANCE = GLANCE.as_millis(),
        );
        self.until(async || {
            let arguments: Vec<Value> = arguments.iter().map(|&argument| argument.into()).collect();
            let answer = said(self.driver.execute_async(&script, arguments).await)?;
            match &answer["found"] {
                Value::Null => Err(answer["error"].as_str().map_or_else(&why, str::to_owned)),
                found => Ok(found.clone()),
            }
        })
        .await
    }

    /// Runs the body of a function in the page, and hands over what it returns.
    pub async fn run(&self, script: &str) -> Value {
        let returned = self.driver.execute(script, vec![]).await;
        returned
            .unwrap_or_else(|error| panic!("{}\nin the script: {script}", sentence(&error)))
            .json()
            .clone()
    }

    /// Asks the server for something in this person's name, behind the page's back.
    pub async fn ask(&self, method: &str, path: &str, message: Option<&Value>) -> Answer {
        let script = "
            const [method, path, body] = arguments;
            const headers = body ? { 'Content-Type': 'application/json' } : {};
            const options = { method, headers, body: body ? JSON.stringify(body) : undefined };
            return fetch(path, options).then(async (answer) => ({ status: answer.status, text: await answer.text() }));";
        let arguments = vec![method.into(), path.into(), message.cloned().unwrap_or_default()];
        let answer = self.driver.execute(script, arguments).await;
        answer
            .and_then(|answer| answer.convert())
            .unwrap_or_else(|error| panic!("{path} does not answer: {}", sentence(&error)))
    }

    /// Writes what is to be seen to `target/screenshots/NAME.png`.
    pub async fn screenshot(&self, name: &str) {
        let folder = in_target("screenshots");
        fs::create_dir_all(&folder).expect("a folder for the pictures");
        self.driver.screenshot(&folder.join(format!("{name}.png"))).await.expect("a picture of the page");
    }

    /// All errors and warnings on the console so far.
    pub async fn console(&self) -> Vec<Message> {
        let new = self.driver.browser_log().await.expect("the browser shows its console");
        let mut heard = self.heard.lock().expect("nobody panics here");
        heard.extend(new.into_iter().filter_map(Message::new));
        heard.clone()
    }

    /// Errors with this in their text are meant to be, such as `ERR_CONNECTION_REFUSED` where a server is stopped.
    pub fn forgive(&self, part: &str) {
        self.forgiven.lock().expect("nobody panics here").push(part.to_owned());
    }

    /// Asserts that there was no error on the console.
    pub async fn quiet(&self) {
        let mut errors = self.console().await;
        let forgiven = self.forgiven.lock().expect("nobody panics here").clone();
        errors.retain(|message| message.level == Level::Error);
        errors.retain(|message| !forgiven.iter().any(|part| message.text.contains(part)));
        assert!(errors.is_empty(), "errors on the console:{}", console::list(&errors));
    }

    /// Asserts that the page breaks no rule of accessibility that axe counts as serious or critical.
    pub async fn axe(&self) {
        let findings = self.findings().await;
        assert!(findings.is_empty(), "what axe found:\n{}", findings.join("\n"));
    }

    /// The rules of accessibility that the page breaks, as far as axe counts them as serious or critical.
    pub async fn findings(&self) -> Vec<String> {
        let violations = axe::violations(&self.driver).await;
        let page = self.run("return `${location.pathname}${location.search}, ${innerWidth} wide`").await;
        let page = page.as_str().unwrap_or_default();
        violations.iter().map(|violation| format!("at {page}: {violation}")).collect()
    }

    /// The folder of its profile: what belongs to this browser has it among its arguments.
    pub fn profile(&self) -> String {
        let chrome = self.driver.capabilities().get("chrome").cloned().unwrap_or_default();
        chrome["userDataDir"].as_str().expect("chromedriver names the profile").to_owned()
    }

    /// Asserts that there was no error on the console, and closes the browser.
    pub async fn leave(self) {
        self.quiet().await;
        self.driver.clone().quit().await.expect("the browser closes");
    }

    /// Does something with the first element that matches, again if the page changed at that moment.
    async fn with<T>(
        &self,
        css: &str,
        cannot: &str,
        mut act: impl AsyncFnMut(WebElement) -> WebDriverResult<T>,
    ) -> T {
        let not_yet = |error| format!("{css} {cannot}: {}", sentence(&error));
        self.until(async || {
            let element = self.driver.find(By::Css(css)).await.map_err(not_yet)?;
            match act(element).await {
                Err(error) if !may_pass(&error) => panic!("{}", not_yet(error)),
                done => done.map_err(not_yet),
            }
        })
        .await
    }

    /// Looks again and again, until there is an answer or it has been long enough to ask why there is none.
    pub(crate) async fn until<T>(&self, mut look: impl AsyncFnMut() -> Result<T, String>) -> T {
        let deadline = Instant::now() + PATIENCE;
        loop {
            match look().await {
                Ok(answer) => return answer,
                Err(why) if Instant::now() > deadline => panic!("{why}\n{}", self.portrait().await),
                Err(_) => tokio::time::sleep(GLANCE).await,
            }
        }
    }

    /// What the page looks like, for somebody who wonders what went wrong.
    async fn portrait(&self) -> String {
        let picture =
            format!("failed-{}", std::thread::current().name().unwrap_or("test").replace("::", "-"));
        self.screenshot(&picture).await;
        let script = "return [location.href, document.body?.innerText ?? '']";
        let page = match self.driver.execute(script, vec![]).await {
            Ok(page) => page.json().clone(),
            Err(error) => return format!("and the page cannot be looked at: {}", sentence(&error)),
        };
        let [address, text] = [0, 1].map(|part| page[part].as_str().unwrap_or_default());
        let text: String = text.chars().take(600).collect();
        format!(
            "at {address}, with the text:\n{text}\nand on the console:{}",
            console::list(&self.console().await)
        )
    }
}

impl Drop for Browser {
    /// A browser whose test has panicked closes too.
    fn drop(&mut self) {
        let open = self.driver.clone().leak().is_ok();
        if open && let Err(error) = driver::close(&self.driver) {
            eprintln!("a browser does not close: {error}");
        }
    }
}

/// Whether the page was only not ready: nothing has happened, and the same may work in a moment.
fn may_pass(error: &WebDriverError) -> bool {
    matches!(
        **error,
        WebDriverErrorInner::StaleElementReference(_)
            | WebDriverErrorInner::ElementClickIntercepted(_)
            | WebDriverErrorInner::ElementNotInteractable(_)
            | WebDriverErrorInner::NotFound(..)
    )
}

/// What the page has answered, or why it has not.
fn said(answer: WebDriverResult<ScriptRet>) -> Result<Value, String> {
    answer.map(|answer| answer.json().clone()).map_err(|error| sentence(&error))
}

/// What went wrong, without the driver's stack and all that.
fn sentence(error: &WebDriverError) -> String {
    let text = error.to_string();
    let told = text.split_once("Additional info:").map_or(text.as_str(), |(_, told)| told);
    told.trim().lines().next().unwrap_or_default().to_owned()
}
