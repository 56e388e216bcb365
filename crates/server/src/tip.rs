use bots::Effort;
use game::{Money, Viewer};
use games::Hosted;
use phrases::{MoveOutlook, Phrases, tell_advice};
use play::Play;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tables::Step;

/// A move that a strong bot would think of, with what it expects of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Tip {
    /// The actions, all of them the actor's.
    pub(crate) actions: Vec<Map<String, Value>>,
    /// Each seat's share of the victory after it.
    pub(crate) shares: Vec<f32>,
    /// What each seat would have in the end, in dollars.
    pub(crate) cash: Vec<f32>,
}

/// A move in words.
#[derive(Clone, Debug, Default)]
pub(crate) struct Telling {
    /// Its steps.
    pub(crate) words: Vec<String>,
    /// The figures that it changes.
    pub(crate) changes: Vec<String>,
    /// Where it is to be seen on the table: ids of elements, with spaces between them.
    pub(crate) places: String,
    /// The ruling that explains what it does, where one does.
    pub(crate) ruling: Option<&'static str>,
}

/// The most hints that are shown.
pub(crate) const TIPS: usize = 3;

/// What a tip has over the others, or they over it.
pub(crate) fn compare(
    tips: &[Tip],
    place: usize,
    seat: usize,
    names: &[String],
    phrases: &Phrases,
) -> String {
    let outlooks: Vec<MoveOutlook> =
        tips.iter().map(|tip| MoveOutlook { shares: &tip.shares, cash: &tip.cash }).collect();
    tell_advice(&outlooks, place, seat, names, phrases)
}

/// A game that bots can give advice on, whichever game it is.
pub(crate) trait Advising {
    /// What a strong bot thinks of the present decision, from what the actor knows: the best move first.
    /// There is no advice where the game has no bots.
    fn advise(&self, seed: u64, effort: Effort) -> Vec<Tip>;
    /// A move of the actor in words, and what it changes as far as the actor may suppose.
    fn tell(&self, actions: &[Map<String, Value>], names: &[String], phrases: &Phrases) -> Telling;
}

impl<G: Hosted> Advising for Play<G> {
    fn advise(&self, seed: u64, effort: Effort) -> Vec<Tip> {
        let (Some(bots), Some(actor)) = (G::BOTS, self.state().actor()) else { return Vec::new() };
        let known = self.now().reckoned();
        let seats = known.players();
        let mut tips: Vec<Tip> = Vec::new();
        for advice in (bots.advise)(&known, seed, effort) {
            // What was never tried is only a guess, but a guess is better than no answer.
            if advice.visits == 0 && !tips.is_empty() {
                continue;
            }
            let mut after = known.clone().into_owned();
            let mut actions = Vec::new();
            for &action in advice.line.iter() {
                if after.actor() != Some(actor) || after.check(action).is_err() {
                    break;
                }
                actions.push(after.write_action(action));
                after.apply(action, &mut |_| ());
            }
            if !actions.is_empty() && !tips.iter().any(|tip| tip.actions == actions) {
                let (shares, cash) = (advice.prospects.of(seats).to_vec(), advice.worths.of(seats).to_vec());
                tips.push(Tip { actions, shares, cash });
            }
        }
        tips
    }

    fn tell(&self, actions: &[Map<String, Value>], names: &[String], phrases: &Phrases) -> Telling {
        let Some(actor) = self.state().actor() else { return Telling::default() };
        let mut state = self.state().known_to(Viewer::Seat(actor)).into_owned();
        let before = state.figures(actor, phrases);
        let mut words = Vec::new();
        let mut places: Vec<String> = Vec::new();
        let mut ruling = None;
        for written in actions {
            let Ok(step) = Step::take(&mut state, actor, written) else { break };
            words.push(G::tell_step(&step, names, phrases));
            ruling = ruling.or_else(|| step.events.iter().find_map(G::ruling_of));
            places.extend(step.events.iter().filter_map(|event| state.hinted(event)));
        }
        places.dedup();
        let after = state.figures(actor, phrases);
        let change = |(name, amount): &(String, Money)| {
            let (_, was) = before.iter().find(|(known, was)| known == name && was != amount)?;
            let args = [("what", name.into()), ("before", (*was).into()), ("after", (*amount).into())];
            Some(phrases.say("figure-change", &args))
        };
        let changes = after.iter().filter_map(change).collect();
        Telling { words, changes, places: places.join(" "), ruling }
    }
}
