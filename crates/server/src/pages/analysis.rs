//! Looking back with a strong bot, as the pages show it.

use game::Seat;
use maud::{Markup, html};
use phrases::percent;
use tables::{Mark, Odds, Series, initials};

use super::update::Onlooker;
use crate::analysis::{Analysis, AnalysisJob, Costly};
use crate::at_table::AtTable;
use crate::error::Problem;
use crate::visitor::Visitor;

/// The analysis of a game, or how far it is; it is begun if nobody has asked for it before.
pub(super) async fn part(AtTable { app, session, .. }: AtTable, visitor: Visitor) -> Result<Markup, Problem> {
    let work = app.analyse(&session).await?;
    Ok(section(&Onlooker::of(session, &visitor), Some(&work)))
}

/// What the end page shows of it.
pub(super) fn section(onlooker: &Onlooker, work: Option<&AnalysisJob>) -> Markup {
    let say = |id| onlooker.say(id, &[]);
    let id = &onlooker.session.id.0;
    let analysis = work.and_then(AnalysisJob::analysis);
    let progress = work.filter(|_| analysis.is_none()).map(AnalysisJob::progress);
    html! {
        section id="analysis" data-game=(id) data-progress=[progress] {
            h2 tabindex="-1" { (say("analysis-title")) }
            @if let Some(analysis) = analysis { (chart(onlooker, analysis)) (costly_moves(onlooker, analysis)) }
            @else if let Some(progress) = progress {
                p { label for="progress" { (onlooker.say("analysis-running", &[("percent", share(onlooker, progress).into())])) } }
                progress id="progress" max="1" value=(progress) {}
            } @else {
                p class="note" { (say("analysis-help")) }
                p { a class="button first" id="analyse" href={ "/games/" (id) "/end?analyse=yes#analysis" } { (say("analysis-start")) } }
            }
        }
    }
}

fn chart(onlooker: &Onlooker, analysis: &Analysis) -> Markup {
    let names = &onlooker.names;
    let fortune = |seat: Seat| Series {
        name: onlooker.visitor.phrases.player(names, seat),
        class: format!("seat-{}", seat.index()),
        letter: initials(names, seat),
        values: analysis.shares.iter().map(|shares| shares[seat.index()]).collect(),
    };
    let mark = |(index, costly): (usize, &&Costly)| Mark {
        action: costly.action,
        player: costly.seat,
        letter: (index + 1).to_string(),
        title: moment(onlooker, costly),
        href: address(onlooker, costly),
    };
    let table = &onlooker.table;
    let standing = table.standing_texts(table.version()).into_iter().map(|(version, _)| version);
    let odds = Odds {
        versions: std::iter::once(0).chain(standing).collect(),
        periods: table.periods(),
        title: onlooker.say("analysis-shares", &[]),
        players: Seat::all(names.len()).map(fortune).collect(),
        marks: shown(onlooker, analysis).iter().enumerate().map(mark).collect(),
    };
    odds.draw(|part| share(onlooker, part))
}

/// The most moves of a list.
const MOST: usize = 3;

/// The moves that are shown, in the order of their numbers: those of the one player that the page speaks to, then the
/// others'.
fn shown<'a>(onlooker: &Onlooker, analysis: &'a Analysis) -> Vec<&'a Costly> {
    let reader = onlooker.reader().map(Seat::index);
    let of = |own: bool| {
        analysis.costly.iter().filter(move |costly| (Some(costly.seat) == reader) == own).take(MOST)
    };
    of(true).chain(of(false)).collect()
}

fn costly_moves(onlooker: &Onlooker, analysis: &Analysis) -> Markup {
    let moves = shown(onlooker, analysis);
    let reader = onlooker.reader();
    let own = moves.iter().filter(|costly| reader.map(Seat::index) == Some(costly.seat)).count();
    let list = |from: usize, moves: &[&Costly]| {
        html! {
            ol class="costly-moves" {
                @for (index, costly) in moves.iter().enumerate() {
                    li {
                        span class="mark-sign" aria-hidden="true" { (from + index + 1) }
                        a href=(address(onlooker, costly)) { (moment(onlooker, costly)) }
                        (comparison(onlooker, costly))
                    }
                }
            }
        }
    };
    html! {
        @if reader.is_some() {
            h3 { (onlooker.say("analysis-mine", &[])) }
            @if own == 0 { p { (onlooker.say("analysis-none-mine", &[])) } }
            (list(0, &moves[..own]))
            @if own < moves.len() { h3 { (onlooker.say("analysis-of-others", &[])) } (list(own, &moves[own..])) }
        } @else {
            h3 { (onlooker.say("analysis-costly", &[])) }
            @if moves.is_empty() { p { (onlooker.say("analysis-none", &[])) } }
            (list(0, &moves))
        }
    }
}

/// In the decision bar of a moment in the past: what was done there and what would have been better,
/// and the way to the other such moments.
pub(super) fn at_moment(onlooker: &Onlooker, at: u32) -> Markup {
    let session = &onlooker.session;
    if session.now().outcome().is_none() {
        return html! {};
    }
    let work = session.analysis.lock().clone();
    let Some(analysis) = work.as_deref().and_then(AnalysisJob::analysis) else {
        let end = format!("/games/{}/end#analysis", session.id.0);
        return html! { a class="button" id="to-analysis" href=(end) { (onlooker.say("analysis-start", &[])) } };
    };
    let moves = shown(onlooker, analysis);
    let here = moves.iter().find(|costly| costly.version == at);
    html! {
        @if let Some(costly) = here {
            div class="costly-here" { p class="ask" { (moment(onlooker, costly)) } (comparison(onlooker, costly)) }
        }
        nav class="moments" aria-label=(onlooker.say("analysis-costly", &[])) {
            span class="note" { (onlooker.say("analysis-costly", &[])) }
            @for (index, costly) in moves.iter().enumerate() {
                a class="button" href=(address(onlooker, costly)) title=(moment(onlooker, costly))
                    aria-label={ (index + 1) ". " (moment(onlooker, costly)) } aria-current=[(costly.version == at).then_some("true")] { (index + 1) }
            }
        }
    }
}

/// What was done beside what would have been better.
fn comparison(onlooker: &Onlooker, costly: &Costly) -> Markup {
    let phrases = onlooker.visitor.phrases;
    let tell = |actions| {
        let table = onlooker.session.now().until(costly.version);
        table.map(|table| table.tell(actions, &onlooker.names, phrases)).unwrap_or_default()
    };
    let better = costly.better.shares[costly.seat];
    let lines = [
        ("analysis-played", "played", tell(&costly.played), costly.share),
        ("analysis-better", "better", tell(&costly.better.actions), better),
    ];
    html! {
        dl class="comparison" {
            @for (id, class, told, part) in &lines {
                div class=(class) {
                    dt { (onlooker.say(id, &[])) }
                    dd {
                        (steps(&told.words)) " " b { (share(onlooker, *part)) }
                        @if !told.changes.is_empty() { ul class="effects" { @for change in &told.changes { li { (change) } } } }
                    }
                }
            }
        }
    }
}

/// The steps of a move, one after the other.
pub(super) fn steps(words: &[String]) -> Markup {
    html! {
        @for (index, step) in words.iter().enumerate() {
            @if index > 0 { span class="then" aria-hidden="true" { " › " } }
            span class="step" { (step) }
        }
    }
}

fn moment(onlooker: &Onlooker, costly: &Costly) -> String {
    let player = onlooker.visitor.phrases.player(&onlooker.names, Seat::new(costly.seat));
    let lost = share(onlooker, costly.lost()).into();
    let args = [("move", (costly.version + 1).into()), ("player", player.into()), ("percent", lost)];
    onlooker.say("analysis-moment", &args)
}

/// Where a move can be looked at: the table as it stood before it.
fn address(onlooker: &Onlooker, costly: &Costly) -> String {
    format!("/games/{}?at={}", onlooker.session.id.0, costly.version)
}

fn share(onlooker: &Onlooker, share: f32) -> String {
    onlooker.say("percent", &[("number", percent(share).into())])
}
