use game::{Game, Money, Seat, Viewer};
use north_american_railways::{Column, Company, Position};

use super::{Teller, column, heading};
use crate::layout::{Side, aligned, shortened, widest, wrapped};
use crate::tell_outcome;

impl Teller<'_> {
    /// The whole state as a viewer may see it, one paragraph a subject.
    pub(super) fn table(&self, viewer: Viewer) -> String {
        let paragraphs = [
            self.heading(),
            self.players_table(viewer),
            self.affairs(),
            self.networks(),
            self.shares_on_offer(),
            self.cities_on_offer(),
            self.aside(),
        ];
        paragraphs.join("\n\n")
    }

    /// Where in the game we are, and who decides what.
    fn heading(&self) -> String {
        let position = self.position;
        let mut lines = vec![heading(position, self.phrases)];
        let order: Vec<Seat> = position.first().around(position.players()).collect();
        lines.push(self.say("table-order", &[("players", self.players(&order).into())]));
        let mut sentences = Vec::new();
        if position.is_last_turn() && position.actor().is_some() {
            sentences.push(self.say("nar-table-last-turn", &[]));
        }
        if let Some(proposal) = position.proposal() {
            let args = [
                ("player", self.player(proposal.proposer).into()),
                ("amount", proposal.price.into()),
                ("company", self.company(proposal.company).into()),
                column(proposal.column),
            ];
            sentences.push(self.say("nar-table-proposal", &args));
        }
        if !position.tried().is_empty() {
            let companies = self.companies(position.tried()).join(", ");
            sentences.push(self.say("nar-table-tried", &[("companies", companies.into())]));
        }
        for seat in &order {
            let used = self.companies(position.used(*seat));
            if !used.is_empty() {
                let companies = ("companies", self.phrases.all_of(&used).into());
                sentences
                    .push(self.say("nar-table-used", &[("player", self.player(*seat).into()), companies]));
            }
        }
        if !position.passed().is_empty() {
            sentences.push(self.say("table-passed", &[("players", self.players(position.passed()).into())]));
        }
        if !sentences.is_empty() {
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

    /// Everybody's shares, and the cash that the viewer may see (N-39).
    fn players_table(&self, viewer: Viewer) -> String {
        let position = self.position;
        let cash = |seat| match position.cash(seat) {
            cash if position.shows_cash(seat, viewer) => self.phrases.money(cash),
            _ => self.say("nar-hidden", &[]),
        };
        let shares = |seat| {
            let held = Company::ALL.into_iter().map(|company| (company, position.held(company, seat)));
            let held = held.filter(|&(_, held)| held > 0);
            held.map(|(company, held)| format!("{} {held}", self.company(company))).collect()
        };
        self.holdings(cash, shares)
    }

    /// The companies' money, and who directs them.
    fn affairs(&self) -> String {
        let position = self.position;
        let labels = [
            "table-company",
            "table-treasury",
            "table-income",
            "table-dividend",
            "nar-table-symbols",
            "nar-table-director",
        ];
        let mut rows = vec![labels.map(|label| self.say(label, &[])).to_vec()];
        for company in Company::ALL {
            let director = position.director(company);
            let director =
                director.map_or_else(|| self.say("nar-table-unfounded", &[]), |seat| self.player(seat));
            rows.push(vec![
                shortened(&self.company(company)),
                self.phrases.money(position.treasury(company)),
                self.phrases.money(position.income(company)),
                self.phrases.money(position.division(company).per_share),
                position.symbols(company).to_string(),
                shortened(&director),
            ]);
        }
        let mut sides = [Side::Right; 6];
        sides[0] = Side::Left;
        sides[5] = Side::Left;
        aligned(&rows, &sides)
    }

    /// What each company's income and symbols are made of.
    fn networks(&self) -> String {
        let deck = self.position.deck();
        let names = Company::ALL.map(|company| shortened(&self.company(company)));
        let indent = widest(&names.each_ref().map(String::as_str)) + 2;
        let mut lines = vec![wrapped(&self.say("nar-table-networks", &[]), 0)];
        for (company, name) in Company::ALL.into_iter().zip(names) {
            let start = self.position.start_city(company);
            let start = start.map(|city| self.card(&self.start_city(city), None, deck.start_income(city), 0));
            let cities = self.position.network(company).iter();
            let cities =
                cities.map(|&city| self.card(&self.city(city), None, deck.income(city), deck.symbols(city)));
            let network = self.or_none(&start.into_iter().chain(cities).collect::<Vec<_>>());
            lines.push(wrapped(&format!("{name:<indent$}{network}"), indent));
        }
        lines.join("\n")
    }

    fn shares_on_offer(&self) -> String {
        let columns = Column::ALL.map(|column| self.companies(self.position.shares(column)));
        self.columns("nar-table-shares", columns)
    }

    fn cities_on_offer(&self) -> String {
        let deck = self.position.deck();
        let columns = Column::ALL.map(|column| {
            let cities = self.position.cities(column).iter();
            let card = |&city| {
                let cost = Some(deck.cost(city));
                self.card(&self.city(city), cost, deck.income(city), deck.symbols(city))
            };
            cities.map(card).collect()
        });
        self.columns("nar-table-cities", columns)
    }

    /// The columns of the display one below the other, the front card first.
    fn columns(&self, title: &str, columns: [Vec<String>; Column::COUNT]) -> String {
        let mut lines = vec![wrapped(&self.say(title, &[]), 0)];
        for (number, cards) in (1..).zip(columns) {
            lines.push(wrapped(&format!("{number}  {}", self.or_none(&cards)), 3));
        }
        lines.join("\n")
    }

    /// What lies beside the display.
    fn aside(&self) -> String {
        let deck = self.position.deck();
        let boxed = self.phrases.all_of(&self.companies(self.position.boxed()));
        let mut lines = vec![self.say("nar-table-boxed", &[("companies", boxed.into())])];
        let start_cities = self.position.start_cities().iter();
        let start_cities: Vec<String> = start_cities
            .map(|&city| self.card(&self.start_city(city), None, deck.start_income(city), 0))
            .collect();
        if !start_cities.is_empty() {
            let cities = ("cities", start_cities.join(", ").into());
            lines.push(self.say("nar-table-start-cities", &[cities]));
        }
        let lines: Vec<String> = lines.iter().map(|line| wrapped(line, 0)).collect();
        lines.join("\n")
    }

    /// A city with its price, its income and a star for each symbol, all on one line.
    fn card(&self, city: &str, cost: Option<Money>, income: Money, symbols: u8) -> String {
        let cost = cost.map(|cost| format!(" {}", self.phrases.money(cost))).unwrap_or_default();
        let stars = if symbols == 0 { String::new() } else { format!(" {}", "*".repeat(symbols.into())) };
        format!("{city}{cost} +{}{stars}", self.phrases.money(income)).replace(' ', "\u{a0}")
    }
}
