use std::sync::Arc;

use axum::extract::{RawQuery, State};
use game::Seat;
use games::GameName;
use maud::{Markup, html};
use serde_json::Value;
use store::{Filter, Occupant, Stage, StoredGame};

use super::assets::address;
use super::layout::{bar, page};
use crate::app::App;
use crate::error::Problem;
use crate::people::People;
use crate::visitor::Visitor;

/// The most games in each list of the lobby.
const A_LIST: u32 = 12;
const MINE: u32 = 40;

pub(super) async fn lobby(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Markup, Problem> {
    let lists = Lists::read(&app, &visitor).await?;
    // Where somebody comes to who has had everything deleted that was stored about them.
    let deleted = query.as_deref() == Some("deleted");
    let say = |id| visitor.say(id, &[]);
    let body = html! {
        (bar(&visitor, &html! {}, &html! {}))
        main class="lobby" {
            @if deleted { p id="deleted" role="status" { (say("lobby-deleted")) } }
            section class="hero" {
                div {
                    h1 { (say("page-title")) }
                    p class="tagline" { (say("page-tagline")) }
                    p { (say("page-tagline-more")) }
                    form method="post" action="/play" class="go" {
                        @for game in GameName::ALL {
                            button class=(if game == GameName::ALL[0] { "first big" } else { "big" })
                                name="game" value=(game.name()) id={ "play-" (game.name()) } {
                                (say("lobby-play-now"))
                                span class="note" { (game_title(&visitor, game)) }
                            }
                        }
                    }
                    p class="note" { (say("lobby-play-now-help")) }
                    p { a class="button" id="new-game" href="/games/new" { (say("lobby-new")) } }
                }
                img class="picture" src=(address("table.png")) alt=(say("lobby-picture")) width="720" height="450";
            }
            @if !lists.mine.is_empty() {
                section id="mine" { h2 { (say("lobby-mine")) } (list(&visitor, &lists.mine)) }
            }
            section id="open" {
                h2 { (say("lobby-open")) }
                @if lists.open.is_empty() { p class="note" { (say("lobby-none-open")) } } @else { (list(&visitor, &lists.open)) }
            }
            section id="running" {
                h2 { (say("lobby-running")) }
                @if lists.running.is_empty() { p class="note" { (say("lobby-none-running")) } } @else { (list(&visitor, &lists.running)) }
            }
            @if !lists.over.is_empty() {
                section id="over" { h2 { (say("lobby-over")) } (list(&visitor, &lists.over)) }
            }
            section id="record" {
                h2 { (say("lobby-record")) }
                p class="note" { (say("lobby-record-help")) }
                label class="button" { (say("lobby-record")) input id="record-file" type="file" accept=".json,application/json" class="unseen"; }
                p id="record-problem" role="alert" {}
            }
            section class="games" {
                @for game in GameName::ALL {
                    article {
                        h2 { (game_title(&visitor, game)) }
                        p { (visitor.say(&format!("game-{}-about", game.name()), &[])) }
                        p { a href={ "/rules/" (game.name()) } { (say("page-rules")) } }
                    }
                }
            }
            footer class="note" {
                p { (say("lobby-unofficial")) }
                p { a href="/api/docs/" { (say("lobby-programs")) } }
            }
        }
    };
    Ok(page(&visitor, &say("page-title"), "lobby", &["lobby.js"], &body))
}

/// What a game is called.
pub(super) fn game_title(visitor: &Visitor, game: GameName) -> String {
    visitor.say(&format!("game-{}", game.name()), &[])
}

struct Lists {
    mine: Vec<LobbyEntry>,
    open: Vec<LobbyEntry>,
    running: Vec<LobbyEntry>,
    over: Vec<LobbyEntry>,
}

/// A game in a list.
struct LobbyEntry {
    game: StoredGame,
    people: People,
    /// Whose decision it is, in a game of the visitor's.
    actor: Option<Seat>,
    yours: bool,
    /// Whether the visitor plays several seats, and is told whose turn it is by name.
    shared: bool,
    your_turn: bool,
}

impl Lists {
    async fn read(app: &App, visitor: &Visitor) -> Result<Lists, Problem> {
        let key = visitor.caller().key;
        let mut mine = Vec::new();
        if key.is_some() {
            let filter = Filter { key, limit: MINE, ..Filter::default() };
            for game in app.store.list(&filter).await? {
                mine.push(LobbyEntry::of(game, visitor));
            }
        }
        mine.sort_by_key(|entry| (!entry.your_turn, entry.game.status.result.is_some()));
        let mut lists = Lists { mine, open: Vec::new(), running: Vec::new(), over: Vec::new() };
        let others = [
            (Stage::Open, &mut lists.open),
            (Stage::Running, &mut lists.running),
            (Stage::Over, &mut lists.over),
        ];
        for (stage, entries) in others {
            let filter = Filter { stage: Some(stage), limit: A_LIST, ..Filter::default() };
            for game in app.store.list(&filter).await? {
                if !lists.mine.iter().any(|entry| entry.game.id == game.id) {
                    entries.push(LobbyEntry::of(game, visitor));
                }
            }
        }
        Ok(lists)
    }
}

impl LobbyEntry {
    fn of(game: StoredGame, visitor: &Visitor) -> LobbyEntry {
        let key = visitor.caller().key;
        let people = People::of(&game);
        let seats = people.seats_of(key).count();
        let (yours, shared) = (seats > 0, seats > 1);
        let to_move = game.status.to_move.filter(|_| yours && people.all_here());
        let actor = to_move.map(|seat| Seat::new(seat.into()));
        let your_turn = actor.is_some_and(|seat| people.holds(seat.index(), key));
        LobbyEntry { game, people, actor, yours, shared, your_turn }
    }
}

fn list(visitor: &Visitor, entries: &[LobbyEntry]) -> Markup {
    html! { ul class="tables" { @for entry in entries { (row(visitor, entry)) } } }
}

fn row(visitor: &Visitor, entry: &LobbyEntry) -> Markup {
    let LobbyEntry { game, people, .. } = entry;
    let title = GameName::named(&game.game).map_or(String::new(), |name| game_title(visitor, name));
    let names = people.names_in(visitor.phrases);
    let over = game.status.result.is_some();
    let waiting = !people.all_here();
    let link = match (entry.yours, over, waiting) {
        (_, true, _) => "lobby-replay",
        (false, _, true) => "lobby-join",
        (true, ..) => "lobby-continue",
        (false, ..) => "lobby-watch",
    };
    let named = |(name, occupant): (&String, &Occupant)| match occupant {
        Occupant::Open => visitor.say("page-seat-open", &[]),
        Occupant::Kept(_) => visitor.say("page-seat-kept", &[("player", name.as_str().into())]),
        Occupant::Person(_) | Occupant::Bot { .. } => name.clone(),
    };
    let seats: Vec<String> = names.iter().zip(&people.seats).map(named).collect();
    html! {
        li class=[entry.your_turn.then_some("yours")] {
            a href={ "/games/" (game.id.0) } {
                b { (title) } " "
                span class="who" { (seats.join(", ")) }
                span class="state" {
                    @if entry.your_turn && !entry.shared { strong { (visitor.say("lobby-your-turn", &[])) } }
                    @else if let Some(actor) = entry.actor {
                        (visitor.say("lobby-their-turn", &[("player", visitor.phrases.player(&names, actor).into())]))
                    }
                    @else if let Some(winners) = winners(visitor, entry) {
                        (visitor.say("lobby-won", &[("players", winners.into())]))
                    }
                    @else if waiting { (visitor.say("lobby-waiting", &[])) }
                    @else { (visitor.say("lobby-moves", &[("moves", game.version.into())])) }
                }
                span class="button" { (visitor.say(link, &[])) }
            }
        }
    }
}

/// Who won a game that is over.
fn winners(visitor: &Visitor, entry: &LobbyEntry) -> Option<String> {
    let result: Value = serde_json::from_str(entry.game.status.result.as_deref()?).ok()?;
    let names = entry.people.names_in(visitor.phrases);
    let seats = result["winners"].as_array()?.iter().filter_map(Value::as_u64);
    let winners: Vec<String> = seats.filter_map(|seat| names.get(seat as usize).cloned()).collect();
    Some(visitor.phrases.all_of(&winners))
}
