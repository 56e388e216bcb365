use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

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
use notices::{BadMailUrl, Fault};
use store::StoreError;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa_swagger_ui::SwaggerUi;

use crate::app::{App, new_secret};
use crate::body_limit::read_body;
use crate::bot_cache::BotCache;
use crate::caller::key_of;
use crate::clockwork::Clockwork;
use crate::config::Config;
use crate::connections::{Connections, most_connections};
use crate::error::Problem;
use crate::hosting::Programs;
use crate::limits::Limits;
use crate::messengers::Messengers;
use crate::metrics::Metrics;
use crate::network::Source;
use crate::same_origin::check_origin;
use crate::schemas::with_games;
use crate::sessions::Sessions;
use crate::standing_orders::STANDING_ORDER;
use crate::telemetry::Telemetry;
use crate::thinking::Thinkers;
use crate::{api, heart, jobs, pages, stopping};
use thiserror::Error;

/// A running server.
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    app: Arc<App>,
    connections: Arc<Connections>,
    serving: JoinHandle<()>,
    background_tasks: Vec<JoinHandle<()>>,
    worker: JoinHandle<()>,
}

/// Why a server cannot start, or broke off.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The database cannot be opened.
    #[error("cannot open the database: {0}")]
    Database(StoreError),
    /// Mail cannot be sent as it is wanted.
    #[error("{0}")]
    Mail(BadMailUrl),
    /// The system does not give what is needed to send messages.
    #[error("cannot send messages: {0}")]
    Messages(Fault),
    /// Serving broke off.
    #[error("serving broke off: {0}")]
    Broke(io::Error),
}

const LONGEST_REQUEST: Duration = Duration::from_mins(1);
/// The most games that are analysed or wait for it.
const WAITING_ROOM: usize = 16;
/// How many bots keep what they have thought of their games: what an expert has seen takes some megabytes.
const BOT_CACHE: usize = 64;
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
        let messengers = Messengers::open(&*store, &config, address).await?;
        let (stop, stopping) = watch::channel(false);
        let clockwork = Arc::new(Clockwork::new(config.clock.clone(), config.turn_notice_after));
        let app = Arc::new(App {
            sessions: Sessions::new(Arc::clone(&store), config.clock.clone(), Arc::clone(&clockwork)),
            clockwork,
            limits: Limits::new(config.requests_a_second),
            metrics: Metrics::new(),
            streams: Arc::default(),
            thinkers: Thinkers::new(config.thinkers.max(1)),
            bot_cache: BotCache::new(BOT_CACHE),
            programs: Arc::new(Programs::new(
                Arc::clone(&config.programs),
                config.program_processes,
                config.program_time,
            )),
            analysts: Semaphore::new((config.thinkers / 2).max(1)),
            waiting_room: Arc::new(Semaphore::new(WAITING_ROOM)),
            messengers,
            name: new_secret()[..16].to_owned(),
            stopping,
            store,
            config,
        });
        app.metrics.database(true);
        // Before anybody acts on a deadline, or is told how much time they have.
        heart::beat(&app).await.map_err(ServeError::Database)?;
        let notices = app.store.notices();
        let background_tasks = vec![
            tokio::spawn(Arc::clone(&app).follow_others(notices)),
            tokio::spawn(tidy(Arc::clone(&app))),
            tokio::spawn(heart::keep_beating(Arc::clone(&app))),
            tokio::spawn(watch_database(Arc::clone(&app))),
        ];
        let worker = tokio::spawn(jobs::work(Arc::clone(&app)));
        let connections = Connections::new(Arc::clone(&app), most_connections(&app.config));
        let serving = tokio::spawn(Arc::clone(&connections).serve(listener, router(&app)));
        connections.tell(address);
        Ok(Server { address, stop, app, connections, serving, background_tasks, worker })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` comes, then finishes the moves under way, ends the event streams and
    /// closes the database.
    pub async fn run_until(self, stop: impl Future<Output = ()>) -> Result<(), ServeError> {
        let Server { stop: stop_all, app, connections, mut serving, background_tasks, worker, .. } = self;
        let broke_off = tokio::select! {
            ended = &mut serving => Some(ended),
            () = stop => None,
        };
        stopping::tell(&app, &connections);
        let _ = stop_all.send(true);
        let ended = match broke_off {
            Some(ended) => ended,
            None => stopping::wait(&app, &connections, serving).await,
        };
        for task in background_tasks {
            task.abort();
        }
        // It ends by itself, and gives back what it has not done.
        let _ = tokio::time::timeout(stopping::LAST_ANSWERS, worker).await;
        end_programs(&app, |programs, _| programs.close()).await;
        // Other servers, or the next one here, need not wait for these.
        if let Err(error) = app.store.release_bot_turns(&app.name).await {
            tracing::debug!(%error, "cannot give bots' turns back");
        }
        if let Err(error) = heart::beat(&app).await {
            tracing::debug!(%error, "cannot note that this server has lived");
        }
        app.store.close().await;
        stopping::tell_end(&app, &connections);
        ended.map_err(|error| ServeError::Broke(io::Error::other(error)))
    }
}

async fn tidy(app: Arc<App>) {
    let often = app.config.idle_for.clamp(Duration::from_millis(100), TIDYING);
    let mut rounds = tokio::time::interval(often);
    loop {
        rounds.tick().await;
        for session in app.sessions.all() {
            app.note_presence(&session).await;
            session.refresh_presence(app.now());
        }
        app.sessions.drop_idle(app.config.idle_games, app.config.idle_for);
        app.limits.tidy();
        app.metrics.tidy();
        end_programs(&app, |programs, app| programs.end_idle(app.config.idle_for)).await;
    }
}

/// Ends processes of programs, and waits for them.
async fn end_programs(app: &Arc<App>, end: fn(&Programs, &App)) {
    let app = Arc::clone(app);
    let ended = tokio::task::spawn_blocking(move || end(&app.programs, &app)).await;
    if let Err(error) = ended {
        tracing::error!(%error, "cannot end the programs");
    }
}

/// Asks the database now and then: so its trouble is known before somebody has it, and when it is over.
async fn watch_database(app: Arc<App>) {
    let mut rounds = tokio::time::interval(CHECK_DATABASE);
    loop {
        rounds.tick().await;
        let checked = check_database(&app).await;
        app.metrics.database(checked.is_ok());
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
    let docs: Router<Arc<App>> = SwaggerUi::new("/api/docs")
        .external_url_unchecked("/api/openapi.json", with_games(&description))
        .into();
    let docs = docs.layer((
        // The page to try the API styles itself as it goes.
        unless_set(
            CONTENT_SECURITY_POLICY,
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
        ),
        // The same for everybody.
        unless_set(CACHE_CONTROL, "no-cache"),
    ));
    Router::new()
        .merge(pages::router(app))
        .route("/healthz", get(healthz))
        .route("/livez", get(livez))
        .route("/metrics", get(metrics))
        .merge(calls)
        .merge(docs)
        .fallback(not_found)
        .method_not_allowed_fallback(wrong_method)
        // Each of these costs every request some time, so there are few of them.
        .layer(middleware::from_fn(with_timeout))
        .layer(middleware::from_fn(read_body))
        .layer(middleware::from_fn_with_state(Arc::clone(app), admit))
        .layer(middleware::from_fn_with_state(Arc::clone(app), pages::translate_problems))
        // The first is the outermost.
        .layer((
            CompressionLayer::new(),
            Telemetry::layer(app),
            // Browsers trust nothing but what comes from here, and keep nothing of what is their visitor's.
            unless_set(
                CONTENT_SECURITY_POLICY,
                "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
            ),
            unless_set(X_CONTENT_TYPE_OPTIONS, "nosniff"),
            unless_set(X_FRAME_OPTIONS, "DENY"),
            unless_set(REFERRER_POLICY, "same-origin"),
            unless_set(CACHE_CONTROL, "no-store"),
        ))
        .with_state(Arc::clone(app))
}

/// A header of every answer that does not say otherwise.
fn unless_set(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}

async fn healthz(State(app): State<Arc<App>>) -> Response {
    match check_database(&app).await {
        Ok(()) => {
            app.metrics.database(true);
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
    // Without the database there are those of the last time.
    if let Ok(Ok(counts)) =
        tokio::time::timeout(LONGEST_CHECK, app.store.count_other_jobs(STANDING_ORDER)).await
    {
        app.metrics.jobs(counts);
    }
    let numbers = app.metrics.render(app.sessions.len(), app.thinkers.waiting());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], numbers).into_response()
}

async fn not_found(uri: Uri) -> Problem {
    Problem::told(StatusCode::NOT_FOUND, "problem-nowhere", [("path", uri.path().into())])
}

async fn wrong_method() -> Problem {
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "This address does not take such requests.")
}

/// Lets a request in, unless its sender has sent too many or another website has.
async fn admit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let Ok(source) = Source::from_request_parts(&mut parts, &app).await;
    let key = || key_of(&parts.headers).ok().flatten();
    let admitted = app.limits.check(source, key, &app.metrics);
    match admitted.and_then(|()| check_origin(&parts, &app.config)) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(problem) => problem.into_response(),
    }
}

/// A request that takes too long ends, with a sentence; a stream of events is an answer that has begun.
async fn with_timeout(request: Request, next: Next) -> Response {
    tokio::time::timeout(LONGEST_REQUEST, next.run(request)).await.map_or_else(
        |_| Problem::told(StatusCode::SERVICE_UNAVAILABLE, "problem-too-long", []).into_response(),
        explain_rejection,
    )
}

/// What the framework refuses by itself (a path, a query that cannot be read) becomes a sentence in
/// JSON like every other problem.
fn explain_rejection(response: Response) -> Response {
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
