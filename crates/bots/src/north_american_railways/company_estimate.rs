//! A company as its shareholders see it, and what its shares are worth to them.

use game::{BySeat, Game, Money, Seat};
use north_american_railways::{Column, Company, Division, Position};

use super::game_left::GameLeft;

/// What a company has, and who has it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CompanyEstimate {
    held: BySeat<u8>,
    director: Option<Seat>,
    sold: u8,
    /// Its shares that are still in the display.
    to_come: u8,
    income: Money,
    symbols: i32,
    treasury: Money,
}

/// What a company's features are, by what they are counted for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Terms {
    /// For each share.
    pub(super) share: [f32; Terms::SHARE],
    /// For the director.
    pub(super) director: [f32; Terms::DIRECTOR],
    /// For a player who holds all shares sold.
    pub(super) sole: f32,
    /// For everybody with a share: a city can be bought.
    pub(super) holder: f32,
}

impl Terms {
    pub(super) const SHARE: usize = 8;
    pub(super) const DIRECTOR: usize = 2;
}

/// A city costs about this much at most; what is more than that for each city that can still be
/// bought lies idle.
const DEAR_CITY: i32 = 500;

/// With this much in the treasury, one can usually buy something.
const CHEAP_CITY: Money = Money(300);

/// All companies of a position.
pub(super) fn estimates(state: &Position) -> [CompanyEstimate; Company::COUNT] {
    let mut estimates = [CompanyEstimate::default(); Company::COUNT];
    for column in Column::ALL {
        for company in state.shares(column) {
            estimates[company.index()].to_come += 1;
        }
    }
    for company in Company::ALL {
        let estimate = &mut estimates[company.index()];
        estimate.director = state.director(company);
        if estimate.director.is_none() {
            continue;
        }
        for seat in Seat::all(state.players()) {
            estimate.held[seat] = state.held(company, seat);
            estimate.sold += estimate.held[seat];
        }
        estimate.income = state.income(company);
        estimate.symbols = i32::from(state.symbols(company));
        estimate.treasury = state.treasury(company);
    }
    estimates
}

impl CompanyEstimate {
    /// The same company with a share more in somebody's hands, and what was paid for it in its
    /// treasury.
    #[must_use]
    pub(super) fn with_share(mut self, to: Seat, into_treasury: Money) -> CompanyEstimate {
        self.held[to] += 1;
        self.sold += 1;
        self.to_come = self.to_come.saturating_sub(1);
        self.treasury += into_treasury;
        if self.director.is_none_or(|director| self.held[to] >= self.held[director]) {
            self.director = Some(to);
        }
        self
    }

    /// The same company with the income it begins with.
    #[must_use]
    pub(super) fn beginning_with(mut self, income: Money) -> CompanyEstimate {
        self.income = income;
        self
    }

    /// The same company with a city more.
    #[must_use]
    pub(super) fn with_city(mut self, cost: Money, income: Money, symbols: u8) -> CompanyEstimate {
        self.treasury -= cost;
        self.income += income;
        self.symbols += i32::from(symbols);
        self
    }

    /// What is counted, in the order of the features' names.
    pub(super) fn terms(&self, left: GameLeft) -> Terms {
        if self.sold == 0 {
            return Terms::default();
        }
        let sold = f32::from(self.sold);
        let to_come = f32::from(self.to_come);
        let income = self.income.0 as f32;
        let Division { per_share, extra, .. } = Division::of(self.income, self.sold, left.last_turn);
        let holders = self.held.of(Seat::MOST).iter().filter(|&&held| held > 0).count();
        let spendable = self.treasury.0.min(DEAR_CITY * (holders * left.payments) as i32) as f32;
        Terms {
            share: [
                per_share.0 as f32,
                income / sold,
                income / (sold + to_come),
                100.0 * self.symbols as f32,
                spendable / sold,
                spendable,
                100.0,
                100.0 * to_come,
            ],
            director: [extra.0 as f32, 100.0],
            sole: spendable,
            holder: if self.treasury >= CHEAP_CITY { 100.0 } else { 0.0 },
        }
    }

    /// Adds for every player what `add` makes of the terms and what they have of it.
    pub(super) fn for_holders(&self, mut add: impl FnMut(Seat, Stake)) {
        for seat in Seat::all(Seat::MOST) {
            let held = self.held[seat];
            if held > 0 {
                let (director, sole) = (self.director == Some(seat), held == self.sold);
                add(seat, Stake { held: f32::from(held), director, sole });
            }
        }
    }

    /// What the company is worth to each player, in dollars.
    pub(super) fn worths(&self, weights: StakeWeights, left: GameLeft) -> BySeat<f32> {
        let terms = self.terms(left);
        let dot = |terms: &[f32], weights: &[f32]| -> f32 {
            terms.iter().zip(weights).map(|(term, weight)| term * weight).sum()
        };
        let share = dot(&terms.share, weights.share);
        let director = dot(&terms.director, weights.director);
        let (sole, holder) = (terms.sole * weights.sole, terms.holder * weights.holder);
        let mut worths = BySeat::default();
        self.for_holders(|seat, stake| {
            worths[seat] = share * stake.held
                + holder
                + if stake.director { director } else { 0.0 }
                + if stake.sole { sole } else { 0.0 };
        });
        worths
    }
}

/// What a player has of a company.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stake {
    pub(super) held: f32,
    pub(super) director: bool,
    /// Nobody else has a share.
    pub(super) sole: bool,
}

/// The weights of a company's terms.
#[derive(Clone, Copy, Debug)]
pub(super) struct StakeWeights<'a> {
    pub(super) share: &'a [f32],
    pub(super) director: &'a [f32],
    pub(super) sole: f32,
    pub(super) holder: f32,
}
