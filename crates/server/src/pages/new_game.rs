use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use game::{Among, Choice, Description};
use games::GameName;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value};
use store::{GameId, KeyHash};
use tables::{tell_choice, tell_choice_help, tell_value};

use super::bot_choice;
use super::clock;
use super::forms::Form;
use super::layout::{bar, page};
use super::lobby::game_title;
use super::material_choice as material;
use super::pictures;
use crate::app::{App, new_id};
use crate::display_name::checked_name;
use crate::error::Problem;
use crate::services::new_table::{NewSeat, NewTable, set_up};
use crate::visitor::Visitor;

#[derive(Deserialize)]
pub(super) struct NewGameQuery {
    game: Option<String>,
    /// `friends`: the other seats are open to begin with.
    with: Option<String>,
}

/// One click: a seat for the visitor, and bots; easy ones, if a coach is to explain the game (`coach=yes`).
pub(super) async fn play_now(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    form: Form,
) -> Result<Response, Problem> {
    let (key, headers) = visitor.key();
    let caller = visitor.caller();
    let name = name_of(&app, key, &visitor).await?;
    let game = form.get("game").map_or(Ok(GameName::ALL[0]), known_game)?;
    let coach = form.get("coach") == Some("yes");
    let level = if coach { Level::Easy } else { Level::default() };
    let bot = game.has_bots().then(|| level.name().to_owned());
    let other = || NewSeat { open: bot.is_none(), bot: bot.clone(), ..NewSeat::default() };
    let me = NewSeat { name: Some(name), mine: true, ..NewSeat::default() };
    let others = (1..game.description().usual_players()).map(|_| other());
    let seats = std::iter::once(me).chain(others).collect();
    let order = NewTable { game: game.name().to_owned(), seats, coach, ..NewTable::default() };
    // Nobody else has a use for it in the lobby.
    let id = new_id();
    let (GameId(id), _) = set_up(&app, caller, order, Some(&visitor.invitation(&id)), id).await?;
    Ok((headers, Redirect::to(&format!("/games/{id}"))).into_response())
}

/// The name that goes with a key.
pub(super) async fn name_of(app: &App, key: KeyHash, visitor: &Visitor) -> Result<String, Problem> {
    let remembered = app.store.key_name(key).await?;
    Ok(remembered.unwrap_or_else(|| visitor.say("page-guest", &[])))
}

pub(super) async fn form(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(wanted): Query<NewGameQuery>,
) -> Result<Markup, Problem> {
    let game = wanted.game.as_deref().and_then(GameName::named).unwrap_or(GameName::ALL[0]);
    let friends = wanted.with.as_deref() == Some("friends");
    let name = match visitor.caller().key {
        Some(key) => app.store.key_name(key).await?,
        None => None,
    };
    let description = game.description();
    let say = |id| visitor.say(id, &[]);
    let body = html! {
        (bar(&visitor, &html! {}, &html! {}))
        main class="sheet new" {
            h1 { (say("new-title")) }
            (kinds(&visitor, game, friends))
            form method="post" action="/games" {
                input type="hidden" name="game" value=(game.name());
                div {
                    fieldset class="leaf" {
                    legend { (say("new-players")) }
                    p class="choice" {
                        label for="my-name" { (say("new-your-name")) }
                        input id="my-name" name="name" required maxlength="60" autocomplete="nickname"
                            value=[name.as_deref()];
                    }
                    p class="note" { (say("new-players-help")) }
                    @for seat in 0..*description.players.end() { (seat_choice(&visitor, game, &description, seat, friends)) }
                    @if game.has_bots() { (bot_choice::explained(&visitor)) }
                    }
                    (material::choice(&visitor, game))
                }
                    fieldset class="leaf" {
                        legend { (say("new-options")) }
                        p class="choice tick" {
                            input type="checkbox" id="private" name="private" value="yes" checked;
                            label for="private" { (say("new-private")) }
                            span class="note" { (say("new-private-help")) }
                        }
                        @for choice in description.choices { (option_choice(&visitor, game, &description, *choice)) }
                        (hint_choice(&visitor))
                        (take_back_choice(&visitor))
                        (clock::choice(&visitor))
                    }
                p class="start" { button class="first big" id="set-up" { (say("new-start")) } }
            }
        }
    };
    Ok(page(&visitor, &say("new-title"), "new", &["new_game.js", "clock.js"], &body))
}

/// Which game, with a picture of each.
fn kinds(visitor: &Visitor, chosen: GameName, friends: bool) -> Markup {
    let with = if friends { "&with=friends" } else { "" };
    html! {
        nav class="kinds" aria-label=(visitor.say("new-game", &[])) {
            @for game in GameName::ALL {
                a href={ "/games/new?game=" (game.name()) (with) } aria-current=[(game == chosen).then_some("true")] {
                    (pictures::game(game))
                    span {
                        b { (game_title(visitor, game)) }
                        span class="note" { (visitor.say(&format!("game-{}-about", game.name()), &[])) }
                    }
                }
            }
        }
    }
}

fn seat_choice(
    visitor: &Visitor,
    game: GameName,
    description: &Description,
    seat: usize,
    friends: bool,
) -> Markup {
    let say = |id| visitor.say(id, &[]);
    // The usual table: oneself, and bots in the other places that are usually taken.
    let bot = format!("bot:{}", Level::default().name());
    let usual = if seat == 0 {
        "me"
    } else if seat < description.usual_players() {
        if game.has_bots() && !friends { bot.as_str() } else { "open" }
    } else {
        "nobody"
    };
    let mut seated = vec![("me".to_owned(), say("new-me")), ("open".to_owned(), say("new-invite"))];
    for level in Level::ALL.into_iter().filter(|_| game.has_bots()) {
        let name = bot_choice::level_name(visitor, level).into();
        seated.push((format!("bot:{}", level.name()), visitor.say("new-bot", &[("level", name)])));
    }
    for program in visitor.programs.iter().filter(|_| game.has_bots()) {
        let name = program.name();
        seated.push((format!("bot:{name}"), visitor.say("new-bot", &[("level", name.into())])));
    }
    seated.push(("here".to_owned(), say("new-here")));
    if seat >= *description.players.start() {
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
            (bot_choice::characters(visitor, &format!("character-{seat}"), &visitor.phrases.labelled(&number, &say("new-character"))))
        }
    }
}

/// Whether moves can be taken back.
fn take_back_choice(visitor: &Visitor) -> Markup {
    let say = |id| visitor.say(id, &[]);
    html! {
        p class="choice" {
            label for="take-back" { (say("new-back")) }
            select id="take-back" name="take-back" {
                option value="" { (say("new-back-agreed")) }
                option value="false" { (say("new-back-never")) }
            }
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

/// A choice of the game's own.
fn option_choice(visitor: &Visitor, game: GameName, description: &Description, choice: Choice) -> Markup {
    let id = format!("option-{}", choice.name);
    let (game, phrases) = (game.name(), visitor.phrases);
    html! {
        p class="choice" {
            label for=(id) { (tell_choice(game, choice, phrases)) }
            select id=(id) name=(id) {
                @match choice.among {
                    Among::Values(values) => {
                        @for value in values { option value=(value) { (tell_value(game, choice, value, phrases)) } }
                    }
                    Among::Seats => {
                        option value="" { (visitor.say("new-random", &[])) }
                        @for seat in 0..*description.players.end() {
                            option value=(seat) { (visitor.say("new-seat", &[("number", (seat + 1).into())])) }
                        }
                    }
                }
            }
            span class="note" { (tell_choice_help(game, choice, phrases)) }
        }
    }
}

pub(super) async fn create(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    form: Form,
) -> Result<Response, Problem> {
    let (key, headers) = visitor.key();
    let order = read_order(&form, &visitor)?;
    let name = form.get("name").map(checked_name).transpose()?;
    let id = new_id();
    let invite = form.get("private").map(|_| visitor.invitation(&id));
    let (GameId(id), _) = set_up(&app, visitor.caller(), order, invite.as_deref(), id).await?;
    if let Some(name) = name {
        app.store.remember_key(key, &name, app.now()).await?;
    }
    Ok((headers, Redirect::to(&format!("/games/{id}"))).into_response())
}

fn known_game(name: &str) -> Result<GameName, Problem> {
    GameName::named(name).ok_or_else(|| Problem::unknown_game(name))
}

/// What the form asks for.
fn read_order(form: &Form, visitor: &Visitor) -> Result<NewTable, Problem> {
    let game = known_game(form.get("game").unwrap_or_default())?;
    let description = game.description();
    let mut seats = Vec::new();
    for seat in 0..*description.players.end() {
        let own = form.get(&format!("name-{seat}")).map(str::to_owned);
        let numbered = || visitor.say("player-nameless", &[("number", (seat + 1).into())]);
        let wanted = form.get(&format!("seat-{seat}")).unwrap_or("nobody");
        seats.push(match wanted.split_once(':') {
            Some(("bot", level)) => {
                let bot = bot_choice::named(level, form.get(&format!("character-{seat}")));
                NewSeat { bot: Some(bot), ..NewSeat::default() }
            }
            _ if wanted == "open" => NewSeat { open: true, ..NewSeat::default() },
            _ if wanted == "me" => {
                let me = own.or_else(|| form.get("name").map(str::to_owned));
                NewSeat { name: Some(me.unwrap_or_else(numbered)), mine: true, ..NewSeat::default() }
            }
            _ if wanted == "here" => {
                NewSeat { name: Some(own.unwrap_or_else(numbered)), mine: true, ..NewSeat::default() }
            }
            _ => continue,
        });
    }
    let (mut options, mut setup) = (Map::new(), Map::new());
    for Choice { name, among } in description.choices {
        let Some(value) = form.get(&format!("option-{name}")) else { continue };
        let value: Value = serde_json::from_str(value)
            .map_err(|_| Problem::malformed(format!("\"{name}\" cannot be read.")))?;
        match among {
            Among::Values(_) => options.insert((*name).to_owned(), value),
            Among::Seats => setup.insert((*name).to_owned(), value),
        };
    }
    if let Some(file) = form.get("material") {
        let material = material::read(game, file).map_err(Problem::bad_setup)?;
        setup.insert(description.material.to_owned(), material.value);
    }
    let hints = match form.get("hints") {
        None => None,
        Some(value) => Some(value.parse().map_err(|_| Problem::malformed("\"hints\" cannot be read."))?),
    };
    let clock = clock::read_form(form)?;
    let take_back = form.get("take-back").map(|value| value != "false");
    let game = game.name().to_owned();
    Ok(NewTable { game, seats, options, hints, take_back, clock, setup, ..NewTable::default() })
}
