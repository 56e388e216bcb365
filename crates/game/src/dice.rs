use rand_core::Rng;
use rand_pcg::Pcg64Mcg;

/// The one way chance enters: a setup is drawn with dice, and after that there are none.
pub trait Dice {
    /// A number from 0 up to, but not including, `sides`; each equally likely.
    fn below(&mut self, sides: u32) -> u32;
}

/// Puts the items in a random order.
pub fn shuffle<T>(items: &mut [T], dice: &mut (impl Dice + ?Sized)) {
    for last in (1..items.len()).rev() {
        items.swap(last, dice.below(last as u32 + 1) as usize);
    }
}

/// Dice that fall the same way for the same seed, on every machine and in every version: PCG 64
/// (MCG 128, XSL-RR), seeded and scaled by the two small functions below rather than by a library
/// that is free to change them.
#[derive(Clone, Debug)]
pub struct Seeded(Pcg64Mcg);

impl Seeded {
    /// Dice for a seed, and for one of its many independent streams (one for each game, say).
    pub fn new(seed: u64, stream: u64) -> Seeded {
        let mut mixed = splitmix(seed) ^ stream;
        let mut half = || {
            mixed = splitmix(mixed);
            u128::from(mixed)
        };
        Seeded(Pcg64Mcg::new((half() << 64) | half()))
    }

    /// Any of 2^64 numbers: a seed for something else.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl Dice for Seeded {
    fn below(&mut self, sides: u32) -> u32 {
        debug_assert!(sides > 0, "dice have sides");
        // 64 random bits scaled to at most 2^32 sides: the bias is below one in four billion.
        ((u128::from(self.0.next_u64()) * u128::from(sides)) >> 64) as u32
    }
}

fn splitmix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_stays_good_for_ever() {
        let mut dice = Seeded::new(1, 0);
        let rolls: Vec<u32> = (0..8).map(|_| dice.below(100)).collect();
        assert_eq!(rolls, GOOD_FOR_EVER);
    }

    const GOOD_FOR_EVER: [u32; 8] = [69, 20, 77, 18, 26, 54, 87, 47];

    #[test]
    fn streams_of_one_seed_differ() {
        assert_ne!(Seeded::new(1, 0).seed(), Seeded::new(1, 1).seed());
        assert_ne!(Seeded::new(1, 0).seed(), Seeded::new(2, 0).seed());
    }

    #[test]
    fn every_side_comes_up() {
        let mut dice = Seeded::new(7, 7);
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[dice.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&times| (850..1150).contains(&times)), "{seen:?}");
    }
}
