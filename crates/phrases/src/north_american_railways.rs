//! How North American Railways speaks.

mod digest;
mod events;
mod flaws;
mod refusals;
mod table;
mod typed;

use game::{Game, Money, Seat, Viewer};
use north_american_railways::{
    Action, City, Column, Company, Event, Flaw, Illegal, Phase, Position, StartCity,
};

use crate::phrases::plain;
use crate::teller::each_once;
use crate::{Arg, DigestLine, LogLine, Phrases, Told, Vocabulary};

impl Told for Position {
    fn tell_event_to(
        &self,
        reader: Option<Seat>,
        names: &[String],
        event: &Event,
        phrases: &Phrases,
    ) -> Option<LogLine> {
        Teller { position: self, names, reader, phrases }.event(event)
    }

    fn tell_digest(
        &self,
        reader: Option<Seat>,
        names: &[String],
        moves: &[(u32, &[Event])],
        phrases: &Phrases,
    ) -> Vec<DigestLine> {
        Teller { position: self, names, reader, phrases }.digest(moves)
    }

    fn tell_refusal_to(
        &self,
        reader: Option<Seat>,
        names: &[String],
        illegal: &Illegal,
        phrases: &Phrases,
    ) -> String {
        Teller { position: self, names, reader, phrases }.refusal(*illegal)
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

    fn tell_question(&self, reader: Option<Seat>, names: &[String], phrases: &Phrases) -> Option<String> {
        let actor = self.actor()?;
        Some(Teller { position: self, names, reader, phrases }.question(actor))
    }

    const TIE_BREAK: Option<&'static str> = Some("nar-outcome-tied");

    fn vocabulary(&self, phrases: &Phrases) -> Vocabulary {
        typed::vocabulary(self, phrases)
    }

    fn price_of(&self, action: Action) -> Option<Money> {
        match action {
            Action::Found { price, .. } | Action::Propose { price, .. } => Some(price),
            Action::Buy { .. } => self.own_share_price(self.actor()?),
            Action::Intercept => self.proposal().map(|proposal| proposal.price),
            Action::Connect { city, .. } => Some(self.deck().cost(city)),
            Action::Allow | Action::Stop | Action::Pass => None,
        }
    }

    fn gain_of(&self, action: Action) -> Option<Money> {
        match action {
            Action::Connect { city, .. } => Some(self.deck().income(city)),
            _ => None,
        }
    }

    fn tell_table(&self, viewer: Viewer, names: &[String], phrases: &Phrases) -> String {
        Teller { position: self, names, reader: None, phrases }.table(viewer)
    }
}

type Teller<'t> = crate::teller::Teller<'t, Position>;

impl Teller<'_> {
    fn company(&self, company: Company) -> String {
        name(self.position.deck().company_name(company), self.phrases)
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
        let player = ("player", self.player_or_you(actor));
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
        if matches!(self.position.phase(), Phase::Cities { .. }) {
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
        for kind in ["nar-option-found", "nar-option-buy", "nar-option-propose"] {
            let companies = legal.iter().filter_map(|action| match *action {
                Action::Found { company, .. } => Some(("nar-option-found", company)),
                Action::Buy { company, .. } => Some(("nar-option-buy", company)),
                Action::Propose { company, .. } => Some(("nar-option-propose", company)),
                _ => None,
            });
            let companies = companies.filter(|&(id, _)| id == kind).map(|(_, company)| company);
            let companies = self.companies(&each_once(companies));
            if !companies.is_empty() {
                let company = ("company", self.phrases.one_of(&companies).into());
                let price = self.position.own_share_price(self.asked()).unwrap_or(Position::FIXED_PRICE);
                trades.push(self.say(kind, &[company, ("price", price.into())]));
            }
        }
        if legal.contains(&Action::Stop) {
            trades.push(self.say("option-done", &[]));
        }
        trades
    }
}

/// Where in the game we are: the turn and its phase.
pub fn heading(position: &Position, phrases: &Phrases) -> String {
    let id = match position.phase() {
        Phase::Shares { .. } => "nar-table-share-phase",
        Phase::Cities { .. } => "nar-table-city-phase",
        Phase::Over => "nar-table-over",
    };
    phrases.say(id, &[("turn", position.turn().into())])
}

/// What a company is called: a colour in the language that is spoken, any other name as the deck has it. Both
/// with a capital letter.
pub fn name(in_deck: &str, phrases: &Phrases) -> String {
    match in_deck.to_lowercase().as_str() {
        "red" => phrases.say("nar-red", &[]),
        "blue" => phrases.say("nar-blue", &[]),
        "green" => phrases.say("nar-green", &[]),
        "yellow" => phrases.say("nar-yellow", &[]),
        "black" => phrases.say("nar-black", &[]),
        _ => plain(&game::capitalised(in_deck)),
    }
}

/// A column by the number that a person would give it.
fn column(column: Column) -> (&'static str, Arg) {
    ("column", (column.index() + 1).into())
}
