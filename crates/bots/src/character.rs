/// What a bot likes, apart from how well it plays. Random and easy bots have none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Character {
    /// Likes nothing but to win.
    #[default]
    Even,
    /// Would rather have a great network than a full purse.
    Builder,
    /// Parts with its money late.
    Miser,
    /// Is glad when others lose, even more than when it wins.
    Spoiler,
}

impl Character {
    /// All of them.
    pub const ALL: [Character; 4] =
        [Character::Even, Character::Builder, Character::Miser, Character::Spoiler];

    /// Its name on the command line and in stored games.
    pub const fn name(self) -> &'static str {
        match self {
            Character::Even => "even",
            Character::Builder => "builder",
            Character::Miser => "miser",
            Character::Spoiler => "spoiler",
        }
    }

    /// The character of that name.
    pub fn named(name: &str) -> Option<Character> {
        Character::ALL.into_iter().find(|character| character.name() == name)
    }

    /// What the character does to a bot's thoughts.
    pub(crate) const fn taste(self) -> Taste {
        let even = Taste { building: 1.0, spending: 1.0, spite: 0.0 };
        match self {
            Character::Even => even,
            Character::Builder => Taste { building: 1.15, ..even },
            Character::Miser => Taste { spending: 0.85, ..even },
            Character::Spoiler => Taste { spite: 0.35, ..even },
        }
    }
}

/// How a character differs from a player who only wants to win.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taste {
    /// What a dollar of a company's future is worth to it, in dollars.
    pub(crate) building: f32,
    /// The part of what it could pay for a share that it is ready to pay.
    pub(crate) spending: f32,
    /// How much the best rival's share of the victory takes from its own utility.
    pub(crate) spite: f32,
}
