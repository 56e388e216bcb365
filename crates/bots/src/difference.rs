/// How different two moves are to somebody who asks what else there is, from the least on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difference {
    /// The same at another price, or in another order.
    Price,
    /// The same kind of move, done elsewhere.
    Place,
    /// Another kind of move, or one for another company.
    Kind,
}

impl Difference {
    /// The difference of two moves by what they come down to: whether they are the same but for prices and order, and
    /// whether they are of one kind.
    pub(crate) fn of<A: Copy, T: PartialEq, K: PartialEq>(
        (one, other): (&[A], &[A]),
        without_price: impl Fn(A) -> T,
        kind: impl Fn(A) -> K,
    ) -> Difference {
        let kinds = |line: &[A]| -> Vec<K> { line.iter().map(|&action| kind(action)).collect() };
        let deeds = |line: &[A]| -> Vec<T> { line.iter().map(|&action| without_price(action)).collect() };
        if one.len() == other.len()
            && has_all(&deeds(one), &deeds(other))
            && has_all(&deeds(other), &deeds(one))
        {
            Difference::Price
        } else if has_all(&kinds(one), &kinds(other)) && has_all(&kinds(other), &kinds(one)) {
            Difference::Place
        } else {
            Difference::Kind
        }
    }
}

fn has_all<T: PartialEq>(these: &[T], those: &[T]) -> bool {
    those.iter().all(|that| these.contains(that))
}
