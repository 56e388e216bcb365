use game::{Game, Money, Purse};
use north_american_railways::{Company, Event, Position, Reason};

use super::{Teller, column};
use crate::told::{CONSEQUENCE, DEED, HEADING};
use crate::{Arg, LogLine, Told, tell_reasons};

impl Teller<'_> {
    /// What follows from open cards goes without saying: which card is uncovered, that a founder
    /// directs the company and holds its first share.
    pub(super) fn event(&self, event: &Event) -> Option<LogLine> {
        let player = |seat| -> (&str, Arg) { ("player", self.player_or_you(seat)) };
        let proposer = |seat| -> (&str, Arg) { ("proposer", self.player_or_you(seat)) };
        let director = |seat| -> (&str, Arg) { ("director", self.player_or_you(seat)) };
        let company = |company| -> (&str, Arg) { ("company", self.company(company).into()) };
        let amount = |amount: Money| -> (&str, Arg) { ("amount", amount.into()) };
        let (depth, id, args) = match *event {
            Event::SetUp { boxed, cash } => {
                return Some(LogLine { depth: HEADING, text: self.set_up(&boxed, cash) });
            }
            Event::TurnBegan { turn, order } => {
                let order = ("order", self.players(&order).into());
                (HEADING, "nar-event-turn", vec![("turn", turn.into()), order])
            }
            Event::Granted { to } => (DEED, "nar-event-granted", vec![player(to)]),
            Event::Founded { by, company: new, price, start_city } => {
                let city = ("city", self.start_city(start_city).into());
                (DEED, "nar-event-founded", vec![player(by), company(new), amount(price), city])
            }
            Event::Bought { by, company: of, price, all_they_had } => {
                let id = if all_they_had { "nar-event-bought-for-all" } else { "nar-event-bought" };
                (DEED, id, vec![player(by), company(of), amount(price)])
            }
            Event::Proposed { by, director: asked, company: of, column: at, price } => {
                let args = vec![player(by), director(asked), company(of), column(at), amount(price)];
                (DEED, "nar-event-proposed", args)
            }
            Event::Allowed { by, proposer: buyer, company: of, price } => {
                (DEED, "nar-event-allowed", vec![player(by), proposer(buyer), company(of), amount(price)])
            }
            Event::Intercepted { by, proposer: outdone, company: of, price } => {
                let args = vec![player(by), proposer(outdone), company(of), amount(price)];
                (DEED, "nar-event-intercepted", args)
            }
            Event::ShareTaken { held: 0 | 1, .. } => return None,
            Event::ShareTaken { by, company: of, held, .. } => {
                (CONSEQUENCE, "nar-event-holds", vec![player(by), company(of), ("held", held.into())])
            }
            Event::DirectorChanged { from: None, .. } => return None,
            Event::DirectorChanged { company: of, from: Some(from), to } => {
                (CONSEQUENCE, "nar-event-director", vec![company(of), director(from), player(to)])
            }
            Event::Stopped { by } => (DEED, "nar-event-stopped", vec![player(by)]),
            Event::TradingEnded { cut_short: true, .. } => (DEED, "nar-event-trading-cut-short", vec![]),
            Event::TradingEnded { left, cut_short: false } => {
                (DEED, "nar-event-trading-ended", vec![("left", left.into())])
            }
            Event::Connected { by, company: of, city, income, symbols, .. } => {
                let city = ("city", self.city(city).into());
                let network = [("income", income.into()), ("symbols", symbols.into())];
                let args = [player(by), company(of), city].into_iter().chain(network).collect();
                (DEED, "nar-event-connected", args)
            }
            Event::Passed { by, forced } => {
                (DEED, if forced { "nar-event-passed-forced" } else { "event-passed" }, vec![player(by)])
            }
            Event::LastTurn { reason } => {
                let reason = Position::tell_reason(reason.name(), self.position.players(), self.phrases);
                (HEADING, "nar-event-last-turn", vec![("reason", reason.into())])
            }
            Event::Income { .. } => return Some(LogLine { depth: DEED, text: self.income(event)? }),
            Event::FinalPayment { company: of, symbols, per_share } => {
                let args = vec![company(of), ("symbols", symbols.into()), amount(per_share)];
                (DEED, "nar-event-final", args)
            }
            Event::Paid(payment, reason) => {
                let company = |number| self.company(Company::ALL[usize::from(number)]);
                let text = self.payment(why(reason, payment.to), payment, company);
                return Some(LogLine { depth: CONSEQUENCE, text });
            }
            Event::Over { reasons, winner, by_order } => {
                let reasons =
                    tell_reasons::<Position>(&reasons.names(), self.position.players(), self.phrases);
                let ending = self.say("event-over", &[("reasons", reasons.into())]);
                let id = if by_order { "nar-event-winner-by-order" } else { "nar-event-winner" };
                let text = format!("{ending} {}", self.say(id, &[player(winner)]));
                return Some(LogLine { depth: HEADING, text });
            }
        };
        Some(LogLine { depth, text: self.say(id, &args) })
    }

    fn set_up(&self, boxed: &[Company], cash: Money) -> String {
        let amount = ("amount", cash.into());
        match boxed {
            [one, other] if one == other => {
                self.say("nar-event-set-up-without-two", &[amount, ("company", self.company(*one).into())])
            }
            boxed => {
                let companies = self.phrases.all_of(&self.companies(boxed));
                self.say("nar-event-set-up", &[amount, ("companies", companies.into())])
            }
        }
    }

    /// How an income is divided: what is nothing is not mentioned, except for the shares.
    fn income(&self, event: &Event) -> Option<String> {
        let Event::Income { company, income, shares, per_share, director, extra, leftover, leftover_to } =
            *event
        else {
            return None;
        };
        let mut parts = vec![self.say("nar-income-shares", &[("amount", per_share.into())])];
        if extra != Money::ZERO {
            let args = [("amount", extra.into()), ("player", self.player_or_you(director))];
            parts.push(self.say("nar-income-director", &args));
        }
        if leftover != Money::ZERO {
            let id = if leftover_to == Purse::Bank { "nar-income-bank" } else { "nar-income-treasury" };
            parts.push(self.say(id, &[("amount", leftover.into())]));
        }
        let args = [
            ("company", self.company(company).into()),
            ("income", income.into()),
            ("shares", shares.into()),
            ("parts", parts.join(", ").into()),
        ];
        Some(self.say("nar-event-income", &args))
    }
}

/// The sentence for money that moved.
const fn why(reason: Reason, to: Purse) -> &'static str {
    match reason {
        Reason::Share(_) if matches!(to, Purse::Bank) => "paid-by-player",
        Reason::Share(_) => "paid-to-treasury",
        Reason::Interception(_) => "nar-paid-to-proposer",
        Reason::Grant => "paid-to-player",
        Reason::City(..) => "paid-by-company",
        Reason::Income(_) | Reason::Symbols(_) => "paid-dividend",
        Reason::Director(_) => "nar-paid-to-director",
        Reason::Leftover(_) => "nar-paid-leftover",
    }
}
