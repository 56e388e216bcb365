//! Which prices are worth naming.

use game::{Money, Seat};
use north_american_railways::Company;

use super::STEP;
use super::appraisal::Appraisal;

/// The prices for a share of another's company that suit whoever names them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asking {
    /// The lowest price that the director would not pay, or could not.
    pub(super) to_buy: Option<Money>,
    /// The highest price that the director would pay.
    pub(super) to_be_paid: Option<Money>,
}

impl Asking {
    /// For the share of a company, with the director's own interest at heart: up to some price
    /// they would rather buy it themselves.
    pub(super) fn of(appraisal: &Appraisal, by: Seat, director: Seat, company: Company) -> Asking {
        let (own, theirs) = (appraisal.state.cash(by), appraisal.state.cash(director));
        // The eagerness falls about evenly with the price: two prices tell where it ends.
        let (low, high) = (Money(300), Money(800));
        let eagerness = |price| appraisal.interception(director, company, price, by);
        let (at_low, at_high) = (eagerness(low), eagerness(high));
        let slope = (at_high - at_low) / (high - low).0 as f32;
        let limit = if slope < -0.01 { low.0 as f32 - at_low / slope } else { 2000.0 * at_low.signum() };
        let limit = Money((limit / 100.0).floor().clamp(0.0, 100.0) as i32 * STEP.0).min(whole(theirs));
        let to_buy = limit + STEP;
        let to_be_paid = limit.min(whole(own));
        Asking {
            to_buy: (to_buy <= own).then_some(to_buy),
            to_be_paid: (to_be_paid >= STEP).then_some(to_be_paid),
        }
    }
}

/// An amount rounded down to a possible price.
fn whole(amount: Money) -> Money {
    Money(amount.0 / STEP.0 * STEP.0)
}

/// What goes into a treasury at the beginning, as a part of one's cash in percent; the usual one
/// first. It buys a city or two: the rest is needed when shares of the company come up.
const FOUNDING: [i32; 6] = [15, 25, 8, 45, 65, 90];

/// The prices at which a company is founded with this cash, the usual one first; never the
/// same one twice.
pub(super) fn founding(cash: Money) -> impl Iterator<Item = Money> {
    let price = move |part: i32| whole(Money(cash.0 * part / 100)).max(STEP);
    let named = move |count: usize| FOUNDING[..count].iter().map(move |&part| price(part));
    (0..FOUNDING.len()).filter_map(move |place| {
        let price = price(FOUNDING[place]);
        named(place).all(|other| other != price).then_some(price)
    })
}
