use game::Money;
use north_american_railways::{Cards, Company, DeckFault, Flaw, Position};

use super::name;
use crate::told::in_one_line;
use crate::{Arg, Phrases, tell_unreadable};

/// What is wrong with a setup, or with the deck in it.
pub(super) fn tell(flaw: &Flaw, phrases: &Phrases) -> String {
    match flaw {
        Flaw::Unreadable(unreadable) => tell_unreadable(unreadable, phrases),
        Flaw::Deck(fault) => tell_fault(fault, phrases),
        Flaw::Players(players) => phrases.say("flaw-players", &[("players", (*players).into())]),
        Flaw::First { first, players } => {
            // The number is somebody else's, and may be far beyond any that a sentence counts with.
            let args = [("first", first.to_string().into()), ("last", players.saturating_sub(1).into())];
            phrases.say("nar-flaw-first", &args)
        }
        Flaw::Count { at, expected, found } => {
            let args = [("at", at.into()), ("expected", (*expected).into()), ("found", (*found).into())];
            phrases.say("nar-flaw-count", &args)
        }
        Flaw::Shares { company, found } => {
            let company = ("company", name(company, phrases).into());
            let args = [company, ("expected", Company::SHARES.into()), ("found", (*found).into())];
            phrases.say("nar-flaw-shares", &args)
        }
        Flaw::Twice { city } => phrases.say("nar-flaw-twice", &[("city", city.into())]),
    }
}

fn tell_fault(fault: &DeckFault, phrases: &Phrases) -> String {
    let say = |id, args: &[(&str, Arg)]| phrases.say(id, args);
    match fault {
        DeckFault::NotADeck(why) => say("nar-deck-not-a-deck", &[("why", in_one_line(why).into())]),
        DeckFault::UnknownDeck(name) => say("nar-deck-unknown", &[("name", name.into())]),
        DeckFault::Nameless => say("nar-deck-nameless", &[]),
        DeckFault::Count { list, expected, found } => {
            let args =
                [("list", (*list).into()), ("expected", (*expected).into()), ("found", (*found).into())];
            say("nar-deck-count", &args)
        }
        DeckFault::NamelessCard { list, number } => {
            say("nar-deck-nameless-card", &[("list", (*list).into()), ("number", (*number).into())])
        }
        DeckFault::SameName { name, list, number, other: (other_list, other_number) } => {
            let args = [
                ("name", name.into()),
                ("list", (*list).into()),
                ("number", (*number).into()),
                ("other-list", (*other_list).into()),
                ("other-number", (*other_number).into()),
            ];
            say("nar-deck-same-name", &args)
        }
        DeckFault::NoMultipleOf100 { card, field, amount } => {
            let args = [
                ("card", card.into()),
                ("field", (*field).into()),
                ("amount", Money(*amount).into()),
                ("step", Position::PRICE_STEP.into()),
            ];
            say("nar-deck-multiple", &args)
        }
        DeckFault::AmountOutOfRange { card, field, amount, most } => {
            let args = [
                ("card", card.into()),
                ("field", (*field).into()),
                ("amount", Money(*amount).into()),
                ("most", Money(*most).into()),
            ];
            say("nar-deck-amount", &args)
        }
        DeckFault::Symbols { card, symbols } => {
            let most = ("most", Cards::MOST_SYMBOLS.into());
            say("nar-deck-symbols", &[("card", card.into()), ("symbols", (*symbols).into()), most])
        }
    }
}
