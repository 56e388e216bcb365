use game::{Seat, Seeded, shuffle};

/// Given names that are short and known wherever our languages are spoken.
const NAMES: [&str; 5 * Seat::MOST] = [
    "Otto", "Ida", "Leo", "Nora", "Hugo", "Emma", "Max", "Lina", "Oskar", "Ella", "Felix", "Vera", "Bruno",
    "Alma", "Anton", "Rosa", "Karl", "Mina", "Jonas", "Selma", "Theo", "Eva", "Arno", "Greta", "Viktor",
];

/// What a bot is called in its seat at a table: the same name whenever the table is called the same, another one
/// than any other bot there, and none of those that are taken, however they are written.
pub fn name_of_bot(table: &str, seat: usize, taken: &[&str]) -> &'static str {
    let seed = table.bytes().fold(0u64, |seed, byte| seed.wrapping_mul(257).wrapping_add(byte.into()));
    let mut names = NAMES;
    shuffle(&mut names, &mut Seeded::new(seed, 0));
    // Each seat has names of its own: whoever sits down elsewhere changes nothing here, unless they bring this name.
    let own = || names.iter().copied().skip(seat % Seat::MOST).step_by(Seat::MOST);
    let is_free = |name: &&str| !taken.iter().any(|other| other.to_lowercase() == name.to_lowercase());
    own().find(is_free).or_else(|| own().next()).unwrap_or(NAMES[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_have_different_names_at_a_table_and_keep_them() {
        for table in 0..200 {
            let table = format!("table {table}");
            let mut names: Vec<&str> = (0..Seat::MOST).map(|seat| name_of_bot(&table, seat, &[])).collect();
            assert_eq!(names, (0..Seat::MOST).map(|seat| name_of_bot(&table, seat, &[])).collect::<Vec<_>>());
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), Seat::MOST, "{table}: {names:?}");
        }
        let somewhere: Vec<&str> = (0..50).map(|table| name_of_bot(&table.to_string(), 1, &[])).collect();
        assert!(NAMES.iter().filter(|name| somewhere.contains(name)).count() > 15, "{somewhere:?}");
    }

    #[test]
    fn a_bot_is_not_called_like_a_person_at_its_table() {
        for seat in 0..Seat::MOST {
            let first = name_of_bot("here", seat, &[]).to_uppercase();
            let second = name_of_bot("here", seat, &[&first]);
            assert_ne!(second.to_uppercase(), first);
            let third = name_of_bot("here", seat, &[&first, second]);
            assert!(third != second && third.to_uppercase() != first);
            // Who sits elsewhere under another name changes nothing.
            assert_eq!(name_of_bot("here", seat, &["Nobody"]).to_uppercase(), first);
        }
    }
}
