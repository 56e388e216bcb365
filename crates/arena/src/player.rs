//! Whoever decides for a seat of a simulated game.

use bots::{Bot, Bots, Effort, Kind, Level};
use game::{BySeat, Recorded, Seat};
use play::Course;
use programs::{GameBriefing, Guest, ProcessPool, ProgramFault};

use crate::Entrant;

/// What a program did wrong in a game, which it has lost by that.
#[derive(Clone, Debug)]
pub struct SeatFault {
    /// Where it sat.
    pub seat: Seat,
    /// The name of the program.
    pub program: String,
    /// What it did.
    pub fault: ProgramFault,
}

/// The players of a game, by seat.
pub(crate) struct Players<'s, G: Recorded> {
    bots: &'s Bots<G>,
    seats: Vec<Player<'s, G>>,
    pub(crate) faults: Vec<SeatFault>,
}

struct Player<'s, G: Recorded> {
    hand: Hand<'s, G>,
    seed: u64,
}

enum Hand<'s, G: Recorded> {
    Own(Box<dyn Bot<G>>),
    Program(Box<Guest<G>>, &'s ProcessPool),
}

impl<'s, G: Recorded> Players<'s, G> {
    pub(crate) fn new(bots: &'s Bots<G>) -> Players<'s, G> {
        Players { bots, seats: Vec::new(), faults: Vec::new() }
    }

    /// Seats the next one, clockwise.
    pub(crate) fn seat(
        &mut self,
        entrant: &Entrant,
        effort: Effort,
        pools: &'s [ProcessPool],
        new: &GameBriefing<G>,
    ) {
        let hand = match entrant {
            Entrant::Own(kind) => Hand::Own((self.bots.sit_down)(*kind, new.seed, effort)),
            Entrant::Program(program) => {
                let pool =
                    pools.iter().find(|pool| pool.program() == program).expect("a pool for each program");
                match pool.take() {
                    Ok(process) => Hand::Program(Box::new(Guest::sit_down(process, pool.limit(), new)), pool),
                    Err(fault) => {
                        let seat = new.seat;
                        self.faults.push(SeatFault { seat, program: entrant.to_string(), fault });
                        self.substitute(new.seed)
                    }
                }
            }
        };
        self.seats.push(Player { hand, seed: new.seed });
    }

    /// What somebody decides whose turn it is. A program that fails has lost: `random` goes on in its place.
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        course: &Course<G>,
        log: &[(Seat, G::Action)],
        legal: &[G::Action],
    ) -> G::Action {
        let player = &mut self.seats[seat.index()];
        let fault = match &mut player.hand {
            Hand::Own(bot) => return bot.decide(&course.reckoned(), legal),
            Hand::Program(guest, pool) => {
                let mut answer = guest.decide(course, log, legal);
                if let Err(fault) = &answer
                    && guest.failed_before(fault)
                    && let Ok(process) = pool.start()
                {
                    guest.begin_again(process);
                    answer = guest.decide(course, log, legal);
                }
                match answer {
                    Ok(action) => return action,
                    Err(fault) => SeatFault { seat, program: pool.program().name().to_owned(), fault },
                }
            }
        };
        self.faults.push(fault);
        let seed = player.seed;
        self.seats[seat.index()].hand = self.substitute(seed);
        self.decide(seat, course, log, legal)
    }

    /// Each player's share of the victory, as whoever has just decided expects it. Returns `None` if they did not think
    /// about that.
    pub(crate) fn expected(&self, seat: Seat) -> Option<BySeat<f32>> {
        match &self.seats[seat.index()].hand {
            Hand::Own(bot) => bot.expected(),
            Hand::Program(guest, _) => guest.expected(),
        }
    }

    /// The game is over: programs are told, and wait for the next.
    pub(crate) fn leave(mut self, course: &Course<G>, log: &[(Seat, G::Action)]) -> Vec<SeatFault> {
        let outcome = course.state().outcome();
        for (seat, player) in Seat::all(self.seats.len()).zip(self.seats) {
            let Hand::Program(guest, pool) = player.hand else { continue };
            match guest.leave(course.state(), log, outcome.as_ref()) {
                Ok(process) => pool.give_back(process),
                Err(fault) => {
                    let program = pool.program().name().to_owned();
                    self.faults.push(SeatFault { seat, program, fault });
                }
            }
        }
        self.faults
    }

    fn substitute(&self, seed: u64) -> Hand<'s, G> {
        Hand::Own((self.bots.sit_down)(Kind::from(Level::Random), seed, Effort::default()))
    }
}
