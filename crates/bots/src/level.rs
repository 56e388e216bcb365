/// How well a bot plays, weakest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal action.
    Random,
    /// Simple rules: sensible, and beatable.
    Easy,
    /// Looks at what each of its moves would be worth.
    #[default]
    Medium,
    /// Looks at what the others would answer, too.
    Hard,
    /// Looks longer.
    Expert,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The next weaker one. Returns `None` for the weakest.
    pub fn weaker(self) -> Option<Level> {
        Level::ALL.into_iter().rfind(|&level| level < self)
    }

    /// Its name on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The level of that name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}
