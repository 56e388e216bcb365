use game::Money;

use crate::{City, Column, Company, StartCity};

/// One decision of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Action {
    /// Take the first share of a company, for a price of one's own.
    Found {
        /// The company.
        company: Company,
        /// Where the share lies.
        column: Column,
        /// What goes to its treasury.
        price: Money,
        /// Where its network begins, at a table that lets the founder choose (N-18).
        start_city: Option<StartCity>,
    },
    /// Take another share of a company one directs, at the fixed price.
    Buy {
        /// The company.
        company: Company,
        /// Where the share lies.
        column: Column,
    },
    /// Name a price for a share of a company that another player directs.
    Propose {
        /// The company.
        company: Company,
        /// Where the share lies.
        column: Column,
        /// The price.
        price: Money,
    },
    /// As the director, let the proposer buy.
    Allow,
    /// As the director, buy at the price that was named.
    Intercept,
    /// End one's turn after an interception.
    Stop,
    /// Buy a city for a company.
    Connect {
        /// The company.
        company: Company,
        /// The city.
        city: City,
    },
    /// Leave the city phase.
    #[default]
    Pass,
}
