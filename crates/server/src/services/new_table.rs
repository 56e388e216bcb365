//! Setting up a table.

use std::sync::Arc;

use axum::http::StatusCode;
use bots::{Kind, Level};
use game::{Among, Description};
use games::GameName;
use programs::Program;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::{GameId, NewGame, Occupant, Origin, Person};
use utoipa::ToSchema;

use super::clock_choice::{self, CustomClock};
use crate::app::{App, hash, new_secret};
use crate::caller::Caller;
use crate::consequences::Consequences;
use crate::display_name::checked_name;
use crate::error::Problem;
use crate::frame::{Frame, random_seed};
use crate::hosting;
use crate::limits::LimitedAction;
use crate::schemas::GameOptions;

/// A new table.
#[derive(Default, Deserialize, ToSchema)]
pub(crate) struct NewTable {
    /// The game's name.
    #[schema(example = "american-rails")]
    pub(crate) game: String,
    /// One for each seat: `{"name": "Ann"}` for a person, `{"bot": "hard"}` or, with a character,
    /// `{"bot": "hard:miser"}` for a bot, `{"open": true}` for whoever comes.
    pub(crate) seats: Vec<NewSeat>,
    /// The options of the table, as in a record.
    #[serde(default)]
    #[schema(value_type = GameOptions)]
    pub(crate) options: Map<String, Value>,
    /// Where the chance of the setup comes from; drawn if left out.
    pub(crate) seed: Option<u64>,
    /// Where the chance of the bots comes from. With it they think by a fixed number of play-outs, however fast the server is:
    /// the same `seed`, `bots_seed` and moves of the people give the same moves of the bots. Such a table never counts for
    /// ratings.
    pub(crate) bots_seed: Option<u64>,
    /// Only whoever knows the invitation may take a seat or watch, and nobody finds the game in the list.
    #[serde(default)]
    pub(crate) invite_only: bool,
    /// Whether players may ask for hints. If left out, only a player who plays with nobody but bots, or with
    /// others around one screen, may.
    pub(crate) hints: Option<bool>,
    /// Whether moves can be taken back, if all who play agree. If left out, they can.
    pub(crate) take_back: Option<bool>,
    /// Whether a coach explains the game on its pages to whoever plays it.
    #[serde(default)]
    pub(crate) coach: bool,
    /// How much time players have: a preset (`brisk`, `normal`, `relaxed`, `day`, `three-days`, `week`), `none`, or an
    /// object with times of one's own. None if left out.
    #[serde(default)]
    #[schema(value_type = Option<CustomClock>)]
    pub(crate) clock: Value,
    /// What else of the setup is not left to chance: a seat, under the name that the setup has for it. And an own
    /// `map` or `deck`, whole, with the fields of the program's own (`GET /api/games/{id}/map`, `…/deck`).
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub(crate) setup: Map<String, Value>,
}

/// Who sits in a seat.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewSeat {
    /// A person of this name.
    pub(crate) name: Option<String>,
    /// The person is the caller.
    #[serde(default)]
    pub(crate) mine: bool,
    /// A bot of this level (`random`, `easy`, `medium`, `hard`, `expert`), perhaps with a character behind a
    /// colon (`builder`, `miser`, `spoiler`); or a program of the host, by its name.
    pub(crate) bot: Option<String>,
    /// Nobody yet.
    #[serde(default)]
    pub(crate) open: bool,
}

/// What proves that one sits in a seat.
#[derive(Serialize, ToSchema)]
pub(crate) struct Token {
    /// The seat.
    pub(crate) seat: usize,
    /// For `Authorization: Bearer`; nobody can read it again.
    pub(crate) token: String,
}

/// Sets up a table and wakes its bots.
pub(crate) async fn set_up(
    app: &Arc<App>,
    caller: Caller,
    mut order: NewTable,
    invite: Option<&str>,
    id: GameId,
) -> Result<(GameId, Vec<Token>), Problem> {
    let game = GameName::named(&order.game).ok_or_else(|| Problem::unknown_game(&order.game))?;
    let Description { choices, material, .. } = game.description();
    let is_seat =
        |name: &str| choices.iter().any(|choice| choice.name == name && matches!(choice.among, Among::Seats));
    order.setup.retain(|_, value| !value.is_null());
    let material = order.setup.remove(material);
    let other = GameName::ALL.map(|game| game.description().material);
    if let Some(other) = other.into_iter().find(|&other| order.setup.contains_key(other)) {
        let args = [("game", game.description().title.into()), ("material", other.into())];
        return Err(Problem::told(StatusCode::BAD_REQUEST, "problem-no-material", args).under("G-5"));
    }
    if let Some((name, _)) = order.setup.iter().find(|(name, value)| !is_seat(name) || !value.is_u64()) {
        return Err(Problem::malformed(format!(
            "The message cannot be read: \"{name}\" has no place in it."
        )));
    }
    app.limits.admit(LimitedAction::Create, caller, &app.metrics)?;
    let clock = clock_choice::read(order.clock)?;
    let mut tokens = Vec::new();
    let mut seats = Vec::new();
    for (seat, wanted) in order.seats.iter().enumerate() {
        seats.push(occupant(app, game, seat, wanted, caller, &mut tokens)?);
    }
    let seed = order.seed.unwrap_or_else(random_seed);
    let options = Value::Object(order.options);
    let drawn = Frame::draw(game, seats.len(), &options, material.as_ref(), seed, &order.setup)
        .map_err(Problem::bad_setup)?;
    let take_back = order.take_back.unwrap_or(true);
    let frame = Frame {
        hints: order.hints,
        coach: order.coach,
        take_back,
        clock,
        bots_seed: order.bots_seed,
        ..drawn
    };
    let table = frame.lay().map_err(Problem::bad_setup)?;
    let created = app.now();
    let Consequences { status, jobs } =
        Consequences::of_new(&id, &frame, &seats, &*table, created, &app.clockwork.outages());
    let new = NewGame {
        id,
        game: game.name().to_owned(),
        frame: frame.write(),
        seats,
        host: caller.key,
        invite: invite.map(hash),
        listed: invite.is_none(),
        created,
        follows: None,
        status,
        origin: Origin::Played,
        rated: false,
    };
    app.store.create_and_order(&new, &[], &jobs).await?;
    app.open_new(&new.id, caller).await?;
    Ok((new.id, tokens))
}

/// What is stored of the bot that somebody asks for, one of ours or a program, if the game has such bots.
pub(crate) fn bot_level(app: &App, game: GameName, bot: &str) -> Result<String, Problem> {
    let programs = || app.config.programs.iter().map(Program::name);
    if game.has_bots() {
        if let Some(kind) = Kind::named(bot) {
            return Ok(kind.to_string());
        }
        if programs().any(|program| program == bot) {
            return Ok(hosting::stored(bot));
        }
    }
    let known = Level::ALL.map(Level::name).into_iter().chain(programs()).collect::<Vec<_>>().join(", ");
    Err(Problem::malformed(format!("There is no bot called \"{bot}\"; there are {known}.")))
}

fn occupant(
    app: &App,
    game: GameName,
    seat: usize,
    wanted: &NewSeat,
    caller: Caller,
    tokens: &mut Vec<Token>,
) -> Result<Occupant, Problem> {
    match wanted {
        NewSeat { name: None, bot: Some(bot), open: false, mine: false } => {
            Ok(Occupant::bot(bot_level(app, game, bot)?))
        }
        NewSeat { name: None, bot: None, open: true, mine: false } => Ok(Occupant::Open),
        NewSeat { name: Some(name), bot: None, open: false, mine } => {
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
