//! Everything that American Rails can say is said, in every language, without a gap.

#[path = "../common/mod.rs"]
mod common;
mod everything;

use american_rails::{
    Action, Board, Cause, Company, EndReasons, Event, Flaw, Hex, Illegal, Map, Options, Position, Reason,
    Row, Setup,
};
use game::{Draft, Game, Misfit, Money, Outcome, Payment, Purse, Refusal, Rule, Seat, Unreadable, Viewer};
use phrases::{
    Language, LogLine, Phrases, Told, tell_broken, tell_outcome, tell_outcome_to, tell_unreadable,
};
use serde_json::json;

use common::{assert_rules_state, broken, in_every_language, names, tell_all_refused, tell_random_games};
use everything::{events, flaws, refusals};

#[test]
fn every_event_is_a_sentence_in_every_language() {
    let position = start(4);
    for reader in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
        in_every_language(|phrases| {
            let told = |event| position.tell_event_to(reader, &names(), event, phrases);
            events(&position).iter().map(|event| told(event).expect("every event is told").text).collect()
        });
    }
}

#[test]
fn every_refusal_is_a_sentence_in_every_language() {
    for position in [start(3), start(4), in_the_first_column(4)] {
        in_every_language(|phrases| {
            let told = |illegal: &Illegal| position.tell_refusal(&names(), illegal, phrases);
            refusals(&position).iter().map(told).collect()
        });
    }
}

#[test]
fn every_ruling_that_a_refusal_names_is_in_the_rules() {
    let rulings: Vec<Rule> = refusals(&start(4)).iter().map(Refusal::rule).collect();
    assert_rules_state("american-rails", &rulings);
}

#[test]
fn every_flaw_is_a_sentence_in_every_language() {
    in_every_language(|phrases| flaws().iter().map(|flaw| Position::tell_flaw(flaw, phrases)).collect());
}

#[test]
fn everything_wrong_with_a_record_is_a_sentence_in_every_language() {
    let position = start(4);
    in_every_language(|phrases| {
        let refused = tell_all_refused(&position, Illegal::BrokenDollar, phrases);
        let broken = broken(&position, Flaw::NoneRemoved, Illegal::BrokenDollar).into_iter();
        refused.into_iter().chain(broken.map(|broken| tell_broken(&broken, &names(), phrases))).collect()
    });
}

#[test]
fn every_end_is_a_sentence_in_every_language() {
    in_every_language(|phrases| {
        let reasons = [&["year", "shares", "supplies"][..], &["year"], &[]];
        let winners = [&[0][..], &[0, 2], &[0, 1, 2]];
        let ends = reasons.iter().flat_map(|reasons| winners.iter().map(move |winners| (winners, reasons)));
        ends.map(|(winners, reasons)| tell_outcome::<Position>(&outcome(winners, reasons), &names(), phrases))
            .collect()
    });
}

#[test]
fn random_games_are_told_in_every_language() {
    tell_random_games::<Position>(12);
}

#[test]
fn the_log_in_english() {
    let position = start(4);
    let [chicago, new_york] = ["B3", "D17"].map(|name| position.board().hex(name).unwrap());
    let seat = Seat::new;
    let american = Company::American;
    let price = Payment { from: Purse::Cash(seat(0)), to: Purse::Treasury(0), amount: Money(18) };
    let dividend = Payment { from: Purse::Bank, to: Purse::Cash(seat(0)), amount: Money(14) };
    let income = |change, now, cause| Event::Income {
        company: american,
        change: Money(change),
        now: Money(now),
        cause,
    };
    let order = [0, 1, 2].map(Seat::new).into_iter().collect();
    let expected = [
        (Event::YearBegan { year: 1851 }, 0, "1851"),
        (Event::ColumnBegan { year: 1851, column: 0, order }, 0, "1851, first column. Order: Ann, Bob, Cyd"),
        (
            Event::Offered { by: seat(0), company: american, unasked: false },
            1,
            "Ann offers a share of American.",
        ),
        (Event::Bid { by: seat(1), company: american, amount: Money(12) }, 1, "Bob bids $12."),
        (Event::Passed { by: seat(1), beyond_means: Some(Money(13)) }, 1, "Bob cannot bid $13 and passes."),
        (
            Event::Sold { company: american, to: seat(0), price: Money(18) },
            1,
            "Ann buys the share of American for $18.",
        ),
        (Event::Paid(price, Reason::Share(american)), 2, "Ann pays $18 to American's treasury."),
        (
            income(7, 7, Cause::Alone(chicago)),
            2,
            "American's income rises by $7 to $7: it reaches Chicago (B3) alone.",
        ),
        (
            income(-2, 5, Cause::Crowded(chicago, Company::Liberty)),
            2,
            "American's income falls by $2 to $5: Liberty has come to Chicago (B3), too.",
        ),
        (
            income(10, 25, Cause::Connected(chicago, new_york)),
            2,
            "American's income rises by $10 to $25: special connection between Chicago (B3) and New York (D17).",
        ),
        (Event::Chose { by: seat(2), row: Row::Fund }, 1, "Cyd chooses \"Fund $5\"."),
        (
            Event::Laid { by: seat(2), company: american, hex: position.board().hex("C4").unwrap() },
            1,
            "Cyd lays a cube of American on the plains C4.",
        ),
        (
            Event::Dividend { company: american, income: Money(19), shares: 3, per_share: Money(7) },
            1,
            "American earns $19 on 3 shares: $7 a share.",
        ),
        (
            Event::Dividend { company: american, income: Money(8), shares: 1, per_share: Money(8) },
            1,
            "American earns $8 on 1 share: $8 a share.",
        ),
        (Event::Paid(dividend, Reason::Dividend(american)), 2, "Ann receives $14."),
        (
            Event::Over { reasons: EndReasons { year: true, shares: true, supplies: false } },
            0,
            "The game is over because the last year is over and all shares are sold or removed.",
        ),
    ];
    let english = Phrases::new(Language::English);
    for (event, depth, text) in expected {
        let line = LogLine { depth, text: text.to_owned() };
        assert_eq!(position.tell_event(&names(), &event, &english), Some(line));
    }
}

#[test]
fn refusals_in_english_say_what_would_be_possible() {
    let english = Phrases::new(Language::English);
    let mut position = start(4);
    let refused = |position: &Position, action| {
        let illegal = position.check(action).unwrap_err();
        position.tell_refusal(&names(), &illegal, &english)
    };
    assert_eq!(
        refused(&position, Action::Pass),
        "That is no answer to the present question. Ann has to offer the next share."
    );
    let play = |position: &mut Position, action| {
        position.play(position.actor().unwrap(), action, &mut |_| ()).unwrap();
    };
    play(&mut position, Action::Offer(Company::American));
    play(&mut position, Action::Bid(Money(12)));
    assert_eq!(
        refused(&position, Action::Bid(Money(60))),
        "The bid of $60 is more than the $50 that Bob has."
    );
    assert_eq!(
        refused(&position, Action::Bid(Money(12))),
        "The bid of $12 is too low. The next bid must be at least $13."
    );
    assert_eq!(
        refused(&position, Action::Done),
        "That is no answer to the present question. Bob may bid at least $13 for the share of American, or pass."
    );
    for _ in 0..3 {
        play(&mut position, Action::Pass);
    }
    let [plains, chicago] = ["C3", "B3"].map(|name| position.board().hex(name).unwrap());
    assert_eq!(
        refused(&position, Action::Start(plains)),
        "A company begins in an empty city, and the plains C3 is no city."
    );
    play(&mut position, Action::Start(chicago));
    assert_eq!(
        refused(&position, Action::Offer(Company::American)),
        "A share of American has been offered already. \
         Possible: National, Continental, Majestic, Liberty or Republic."
    );
}

#[test]
fn what_a_row_allows_is_asked_in_full() {
    let english = Phrases::new(Language::English);
    let mut position = in_the_first_column(4);
    let actor = position.actor().unwrap();
    position.play(actor, Action::Choose(Row::Take), &mut |_| ()).unwrap();
    let sentence = position.tell_refusal(&names(), &Illegal::NoAnswer, &english);
    assert_eq!(
        sentence,
        "That is no answer to the present question. \
         Ann may take $2, make every other player pay $2, lay up to 2 cubes or leave the row unused."
    );
    let (company, hex) = first_lay(&position);
    position.play(actor, Action::Lay(company, hex), &mut |_| ()).unwrap();
    let sentence = position.tell_refusal(&names(), &Illegal::NoAnswer, &english);
    assert_eq!(sentence, "That is no answer to the present question. Ann may lay another cube or stop.");
}

#[test]
fn the_other_languages_speak_for_themselves() {
    let position = start(4);
    let chicago = position.board().hex("B3").unwrap();
    let event = Event::Income {
        company: Company::American,
        change: Money(7),
        now: Money(7),
        cause: Cause::Alone(chicago),
    };
    let told = |language| position.tell_event(&names(), &event, &Phrases::new(language)).unwrap().text;
    assert_eq!(
        told(Language::French),
        "Le revenu d'American augmente de 7\u{a0}$ et passe à 7\u{a0}$\u{a0}: \
         la compagnie est la seule à atteindre Chicago (B3)."
    );
    assert_eq!(
        told(Language::Dutch),
        "De inkomsten van American stijgen met $7 naar $7: alleen deze maatschappij bereikt Chicago (B3)."
    );
    assert_eq!(
        told(Language::German),
        "Das Einkommen von American steigt um 7\u{a0}$ auf 7\u{a0}$: \
         Die Gesellschaft erreicht Chicago (B3) als einzige."
    );
    let sold = Event::Offered { by: Seat::new(1), company: Company::National, unasked: false };
    let french = Phrases::new(Language::French);
    assert_eq!(
        position.tell_event(&names(), &sold, &french).unwrap().text,
        "Bob met aux enchères une part de National."
    );
}

#[test]
fn the_end_in_english() {
    let english = Phrases::new(Language::English);
    let told = |winners: &[usize], reasons: &[&'static str]| {
        tell_outcome::<Position>(&outcome(winners, reasons), &names(), &english)
    };
    assert_eq!(
        told(&[0], &["year"]),
        "Ann wins with $148, ahead of Cyd with $148 and Bob with $130. \
         The game ended because the last year is over."
    );
    assert_eq!(
        told(&[0, 2], &["year", "supplies"]),
        "Ann and Cyd share the victory with $148 each, ahead of Bob with $130. \
         The game ended because the last year is over and \
         at least 3 supplies are down to two pieces or fewer."
    );
}

#[test]
fn whoever_wins_alone_is_told_so() {
    let told = |reader, language| {
        let phrases = Phrases::new(language);
        tell_outcome_to::<Position>(&outcome(&[0], &[]), &names(), Some(Seat::new(reader)), &phrases)
    };
    assert_eq!(told(0, Language::English), "You win with $148, ahead of Cyd with $148 and Bob with $130.");
    assert_eq!(told(1, Language::English), "Ann wins with $148, ahead of Cyd with $148 and Bob with $130.");
    assert!(told(0, Language::German).starts_with("Du gewinnst mit 148"));
    assert!(told(0, Language::French).starts_with("Vous gagnez avec 148"));
    assert!(told(0, Language::Dutch).starts_with("Je wint met $148"));
}

/// The rules give these reasons in English words: every one of them must be known here.
#[test]
fn what_is_wrong_with_a_record_is_told_in_french() {
    let whole = json!({
        "format": "railhead-record/1",
        "game": "american-rails",
        "players": ["Ann", "Bob", "Cyd"],
        "setup": { "banker": 0, "removed": "liberty", "map": "eastern-united-states" },
        "actions": [],
    });
    let faults = [
        (
            "/format",
            json!("other"),
            "«\u{a0}format\u{a0}» est incorrect\u{a0}: on trouve ici \"other\", et non railhead-record/1.",
        ),
        (
            "/format",
            json!(3),
            "«\u{a0}format\u{a0}» est incorrect\u{a0}: on trouve ici 3, et non railhead-record/1.",
        ),
        ("/players", json!(3), "«\u{a0}players\u{a0}» est incorrect\u{a0}: il faut ici une liste de noms."),
        ("/setup", json!(3), "«\u{a0}setup\u{a0}» est incorrect\u{a0}: il faut ici un objet."),
        ("/setup", json!({}), "«\u{a0}setup.removed\u{a0}» est incorrect\u{a0}: cet élément manque."),
        (
            "/setup/banker",
            json!("Ann"),
            "«\u{a0}setup.banker\u{a0}» est incorrect\u{a0}: il faut ici le numéro d'une place.",
        ),
        (
            "/setup/removed",
            json!("x"),
            "«\u{a0}setup.removed\u{a0}» est incorrect\u{a0}: \"x\" n'est pas une compagnie de ce jeu.",
        ),
        ("/actions", json!(3), "«\u{a0}actions\u{a0}» est incorrect\u{a0}: il faut ici une liste."),
    ];
    let french = Phrases::new(Language::French);
    for (at, instead, sentence) in faults {
        let mut record = whole.clone();
        *record.pointer_mut(at).unwrap() = instead;
        let broken = Draft::<Position>::read(record).unwrap_err();
        assert_eq!(tell_broken(&broken, &names(), &french), sentence);
    }
    assert!(Draft::<Position>::read(whole).is_ok());
}

#[test]
fn what_is_wrong_with_a_map_file_is_told_in_one_line() {
    let english = Phrases::new(Language::English);
    for file in ["rows = 3", "name = \"x\"\nlayout = \"odd-r\"\nrows = []\ncities = []\nmore = 1", "["] {
        let flaw = Flaw::Map(Map::from_toml(file).unwrap_err());
        let sentence = Position::tell_flaw(&flaw, &english);
        assert!(!sentence.contains(['\n', '|']) && sentence.contains("line "), "{sentence}");
        assert!(sentence.ends_with('.') && !sentence.ends_with(".."), "{sentence}");
    }
}

#[test]
fn the_table_in_english() {
    let mut position = in_the_first_column(3);
    let actor = position.actor().unwrap();
    position.play(actor, Action::Choose(Row::Pass), &mut |_| ()).unwrap();
    let english = Phrases::new(Language::English);
    let expected = "\
1851, first column
Order: Ann, Bob, Cyd
Bob has to choose a free row of the column.

Player  Cash  Shares
Ann       $0  American 1, National 1, Continental 1, Majestic 1, Republic 1
Bob      $50  none
Cyd      $50  none

Company      Treasury  Income  A share  Track  Cubes left  Supply  Removed
American          $10      $4       $4      1          29       4        0
National          $10      $2       $2      1          27       3        0
Continental       $10      $3       $3      1          24       2        0
Majestic          $10      $7       $7      1          20       3        0
Republic          $10      $4       $4      1          15       2        0
Not in this game: Liberty.

Cities and their income
American     Buffalo (A12) $4
National     Syracuse (A15) $2
Continental  Albany (A17) $3
Majestic     Chicago (B3) $7
Republic     Detroit (B7) $4

Action track
Pass             Ann
Develop          free
Fund $5          free
Take $2          free
Expand 3         free
Auction a share  free
Expand 4         free

Development markers left: 12.";
    assert_eq!(position.tell_table(Viewer::Spectator, &names(), &english), expected);
}

#[test]
fn words_of_a_reader_stay_as_they_are() {
    let english = Phrases::new(Language::English);
    let unreadable = Unreadable::new("options", Misfit::Said("unknown field `x`.".into()));
    assert_eq!(tell_unreadable(&unreadable, &english), "\"options\" is not right: unknown field `x`.");
}

fn start(players: usize) -> Position {
    let removed = (players == 3).then_some(Company::Liberty);
    let setup =
        Setup { rules: 1, players, options: Options::default(), banker: 0, removed, board: Board::own() };
    Position::start(&setup).unwrap()
}

/// Everybody buys for the least, and begins in the first empty city.
fn in_the_first_column(players: usize) -> Position {
    let mut position = start(players);
    let mut legal = Vec::new();
    let mut bidding = false;
    loop {
        position.actions(&mut legal);
        let action = match legal[0] {
            Action::Choose(_) => return position,
            Action::Pass if !bidding => legal[1],
            first => first,
        };
        bidding = matches!(action, Action::Bid(_) | Action::Pass);
        position.play(position.actor().unwrap(), action, &mut |_| ()).unwrap();
    }
}

fn first_lay(position: &Position) -> (Company, Hex) {
    let mut legal = Vec::new();
    position.actions(&mut legal);
    let lay = legal.iter().find_map(|action| match action {
        Action::Lay(company, hex) => Some((*company, *hex)),
        _ => None,
    });
    lay.expect("a cube can be laid")
}

fn outcome(winners: &[usize], reasons: &[&'static str]) -> Outcome {
    Outcome {
        cash: [148, 130, 148].map(Money).into_iter().collect(),
        winners: winners.iter().map(|&seat| Seat::new(seat)).collect(),
        reasons: reasons.iter().copied().collect(),
    }
}
