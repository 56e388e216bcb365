use std::error::Error;
use std::fmt;

/// The number of a ruling, such as `AR-2`: see the `RULES.md` of each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rule(pub &'static str);

impl Rule {
    /// It is another seat's decision.
    pub const ANOTHERS_DECISION: Rule = Rule("G-1");
    /// This is no answer to the present question.
    pub const NO_ANSWER: Rule = Rule("G-2");
    /// There is no such company, hex, city or row.
    pub const NO_SUCH_THING: Rule = Rule("G-3");
    /// The game is over.
    pub const GAME_OVER: Rule = Rule("G-4");
    /// The file or message cannot be read.
    pub const UNREADABLE: Rule = Rule("G-5");
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action is refused: a typed value that carries its numbers. Sentences for people are made
/// from it elsewhere.
pub trait Refusal: Error + Copy + Eq + Send + Sync + 'static {
    /// The ruling that the action breaks.
    fn rule(&self) -> Rule;
}
