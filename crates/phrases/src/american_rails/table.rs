use american_rails::{Company, Hex, Position, Row, View};
use game::{Game, Seat, Viewer};

use super::{Teller, name, warning};
use crate::layout::{Side, aligned, shortened, widest, wrapped};
use crate::tell_outcome;

impl Teller<'_> {
    /// The whole state, one paragraph a subject.
    pub(super) fn table(&self) -> String {
        let view = self.position.view(Viewer::Spectator);
        let mut paragraphs = vec![self.heading(&view), self.holdings(), self.affairs(&view), self.cities()];
        if view.column.is_some() {
            paragraphs.push(self.action_track(&view));
        }
        paragraphs.push(self.development(&view));
        paragraphs.join("\n\n")
    }

    /// Where in the game we are, and who decides what.
    fn heading(&self, view: &View) -> String {
        let year = ("year", view.year.into());
        let mut lines = vec![match (view.column, view.phase) {
            (Some(column), _) => self.say("table-column", &[year, ("column", (column + 1).into())]),
            (None, "over") => self.say("table-over", &[year]),
            (None, _) => self.say("table-preparation", &[]),
        }];
        if !view.order.is_empty() {
            lines.push(self.say("table-order", &[("players", self.players(&view.order).into())]));
        }
        if let Some(auction) = &view.auction {
            let by = |seat| ("player", self.player(seat).into());
            let mut sentences =
                vec![self.say(
                    "table-auction",
                    &[("company", name(auction.company).into()), by(auction.auctioneer)],
                )];
            sentences.push(match (auction.leader, auction.bid) {
                (Some(leader), Some(bid)) => {
                    self.say("table-high-bid", &[by(leader), ("amount", bid.into())])
                }
                _ => self.say("table-no-bid", &[]),
            });
            if !auction.passed.is_empty() {
                sentences
                    .push(self.say("table-passed", &[("players", self.players(&auction.passed).into())]));
            }
            sentences.extend(warning(self.position, auction.company, self.phrases));
            lines.push(sentences.join(" "));
        }
        if let Some(actor) = view.actor {
            lines.push(self.question(actor));
        }
        if let Some(outcome) = self.position.outcome() {
            lines.push(tell_outcome::<Position>(&outcome, self.names, self.phrases));
        }
        let lines: Vec<String> = lines.iter().map(|line| wrapped(line, 0)).collect();
        lines.join("\n")
    }

    /// Everybody's cash and shares.
    fn holdings(&self) -> String {
        let position = self.position;
        let mut rows = vec![vec![
            self.say("table-player", &[]),
            self.say("table-cash", &[]),
            self.say("table-shares", &[]),
        ]];
        for seat in Seat::all(position.seats()) {
            let shares: Vec<String> = position
                .companies()
                .map(|company| (company, position.held(company, seat)))
                .filter(|&(_, held)| held > 0)
                .map(|(company, held)| format!("{} {held}", name(company)))
                .collect();
            let shares = if shares.is_empty() { self.say("table-none", &[]) } else { shares.join(", ") };
            let player = shortened(&self.player(seat));
            rows.push(vec![player, self.phrases.money(position.cash(seat)), shares]);
        }
        aligned(&rows, &[Side::Left, Side::Right, Side::Left])
    }

    /// The companies' money, supplies and shares.
    fn affairs(&self, view: &View) -> String {
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
        for (company, affairs) in &view.companies.0 {
            rows.push(vec![
                name(*company).to_owned(),
                self.phrases.money(affairs.treasury),
                self.phrases.money(affairs.income),
                self.phrases.money(self.position.dividend(*company)),
                affairs.track.len().to_string(),
                affairs.cubes.to_string(),
                affairs.shares.supply.to_string(),
                affairs.shares.removed.to_string(),
            ]);
        }
        let mut sides = [Side::Right; 8];
        sides[0] = Side::Left;
        let mut text = aligned(&rows, &sides);
        if let Some(absent) = Company::ALL.into_iter().find(|&company| !self.position.in_game(company)) {
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
            let sources = if sources.is_empty() { self.say("table-none", &[]) } else { sources.join(", ") };
            lines.push(wrapped(&format!("{:<indent$}{sources}", name(company)), indent));
        }
        lines.join("\n")
    }

    /// Whose marker stands on each row of the column.
    fn action_track(&self, view: &View) -> String {
        let rows: Vec<Vec<String>> = Row::ALL
            .into_iter()
            .map(|row| {
                let marker = view.rows[row.index()];
                let by = marker.map_or_else(|| self.say("table-free", &[]), |seat| self.player(seat));
                vec![self.row(row), shortened(&by)]
            })
            .collect();
        let title = self.say("table-rows", &[]);
        format!("{title}\n{}", aligned(&rows, &[Side::Left, Side::Left]))
    }

    /// The development markers, on the board and off it.
    fn development(&self, view: &View) -> String {
        let mut sentences = vec![self.say("table-markers", &[("left", view.markers.into())])];
        let board = self.position.board();
        let cities: Vec<String> =
            view.developed.iter().filter_map(|name| board.hex(name)).map(|city| self.hex(city)).collect();
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
