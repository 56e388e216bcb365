//! What a hex and a city show.

use american_rails::{Board, Hex, Terrain};
use game::Money;

use super::{FIRST, SECOND, Teller, board, spots, words};
use crate::Illustration;
use board::Callout;

/// A piece of the map with a company on it, and numbers at what there is to know.
pub(super) fn map(teller: &Teller) -> Option<Illustration> {
    let map = teller.board();
    let (city, special) = spots::sight(map)?;
    let [one, other] = teller.companies();
    let mut story = teller.begin()?;
    let elsewhere = spots::two_cities(map)?.into_iter().find(|&other| other != city && other != special)?;
    story.prepare(&[(one, FIRST, Money(12), city), (other, SECOND, Money(12), elsewhere)])?;
    let state = &story.state;
    let hexes: Vec<Hex> = spots::around(map, &[city, special]).collect();
    let name = |city| map.city_name(city).unwrap_or_default();

    let mut parts = vec![
        (Callout::Name(city), teller.say("rules-picture-map-name", &[("city", name(city).into())])),
        (Callout::Cube(city), teller.say("rules-picture-map-cube", &[("company", words::name(one).into())])),
        (
            Callout::Plate(city),
            teller.say(
                "rules-picture-map-values",
                &[("full", state.full_value(city).into()), ("shared", state.shared_value(city).into())],
            ),
        ),
        (Callout::Name(special), teller.say("rules-picture-map-special", &[("city", name(special).into())])),
    ];
    let never = [special].into_iter().chain(seen(map, &hexes, Terrain::City));
    if let Some(never) = never.into_iter().find(|&city| !map.developable().contains(city)) {
        let args = [("city", name(never).into())];
        parts.push((Callout::Plate(never), teller.say("rules-picture-map-never", &args)));
    }
    let land = [
        (Terrain::Plains, "rules-picture-map-plains"),
        (Terrain::Forest, "rules-picture-map-forest"),
        (Terrain::Mountain, "rules-picture-map-mountain"),
    ];
    for (terrain, id) in land {
        if let Some(hex) = seen(map, &hexes, terrain).next() {
            let price = state.price(hex).unwrap_or_default();
            parts.push((Callout::Middle(hex), teller.say(id, &[("price", price.into())])));
        }
    }
    let (callouts, parts): (Vec<Callout>, Vec<String>) = parts.into_iter().unzip();
    let drawing = story.seen(None, teller.phrases, |scene| board::part(scene, &hexes, &callouts));
    let caption = teller.say("rules-picture-map", &[("map", map.map().name.as_str().into())]);
    let mut picture = Illustration::of(drawing, caption);
    picture.parts = parts;
    Some(picture)
}

fn seen(map: &Board, hexes: &[Hex], terrain: Terrain) -> impl Iterator<Item = Hex> {
    let of_kind: Vec<Hex> = hexes.iter().copied().filter(|&hex| map.terrain(hex) == terrain).collect();
    of_kind.into_iter()
}
