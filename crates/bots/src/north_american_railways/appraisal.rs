//! A position read once, so that what actions would bring can be told without playing them.

use game::{BySeat, Game, Money, Seat};
use north_american_railways::{City, Company, Position};

use super::company_estimate::{CompanyEstimate, estimates};
use super::features::{cash_worth, stage, stake_weights, turn_worth};
use super::game_left::GameLeft;
use crate::knowledge::shares;
use crate::weights::Weights;

/// A position and what it is worth to everybody.
pub(super) struct Appraisal<'a> {
    pub(super) state: &'a Position,
    left: GameLeft,
    weights: &'a [f32],
    estimates: [CompanyEstimate; Company::COUNT],
    /// What each company is worth to each player.
    stakes: [BySeat<f32>; Company::COUNT],
    /// Each player's share of the victory.
    shares: BySeat<f32>,
}

/// How the players' worths change.
type Change = BySeat<f32>;

impl<'a> Appraisal<'a> {
    pub(super) fn of(state: &'a Position, weights: &'a Weights) -> Appraisal<'a> {
        let left = GameLeft::of(state);
        let stage = &weights.stages[stage(left)];
        let weights = &stage.weights[..];
        let estimates = estimates(state);
        let stakes = estimates.map(|estimate| estimate.worths(stake_weights(weights), left));
        let mut worths = BySeat::default();
        for seat in Seat::all(state.players()) {
            let companies: f32 = stakes.iter().map(|stake| stake[seat]).sum();
            worths[seat] =
                cash_worth(weights, state.cash(seat)) + turn_worth(weights, state, seat) + companies;
        }
        let shares = shares(&worths, state.players(), stage.spread);
        Appraisal { state, left, weights, estimates, stakes, shares }
    }

    fn estimate(&self, company: Company) -> &CompanyEstimate {
        &self.estimates[company.index()]
    }

    /// What a change brings a player: what they get themselves, less what the others get, each as
    /// far as they are in the way.
    pub(super) fn gain(&self, seat: Seat, change: &Change) -> f32 {
        let others = (1.0 - self.shares[seat]).max(0.01);
        let rivals = Seat::all(self.state.players()).filter(|&rival| rival != seat);
        let lost: f32 = rivals.map(|rival| self.shares[rival] / others * change[rival]).sum();
        change[seat] - lost
    }

    /// What a company's new state changes.
    fn change(&self, company: Company, after: &CompanyEstimate) -> Change {
        let mut change = after.worths(stake_weights(self.weights), self.left);
        for seat in Seat::all(self.state.players()) {
            change[seat] -= self.stakes[company.index()][seat];
        }
        change
    }

    fn pay(&self, change: &mut Change, seat: Seat, amount: Money) {
        let cash = self.state.cash(seat);
        change[seat] += cash_worth(self.weights, cash + amount) - cash_worth(self.weights, cash);
    }

    fn end_turn(&self, change: &mut Change, seat: Seat) {
        change[seat] -= turn_worth(self.weights, self.state, seat);
    }

    /// What founding a company brings its founder.
    pub(super) fn founding(&self, by: Seat, company: Company, price: Money, income: Money) -> f32 {
        let after = self.estimate(company).beginning_with(income).with_share(by, price);
        let mut change = self.change(company, &after);
        self.pay(&mut change, by, -price);
        self.end_turn(&mut change, by);
        self.gain(by, &change)
    }

    /// What another share of one's own company brings.
    pub(super) fn buying(&self, by: Seat, company: Company, price: Money) -> f32 {
        self.gain(by, &self.allowed(by, company, price))
    }

    /// What a player's purchase changes, the bank taking its half.
    fn allowed(&self, by: Seat, company: Company, price: Money) -> Change {
        let mut change = self.change(company, &self.estimate(company).with_share(by, larger_half(price)));
        self.pay(&mut change, by, -price);
        self.end_turn(&mut change, by);
        change
    }

    /// What a director's purchase changes at a price that another has named.
    pub(super) fn intercepted(
        &self,
        director: Seat,
        company: Company,
        price: Money,
        proposer: Seat,
    ) -> Change {
        let half = larger_half(price);
        let mut change = self.change(company, &self.estimate(company).with_share(director, half));
        self.pay(&mut change, director, -price);
        self.pay(&mut change, proposer, price - half);
        change
    }

    /// What it brings to end one's turn.
    pub(super) fn stopping(&self, by: Seat) -> f32 {
        let mut change = Change::default();
        self.end_turn(&mut change, by);
        self.gain(by, &change)
    }

    /// How much more it brings a director to buy at this price than to let the proposer buy.
    pub(super) fn interception(&self, director: Seat, company: Company, price: Money, proposer: Seat) -> f32 {
        self.gain(director, &self.intercepted(director, company, price, proposer))
            - self.gain(director, &self.allowed(proposer, company, price))
    }

    /// What a city for a company brings a player.
    pub(super) fn connecting(&self, by: Seat, company: Company, city: City) -> f32 {
        let deck = self.state.deck();
        let after = self.estimate(company).with_city(deck.cost(city), deck.income(city), deck.symbols(city));
        self.gain(by, &self.change(company, &after))
    }
}

/// What a treasury gets of a price (N-9).
fn larger_half(price: Money) -> Money {
    Money((price.0 / 100 + 1) / 2 * 100)
}
