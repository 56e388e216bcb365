use american_rails::{Flaw, Hex, Map, MapFault};

use super::name;
use crate::told::in_one_line;
use crate::{Arg, Phrases, tell_unreadable};

/// What is wrong with a setup, or with the map in it.
pub(super) fn tell(flaw: &Flaw, phrases: &Phrases) -> String {
    match flaw {
        Flaw::Unreadable(unreadable) => tell_unreadable(unreadable, phrases),
        Flaw::Map(fault) => tell_fault(fault, phrases),
        Flaw::Players(players) => phrases.say("flaw-players", &[("players", (*players).into())]),
        Flaw::Banker { banker, players } => {
            // The number is somebody else's, and may be far beyond any that a sentence counts with.
            let args = [("banker", banker.to_string().into()), ("last", players.saturating_sub(1).into())];
            phrases.say("flaw-banker", &args)
        }
        Flaw::NoneRemoved => phrases.say("flaw-none-removed", &[]),
        Flaw::Removed(company) => phrases.say("flaw-removed", &[("company", name(*company).into())]),
    }
}

fn tell_fault(fault: &MapFault, phrases: &Phrases) -> String {
    let say = |id, args: &[(&str, Arg)]| phrases.say(id, args);
    let at = |id, row: &usize, column: &usize, more: &[(&str, Arg)]| {
        let mut args = vec![("row", (*row).into()), ("column", (*column).into())];
        args.extend_from_slice(more);
        phrases.say(id, &args)
    };
    match fault {
        MapFault::NotAMap(why) => say("map-not-a-map", &[("why", in_one_line(why).into())]),
        MapFault::UnknownMap(name) => say("map-unknown", &[("name", name.into())]),
        MapFault::Nameless => say("map-nameless", &[]),
        MapFault::UnknownLayout(layout) => say("map-layout", &[("layout", layout.into())]),
        MapFault::TooManyRows(rows) => {
            say("map-rows", &[("rows", (*rows).into()), ("most", Map::MOST_ROWS.into())])
        }
        MapFault::TooManyHexes { row, column } => at("map-hexes", row, column, &[("most", Hex::MOST.into())]),
        MapFault::UnknownTile { row, column, tile } => {
            at("map-tile", row, column, &[("tile", tile.to_string().into())])
        }
        MapFault::TooFewCities(cities) => {
            say("map-few-cities", &[("cities", (*cities).into()), ("least", Map::LEAST_CITIES.into())])
        }
        MapFault::NamelessCity { row, column } => at("map-nameless-city", row, column, &[]),
        MapFault::CityOffCity { city, row, column, tile } => {
            let more = [("city", city.into()), ("tile", tile.to_string().into())];
            at("map-city-off", row, column, &more)
        }
        MapFault::UnlistedCity { row, column } => at("map-unlisted-city", row, column, &[]),
        MapFault::TwoCities { city, other, row, column } => {
            at("map-two-cities", row, column, &[("city", city.into()), ("other", other.into())])
        }
        MapFault::SameName { city, row, column } => {
            at("map-same-name", row, column, &[("city", city.into())])
        }
        MapFault::CityValue { city, full, shared } => {
            let args = [
                ("city", city.into()),
                ("full", (*full).into()),
                ("shared", (*shared).into()),
                ("most", Map::MOST_INCOME.into()),
            ];
            say("map-city-value", &args)
        }
        MapFault::SpecialCities(cities) if cities.is_empty() => say("map-special-none", &[]),
        MapFault::SpecialCities(cities) => say("map-special", &[("cities", phrases.all_of(cities).into())]),
        MapFault::Apart { row, column } => at("map-apart", row, column, &[]),
    }
}
