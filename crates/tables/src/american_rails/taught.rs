//! What a coach explains in American Rails, and what he says of a turn.

use std::sync::LazyLock;

use american_rails::{Cause, Company, Event, Phase, Position, Question, Reason, Row};
use game::{Money, Seat};
use phrases::{Arg, american_rails as words};

use super::moments::{last_year, received};
use super::next_dividends;
use crate::taught::{Happening, Taught, Topic, next};
use crate::{Occasion, Scene};

static TOPICS: LazyLock<Vec<Topic>> =
    LazyLock::new(|| Topic::read(include_str!("../../coach/american-rails.toml")));

impl Taught for Position {
    fn topics() -> &'static [Topic] {
        &TOPICS
    }

    fn asked(&self) -> Vec<&'static str> {
        let kind = match self.question() {
            None => return Vec::new(),
            Some(Question::Offer { .. }) => "offer",
            Some(Question::Bid(_)) if matches!(self.phase(), Phase::Preparation { .. }) => "first-bid",
            Some(Question::Bid(_)) => "later-bid",
            Some(Question::Start { .. }) => "start",
            Some(Question::Choose) => "choose",
            Some(Question::Use { row, .. }) => match row {
                Row::Pass => return Vec::new(),
                Row::Develop => "develop",
                Row::Fund => "fund",
                Row::Take => "take",
                Row::Expand3 | Row::Expand4 => "expand",
                Row::Auction => "sell",
            },
        };
        vec![kind]
    }

    fn happened(occasion: &Occasion<Position>) -> Vec<Happening> {
        let Some(seat) = occasion.scene.eyes else { return Vec::new() };
        let paid = received(occasion.scene, seat);
        let mut happenings: Vec<Happening> =
            occasion.scene.since.iter().filter_map(|event| explained(occasion, seat, event)).collect();
        if paid > Money::ZERO {
            happenings.push(Happening::new("dividend").with("amount", paid));
        }
        if last_year(occasion).is_some() {
            happenings.push(Happening::new("last-year").with("year", occasion.scene.state.year()));
        }
        happenings
    }

    fn gaps(&self) -> Vec<(&'static str, Arg)> {
        let Some(auction) = self.auction() else { return Vec::new() };
        let free = self.board().cities().iter().filter(|&city| self.tracks_in(city).is_empty());
        let first = || free.map(|city| self.full_value(city)).max();
        let pays =
            if self.on_map(auction.company) { self.dividend_after_sale(auction.company) } else { first() };
        let (pays, times) = (pays.unwrap_or_default(), self.dividends_left());
        vec![("share", pays.into()), ("times", times.into()), ("most", (pays * i32::from(times)).into())]
    }

    fn brought(occasion: &Occasion<Position>, now: &Position) -> Option<String> {
        let scene = occasion.scene;
        let seat = scene.eyes?;
        let events = scene.since;
        if let Some(sold) = auctioned(occasion, now, seat) {
            return Some(sold);
        }
        let auction =
            |event: &Event| matches!(event, Event::Offered { .. } | Event::Bid { .. } | Event::Passed { .. });
        if events.iter().any(auction) {
            return None;
        }
        let dividend = dividend(occasion, now, seat);
        let say = |id: &str, args: Vec<(&str, Arg)>| Some(scene.say(id, &[args, dividend.clone()].concat()));
        let name = |company| ("company", words::name(company).into());
        events.iter().rev().find_map(|event| match *event {
            Event::Started { by, company, city, .. } if by == seat => {
                let city = words::hex(scene.state.board(), city, scene.phrases);
                say(
                    "coach-brought-started",
                    vec![name(company), ("city", city.into()), income(scene, company)],
                )
            }
            Event::Laid { by, company, .. } if by == seat => Some(laid(occasion, seat, company, &dividend)),
            Event::Developed { by, city, .. } if by == seat => {
                let city = words::hex(scene.state.board(), city, scene.phrases);
                say("coach-brought-developed", vec![("city", city.into())])
            }
            Event::Funded { by, company } if by == seat => {
                // What there was then: others may have spent it since.
                let treasury = scene.state.treasury(company).into();
                let own = if now.held(company, seat) > 0 { "yes" } else { "no" };
                let args = vec![name(company), ("amount", Position::FUND.into()), ("treasury", treasury)];
                say("coach-brought-funded", [args, vec![("own", own.into())]].concat())
            }
            Event::Took { by } if by == seat => {
                say("coach-brought-took", vec![("amount", Position::TAKE.into())])
            }
            Event::Drained { by } if by == seat => {
                say("coach-brought-drained", vec![("amount", Position::TAKE.into())])
            }
            Event::Chose { by, row } if by == seat => {
                let id = if row == Row::Pass { "coach-brought-passed" } else { "coach-brought-unused" };
                say(id, Vec::new())
            }
            _ => None,
        })
    }
}

/// What an event may have to be explained by.
fn explained(occasion: &Occasion<Position>, seat: Seat, event: &Event) -> Option<Happening> {
    let (before, after) = (occasion.earlier, occasion.scene.state);
    let holds = |company| before.held(company, seat) > 0;
    let playing = matches!(before.phase(), Phase::Actions { .. });
    match *event {
        Event::Sold { company, to, .. } if playing && to != seat && holds(company) => Some(
            Happening::new("diluted")
                .about(format!("company:{}", company.name()))
                .with("company", words::name(company))
                .with("before", before.dividend(company))
                .with("after", after.dividend(company)),
        ),
        Event::Income { company, cause: Cause::Crowded(city, _), change, .. } if holds(company) => Some(
            Happening::new("crowded")
                .about(format!("hex:{}", after.board().name(city)))
                .with("company", words::name(company))
                .with("city", words::hex(after.board(), city, occasion.scene.phrases))
                .with("amount", Money(change.0.abs())),
        ),
        Event::Income { company, cause: Cause::Connected(one, other), .. } => Some(
            Happening::new("connected")
                .about(format!("hex:{}", after.board().name(one)))
                .with("company", words::name(company))
                .with("one", words::hex(after.board(), one, occasion.scene.phrases))
                .with("other", words::hex(after.board(), other, occasion.scene.phrases)),
        ),
        Event::ColumnBegan { column: 1, .. } => Some(Happening::new("order")),
        Event::Over { .. } => Some(Happening::new("over")),
        _ => None,
    }
}

/// How the auction ended in which the viewer took part, once it has. Whoever only passed knows that others buy, and
/// is not told so after each of six auctions.
fn auctioned(occasion: &Occasion<Position>, now: &Position, seat: Seat) -> Option<String> {
    let scene = occasion.scene;
    let took_part = scene.since.iter().any(|event| match *event {
        Event::Offered { by, .. } | Event::Bid { by, .. } => by == seat,
        Event::Sold { to, .. } => to == seat,
        _ => false,
    });
    scene.since.iter().filter(|_| took_part).find_map(|event| match *event {
        Event::Sold { company, to, price } => {
            let args = [
                ("company", words::name(company).into()),
                ("player", scene.player(to)),
                ("price", price.into()),
                ("share", now.dividend(company).into()),
                ("pays", if now.dividend(company) > Money::ZERO { "yes" } else { "no" }.into()),
                ("cash", now.cash(seat).into()),
            ];
            Some(scene.say(if to == seat { "coach-brought-bought" } else { "coach-brought-outbid" }, &args))
        }
        Event::Unsold { company } | Event::Stillborn { company, .. } => {
            Some(scene.say("coach-brought-unsold", &[("company", words::name(company).into())]))
        }
        _ => None,
    })
}

/// What the viewer's cubes cost and brought: those of one company, or of several.
fn laid(occasion: &Occasion<Position>, seat: Seat, last: Company, dividend: &[(&str, Arg)]) -> String {
    let scene = occasion.scene;
    let mut cubes = 0;
    let mut alone = true;
    let mut cost = Money::ZERO;
    for event in scene.since {
        match *event {
            Event::Laid { by, company, .. } if by == seat => {
                cubes += 1;
                alone &= company == last;
            }
            Event::Paid(payment, Reason::Track(..)) => cost += payment.amount,
            _ => {}
        }
    }
    let own = vec![
        ("cubes", Arg::Number(cubes)),
        ("cost", cost.into()),
        ("company", words::name(last).into()),
        income(scene, last),
        ("grew", if scene.state.income(last) > occasion.earlier.income(last) { "yes" } else { "no" }.into()),
    ];
    let id = if alone { "coach-brought-laid" } else { "coach-brought-laid-for-several" };
    scene.say(id, &[own, dividend.to_vec()].concat())
}

fn income(scene: &Scene<Position>, company: Company) -> (&'static str, Arg) {
    ("income", scene.state.income(company).into())
}

/// The viewer's next dividend, before and after, what has become of it, and what they have now.
fn dividend(occasion: &Occasion<Position>, now: &Position, seat: Seat) -> Vec<(&'static str, Arg)> {
    let states = [occasion.earlier, occasion.scene.state, now];
    let mut args = next(states.map(|state| next_dividends(state, seat)));
    args.push(("cash", now.cash(seat).into()));
    args
}
