/// Two people may have one name: from the second on, by seat, it has a number behind it.
pub fn told_apart(names: &[String]) -> Vec<String> {
    let mut apart: Vec<String> = Vec::with_capacity(names.len());
    for (seat, name) in names.iter().enumerate() {
        let numbered = (2..).map(|number| format!("{name} ({number})"));
        let free = |called: &String| !apart.contains(called) && !names[seat + 1..].contains(called);
        let own = Some(name.clone()).filter(|own| !apart.contains(own));
        apart.extend(own.or_else(|| numbered.into_iter().find(free)));
    }
    apart
}

#[cfg(test)]
mod tests {
    use super::told_apart;

    #[test]
    fn people_of_one_name_are_told_apart_by_seat() {
        for (given, shown) in [
            (["Ann", "Bob", "Cyd"], ["Ann", "Bob", "Cyd"]),
            (["Ann", "Bob", "Ann"], ["Ann", "Bob", "Ann (2)"]),
            (["Ann", "Ann", "Ann"], ["Ann", "Ann (2)", "Ann (3)"]),
            (["Ann", "Ann", "Ann (2)"], ["Ann", "Ann (3)", "Ann (2)"]),
            (["Ann", "Ann (2)", "Ann"], ["Ann", "Ann (2)", "Ann (3)"]),
        ] {
            assert_eq!(told_apart(&given.map(String::from)), shown);
        }
    }
}
