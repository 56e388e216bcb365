use std::array;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// One value for each `K`, of which there are at most `N`: a player's seat, a company, a hex. `K` says as
/// a number which place of the array is its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct By<K, T, const N: usize> {
    values: [T; N],
    key: PhantomData<K>,
}

impl<K, T: Copy, const N: usize> By<K, T, N> {
    /// The same value for each.
    pub const fn filled(value: T) -> By<K, T, N> {
        By { values: [value; N], key: PhantomData }
    }
}

impl<K, T, const N: usize> By<K, T, N> {
    /// The values of the first `count` keys.
    pub fn of(&self, count: usize) -> &[T] {
        &self.values[..count]
    }

    /// The values of the first `count` keys, to change.
    pub fn of_mut(&mut self, count: usize) -> &mut [T] {
        &mut self.values[..count]
    }
}

impl<K, T: Default, const N: usize> Default for By<K, T, N> {
    fn default() -> Self {
        By { values: array::from_fn(|_| T::default()), key: PhantomData }
    }
}

impl<K: Into<usize>, T, const N: usize> Index<K> for By<K, T, N> {
    type Output = T;
    fn index(&self, key: K) -> &T {
        &self.values[key.into()]
    }
}

impl<K: Into<usize>, T, const N: usize> IndexMut<K> for By<K, T, N> {
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.values[key.into()]
    }
}
