//! Which ruling explains what happened, where somebody may wonder why.

use american_rails::{Cause, Event, Reason};
use game::Money;

/// What everybody pays who has enough, when one makes the others pay.
const DRAIN: Money = Money(2);

pub(super) fn ruling_of(event: &Event) -> Option<&'static str> {
    Some(match *event {
        Event::Passed { beyond_means: Some(_), .. } => "AR-8",
        Event::Unsold { .. } => "AR-5",
        Event::Stillborn { .. } => "AR-21",
        Event::Started { unasked: true, .. } => "AR-71",
        Event::Queued { winner: true, .. } => "AR-28",
        Event::Queued { winner: false, .. } => "AR-27",
        Event::ColumnBegan { .. } => "AR-26",
        Event::Declined { .. } => "AR-25",
        Event::Unusable { .. } => "AR-24",
        Event::Drained { .. } => "AR-33",
        Event::Paid(payment, Reason::Drain(_)) if payment.amount < DRAIN => "AR-34",
        Event::Income { cause: Cause::Connected(..), .. } => "AR-53",
        // Where nothing is rounded, nobody wonders.
        Event::Dividend { income, shares, per_share, .. } if per_share.0 * i32::from(shares) != income.0 => {
            "AR-56"
        }
        Event::Over { reasons } if reasons.shares || reasons.supplies => "AR-62",
        Event::Over { .. } => "AR-63",
        _ => return None,
    })
}
