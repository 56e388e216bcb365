//! How North American Railways speaks.

mod events;
mod flaws;
mod refusals;
mod table;

use game::{Game, Seat, Viewer};
use north_american_railways::{Action, City, Column, Company, Event, Flaw, Illegal, Position, StartCity};

use crate::phrases::plain;
use crate::teller::each_once;
use crate::{Arg, Line, Phrases, Told};

impl Told for Position {
    fn tell_event(&self, names: &[String], event: &Event, phrases: &Phrases) -> Option<Line> {
        Teller { position: self, names, phrases }.event(event)
    }

    fn tell_refusal(&self, names: &[String], illegal: &Illegal, phrases: &Phrases) -> String {
        Teller { position: self, names, phrases }.refusal(*illegal)
    }

    fn tell_flaw(flaw: &Flaw, phrases: &Phrases) -> String {
        flaws::tell(flaw, phrases)
    }

    fn tell_reason(reason: &str, players: usize, phrases: &Phrases) -> String {
        let id = match reason {
            "shares" => "nar-reason-shares",
            "cities" => "nar-reason-cities",
            "no-purchase" => "nar-reason-no-purchase",
            other => return other.to_owned(),
        };
        phrases.say(id, &[("players", players.into())])
    }

    fn tell_question(&self, names: &[String], phrases: &Phrases) -> Option<String> {
        let actor = self.actor()?;
        Some(Teller { position: self, names, phrases }.question(actor))
    }

    fn tell_table(&self, viewer: Viewer, names: &[String], phrases: &Phrases) -> String {
        Teller { position: self, names, phrases }.table(viewer)
    }
}

type Teller<'t> = crate::teller::Teller<'t, Position>;

impl Teller<'_> {
    fn company(&self, company: Company) -> String {
        name(self.position.deck().company_name(company))
    }

    /// Their names one after the other, for an "and" or an "or" between them.
    fn companies(&self, companies: &[Company]) -> Vec<String> {
        companies.iter().map(|&company| self.company(company)).collect()
    }

    fn city(&self, city: City) -> String {
        plain(self.position.deck().city_name(city))
    }

    fn start_city(&self, city: StartCity) -> String {
        plain(self.position.deck().start_city_name(city))
    }

    /// What is asked now, and of whom. It looks at the cash of nobody else.
    fn question(&self, actor: Seat) -> String {
        let player = ("player", self.player(actor).into());
        let mut legal = Vec::new();
        self.position.actions(&mut legal);
        if let Some(proposal) = self.position.proposal() {
            let id = if legal.contains(&Action::Intercept) { "nar-ask-answer" } else { "nar-ask-allow" };
            let args = [
                player,
                ("proposer", self.player(proposal.proposer).into()),
                ("company", self.company(proposal.company).into()),
                ("price", proposal.price.into()),
            ];
            return self.say(id, &args);
        }
        if legal.contains(&Action::Pass) {
            let companies = legal.iter().filter_map(|action| match action {
                Action::Connect { company, .. } => Some(*company),
                _ => None,
            });
            let companies = self.companies(&each_once(companies));
            return self
                .say("nar-ask-city", &[player, ("companies", self.phrases.one_of(&companies).into())]);
        }
        let options = self.trades(&legal);
        self.say("ask-use", &[player, ("options", self.phrases.one_of(&options).into())])
    }

    /// The answers to the question for a share, all companies of a kind together.
    fn trades(&self, legal: &[Action]) -> Vec<String> {
        let mut trades = Vec::new();
        let mut with = |id, companies: &dyn Fn(&Action) -> Option<Company>| {
            let companies = self.companies(&each_once(legal.iter().filter_map(companies)));
            if !companies.is_empty() {
                let company = ("company", self.phrases.one_of(&companies).into());
                let price = self.position.own_share_price(self.asked()).unwrap_or(Position::FIXED_PRICE);
                trades.push(self.say(id, &[company, ("price", price.into())]));
            }
        };
        with("nar-option-found", &|action| match action {
            Action::Found { company, .. } => Some(*company),
            _ => None,
        });
        with("nar-option-buy", &|action| match action {
            Action::Buy { company, .. } => Some(*company),
            _ => None,
        });
        with("nar-option-propose", &|action| match action {
            Action::Propose { company, .. } => Some(*company),
            _ => None,
        });
        if legal.contains(&Action::Stop) {
            trades.push(self.say("option-done", &[]));
        }
        trades
    }
}

/// What a company is called, in every language: as the deck has it, with a capital letter.
pub fn name(in_deck: &str) -> String {
    let mut letters = in_deck.chars();
    let capital = letters.next().into_iter().flat_map(char::to_uppercase);
    plain(&capital.chain(letters).collect::<String>())
}

/// A column by the number that a person would give it.
fn column(column: Column) -> (&'static str, Arg) {
    ("column", (column.index() + 1).into())
}
