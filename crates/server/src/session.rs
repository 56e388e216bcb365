use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, Mutex as Lock, PoisonError, RwLock};

use axum::http::StatusCode;
use game::{Rule, Seat};
use games::GameName;
use serde_json::{Map, Value};
use store::{Appended, GameId, KeyHash, Store, StoreError, StoredAction, StoredGame, Timestamp};
use tokio::sync::{Mutex, watch};

use crate::analysis::Work;
use crate::answer::Problem;
use crate::attendance::Attendance;
use crate::hints::Hints;
use crate::people::People;
use crate::story::{self, Story};
use crate::table::{Frame, Refusal, Table};

/// A game in memory: a cache of its actions. It can be dropped and loaded again at any time.
pub(crate) struct Session {
    pub(crate) id: GameId,
    pub(crate) game: GameName,
    pub(crate) frame: Frame,
    now: RwLock<Arc<Moment>>,
    people: RwLock<Arc<People>>,
    /// Held from checking a move to having stored it: moves of one game come one after another.
    moving: Mutex<()>,
    news: watch::Sender<News>,
    /// The version that is being stored from here, or was: the store's word of it is no news.
    own: AtomicU32,
    /// The latest version that the store has told of: its first word of a version is the move that
    /// led there, any other is of something aside.
    told: AtomicU32,
    /// Held from reading who sits where to having noted it: what was read first is noted first.
    seating: Mutex<()>,
    /// The game from its beginning, once a page has asked for it.
    story: Lock<Option<Box<dyn Story>>>,
    /// Who is at the table.
    pub(crate) attendance: Attendance,
    /// The hints for the present decision, once somebody has asked; held while they are thought of.
    pub(crate) hints: Mutex<Option<Arc<Hints>>>,
    /// What was thought of the game when it was over, once somebody has asked.
    analysis: Lock<Option<Arc<Work>>>,
    /// Whether somebody moves this game's bots already.
    pub(crate) driven: AtomicBool,
    pub(crate) last_used: AtomicI64,
}

/// The state of a game after an action, and how it came to it.
pub(crate) struct Moment {
    pub(crate) table: Box<dyn Table>,
    pub(crate) log: Log,
}

/// What was done, oldest first. Old entries are shared between moments, so that a move does not
/// cost more in a long game.
#[derive(Clone, Default)]
pub(crate) struct Log {
    pages: Vec<Arc<Vec<Entry>>>,
    last: Vec<Entry>,
}

/// One action.
#[derive(Clone)]
pub(crate) struct Entry {
    pub(crate) seat: u8,
    pub(crate) action: Arc<str>,
}

const PAGE: usize = 64;

impl Log {
    fn push(&mut self, entry: Entry) {
        self.last.push(entry);
        if self.last.len() == PAGE {
            self.pages.push(Arc::new(std::mem::take(&mut self.last)));
        }
    }

    /// What happened after a version.
    pub(crate) fn after(&self, version: u32) -> impl Iterator<Item = &Entry> {
        let (page, within) = (version as usize / PAGE, version as usize % PAGE);
        let pages = self.pages.iter().map(|page| page.as_slice()).chain([self.last.as_slice()]);
        pages.skip(page).flatten().skip(within)
    }
}

/// What watchers are told: look again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct News {
    pub(crate) version: u32,
    /// Counts chat, seats taken and the like.
    pub(crate) aside: u64,
}

/// What was asked of a game.
pub(crate) struct Plan {
    pub(crate) version: u32,
    pub(crate) actions: Vec<Map<String, Value>>,
    /// Who asks; nobody for a bot's own move.
    pub(crate) caller: Who,
}

/// On whose behalf a move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    Key(Option<KeyHash>),
    Bot,
}

impl Session {
    /// Reads a game from the store and replays it.
    pub(crate) async fn read(store: &dyn Store, id: &GameId) -> Result<Session, Problem> {
        let game = store.load(id).await?.ok_or_else(Problem::no_such_game)?;
        let actions = store.actions(id, 0).await?;
        Session::replay(&game, &actions)
    }

    fn replay(game: &StoredGame, actions: &[StoredAction]) -> Result<Session, Problem> {
        let corrupt = |what: &str| {
            tracing::error!(game = %game.id.0, what, "a stored game cannot be replayed");
            Problem::told(StatusCode::SERVICE_UNAVAILABLE, "problem-unreadable-game", [])
        };
        let name = GameName::named(&game.game).ok_or_else(|| corrupt("the game is unknown"))?;
        let mut frame: Value = serde_json::from_str(&game.frame).map_err(|_| corrupt("the frame"))?;
        let frame = Frame {
            game: name,
            players: game.seats.len(),
            options: frame["options"].take(),
            setup: frame["setup"].take(),
            hints: frame["hints"].as_bool(),
        };
        let table = frame.lay().map_err(|refusal| corrupt(&refusal.sentence))?;
        let people = People::of(game);
        let mut moment = Moment { table, log: Log::default() };
        moment.follow(actions).map_err(|what| corrupt(&what))?;
        let news = News { version: moment.table.version(), aside: 0 };
        Ok(Session {
            id: game.id.clone(),
            game: name,
            frame,
            now: RwLock::new(Arc::new(moment)),
            people: RwLock::new(Arc::new(people)),
            moving: Mutex::new(()),
            news: watch::Sender::new(news),
            own: AtomicU32::new(0),
            told: AtomicU32::new(news.version),
            seating: Mutex::new(()),
            story: Lock::new(None),
            attendance: Attendance::default(),
            hints: Mutex::new(None),
            analysis: Lock::new(None),
            driven: AtomicBool::new(false),
            last_used: AtomicI64::new(0),
        })
    }

    /// The present state.
    pub(crate) fn now(&self) -> Arc<Moment> {
        Arc::clone(&self.now.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn people(&self) -> Arc<People> {
        Arc::clone(&self.people.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn watch(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// Tells the game from its beginning to now; nothing if it cannot be told.
    pub(crate) fn tell<T>(&self, hear: impl FnOnce(&mut dyn Story) -> T) -> Option<T> {
        let moment = self.now();
        let mut story = self.story.lock().unwrap_or_else(PoisonError::into_inner);
        if story.is_none() {
            *story = story::begin(&self.frame);
        }
        let story = story.as_deref_mut()?;
        story.follow(&moment.log);
        Some(hear(story))
    }

    /// Whether players may ask for hints here: where the host has said nothing, only who plays with
    /// nobody else.
    pub(crate) fn allows_hints(&self) -> bool {
        self.frame.hints.unwrap_or_else(|| self.people().is_one_person())
    }

    /// The table as it stood at a version.
    pub(crate) fn table_at(&self, version: u32) -> Option<Box<dyn Table>> {
        let mut table = self.frame.lay().ok()?;
        for entry in self.now().log.after(0).take(version as usize) {
            table.play(&serde_json::from_str(&entry.action).ok()?, &[]).ok()?;
        }
        Some(table)
    }

    /// What is thought of the game, if anybody has asked.
    pub(crate) fn analysis(&self) -> std::sync::MutexGuard<'_, Option<Arc<Work>>> {
        self.analysis.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody follows the game until what this returns is dropped; the others see it if it is `visible`.
    pub(crate) fn arrive(self: &Arc<Session>, key: Option<KeyHash>, visible: bool) -> Presence {
        let key = key.filter(|&key| self.people().knows(Some(key)));
        if let Some(key) = key {
            self.attendance.arrive(key, visible);
            self.tell_if(visible);
        }
        Presence { session: Arc::clone(self), key, visible }
    }

    fn tell_if(&self, visible: bool) {
        if visible {
            self.news.send_modify(|news| news.aside += 1);
        }
    }

    /// Whether the others see the holder of a key at the table.
    pub(crate) fn is_present(&self, key: KeyHash) -> bool {
        self.attendance.is_present(key)
    }

    pub(crate) fn touch(&self, now: Timestamp) {
        self.last_used.store(now.0, Ordering::Relaxed);
    }

    /// Makes the moves of a plan, all of them or none.
    pub(crate) async fn make(
        &self,
        store: &dyn Store,
        plan: &Plan,
        at: Timestamp,
    ) -> Result<Arc<Moment>, Problem> {
        let _turn = self.moving.lock().await;
        let now = self.now();
        if plan.version != now.table.version() {
            // Perhaps another server has moved, and its word has not come yet.
            if plan.version > now.table.version() {
                self.catch_up_locked(store).await?;
            }
            let version = self.now().table.version();
            if plan.version != version {
                return Err(Problem::stale(version));
            }
        }
        let now = self.now();
        let (next, stored) = self.try_plan(&now, plan, now.table.copy(), at)?;
        let result = next.outcome().map(|outcome| serde_json::to_string(&outcome).unwrap_or_default());
        self.own.store(next.version(), Ordering::Release);
        let appended = store.append(&self.id, &stored, result.as_deref()).await;
        if !matches!(appended, Ok(Appended::Landed)) {
            self.own.store(0, Ordering::Release);
        }
        if appended? == Appended::Stale {
            self.catch_up_locked(store).await?;
            return Err(Problem::stale(self.now().table.version()));
        }
        let mut log = now.log.clone();
        for action in stored {
            log.push(Entry { seat: action.seat, action: action.action.into() });
        }
        self.set_now(Moment { table: next, log });
        Ok(self.now())
    }

    /// Plays a plan on a table, checking that every step is the caller's own.
    pub(crate) fn try_plan(
        &self,
        now: &Moment,
        plan: &Plan,
        mut table: Box<dyn Table>,
        at: Timestamp,
    ) -> Result<(Box<dyn Table>, Vec<StoredAction>), Problem> {
        let people = self.people();
        let names = people.names();
        if !people.all_here() {
            return Err(Problem::told(StatusCode::CONFLICT, "problem-not-begun", []));
        }
        let mut stored = Vec::with_capacity(plan.actions.len());
        for action in &plan.actions {
            let actor = table.actor();
            if let (Some(actor), Who::Key(key)) = (actor, plan.caller)
                && !people.holds(actor.index(), key)
            {
                let player = ("player", (&names[actor.index()]).into());
                return Err(Problem::not_yours("problem-not-your-decision", [player]));
            }
            if let (Some(actor), Who::Bot) = (actor, plan.caller)
                && people.bot_at(actor.index()).is_none()
            {
                return Err(Problem::told(StatusCode::CONFLICT, "problem-seat-changed", []));
            }
            let named = action.get("seat");
            if let (Some(actor), Some(seat)) = (actor, named)
                && seat.as_u64() != Some(actor.index() as u64)
            {
                let sentence = format!("The decision is seat {}'s, not seat {seat}'s.", actor.index());
                return Err(Refusal { rule: Rule::ANOTHERS_DECISION, sentence }.into());
            }
            let written = table.play(action, &names)?;
            stored.push(StoredAction {
                version: now.table.version() + stored.len() as u32 + 1,
                seat: actor.map_or(0, Seat::index) as u8,
                action: Value::Object(written).to_string(),
                at,
            });
        }
        Ok((table, stored))
    }

    /// Reads what others have stored.
    async fn catch_up(&self, store: &dyn Store) -> Result<(), Problem> {
        let _turn = self.moving.lock().await;
        self.catch_up_locked(store).await
    }

    async fn catch_up_locked(&self, store: &dyn Store) -> Result<(), Problem> {
        let now = self.now();
        let missed = store.actions(&self.id, now.table.version()).await?;
        if missed.is_empty() {
            return Ok(());
        }
        let mut next = Moment { table: now.table.copy(), log: now.log.clone() };
        if let Err(what) = next.follow(&missed) {
            tracing::error!(game = %self.id.0, what, "stored actions cannot be replayed");
            return Err(Problem::told(StatusCode::SERVICE_UNAVAILABLE, "problem-unreadable-game", []));
        }
        self.set_now(next);
        Ok(())
    }

    /// The store says that the game has changed and is at this version.
    pub(crate) async fn hear(&self, store: &dyn Store, version: u32) -> Result<(), Problem> {
        let moved = self.told.fetch_max(version, Ordering::AcqRel) < version;
        let own = version == self.own.load(Ordering::Acquire);
        if !own && version > self.now().table.version() {
            // One word may stand for several changes.
            self.read_again(store).await
        } else if moved {
            Ok(())
        } else {
            Ok(self.hear_aside(store).await?)
        }
    }

    /// Reads whatever may have changed.
    pub(crate) async fn read_again(&self, store: &dyn Store) -> Result<(), Problem> {
        self.catch_up(store).await?;
        Ok(self.read_people(store).await.map(drop)?)
    }

    /// Something besides the moves has changed, perhaps who sits where.
    pub(crate) async fn hear_aside(&self, store: &dyn Store) -> Result<(), StoreError> {
        if !self.read_people(store).await? {
            self.news.send_modify(|news| news.aside += 1);
        }
        Ok(())
    }

    /// Reads who sits where, and tells the watchers if that has changed.
    async fn read_people(&self, store: &dyn Store) -> Result<bool, StoreError> {
        let _turn = self.seating.lock().await;
        let Some(game) = store.load(&self.id).await? else { return Ok(false) };
        let people = People::of(&game);
        let changed = people != *self.people();
        if changed {
            *self.people.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(people);
            self.news.send_modify(|news| news.aside += 1);
        }
        Ok(changed)
    }

    fn set_now(&self, moment: Moment) {
        let version = moment.table.version();
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(moment);
        self.news.send_modify(|news| news.version = version);
    }
}

/// Somebody at the table, as long as this lives.
pub(crate) struct Presence {
    session: Arc<Session>,
    key: Option<KeyHash>,
    visible: bool,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let Some(key) = self.key else { return };
        self.session.attendance.leave(key, self.visible);
        self.session.tell_if(self.visible);
    }
}

impl Moment {
    fn follow(&mut self, actions: &[StoredAction]) -> Result<(), String> {
        for stored in actions {
            let Ok(Value::Object(action)) = serde_json::from_str(&stored.action) else {
                return Err(format!("action {} is no action", stored.version));
            };
            if self.table.actor().map(Seat::index) != Some(usize::from(stored.seat)) {
                return Err(format!("action {} is another seat's", stored.version));
            }
            self.table.play(&action, &[]).map_err(|refusal| refusal.sentence)?;
            self.log.push(Entry { seat: stored.seat, action: stored.action.as_str().into() });
        }
        Ok(())
    }
}
