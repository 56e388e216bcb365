//! The JSON API. Paths, fields and statuses are promises to other programs.

mod analysis;
mod clock;
mod closing;
mod create;
mod hint;
mod import;
mod list;
mod material;
mod me;
mod moves;
mod notices;
mod orders;
mod proposals;
mod seats;
mod talk;
mod view;

use std::sync::Arc;

use game::{Among, Choice, Description};
use games::GameName;
use utoipa::OpenApi;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// What the API is, for those who read its description.
#[derive(OpenApi)]
#[openapi(info(
    title = "Railhead",
    description = "A caller is whoever holds a seat's token (`Authorization: Bearer TOKEN`) or a browser's key \
                   (a cookie); anybody else is a spectator. What cannot be a token is 401; too many requests are 429 and a busy server is 503, both with \
                   `Retry-After`."
))]
struct Api;

/// The games and what a host can choose, for those who read the description.
fn games() -> String {
    let choice = |choice: &Choice| match choice.among {
        Among::Values(values) => format!("`{}` ({})", choice.name, values.join(", ")),
        Among::Seats => format!("`{}` (a seat, in the setup)", choice.name),
    };
    let game = |game: &GameName| {
        let Description { title, players, choices, .. } = game.description();
        let choices: Vec<String> = choices.iter().map(choice).collect();
        let (least, most) = players.into_inner();
        format!("* `{}`: {title}, {least} to {most} players; {}", game.name(), choices.join(", "))
    };
    GameName::ALL.iter().map(game).collect::<Vec<_>>().join("\n")
}

/// All calls, with their description.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    let mut description = Api::openapi();
    let calls = description.info.description.take().unwrap_or_default();
    description.info.description = Some(format!("{}\n\n{calls}", games()));
    let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
    description.components.get_or_insert_default().add_security_scheme("token", bearer);
    OpenApiRouter::with_openapi(description)
        .routes(routes!(create::create, list::list))
        .routes(routes!(import::import))
        .routes(routes!(view::look, closing::cancel_table))
        .routes(routes!(closing::agree, closing::decline))
        .routes(routes!(closing::share_game, closing::unshare_game))
        .routes(routes!(view::record))
        .routes(routes!(material::map))
        .routes(routes!(material::deck))
        .routes(routes!(material::own))
        .routes(routes!(view::events))
        .routes(routes!(moves::act))
        .routes(routes!(moves::back))
        .routes(routes!(moves::preview))
        .routes(routes!(proposals::propose))
        .routes(routes!(proposals::agree, proposals::refuse))
        .routes(routes!(proposals::resume))
        .routes(routes!(orders::own_orders, orders::give_order, orders::withdraw_order))
        .routes(routes!(hint::hint))
        .routes(routes!(analysis::analysis))
        .routes(routes!(seats::take_seat))
        .routes(routes!(seats::give_up_seat))
        .routes(routes!(seats::seat_bot, seats::take_back_seat))
        .routes(routes!(seats::seek_substitute, seats::forget_substitute, seats::substitute))
        .routes(routes!(clock::act_for_late))
        .routes(routes!(notices::set_table_webhook, notices::drop_table_webhook))
        .routes(routes!(talk::read_talk, talk::say))
        .routes(routes!(talk::read_note, talk::write_note))
        .routes(routes!(me::me, me::delete))
        .routes(routes!(me::data))
        .routes(routes!(notices::my_notices, notices::add_channel))
        .routes(routes!(notices::change_channel, notices::remove_channel))
        .routes(routes!(notices::test_channel))
}
