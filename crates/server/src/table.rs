use std::any::Any;

use bots::{Bot, Effort, Kind};
use game::{Outcome, Seat, Viewer};
use games::Hosted;
use phrases::Phrases;
use play::{Door, Incident, NoWayBack, Play, Unfit};
use serde_json::{Map, Value};
use store::StoredEntry;
use tables::Milestone;

use crate::drawing::Drawing;
use crate::effects::Weighing;
use crate::hosting::HostingPrograms;
use crate::recounting::Recounting;
use crate::refusal::RefusalMessage;
use crate::taking_orders::TakingOrders;
use crate::teaching::Teaching;
use crate::tip::Advising;
use crate::visitor::english;

/// A game under way with all that a server does with it: it is played, drawn, told and thought about,
/// whichever game it is.
pub(crate) trait Table:
    Door + Drawing + Recounting + Advising + Teaching + TakingOrders + Weighing + HostingPrograms
{
    /// A copy to try something on.
    fn copy(&self) -> Box<dyn Table>;
    /// The table as it was at a version. Returns `None` for a version that has not been yet.
    fn until(&self, version: u32) -> Option<Box<dyn Table>>;
    /// The same table as the viewer may suppose it, to try plans on.
    fn known_to(&self, viewer: Viewer) -> Box<dyn Table>;

    /// Lets the actor do this; a refused action leaves the table as it was.
    fn act(&mut self, action: &Map<String, Value>) -> Result<(), RefusalMessage>;
    /// Takes back to a version that stands.
    fn take_back(&mut self, by: Seat, to: u32) -> Result<(), NoWayBack>;
    /// Notes something that happened to whoever has a seat.
    fn note(&mut self, seat: Seat, incident: Incident);
    /// Goes on with a stored entry.
    fn follow(&mut self, entry: StoredEntry) -> Result<(), LoadError>;

    /// How far the game has come, for lists.
    fn milestone(&self) -> Option<Milestone>;
    /// Whether players may talk while the game runs.
    fn allows_talk(&self) -> bool;
    /// Whether the present question is the first of a turn.
    fn begins_turn(&self) -> bool;

    /// A bot that can decide here. Returns `None` if the game has no bots.
    fn sit_down(&self, kind: Kind, seed: u64, effort: Effort) -> Option<SeatedBot>;
    /// Lets a bot do what it decides on for the actor. Returns whether it did anything: not when the game is
    /// over, nor with a bot of another game.
    fn let_decide(&mut self, seated: &mut SeatedBot) -> bool;
    /// Each seat's share of the victory, by a look at the table; exact when the game is over.
    fn prospects(&self) -> Vec<f32>;

    /// What is asked now, as a sentence of its own, told to a reader. Returns `None` when the game is over.
    fn question(&self, reader: Seat, names: &[String], phrases: &Phrases) -> Option<String>;

    /// Who won, and why it ended, once it has.
    fn ending(&self, reader: Option<Seat>, names: &[String], phrases: &Phrases) -> Option<(Outcome, String)>;
}

/// A bot at a table, with what it has thought so far.
pub(crate) struct SeatedBot {
    pub(crate) kind: Kind,
    /// A `Box<dyn Bot<G>>` for the game of the table.
    bot: Box<dyn Any + Send>,
}

/// Why a stored game cannot be gone on with.
#[derive(Debug)]
pub(crate) enum LoadError {
    /// A newer program has written it.
    Newer,
    /// It does not hold.
    Broken(String),
}

impl<G: Hosted> Table for Play<G> {
    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn until(&self, version: u32) -> Option<Box<dyn Table>> {
        Some(Box::new(self.until(version)?))
    }

    fn known_to(&self, viewer: Viewer) -> Box<dyn Table> {
        Box::new(self.known_to(viewer))
    }

    fn act(&mut self, action: &Map<String, Value>) -> Result<(), RefusalMessage> {
        match self.act(action) {
            Ok(_) => Ok(()),
            Err(refused) => Err(RefusalMessage::of_action(self.state(), refused)),
        }
    }

    fn take_back(&mut self, by: Seat, to: u32) -> Result<(), NoWayBack> {
        self.take_back(by, to).map(drop)
    }

    fn note(&mut self, seat: Seat, incident: Incident) {
        self.note(seat, incident);
    }

    fn follow(&mut self, entry: StoredEntry) -> Result<(), LoadError> {
        let seat = usize::from(entry.seat);
        if seat >= self.state().players() {
            return Err(LoadError::Broken(format!("entry {} is of no seat here", entry.version)));
        }
        self.follow(Seat::new(seat), entry.text).map_err(|unfit| match unfit {
            Unfit::Newer => LoadError::Newer,
            Unfit::Refused(refused) => {
                LoadError::Broken(RefusalMessage::of_action(self.state(), refused).sentence(&[], english()))
            }
            other => LoadError::Broken(format!("entry {}: {other:?}", entry.version)),
        })
    }

    fn milestone(&self) -> Option<Milestone> {
        self.state().milestone()
    }

    fn allows_talk(&self) -> bool {
        G::allows_talk(self.setup())
    }

    fn begins_turn(&self) -> bool {
        self.state().begins_turn()
    }

    fn sit_down(&self, kind: Kind, seed: u64, effort: Effort) -> Option<SeatedBot> {
        let bot = (G::BOTS?.sit_down)(kind, seed, effort);
        Some(SeatedBot { kind, bot: Box::new(bot) })
    }

    fn let_decide(&mut self, seated: &mut SeatedBot) -> bool {
        let Some(actor) = self.state().actor() else { return false };
        let Some(bot) = seated.bot.downcast_mut::<Box<dyn Bot<G>>>() else { return false };
        let mut legal = Vec::new();
        self.state().actions(&mut legal);
        let action = bot.decide(&self.now().reckoned(), &legal);
        let played = self.play(actor, action);
        assert!(played.is_ok(), "a bot does what is refused: {action:?}");
        true
    }

    fn prospects(&self) -> Vec<f32> {
        let players = self.state().players();
        G::BOTS.map_or_else(Vec::new, |bots| (bots.prospects)(self.state()).of(players).to_vec())
    }

    fn question(&self, reader: Seat, names: &[String], phrases: &Phrases) -> Option<String> {
        self.state().tell_question(Some(reader), names, phrases)
    }

    fn ending(&self, reader: Option<Seat>, names: &[String], phrases: &Phrases) -> Option<(Outcome, String)> {
        let outcome = self.state().outcome()?;
        let sentence = phrases::tell_outcome_to::<G>(&outcome, names, reader, phrases);
        Some((outcome, sentence))
    }
}
