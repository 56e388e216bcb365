//! What a player makes of the companies' gains and losses.

use american_rails::{Company, Hex, Position};
use game::{Money, Seat};

use super::features::dividends_left;

/// What others gain from a company counts against it, at this rate.
const ENVY: f32 = 0.3;
/// What a dollar of a treasury is worth each year from the next on.
const BUILDING: f32 = 0.18;

/// How much a player is interested in each company.
pub(super) struct Interest {
    /// The part of a company's income that is the player's, less some of what is others'.
    of: [f32; Company::COUNT],
    /// The dividends to come.
    pub(super) left: f32,
}

impl Interest {
    pub(super) fn of(state: &Position, by: Seat) -> Interest {
        let of = Company::ALL.map(|company| match state.sold(company) {
            0 => 0.0,
            sold => {
                let part = f32::from(state.held(company, by)) / f32::from(sold);
                part - ENVY * (1.0 - part)
            }
        });
        Interest { of, left: dividends_left(state) }
    }

    pub(super) fn in_company(&self, company: Company) -> f32 {
        self.of[company.index()]
    }

    /// What it is worth that a company earns `more` each year.
    pub(super) fn income(&self, company: Company, more: f32) -> f32 {
        self.in_company(company) * more * self.left
    }

    /// What it is worth that a company has `more` to build with.
    pub(super) fn treasury(&self, company: Company, more: f32) -> f32 {
        self.in_company(company) * more * BUILDING * (self.left - 1.0).max(0.0)
    }

    /// What it is worth that a company reaches a city.
    pub(super) fn city(&self, state: &Position, company: Company, city: Hex) -> f32 {
        let there = state.tracks_in(city);
        let own = self.income(company, gain(state, company, city).0 as f32);
        if there.is_empty() {
            return own;
        }
        let crowded = there.only().map_or(0.0, |incumbent| {
            let loss = state.full_value(city) - state.shared_value(city);
            self.income(incumbent, -loss.0 as f32)
        });
        own + crowded
    }

    /// What a development of a city is worth.
    pub(super) fn development(&self, state: &Position, city: Hex) -> f32 {
        let there = state.tracks_in(city);
        let more = if there.len() == 1 { 2.0 } else { 1.0 };
        there.iter().map(|company| self.income(company, more)).sum()
    }
}

/// What a city would add to a company's income.
pub(super) fn gain(state: &Position, company: Company, city: Hex) -> Money {
    let value = newcomer_value(state, city);
    let special = state.board().special();
    if !special.contains(&city) {
        return value;
    }
    let others = special.iter().filter(|&&end| end != city && state.tracks_in(end).contains(company));
    value + Position::CONNECTION * others.count() as i32
}

/// What a city earns a company that comes to it now.
pub(super) fn newcomer_value(state: &Position, city: Hex) -> Money {
    if state.tracks_in(city).is_empty() { state.full_value(city) } else { state.shared_value(city) }
}
