use std::fmt;
use std::io::{self, BufRead, Write};

use bots::{Bot, Bots, Kind};
use game::{Recorded, Refused, Seat, known_rules};
use play::Course;
use serde_json::{Map, Value, json};

use crate::{PROTOCOL, ThinkingLimit};

/// Why a bot does not go on speaking: its host said what cannot be understood.
#[derive(Debug)]
pub enum Misunderstood {
    /// The line could not be read, or the answer not be written.
    Line(io::Error),
    /// It said this, and it does not fit.
    Unfit(String),
}

/// Plays as the program of a host: reads what it says from `input` and answers on `output`, until it says goodbye or
/// ends.
pub fn speak<G: Recorded>(
    bots: &Bots<G>,
    kind: Kind,
    input: impl BufRead,
    mut output: impl Write,
) -> Result<(), Misunderstood> {
    let mut speaker = Speaker { bots, kind, limit: None, game: None };
    for line in input.lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let said: Value =
            serde_json::from_str(&line).map_err(|error| Misunderstood::Unfit(error.to_string()))?;
        if said.get("bye").is_some() {
            break;
        }
        if let Some(answer) = speaker.answer(&said)? {
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
    Ok(())
}

/// One of our bots, and what it has been told.
struct Speaker<'b, G: Recorded> {
    bots: &'b Bots<G>,
    kind: Kind,
    /// `None` before the host has said hello.
    limit: Option<ThinkingLimit>,
    game: Option<GameAtHand<G>>,
}

struct GameAtHand<G: Recorded> {
    seat: Seat,
    course: Course<G>,
    bot: Box<dyn Bot<G>>,
}

impl<G: Recorded> Speaker<'_, G> {
    fn answer(&mut self, said: &Value) -> Result<Option<Value>, Misunderstood> {
        if let Some(protocol) = said.get("hello") {
            return self.greet(protocol, said).map(Some);
        }
        if let Some(new) = said.get("new") {
            let Some(limit) = self.limit else { return unfit("a game begins before \"hello\"") };
            self.game = Some(GameAtHand::begin(self.bots, self.kind, limit, new)?);
            return Ok(None);
        }
        if let Some(question) = said.get("decide") {
            let Some(game) = &mut self.game else { return unfit("a question comes before \"new\"") };
            return game.decide(self.bots, question).map(Some);
        }
        if said.get("over").is_some() {
            self.game = None;
        }
        Ok(None)
    }

    fn greet(&mut self, protocol: &Value, said: &Value) -> Result<Value, Misunderstood> {
        if protocol != PROTOCOL {
            return unfit(&format!("the host speaks {protocol}, and this program {PROTOCOL}"));
        }
        if said.get("game").is_none_or(|game| game != G::NAME) {
            return unfit(&format!("this program plays {}", G::NAME));
        }
        self.limit = Some(ThinkingLimit::read(said.get("limit")));
        Ok(json!({ "ready": format!("Railhead {} {}", env!("CARGO_PKG_VERSION"), self.kind) }))
    }
}

impl<G: Recorded> GameAtHand<G> {
    fn begin(
        bots: &Bots<G>,
        kind: Kind,
        limit: ThinkingLimit,
        new: &Value,
    ) -> Result<GameAtHand<G>, Misunderstood> {
        let players = new.get("players").and_then(Value::as_array).map_or(0, Vec::len);
        let Some(seat) = new.get("seat").and_then(Value::as_u64).filter(|&seat| seat < players as u64) else {
            return unfit("\"new\" names no seat of the players");
        };
        let rules =
            known_rules::<G>(new.get("rules")).map_err(|error| Misunderstood::Unfit(format!("{error:?}")))?;
        let none = Value::Object(Map::new());
        let (options, setup) = (new.get("options").unwrap_or(&none), new.get("setup").unwrap_or(&none));
        let flaw = |flaw: G::Flaw| Misunderstood::Unfit(flaw.to_string());
        let start =
            G::read_setup(rules, players, options, setup).and_then(|setup| G::start(&setup)).map_err(flaw)?;
        let seed = new.get("seed").and_then(Value::as_u64).unwrap_or_default();
        Ok(GameAtHand {
            seat: Seat::new(seat as usize),
            course: Course::open(start),
            bot: (bots.sit_down)(kind, seed, limit.effort()),
        })
    }

    fn decide(&mut self, bots: &Bots<G>, question: &Value) -> Result<Value, Misunderstood> {
        for entry in question.get("log").and_then(Value::as_array).into_iter().flatten() {
            self.follow(entry)?;
        }
        let state = self.course.state();
        if state.actor() != Some(self.seat) {
            return unfit("after its log it is not this seat's decision");
        }
        let mut legal = Vec::new();
        state.actions(&mut legal);
        let known = self.course.reckoned();
        let action = self.bot.decide(&known, &legal);
        let shares = self.bot.expected().unwrap_or_else(|| (bots.prospects)(&known));
        let shares = shares.of(state.players()).iter().map(|share| f64::from(*share));
        Ok(json!({ "action": state.write_action(action), "win_share": shares.collect::<Vec<_>>() }))
    }

    fn follow(&mut self, entry: &Value) -> Result<(), Misunderstood> {
        let state = self.course.state();
        let played = || -> Result<G::Action, Refused<G::Illegal>> {
            let malformed = Refused::Malformed { field: "action", expected: "object" };
            let action = state.read_action(entry.as_object().ok_or(malformed)?)?;
            if state.actor().is_none_or(|actor| entry["seat"] != actor.index()) {
                return Err(Refused::Malformed { field: "seat", expected: "seat" });
            }
            state.check(action)?;
            Ok(action)
        };
        let action =
            played().map_err(|_| Misunderstood::Unfit(format!("the log does not go on with {entry}")))?;
        self.course.apply(action, &mut |_| ());
        Ok(())
    }
}

fn unfit<T>(why: &str) -> Result<T, Misunderstood> {
    Err(Misunderstood::Unfit(why.to_owned()))
}

impl From<io::Error> for Misunderstood {
    fn from(error: io::Error) -> Misunderstood {
        Misunderstood::Line(error)
    }
}

impl fmt::Display for Misunderstood {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Misunderstood::Line(error) => error.fmt(f),
            Misunderstood::Unfit(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Misunderstood {}
