//! What happens is felt: banners for what is small, cards for payments, and the account of the end.

use game::{Money, Outcome, Seat};
use maud::{Markup, html};
use phrases::Arg;

use crate::{Scene, Shown};

/// Some moves of one player, one after the other, and what came of them.
pub struct Occasion<'o, G: Shown> {
    /// The table after them; `since` are their events.
    pub scene: &'o Scene<'o, G>,
    /// The state in which the first was made.
    pub earlier: &'o G,
    /// Who made them.
    pub by: Seat,
    /// The version after the last.
    pub version: u32,
}

impl<G: Shown> Occasion<'_, G> {
    /// What some of the events come to, in one breath, and whose sign stands before it. Returns `None` if there is
    /// nothing to tell of them.
    pub(crate) fn told(&self, events: &[G::Event]) -> Option<(Option<Seat>, String)> {
        let scene = self.scene;
        let moves = [(self.version, events)];
        let mut lines = scene.state.tell_digest(scene.reader(), scene.names, &moves, scene.phrases);
        lines.retain(|line| !line.heading);
        let by = lines.first()?.by;
        Some((by, lines.into_iter().map(|line| line.text).collect::<Vec<_>>().join(" ")))
    }
}

/// Something that happened and is worth a word.
pub struct Moment {
    /// The version after it.
    pub version: u32,
    /// What it means for the viewer.
    pub tone: Tone,
    /// Whether it concerns the viewer so much that it stays longer.
    pub stays: bool,
    /// What it sounds like.
    pub sound: Option<Sound>,
    /// Whose sign stands before it.
    pub by: Option<Seat>,
    /// What happened.
    pub text: String,
    /// What it brings or costs the viewer, in a few words.
    pub effect: Option<String>,
    /// All about it.
    pub card: Option<Card>,
}

impl Moment {
    /// The last year or turn begins, or is about to.
    pub(crate) fn last(version: u32, text: String) -> Moment {
        let sound = Some(Sound::Whistle);
        Moment { version, tone: Tone::Grand, stays: true, sound, by: None, text, effect: None, card: None }
    }

    /// Companies pay; the viewer gets something of it, unless they only watch.
    pub(crate) fn payment<G: Shown>(occasion: &Occasion<G>, received: Option<Money>, card: Card) -> Moment {
        let scene = occasion.scene;
        Moment {
            version: occasion.version,
            tone: Tone::Grand,
            stays: false,
            sound: Some(Sound::Money),
            by: None,
            text: card.title.clone(),
            effect: received.map(|amount| scene.say("moment-receive", &[("amount", amount.into())])),
            card: Some(card),
        }
    }
}

/// What a moment means for the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Not much.
    Plain,
    /// More money, now or later.
    Gain,
    /// Less money, now or later.
    Loss,
    /// Something for everybody: a payment, the last turn.
    Grand,
}

impl Tone {
    /// What a change is for whoever it happens to.
    pub fn of(change: Money) -> Tone {
        match change.0 {
            0 => Tone::Plain,
            1.. => Tone::Gain,
            _ => Tone::Loss,
        }
    }

    /// Its class.
    pub fn name(self) -> &'static str {
        match self {
            Tone::Plain => "plain-news",
            Tone::Gain => "gain",
            Tone::Loss => "loss",
            Tone::Grand => "grand",
        }
    }
}

/// A sound of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Something was sold.
    Gavel,
    /// Money is paid.
    Money,
    /// The last turn, or the end.
    Whistle,
}

impl Sound {
    /// What the page calls it.
    pub fn name(self) -> &'static str {
        match self {
            Sound::Gavel => "gavel",
            Sound::Money => "money",
            Sound::Whistle => "whistle",
        }
    }
}

/// A payment, company by company.
pub struct Card {
    /// What it is.
    pub title: String,
    /// The table, with everything about it.
    pub body: Markup,
    /// What the button says that goes on.
    pub go_on: String,
}

/// How everybody came to what they have in the end.
pub struct Account {
    /// Everybody by their place, as a picture.
    pub podium: Markup,
    /// What each was paid and has spent, in the order of the places.
    pub ledger: Markup,
    /// What the winner did, in sentences.
    pub deeds: Vec<String>,
}

/// An amount with its sign.
pub(crate) fn signed<G: Shown>(scene: &Scene<G>, amount: Money) -> String {
    let written = scene.phrases.money(Money(amount.0.abs()));
    if amount < Money::ZERO { format!("−{written}") } else { format!("+{written}") }
}

/// The heads of the players' columns of a card.
pub(crate) fn heads<G: Shown>(scene: &Scene<G>, seats: &[Seat]) -> Markup {
    html! {
        @for &seat in seats {
            th scope="col" class={ "number" (own(scene, seat)) } {
                span class="head" { (scene.badge(seat)) span class="name" { (scene.name(seat)) } }
            }
        }
    }
}

/// A cell in each of the players' columns.
pub(crate) fn cells<G: Shown>(scene: &Scene<G>, seats: &[Seat], content: impl Fn(Seat) -> Markup) -> Markup {
    html! { @for &seat in seats { td class={ "number" (own(scene, seat)) } { (content(seat)) } } }
}

/// A cell in each of the players' columns, with what they were paid: from there money goes to them.
pub(crate) fn paid_cells<G: Shown>(
    scene: &Scene<G>,
    seats: &[Seat],
    paid: impl Fn(Seat) -> Money,
    content: impl Fn(Money) -> Markup,
) -> Markup {
    html! {
        @for &seat in seats {
            @let amount = paid(seat);
            td class={ "number" (own(scene, seat)) } data-paid=[(amount > Money::ZERO).then(|| format!("seat:{}", seat.index()))] {
                (content(amount))
            }
        }
    }
}

/// The class of a cell in the viewer's own column.
pub(crate) fn own<G: Shown>(scene: &Scene<G>, seat: Seat) -> &'static str {
    if scene.reader() == Some(seat) { " own" } else { "" }
}

/// One line of an account: what it is, and an amount for each player in the order of the columns.
pub(crate) struct LedgerLine {
    pub(crate) label: Markup,
    pub(crate) amounts: Vec<Money>,
    /// Whether it adds to what comes before it, and has a sign.
    pub(crate) signed: bool,
}

/// The account as a table; its last line is the sum.
pub(crate) fn ledger<G: Shown>(
    scene: &Scene<G>,
    seats: &[Seat],
    lines: &[LedgerLine],
    total: &LedgerLine,
) -> Markup {
    let amount = |line: &LedgerLine, amount: Money| match (line.signed, amount) {
        (true, Money::ZERO) => "–".to_owned(),
        (true, amount) => signed(scene, amount),
        (false, amount) => scene.phrases.money(amount),
    };
    let row = |line: &LedgerLine, class: Option<&str>| {
        html! {
            tr class=[class] {
                th scope="row" { (line.label) }
                @for (&seat, &one) in seats.iter().zip(&line.amounts) {
                    @let sign = if line.signed && one < Money::ZERO { " down" } else { "" };
                    td class={ "number" (own(scene, seat)) (sign) } { (amount(line, one)) }
                }
            }
        }
    };
    html! {
        table class="ledger" {
            caption class="unseen" { (scene.say("moment-account", &[])) }
            thead { tr { th scope="col" { span class="unseen" { (scene.say("moment-account", &[])) } } (heads(scene, seats)) } }
            tbody { @for line in lines { (row(line, None)) } }
            tfoot { (row(total, Some("total"))) }
        }
    }
}

/// What a winner did: shares, what they cost, what they paid.
pub(crate) fn deed<G: Shown>(
    scene: &Scene<G>,
    seat: Seat,
    shares: usize,
    spent: Money,
    paid: Money,
) -> String {
    let args: [(&str, Arg); 4] = [
        ("player", scene.player(seat)),
        ("shares", shares.into()),
        ("spent", spent.into()),
        ("paid", paid.into()),
    ];
    scene.say("moment-did", &args)
}

/// Everybody in the order of their places.
pub(crate) fn by_place(outcome: &Outcome) -> Vec<Seat> {
    outcome.standing().into_iter().map(|(seat, _)| seat).collect()
}
