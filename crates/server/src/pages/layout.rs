use games::GameName;
use maud::{DOCTYPE, Markup, html};
use phrases::Language;

use super::assets::{address, build};
use crate::visitor::Visitor;

/// A page: its head, the settings, and what is on it. `scripts` are modules besides those that
/// every page has; all of them are named here, so that none waits for another to be fetched.
pub(super) fn page(visitor: &Visitor, title: &str, kind: &str, scripts: &[&str], body: &Markup) -> Markup {
    game_page(visitor, title, None, kind, None, scripts, body)
}

/// A page on which things of a game are drawn: it has that game's style, too. Where it shows an earlier moment,
/// its title says which.
pub(super) fn game_page(
    visitor: &Visitor,
    title: &str,
    moment: Option<&str>,
    kind: &str,
    game: Option<GameName>,
    scripts: &[&str],
    body: &Markup,
) -> Markup {
    let comfort = &visitor.comfort;
    let all = ["page.js", "comfort.js", "next.js"].iter().chain(scripts);
    html! {
        (DOCTYPE)
        html lang=(visitor.phrases.language().code()) data-theme=[comfort.theme] data-size=[comfort.size]
            data-motion=[comfort.motion] data-sound=(on(comfort.sound))
            data-spend=(on(comfort.ask_spending)) data-letters=(on(comfort.letter_keys)) data-build=(build()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title data-title=(title) { @if let Some(moment) = moment { (moment) " – " } (title) }
                (preview(visitor, title, game))
                link rel="icon" href=(address("icon.svg")) type="image/svg+xml";
                link rel="manifest" href="/manifest.webmanifest";
                link rel="preload" href=(address("besley.woff2")) as="font" type="font/woff2" crossorigin;
                link rel="stylesheet" href=(address("railhead.css"));
                @if kind == "table" { link rel="stylesheet" href=(address("table.css")); }
                @else if kind != "rules" { link rel="stylesheet" href=(address("sheets.css")); }
                @if game.is_some() { link rel="stylesheet" href=(address("moments.css")); }
                @if kind == "table" { @for sheet in ["money.css", "orders.css", "coach.css"] { link rel="stylesheet" href=(address(sheet)); } }
                @if let Some(game) = game { link rel="stylesheet" href=(address(&format!("{}.css", game.name()))); }
                // The pictures of the rules are drawn as on the table, but each for itself.
                @if kind == "rules" { link rel="stylesheet" href=(address("rules.css")); }
                @for script in all { script type="module" src=(address(script)) {} }
            }
            body data-page=(kind) {
                (tables::faces())
                (body)
                (settings(visitor))
                div id="announce" class="unseen" role="status" aria-live="polite" {}
            }
        }
    }
}

/// What other sites and messengers show of a link to the page: which game it is, and nothing of who plays it or how.
fn preview(visitor: &Visitor, title: &str, game: Option<GameName>) -> Markup {
    let about = match game {
        Some(game) => visitor.say(&format!("game-{}-about", game.name()), &[]),
        None => visitor.say("share-preview", &[]),
    };
    let picture = game.map_or("railhead", GameName::name);
    let picture = format!("{}{}", visitor.origin, address(&format!("preview-{picture}.png")));
    html! {
        meta name="description" content=(about);
        meta property="og:site_name" content=(visitor.say("page-title", &[]));
        meta property="og:type" content="website";
        meta property="og:title" content=(title);
        meta property="og:description" content=(about);
        meta property="og:image" content=(picture);
        meta property="og:image:width" content="1200";
        meta property="og:image:height" content="630";
        meta name="twitter:card" content="summary_large_image";
    }
}

/// The bar at the top of a page.
pub(super) fn bar(visitor: &Visitor, middle: &Markup, buttons: &Markup) -> Markup {
    html! {
        header class="bar" {
            a class="logo" href="/" aria-label=(visitor.say("page-title", &[])) {
                img src=(address("icon.svg")) alt="" width="22" height="22";
                span { (visitor.say("page-title", &[])) }
            }
            (middle)
            div class="tools" {
                a class="button next" id="next-game" href="/next" title=(visitor.say("next-game", &[])) hidden {
                    (visitor.say("next-game", &[])) " " b id="next-count" {}
                }
                (buttons)
                button type="button" class="tool" data-opens="settings" aria-label=(visitor.say("page-settings", &[]))
                    title=(visitor.say("page-settings", &[])) { "⚙" }
            }
        }
    }
}

/// What the bar of the lobby and of the lessons leads to.
pub(super) fn ways_on(visitor: &Visitor) -> Markup {
    html! {
        a class="button" href="/learn" id="to-learn" { (visitor.say("learn-link", &[])) }
        a class="button" href="/games/new" id="new-game" { (visitor.say("lobby-new", &[])) }
    }
}

fn settings(visitor: &Visitor) -> Markup {
    let comfort = &visitor.comfort;
    let say = |id| visitor.say(id, &[]);
    let language = visitor.phrases.language();
    let languages: Vec<(&str, String)> = Language::ALL
        .into_iter()
        .map(|language| (language.code(), crate::visitor::phrases_of(language).say("language-name", &[])))
        .collect();
    html! {
        dialog id="settings" aria-labelledby="settings-title" {
            h2 id="settings-title" { (say("page-settings")) }
            (choice("theme", &say("set-theme"), comfort.theme.unwrap_or("auto"), &[
                ("auto", say("set-theme-auto")), ("light", say("set-theme-light")), ("dark", say("set-theme-dark")),
            ]))
            (choice("size", &say("set-size"), comfort.size.unwrap_or("normal"), &[
                ("normal", say("set-size-normal")), ("large", say("set-size-large")), ("larger", say("set-size-larger")),
            ]))
            (choice("motion", &say("set-motion"), comfort.motion.unwrap_or("auto"), &[
                ("auto", say("set-motion-auto")), ("less", say("set-motion-less")),
            ]))
            (choice("sound", &say("set-sound"), on(comfort.sound), &[("on", say("set-on")), ("off", say("set-off"))]))
            (choice("spend", &say("set-spend"), on(comfort.ask_spending), &[("on", say("set-on")), ("off", say("set-off"))]))
            (choice("letters", &say("set-letters"), on(comfort.letter_keys), &[("on", say("set-on")), ("off", say("set-off"))]))
            (choice("language", &say("set-language"), language.code(), &languages))
            p { a href="/me" { (say("me-title")) } " · " a href="/me/notices" { (say("notices-title")) } }
            form method="dialog" { button class="first" { (say("page-close")) } }
        }
    }
}

fn on(is: bool) -> &'static str {
    if is { "on" } else { "off" }
}

fn choice(name: &str, label: &str, now: &str, values: &[(&str, String)]) -> Markup {
    html! {
        p class="choice" {
            label for={ "set-" (name) } { (label) }
            select id={ "set-" (name) } data-set=(name) {
                @for (value, label) in values { option value=(value) selected[*value == now] { (label) } }
            }
        }
    }
}
