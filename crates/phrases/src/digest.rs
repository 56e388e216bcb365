use game::{Money, Seat};

use crate::Phrases;

/// What happened, in short: a purchase, a build or an answer is one line, whatever led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DigestLine {
    /// The version that settled it.
    pub version: u32,
    /// Whether it is a heading: a column, a turn.
    pub heading: bool,
    /// Who did it, if it was one player.
    pub by: Option<Seat>,
    /// The sentence.
    pub text: String,
}

/// The lines so far, and those that are still being made.
#[derive(Default)]
pub(crate) struct Digest {
    lines: Vec<DigestLine>,
    /// What everybody was paid by the companies, while they pay.
    paid: Vec<(Seat, Money)>,
}

impl Digest {
    pub(crate) fn head(&mut self, version: u32, text: String) {
        // A heading with nothing below it is none.
        if self.lines.last().is_some_and(|line| line.heading) {
            self.lines.pop();
        }
        self.lines.push(DigestLine { version, heading: true, by: None, text });
    }

    pub(crate) fn tell(&mut self, version: u32, by: Option<Seat>, text: String) {
        self.lines.push(DigestLine { version, heading: false, by, text });
    }

    /// Adds a sentence to the last line.
    pub(crate) fn add(&mut self, sentence: &str) {
        if let Some(last) = self.lines.last_mut() {
            last.text = format!("{} {sentence}", last.text);
        }
    }

    /// Notes that a company has paid somebody.
    pub(crate) fn pay(&mut self, seat: Seat, amount: Money) {
        match self.paid.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, sum)) => *sum += amount,
            None => self.paid.push((seat, amount)),
        }
    }

    /// Tells what the companies have paid since, in one line: to the reader what they got, to others all of it.
    pub(crate) fn tell_paid(
        &mut self,
        version: u32,
        reader: Option<Seat>,
        [told_to_all, told_to_reader]: [&str; 2],
        names: &[String],
        phrases: &Phrases,
    ) {
        let mut paid = std::mem::take(&mut self.paid);
        if paid.is_empty() {
            return;
        }
        paid.sort_by_key(|(seat, _)| seat.index());
        let payment = |&(seat, amount): &(Seat, Money)| {
            phrases.say(
                "digest-payment",
                &[("player", phrases.player(names, seat).into()), ("amount", amount.into())],
            )
        };
        let text = if let Some(reader) = reader {
            let own = paid.iter().find(|(seat, _)| *seat == reader).map(|(_, amount)| *amount);
            phrases.say(told_to_reader, &[("amount", own.unwrap_or_default().into())])
        } else {
            let payments: Vec<String> = paid.iter().map(payment).collect();
            phrases.say(told_to_all, &[("payments", payments.join(", ").into())])
        };
        self.tell(version, None, text);
    }

    /// All lines, without a heading that nothing follows.
    pub(crate) fn lines(mut self) -> Vec<DigestLine> {
        if self.lines.last().is_some_and(|line| line.heading) {
            self.lines.pop();
        }
        self.lines
    }
}
