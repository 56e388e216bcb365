//! Which ruling explains what happened, where somebody may wonder why.

use game::{Money, Purse};
use north_american_railways::{EndReason, Event};

pub(super) fn ruling_of(event: &Event) -> Option<&'static str> {
    Some(match *event {
        Event::SetUp { .. } => "N-19",
        Event::Granted { .. } => "N-8",
        Event::Founded { .. } => "N-18",
        Event::Bought { all_they_had: true, .. } => "N-7",
        Event::Bought { .. } => "N-4",
        Event::Intercepted { .. } => "N-10",
        Event::DirectorChanged { from: Some(_), .. } => "N-15",
        Event::Stopped { .. } => "N-11",
        Event::TradingEnded { cut_short: true, .. } => "N-17",
        Event::Passed { forced: true, .. } => "N-22",
        Event::LastTurn { reason: EndReason::Shares } => "N-33",
        Event::LastTurn { reason: EndReason::Cities } => "N-34",
        Event::LastTurn { reason: EndReason::NoPurchase } => "N-35",
        // What nobody gets stays in the bank only in the last turn.
        Event::Income { leftover, leftover_to: Purse::Bank, .. } if leftover != Money::ZERO => "N-31",
        Event::Income { extra, leftover, .. } if (extra, leftover) != (Money::ZERO, Money::ZERO) => "N-28",
        Event::FinalPayment { .. } => "N-37",
        Event::Over { by_order: true, .. } => "N-38",
        _ => return None,
    })
}
