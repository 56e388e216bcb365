use std::fmt;
use std::ops::Deref;

use serde::{Serialize, Serializer};

/// A short list that lives inside the state of play.
///
/// `ArrayVec` does the same, but is cloned element by element; this one is `Copy`, so that
/// cloning a state stays one copy of memory.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// A list with nothing in it.
    pub fn new() -> Self {
        List { len: 0, items: [T::default(); N] }
    }

    /// Adds one at the end. The rules keep every list within its room.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds one at the end if so; there is room for it in any case.
    pub fn push_if(&mut self, so: bool, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += u8::from(so);
    }

    /// The first one, as of a slice: it is looked at so often that the others stay out of it.
    pub fn first(&self) -> Option<&T> {
        if self.len == 0 { None } else { self.items.first() }
    }

    /// Takes out the first one, the others move up.
    pub fn take_first(&mut self) -> Option<T> {
        let first = *self.first()?;
        // All of the room at once: so the compiler knows how much that is.
        self.items.copy_within(1.., 0);
        self.items[N - 1] = T::default();
        self.len -= 1;
        Some(first)
    }
}

impl<T: Copy + Default, const N: usize> From<&[T]> for List<T, N> {
    /// # Panics
    /// If they are more than there is room for.
    fn from(items: &[T]) -> Self {
        let mut list = List::new();
        list.items[..items.len()].copy_from_slice(items);
        list.len = items.len() as u8;
        list
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_with_the_same_items_are_equal_whatever_stood_there_before() {
        let mut worn: List<u8, 3> = [9, 1, 2].into_iter().collect();
        assert_eq!(worn.take_first(), Some(9));
        assert_eq!(worn, [1, 2].into_iter().collect());
        assert_eq!(&worn[..], [1, 2]);
    }
}
