use std::num::NonZeroU8;

/// A card by its number in the deck, of which there are `$count`.
macro_rules! numbered {
    ($(#[$doc:meta])* $Name:ident, $count:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        // Counted from 1 within, so that an `Option` of it is no larger.
        pub struct $Name(NonZeroU8);

        impl $Name {
            /// How many a deck has.
            pub const COUNT: usize = $count;

            /// All of them, in the order of the deck.
            pub fn all() -> impl ExactSizeIterator<Item = $Name> + Clone {
                (0..$Name::COUNT).map(|index| $Name(NonZeroU8::MIN.saturating_add(index as u8)))
            }

            /// Its number, for indexing.
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl Default for $Name {
            fn default() -> $Name {
                $Name(NonZeroU8::MIN)
            }
        }
    };
}

numbered!(/** A city, by its number in the deck. */ City, 36);
numbered!(/** A start city, by its number in the deck: one for each company. */ StartCity, 5);
