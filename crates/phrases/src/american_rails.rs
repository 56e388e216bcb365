//! How American Rails speaks.

mod events;
mod flaws;
mod refusals;
mod table;

use american_rails::{Action, Board, Company, Event, Flaw, Hex, Illegal, Position, Question, Row, Terrain};
use game::{Game, Money, Seat, Viewer};

use crate::{Line, Phrases, Told};

impl Told for Position {
    fn tell_event(&self, names: &[String], event: &Event, phrases: &Phrases) -> Option<Line> {
        Some(Teller { position: self, names, phrases }.event(event))
    }

    fn tell_refusal(&self, names: &[String], illegal: &Illegal, phrases: &Phrases) -> String {
        Teller { position: self, names, phrases }.refusal(*illegal)
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

    fn tell_question(&self, names: &[String], phrases: &Phrases) -> Option<String> {
        let actor = self.actor()?;
        Some(Teller { position: self, names, phrases }.question(actor))
    }

    fn tell_warning(&self, action: Action, phrases: &Phrases) -> Option<String> {
        let company = match (action, self.question()) {
            (Action::Offer(company), _) => company,
            (Action::Bid(_), Some(Question::Bid(auction))) => auction.company,
            _ => return None,
        };
        warning(self, company, phrases)
    }

    /// All money is open: every viewer is told the same.
    fn tell_table(&self, _viewer: Viewer, names: &[String], phrases: &Phrases) -> String {
        Teller { position: self, names, phrases }.table()
    }
}

type Teller<'t> = crate::teller::Teller<'t, Position>;

impl Teller<'_> {
    fn hex(&self, at: Hex) -> String {
        hex(self.position.board(), at, self.phrases)
    }

    fn row(&self, of: Row) -> String {
        row(of, self.position.seats(), self.phrases)
    }

    /// What is asked now, and of whom.
    fn question(&self, actor: Seat) -> String {
        let view = self.position.view(Viewer::Spectator);
        let player = ("player", self.player(actor).into());
        let mut legal = Vec::new();
        self.position.actions(&mut legal);
        if let Some(auction) = view.auction {
            let bids = legal.iter().filter_map(|action| match action {
                Action::Bid(bid) => Some(*bid),
                _ => None,
            });
            let least = bids.min().unwrap_or(Money::ZERO);
            let company = name(auction.company).into();
            return self.say("ask-bid", &[player, ("least", least.into()), ("company", company)]);
        }
        if let Some(company) = view.starting {
            return self.say("ask-start", &[player, ("company", name(company).into())]);
        }
        let Some(row) = view.row else {
            let id = if view.phase == "preparation" { "ask-offer" } else { "ask-choose" };
            return self.say(id, &[player]);
        };
        let begun = view.cubes_left.is_some_and(|left| left < row.cubes(self.position.seats()));
        let cubes = view.cubes_left.unwrap_or_default();
        let mut options: Vec<String> = Vec::new();
        for action in legal {
            let option = match action {
                Action::Develop(_) => self.say("option-develop", &[]),
                Action::Fund(_) => self.say("option-fund", &[]),
                Action::Offer(_) => self.say("option-offer", &[]),
                Action::Take => self.say("option-take", &[]),
                Action::Drain => self.say("option-drain", &[]),
                Action::Lay(..) if begun => self.say("option-lay-more", &[("cubes", cubes.into())]),
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
        self.say("ask-use", &[player, ("options", self.phrases.one_of(&options).into())])
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

/// A row of the action track, at a table of so many.
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
