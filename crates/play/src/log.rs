use std::sync::Arc;

use game::Game;

use crate::{Course, Entry};

/// Everything that happened at a table, in order, in pages that each begin with the state of play
/// there: any earlier moment is a few actions away. Full pages are shared between copies, so that
/// a move costs the same in a long game as in a short one.
#[derive(Clone, Debug)]
pub(crate) struct Log<G: Game> {
    full: Vec<Arc<Page<G>>>,
    last: Page<G>,
}

/// Some entries. A take-back is always the last of its page, so that within a page one action
/// simply follows another.
#[derive(Clone, Debug)]
struct Page<G: Game> {
    /// How many entries come before it.
    after: u32,
    /// Where the game stood then.
    before: Course<G>,
    entries: Vec<Entry<G>>,
}

/// The longest page: what a look back has to play again at most.
const LONGEST: usize = 32;

impl<G: Game> Log<G> {
    pub(crate) fn open(start: Course<G>) -> Log<G> {
        Log { full: Vec::new(), last: Page { after: 0, before: start, entries: Vec::new() } }
    }

    /// How many entries there are.
    pub(crate) fn len(&self) -> u32 {
        self.last.end()
    }

    /// Adds an entry, after which the game stands as `now` says.
    pub(crate) fn push(&mut self, entry: Entry<G>, now: &Course<G>) {
        let ends = matches!(entry, Entry::Back(_));
        self.last.entries.push(entry);
        if ends || self.last.entries.len() == LONGEST {
            let next = Page { after: self.len(), before: now.clone(), entries: Vec::new() };
            self.full.push(Arc::new(std::mem::replace(&mut self.last, next)));
        }
    }

    /// The entry that led to a version. Returns `None` for version 0 and for what has not happened.
    pub(crate) fn entry(&self, version: u32) -> Option<&Entry<G>> {
        let page = self.page(version.checked_sub(1)?);
        page.entries.get((version - 1 - page.after) as usize)
    }

    /// The entries after a version, in order.
    pub(crate) fn after(&self, version: u32) -> impl Iterator<Item = &Entry<G>> {
        let first = self.full.partition_point(|page| page.end() <= version);
        let pages = self.full[first..].iter().map(Arc::as_ref).chain([&self.last]);
        let skipped = move |page: &Page<G>| version.saturating_sub(page.after) as usize;
        pages.flat_map(move |page| page.entries.iter().skip(skipped(page)))
    }

    /// Where the game stood at a version that there has been.
    pub(crate) fn at(&self, version: u32) -> Course<G> {
        let page = self.page(version);
        let mut course = page.before.clone();
        for entry in page.entries.iter().take((version - page.after) as usize) {
            if let Entry::Move(made) = entry {
                course.apply(made.action, &mut |_| ());
            }
        }
        course
    }

    /// The log as it was at a version that there has been.
    pub(crate) fn until(&self, version: u32) -> Log<G> {
        let whole = self.full.partition_point(|page| page.end() <= version);
        let mut last = self.full.get(whole).map_or_else(|| self.last.clone(), |page| Page::clone(page));
        last.entries.truncate((version - last.after) as usize);
        Log { full: self.full[..whole].to_vec(), last }
    }

    /// The page in which a version is the beginning or within.
    fn page(&self, version: u32) -> &Page<G> {
        let place = self.full.partition_point(|page| page.end() <= version);
        self.full.get(place).map_or(&self.last, Arc::as_ref)
    }
}

impl<G: Game> Page<G> {
    fn end(&self) -> u32 {
        self.after + self.entries.len() as u32
    }
}
