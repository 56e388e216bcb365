use std::marker::PhantomData;
use std::time::Duration;

use game::{BySeat, Game, Outcome, Purse, Recorded, Refused, Seat, Versioned, Viewer};
use play::Course;
use serde_json::{Map, Value, json};

use crate::fault::excerpt;
use crate::{Process, ProgramFault, ThinkingLimit};

/// A program that plays a game at a table.
pub struct Guest<G> {
    process: Process,
    seat: Seat,
    patience: Duration,
    /// How many actions of the game it knows.
    told: usize,
    /// What it was told at the beginning, until it has answered once.
    briefing: Option<Value>,
    expected: Option<BySeat<f32>>,
    game: PhantomData<fn(G)>,
}

/// What a program is told before the first decision of a game.
pub struct GameBriefing<'g, G: Game> {
    /// The seat it plays.
    pub seat: Seat,
    /// The players' names, by seat.
    pub names: &'g [String],
    /// Everything decided before the first decision.
    pub setup: &'g G::Setup,
    /// For whatever it leaves to chance. No other seat has it.
    pub seed: u64,
}

impl<G: Recorded> Guest<G> {
    /// Sits a program down at a new game.
    pub fn sit_down(mut process: Process, limit: ThinkingLimit, new: &GameBriefing<G>) -> Guest<G> {
        let material = G::DESCRIPTION.material;
        let setup = G::write_setup(new.setup);
        let whole = G::material_of(&setup[material]).map(|material| G::write_material(&material));
        let mut line = json!({ "new": {
            "seat": new.seat.index(),
            "players": new.names,
            "rules": G::rules_of(new.setup),
            "options": G::write_options(new.setup),
            "setup": setup,
            "seed": new.seed,
        } });
        line[material] = whole.unwrap_or(Value::Null);
        process.tell(&line);
        Guest {
            process,
            seat: new.seat,
            patience: limit.patience(),
            told: 0,
            briefing: Some(line),
            expected: None,
            game: PhantomData,
        }
    }

    /// Whether this is the doing of a process that had come to its end with an earlier game: before it has answered anything
    /// in this one, it was over or spoke unasked.
    pub fn failed_before(&self, fault: &ProgramFault) -> bool {
        let earlier = matches!(fault, ProgramFault::Ended(_) | ProgramFault::Unasked(_));
        earlier && self.briefing.is_some() && self.process.has_played
    }

    /// Begins the game anew with another process.
    pub fn begin_again(&mut self, process: Process) {
        self.process = process;
        self.told = 0;
        if let Some(briefing) = &self.briefing {
            self.process.tell(briefing);
        }
    }

    /// Asks for a decision: what led to the present state is `log`, from the first action on.
    pub fn decide(
        &mut self,
        course: &Course<G>,
        log: &[(Seat, G::Action)],
        legal: &[G::Action],
    ) -> Result<G::Action, ProgramFault> {
        let state = course.state();
        let version = course.actions() as usize;
        let view = Versioned { version, view: state.view(Viewer::Seat(self.seat)) };
        let written = |&action: &G::Action| Value::Object(state.write_action(action));
        let known = course.reckoned();
        let cash = |seat: Seat| known.holdings(Purse::Cash(seat)).0;
        let question = json!({ "decide": {
            "version": version,
            "log": self.news(state, log),
            "state": view,
            "reckoned_cash": Seat::all(state.players()).map(cash).collect::<Vec<_>>(),
            "actions": legal.iter().map(written).collect::<Vec<_>>(),
        } });
        let answer = self.process.ask(&question, self.patience)?;
        self.briefing = None;
        self.expected = win_shares(&answer["win_share"], state.players());
        let Some(Value::Object(wanted)) = answer.get("action") else {
            return Err(ProgramFault::NoAction(excerpt(&answer.to_string())));
        };
        let legal = |wanted: &Map<String, Value>| -> Result<G::Action, Refused<G::Illegal>> {
            let action = state.read_action(wanted)?;
            state.check(action)?;
            Ok(action)
        };
        legal(wanted).map_err(|refused| {
            let action = excerpt(&answer["action"].to_string());
            ProgramFault::Illegal { action, version, rule: refused.rule() }
        })
    }

    /// Each player's share of the victory, as it expected it when it last decided. Returns `None` if it has not said
    /// so, or what it said are no shares.
    pub fn expected(&self) -> Option<BySeat<f32>> {
        self.expected
    }

    /// Tells how the game ended, and gives the process back, unless it has said something without being asked.
    pub fn leave(
        mut self,
        end: &G,
        log: &[(Seat, G::Action)],
        result: Option<&Outcome>,
    ) -> Result<Process, ProgramFault> {
        if let Some(fault) = self.process.unasked() {
            return Err(fault);
        }
        let news = self.news(end, log);
        self.process.tell(&json!({ "over": { "result": result, "log": news } }));
        Ok(self.process)
    }

    /// Gives the process back in the middle of a game: it is told of whatever comes next as of a new one.
    pub fn rise(self) -> Process {
        self.process
    }

    /// What happened since it was last told something.
    fn news(&mut self, state: &G, log: &[(Seat, G::Action)]) -> Vec<Value> {
        let news = log.iter().skip(self.told).map(|&(seat, action)| {
            let mut entry = Map::new();
            entry.insert("seat".into(), seat.index().into());
            entry.extend(state.write_action(action));
            Value::Object(entry)
        });
        let news = news.collect();
        self.told = log.len();
        news
    }
}

/// Shares by seat that are 1 together.
fn win_shares(said: &Value, players: usize) -> Option<BySeat<f32>> {
    let shares = said.as_array().filter(|shares| shares.len() == players)?;
    let mut by_seat = BySeat::default();
    for (seat, share) in Seat::all(players).zip(shares) {
        by_seat[seat] = share.as_f64().filter(|share| (0.0..=1.0).contains(share))? as f32;
    }
    let sum: f32 = by_seat.of(players).iter().sum();
    ((sum - 1.0).abs() < 0.01).then_some(by_seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_shares_of_one_victory_are_taken_for_an_expectation() {
        let told = win_shares(&json!([0.5, 0.3, 0.2]), 3).expect("shares");
        assert_eq!(told.of(3), [0.5, 0.3, 0.2]);
        for nonsense in
            [json!(null), json!([1.0]), json!([2.0, -1.0, 0.0]), json!([0.5, "x", 0.5]), json!([1, 1, 1])]
        {
            assert_eq!(win_shares(&nonsense, 3), None, "{nonsense}");
        }
    }
}
