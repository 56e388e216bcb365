use std::fmt;

use bots::Kind;
use programs::Program;

/// Who plays in a simulation: one of our own bots, or a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A bot of this kind.
    Own(Kind),
    /// Somebody's program.
    Program(Program),
}

impl From<Kind> for Entrant {
    fn from(kind: Kind) -> Entrant {
        Entrant::Own(kind)
    }
}

/// The name by which it is asked for.
impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Entrant::Own(kind) => kind.fmt(f),
            Entrant::Program(program) => f.write_str(program.name()),
        }
    }
}
