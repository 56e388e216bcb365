//! The page about a simulation.

use american_rails::Position as AmericanRails;
use arena::{Chart, Charted, Entrants, Report, Simulation};
use bots::{Bots, Effort, Kind, Played};
use game::Recorded;
use north_american_railways::Position as NorthAmericanRailways;
use rayon::ThreadPoolBuilder;
use serde_json::{Map, Value};

fn page<G: Recorded + Played + Charted>(bots: impl Into<Entrants>, games: u64, threads: usize) -> String {
    let simulation = Simulation::<G>::new(
        Bots::of(),
        bots,
        Effort::default(),
        Value::Object(Map::new()),
        G::own_material(),
        1,
    )
    .unwrap_or_else(|flaw| panic!("a table: {flaw}"))
    .with_chart(Chart::of());
    let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    pool.install(|| {
        let tally = simulation.run(games, |_, _| Ok::<(), ()>(())).expect("nothing is kept");
        let summary = tally.summary(1.0 / threads as f64);
        let legend = simulation.legend().expect("a chart");
        let conditions = [("Bots", "one & <two>".to_owned())];
        Report { legend: &legend, conditions: &conditions, tally: &tally, summary: &summary }.page()
    })
}

fn kinds(names: &str) -> Vec<Kind> {
    names.split(',').map(|name| Kind::named(name).expect("a bot")).collect()
}

fn both_games(games: u64) -> [String; 2] {
    let bots = || kinds("easy,random,random,random");
    [page::<AmericanRails>(bots(), games, 2), page::<NorthAmericanRailways>(bots(), games, 2)]
}

#[test]
fn a_report_has_every_section_with_its_plots() {
    for page in both_games(24) {
        for (id, plots) in
            [("strength", 6), ("incomes", 5), ("shares", 5), ("ends", 1), ("seats", 2), ("length", 1)]
        {
            let begin =
                page.find(&format!("<section id=\"{id}\"")).unwrap_or_else(|| panic!("no section {id}"));
            let section = &page[begin..begin + page[begin..].find("</section>").expect("its end")];
            let count = |what: &str| section.matches(what).count();
            assert!(count("<svg") >= plots, "{id} has {} plots", count("<svg"));
            assert_eq!(count("<svg"), count("<desc>"), "every plot is described");
            assert!(count("<table>") >= 1, "{id} has its numbers");
            assert!(!section.contains("NaN") && !section.contains("inf"), "{id}: {section}");
        }
    }
}

#[test]
fn a_report_draws_what_bots_expected_against_what_came() {
    let silent = page::<AmericanRails>(kinds("medium,easy,random,random"), 4, 2);
    assert!(!silent.contains("id=\"calibration\""), "nobody there announces anything");
    let page = page::<NorthAmericanRailways>(kinds("hard,expert,medium,random"), 4, 2);
    let begin = page.find("<section id=\"calibration\"").expect("two who search");
    let section = &page[begin..begin + page[begin..].find("</section>").expect("its end")];
    assert_eq!(section.matches("<svg").count(), 3, "all together, and each kind");
    assert!(section.contains("<h3>expert</h3>") && section.contains("logarithmic loss"));
    assert!(!section.contains("NaN"));
}

#[test]
fn a_report_names_the_companies_years_and_turns() {
    let [american, north] = both_games(24);
    for word in ["Continental", "prep.", "1851", "by year", "Clockwise from the banker"] {
        assert!(american.contains(word), "{word}");
    }
    for word in ["by turn", "Turn order in the first turn"] {
        assert!(north.contains(word), "{word}");
    }
    assert!(american.contains("one &amp; &lt;two&gt;"), "what was played");
}

#[test]
fn a_report_is_well_formed_and_needs_nothing_from_elsewhere() {
    for page in both_games(12) {
        well_formed(&page);
        for foreign in ["src=", "url(", "@import", "<script", "<link", "<iframe", "http:", "https:"] {
            assert!(!page.contains(foreign), "{foreign}");
        }
        assert_eq!(page.matches("href=").count(), page.matches("href=\"#").count(), "only within the page");
    }
}

#[test]
fn a_report_is_the_same_on_any_number_of_threads() {
    let pool = || Entrants::pool(kinds("random,easy,easy:miser,random"), 3);
    assert!(page::<AmericanRails>(pool(), 12, 1) == page::<AmericanRails>(pool(), 12, 2));
    let table = || kinds("easy,medium,random");
    assert!(page::<NorthAmericanRailways>(table(), 30, 1) == page::<NorthAmericanRailways>(table(), 30, 2));
}

#[test]
fn a_report_of_no_games_says_so() {
    for page in both_games(0) {
        well_formed(&page);
        assert!(page.contains("Nothing was counted."));
        assert!(!page.contains("NaN"));
    }
}

/// Every element that opens closes, in the right order.
fn well_formed(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in page.split('<').skip(1) {
        let inside = tag.split('>').next().expect("a tag ends");
        let name = inside.split([' ', '\n']).next().expect("a name");
        assert_eq!(inside.matches('"').count() % 2, 0, "quotes in <{inside}>");
        match name {
            "!DOCTYPE" | "meta" => {}
            _ if name.starts_with('/') => assert_eq!(open.pop(), Some(&name[1..]), "<{inside}>"),
            _ => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?}");
}
