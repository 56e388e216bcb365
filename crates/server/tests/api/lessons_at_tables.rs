//! Lessons, as a page asks for them: each step is laid anew, and what is sent may be anything.

use crate::common::{Caller, GAMES, House, key, send};
use lessons::{Bookmark, Lesson};
use reqwest::Method;
use serde_json::{Value, json};

fn all() -> impl Iterator<Item = &'static Lesson> {
    GAMES.into_iter().flat_map(lessons::of_game)
}

fn address(lesson: &Lesson) -> String {
    format!("/learn/{}/{}", lesson.game, lesson.name)
}

/// Somebody with a browser, who has a key.
struct Learner {
    caller: Caller,
    cookie: String,
}

impl Learner {
    fn of(house: &House, name: &str) -> Learner {
        Learner { caller: house.spectator(), cookie: format!("railhead_key={}", key(name)) }
    }

    async fn get(&self, path: &str) -> (u16, String) {
        let answer = send(self.caller.request(Method::GET, path).header("cookie", &self.cookie)).await;
        (answer.status.as_u16(), answer.text)
    }

    async fn post(&self, path: &str, message: &Value) -> (u16, String) {
        let request = self.caller.request(Method::POST, path).header("cookie", &self.cookie);
        let answer = send(request.json(message)).await;
        (answer.status.as_u16(), answer.text)
    }

    /// The table at a step.
    async fn show(&self, lesson: &Lesson, bookmark: &Bookmark) -> String {
        let wish = json!({ "version": 0, "lesson": bookmark });
        let (status, text) = self.post(&format!("{}/update", address(lesson)), &wish).await;
        assert_eq!(status, 200, "{}: {text}", lesson.name);
        text
    }
}

/// What an attribute of the first element that has it says.
fn attribute<'h>(html: &'h str, name: &str) -> &'h str {
    let (_, rest) = html.split_once(&format!(" {name}=\"")).unwrap_or_else(|| panic!("no {name} in {html}"));
    rest.split('"').next().unwrap_or_default()
}

fn bookmark(html: &str) -> Bookmark {
    serde_json::from_str(&attribute(html, "data-lesson").replace("&quot;", "\"")).expect("a bookmark")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_is_drawn_with_what_it_points_at() {
    let house = House::open().await;
    let ann = Learner::of(&house, "ann");
    for lesson in all() {
        for (number, step) in lesson.steps.iter().enumerate() {
            let (status, page) = ann.get(&format!("{}?step={}", address(lesson), number + 1)).await;
            let place = format!("{}/{} step {} ({})", lesson.game, lesson.name, number + 1, step.text);
            assert_eq!(status, 200, "{place}: {page}");
            assert_eq!(bookmark(&page).step, number, "{place}");
            assert!(!page.contains("[lesson-") && !page.contains("[learn-"), "{place}: a message is missing");
            for point in &step.points {
                let drawn = match point.strip_prefix('#') {
                    Some(id) => page.contains(&format!(" id=\"{id}\"")),
                    None => page.contains(&format!(" data-about=\"{point}\"")),
                };
                assert!(drawn, "{place}: there is no {point}");
            }
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_played_to_its_end_and_that_is_remembered() {
    let house = House::open().await;
    let ann = Learner::of(&house, "ann");
    for game in GAMES {
        let lesson = &lessons::of_game(game)[0];
        let update = format!("{}/update", address(lesson));
        let mut here = Bookmark::default();
        while here.step + 1 < lesson.steps.len() {
            let page = ann.show(lesson, &here).await;
            let Some(solution) = &lesson.steps[here.step].solution else {
                here = lesson.after(&here, None).expect("it is not the last");
                continue;
            };
            let version: u32 = attribute(&page, "data-version").parse().expect("a number");
            let wish = json!({ "version": version, "plan": solution, "confirm": true, "lines": version, "lesson": here });
            let (status, done) = ann.post(&update, &wish).await;
            assert_eq!(status, 200, "{done}");
            let next = bookmark(&done);
            assert_eq!((next.step, next.missed.is_none()), (here.step + 1, true), "{}", lesson.name);
            here = next;
        }
        ann.show(lesson, &here).await;
        let mark = format!("id=\"lesson-{game}-{}\"", lesson.name);
        let (_, list) = ann.get("/learn").await;
        assert!(list.contains(&format!("class=\"done\"><a {mark}")), "{list}");
    }
    // It is the person's, to read and to have deleted.
    let me = house.caller(&key("ann"));
    let stored = me.get("/api/me/data").await.json();
    assert_eq!(stored["lessons"].as_array().map(Vec::len), Some(2), "{stored}");
    assert!(stored["lessons"][0]["done"].is_number());
    assert!(send(me.request(Method::DELETE, "/api/me")).await.status.is_success());
    let stored = me.get("/api/me/data").await.json();
    assert_eq!(stored["lessons"], json!([]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_confirmation_is_pointed_at_only_when_the_solution_is_whole() {
    let house = House::open().await;
    let ann = Learner::of(&house, "ann");
    for lesson in all() {
        let steps = std::iter::successors(Some(Bookmark::default()), |here| lesson.after(here, None));
        for here in steps {
            let Some(solution) = &lesson.steps[here.step].solution else { continue };
            for count in 1..=solution.len() {
                let wish = json!({ "version": 0, "plan": solution[..count], "lesson": here.showing() });
                let (status, text) = ann.post(&format!("{}/update", address(lesson)), &wish).await;
                assert_eq!(status, 200, "{text}");
                let place = format!("{}/{} step {} at {count}", lesson.game, lesson.name, here.step + 1);
                let framed = attribute(&text, "data-points").contains("#confirm");
                assert_eq!(framed, count == solution.len(), "{place}");
            }
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_miss_is_shown_with_what_would_follow_and_tried_again() {
    let house = House::open().await;
    let ann = Learner::of(&house, "ann");
    let mut looked_at = 0;
    for lesson in all() {
        let steps = std::iter::successors(Some(Bookmark::default()), |here| lesson.after(here, None));
        for here in steps.filter(|here| lesson.steps[here.step].is_task()) {
            // Passing is a move of every auction; where it is the solution, or refused, there is nothing to see.
            let version: u32 =
                attribute(&ann.show(lesson, &here).await, "data-version").parse().expect("a number");
            let wish =
                json!({ "version": version, "plan": [{ "do": "pass" }], "confirm": true, "lesson": here });
            let (status, done) = ann.post(&format!("{}/update", address(lesson)), &wish).await;
            assert_eq!(status, 200, "{done}");
            let next = bookmark(&done);
            if next.missed.is_none() {
                continue;
            }
            looked_at += 1;
            assert_eq!(next.again(), here);
            assert!(done.contains("class=\"coach missed\"") && done.contains("id=\"coach-on\""));
            assert!(attribute(&done, "data-version").parse::<u32>().expect("a number") > version);
            // A plan is not heard while a miss is looked at.
            let wish = json!({ "version": attribute(&done, "data-version").parse::<u32>().ok(),
                "plan": [{ "do": "pass" }], "confirm": true, "lesson": next });
            let (_, still) = ann.post(&format!("{}/update", address(lesson)), &wish).await;
            assert_eq!(bookmark(&still), next);
            assert!(still.contains(" data-problem=\""));
        }
    }
    assert!(looked_at > 0, "no lesson has a pass that misses the point");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_shown_is_a_plan_that_the_learner_carries_out() {
    let house = House::open().await;
    let ann = Learner::of(&house, "ann");
    for lesson in all() {
        let steps = std::iter::successors(Some(Bookmark::default()), |here| lesson.after(here, None));
        for here in steps {
            let step = &lesson.steps[here.step];
            let place = format!("{}/{} ({})", lesson.game, lesson.name, step.text);
            let page = ann.show(lesson, &here).await;
            assert_eq!(page.contains("id=\"coach-show\""), step.is_task(), "{place}");
            let Some(solution) = &step.solution else { continue };
            let offered: Value =
                serde_json::from_str(&attribute(&page, "data-demonstrates").replace("&quot;", "\""))
                    .expect("a plan");
            assert_eq!(offered, json!(solution), "{place}");
            let version: u32 = attribute(&page, "data-version").parse().expect("a number");
            let update = format!("{}/update", address(lesson));
            let wish = json!({ "version": version, "plan": offered, "lesson": here.showing() });
            let (_, shown) = ann.post(&update, &wish).await;
            assert_eq!(
                (bookmark(&shown), attribute(&shown, "data-version")),
                (here.showing(), version.to_string().as_str())
            );
            assert_eq!(attribute(&shown, "data-plan"), solution.len().to_string(), "{place}");
            let confirm = shown
                .split_once("id=\"confirm\"")
                .unwrap_or_else(|| panic!("{place}: it cannot be carried out"))
                .1;
            assert!(
                !confirm.split('>').next().unwrap_or_default().contains("data-last"),
                "{place}: something is missing"
            );
            assert!(shown.contains("id=\"coach-alone\""), "{place}");
            // Whoever plans something else is on their own again.
            let (_, own) = ann.post(&update, &json!({ "version": version, "lesson": here.showing() })).await;
            assert_eq!(bookmark(&own), here, "{place}");
            let wish =
                json!({ "version": version, "plan": offered, "confirm": true, "lesson": here.showing() });
            let (_, done) = ann.post(&update, &wish).await;
            assert_eq!(bookmark(&done).step, here.step + 1, "{place}");
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_sent_is_answered() {
    let house = House::open().await;
    let ann = Learner::of(&house, "ann");
    let lesson = &lessons::of_game(GAMES[0])[0];
    let home = address(lesson);
    let update = format!("{home}/update");
    for path in [
        "/learn/american-rails/nothing",
        "/learn/chess/a-share",
        "/learn/american-rails/..%2Frecords",
        "/learn/a/b/c",
    ] {
        assert_eq!(ann.get(path).await.0, 404, "{path}");
        assert!(ann.post(&format!("{path}/update"), &json!({ "version": 0 })).await.0 >= 404, "{path}");
    }
    for step in ["0", "999", "18446744073709551615"] {
        let (status, page) = ann.get(&format!("{home}?step={step}")).await;
        assert_eq!((status, bookmark(&page).step), (200, 0), "{step}");
    }
    assert_eq!(ann.get(&format!("{home}?step=-1")).await.0, 400);
    let deep = json!({ "step": 1, "made": vec![Value::Null; 5000] });
    assert_eq!(ann.post(&update, &json!({ "version": 0, "lesson": deep })).await.0, 200);
    for wrong in [
        json!({ "step": 999 }),
        json!({ "step": u64::MAX }),
        json!({ "step": 2, "made": [[{ "do": "dance" }]] }),
        json!({ "step": 2, "made": [[{}]] }),
        json!({ "step": 0, "missed": [{ "do": "fly", "to": "the moon" }] }),
        json!({ "step": 1, "missed": [{ "do": "bid", "amount": -4 }] }),
        json!({ "step": 1, "missed": [{ "do": "bid", "amount": 1e300 }] }),
    ] {
        let (status, text) = ann.post(&update, &json!({ "version": 0, "lesson": wrong })).await;
        assert_eq!(status, 422, "{wrong}: {text}");
        assert!(text.contains("Begin it again"), "{wrong}: {text}");
    }
    for unreadable in [
        json!({ "step": -1 }),
        json!({ "step": "one" }),
        json!({ "stop": 1 }),
        json!("garbage"),
        json!({ "step": 1, "made": {} }),
        json!({ "step": 1, "missed": "pass" }),
    ] {
        let (status, text) = ann.post(&update, &json!({ "version": 0, "lesson": unreadable })).await;
        assert_eq!(status, 400, "{unreadable}: {text}");
    }
    let long = vec![json!({ "do": "pass" }); 65];
    assert_eq!(ann.post(&update, &json!({ "version": 0, "plan": long })).await.0, 400);
    // A plan that breaks a rule is told so, and the lesson stays where it is.
    let task = lesson.steps.iter().position(lessons::LessonStep::is_task).expect("something is to be done");
    let here = Bookmark { step: task, ..Bookmark::default() };
    let version: u32 = attribute(&ann.show(lesson, &here).await, "data-version").parse().expect("a number");
    let wish = json!({ "version": version, "plan": [{ "do": "dance" }], "confirm": true, "lesson": here });
    let (status, refused) = ann.post(&update, &wish).await;
    assert_eq!((status, bookmark(&refused)), (200, here));
    assert!(refused.contains(" data-problem=\""));
    // Where there is only something to read, nothing is heard.
    if task > 0 {
        let wish = json!({ "version": version, "plan": [{ "do": "pass" }], "confirm": true, "lesson": { "step": 0 } });
        let (_, answer) = ann.post(&update, &wish).await;
        assert_eq!(bookmark(&answer).step, 0);
    }
    let about = |about: &str| json!({ "version": 2, "about": about });
    assert_eq!(ann.post(&format!("{home}/card"), &about("seat:0")).await.0, 200);
    assert_eq!(ann.post(&format!("{home}/card"), &about("no such thing")).await.0, 400);
    assert_eq!(ann.post(&format!("{home}/moment"), &about("7")).await.0, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_no_key_is_given_one_when_they_go_on() {
    let house = House::open().await;
    let lesson = &lessons::of_game(GAMES[0])[0];
    let stranger = house.spectator();
    let path = format!("{}/update", address(lesson));
    let ask = |step: usize| {
        let wish = json!({ "version": 0, "lesson": { "step": step } });
        send(stranger.request(Method::POST, &path).json(&wish))
    };
    assert_eq!(ask(0).await.headers.get("set-cookie"), None);
    let cookie = ask(1).await.headers.get("set-cookie").cloned().expect("a key");
    assert!(cookie.to_str().expect("text").starts_with("railhead_key="));
    house.close().await;
}
