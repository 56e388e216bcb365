//! What a coach explains in North American Railways, and what he says of a turn. All of it is public, but for what the
//! viewer has.

use std::sync::LazyLock;

use game::{Game, Money, Purse, Seat};
use north_american_railways::{Company, Event, Phase, Position, Reason};
use phrases::Arg;

use super::moments::received;
use super::payment;
use super::words::{city, name};
use crate::Occasion;
use crate::taught::{Happening, Taught, Topic, next};

static TOPICS: LazyLock<Vec<Topic>> =
    LazyLock::new(|| Topic::read(include_str!("../../coach/north-american-railways.toml")));

impl Taught for Position {
    fn topics() -> &'static [Topic] {
        &TOPICS
    }

    fn asked(&self) -> Vec<&'static str> {
        match self.phase() {
            Phase::Over => Vec::new(),
            Phase::Cities { .. } => vec!["city"],
            Phase::Shares { proposal: Some(_), .. } => vec!["answer"],
            Phase::Shares { tried, .. } if !tried.is_empty() => vec!["again"],
            Phase::Shares { trader, .. } => {
                let offered = |is: &dyn Fn(Option<Seat>) -> bool| {
                    self.front_shares().any(|(_, company)| is(self.director(company)))
                };
                let kinds = [
                    ("found", offered(&|director| director.is_none())),
                    ("propose", offered(&|director| director.is_some_and(|director| director != *trader))),
                    ("own", offered(&|director| director == Some(*trader))),
                ];
                kinds.into_iter().filter(|(_, is)| *is).map(|(kind, _)| kind).collect()
            }
        }
    }

    fn happened(occasion: &Occasion<Position>) -> Vec<Happening> {
        let Some(seat) = occasion.scene.eyes else { return Vec::new() };
        let scene = occasion.scene;
        let paid = received(scene, seat);
        let payment = (paid > Money::ZERO).then(|| Happening::new("payment").with("amount", paid));
        let events = scene.since.iter().filter_map(|event| explained(occasion, seat, event));
        events.chain(payment).collect()
    }

    fn brought(occasion: &Occasion<Position>, now: &Position) -> Option<String> {
        let scene = occasion.scene;
        let seat = scene.eyes?;
        let next = next_payment(occasion, now, seat);
        let say = |id: &str, company: Company, args: Vec<(&str, Arg)>| {
            let company = ("company", name(scene.state, company, scene.phrases).into());
            Some(scene.say(id, &[args, vec![company], next.clone()].concat()))
        };
        let treasury = |company| ("treasury", now.treasury(company).into());
        let income = |company| ("income", now.income(company).into());
        scene.since.iter().find_map(|event| match *event {
            Event::Founded { by, company, .. } if by == seat => {
                say("coach-brought-founded", company, vec![treasury(company), income(company)])
            }
            Event::Bought { by, company, .. } if by == seat => {
                let held = ("held", now.held(company, seat).into());
                say("coach-brought-share", company, vec![held])
            }
            Event::Allowed { by, proposer, company, price } if proposer == seat => {
                say("coach-brought-let", company, vec![("player", scene.player(by)), ("price", price.into())])
            }
            Event::Intercepted { by, proposer, company, .. } if proposer == seat => {
                let half = ("half", intercepted(occasion, seat).into());
                say("coach-brought-intercepted", company, vec![("player", scene.player(by)), half])
            }
            Event::Allowed { by, proposer, company, .. } if by == seat => {
                let player = ("player", scene.player(proposer));
                say("coach-brought-allowed", company, vec![player, treasury(company)])
            }
            Event::Intercepted { by, company, price, .. } if by == seat => {
                say("coach-brought-kept", company, vec![("price", price.into())])
            }
            Event::Connected { by, company, city: bought, .. } if by == seat => {
                let bought = ("city", city(scene.state, bought).into());
                say("coach-brought-city", company, vec![bought, income(company)])
            }
            Event::Passed { by, forced: false } | Event::Stopped { by } if by == seat => {
                Some(scene.say("coach-brought-waited", &next))
            }
            _ => None,
        })
    }
}

/// What an event may have to be explained by.
fn explained(occasion: &Occasion<Position>, seat: Seat, event: &Event) -> Option<Happening> {
    let (before, after) = (occasion.earlier, occasion.scene.state);
    let phrases = occasion.scene.phrases;
    let of = |kind, company: Company| {
        Happening::new(kind)
            .about(format!("company:{}", after.deck().company_name(company)))
            .with("company", name(after, company, phrases))
    };
    match *event {
        Event::DirectorChanged { company, from: Some(from), to } if from == seat || to == seat => {
            Some(of("director", company).with("player", occasion.scene.player(to)))
        }
        Event::Connected { by, company, city: bought, .. } if before.held(company, seat) > 0 => {
            let symbols = after.symbols(company);
            if by != seat {
                let player = occasion.scene.player(by);
                Some(of("partner", company).with("player", player).with("city", city(after, bought)))
            } else if symbols > 0 {
                let amount = payment::share_at_the_end(after, company);
                Some(of("symbols", company).with("symbols", symbols).with("amount", amount))
            } else {
                None
            }
        }
        Event::Passed { by, forced: true } if by == seat => {
            let funded = Company::ALL.into_iter().filter(|&company| before.held(company, seat) > 0);
            let best = funded.max_by_key(|&company| before.treasury(company));
            let about = best.map(|company| format!("company:{}", after.deck().company_name(company)));
            let about = about.unwrap_or_else(|| "#purse".to_owned());
            Some(Happening::new("forced").about(about).with("turn", before.turn()))
        }
        Event::LastTurn { .. } if after.actor().is_some() => Some(Happening::new("last-turn")),
        Event::Over { .. } => Some(Happening::new("over")),
        _ => None,
    }
}

/// What an interception has brought the viewer.
fn intercepted(occasion: &Occasion<Position>, seat: Seat) -> Money {
    let half = |event: &Event| match *event {
        Event::Paid(payment, Reason::Interception(_)) if payment.to == Purse::Cash(seat) => {
            Some(payment.amount)
        }
        _ => None,
    };
    occasion.scene.since.iter().filter_map(half).sum()
}

/// The viewer's next payment, before and after, and what has become of it.
fn next_payment(occasion: &Occasion<Position>, now: &Position, seat: Seat) -> Vec<(&'static str, Arg)> {
    let states = [occasion.earlier, occasion.scene.state, now];
    next(states.map(|state| payment::next(state, seat)))
}
