//! The rules on a page of their own: of a game, or of a table.

use axum::extract::{Path, Query};
use games::{GameName, with_game};
use maud::{Markup, html};
use tables::{RulesBook, rules_book, usual_setup};

use super::layout::{bar, game_page};
use super::lobby::game_title;
use crate::at_table::{AtTable, Invitation};
use crate::error::Problem;
use crate::visitor::Visitor;

/// The rules of a game, with the material that comes with the program.
pub(super) async fn of_game(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, Problem> {
    let game = GameName::named(&game).ok_or_else(Problem::no_such_game)?;
    let book = with_game!(game, G => {
        let setup = usual_setup::<G>().ok_or_else(Problem::no_such_game)?;
        rules_book::<G>(&setup, false, visitor.phrases)
    });
    Ok(page(&visitor, game, &book, &html! {}))
}

/// The rules as a table plays them, with what it is played on.
pub(super) async fn of_table(
    AtTable { session, .. }: AtTable,
    visitor: Visitor,
    Query(invitation): Query<Invitation>,
) -> Markup {
    let game = session.frame.game;
    let book = session.now().rules_book(visitor.phrases);
    let ways = html! {
        p class="ways-on" {
            a class="button" href=(with_invitation(&format!("/games/{}", session.id.0), invitation.invite.as_deref())) { (visitor.say("rules-page-to-table", &[])) } " "
            a href={ "/rules/" (game.name()) } { (visitor.say("rules-page-general", &[])) }
        }
    };
    page(&visitor, game, &book, &ways)
}

/// The address of a table's rules, for whoever may look at the table.
pub(super) fn address(id: &str, invite: Option<&str>) -> String {
    with_invitation(&format!("/games/{id}/rules"), invite)
}

fn with_invitation(address: &str, invite: Option<&str>) -> String {
    // Whoever came in with it wrote it into an address: what does not belong there is no invitation.
    let sound =
        |invite: &&str| invite.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter));
    invite.filter(sound).map_or_else(|| address.to_owned(), |invite| format!("{address}?invite={invite}"))
}

fn page(visitor: &Visitor, game: GameName, book: &RulesBook, ways: &Markup) -> Markup {
    let title = game_title(visitor, game);
    let contents = visitor.say("rules-page-contents", &[]);
    let body = html! {
        (bar(visitor, &html! {}, &html! {}))
        main class="rulebook" data-game=(game.name()) {
            header class="rules-head" {
                h1 { (visitor.phrases.labelled(&title, &visitor.say("page-rules", &[]))) }
                (ways)
                // On a phone the contents are folded; on a laptop they stand beside the text.
                details class="contents folded" { summary { (contents) } (book.contents) }
            }
            nav class="contents beside" aria-label=(contents) { h2 { (contents) } (book.contents) }
            div class="chapters" { (book.body) }
        }
    };
    game_page(visitor, &title, None, "rules", Some(game), &[], &body)
}
