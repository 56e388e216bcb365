//! What happened, in short: an auction is its result, an expansion one line for each company.

use american_rails::{Company, Event, Hex, Position, Reason, Row};
use game::{Money, Purse, Seat};

use super::{Teller, name};
use crate::digest::Digest;
use crate::{Arg, DigestLine};

/// Cubes of one company that one player lays in one turn.
struct Expansion {
    by: Seat,
    company: Company,
    version: u32,
    places: Vec<Hex>,
    cost: Money,
}

/// Incomes that have changed by what the last line tells.
type Changes = Vec<(Company, Money, Money)>;

impl Teller<'_> {
    pub(super) fn digest(&self, moves: &[(u32, &[Event])]) -> Vec<DigestLine> {
        let mut digest = Digest::default();
        let mut auction: Option<(u32, Event)> = None;
        let mut expansions: Vec<Expansion> = Vec::new();
        let mut changes = Changes::new();
        let all =
            moves.iter().flat_map(|(version, events)| events.iter().map(move |event| (*version, event)));
        for (version, event) in all {
            match *event {
                Event::Laid { by, company, hex } => {
                    match expansions.iter_mut().find(|one| one.by == by && one.company == company) {
                        Some(one) => {
                            one.version = version;
                            one.places.push(hex);
                        }
                        None => expansions.push(Expansion {
                            by,
                            company,
                            version,
                            places: vec![hex],
                            cost: Money::ZERO,
                        }),
                    }
                    continue;
                }
                Event::Paid(payment, Reason::Track(company, _)) => {
                    if let Some(one) = expansions.iter_mut().rev().find(|one| one.company == company) {
                        one.cost += payment.amount;
                    }
                    continue;
                }
                Event::Paid(payment, Reason::Dividend(_)) => {
                    if let Purse::Cash(seat) = payment.to {
                        digest.pay(seat, payment.amount);
                    }
                    continue;
                }
                Event::Income { company, change, now, .. } => {
                    match changes.iter_mut().find(|(other, ..)| *other == company) {
                        Some((_, _, after)) => *after = now,
                        None => changes.push((company, now - change, now)),
                    }
                    continue;
                }
                Event::Offered { .. } | Event::Bid { .. } => {
                    self.settle(&mut digest, &mut expansions, &mut changes);
                    auction = Some((version, *event));
                    continue;
                }
                Event::Sold { .. } | Event::Unsold { .. } => auction = None,
                Event::Paid(..) | Event::Passed { .. } | Event::Queued { .. } | Event::Dividend { .. } => {
                    continue;
                }
                _ => {}
            }
            self.settle(&mut digest, &mut expansions, &mut changes);
            self.note(&mut digest, version, event);
        }
        self.settle(&mut digest, &mut expansions, &mut changes);
        let last = moves.last().map_or(0, |(version, _)| *version);
        digest.tell_paid(last, self.reader, PAID, self.names, self.phrases);
        match auction {
            Some((version, Event::Bid { by, company, amount })) => {
                let args = [self.by(by), company_arg(company), ("amount", amount.into())];
                digest.tell(version, Some(by), self.say("digest-leads", &args));
            }
            Some((version, event @ Event::Offered { by, .. })) => {
                digest.tell(version, Some(by), self.event(&event).text);
            }
            _ => {}
        }
        digest.lines()
    }

    /// Tells what was being built, and which incomes changed by it.
    fn settle(&self, digest: &mut Digest, expansions: &mut Vec<Expansion>, changes: &mut Changes) {
        for one in expansions.drain(..) {
            let places: Vec<String> = one.places.iter().map(|&hex| self.hex(hex)).collect();
            let args = [
                self.by(one.by),
                company_arg(one.company),
                ("cubes", places.len().into()),
                ("places", self.phrases.all_of(&places).into()),
                ("amount", one.cost.into()),
            ];
            digest.tell(one.version, Some(one.by), self.say("digest-laid", &args));
        }
        for (company, before, after) in changes.drain(..).filter(|(_, before, after)| before != after) {
            let args = [company_arg(company), ("before", before.into()), ("after", after.into())];
            digest.add(&self.say("digest-income", &args));
        }
    }

    fn note(&self, digest: &mut Digest, version: u32, event: &Event) {
        let (by, id, args) = match *event {
            Event::Sold { company, to, price } => {
                (to, "digest-sold", vec![company_arg(company), ("amount", price.into())])
            }
            Event::Started { by, company, city, .. } => {
                (by, "digest-started", vec![company_arg(company), ("hex", self.hex(city).into())])
            }
            Event::Developed { by, city, .. } => {
                (by, "digest-developed", vec![("hex", self.hex(city).into())])
            }
            Event::Funded { by, company } => {
                (by, "digest-funded", vec![company_arg(company), ("amount", Position::FUND.into())])
            }
            Event::Took { by } => (by, "digest-took", vec![("amount", Position::TAKE.into())]),
            Event::Drained { by } => (by, "digest-drained", vec![("amount", Position::TAKE.into())]),
            Event::Chose { by, row: Row::Pass } => (by, "digest-passed", Vec::new()),
            Event::ColumnBegan { year, column, .. } => {
                digest.tell_paid(version, self.reader, PAID, self.names, self.phrases);
                let args = [("year", year.into()), ("column", (column + 1).into())];
                return digest.head(version, self.say("digest-column", &args));
            }
            Event::Over { .. } => {
                digest.tell_paid(version, self.reader, PAID, self.names, self.phrases);
                return digest.tell(version, None, self.event(event).text);
            }
            Event::Declined { by, .. } | Event::Unusable { by, .. } => {
                return digest.tell(version, Some(by), self.event(event).text);
            }
            Event::Unsold { .. } | Event::Stillborn { .. } => {
                return digest.tell(version, None, self.event(event).text);
            }
            _ => return,
        };
        let args: Vec<(&str, Arg)> = std::iter::once(self.by(by)).chain(args).collect();
        digest.tell(version, Some(by), self.say(id, &args));
    }

    fn by(&self, seat: Seat) -> (&'static str, Arg) {
        ("player", self.player_or_you(seat))
    }
}

/// How dividends are told: to all, and to a reader.
const PAID: [&str; 2] = ["digest-paid", "digest-paid-you"];

fn company_arg(company: Company) -> (&'static str, Arg) {
    ("company", name(company).into())
}
