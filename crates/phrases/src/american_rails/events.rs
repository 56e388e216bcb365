use american_rails::{Cause, Company, Event, Position, Reason};
use game::{Game, Money};

use super::{Teller, name};
use crate::told::{CONSEQUENCE, DEED, HEADING};
use crate::{Arg, LogLine, tell_reasons};

impl Teller<'_> {
    pub(super) fn event(&self, event: &Event) -> LogLine {
        let player = |seat| -> (&str, Arg) { ("player", self.player_or_you(seat)) };
        let company = |company| -> (&str, Arg) { ("company", name(company).into()) };
        let on = |hex| -> (&str, Arg) { ("hex", self.hex(hex).into()) };
        let amount = |amount: Money| -> (&str, Arg) { ("amount", amount.into()) };
        let row = |row| -> (&str, Arg) { ("row", self.row(row).into()) };
        let (depth, id, args) = match *event {
            Event::SetUp { banker, removed: None, cash } => {
                (HEADING, "event-set-up", vec![player(banker), amount(cash)])
            }
            Event::SetUp { banker, removed: Some(out), cash } => {
                (HEADING, "event-set-up-without", vec![player(banker), amount(cash), company(out)])
            }
            Event::Offered { by, company: of, unasked } => {
                let id = if unasked { "event-offered-unasked" } else { "event-offered" };
                (DEED, id, vec![player(by), company(of)])
            }
            Event::Bid { by, amount: bid, .. } => (DEED, "event-bid", vec![player(by), amount(bid)]),
            Event::Passed { by, beyond_means: None } => (DEED, "event-passed", vec![player(by)]),
            Event::Passed { by, beyond_means: Some(least) } => {
                (DEED, "event-passed-beyond-means", vec![player(by), amount(least)])
            }
            Event::Sold { company: of, to, price } => {
                (DEED, "event-sold", vec![player(to), company(of), amount(price)])
            }
            Event::Unsold { company: of } => (DEED, "event-unsold", vec![company(of)]),
            Event::Stillborn { company: lost, buyer, shares } => {
                let args = vec![player(buyer), company(lost), ("shares", shares.into())];
                (CONSEQUENCE, "event-stillborn", args)
            }
            Event::Started { by, company: new, city, unasked } => {
                let id = if unasked { "event-started-unasked" } else { "event-started" };
                (DEED, id, vec![player(by), company(new), on(city)])
            }
            Event::Queued { seat, place, winner } => {
                let id = if winner { "event-queued-winner" } else { "event-queued-behind" };
                (CONSEQUENCE, id, vec![player(seat), ("place", place.into())])
            }
            Event::YearBegan { year } => (HEADING, "event-year", vec![("year", year.into())]),
            Event::ColumnBegan { year, column, order } => {
                let year = ("year", year.into());
                let order = ("order", self.players(&order).into());
                let args = vec![year, ("column", (column + 1).into()), order];
                (HEADING, "event-column", args)
            }
            Event::Chose { by, row: chosen } => (DEED, "event-chose", vec![player(by), row(chosen)]),
            Event::Declined { by, row: unused } => (DEED, "event-declined", vec![player(by), row(unused)]),
            Event::Unusable { by, row: unused } => {
                (CONSEQUENCE, "event-unusable", vec![player(by), row(unused)])
            }
            Event::Developed { by, city, left } => {
                (DEED, "event-developed", vec![player(by), on(city), ("left", left.into())])
            }
            Event::Funded { by, company: funded } => {
                (DEED, "event-funded", vec![player(by), company(funded)])
            }
            Event::Took { by } => (DEED, "event-took", vec![player(by)]),
            Event::Drained { by } => (DEED, "event-drained", vec![player(by)]),
            Event::Laid { by, company: of, hex } => {
                (DEED, "event-laid", vec![player(by), company(of), on(hex)])
            }
            Event::Stopped { by, unasked: false } => (DEED, "event-stopped", vec![player(by)]),
            Event::Stopped { by, unasked: true } => (CONSEQUENCE, "event-stopped-unasked", vec![player(by)]),
            Event::Paid(payment, reason) => {
                let company = |number| name(Company::ALL[usize::from(number)]).to_owned();
                return LogLine { depth: CONSEQUENCE, text: self.payment(why(reason), payment, company) };
            }
            Event::Income { company, change, now, cause } => {
                return LogLine { depth: CONSEQUENCE, text: self.income(company, change, now, cause) };
            }
            Event::Dividend { company: paying, income, shares, per_share } => {
                let income = ("income", income.into());
                let args = vec![company(paying), income, ("shares", shares.into()), amount(per_share)];
                (DEED, "event-dividend", args)
            }
            Event::Over { reasons } => {
                let reasons =
                    tell_reasons::<Position>(&reasons.names(), self.position.players(), self.phrases);
                (HEADING, "event-over", vec![("reasons", reasons.into())])
            }
        };
        LogLine { depth, text: self.say(id, &args) }
    }

    fn income(&self, company: Company, change: Money, now: Money, cause: Cause) -> String {
        let mut args = vec![
            ("company", name(company).into()),
            ("change", Money(change.0.abs()).into()),
            ("now", now.into()),
        ];
        let (id, city) = match cause {
            Cause::Alone(city) => ("income-alone", city),
            Cause::Joined(city) => ("income-joined", city),
            Cause::Crowded(city, newcomer) => {
                args.push(("newcomer", name(newcomer).into()));
                ("income-crowded", city)
            }
            Cause::Developed(city) => ("income-developed", city),
            Cause::Connected(one, other) => {
                args.push(("one", self.hex(one).into()));
                args.push(("other", self.hex(other).into()));
                return self.say("income-connected", &args);
            }
        };
        args.push(("hex", self.hex(city).into()));
        self.say(id, &args)
    }
}

/// The sentence for money that moved.
const fn why(reason: Reason) -> &'static str {
    match reason {
        Reason::Share(_) => "paid-to-treasury",
        Reason::Track(..) => "paid-by-company",
        Reason::Fund => "paid-to-company",
        Reason::Take => "paid-to-player",
        Reason::Drain(_) => "paid-by-player",
        Reason::Dividend(_) => "paid-dividend",
    }
}
