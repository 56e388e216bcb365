//! The bots that have thought about a game lately: what they have seen of it is still good for their
//! next decision.

use std::collections::VecDeque;

use bots::Kind;
use parking_lot::Mutex;
use store::GameId;

use crate::table::SeatedBot;

/// The bots that are kept, longest unused first.
pub(crate) struct BotCache {
    kept: Mutex<VecDeque<(GameId, usize, SeatedBot)>>,
    most: usize,
}

impl BotCache {
    /// Keeps at most `most` bots: what an expert has seen takes megabytes.
    pub(crate) fn new(most: usize) -> BotCache {
        BotCache { kept: Mutex::new(VecDeque::new()), most }
    }

    /// Takes out the bot of a seat, if one of this kind has thought there before.
    pub(crate) fn take(&self, game: &GameId, seat: usize, kind: Kind) -> Option<SeatedBot> {
        let mut kept = self.kept.lock();
        let place = kept.iter().position(|(at, of, _)| at == game && *of == seat)?;
        let (_, _, bot) = kept.remove(place)?;
        (bot.kind == kind).then_some(bot)
    }

    /// Keeps a bot for the next decision of its seat.
    pub(crate) fn keep(&self, game: &GameId, seat: usize, bot: SeatedBot) {
        let mut kept = self.kept.lock();
        while kept.len() >= self.most {
            kept.pop_front();
        }
        kept.push_back((game.clone(), seat, bot));
    }

    /// Forgets a game: it is over.
    pub(crate) fn forget(&self, game: &GameId) {
        self.kept.lock().retain(|(of, ..)| of != game);
    }
}
