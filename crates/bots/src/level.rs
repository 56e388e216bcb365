/// How well a bot plays, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal action.
    Random,
    /// Simple rules: sensible, and beatable.
    Easy,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Easy];

    /// Its name on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
        }
    }

    /// The level of that name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}
