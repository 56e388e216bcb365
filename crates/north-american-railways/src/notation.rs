use std::sync::Arc;

use game::{
    Choice, Description, Dice, Misfit, Recorded, Refused, Unreadable, field, list, money_field, object,
    read_options, seat_number, text_field, whole_number,
};
use serde_json::{Map as Json, Value, json};

use crate::cards::{Cards, DeckFault};
use crate::{Action, Column, Company, Deck, Flaw, Illegal, Position, Setup, StartCity};

impl Recorded for Position {
    const RULES: u32 = 1;
    type Material = Arc<Deck>;
    const DESCRIPTION: Description = Description {
        title: "North American Railways",
        players: 3..=5,
        choices: &[
            Choice::seat("first"),
            Choice::option("money", &["\"hidden\"", "\"open\""]),
            Choice::option("start_city", &["\"top\"", "\"choose\""]),
            Choice::option("final_remainder", &["\"up\"", "\"exact\"", "\"down\""]),
            Choice::option("sole_owner_takes_all", &["false", "true"]),
            Choice::option("table_talk", &["true", "false"]),
        ],
        material: "deck",
    };
    const SCHEMAS: &'static str = include_str!("../schema.json");

    fn own_material() -> Arc<Deck> {
        Deck::own()
    }

    fn read_material(file: &str) -> Result<Arc<Deck>, Flaw> {
        Ok(Arc::new(Cards::from_toml(file).and_then(Deck::new)?))
    }

    fn material_of(value: &Value) -> Result<Arc<Deck>, Flaw> {
        read_deck(value)
    }

    fn write_material(deck: &Arc<Deck>) -> Value {
        json!(deck.cards())
    }

    fn draw(players: usize, options: &Value, deck: &Arc<Deck>, dice: &mut dyn Dice) -> Result<Setup, Flaw> {
        Setup::drawn(players, read_options(options)?, Arc::clone(deck), dice)
    }

    fn read_setup(rules: u32, players: usize, options: &Value, setup: &Value) -> Result<Setup, Flaw> {
        let setup = object(setup, "setup")?;
        let field = |name| field(setup, "setup", name);
        let deck = read_deck(field("deck")?)?;
        let company = |name: &str| deck.company(name);
        Ok(Setup {
            rules,
            players,
            options: read_options(options)?,
            first: seat_number(field("first")?, "setup.first")?,
            boxed: read_cards(field("boxed")?, "setup.boxed", company)?,
            shares: read_columns(field("shares")?, "setup.shares", company)?,
            cities: read_columns(field("cities")?, "setup.cities", |name| deck.city(name))?,
            start_cities: read_cards(field("start_cities")?, "setup.start_cities", |name| {
                deck.start_city(name)
            })?,
            deck: Arc::clone(&deck),
        })
    }

    fn rules_of(setup: &Setup) -> u32 {
        setup.rules
    }

    fn write_options(setup: &Setup) -> Value {
        json!(setup.options)
    }

    fn write_setup(setup: &Setup) -> Value {
        let own = Deck::own();
        let companies = |shares: &[Company]| -> Vec<&str> {
            shares.iter().map(|&company| setup.deck.company_name(company)).collect()
        };
        let cities = setup
            .cities
            .iter()
            .map(|column| -> Vec<&str> { column.iter().map(|&city| setup.deck.city_name(city)).collect() });
        let start_cities = setup.start_cities.iter().map(|&city| setup.deck.start_city_name(city));
        let deck =
            if setup.deck == own { json!(own.cards().short_name()) } else { json!(setup.deck.cards()) };
        json!({
            "first": setup.first,
            "boxed": companies(&setup.boxed),
            "shares": setup.shares.iter().map(|column| companies(column)).collect::<Vec<_>>(),
            "cities": cities.collect::<Vec<_>>(),
            "start_cities": start_cities.collect::<Vec<_>>(),
            "deck": deck,
        })
    }

    fn allows_talk(setup: &Setup) -> bool {
        setup.options.table_talk
    }

    fn read_action(&self, written: &Json<String, Value>) -> Result<Action, Refused<Illegal>> {
        let company = || {
            let name = text_field(written, "company")?;
            self.deck().company(name).ok_or_else(|| Refused::unknown("company", name))
        };
        let price = || money_field(written, "price", Illegal::BrokenDollar);
        Ok(match text_field(written, "do")? {
            "found" => {
                let company = company()?;
                let column = self.read_column(written.get("column"), company)?;
                let start_city = self.read_start_city(written)?;
                Action::Found { company, column, price: price()?, start_city }
            }
            "buy" => {
                let company = company()?;
                Action::Buy { company, column: self.read_column(written.get("column"), company)? }
            }
            "propose" => {
                let company = company()?;
                let column = self.read_column(written.get("column"), company)?;
                Action::Propose { company, column, price: price()? }
            }
            "allow" => Action::Allow,
            "intercept" => Action::Intercept,
            "stop" => Action::Stop,
            "connect" => {
                let name = text_field(written, "city")?;
                let city = self.deck().city(name).ok_or_else(|| Refused::unknown("city", name))?;
                Action::Connect { company: company()?, city }
            }
            "pass" => Action::Pass,
            _ => return Err(Refused::Malformed { field: "do", expected: "action" }),
        })
    }

    fn write_action(&self, action: Action) -> Json<String, Value> {
        let name = |company| self.deck().company_name(company);
        let written = match action {
            Action::Found { company, column, price, start_city: None } => {
                json!({ "do": "found", "company": name(company), "column": column, "price": price })
            }
            Action::Found { company, column, price, start_city: Some(city) } => json!({
                "do": "found", "company": name(company), "column": column, "price": price,
                "start_city": self.deck().start_city_name(city),
            }),
            Action::Buy { company, column } => {
                json!({ "do": "buy", "company": name(company), "column": column })
            }
            Action::Propose { company, column, price } => {
                json!({ "do": "propose", "company": name(company), "column": column, "price": price })
            }
            Action::Allow => json!({ "do": "allow" }),
            Action::Intercept => json!({ "do": "intercept" }),
            Action::Stop => json!({ "do": "stop" }),
            Action::Connect { company, city } => {
                json!({ "do": "connect", "company": name(company), "city": self.deck().city_name(city) })
            }
            Action::Pass => json!({ "do": "pass" }),
        };
        if let Value::Object(fields) = written { fields } else { Json::new() }
    }

    fn company_name(&self, number: u8) -> &str {
        self.deck().company_name(Company::ALL[usize::from(number)])
    }
}

impl Position {
    /// The column that is named, or else the leftmost whose front shows the company. Where none
    /// does, any column will do: the rules refuse it.
    fn read_column(&self, column: Option<&Value>, company: Company) -> Result<Column, Refused<Illegal>> {
        let Some(column) = column.filter(|column| !column.is_null()) else {
            let leftmost = self.front_shares().find(|&(_, front)| front == company);
            return Ok(leftmost.map_or(Column::default(), |(column, _)| column));
        };
        let number = Some(column)
            .filter(|column| column.is_number())
            .ok_or(Refused::Malformed { field: "column", expected: "number" })?;
        whole_number(number)
            .and_then(|number| Column::ALL.get(usize::try_from(number).ok()?).copied())
            .ok_or_else(|| Refused::unknown("column", &number.to_string()))
    }

    fn read_start_city(&self, written: &Json<String, Value>) -> Result<Option<StartCity>, Refused<Illegal>> {
        if written.get("start_city").is_none_or(Value::is_null) {
            return Ok(None);
        }
        let name = text_field(written, "start_city")?;
        self.deck().start_city(name).map(Some).ok_or_else(|| Refused::unknown("city", name))
    }
}

/// A deck by its short name, or whole.
fn read_deck(deck: &Value) -> Result<Arc<Deck>, Flaw> {
    let Value::String(name) = deck else {
        // A deck has its fields by name; the reader would also take them as a list, in their order.
        let fields = object(deck, "setup.deck")?;
        for name in ["cities", "start_cities"] {
            let at = format!("setup.deck.{name}");
            for card in list(field(fields, "setup.deck", name)?, &at)? {
                object(card, &at)?;
            }
        }
        let cards: Cards = serde_json::from_value(deck.clone())
            .map_err(|error| Unreadable::new("setup.deck", error.into()))?;
        return Ok(Arc::new(Deck::new(cards)?));
    };
    let own = Deck::own();
    if *name == own.cards().short_name() { Ok(own) } else { Err(DeckFault::UnknownDeck(name.clone()).into()) }
}

fn read_columns<T>(
    columns: &Value,
    at: &str,
    named: impl Fn(&str) -> Option<T>,
) -> Result<Vec<Vec<T>>, Unreadable> {
    let columns = list(columns, at)?;
    let column = |(number, column)| read_cards(column, &format!("{at}[{number}]"), &named);
    columns.iter().enumerate().map(column).collect()
}

fn read_cards<T>(cards: &Value, at: &str, named: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, Unreadable> {
    let cards = list(cards, at)?;
    let card = |(number, card): (usize, &Value)| {
        let known = card.as_str().and_then(&named);
        known.ok_or_else(|| {
            let misfit = Misfit::Unknown { kind: "card", found: card.to_string() };
            Unreadable::new(format!("{at}[{number}]"), misfit)
        })
    };
    cards.iter().enumerate().map(card).collect()
}
