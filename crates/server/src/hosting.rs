//! Programs at the tables: processes that play seats, as many as the host allows.

use std::any::Any;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::Level;
use game::Seat;
use games::Hosted;
use parking_lot::Mutex;
use play::Play;
use programs::{GameBriefing, Guest, Process, Program, ProgramFault, ThinkingLimit};
use store::GameId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::app::App;
use crate::bot_turns::seed_of_program;
use crate::session::Session;
use crate::table::Table;
use crate::thinking::{ThinkError, ThinkJob};

/// What a stored seat says before the name of the program that plays there: no bot of ours is called so.
const PREFIX: &str = "program:";

/// What is stored of a seat that a program of this name plays.
pub(crate) fn stored(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// The name of the program that plays a stored seat. Returns `None` for our own bots.
pub(crate) fn program_of(stored: &str) -> Option<&str> {
    stored.strip_prefix(PREFIX)
}

/// The programs of a host, and their processes.
pub(crate) struct Programs {
    known: Arc<[Program]>,
    limit: ThinkingLimit,
    most: usize,
    /// No more decide at once than there may be processes.
    turns: Arc<Semaphore>,
    processes: Mutex<Processes>,
}

#[derive(Default)]
struct Processes {
    /// Those that nobody asks anything just now, longest unused first.
    idle: Vec<Idle>,
    /// How many are being asked, or started.
    busy: usize,
    closed: bool,
}

struct Idle {
    program: String,
    /// The game that it was started for: its name.
    game: &'static str,
    place: Place,
    used: Instant,
}

/// Where a process is.
enum Place {
    /// Between two games.
    Free(Process),
    /// At a table, which it knows up to a version.
    At { id: GameId, seat: usize, version: u32, guest: Box<dyn SeatedGuest> },
}

/// A program at a table: a [`Guest`] of whichever game it is.
pub(crate) trait SeatedGuest: Any + Send {
    /// The process, which can play elsewhere.
    fn rise(self: Box<Self>) -> Process;
}

impl<G: Hosted> SeatedGuest for Guest<G> {
    fn rise(self: Box<Self>) -> Process {
        (*self).rise()
    }
}

/// A game at which programs can play.
pub(crate) trait HostingPrograms {
    /// Sits a program down for the actor. Returns `None` if nobody has anything to decide.
    fn seat_program(&self, process: Process, new: &Newcomer) -> Option<Box<dyn SeatedGuest>>;
    /// Lets a program do what it decides on for the actor.
    fn let_program_decide(&mut self, guest: &mut dyn SeatedGuest) -> Result<(), ProgramFault>;
    /// Tells a program that the game is over. Returns `None` if it has said something that nobody asked for.
    fn dismiss_program(&self, guest: Box<dyn SeatedGuest>) -> Option<Process>;
}

/// What a program is told when it sits down, beside the game itself.
pub(crate) struct Newcomer {
    id: GameId,
    /// The name of the game.
    game: &'static str,
    seat: usize,
    limit: ThinkingLimit,
    names: Vec<String>,
    seed: u64,
}

impl<G: Hosted> HostingPrograms for Play<G> {
    fn seat_program(&self, process: Process, new: &Newcomer) -> Option<Box<dyn SeatedGuest>> {
        let Newcomer { limit, names, seed, .. } = new;
        let new = GameBriefing { seat: self.state().actor()?, names, setup: self.setup(), seed: *seed };
        Some(Box::new(Guest::<G>::sit_down(process, *limit, &new)))
    }

    fn let_program_decide(&mut self, guest: &mut dyn SeatedGuest) -> Result<(), ProgramFault> {
        let guest: &mut dyn Any = guest;
        let (Some(actor), Some(guest)) = (self.state().actor(), guest.downcast_mut::<Guest<G>>()) else {
            return Err(ProgramFault::NotStarted("it sits at another game".to_owned()));
        };
        let mut legal = Vec::new();
        self.state().actions(&mut legal);
        let action = guest.decide(self.now(), &standing(self), &legal)?;
        let played = self.play(actor, action);
        assert!(played.is_ok(), "what a program does was checked: {action:?}");
        Ok(())
    }

    fn dismiss_program(&self, guest: Box<dyn SeatedGuest>) -> Option<Process> {
        let guest: Box<dyn Any> = guest;
        let guest = guest.downcast::<Guest<G>>().ok()?;
        guest.leave(self.state(), &standing(self), self.state().outcome().as_ref()).ok()
    }
}

/// All moves that stand.
fn standing<G: Hosted>(play: &Play<G>) -> Vec<(Seat, G::Action)> {
    play.standing(play.version()).iter().map(|(_, made)| (made.seat, made.action)).collect()
}

/// A process that is asked for a decision, or yet to be started for it.
struct Turn {
    programs: Arc<Programs>,
    place: Option<Place>,
    _permit: Option<OwnedSemaphorePermit>,
}

impl Programs {
    /// The programs of a host, with at most this many processes.
    pub(crate) fn new(known: Arc<[Program]>, most: usize, time: Duration) -> Programs {
        let most = most.max(1);
        let limit = ThinkingLimit { milliseconds: Some(time.as_millis() as u32), ..ThinkingLimit::default() };
        Programs { known, limit, most, turns: Arc::new(Semaphore::new(most)), processes: Mutex::default() }
    }

    fn named(&self, name: &str) -> Option<&Program> {
        self.known.iter().find(|program| program.name() == name)
    }

    /// Takes the process of a seat, or another that can play there, as soon as there may be one.
    async fn turn(self: &Arc<Programs>, program: &str, new: &Newcomer) -> Turn {
        let permit = Arc::clone(&self.turns).acquire_owned().await.ok();
        let mut processes = self.processes.lock();
        processes.busy += 1;
        let fits = |idle: &Idle| idle.program == program && idle.game == new.game;
        let own = |idle: &Idle| matches!(&idle.place, Place::At { id, seat, .. } if *id == new.id && *seat == new.seat);
        let free = |idle: &Idle| matches!(idle.place, Place::Free(_));
        let full = processes.idle.len() + processes.busy > self.most;
        let idle = &processes.idle;
        let chosen = idle
            .iter()
            .position(|idle| fits(idle) && own(idle))
            .or_else(|| idle.iter().position(|idle| fits(idle) && free(idle)))
            // It is told of its own game again when its turn comes.
            .or_else(|| idle.iter().position(|idle| full && fits(idle)));
        let place = chosen.map(|chosen| processes.idle.remove(chosen).place);
        let surplus = (processes.idle.len() + processes.busy).saturating_sub(self.most);
        let evicted: Vec<Idle> = processes.idle.drain(..surplus).collect();
        drop(processes);
        drop(evicted);
        Turn { programs: Arc::clone(self), place, _permit: permit }
    }

    /// A game is over: its programs are told, and are free for another.
    pub(crate) fn dismiss(&self, id: &GameId, table: &dyn Table) {
        let mut processes = self.processes.lock();
        let risen = |idle: Idle| {
            let place = match idle.place {
                Place::At { id: at, guest, .. } if at == *id => Place::Free(table.dismiss_program(guest)?),
                elsewhere => elsewhere,
            };
            Some(Idle { place, ..idle })
        };
        processes.idle = std::mem::take(&mut processes.idle).into_iter().filter_map(risen).collect();
    }

    /// Ends the processes that nobody has asked anything for so long.
    pub(crate) fn end_idle(&self, unused_for: Duration) {
        self.end(|idle| idle.used.elapsed() >= unused_for);
    }

    /// Ends all processes; from now on none is kept.
    pub(crate) fn close(&self) {
        self.processes.lock().closed = true;
        self.end(|_| true);
    }

    fn end(&self, which: impl Fn(&Idle) -> bool) {
        let ended = self.processes.lock().idle.extract_if(.., |idle| which(idle)).collect::<Vec<_>>();
        let mut ended: Vec<Process> = ended.into_iter().map(|idle| idle.place.process()).collect();
        // All are told before the first is waited for.
        ended.iter_mut().for_each(Process::say_goodbye);
    }
}

impl Place {
    fn process(self) -> Process {
        match self {
            Place::Free(process) => process,
            Place::At { guest, .. } => guest.rise(),
        }
    }
}

impl Turn {
    /// The table after the program has decided, or what it did wrong. One that has done nothing wrong is kept.
    fn decide(
        mut self,
        table: &dyn Table,
        program: &Program,
        new: &Newcomer,
    ) -> Result<Box<dyn Table>, ProgramFault> {
        let Newcomer { id, game, seat, limit, .. } = new;
        let mut guest = match self.place.take() {
            // What it knows is still so.
            Some(Place::At { id: at, seat: of, version, guest })
                if at == *id && of == *seat && !table.has_gone_back_since(version) =>
            {
                guest
            }
            other => {
                let process = other
                    .map_or_else(|| Process::start(program, game, *limit), |place| Ok(place.process()))?;
                let seated = table.seat_program(process, new);
                seated.ok_or_else(|| ProgramFault::NotStarted("there is nothing to decide".to_owned()))?
            }
        };
        let mut after = table.copy();
        after.let_program_decide(&mut *guest)?;
        let place = Place::At { id: id.clone(), seat: *seat, version: table.version(), guest };
        let idle = Idle { program: program.name().to_owned(), game, place, used: Instant::now() };
        let mut processes = self.programs.processes.lock();
        if !processes.closed {
            processes.idle.push(idle);
        }
        drop(processes);
        Ok(after)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.programs.processes.lock().busy -= 1;
    }
}

impl App {
    /// The table after a program has decided for whoever has to, or what it did wrong.
    pub(crate) async fn ask_program(
        &self,
        session: &Arc<Session>,
        table: &Arc<dyn Table>,
        name: &str,
    ) -> Result<Result<Box<dyn Table>, ProgramFault>, ThinkError> {
        let (Some(program), Some(seat)) = (self.programs.named(name), table.actor()) else {
            return Ok(Err(ProgramFault::NotStarted("this server does not have it".to_owned())));
        };
        let seat = seat.index();
        let new = Newcomer {
            id: session.id.clone(),
            game: session.frame.game.name(),
            seat,
            limit: self.programs.limit,
            names: session.people().names(),
            seed: seed_of_program(session, seat),
        };
        let (program, table) = (program.clone(), Arc::clone(table));
        let turn = self.programs.turn(name, &new).await;
        let job = ThinkJob::of_bot(self, session, Level::Expert);
        self.think(job, move || turn.decide(&*table, &program, &new)).await
    }
}
