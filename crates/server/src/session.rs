use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};

use axum::http::StatusCode;
use parking_lot::{Mutex as Lock, RwLock};
use play::EntryText;
use store::{
    Appended, Change, Closed, GameId, GameStart, KeyHash, Notice, Occupant, Store, StoreError, StoredEntry,
    StoredGame, Timestamp,
};
use time_control::{Clocks, Outages};
use tokio::sync::{Mutex, watch};

use crate::analysis::AnalysisJob;
use crate::attendance::{Attendance, PresenceChange};
use crate::clockwork::Clockwork;
use crate::consequences::Consequences;
use crate::error::Problem;
use crate::frame::Frame;
use crate::hints::Hints;
use crate::jobs::look_at_deadline;
use crate::notice_orders;
use crate::people::People;
use crate::plan::Plan;
use crate::present::{Present, advance, start_clocks};
use crate::refusal::RefusalMessage;
use crate::standing_orders::StandingOrders;
use crate::table::{LoadError, Table};
use crate::told_log::ToldLog;
use crate::visitor::english;

/// A game in memory: a cache of its entries. It can be dropped and loaded again at any time.
pub(crate) struct Session {
    store: Arc<dyn Store>,
    pub(crate) id: GameId,
    pub(crate) frame: Frame,
    now: RwLock<Arc<Present>>,
    pub(crate) clockwork: Arc<Clockwork>,
    people: RwLock<Arc<People>>,
    /// What players want done while they are away. Nobody but their owners may know of them.
    pub(crate) orders: StandingOrders,
    /// Held from checking a move to having stored it: moves of one game come one after another.
    moving: Mutex<()>,
    news: watch::Sender<News>,
    /// The version that this server is storing, or has stored: the store's notice of it is no news.
    own: AtomicU32,
    /// Held from reading who sits where to having noted it: what was read first is noted first.
    seating: Mutex<()>,
    pub(crate) told_log: ToldLog,
    /// Who is at the table.
    pub(crate) attendance: Attendance,
    /// The hints for the present decision, once somebody has asked; held while they are thought of.
    pub(crate) hints: Mutex<Option<Arc<Hints>>>,
    /// What was thought of the game when it was over, once somebody has asked.
    pub(crate) analysis: Lock<Option<Arc<AnalysisJob>>>,
    /// Whether the store was asked for an analysis.
    pub(crate) analysis_sought: AtomicBool,
    /// Whether somebody moves this game's bots already.
    pub(crate) driven: AtomicBool,
    /// Whether the game has gone on in a way that this program does not know.
    lost: AtomicBool,
    pub(crate) last_used: AtomicI64,
}

/// What watchers are told: look again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct News {
    pub(crate) version: u32,
    /// Counts chat, seats taken and the like; it begins with the time at which the game was loaded, so
    /// that it is never what it was before a restart.
    pub(crate) aside: u64,
}

impl Session {
    /// Reads a game from the store and replays it.
    pub(crate) async fn read(
        store: &Arc<dyn Store>,
        clockwork: &Arc<Clockwork>,
        id: &GameId,
        now: Timestamp,
    ) -> Result<Result<Session, LoadError>, Problem> {
        let game = store.load(id).await?.ok_or_else(Problem::no_such_game)?;
        let entries = store.entries(id, 0).await?;
        let people = People::of(&game)
            .with(store.proposals(id).await?)
            .reachable_by(store.reachable_at(id).await?, &store.channels_at(id).await?);
        // A game that is over has none.
        let orders = if game.status.to_move.is_some() { store.orders_in(id).await? } else { Vec::new() };
        let read = Session::replay(store, clockwork, &game, entries, people, now);
        Ok(read.map(|session| Session { orders: StandingOrders::of(orders), ..session }))
    }

    fn replay(
        store: &Arc<dyn Store>,
        clockwork: &Arc<Clockwork>,
        game: &StoredGame,
        entries: Vec<StoredEntry>,
        people: People,
        now: Timestamp,
    ) -> Result<Session, LoadError> {
        let broken = |refusal: RefusalMessage| LoadError::Broken(refusal.sentence(&[], english()));
        let frame = Frame::read(game)?;
        let mut table = frame.lay().map_err(broken)?;
        let begun = game.begun.or_else(|| entries.first().map(|first| first.at));
        let begun = begun.filter(|_| people.all_here());
        let mut clocks = begun.and_then(|begun| start_clocks(&frame, &people.seats, &*table, begun));
        let outages = clockwork.outages();
        for entry in entries {
            follow(&mut *table, clocks.as_mut(), entry, &outages)?;
        }
        let session = Session::of(store, game.id.clone(), frame, table, people, now);
        let present = Present::new(session.now(), clocks);
        Ok(Session { now: RwLock::new(Arc::new(present)), clockwork: Arc::clone(clockwork), ..session })
    }

    /// A session with a table that has been laid. What has no stored game is looked at, and never written.
    pub(crate) fn of(
        store: &Arc<dyn Store>,
        id: GameId,
        frame: Frame,
        table: Box<dyn Table>,
        people: People,
        now: Timestamp,
    ) -> Session {
        let news = News { version: table.version(), aside: now.0 as u64 };
        Session {
            store: Arc::clone(store),
            id,
            frame,
            now: RwLock::new(Arc::new(Present::new(table.into(), None))),
            clockwork: Arc::default(),
            people: RwLock::new(Arc::new(people)),
            orders: StandingOrders::default(),
            moving: Mutex::new(()),
            news: watch::Sender::new(news),
            own: AtomicU32::new(0),
            seating: Mutex::new(()),
            told_log: ToldLog::default(),
            attendance: Attendance::default(),
            hints: Mutex::new(None),
            analysis: Lock::new(None),
            analysis_sought: AtomicBool::new(false),
            driven: AtomicBool::new(false),
            lost: AtomicBool::new(false),
            last_used: AtomicI64::new(0),
        }
    }

    /// The present state.
    pub(crate) fn now(&self) -> Arc<dyn Table> {
        Arc::clone(&self.now.read().table)
    }

    /// The present state, with the clocks that go with it.
    pub(crate) fn present(&self) -> Arc<Present> {
        Arc::clone(&self.now.read())
    }

    pub(crate) fn people(&self) -> Arc<People> {
        Arc::clone(&self.people.read())
    }

    pub(crate) fn watch(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// Whether players may ask for hints here: where the host has said nothing, only whoever plays with
    /// nobody else.
    pub(crate) fn allows_hints(&self) -> bool {
        self.frame.hints.unwrap_or_else(|| self.people().is_one_person())
    }

    /// Whether moves can be taken back here: not where the host has said otherwise, and not where it counts for ratings.
    pub(crate) fn allows_take_back(&self) -> bool {
        self.frame.take_back && !self.people().rated
    }

    /// Whether nobody may talk now.
    pub(crate) fn is_silent(&self) -> bool {
        let table = self.now();
        table.actor().is_some() && !self.people().is_closed() && !table.allows_talk()
    }

    /// Whether the game goes on no more: it was played to its end, or closed without one.
    pub(crate) fn is_over(&self) -> bool {
        self.now().actor().is_none() || self.people().is_closed()
    }

    /// Whether something at the table is still hidden from somebody.
    pub(crate) fn hides_something(&self) -> bool {
        self.now().hides_something() && !self.people().is_closed()
    }

    /// Somebody follows the game until what this returns is dropped; the others see it if it is `visible`.
    pub(crate) fn arrive(self: &Arc<Session>, key: Option<KeyHash>, visible: bool) -> Presence {
        let key = key.filter(|&key| self.people().knows(Some(key)));
        if let Some(key) = key {
            let change = self.attendance.arrive(key, visible);
            self.tell_presence(key, change, Change::Arrived);
        } else if visible && self.attendance.look_on() {
            self.tell_aside();
        }
        Presence { session: Arc::clone(self), key, visible }
    }

    /// Tells other servers of somebody who comes or goes here, and the watchers here if it changes what they see.
    fn tell_presence(&self, key: KeyHash, change: PresenceChange, what: Change) {
        if change.of_server {
            self.tell_others(key, what);
        }
        if change.of_table {
            self.tell_aside();
        }
    }

    /// Tells other servers that the holder of a key has come here, is still here, or has left. Only whoever has a
    /// seat is seen at a table.
    fn tell_others(&self, key: KeyHash, change: Change) {
        if let Some(seat) = self.people().seats_of(Some(key)).next() {
            let (game, version) = (self.id.clone(), self.now().version());
            self.store.tell_others(Notice { game, version, change, by: Some(seat as u8) });
        }
    }

    /// Repeats to other servers who is here, and forgets whom they have not named for long.
    pub(crate) fn refresh_presence(&self, now: Timestamp) {
        self.tell_visible();
        if self.attendance.forget_silent(now) {
            self.tell_aside();
        }
    }

    fn tell_visible(&self) {
        for key in self.attendance.visible_here() {
            self.tell_others(key, Change::Arrived);
        }
    }

    /// Another server says that somebody has come to the table there, or has left it.
    fn follow_presence(&self, notice: &Notice, at: Timestamp) {
        let people = self.people();
        let Some(Occupant::Person(person)) = notice.by.and_then(|seat| people.seats.get(usize::from(seat)))
        else {
            return;
        };
        if notice.change == Change::Left {
            if self.attendance.leave_elsewhere(person.key) {
                self.tell_aside();
            } else if self.attendance.visible_here().contains(&person.key) {
                // A third server might take them for gone.
                self.tell_others(person.key, Change::Arrived);
            }
        } else if self.attendance.arrive_elsewhere(person.key, at) {
            self.tell_aside();
            // Whoever has just come there has not heard who is here.
            self.tell_visible();
        }
    }

    /// Whether the game has gone on in a way that this program does not know: what is here is outdated.
    pub(crate) fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Acquire)
    }

    /// Does what a plan for the table at a version asks for, all of it or nothing.
    pub(crate) async fn make(
        &self,
        version: u32,
        plan: Plan,
        at: Timestamp,
    ) -> Result<Arc<dyn Table>, Problem> {
        let _turn = self.moving.lock().await;
        if version > self.now().version() {
            // Perhaps another server has moved, and its word has not come yet.
            self.catch_up().await?;
        }
        let present = self.present();
        let now = &present.table;
        if !plan.fits(version, &**now, &self.people()) {
            return Err(Problem::stale(now.version()));
        }
        let chain = plan.chain();
        let next = self.played(plan, &**now)?;
        if next.version() == now.version() {
            // It is so already.
            return Ok(Arc::clone(now));
        }
        self.orders.set_chain(chain);
        let stored = stored_entries(now.version() + 1, next.texts(now.version()), at);
        self.own.store(next.version(), Ordering::Release);
        let mut consequences = Consequences::of(self, &*next, at);
        let outages = self.clockwork.outages();
        let clocks = self.advanced(&present, &*next, at, &outages);
        let look_at = consequences.keep_time(&self.id, clocks.as_ref(), present.look_at, at, &outages);
        consequences.notify(self, &present, &*next, clocks.as_ref(), &outages, at);
        let Consequences { status, jobs } = consequences;
        let appended = self.store.append_and_order(&self.id, &stored, &status, &jobs).await;
        if !matches!(appended, Ok(Appended::Landed)) {
            self.own.store(0, Ordering::Release);
        }
        if appended? == Appended::Stale {
            self.catch_up().await?;
            // Perhaps it was not another move, but the end of the game.
            self.read_people().await?;
            refuse_if_closed(&self.people())?;
            return Err(Problem::stale(self.now().version()));
        }
        self.set_now(Present { table: next.into(), clocks, look_at });
        Ok(self.now())
    }

    /// The clocks after the entries that a table has more than the present one, all of them made at one time.
    fn advanced(
        &self,
        present: &Present,
        next: &dyn Table,
        at: Timestamp,
        outages: &Outages,
    ) -> Option<Clocks> {
        let start = || start_clocks(&self.frame, &self.people().seats, &*present.table, at);
        let mut clocks = present.clocks.clone().or_else(start)?;
        advance(&mut clocks, next, present.table.version(), at, outages);
        Some(clocks)
    }

    /// What is to be noted and ordered if the game begins at a time, because of whoever sits in `by`.
    pub(crate) fn start_at(&self, at: Timestamp, by: Option<usize>) -> GameStart {
        let present = self.present();
        let clocks = start_clocks(&self.frame, &self.people().seats, &*present.table, at);
        let outages = self.clockwork.outages();
        let mut jobs = notice_orders::beginning(self, by, at);
        jobs.extend(look_at_deadline(&self.id, clocks.as_ref(), &outages));
        GameStart { at, jobs }
    }

    /// Starts the clocks when the last seat was taken.
    fn begin(&self, game: &StoredGame, people: &People) {
        let Some(begun) = game.begun.filter(|_| self.frame.clock.is_some() && people.all_here()) else {
            return;
        };
        let mut now = self.now.write();
        if now.clocks.is_none() && now.table.version() == 0 {
            let clocks = start_clocks(&self.frame, &people.seats, &*now.table, begun);
            *now = Arc::new(Present::new(Arc::clone(&now.table), clocks));
        }
    }

    /// Reads what others have stored; the caller holds the game's turn.
    async fn catch_up(&self) -> Result<(), Problem> {
        let missed = self.store.entries(&self.id, self.now().version()).await?;
        let Some(first) = missed.first() else { return Ok(()) };
        if self.frame.clock.is_some() && self.present().clocks.is_none() {
            // The game has begun there, and the word of it has not come yet.
            self.read_people().await?;
        }
        let present = self.present();
        let start = || start_clocks(&self.frame, &self.people().seats, &*present.table, first.at);
        let (mut next, mut clocks) = (present.table.copy(), present.clocks.clone().or_else(start));
        let outages = self.clockwork.outages();
        let mut missed = missed.into_iter();
        if let Err(lost) = missed.try_for_each(|entry| follow(&mut *next, clocks.as_mut(), entry, &outages)) {
            self.lost.store(true, Ordering::Release);
            self.tell_aside();
            return Err(lost.into());
        }
        self.set_now(Present::new(next.into(), clocks));
        Ok(())
    }

    /// Reads what others have stored, and who sits where.
    pub(crate) async fn refresh(&self) -> Result<(), Problem> {
        let _turn = self.moving.lock().await;
        self.catch_up().await?;
        Ok(self.read_people().await?)
    }

    /// Whether a notice of the store tells nothing that is not known here.
    pub(crate) fn knows_of(&self, notice: &Notice) -> bool {
        notice.change == Change::Moved
            && (notice.version == self.own.load(Ordering::Acquire) || notice.version <= self.now().version())
    }

    /// The store says that something in the game has changed.
    pub(crate) async fn on_notice(&self, notice: &Notice, at: Timestamp) -> Result<(), Problem> {
        match notice.change {
            Change::Moved if self.knows_of(notice) => {}
            Change::Moved => {
                {
                    let _turn = self.moving.lock().await;
                    self.catch_up().await?;
                }
                self.look_at_orders(at).await?;
            }
            Change::Seated => {
                self.read_people().await?;
                if !self.orders.is_empty() {
                    self.read_orders().await?;
                    self.look_at_orders(at).await?;
                }
            }
            Change::Ordered => {
                self.read_orders().await?;
                self.look_at_orders(at).await?;
            }
            Change::Talked => self.tell_aside(),
            Change::Arrived | Change::Left => self.follow_presence(notice, at),
            Change::Anything => self.read_again().await?,
        }
        Ok(())
    }

    /// Reads whatever may have changed.
    pub(crate) async fn read_again(&self) -> Result<(), Problem> {
        self.read_again_quietly().await?;
        self.tell_aside();
        Ok(())
    }

    /// Reads whatever may have changed, and tells nobody if nothing has.
    pub(crate) async fn read_again_quietly(&self) -> Result<(), Problem> {
        {
            let _turn = self.moving.lock().await;
            self.catch_up().await?;
        }
        self.read_people().await?;
        self.read_orders().await
    }

    /// Reads the standing orders. No watcher is told.
    pub(crate) async fn read_orders(&self) -> Result<(), Problem> {
        self.orders.replace(self.store.orders_in(&self.id).await?);
        Ok(())
    }

    /// Has the orders looked at, if one of them has something to do here: whoever moved may not have known of it.
    async fn look_at_orders(&self, at: Timestamp) -> Result<(), Problem> {
        if let Some(job) = self.orders.job(&self.id.0, &self.people(), &*self.now(), at) {
            self.store.order_job_once(&job).await?;
        }
        Ok(())
    }

    /// Tells the watchers that something besides the moves is new.
    fn tell_aside(&self) {
        self.news.send_modify(|news| news.aside += 1);
    }

    /// Reads who sits where, and tells the watchers if that has changed.
    pub(crate) async fn read_people(&self) -> Result<(), StoreError> {
        let _turn = self.seating.lock().await;
        let Some(game) = self.store.load(&self.id).await? else {
            // It was deleted.
            self.lost.store(true, Ordering::Release);
            self.tell_aside();
            return Ok(());
        };
        let people = People::of(&game)
            .with(self.store.proposals(&self.id).await?)
            .reachable_by(self.store.reachable_at(&self.id).await?, &self.store.channels_at(&self.id).await?);
        self.begin(&game, &people);
        if people != *self.people() {
            *self.people.write() = Arc::new(people);
            self.tell_aside();
        }
        Ok(())
    }

    fn set_now(&self, present: Present) {
        let version = present.table.version();
        *self.now.write() = Arc::new(present);
        self.news.send_modify(|news| news.version = version);
    }
}

/// Somebody at the table, as long as this lives.
pub(crate) struct Presence {
    session: Arc<Session>,
    key: Option<KeyHash>,
    visible: bool,
}

impl Presence {
    /// Whether somebody who was let in because they have to do with the game has not any more. They may ask again, with
    /// an invitation.
    pub(crate) fn is_shut_out(&self) -> bool {
        let people = self.session.people();
        people.invite.is_some() && self.key.is_some() && !people.knows(self.key)
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let Some(key) = self.key else {
            if self.visible && self.session.attendance.look_away() {
                self.session.tell_aside();
            }
            return;
        };
        let change = self.session.attendance.leave(key, self.visible);
        self.session.tell_presence(key, change, Change::Left);
    }
}

/// Refuses to go on with a game that was closed without a result.
pub(crate) fn refuse_if_closed(people: &People) -> Result<(), Problem> {
    match people.closed {
        None => Ok(()),
        Some(Closed::ByAgreement) => Err(Problem::told(StatusCode::CONFLICT, "problem-ended", [])),
        Some(Closed::Cancelled) => Err(Problem::told(StatusCode::CONFLICT, "problem-cancelled", [])),
    }
}

/// Goes on with a stored entry, the clocks too.
fn follow(
    table: &mut dyn Table,
    clocks: Option<&mut Clocks>,
    entry: StoredEntry,
    outages: &Outages,
) -> Result<(), LoadError> {
    let (before, at) = (table.version(), entry.at);
    table.follow(entry)?;
    if let Some(clocks) = clocks {
        advance(clocks, table, before, at, outages);
    }
    Ok(())
}

/// Entries as the store takes them, the first of which leads to a version.
pub(crate) fn stored_entries<'t>(
    first: u32,
    texts: impl IntoIterator<Item = EntryText<'t>>,
    at: Timestamp,
) -> Vec<StoredEntry> {
    let stored = |(version, EntryText { seat, text, .. }): (u32, EntryText)| StoredEntry {
        version,
        seat: seat.index() as u8,
        text: text.into_owned(),
        at,
    };
    (first..).zip(texts).map(stored).collect()
}
