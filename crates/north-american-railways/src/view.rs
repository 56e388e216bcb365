use game::{Game, List, Money, Seat, Viewer};
use serde::Serialize;

use crate::position::{Phase, Position};
use crate::{City, Column, Company, MoneyOnTable};

/// The state as a viewer sees it, in the form of the state JSON. Cash that the viewer may not see
/// is not in it (N-39).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The seat to decide.
    pub actor: Option<Seat>,
    /// `shares`, `cities` or `over`.
    pub phase: &'static str,
    /// The turn, from 1.
    pub turn: u8,
    /// The starting player.
    pub first: Seat,
    /// Whether an end condition has been met.
    pub last_turn: bool,
    /// The cash that the viewer may see.
    pub cash: List<Option<Money>, { Seat::MOST }>,
    /// The companies, founded or not, by name.
    #[serde(serialize_with = "game::as_map")]
    pub companies: Vec<(String, CompanyView)>,
    /// The columns of shares, from the front card backwards.
    pub shares: Vec<Vec<String>>,
    /// The columns of cities, from the front card backwards.
    pub cities: Vec<Vec<String>>,
    /// The start cities left, from the top of the stack.
    pub start_cities: Vec<String>,
    /// The price that waits for a director's answer.
    pub proposal: Option<ProposalView>,
    /// The companies whose share was intercepted in this player's turn.
    pub tried: Vec<String>,
    /// Who is out of the city phase.
    pub passed: Vec<Seat>,
    /// For each seat the companies it has bought a city for in this phase.
    pub used: Vec<Vec<String>>,
    /// The two shares that are not in the game (N-19).
    pub boxed: Vec<String>,
}

/// A company.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CompanyView {
    /// What it has to buy cities with.
    pub treasury: Money,
    /// What it earns each turn.
    pub income: Money,
    /// The coast-to-coast symbols in its network.
    pub symbols: u8,
    /// Its director.
    pub director: Option<Seat>,
    /// Its network, the start city first.
    pub cities: Vec<String>,
    /// Who holds how many of its shares, by seat.
    pub held: List<u8, { Seat::MOST }>,
}

/// A price that waits for a director's answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ProposalView {
    /// The company.
    pub company: String,
    /// Where the share lies.
    pub column: Column,
    /// The price.
    pub price: Money,
    /// Who named it.
    pub proposer: Seat,
}

impl View {
    /// What a viewer sees; of a state that is only supposed, no more than while the game runs.
    pub(crate) fn of(position: &Position, viewer: Viewer, supposed: bool) -> View {
        let deck = position.deck();
        let companies = |list: &[Company]| -> Vec<String> {
            list.iter().map(|&company| deck.company_name(company).to_owned()).collect()
        };
        let cities = |list: &[City]| list.iter().map(|&city| deck.city_name(city).to_owned()).collect();
        let start_cities = position.start_cities().iter();
        let shows_cash = |seat| {
            position.shows_cash_in_play(seat, viewer) || (!supposed && position.shows_cash(seat, viewer))
        };
        View {
            actor: position.actor(),
            phase: match position.phase {
                Phase::Shares { .. } => "shares",
                Phase::Cities { .. } => "cities",
                Phase::Over => "over",
            },
            turn: position.turn(),
            first: position.first(),
            last_turn: position.is_last_turn(),
            cash: Seat::all(position.players())
                .map(|seat| shows_cash(seat).then(|| position.cash(seat)))
                .collect(),
            companies: Company::ALL
                .map(|company| (deck.company_name(company).to_owned(), CompanyView::of(position, company)))
                .to_vec(),
            shares: Column::ALL.map(|column| companies(position.shares(column))).to_vec(),
            cities: Column::ALL.map(|column| cities(position.cities(column))).to_vec(),
            start_cities: start_cities.map(|&city| deck.start_city_name(city).to_owned()).collect(),
            proposal: position.proposal().map(|proposal| ProposalView {
                company: deck.company_name(proposal.company).to_owned(),
                column: proposal.column,
                price: proposal.price,
                proposer: proposal.proposer,
            }),
            tried: companies(position.tried()),
            passed: position.passed().to_vec(),
            used: Seat::all(position.players()).map(|seat| companies(position.used(seat))).collect(),
            boxed: companies(position.boxed()),
        }
    }
}

impl Position {
    /// Whether a viewer sees this player's cash: one's own, everybody's where money is open, and
    /// everybody's once the game is over (N-39).
    pub fn shows_cash(&self, seat: Seat, viewer: Viewer) -> bool {
        matches!(self.phase, Phase::Over) || self.shows_cash_in_play(seat, viewer)
    }

    /// The same while the game runs.
    fn shows_cash_in_play(&self, seat: Seat, viewer: Viewer) -> bool {
        let open = self.options.money == MoneyOnTable::Open;
        open || viewer == Viewer::Keeper || viewer.seat() == Some(seat)
    }
}

impl CompanyView {
    fn of(position: &Position, company: Company) -> CompanyView {
        let deck = position.deck();
        let start = position.start_city(company).map(|city| deck.start_city_name(city));
        let cities = position.network(company).iter().map(|&city| deck.city_name(city));
        CompanyView {
            treasury: position.treasury(company),
            income: position.income(company),
            symbols: position.symbols(company),
            director: position.director(company),
            cities: start.into_iter().chain(cities).map(str::to_owned).collect(),
            held: Seat::all(position.players()).map(|seat| position.held(company, seat)).collect(),
        }
    }
}
