//! The JSON API. Paths, fields and statuses are promises to other programs.

pub(crate) mod analysis;
pub(crate) mod body;
pub(crate) mod create;
pub(crate) mod hint;
pub(crate) mod import;
pub(crate) mod list;
pub(crate) mod moves;
pub(crate) mod seats;
pub(crate) mod talk;
pub(crate) mod view;

use std::sync::Arc;

use utoipa::OpenApi;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// What the API is, for those who read its description.
#[derive(OpenApi)]
#[openapi(info(
    title = "Railhead",
    description = "American Rails and North American Railways online. A caller is whoever holds a seat's token \
                   (`Authorization: Bearer TOKEN`) or a browser's key (a cookie); anybody else is a spectator. \
                   What cannot be a token is 401; too many requests are 429 and a busy server is 503, both with \
                   `Retry-After`."
))]
struct Description;

/// All calls, with their description.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    let mut description = Description::openapi();
    let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
    description.components.get_or_insert_default().add_security_scheme("token", bearer);
    OpenApiRouter::with_openapi(description)
        .routes(routes!(create::create, list::list))
        .routes(routes!(import::import))
        .routes(routes!(view::look))
        .routes(routes!(view::record))
        .routes(routes!(view::events))
        .routes(routes!(moves::act))
        .routes(routes!(moves::preview))
        .routes(routes!(hint::hint))
        .routes(routes!(analysis::analysis))
        .routes(routes!(seats::take_seat))
        .routes(routes!(seats::give_up_seat))
        .routes(routes!(seats::seat_bot, seats::take_back_seat))
        .routes(routes!(talk::read_talk, talk::say))
        .routes(routes!(talk::read_note, talk::write_note))
}
