//! What happened, in short: a proposal and its answer are one line, the payments of a turn another.

use game::{Purse, Seat};
use north_american_railways::{Company, Event, Reason};

use super::Teller;
use crate::digest::Digest;
use crate::{Arg, DigestLine};

impl Teller<'_> {
    pub(super) fn digest(&self, moves: &[(u32, &[Event])]) -> Vec<DigestLine> {
        let mut digest = Digest::default();
        let mut proposal: Option<(u32, Event)> = None;
        let all =
            moves.iter().flat_map(|(version, events)| events.iter().map(move |event| (*version, event)));
        for (version, event) in all {
            match event {
                Event::Proposed { .. } => proposal = Some((version, *event)),
                Event::Allowed { .. } | Event::Intercepted { .. } => proposal = None,
                _ => {}
            }
            self.note(&mut digest, version, event);
        }
        let last = moves.last().map_or(0, |(version, _)| *version);
        digest.tell_paid(last, self.reader, PAID, self.names, self.phrases);
        if let Some((version, Event::Proposed { by, company, price, .. })) = proposal {
            let args = [self.by(by), self.of(company), ("amount", price.into())];
            digest.tell(version, Some(by), self.say("digest-proposed", &args));
        }
        digest.lines()
    }

    fn note(&self, digest: &mut Digest, version: u32, event: &Event) {
        let amount = |amount: game::Money| -> (&str, Arg) { ("amount", amount.into()) };
        match *event {
            Event::TurnBegan { turn, .. } => {
                digest.tell_paid(version, self.reader, PAID, self.names, self.phrases);
                digest.head(version, self.say("digest-turn", &[("turn", turn.into())]));
            }
            Event::Founded { by, company, price, start_city } => {
                let city = ("city", self.start_city(start_city).into());
                let args = [self.by(by), self.of(company), amount(price), city];
                digest.tell(version, Some(by), self.say("digest-founded", &args));
            }
            Event::Bought { by, company, price, .. } => {
                let args = [self.by(by), self.of(company), amount(price)];
                digest.tell(version, Some(by), self.say("digest-sold", &args));
            }
            Event::Allowed { by, proposer, company, price } => {
                let args = [self.by(proposer), self.of(company), amount(price)];
                digest.tell(version, Some(proposer), self.say("digest-sold", &args));
                digest.add(&self.say("digest-let-go", &[self.by(by)]));
            }
            Event::Intercepted { by, company, price, .. } => {
                let args = [self.by(by), self.of(company), amount(price)];
                digest.tell(version, Some(by), self.say("digest-intercepted", &args));
            }
            Event::Paid(payment, Reason::Interception(_)) => {
                if let Purse::Cash(seat) = payment.to {
                    digest.add(&self.say("digest-gets", &[self.by(seat), amount(payment.amount)]));
                }
            }
            Event::DirectorChanged { company, from: Some(_), to } => {
                digest.add(&self.say("digest-directs", &[self.by(to), self.of(company)]));
            }
            Event::Connected { by, company, city, .. } => {
                let cost = self.position.deck().cost(city);
                let args = [self.by(by), self.of(company), ("city", self.city(city).into()), amount(cost)];
                digest.tell(version, Some(by), self.say("digest-connected", &args));
            }
            Event::Paid(payment, Reason::Income(_) | Reason::Director(_) | Reason::Symbols(_)) => {
                if let Purse::Cash(seat) = payment.to {
                    digest.pay(seat, payment.amount);
                }
            }
            Event::FinalPayment { .. } => {}
            Event::Granted { to } => {
                if let Some(line) = self.event(event) {
                    digest.tell(version, Some(to), line.text);
                }
            }
            Event::LastTurn { .. } | Event::TradingEnded { cut_short: true, .. } => {
                if let Some(line) = self.event(event) {
                    digest.tell(version, None, line.text);
                }
            }
            Event::Over { .. } => {
                digest.tell_paid(version, self.reader, PAID, self.names, self.phrases);
                if let Some(line) = self.event(event) {
                    digest.tell(version, None, line.text);
                }
            }
            _ => {}
        }
    }

    fn by(&self, seat: Seat) -> (&'static str, Arg) {
        ("player", self.player_or_you(seat))
    }

    fn of(&self, company: Company) -> (&'static str, Arg) {
        ("company", self.company(company).into())
    }
}

/// How the incomes of a turn are told: to all, and to a reader.
const PAID: [&str; 2] = ["digest-paid", "digest-paid-you"];
