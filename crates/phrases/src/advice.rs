use game::Money;

use crate::{Arg, Phrases};

/// What a strong bot expects of a move, for each seat.
#[derive(Clone, Copy, Debug)]
pub struct MoveOutlook<'a> {
    /// Shares of the victory.
    pub shares: &'a [f32],
    /// Dollars in the end.
    pub cash: &'a [f32],
}

/// A difference below this part of what somebody has in the end says nothing.
const NOTABLE: f32 = 0.01;

/// Why one of the best moves is better or worse than another, in dollars: the best is held against
/// the second best, all others against the best. What oneself gets is not all that counts; a move may
/// cost oneself something and a rival more.
pub fn tell_advice(
    outlooks: &[MoveOutlook],
    place: usize,
    seat: usize,
    names: &[String],
    phrases: &Phrases,
) -> String {
    let (against, other) = match (place, outlooks) {
        (0, [_, second, ..]) => ("second", second),
        (1.., [best, ..]) => ("best", best),
        _ => return phrases.say("advice-only", &[]),
    };
    let this = &outlooks[place];
    let (own, rival) = (difference(this, other, seat), most_concerned(this, other, seat, names.len()));
    let alike = percent(this.shares[seat]) == percent(other.shares[seat]);
    let id = match own {
        0 if alike && rival.is_none() => "advice-alike",
        0 => "advice-even",
        1.. => "advice-more",
        _ => "advice-less",
    };
    let amount = |amount: i32| ("amount", Arg::Money(Money(amount.abs())));
    let mut told = phrases.say(id, &[("against", against.into()), amount(own)]);
    if let Some((rival, theirs)) = rival {
        let id = if theirs > 0 { "advice-rival-more" } else { "advice-rival-less" };
        told.push(' ');
        told.push_str(&phrases.say(id, &[("rival", (&names[rival]).into()), amount(theirs)]));
    }
    told
}

/// A share of the victory as people say it.
pub fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

/// What somebody would have in the end, no more exactly than one can know it.
pub fn rough_cash(cash: f32) -> Money {
    let unit = if cash.abs() < 1000.0 { 1.0 } else { 100.0 };
    Money((cash / unit).round() as i32 * unit as i32)
}

/// How many dollars more a seat has after one move than after another; 0 if it says nothing.
fn difference(this: &MoveOutlook, other: &MoveOutlook, seat: usize) -> i32 {
    let [more, base] = [this, other].map(|outlook| rough_cash(outlook.cash[seat]).0);
    let more = more - base;
    if (more.abs() as f32) < NOTABLE * base.abs() as f32 { 0 } else { more }
}

/// The rival to whom it makes the greatest difference, if it makes any.
fn most_concerned(
    this: &MoveOutlook,
    other: &MoveOutlook,
    seat: usize,
    seats: usize,
) -> Option<(usize, i32)> {
    let rivals = (0..seats).filter(|&rival| rival != seat);
    let concerned = rivals.map(|rival| (rival, difference(this, other, rival)));
    concerned.filter(|&(_, more)| more != 0).max_by_key(|&(_, more)| more.abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    const SHARES: [f32; 3] = [0.4, 0.3, 0.3];

    fn told(cash: [[f32; 3]; 2], place: usize) -> String {
        let names = ["Ann", "Bob", "Cyd"].map(String::from);
        let outlooks = cash.each_ref().map(|cash| MoveOutlook { shares: &SHARES, cash });
        tell_advice(&outlooks, place, 0, &names, &Phrases::new(Language::English))
    }

    #[test]
    fn what_oneself_and_the_most_concerned_rival_get_is_told() {
        let cash = [[120.0, 90.0, 80.0], [115.0, 99.0, 84.0]];
        assert_eq!(
            told(cash, 0),
            "$5 more for you in the end than with the second best. Bob ends with $9 less."
        );
        assert_eq!(told(cash, 1), "$5 less for you in the end than with the best. Bob ends with $9 more.");
    }

    #[test]
    fn small_differences_are_not_told() {
        let cash = [[120.0, 90.0, 80.0], [120.6, 90.4, 80.0]];
        assert_eq!(told(cash, 0), "Hardly different from the second best.");
        let cash = [[120.0, 90.0, 80.0], [120.6, 99.0, 80.0]];
        assert_eq!(
            told(cash, 0),
            "As much for you in the end as with the second best. Bob ends with $9 less."
        );
    }

    #[test]
    fn thousands_are_told_in_hundreds() {
        assert_eq!([121.4, 999.4, 7634.0].map(rough_cash), [Money(121), Money(999), Money(7600)]);
        let cash = [[7634.0, 7100.0, 6900.0], [7496.0, 7120.0, 6910.0]];
        assert_eq!(told(cash, 0), "$100 more for you in the end than with the second best.");
    }

    #[test]
    fn a_move_without_rivals_says_so() {
        let (names, cash) = (["Ann"].map(String::from), [1.0]);
        let only = [MoveOutlook { shares: &[1.0], cash: &cash }];
        let told = tell_advice(&only, 0, 0, &names, &Phrases::new(Language::English));
        assert_eq!(told, "Nothing else is possible.");
    }
}
