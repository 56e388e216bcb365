use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use games::GameName;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use store::{GameId, KeyHash};
use tables::Choice;

use super::forms::Form;
use super::frame::{bar, page};
use super::kinds;
use super::lobby::game_title;
use crate::answer::Problem;
use crate::api::create::{Order, SeatOrder, set_up};
use crate::app::{App, hex, now};
use crate::name::checked_name;
use crate::story;
use crate::visitor::Visitor;

/// A table has at most so many seats.
const MOST: usize = 5;
const LEAST: usize = 3;
const USUAL: usize = 4;

#[derive(Deserialize)]
pub(super) struct Wanted {
    game: Option<String>,
}

/// One click: a seat for the visitor, and bots.
pub(super) async fn play_now(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    form: Form,
) -> Result<Response, Problem> {
    let (key, headers) = visitor.key();
    let caller = visitor.caller();
    let begun = async {
        let name = name_of(&app, key, &visitor).await?;
        let bot = || SeatOrder { bot: Some(Level::default().name().to_owned()), ..SeatOrder::default() };
        let me = SeatOrder { name: Some(name), mine: true, ..SeatOrder::default() };
        let seats = std::iter::once(me).chain((1..USUAL).map(|_| bot())).collect();
        let game = form.get("game").unwrap_or(GameName::ALL[0].name()).to_owned();
        let order = Order { game, seats, ..Order::default() };
        // Nobody else has a use for it in the lobby.
        let id = table_name();
        set_up(&app, caller, order, &Map::new(), Some(&invitation(&visitor, &id)), id).await
    };
    let (GameId(id), _) = begun.await?;
    Ok((headers, Redirect::to(&format!("/games/{id}"))).into_response())
}

/// The name that goes with a key.
pub(super) async fn name_of(app: &App, key: KeyHash, visitor: &Visitor) -> Result<String, Problem> {
    let remembered = app.store.key_name(key).await?;
    Ok(remembered.unwrap_or_else(|| visitor.say("page-guest", &[])))
}

/// The secret that lets others in, which its host can always work out again.
pub(super) fn invitation(visitor: &Visitor, id: &GameId) -> String {
    let secret = visitor.secret.as_deref().unwrap_or_default();
    hex(&Sha256::digest(format!("invitation {} {secret}", id.0).as_bytes())[..16])
}

pub(super) fn table_name() -> GameId {
    crate::app::new_id()
}

pub(super) async fn form(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, Problem> {
    let game = wanted.game.as_deref().and_then(GameName::named).unwrap_or(GameName::ALL[0]);
    let name = match visitor.caller().key {
        Some(key) => app.store.key_name(key).await?,
        None => None,
    };
    let say = |id| visitor.say(id, &[]);
    let body = html! {
        (bar(&visitor, &html! {}, &html! {}))
        main class="sheet" {
            h1 { (say("new-title")) }
            nav class="kinds" aria-label=(say("new-game")) {
                @for other in GameName::ALL {
                    a class="button" href={ "/games/new?game=" (other.name()) }
                        aria-current=[(other == game).then_some("true")] { (game_title(&visitor, other)) }
                }
            }
            p class="note" { (visitor.say(&format!("game-{}-about", game.name()), &[])) }
            form method="post" action="/games" {
                input type="hidden" name="game" value=(game.name());
                p {
                    label for="my-name" { (say("new-your-name")) }
                    input id="my-name" name="name" required maxlength="60" autocomplete="nickname"
                        value=[name.as_deref()];
                }
                fieldset {
                    legend { (say("new-players")) }
                    p class="note" { (say("new-players-help")) }
                    @for seat in 0..MOST { (seat_choice(&visitor, seat)) }
                    (kinds::explained(&visitor))
                }
                fieldset {
                    legend { (say("new-options")) }
                    @for option in story::options(game) { (option_choice(&visitor, &option)) }
                    (hint_choice(&visitor))
                    p class="choice" {
                        label for="private" { (say("new-private")) }
                        input type="checkbox" id="private" name="private" value="yes" checked;
                        span class="note" { (say("new-private-help")) }
                    }
                }
                button class="first big" id="set-up" { (say("new-start")) }
            }
        }
    };
    Ok(page(&visitor, &say("new-title"), "new", &[], &body))
}

fn seat_choice(visitor: &Visitor, seat: usize) -> Markup {
    let say = |id| visitor.say(id, &[]);
    // The usual table: oneself, three bots, and a place left over.
    let bot = format!("bot:{}", Level::default().name());
    let usual = if seat == 0 {
        "me"
    } else if seat < USUAL {
        bot.as_str()
    } else {
        "nobody"
    };
    let mut seated = vec![("me".to_owned(), say("new-me")), ("open".to_owned(), say("new-invite"))];
    for level in Level::ALL {
        let name = kinds::level_name(visitor, level).into();
        seated.push((format!("bot:{}", level.name()), visitor.say("new-bot", &[("level", name)])));
    }
    seated.push(("here".to_owned(), say("new-here")));
    if seat >= LEAST {
        seated.push(("nobody".to_owned(), say("new-nobody")));
    }
    let number = visitor.say("new-seat", &[("number", (seat + 1).into())]);
    html! {
        p class="choice seat" {
            label for={ "seat-" (seat) } { (number) }
            select id={ "seat-" (seat) } name={ "seat-" (seat) } {
                @for (value, label) in &seated { option value=(value) selected[value == usual] { (label) } }
            }
            input name={ "name-" (seat) } maxlength="60" placeholder=(say("new-name"))
                aria-label=(visitor.phrases.labelled(&number, &say("new-name")));
            (kinds::characters(visitor, &format!("character-{seat}"), &visitor.phrases.labelled(&number, &say("new-character"))))
        }
    }
}

/// Who may ask for hints: a matter of the table, not of the rules.
fn hint_choice(visitor: &Visitor) -> Markup {
    let say = |id| visitor.say(id, &[]);
    html! {
        p class="choice" {
            label for="hints" { (say("new-hints")) }
            select id="hints" name="hints" {
                option value="" { (say("new-hints-alone")) }
                option value="true" { (say("new-hints-on")) }
                option value="false" { (say("new-hints-off")) }
            }
            span class="note" { (say("new-hints-help")) }
        }
    }
}

fn option_choice(visitor: &Visitor, option: &tables::OptionShown) -> Markup {
    let id = format!("option-{}", option.name);
    html! {
        p class="choice" {
            label for=(id) { (visitor.say(option.label, &[])) }
            select id=(id) name=(id) {
                @match option.choice {
                    Choice::Values(values) => {
                        @for (value, label) in values { option value=(value) { (visitor.say(label, &[])) } }
                    }
                    Choice::Seat => {
                        option value="" { (visitor.say("new-random", &[])) }
                        @for seat in 0..MOST {
                            option value=(seat) { (visitor.say("new-seat", &[("number", (seat + 1).into())])) }
                        }
                    }
                }
            }
            span class="note" { (visitor.say(option.help, &[])) }
        }
    }
}

pub(super) async fn create(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    form: Form,
) -> Result<Response, Problem> {
    let (key, headers) = visitor.key();
    let made = async {
        let (order, setup) = read_order(&form, &visitor)?;
        let name = form.get("name").map(checked_name).transpose()?;
        let id = table_name();
        let invite = form.get("private").map(|_| invitation(&visitor, &id));
        let made = set_up(&app, visitor.caller(), order, &setup, invite.as_deref(), id).await?;
        if let Some(name) = name {
            app.store.remember_key(key, &name, now()).await?;
        }
        Ok::<_, Problem>(made)
    };
    let (GameId(id), _) = made.await?;
    Ok((headers, Redirect::to(&format!("/games/{id}"))).into_response())
}

/// What the form asks for: the order, and what of the setup is not left to chance.
fn read_order(form: &Form, visitor: &Visitor) -> Result<(Order, Map<String, Value>), Problem> {
    let game = form.get("game").unwrap_or_default();
    let name = GameName::named(game).ok_or_else(|| Problem::unknown_game(game))?;
    let mut seats = Vec::new();
    for seat in 0..MOST {
        let own = form.get(&format!("name-{seat}")).map(str::to_owned);
        let numbered = || visitor.say("player-nameless", &[("number", (seat + 1).into())]);
        let wanted = form.get(&format!("seat-{seat}")).unwrap_or("nobody");
        seats.push(match wanted.split_once(':') {
            Some(("bot", level)) => {
                let bot = kinds::named(level, form.get(&format!("character-{seat}")));
                SeatOrder { bot: Some(bot), ..SeatOrder::default() }
            }
            _ if wanted == "open" => SeatOrder { open: true, ..SeatOrder::default() },
            _ if wanted == "me" => {
                let me = own.or_else(|| form.get("name").map(str::to_owned));
                SeatOrder { name: Some(me.unwrap_or_else(numbered)), mine: true, ..SeatOrder::default() }
            }
            _ if wanted == "here" => {
                SeatOrder { name: Some(own.unwrap_or_else(numbered)), mine: true, ..SeatOrder::default() }
            }
            _ => continue,
        });
    }
    let (mut options, mut setup) = (Map::new(), Map::new());
    for option in story::options(name) {
        let Some(value) = form.get(&format!("option-{}", option.name)) else { continue };
        let value: Value = serde_json::from_str(value)
            .map_err(|_| Problem::malformed(format!("\"{}\" cannot be read.", option.name)))?;
        match option.choice {
            Choice::Values(_) => options.insert(option.name.to_owned(), value),
            Choice::Seat => setup.insert(option.name.to_owned(), value),
        };
    }
    let hints = match form.get("hints") {
        None => None,
        Some(value) => Some(value.parse().map_err(|_| Problem::malformed("\"hints\" cannot be read."))?),
    };
    Ok((Order { game: game.to_owned(), seats, options, hints, ..Order::default() }, setup))
}
