use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bots::{Kind, Level};
use games::GameName;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::{GameId, NewGame, Occupant, Person};
use utoipa::ToSchema;

use super::body::Body;
use crate::answer::Problem;
use crate::app::{App, hash, new_id, new_secret, now};
use crate::caller::Caller;
use crate::limits::Deed;
use crate::name::checked_name;
use crate::table::Frame;

/// A new table.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Order {
    /// `american-rails` or `north-american-railways`.
    #[schema(example = "american-rails")]
    pub(crate) game: String,
    /// Three to five: `{"name": "Ann"}` for a person, `{"bot": "hard"}` or, with a character,
    /// `{"bot": "hard:miser"}` for a bot, `{"open": true}` for whoever comes.
    pub(crate) seats: Vec<SeatOrder>,
    /// The options of the table, as in a record.
    #[serde(default)]
    pub(crate) options: Map<String, Value>,
    /// Where the chance of the setup comes from; drawn if left out.
    pub(crate) seed: Option<u64>,
    /// Which seat is banker (American Rails); drawn if left out.
    pub(crate) banker: Option<u64>,
    /// Only who knows the invitation may take a seat or watch, and nobody finds the game in the list.
    #[serde(default)]
    pub(crate) invite_only: bool,
    /// Whether players may ask for hints. If left out, only who plays with nobody but bots, or with
    /// others around one screen, may.
    pub(crate) hints: Option<bool>,
}

/// Who sits in a seat.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatOrder {
    /// A person of this name.
    pub(crate) name: Option<String>,
    /// The person is the caller.
    #[serde(default)]
    pub(crate) mine: bool,
    /// A bot of this level (`random`, `easy`, `medium`, `hard`, `expert`), perhaps with a character behind a
    /// colon (`builder`, `miser`, `spoiler`).
    pub(crate) bot: Option<String>,
    /// Nobody yet.
    #[serde(default)]
    pub(crate) open: bool,
}

/// A table that is ready.
#[derive(Serialize, ToSchema)]
pub(crate) struct Created {
    /// The game's name in addresses.
    id: String,
    /// A token for each person's seat.
    seats: Vec<Token>,
    /// The invitation to an invite-only game.
    #[serde(skip_serializing_if = "Option::is_none")]
    invite: Option<String>,
}

/// What proves that one sits in a seat.
#[derive(Serialize, ToSchema)]
pub(crate) struct Token {
    /// The seat.
    pub(crate) seat: usize,
    /// For `Authorization: Bearer`; nobody can read it again.
    pub(crate) token: String,
}

/// Set up a table.
#[utoipa::path(post, path = "/api/games", request_body = Order, security((), ("token" = [])), responses(
    (status = 201, body = Created), (status = 400, body = Problem)
))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(order): Body<Order>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    let mut setup = Map::new();
    if let Some(banker) = order.banker {
        setup.insert("banker".into(), banker.into());
    }
    let invite = order.invite_only.then(new_secret);
    let (GameId(id), tokens) = set_up(&app, caller, order, &setup, invite.as_deref(), new_id()).await?;
    Ok((StatusCode::CREATED, Json(Created { id, seats: tokens, invite })))
}

/// Sets up a table and wakes its bots; whatever `setup` names is not left to chance.
pub(crate) async fn set_up(
    app: &Arc<App>,
    caller: Caller,
    order: Order,
    setup: &Map<String, Value>,
    invite: Option<&str>,
    id: GameId,
) -> Result<(GameId, Vec<Token>), Problem> {
    let game = GameName::named(&order.game).ok_or_else(|| Problem::unknown_game(&order.game))?;
    app.limits.admit(Deed::Create, caller, &app.numbers)?;
    let mut tokens = Vec::new();
    let mut seats = Vec::new();
    for (seat, wanted) in order.seats.iter().enumerate() {
        seats.push(occupant(seat, wanted, caller, &mut tokens)?);
    }
    let seed = order.seed.unwrap_or_else(random_seed);
    let options = Value::Object(order.options);
    let drawn = Frame::draw(game, seats.len(), &options, seed, setup).map_err(Problem::bad_setup)?;
    let frame = Frame { hints: order.hints, ..drawn };
    let new = NewGame {
        id,
        game: game.name().to_owned(),
        frame: frame.write(),
        seats,
        host: caller.key,
        invite: invite.map(hash),
        listed: invite.is_none(),
        created: now(),
        follows: None,
    };
    app.store.create(&new, &[]).await?;
    app.open_new(&new.id, caller).await?;
    Ok((new.id, tokens))
}

fn occupant(
    seat: usize,
    wanted: &SeatOrder,
    caller: Caller,
    tokens: &mut Vec<Token>,
) -> Result<Occupant, Problem> {
    match wanted {
        SeatOrder { name: None, bot: Some(bot), open: false, mine: false } => {
            let Some(kind) = Kind::named(bot) else {
                let known = Level::ALL.map(Level::name).join(", ");
                let sentence = format!("There is no bot called \"{bot}\"; there are {known}.");
                return Err(Problem::malformed(sentence));
            };
            Ok(Occupant::bot(kind.to_string()))
        }
        SeatOrder { name: None, bot: None, open: true, mine: false } => Ok(Occupant::Open),
        SeatOrder { name: Some(name), bot: None, open: false, mine } => {
            let name = checked_name(name)?;
            let key = match (*mine, caller.key) {
                (true, Some(key)) => key,
                (true, None) => {
                    return Err(Problem::malformed("A seat cannot be yours: you have sent no key."));
                }
                (false, _) => {
                    let token = new_secret();
                    let key = hash(&token);
                    tokens.push(Token { seat, token });
                    key
                }
            };
            Ok(Occupant::Person(Person { key, name }))
        }
        _ => Err(Problem::malformed(format!("Seat {seat} is a name, a bot, or open: one of the three."))),
    }
}

fn random_seed() -> u64 {
    getrandom::u64().expect("the system has random numbers")
}
