//! What is worth a word in American Rails: sales, companies that begin, cities, money taken; and the card of a year's
//! dividend.

use american_rails::{Company, Event, Position, Reason};
use game::{Game, Money, Purse, Seat};
use maud::{Markup, html};
use phrases::{american_rails as words, tell_reasons};

use super::{next_dividends, sign};
use crate::moment::{cells, heads, paid_cells, signed};
use crate::{Card, Moment, Occasion, Scene, Sound, Tone};

pub(super) fn of(occasion: &Occasion<Position>) -> Vec<Moment> {
    let scene = occasion.scene;
    let mut moments: Vec<Moment> = deed(occasion).into_iter().collect();
    if scene.since.iter().any(|event| matches!(event, Event::Dividend { .. })) {
        moments.push(dividend(occasion));
    }
    moments.extend(last_year(occasion));
    moments
}

/// What the player has done, if it matters to others, and what it means for the viewer.
fn deed(occasion: &Occasion<Position>) -> Option<Moment> {
    let scene = occasion.scene;
    let sold = scene.since.iter().any(|event| matches!(event, Event::Sold { .. } | Event::Unsold { .. }));
    let matters = |event: &Event| {
        matches!(
            event,
            Event::Sold { .. }
                | Event::Unsold { .. }
                | Event::Stillborn { .. }
                | Event::Started { .. }
                | Event::Developed { .. }
                | Event::Drained { .. }
                | Event::Income { .. }
        )
    };
    // Whoever does something knows it; how an auction ends they may not.
    if !scene.since.iter().any(matters) || (scene.reader() == Some(occasion.by) && !sold) {
        return None;
    }
    let (by, text) = occasion.told(without_payment(scene.since))?;
    let reader = scene.reader();
    let change = reader.map_or(Money::ZERO, |seat| {
        next_dividends(scene.state, seat) - next_dividends(occasion.earlier, seat)
    });
    let paid: Money = scene.since.iter().filter_map(|event| drained(event, reader)).sum();
    let effect = if change != Money::ZERO {
        Some(scene.say("moment-a-year", &[("amount", signed(scene, change).into())]))
    } else if paid > Money::ZERO {
        Some(signed(scene, Money(-paid.0)))
    } else {
        None
    };
    let buyer = scene.since.iter().find_map(|event| match event {
        Event::Sold { to, .. } => Some(*to),
        _ => None,
    });
    Some(Moment {
        version: occasion.version,
        tone: if paid > Money::ZERO { Tone::Loss } else { Tone::of(change) },
        stays: (buyer.is_some() && buyer == reader) || change < Money::ZERO || paid > Money::ZERO,
        sound: sold.then_some(Sound::Gavel),
        by,
        text,
        effect,
        card: None,
    })
}

/// That this year is the last: by the calendar, or because an end condition holds from now on.
pub(super) fn last_year(occasion: &Occasion<Position>) -> Option<Moment> {
    let scene = occasion.scene;
    let (before, after) = (occasion.earlier, scene.state);
    after.actor()?;
    let began = |event: &Event| matches!(event, Event::YearBegan { year } if *year == Position::LAST_YEAR);
    let year = ("year", after.year().into());
    let text = if scene.since.iter().any(began) {
        scene.say("moment-last-year", &[year])
    } else {
        let newly = |holds: fn(&Position) -> bool| holds(after) && !holds(before);
        let low = newly(|state| state.low_supplies() >= state.players());
        let sold = newly(|state| state.companies().all(|company| state.supply(company) == 0));
        let reasons: Vec<&str> = [(sold, "shares"), (low, "supplies")]
            .into_iter()
            .filter(|(new, _)| *new)
            .map(|(_, name)| name)
            .collect();
        if reasons.is_empty() {
            return None;
        }
        let reasons = tell_reasons::<Position>(&reasons, after.players(), scene.phrases);
        scene.say("moment-ends-with-year", &[year, ("reasons", reasons.into())])
    };
    Some(Moment::last(occasion.version, text))
}

/// What somebody made the viewer pay.
fn drained(event: &Event, reader: Option<Seat>) -> Option<Money> {
    match event {
        Event::Paid(payment, Reason::Drain(_)) if reader.map(Purse::Cash) == Some(payment.from) => {
            Some(payment.amount)
        }
        _ => None,
    }
}

/// The dividends and what comes after them have a card of their own.
fn without_payment(events: &[Event]) -> &[Event] {
    let paid = events.iter().position(|event| matches!(event, Event::Dividend { .. }));
    &events[..paid.unwrap_or(events.len())]
}

/// The dividend of the year that ends.
fn dividend(occasion: &Occasion<Position>) -> Moment {
    let scene = occasion.scene;
    let title = scene.say("moment-dividend", &[("year", occasion.earlier.year().into())]);
    let own = scene.reader().map(|seat| received(scene, seat));
    Moment::payment(occasion, own, Card { body: card(occasion, &title), go_on: go_on(scene), title })
}

fn go_on(scene: &Scene<Position>) -> String {
    if scene.state.actor().is_none() {
        return scene.say("moment-to-result", &[]);
    }
    scene.say("moment-begin-year", &[("year", scene.state.year().into())])
}

/// What a player was paid by a company.
fn paid(scene: &Scene<Position>, company: Company, seat: Seat) -> Money {
    let payment = |event: &Event| match event {
        Event::Paid(payment, Reason::Dividend(of)) if *of == company && payment.to == Purse::Cash(seat) => {
            Some(payment.amount)
        }
        _ => None,
    };
    scene.since.iter().filter_map(payment).sum()
}

/// What a player was paid by all companies.
pub(super) fn received(scene: &Scene<Position>, seat: Seat) -> Money {
    Company::ALL.into_iter().map(|company| paid(scene, company, seat)).sum()
}

fn card(occasion: &Occasion<Position>, title: &str) -> Markup {
    let scene = occasion.scene;
    html! {
        header {
            h2 { (title) }
            p class="note" { (scene.say("moment-rounded", &[])) }
        }
        div class="paid" tabindex="0" { (payout(scene)) }
        (meters(scene, occasion.earlier.year()))
        @if let Some(seat) = scene.reader() {
            p class="standing-now" {
                b { (scene.say("moment-receive", &[("amount", received(scene, seat).into())])) } " "
                (standing(scene, seat))
            }
        }
    }
}

/// What each company pays and each player gets.
pub(super) fn payout(scene: &Scene<Position>) -> Markup {
    let state = scene.state;
    let seats: Vec<Seat> = Seat::all(state.players()).collect();
    let dividends = scene.since.iter().filter_map(|event| match *event {
        Event::Dividend { company, income, shares, per_share } => Some((company, income, shares, per_share)),
        _ => None,
    });
    html! {
        table class="payout" {
            thead {
                tr {
                    th scope="col" { (scene.say("table-company", &[])) }
                    th scope="col" class="number sum-part" { (scene.say("table-income", &[])) }
                    th scope="col" class="number sum-part" { (scene.say("table-shares", &[])) }
                    th scope="col" class="number" { (scene.say("table-dividend", &[])) }
                    (heads(scene, &seats))
                }
            }
            tbody {
                @for (company, income, shares, per_share) in dividends {
                    tr class="pays" {
                        th scope="row" { (sign(company)) " " span class="name" { (words::name(company)) } }
                        td class="number sum-part" { (scene.phrases.money(income)) }
                        td class="number sum-part" { "÷ " (shares) }
                        td class="number per-share" { (scene.phrases.money(per_share)) }
                        (cells(scene, &seats, |seat| cell(scene, company, seat)))
                    }
                }
            }
            tfoot {
                tr class="total" {
                    th scope="row" { (scene.say("moment-paid", &[])) }
                    td class="sum-part" {} td class="sum-part" {} td {}
                    (paid_cells(scene, &seats, |seat| received(scene, seat), |paid| html! { span class="up" { (signed(scene, paid)) } }))
                }
                tr class="cash" {
                    th scope="row" { (scene.say("table-cash", &[])) }
                    td class="sum-part" {} td class="sum-part" {} td {}
                    (cells(scene, &seats, |seat| html! {
                        span class="was" { (scene.phrases.money(state.cash(seat) - received(scene, seat))) " → " }
                        b { (scene.phrases.money(state.cash(seat))) }
                    }))
                }
            }
        }
    }
}

/// What a player was paid by a company, and for how many shares.
fn cell(scene: &Scene<Position>, company: Company, seat: Seat) -> Markup {
    let (held, amount) = (scene.state.held(company, seat), paid(scene, company, seat));
    html! {
        @if held == 0 { span class="nothing" { "·" } }
        @else {
            @if held > 1 { span class="times" { (held) " × " } }
            b { (scene.phrases.money(amount)) }
        }
    }
}

/// How near each of the ends is.
fn meters(scene: &Scene<Position>, year: u16) -> Markup {
    let state = scene.state;
    let last = Position::LAST_YEAR;
    let all: u8 = state.companies().map(Company::shares).sum();
    let left: u8 = state.companies().map(|company| state.supply(company)).sum();
    let years = usize::from(last - Position::FIRST_YEAR) + 1;
    let [low, most] = [state.low_supplies().min(state.players()), state.players()];
    let meter = |done: usize, of: usize, words: String| {
        html! {
            div class="meter" {
                p { (words) }
                svg viewBox={ "0 0 " (of * 10) " 6" } preserveAspectRatio="none" aria-hidden="true" {
                    @for part in 0..of { rect x=(part * 10) y="0" width="9.4" height="6" class=(if part < done { "done" } else { "left" }) {} }
                }
            }
        }
    };
    let sold = usize::from(all - left);
    html! {
        div class="meters" {
            (meter(usize::from(year - Position::FIRST_YEAR) + 1, years,
                scene.say("moment-meter-year", &[("year", year.into()), ("last", last.into())])))
            (meter(low, most, scene.say("moment-meter-supplies", &[("low", low.into()), ("most", most.into())])))
            (meter(sold, usize::from(all), scene.say("moment-meter-shares", &[("sold", sold.into()), ("all", all.into())])))
        }
    }
}

/// Where the viewer stands among the others.
fn standing(scene: &Scene<Position>, seat: Seat) -> String {
    let state = scene.state;
    let cash = state.cash(seat);
    let others = Seat::all(state.players()).filter(|&other| other != seat);
    let Some(rival) = others.max_by_key(|&other| state.cash(other)) else { return String::new() };
    let difference = cash - state.cash(rival);
    let id = match difference.0 {
        0 => "moment-level",
        1.. => "moment-ahead",
        _ => "moment-behind",
    };
    let args = [
        ("cash", cash.into()),
        ("amount", Money(difference.0.abs()).into()),
        ("player", scene.name(rival).into()),
    ];
    scene.say(id, &args)
}
