use game::{Game, List, Money, Seat};
use serde::Serialize;

use crate::auction::Auction;
use crate::position::{Phase, Position, Question};
use crate::{Company, Row};

/// The state as everybody at the table sees it, in the form of the state JSON.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// The seat to decide.
    pub actor: Option<Seat>,
    /// `preparation`, `actions` or `over`.
    pub phase: &'static str,
    /// The year.
    pub year: u16,
    /// The column of the action track, during the actions.
    pub column: Option<u8>,
    /// The turn order track in the preparation, the playing order of the column later.
    pub order: List<Seat, { Seat::MOST }>,
    /// Everybody's cash.
    pub cash: List<Money, { Seat::MOST }>,
    /// The companies in the game, by name.
    #[serde(serialize_with = "game::as_map")]
    pub companies: Vec<(Company, CompanyView)>,
    /// The developed cities, in the order they were developed.
    pub developed: Vec<String>,
    /// The development markers left.
    pub markers: u8,
    /// Whose marker stands on each row of the column.
    pub rows: [Option<Seat>; Row::COUNT],
    /// The share on offer.
    pub auction: Option<AuctionView>,
    /// The row being used.
    pub row: Option<Row>,
    /// The cubes that an expansion still allows.
    pub cubes_left: Option<u8>,
    /// The company whose first cube is being placed.
    pub starting: Option<Company>,
}

/// A company.
#[derive(Clone, Debug, Serialize)]
pub struct CompanyView {
    /// What it has to build with.
    pub treasury: Money,
    /// What it pays out each year.
    pub income: Money,
    /// The cubes it can still lay.
    pub cubes: u8,
    /// Its track, in the order it was laid.
    pub track: Vec<String>,
    /// Where its shares are.
    pub shares: SharesView,
}

/// Where a company's shares are.
#[derive(Clone, Debug, Serialize)]
pub struct SharesView {
    /// Not yet sold.
    pub supply: u8,
    /// Out of the game.
    pub removed: u8,
    /// By seat.
    pub held: List<u8, { Seat::MOST }>,
}

/// A share on offer.
#[derive(Clone, Debug, Serialize)]
pub struct AuctionView {
    /// Whose share it is.
    pub company: Company,
    /// Who put it up.
    pub auctioneer: Seat,
    /// The standing bid.
    pub bid: Option<Money>,
    /// Whose it is.
    pub leader: Option<Seat>,
    /// Who is out, in the order they passed.
    pub passed: List<Seat, { Seat::MOST }>,
}

impl View {
    pub(crate) fn of(position: &Position) -> View {
        let seats = position.players();
        let names = |hexes: &[crate::Hex]| hexes.iter().map(|&hex| position.board().name(hex)).collect();
        View {
            actor: position.actor(),
            phase: match position.phase {
                Phase::Preparation { .. } => "preparation",
                Phase::Actions { .. } => "actions",
                Phase::Over { .. } => "over",
            },
            year: position.year(),
            column: position.column(),
            order: position.order,
            cash: position.cash.of(seats).iter().copied().collect(),
            companies: position
                .companies()
                .map(|company| (company, CompanyView::of(position, company)))
                .collect(),
            developed: names(position.developed()),
            markers: position.markers(),
            rows: position.rows,
            auction: position.auction().map(|auction| AuctionView::of(&auction)),
            row: position.row(),
            cubes_left: position.cubes_left(),
            starting: match position.question() {
                Some(Question::Start { company, .. }) => Some(company),
                _ => None,
            },
        }
    }
}

impl CompanyView {
    fn of(position: &Position, company: Company) -> CompanyView {
        let railroad = &position.railroads[company];
        CompanyView {
            treasury: railroad.treasury,
            income: railroad.income,
            cubes: position.cubes(company),
            track: railroad.track.iter().map(|&hex| position.board().name(hex)).collect(),
            shares: SharesView {
                supply: railroad.supply,
                removed: railroad.removed,
                held: railroad.held.of(position.players()).iter().copied().collect(),
            },
        }
    }
}

impl AuctionView {
    fn of(auction: &Auction) -> AuctionView {
        AuctionView {
            company: auction.company,
            auctioneer: auction.auctioneer,
            bid: auction.high.map(|(_, bid)| bid),
            leader: auction.high.map(|(leader, _)| leader),
            passed: auction.passed,
        }
    }
}
