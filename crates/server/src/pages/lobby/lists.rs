use maud::{Markup, html};
use store::{Filter, Stage};

use super::entry::LobbyEntry;
use crate::app::App;
use crate::error::Problem;
use crate::visitor::Visitor;

/// The most games in each list of the lobby.
const A_LIST: u32 = 12;
const MINE: u32 = 40;
/// Of what is over, a few are enough.
const OVER: usize = 6;
const RUNNING: usize = 5;

/// The games in the lobby: one question for each list.
pub(super) struct Lists {
    /// The visitor's own that are not over, those first in which something is to be done.
    pub(super) mine: Vec<LobbyEntry>,
    /// Whether the visitor has no game, and never had one.
    pub(super) newcomer: bool,
    open: Vec<LobbyEntry>,
    running: Vec<LobbyEntry>,
    /// The visitor's own and others.
    over: Vec<LobbyEntry>,
}

impl Lists {
    pub(super) async fn read(app: &App, visitor: &Visitor) -> Result<Lists, Problem> {
        let (key, now) = (visitor.caller().key, app.now());
        let mut own = Vec::new();
        if key.is_some() {
            let filter = Filter { key, limit: MINE, ..Filter::default() };
            own = app.store.list(&filter).await?;
        }
        let is_own = |id: &store::GameId| own.iter().any(|game| game.id == *id);
        let mut others = [Vec::new(), Vec::new(), Vec::new()];
        for (stage, entries) in [Stage::Open, Stage::Running, Stage::Over].into_iter().zip(&mut others) {
            let filter = Filter { stage: Some(stage), limit: A_LIST, ..Filter::default() };
            let games = app.store.list(&filter).await?.into_iter().filter(|game| !is_own(&game.id));
            entries.extend(games.map(|game| LobbyEntry::of(game, visitor, now)));
        }
        let newcomer = own.is_empty();
        let own = own.into_iter().map(|game| LobbyEntry::of(game, visitor, now));
        let (finished, mut mine): (Vec<_>, Vec<_>) = own.partition(LobbyEntry::is_over);
        mine.sort_by_key(|entry| (!entry.your_turn, !entry.bot_for_you));
        let [open, mut running, mut over] = others;
        running.truncate(RUNNING);
        over.extend(finished);
        over.sort_by_key(|entry| std::cmp::Reverse(entry.game.updated));
        over.truncate(OVER);
        Ok(Lists { mine, newcomer, open, running, over })
    }
}

pub(super) fn mine(visitor: &Visitor, lists: &Lists) -> Markup {
    html! {
        section id="mine" aria-labelledby="mine-title" {
            h2 id="mine-title" {
                (visitor.say("lobby-mine", &[])) " "
                span class="note" { (visitor.say("lobby-under-way", &[("count", lists.mine.len().into())])) }
            }
            ul class="cards" { @for entry in &lists.mine { (entry.card(visitor)) } }
        }
    }
}

pub(super) fn open(visitor: &Visitor, lists: &Lists) -> Markup {
    let say = |id| visitor.say(id, &[]);
    html! {
        section id="open" class="panel" aria-labelledby="open-title" {
            h2 id="open-title" {
                (say("lobby-open")) " "
                @if !lists.open.is_empty() {
                    span class="note" { (visitor.say("lobby-open-count", &[("count", lists.open.len().into())])) }
                }
            }
            @if lists.open.is_empty() { p class="note" { (say("lobby-none-open")) } }
            @else { ul class="tables" { @for entry in &lists.open { (entry.open_row(visitor)) } } }
        }
    }
}

pub(super) fn running(visitor: &Visitor, lists: &Lists) -> Markup {
    html! {
        @if !lists.running.is_empty() {
            section id="running" class="panel" aria-labelledby="running-title" {
                h2 id="running-title" { (visitor.say("lobby-running", &[])) }
                ul class="tables" { @for entry in &lists.running { (entry.running_row(visitor)) } }
            }
        }
    }
}

pub(super) fn over(visitor: &Visitor, lists: &Lists) -> Markup {
    html! {
        @if !lists.over.is_empty() {
            section id="over" class="panel" aria-labelledby="over-title" {
                h2 id="over-title" { (visitor.say("lobby-over", &[])) }
                ul class="tables" { @for entry in &lists.over { (entry.over_row(visitor)) } }
            }
        }
    }
}
