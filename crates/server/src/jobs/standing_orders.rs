use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use orders::{DropReason, Fate};
use serde_json::{Map, Value};
use store::{Job, StandingOrder};
use worker::{JobFailure, JobHandler, NextTime};

use crate::app::App;
use crate::error::Problem;
use crate::plan::Plan;
use crate::session::Session;
use crate::standing_orders::{OrderErrand, fate, may_go_on};

/// Carries standing orders out, and notes what became of them.
///
/// It never fails: what fails is named in the log and counted, and that there are orders is nobody's business. It is
/// tried again instead.
pub(super) struct CarryOut(pub(super) Arc<App>);

/// When something came in between, or the database did not answer.
const AGAIN: Duration = Duration::from_millis(500);

/// An order that says what to do now.
type ReadyOrder = (StandingOrder, Map<String, Value>);

#[async_trait]
impl JobHandler for CarryOut {
    async fn perform(&self, job: &Job) -> Result<NextTime, JobFailure> {
        let CarryOut(app) = self;
        let (game, errand) = OrderErrand::read(job);
        let next = match app.session(game).await {
            Ok(session) => look_at(app, &session, errand).await,
            Err(problem) => Err(problem),
        };
        Ok(match next {
            Ok(next) => next,
            Err(problem) if problem.is_passing() => NextTime::At(app.config.clock.after(AGAIN)),
            // The game is gone, or a newer program plays it.
            Err(_) => NextTime::Never,
        })
    }
}

async fn look_at(app: &Arc<App>, session: &Arc<Session>, errand: OrderErrand) -> Result<NextTime, Problem> {
    let OrderErrand { chain, acts_at } = errand;
    // Another server may have taken the order, or the move, of which no word has come yet.
    session.read_again_quietly().await?;
    if session.is_over() {
        app.store.clear_orders(&session.id).await?;
        session.read_orders().await?;
        return Ok(NextTime::Never);
    }
    let version = session.now().version();
    let Some((order, action)) = settle(app, session).await?.filter(|_| may_go_on(chain)) else {
        return Ok(NextTime::Never);
    };
    if acts_at.is_none() {
        return Ok(NextTime::Never);
    }
    if acts_at != Some(version) {
        // It has come up since this was ordered, and takes its time as any other.
        let job = session.orders.job(&session.id.0, &session.people(), &*session.now(), app.now());
        app.store.order_jobs(&job.into_iter().collect::<Vec<_>>()).await?;
        return Ok(NextTime::Never);
    }
    let plan = Plan::Ordered { key: order.key, action, chain: chain + 1 };
    match app.make(session, version, plan).await {
        Ok(_) => {
            // Whoever moves has been at the table.
            session.attendance.seen(order.key, app.now());
            Ok(NextTime::Never)
        }
        Err(_) if session.now().version() != version => Ok(NextTime::At(app.config.clock.after(AGAIN))),
        // The game cannot go on for now. What lets it go on brings another job.
        Err(problem) if problem.is_conflict() => Ok(NextTime::Never),
        Err(problem) if problem.is_passing() => Err(problem),
        Err(_) => {
            end(app, &order, DropReason::Refused.name()).await?;
            session.read_orders().await?;
            Ok(NextTime::Never)
        }
    }
}

/// Notes the end of orders that are at it. Returns the one that has something to do now.
async fn settle(app: &App, session: &Session) -> Result<Option<ReadyOrder>, Problem> {
    let (people, table, orders) = (session.people(), session.now(), session.orders.all());
    let (mut ready, mut ended) = (None, false);
    for order in orders.iter().filter(|order| order.outcome.is_none()) {
        let outcome = match fate(order, &people, &*table) {
            Fate::Acts(action) => {
                ready = Some((order.clone(), action));
                continue;
            }
            Fate::Waits | Fate::Asks => continue,
            Fate::CarriedOut => CARRIED_OUT,
            Fate::Dropped(reason) => reason.name(),
        };
        end(app, order, outcome).await?;
        ended = true;
    }
    if ended {
        session.read_orders().await?;
    }
    Ok(ready)
}

/// What became of an order that was not dropped.
const CARRIED_OUT: &str = "carried-out";

async fn end(app: &App, order: &StandingOrder, outcome: &str) -> Result<(), Problem> {
    Ok(app.store.end_order(order, outcome, app.now()).await?)
}
