//! Bots as programs: any program that speaks `railhead-bot/1` on its standard input and output can
//! play.
//!
//! One JSON object is a line. A host ([`Program`], [`ProcessPool`], [`Guest`]) starts the program,
//! tells it where a game stands and asks for its decisions; [`speak`] is the other side, for our own
//! bots. So any two versions of Railhead can play each other.
//!
//! ```
//! use programs::Program;
//!
//! let program = Program::named("mine=./my-bot --depth 3")?;
//! assert_eq!(program.name(), "mine");
//! # Ok::<(), programs::WrongProgram>(())
//! ```

mod fault;
mod guest;
mod limit;
mod pool;
mod process;
mod program;
mod speaker;

pub use fault::ProgramFault;
pub use guest::{GameBriefing, Guest};
pub use limit::ThinkingLimit;
pub use pool::ProcessPool;
pub use process::Process;
pub use program::{Program, WrongProgram};
pub use speaker::{Misunderstood, speak};

/// What a host and a program speak.
pub const PROTOCOL: &str = "railhead-bot/1";
