use std::error::Error;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, HeaderValue, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use store::StoreError;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tower_http::compression::CompressionLayer;
use utoipa_swagger_ui::SwaggerUi;

use crate::answer::Problem;
use crate::app::{App, hex, new_secret, now};
use crate::caller::key_of;
use crate::config::Config;
use crate::connections::{Connections, most_connections};
use crate::limits::Limits;
use crate::message::hear_out;
use crate::network::Source;
use crate::numbers::Numbers;
use crate::same_origin::check_origin;
use crate::sessions::Sessions;
use crate::telemetry::Observed;
use crate::thinking::Thinkers;
use crate::{api, bot_turns, pages};

/// A running server.
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    app: Arc<App>,
    connections: Arc<Connections>,
    serving: JoinHandle<()>,
    chores: Vec<JoinHandle<()>>,
}

/// Why a server cannot start, or broke off.
#[derive(Debug)]
pub enum ServeError {
    /// The address cannot be listened on.
    Listen(SocketAddr, io::Error),
    /// The database cannot be opened.
    Database(StoreError),
    /// Serving broke off.
    Broke(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            ServeError::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            ServeError::Database(error) => write!(f, "cannot open the database: {error}"),
            ServeError::Broke(error) => write!(f, "serving broke off: {error}"),
        }
    }
}

impl Error for ServeError {}

const LONGEST_REQUEST: Duration = Duration::from_secs(30);
/// Who takes longer for the end of an answer, or of a question, does not get one.
const LAST_ANSWERS: Duration = Duration::from_secs(5);
/// So many games can be analysed, or wait for it.
const WAITING_ROOM: usize = 16;
const TIDYING: Duration = Duration::from_secs(20);
const CHECK_DATABASE: Duration = Duration::from_secs(15);
const LONGEST_CHECK: Duration = Duration::from_secs(5);

impl Server {
    /// Opens the database, listens, and wakes the bots that are waited for.
    pub async fn start(config: Config) -> Result<Server, ServeError> {
        let store = store::open(&config.database).await.map_err(ServeError::Database)?;
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|error| ServeError::Listen(config.listen, error))?;
        let address = listener.local_addr().map_err(ServeError::Broke)?;
        let (stop, stopping) = watch::channel(false);
        let app = Arc::new(App {
            sessions: Sessions::default(),
            limits: Limits::new(config.requests_a_second),
            numbers: Numbers::new(),
            thinkers: Thinkers::new(config.thinkers.max(1)),
            analysts: Semaphore::new((config.thinkers / 2).max(1)),
            waiting_room: Arc::new(Semaphore::new(WAITING_ROOM)),
            name: hex(&new_secret().as_bytes()[..8]),
            stopping: stopping.clone(),
            store,
            config,
        });
        app.numbers.database(true);
        let notices = app.store.notices();
        let chores = vec![
            tokio::spawn(Arc::clone(&app).follow_others(notices)),
            tokio::spawn(keep_bots_awake(Arc::clone(&app))),
            tokio::spawn(tidy(Arc::clone(&app))),
            tokio::spawn(watch_database(Arc::clone(&app))),
        ];
        let connections = Connections::new(Arc::clone(&app), most_connections(&app.config));
        let serving = tokio::spawn(Arc::clone(&connections).serve(listener, router(&app)));
        connections.tell(address);
        Ok(Server { address, stop, app, connections, serving, chores })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` comes, then finishes the moves under way, ends the event streams and
    /// closes the database.
    pub async fn run_until(self, stop: impl Future<Output = ()>) -> Result<(), ServeError> {
        let Server { stop: stopping, app, connections, mut serving, chores, .. } = self;
        let broke_off = tokio::select! {
            ended = &mut serving => Some(ended),
            () = stop => None,
        };
        tracing::info!(connections = connections.count(), "stopping");
        let _ = stopping.send(true);
        let ended = match broke_off {
            Some(ended) => ended,
            None => tokio::time::timeout(LAST_ANSWERS, serving).await.unwrap_or(Ok(())),
        };
        for chore in chores {
            chore.abort();
        }
        // Other servers, or the next one here, need not wait for these.
        if let Err(error) = app.store.release_bot_turns(&app.name).await {
            tracing::debug!(%error, "cannot give bots' turns back");
        }
        app.store.close().await;
        match connections.count() {
            0 => tracing::info!("stopped: all were answered, and the database is closed"),
            cut => tracing::info!(cut, "stopped: some did not end in time; the database is closed"),
        }
        ended.map_err(|error| ServeError::Broke(io::Error::other(error)))
    }
}

/// At the start, and again now and then where other servers share the games: one may have died.
async fn keep_bots_awake(app: Arc<App>) {
    bot_turns::wake_all(&app).await;
    if app.config.database.starts_with("sqlite") {
        return;
    }
    let mut rounds = tokio::time::interval(app.config.look_for_stalled);
    let mut looked_at_all = Instant::now();
    loop {
        rounds.tick().await;
        bot_turns::take_over(&app).await;
        if looked_at_all.elapsed() >= app.config.look_at_all {
            bot_turns::wake_all(&app).await;
            looked_at_all = Instant::now();
        }
    }
}

async fn tidy(app: Arc<App>) {
    let often = app.config.idle_for.clamp(Duration::from_millis(100), TIDYING);
    let mut rounds = tokio::time::interval(often);
    loop {
        rounds.tick().await;
        for session in app.sessions.all() {
            app.note_presence(&session).await;
        }
        app.sessions.drop_idle(app.config.idle_games, app.config.idle_for, now());
        app.limits.tidy();
        app.numbers.tidy();
    }
}

/// Asks the database now and then: so its trouble is known before somebody has it, and when it is over.
async fn watch_database(app: Arc<App>) {
    let mut rounds = tokio::time::interval(CHECK_DATABASE);
    loop {
        rounds.tick().await;
        let checked = check_database(&app).await;
        app.numbers.database(checked.is_ok());
    }
}

async fn check_database(app: &App) -> Result<(), Problem> {
    let checked = tokio::time::timeout(LONGEST_CHECK, app.store.healthy()).await;
    checked.map_or_else(
        |_| {
            tracing::error!("the database does not answer in time");
            Err(Problem::unreachable())
        },
        |healthy| healthy.map_err(Problem::from),
    )
}

fn router(app: &Arc<App>) -> Router {
    let (calls, description) = api::router().split_for_parts();
    let docs: Router<Arc<App>> = SwaggerUi::new("/api/docs").url("/api/openapi.json", description).into();
    Router::new()
        .merge(pages::router(app))
        .route("/healthz", get(healthz))
        .route("/livez", get(livez))
        .route("/metrics", get(metrics))
        .merge(calls)
        .merge(docs)
        .fallback(nowhere)
        .method_not_allowed_fallback(wrong_method)
        // Each of these costs every request some time, so there are few of them.
        .layer(middleware::from_fn(in_time))
        .layer(middleware::from_fn(hear_out))
        .layer(middleware::from_fn_with_state(Arc::clone(app), admit))
        .layer(middleware::from_fn_with_state(Arc::clone(app), pages::say_it_better))
        .layer(middleware::from_fn_with_state(Arc::clone(app), observe))
        .layer(CompressionLayer::new())
        .with_state(Arc::clone(app))
}

async fn healthz(State(app): State<Arc<App>>) -> Response {
    match check_database(&app).await {
        Ok(()) => {
            app.numbers.database(true);
            "ok\n".into_response()
        }
        Err(problem) => problem.into_response(),
    }
}

/// That there is an answer is the answer.
async fn livez() -> &'static str {
    "ok\n"
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    app.numbers.games_in_memory(app.sessions.len());
    app.numbers.thoughts_waiting(app.thinkers.waiting());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.numbers.render()).into_response()
}

async fn nowhere(uri: Uri) -> Problem {
    Problem::told(StatusCode::NOT_FOUND, "problem-nowhere", [("path", uri.path().into())])
}

async fn wrong_method() -> Problem {
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "This address does not take such requests.")
}

/// Counts and logs a request, and sees to it that browsers trust nothing but what comes from here.
async fn observe(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let observed = Observed::of(&request);
    let mut response = next.run(request).await;
    protect(&mut response, observed.path());
    observed.answered(&response, &app.numbers);
    response
}

/// Lets a request in, unless its sender has sent too many or another website has.
async fn admit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let Ok(source) = Source::from_request_parts(&mut parts, &app).await;
    let key = || key_of(&parts.headers).ok().flatten();
    let admitted = app.limits.check(source, key, &app.numbers);
    match admitted.and_then(|()| check_origin(&parts, &app.config)) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(problem) => problem.into_response(),
    }
}

/// A request that takes too long ends; a stream of events is an answer that has begun.
async fn in_time(request: Request, next: Next) -> Response {
    tokio::time::timeout(LONGEST_REQUEST, next.run(request)).await.map_or_else(
        |_| Problem::told(StatusCode::SERVICE_UNAVAILABLE, "problem-too-long", []).into_response(),
        in_a_sentence,
    )
}

/// What the framework refuses by itself (a path, a query that cannot be read) becomes a sentence in
/// JSON like every other problem.
fn in_a_sentence(response: Response) -> Response {
    let status = response.status();
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let told = kind == "application/json" || kind.starts_with("text/html");
    if !status.is_client_error() || told {
        return response;
    }
    match status {
        StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY | StatusCode::UNSUPPORTED_MEDIA_TYPE => {
            Problem::malformed("The address or its query cannot be read.").into_response()
        }
        _ => Problem::new(status, format!("{}.", status.canonical_reason().unwrap_or("No"))).into_response(),
    }
}

/// The headers that every answer has.
fn protect(response: &mut Response, path: &str) {
    let docs = path.starts_with("/api/docs");
    let of_the_caller = !path.starts_with("/assets/") && !docs;
    // The page to try the API styles itself as it goes.
    let policy = if docs {
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"
    } else {
        "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    };
    let fixed: [(HeaderName, &'static str); 4] = [
        (CONTENT_SECURITY_POLICY, policy),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
    ];
    for (name, value) in fixed {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if of_the_caller {
        response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
}
