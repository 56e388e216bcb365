//! How American Rails speaks.

mod digest;
mod events;
mod flaws;
mod refusals;
mod table;
mod typed;

use american_rails::{
    Action, Board, Company, Event, Flaw, Hex, Illegal, Phase, Position, Question, Row, Terrain,
};
use game::{Game, Money, Seat, Viewer};

use crate::{DigestLine, LogLine, Phrases, Told, Vocabulary};

impl Told for Position {
    fn tell_event_to(
        &self,
        reader: Option<Seat>,
        names: &[String],
        event: &Event,
        phrases: &Phrases,
    ) -> Option<LogLine> {
        Some(Teller { position: self, names, reader, phrases }.event(event))
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
            "year" => "reason-year",
            "shares" => "reason-shares",
            "supplies" => "reason-supplies",
            other => return other.to_owned(),
        };
        phrases.say(id, &[("players", players.into())])
    }

    fn tell_question(&self, reader: Option<Seat>, names: &[String], phrases: &Phrases) -> Option<String> {
        let actor = self.actor()?;
        Some(Teller { position: self, names, reader, phrases }.question(actor))
    }

    fn tell_warning(&self, action: Action, phrases: &Phrases) -> Option<String> {
        let company = match (action, self.question()) {
            (Action::Offer(company), _) => company,
            (Action::Bid(_), Some(Question::Bid(auction))) => auction.company,
            _ => return None,
        };
        warning(self, company, phrases)
    }

    fn vocabulary(&self, phrases: &Phrases) -> Vocabulary {
        typed::vocabulary(self, phrases)
    }

    fn price_of(&self, action: Action) -> Option<Money> {
        match action {
            Action::Bid(amount) => Some(amount),
            Action::Lay(_, hex) => self.price(hex),
            _ => None,
        }
    }

    fn gain_of(&self, action: Action) -> Option<Money> {
        let of = match action {
            Action::Lay(company, _) => Some(company),
            Action::Start(_) | Action::Develop(_) => None,
            _ => return None,
        };
        let income = |position: &Position| -> i32 {
            let companies = position.companies().filter(|&company| of.is_none_or(|of| of == company));
            companies.map(|company| position.income(company).0).sum()
        };
        let mut after = self.clone();
        after.play(self.actor()?, action, &mut |_| {}).ok()?;
        Some(Money(income(&after) - income(self))).filter(|&gain| gain > Money::ZERO)
    }

    /// All money is open: every viewer is told the same.
    fn tell_table(&self, _viewer: Viewer, names: &[String], phrases: &Phrases) -> String {
        Teller { position: self, names, reader: None, phrases }.table()
    }
}

type Teller<'t> = crate::teller::Teller<'t, Position>;

impl Teller<'_> {
    fn hex(&self, at: Hex) -> String {
        hex(self.position.board(), at, self.phrases)
    }

    fn row(&self, of: Row) -> String {
        row(of, self.position.players(), self.phrases)
    }

    /// What is asked now, and of whom.
    fn question(&self, actor: Seat) -> String {
        let player = ("player", self.player_or_you(actor));
        let company = |company| ("company", name(company).into());
        match self.position.question() {
            None => String::new(),
            Some(Question::Bid(auction)) => {
                let least = ("least", auction.least_bid().into());
                self.say("ask-bid", &[player, least, company(auction.company)])
            }
            Some(Question::Start { company: new, .. }) => self.say("ask-start", &[player, company(new)]),
            Some(Question::Offer { .. }) => self.say("ask-offer", &[player]),
            Some(Question::Choose) => self.say("ask-choose", &[player]),
            Some(Question::Use { laid, .. }) => {
                let options = self.phrases.one_of(&self.uses(laid));
                self.say("ask-use", &[player, ("options", options.into())])
            }
        }
    }

    /// The ways to use the row, after `laid` cubes.
    fn uses(&self, laid: u8) -> Vec<String> {
        let cubes = self.position.cubes_left().unwrap_or_default();
        let mut legal = Vec::new();
        self.position.actions(&mut legal);
        let mut options: Vec<String> = Vec::new();
        for action in legal {
            let option = match action {
                Action::Develop(_) => self.say("option-develop", &[]),
                Action::Fund(_) => self.say("option-fund", &[]),
                Action::Offer(_) => self.say("option-offer", &[]),
                Action::Take => self.say("option-take", &[]),
                Action::Drain => self.say("option-drain", &[]),
                Action::Lay(..) if laid > 0 => self.say("option-lay-more", &[("cubes", cubes.into())]),
                Action::Lay(..) => self.say("option-lay", &[("cubes", cubes.into())]),
                Action::Decline => self.say("option-decline", &[]),
                Action::Done => self.say("option-done", &[]),
                // Not among the answers to how a row is used.
                Action::Bid(_) | Action::Pass | Action::Start(_) | Action::Choose(_) => continue,
            };
            if options.last() != Some(&option) {
                options.push(option);
            }
        }
        options
    }
}

/// Where in the game we are: the year and the column.
pub fn heading(position: &Position, phrases: &Phrases) -> String {
    let year = ("year", position.year().into());
    match *position.phase() {
        Phase::Preparation { .. } => phrases.say("table-preparation", &[]),
        Phase::Actions { column, .. } => {
            phrases.say("table-column", &[year, ("column", (column + 1).into())])
        }
        Phase::Over { .. } => phrases.say("table-over", &[year]),
    }
}

/// That whoever buys a share of the company now loses it, where that is so (AR-21).
pub fn warning(position: &Position, company: Company, phrases: &Phrases) -> Option<String> {
    let lost = position.would_be_lost(company);
    lost.then(|| phrases.say("warning-lost", &[("company", name(company).into())]))
}

/// A city by its name, other land by its terrain; both with the name of the hex.
pub fn hex(board: &Board, hex: Hex, phrases: &Phrases) -> String {
    let name = board.name(hex).into();
    if let Some(city) = board.city_name(hex) {
        return phrases.say("hex-city", &[("city", city.into()), ("name", name)]);
    }
    let id = match board.terrain(hex) {
        Terrain::Plains | Terrain::City => "hex-plains",
        Terrain::Forest => "hex-forest",
        Terrain::Mountain => "hex-mountain",
    };
    phrases.say(id, &[("name", name)])
}

/// A row of the action track, at a table of this many players.
pub fn row(row: Row, players: usize, phrases: &Phrases) -> String {
    let id = match row {
        Row::Pass => "row-pass",
        Row::Develop => "row-develop",
        Row::Fund => "row-fund",
        Row::Take if row.cubes(players) == 0 => "row-take",
        Row::Take => "row-take-or-expand",
        Row::Expand3 => "row-expand-3",
        Row::Auction => "row-auction",
        Row::Expand4 => "row-expand-4",
    };
    phrases.say(id, &[])
}

/// What a company is called, in every language.
pub const fn name(company: Company) -> &'static str {
    match company {
        Company::American => "American",
        Company::National => "National",
        Company::Continental => "Continental",
        Company::Majestic => "Majestic",
        Company::Liberty => "Liberty",
        Company::Republic => "Republic",
    }
}
