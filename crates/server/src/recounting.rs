//! What has happened at a table, for those who look at it: moments, what was missed, and the account of the end.

use game::Seat;
use games::Hosted;
use phrases::{DigestLine, Phrases};
use play::{Move, Play};
use tables::{Account, Moment, Occasion, Scene};

use crate::drawing::{Look, lights};

/// What somebody has missed.
pub(crate) struct Since {
    /// Their last move.
    pub(crate) from: u32,
    /// What has happened since, in short.
    pub(crate) lines: Vec<SinceLine>,
}

/// A line of that.
pub(crate) struct SinceLine {
    pub(crate) told: DigestLine,
    /// What on the stage it is about.
    pub(crate) lights: Option<String>,
}

/// A move, as the log tells it.
pub(crate) struct MoveLine {
    pub(crate) version: u32,
    pub(crate) text: String,
}

/// A game that can be told of, whichever game it is.
pub(crate) trait Recounting {
    /// What is worth a word since a version, oldest first.
    fn moments(&self, after: u32, look: &Look) -> Vec<Moment>;
    /// The payment of a version, with its card. Returns `None` if nothing was paid there, or it was taken back.
    fn payment(&self, version: u32, look: &Look) -> Option<Moment>;
    /// The last version after another one in which companies paid.
    fn last_payment(&self, after: u32) -> Option<u32>;
    /// What has happened since the last move of a seat that its player has made themselves, and not an order of theirs (those
    /// led to the versions `by_orders`), told to whoever sits there. Returns `None` if they have not moved yet.
    fn since(&self, seat: Seat, by_orders: &[u32], names: &[String], phrases: &Phrases) -> Option<Since>;
    /// The moves that stand after a version, each in a sentence as the log has it: none is left out, as it is in short.
    fn moves_after(
        &self,
        after: u32,
        reader: Option<Seat>,
        names: &[String],
        phrases: &Phrases,
    ) -> Vec<MoveLine>;
    /// What has happened since a version, in short.
    fn digest(
        &self,
        after: u32,
        reader: Option<Seat>,
        names: &[String],
        phrases: &Phrases,
    ) -> Vec<DigestLine>;
    /// How everybody came to what they have in the end. Returns `None` before the end.
    fn account(&self, look: &Look) -> Option<Account>;
    /// The years or turns, each with the number of actions that stood when it began.
    fn periods(&self) -> Vec<(usize, String)>;
}

impl<G: Hosted> Recounting for Play<G> {
    fn moments(&self, after: u32, look: &Look) -> Vec<Moment> {
        let new: Vec<_> =
            self.standing(self.version()).into_iter().filter(|(version, _)| *version > after).collect();
        let mut moments = Vec::new();
        let mut rest = &new[..];
        while let Some((_, first)) = rest.first() {
            // What one player does in a row is told together; with a payment it is over.
            let pays = |(_, made): &(u32, &Move<G>)| made.events.iter().any(G::pays);
            let same = rest.iter().take_while(|(_, made)| made.seat == first.seat).count();
            let end = rest[..same].iter().position(pays).map_or(same, |paid| paid + 1);
            let (together, later) = rest.split_at(end);
            moments.extend(occasion(self, together, look, G::moments).unwrap_or_default());
            rest = later;
        }
        moments
    }

    fn payment(&self, version: u32, look: &Look) -> Option<Moment> {
        let moves = self.standing(self.version());
        let made: Vec<_> = moves.into_iter().filter(|(other, _)| *other == version).collect();
        let moments = occasion(self, &made, look, G::moments)?;
        moments.into_iter().find(|moment| moment.card.is_some())
    }

    fn last_payment(&self, after: u32) -> Option<u32> {
        let moves = self.standing(self.version());
        let paid = |(version, made): &&(u32, &Move<G>)| *version > after && made.events.iter().any(G::pays);
        moves.iter().rev().find(paid).map(|(version, _)| *version)
    }

    fn since(&self, seat: Seat, by_orders: &[u32], names: &[String], phrases: &Phrases) -> Option<Since> {
        let moves = self.standing(self.version());
        let own = |&&(version, made): &&(u32, &Move<G>)| made.seat == seat && !by_orders.contains(&version);
        // Whoever has given an order before their first move was there until it moved.
        let until_then = || by_orders.iter().min()?.checked_sub(1);
        let from = moves.iter().rev().find(own).map(|(version, _)| *version).or_else(until_then)?;
        let mut told_until = from;
        let line = |told: DigestLine| {
            let about = told_until + 1..=told.version;
            if !told.heading {
                told_until = told.version;
            }
            let made = moves.iter().filter(|(version, _)| about.contains(version));
            let lights = lights(self.state(), made.flat_map(|(_, made)| &made.events[..]));
            SinceLine { told, lights }
        };
        let lines = self.digest(from, Some(seat), names, phrases).into_iter().map(line).collect();
        Some(Since { from, lines })
    }

    fn moves_after(
        &self,
        after: u32,
        reader: Option<Seat>,
        names: &[String],
        phrases: &Phrases,
    ) -> Vec<MoveLine> {
        let moves = self.standing(self.version());
        let told = |&(version, made): &(u32, &Move<G>)| {
            let lines = made
                .events
                .iter()
                .filter_map(|event| self.state().tell_event_to(reader, names, event, phrases));
            let lines: Vec<String> = lines.filter(|line| line.depth > 0).map(|line| line.text).collect();
            (!lines.is_empty()).then(|| MoveLine { version, text: lines.join(" ") })
        };
        moves.iter().filter(|(version, _)| *version > after).filter_map(told).collect()
    }

    fn digest(
        &self,
        after: u32,
        reader: Option<Seat>,
        names: &[String],
        phrases: &Phrases,
    ) -> Vec<DigestLine> {
        let moves = self.standing(self.version());
        let new: Vec<(u32, &[G::Event])> = moves
            .iter()
            .filter(|(version, _)| *version > after)
            .map(|(version, made)| (*version, &made.events[..]))
            .collect();
        self.state().tell_digest(reader, names, &new, phrases)
    }

    fn account(&self, look: &Look) -> Option<Account> {
        let moves = self.standing(self.version());
        let told = moves.iter().flat_map(|(_, made)| made.events.iter());
        let story: Vec<G::Event> = self.opening().iter().chain(told).copied().collect();
        seen(self.state(), look, &[], |scene| G::account(scene, &story))
    }

    fn periods(&self) -> Vec<(usize, String)> {
        let opening = self.opening().iter().filter_map(G::period).map(|label| (0, label));
        let moves = self.standing(self.version());
        let later = moves.iter().enumerate().flat_map(|(index, (_, made))| {
            made.events.iter().filter_map(G::period).map(move |label| (index + 1, label))
        });
        opening.chain(later).collect()
    }
}

/// Shows what some moves of one player brought. Returns `None` if there are none.
pub(crate) fn occasion<G: Hosted, T>(
    play: &Play<G>,
    moves: &[(u32, &Move<G>)],
    look: &Look,
    tell: impl FnOnce(&Occasion<G>) -> T,
) -> Option<T> {
    let (&(first, by), &(version, _)) = (moves.first()?, moves.last()?);
    let earlier = play.at(first.checked_sub(1)?)?;
    let after = play.at(version)?;
    let events: Vec<G::Event> = moves.iter().flat_map(|(_, made)| made.events.iter().copied()).collect();
    let earlier = earlier.state().known_to(look.eyes);
    Some(seen(after.state(), look, &events, |scene| {
        tell(&Occasion { scene, earlier: &earlier, by: by.seat, version })
    }))
}

/// A state as the viewer may suppose it, without a plan.
pub(crate) fn seen<G: Hosted, T>(
    truth: &G,
    look: &Look,
    since: &[G::Event],
    see: impl FnOnce(&Scene<G>) -> T,
) -> T {
    let known = truth.known_to(look.eyes);
    let memory = G::Memory::default();
    see(&Scene {
        state: &known,
        before: &known,
        memory: &memory,
        plan: &[],
        seats: look.seats,
        names: look.names,
        eyes: look.eyes.seat(),
        asked: false,
        focus: None,
        since,
        book: look.book,
        phrases: look.phrases,
    })
}
