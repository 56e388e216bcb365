use game::{Game, Payment, Purse, Seat};

use crate::layout::{Side, aligned, shortened};
use crate::{Arg, Phrases};

/// Of more possibilities a player sees nothing in a sentence; the table shows them.
const MOST_POSSIBILITIES: usize = 8;

/// Somebody at the table who knows everybody's name and speaks one language.
pub(crate) struct Teller<'t, G> {
    pub(crate) position: &'t G,
    pub(crate) names: &'t [String],
    /// Whose sentence it is: they are spoken to, not of.
    pub(crate) reader: Option<Seat>,
    pub(crate) phrases: &'t Phrases,
}

impl<G: Game> Teller<'_, G> {
    pub(crate) fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.phrases.say(id, args)
    }

    pub(crate) fn player(&self, seat: Seat) -> String {
        self.phrases.player(self.names, seat)
    }

    /// Who sits there, or that it is the reader.
    pub(crate) fn player_or_you(&self, seat: Seat) -> Arg {
        self.phrases.player_or_you(self.names, seat, self.reader)
    }

    pub(crate) fn players(&self, seats: &[Seat]) -> String {
        seats.iter().map(|&seat| self.player(seat)).collect::<Vec<_>>().join(", ")
    }

    /// Who is refused: the one who was asked. Refusals of others name their seat.
    pub(crate) fn asked(&self) -> Seat {
        self.position.actor().unwrap_or_default()
    }

    /// Adds to a refusal what could be named instead.
    pub(crate) fn with_possibilities(&self, refusal: String, possible: Vec<String>) -> String {
        let possible = each_once(possible.into_iter());
        if possible.is_empty() || possible.len() > MOST_POSSIBILITIES {
            return refusal;
        }
        let options = self.phrases.one_of(&possible);
        format!("{refusal} {}", self.say("possible", &[("options", options.into())]))
    }

    /// Everybody's cash and shares, for a terminal.
    pub(crate) fn holdings(
        &self,
        cash: impl Fn(Seat) -> String,
        shares: impl Fn(Seat) -> Vec<String>,
    ) -> String {
        let labels = ["table-player", "table-cash", "table-shares"];
        let mut rows = vec![labels.map(|label| self.say(label, &[])).to_vec()];
        for seat in Seat::all(self.position.players()) {
            rows.push(vec![shortened(&self.player(seat)), cash(seat), self.or_none(&shares(seat))]);
        }
        aligned(&rows, &[Side::Left, Side::Right, Side::Left])
    }

    /// What they are, or that there is none.
    pub(crate) fn or_none(&self, items: &[String]) -> String {
        if items.is_empty() { self.say("table-none", &[]) } else { items.join(", ") }
    }

    /// Money that moved. Between two players, `player` pays and `payee` is paid; between a player
    /// and the bank or a company, `player` is the one player in it.
    pub(crate) fn payment(&self, id: &str, payment: Payment, company: impl Fn(u8) -> String) -> String {
        let Payment { from, to, amount } = payment;
        let named = |purse, gap| match purse {
            Purse::Bank => None,
            Purse::Cash(seat) => Some((gap, self.player_or_you(seat))),
            Purse::Treasury(number) => Some(("company", company(number).into())),
        };
        let payee = if matches!(from, Purse::Cash(_)) { "payee" } else { "player" };
        let mut args = vec![("amount", amount.into())];
        args.extend([named(from, "player"), named(to, payee)].into_iter().flatten());
        self.say(id, &args)
    }
}

/// Without what was there before, in the order it comes.
pub(crate) fn each_once<T: PartialEq>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut different = Vec::new();
    for item in items {
        if !different.contains(&item) {
            different.push(item);
        }
    }
    different
}
