//! A deck drawn small, for whoever brings cards of their own.

use game::Money;
use maud::{Markup, html};
use north_american_railways::Deck;
use phrases::Phrases;

pub(super) fn draw(deck: &Deck, phrases: &Phrases) -> Markup {
    let cards = deck.cards();
    let money = |amount: i32| phrases.money(Money(amount));
    let facts = [("cities", cards.cities.len().into()), ("starts", cards.start_cities.len().into())];
    html! {
        figure class="small-deck" {
            ul {
                @for card in &cards.start_cities { li class="starting" { b { (card.name) } span { "+" (money(card.income)) } } }
                @for card in &cards.cities {
                    li {
                        b { (card.name) }
                        span {
                            (money(card.cost)) " +" (money(card.income))
                            @for _ in 0..card.symbols { span class="lozenge" { "◆" } }
                        }
                    }
                }
            }
            figcaption { b { (cards.name) } " " span class="note" { (phrases.say("new-material-deck-facts", &facts)) } }
        }
    }
}
