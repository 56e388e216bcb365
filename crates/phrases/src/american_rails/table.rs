use american_rails::{Company, Hex, Position, Row};
use game::Game;

use super::{Teller, heading, name, warning};
use crate::layout::{Side, aligned, shortened, widest, wrapped};
use crate::tell_outcome;

impl Teller<'_> {
    /// The whole state, one paragraph a subject.
    pub(super) fn table(&self) -> String {
        let mut paragraphs = vec![self.heading(), self.players_table(), self.affairs(), self.cities()];
        if self.position.column().is_some() {
            paragraphs.push(self.action_track());
        }
        paragraphs.push(self.development());
        paragraphs.join("\n\n")
    }

    /// Where in the game we are, and who decides what.
    fn heading(&self) -> String {
        let position = self.position;
        let mut lines = vec![heading(position, self.phrases)];
        if !position.order().is_empty() {
            lines.push(self.say("table-order", &[("players", self.players(position.order()).into())]));
        }
        if let Some(auction) = position.auction() {
            let by = |seat| ("player", self.player(seat).into());
            let mut sentences =
                vec![self.say(
                    "table-auction",
                    &[("company", name(auction.company).into()), by(auction.auctioneer)],
                )];
            sentences.push(match auction.high {
                Some((leader, bid)) => self.say("table-high-bid", &[by(leader), ("amount", bid.into())]),
                None => self.say("table-no-bid", &[]),
            });
            if !auction.passed.is_empty() {
                sentences
                    .push(self.say("table-passed", &[("players", self.players(&auction.passed).into())]));
            }
            sentences.extend(warning(position, auction.company, self.phrases));
            lines.push(sentences.join(" "));
        }
        if let Some(actor) = position.actor() {
            lines.push(self.question(actor));
        }
        if let Some(outcome) = position.outcome() {
            lines.push(tell_outcome::<Position>(&outcome, self.names, self.phrases));
        }
        let lines: Vec<String> = lines.iter().map(|line| wrapped(line, 0)).collect();
        lines.join("\n")
    }

    /// Everybody's cash and shares.
    fn players_table(&self) -> String {
        let position = self.position;
        let shares = |seat| {
            let held = position.companies().map(|company| (company, position.held(company, seat)));
            let held = held.filter(|&(_, held)| held > 0);
            held.map(|(company, held)| format!("{} {held}", name(company))).collect()
        };
        self.holdings(|seat| self.phrases.money(position.cash(seat)), shares)
    }

    /// The companies' money, supplies and shares.
    fn affairs(&self) -> String {
        let position = self.position;
        let labels = [
            "table-company",
            "table-treasury",
            "table-income",
            "table-dividend",
            "table-track",
            "table-cubes",
            "table-supply",
            "table-removed",
        ];
        let mut rows = vec![labels.map(|label| self.say(label, &[])).to_vec()];
        for company in position.companies() {
            rows.push(vec![
                name(company).to_owned(),
                self.phrases.money(position.treasury(company)),
                self.phrases.money(position.income(company)),
                self.phrases.money(position.dividend(company)),
                position.track(company).len().to_string(),
                position.cubes(company).to_string(),
                position.supply(company).to_string(),
                position.removed_shares(company).to_string(),
            ]);
        }
        let mut sides = [Side::Right; 8];
        sides[0] = Side::Left;
        let mut text = aligned(&rows, &sides);
        if let Some(absent) = Company::ALL.into_iter().find(|&company| !position.in_game(company)) {
            text.push('\n');
            text.push_str(&self.say("table-absent", &[("company", name(absent).into())]));
        }
        text
    }

    /// What each company's income is made of.
    fn cities(&self) -> String {
        let indent = widest(Company::ALL.map(name).as_slice()) + 2;
        let mut lines = vec![self.say("table-cities", &[])];
        for company in self.position.companies() {
            let mut sources: Vec<String> = self
                .position
                .city_incomes(company)
                .map(|(city, value)| format!("{} {}", self.hex(city), self.phrases.money(value)))
                .collect();
            for (one, other) in self.position.connections(company) {
                let args = [
                    ("one", self.city(one).into()),
                    ("other", self.city(other).into()),
                    ("amount", Position::CONNECTION.into()),
                ];
                sources.push(self.say("table-connection", &args));
            }
            let sources = self.or_none(&sources);
            lines.push(wrapped(&format!("{:<indent$}{sources}", name(company)), indent));
        }
        lines.join("\n")
    }

    /// Whose marker stands on each row of the column.
    fn action_track(&self) -> String {
        let rows: Vec<Vec<String>> = Row::ALL
            .into_iter()
            .map(|row| {
                let marker = self.position.marker(row);
                let by = marker.map_or_else(|| self.say("table-free", &[]), |seat| self.player(seat));
                vec![self.row(row), shortened(&by)]
            })
            .collect();
        let title = self.say("table-rows", &[]);
        format!("{title}\n{}", aligned(&rows, &[Side::Left, Side::Left]))
    }

    /// The development markers, on the board and off it.
    fn development(&self) -> String {
        let mut sentences = vec![self.say("table-markers", &[("left", self.position.markers().into())])];
        let cities: Vec<String> = self.position.developed().iter().map(|&city| self.hex(city)).collect();
        if !cities.is_empty() {
            sentences.push(self.say("table-developed", &[("cities", cities.join(", ").into())]));
        }
        wrapped(&sentences.join(" "), 0)
    }

    /// A city without the name of its hex, which stands nearby.
    fn city(&self, city: Hex) -> String {
        self.position.board().city_name(city).unwrap_or_default().to_owned()
    }
}
