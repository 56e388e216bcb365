use crate::UnixTime;

/// A time in which no server lived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// When one was last heard of.
    pub from: UnixTime,
    /// When one was there again.
    pub to: UnixTime,
}

/// All times in which no server lived, oldest first; none touches another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outages(Vec<Outage>);

impl Outages {
    /// Adds one. It may be known already, or touch others.
    pub fn add(&mut self, outage: Outage) {
        if outage.from >= outage.to {
            return;
        }
        let Outages(all) = self;
        let first = all.partition_point(|known| known.to < outage.from);
        let after = all.partition_point(|known| known.from <= outage.to);
        let touched = &all[first..after];
        let from = touched.first().map_or(outage.from, |known| known.from.min(outage.from));
        let to = touched.last().map_or(outage.to, |known| known.to.max(outage.to));
        all.splice(first..after, [Outage { from, to }]);
    }

    /// The end of the last one.
    pub fn last_end(&self) -> Option<UnixTime> {
        self.0.last().map(|outage| outage.to)
    }

    /// Those that were not over at a moment, oldest first.
    pub(crate) fn after(&self, moment: UnixTime) -> &[Outage] {
        &self.0[self.0.partition_point(|outage| outage.to <= moment)..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outage(from: i64, to: i64) -> Outage {
        Outage { from: UnixTime(from), to: UnixTime(to) }
    }

    #[test]
    fn outages_that_touch_are_one() {
        let mut outages = Outages::default();
        for (from, to) in [(50, 60), (10, 20), (30, 40), (10, 20), (7, 7), (18, 30), (90, 95)] {
            outages.add(outage(from, to));
        }
        assert_eq!(outages.0, [outage(10, 40), outage(50, 60), outage(90, 95)]);
        assert_eq!(outages.after(UnixTime(40)), [outage(50, 60), outage(90, 95)]);
        assert_eq!(outages.last_end(), Some(UnixTime(95)));
    }
}
