//! The pages for people. They show a view and the actions that came with it, and know no rules.

mod ago;
mod analysis;
mod app_files;
mod assets;
mod bot_choice;
mod card;
mod clock;
mod coach;
mod copies;
mod end;
mod first_game;
mod first_time;
mod forms;
mod hint;
mod key_renewal;
mod layout;
mod learn;
mod lesson;
mod lobby;
mod mail_links;
mod material_choice;
mod me;
mod moments;
mod money;
mod new_game;
mod next;
mod notices;
mod orders;
mod pictures;
mod problem;
mod proposals;
mod rules;
mod share;
mod sit;
mod substitutes;
mod table;
mod talk;
mod update;

use std::sync::Arc;

use axum::Router;
use axum::middleware;
use axum::routing::{get, post};

use crate::app::App;
pub(crate) use problem::translate_problems;

/// Everything that is not for programs.
pub(crate) fn router(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .route("/", get(lobby::lobby))
        .route("/play", get(first_time::question).post(new_game::play_now))
        .route("/games/new", get(new_game::form))
        .route("/games/new/material", post(material_choice::check))
        .route("/games", post(new_game::create))
        .route("/games/import", post(copies::open_record))
        .route("/games/{id}", get(table::page))
        .route("/games/{id}/end", get(end::page))
        .route("/games/{id}/analysis", get(analysis::part))
        .route("/games/{id}/hint", post(hint::hint))
        .route("/games/{id}/orders", post(orders::order))
        .route("/games/{id}/update", post(update::update))
        .route("/games/{id}/card", post(card::card))
        .route("/games/{id}/moment", post(moments::again))
        .route("/games/{id}/sit", post(sit::sit))
        .route("/games/{id}/leave", post(sit::leave))
        .route("/games/{id}/bot", post(sit::hand_over))
        .route("/games/{id}/back", post(sit::come_back))
        .route("/games/{id}/propose", post(proposals::propose))
        .route("/games/{id}/answer", post(proposals::answer))
        .route("/games/{id}/resume", post(proposals::resume))
        .route("/games/{id}/seek", post(substitutes::seek))
        .route("/games/{id}/substitute", get(substitutes::offer).post(substitutes::take_over))
        .route("/next", get(next::next))
        .route("/waiting", get(next::count))
        .route("/games/{id}/late", post(sit::act_for_late))
        .route("/games/{id}/cancel", post(sit::cancel))
        .route("/games/{id}/close", post(sit::close))
        .route("/games/{id}/share", post(sit::share))
        .route("/games/{id}/webhook", post(sit::table_webhook))
        .route("/games/{id}/talk", get(talk::earlier))
        .route("/games/{id}/try", post(copies::try_from))
        .route("/games/{id}/again", post(copies::again))
        .route("/games/{id}/rules", get(rules::of_table))
        .route("/rules/{game}", get(rules::of_game))
        .route("/learn", get(learn::page))
        .route("/learn/{game}/{lesson}", get(lesson::page))
        .route("/learn/{game}/{lesson}/update", post(lesson::update))
        .route("/learn/{game}/{lesson}/card", post(lesson::card))
        .route("/learn/{game}/{lesson}/moment", post(lesson::moment))
        .route("/me", get(me::page).post(me::arrive))
        .route("/me/delete", post(me::delete))
        .route("/me/notices", get(notices::page))
        .route("/me/notices/mail", post(notices::add_mail))
        .route("/me/notices/webhook", post(notices::add_webhook))
        .route("/me/notices/{id}", post(notices::save))
        .route("/me/notices/{id}/test", post(notices::test))
        .route("/me/notices/{id}/remove", post(notices::discard))
        .route("/me/confirm/{secret}", get(mail_links::confirm_page).post(mail_links::confirm))
        .route("/me/recover", post(mail_links::ask_to_recover))
        .route("/me/recover/{secret}", get(mail_links::recover_page).post(mail_links::recover))
        .route("/unsubscribe/{id}/{proof}", get(mail_links::unsubscribe_page).post(mail_links::unsubscribe))
        .route_layer(middleware::from_fn_with_state(Arc::clone(app), key_renewal::renew_key))
        .route("/qr.svg", get(share::qr_code))
        .route("/sw.js", get(app_files::service_worker))
        .route("/manifest.webmanifest", get(app_files::manifest))
        .route("/assets/{edition}/{file}", get(assets::asset))
}
