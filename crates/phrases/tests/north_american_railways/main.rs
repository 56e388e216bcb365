//! Everything that North American Railways can say is said, in every language, without a gap.

#[path = "../common/mod.rs"]
mod common;
mod everything;

use std::sync::Arc;

use game::{Draft, Game, Money, Outcome, Payment, Purse, Recorded, Refusal, Rule, Seat, Viewer};
use north_american_railways::{
    Action, Cards, City, Column, Company, Deck, EndReason, Event, Flaw, Illegal, Options, Position, Reason,
    Setup, StartCity, StartCityRule,
};
use phrases::{Language, LogLine, Phrases, Told, tell_broken, tell_outcome, tell_outcome_to};
use serde_json::json;

use common::{assert_rules_state, broken, in_every_language, names, tell_all_refused, tell_random_games};
use everything::{events, flaws, refusals, unsaid};

#[test]
fn every_event_is_a_sentence_in_every_language() {
    let position = start(4);
    for reader in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
        in_every_language(|phrases| {
            let told = |event| position.tell_event_to(reader, &names(), event, phrases);
            events().iter().map(|event| told(event).expect("this is told").text).collect()
        });
    }
}

#[test]
fn what_open_cards_show_goes_without_saying() {
    let english = Phrases::new(Language::English);
    assert!(unsaid().iter().all(|event| start(4).tell_event(&names(), event, &english).is_none()));
}

#[test]
fn every_refusal_is_a_sentence_in_every_language() {
    for position in [start(3), with_a_proposal(), in_the_city_phase()] {
        in_every_language(|phrases| {
            let told = |illegal: &Illegal| position.tell_refusal(&names(), illegal, phrases);
            refusals().iter().map(told).collect()
        });
    }
}

#[test]
fn every_ruling_that_a_refusal_names_is_in_the_rules() {
    let rulings: Vec<Rule> = refusals().iter().map(Refusal::rule).collect();
    assert_rules_state("north-american-railways", &rulings);
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
        let broken = broken(&position, Flaw::Players(6), Illegal::BrokenDollar).into_iter();
        refused.into_iter().chain(broken.map(|broken| tell_broken(&broken, &names(), phrases))).collect()
    });
}

#[test]
fn every_end_is_a_sentence_in_every_language() {
    in_every_language(|phrases| {
        let reasons = [&["shares", "cities", "no-purchase"][..], &["cities"], &[]];
        reasons.map(|reasons| tell_outcome::<Position>(&outcome(reasons), &names(), phrases)).to_vec()
    });
}

#[test]
fn random_games_are_told_in_every_language() {
    tell_random_games::<Position>(24);
}

#[test]
fn the_log_in_english() {
    let [ann, bob, cyd] = [0, 1, 2].map(Seat::new);
    let blue = company("blue");
    let income = |leftover, leftover_to| Event::Income {
        company: blue,
        income: Money(800),
        shares: 3,
        per_share: Money(200),
        director: bob,
        extra: Money(100),
        leftover: Money(leftover),
        leftover_to,
    };
    let paid = |from, to, reason| Event::Paid(Payment { from, to, amount: Money(100) }, reason);
    let expected = [
        (
            Event::TurnBegan { turn: 3, order: [cyd, ann, bob].into_iter().collect() },
            0,
            "Turn 3. Order: Cyd, Ann, Bob",
        ),
        (
            Event::Granted { to: cyd },
            1,
            "Cyd has no money and is helped by the bank instead of choosing a share.",
        ),
        (
            Event::Bought { by: ann, company: blue, price: Money(400), all_they_had: true },
            1,
            "Ann takes another share of Blue for everything left, $400.",
        ),
        (
            Event::DirectorChanged { company: blue, from: Some(bob), to: cyd },
            2,
            "Cyd is the new director of Blue, in place of Bob.",
        ),
        (
            income(100, Purse::Treasury(1)),
            1,
            "Blue earns $800 on 3 shares: $200 a share, $100 more for the director Bob, $100 to the treasury.",
        ),
        (
            income(100, Purse::Bank),
            1,
            "Blue earns $800 on 3 shares: $200 a share, $100 more for the director Bob, $100 left in the bank.",
        ),
        (
            income(0, Purse::Treasury(1)),
            1,
            "Blue earns $800 on 3 shares: $200 a share, $100 more for the director Bob.",
        ),
        (
            paid(Purse::Bank, Purse::Cash(bob), Reason::Director(blue)),
            2,
            "Bob receives $100 as the director.",
        ),
        (paid(Purse::Bank, Purse::Treasury(1), Reason::Leftover(blue)), 2, "Blue's treasury receives $100."),
        (
            Event::FinalPayment { company: blue, symbols: 5, per_share: Money(500) },
            1,
            "Blue has 5 coast-to-coast symbols: $500 a share.",
        ),
        (
            Event::LastTurn { reason: EndReason::Shares },
            0,
            "This turn is the last because fewer shares than players were left after the share phase.",
        ),
    ];
    let english = Phrases::new(Language::English);
    for (event, depth, text) in expected {
        let line = LogLine { depth, text: text.to_owned() };
        assert_eq!(start(3).tell_event(&names(), &event, &english), Some(line));
    }
}

#[test]
fn a_first_turn_in_english() {
    let mut position = start(3);
    let mut events = Vec::new();
    position.opening(&mut |event| events.push(event));
    let actions = [
        found("red", 0, 600),
        propose("red", 0, 300),
        Action::Intercept,
        found("blue", 1, 1600),
        propose("red", 0, 900),
        Action::Allow,
        connect("red", "Santa Fe"),
        Action::Pass,
    ];
    for action in actions {
        events.extend(play(&mut position, action));
    }
    let expected = "\
Set-up. Everybody has $2,000. Two shares of Black are not in the game.
Turn 1. Order: Ann, Bob, Cyd
  Ann founds Red for $600; its network begins in Chicago.
    Ann pays $600 to Red's treasury.
  Bob proposes $300 for the share of Red in the first column; the director Ann decides.
  Ann intercepts and buys the share of Red for $300 instead of Bob.
    Ann now holds 2 shares of Red.
    Ann pays $200 to Red's treasury.
    Ann pays $100 to Bob.
  Bob founds Blue for $1,600; its network begins in St. Louis.
    Bob pays $1,600 to Blue's treasury.
  Cyd proposes $900 for the share of Red in the first column; the director Ann decides.
  Ann lets Cyd buy the share of Red for $900.
    Cyd pays $500 to Red's treasury.
    Cyd pays $400 to the bank.
  The share phase is over; 24 shares are left.
  Ann buys Santa Fe for Red, which now earns $200 and has 1 coast-to-coast symbol.
    Red pays $100 to the bank.
  Bob passes.";
    assert_eq!(log(&position, &events, Language::English), expected);
}

#[test]
fn refusals_in_the_share_phase_say_what_would_be_possible() {
    let mut position = start(3);
    assert_eq!(
        refused(&position, Action::Stop),
        "A turn begins with the choice of a share: Ann cannot stop yet. \
         Possible: found Red, Blue, Green or Yellow."
    );
    assert_eq!(
        refused(&position, Action::Pass),
        "That is no answer to the present question. Ann may found Red, Blue, Green or Yellow."
    );
    assert_eq!(
        refused(&position, found("black", 0, 100)),
        "No share of Black lies in front of a column. Possible: found Red, Blue, Green or Yellow."
    );
    assert_eq!(
        refused(&position, found("red", 1, 100)),
        "Not Red but Blue lies in front in the second column. Possible: in the first column."
    );
    assert_eq!(
        refused(&position, found("red", 0, 2100)),
        "The price of $2,100 is more than the $2,000 that Ann has."
    );
    assert_eq!(
        refused(&position, found("red", 0, 250)),
        "The price of $250 is no multiple of $100. Possible: $200 or $300."
    );
    assert_eq!(
        refused(&position, found("red", 0, i32::MAX)),
        "The price of $2,147,483,647 is no multiple of $100. Possible: $2,000."
    );
    assert_eq!(
        refused(&position, found("red", 0, 0)),
        "The price of $0 is too low: Ann can name $100 to $2,000."
    );
    assert_eq!(
        refused(&position, propose("red", 0, 100)),
        "Red has no director yet: Ann can found it with its first share and name the price."
    );
    play(&mut position, found("red", 0, 600));
    assert_eq!(
        refused(&position, found("red", 0, 100)),
        "Red is founded already: Bob can propose a price for its share to the director, Ann."
    );
    assert_eq!(
        refused(&position, buy("red", 0)),
        "Only the director, Ann, buys shares of Red at the fixed price: Bob can propose a price."
    );
    play(&mut position, propose("red", 0, 300));
    assert_eq!(
        refused(&position, Action::Pass),
        "That is no answer to the present question. \
         Ann may let Bob buy the share of Red for $300, or buy it at that price."
    );
    play(&mut position, Action::Intercept);
    assert_eq!(
        refused(&position, propose("red", 0, 300)),
        "The director has intercepted a share of Red in this turn: Bob cannot choose this company again. \
         Possible: found Blue, Green or Yellow or stop."
    );
}

#[test]
fn a_director_who_is_short_of_money_is_told_so() {
    let mut position = start(3);
    play(&mut position, found("red", 0, 1900));
    play(&mut position, propose("red", 0, 300));
    assert_eq!(
        refused(&position, Action::Intercept),
        "The share costs $300, and Ann has only $100. Possible: let Bob buy."
    );
    assert_eq!(
        refused(&position, Action::Stop),
        "That is no answer to the present question. \
         Ann cannot pay $300 and has to let Bob buy the share of Red."
    );
}

#[test]
fn refusals_in_the_city_phase_say_what_would_be_possible() {
    let mut position = in_the_city_phase();
    assert_eq!(
        refused(&position, Action::Allow),
        "That is no answer to the present question. Ann may buy a city for Red, or pass."
    );
    assert_eq!(
        refused(&position, connect("blue", "Omaha")),
        "Ann holds no share of Blue and cannot buy a city for this company. Possible: Red."
    );
    assert_eq!(
        refused(&position, connect("red", "Boston")),
        "Only the front city of a column can be bought, and Halifax lies in front of Boston. \
         Possible: Omaha, Santa Fe or Sacramento."
    );
    assert_eq!(
        refused(&position, connect("red", "Halifax")),
        "Halifax costs $300, and Red has only $200 in its treasury. \
         Possible: Omaha, Santa Fe or Sacramento."
    );
    play(&mut position, connect("red", "Omaha"));
    assert_eq!(
        refused(&position, connect("blue", "Omaha")),
        "Omaha belongs to Red already. Possible: Cheyenne, Santa Fe, Sacramento or Halifax."
    );
    play(&mut position, Action::Pass);
    let english = Phrases::new(Language::English);
    let out_of_turn = |seat| {
        let illegal = position.out_of_turn(Seat::new(seat), connect("blue", "Cheyenne"));
        position.tell_refusal(&names(), &illegal, &english)
    };
    assert_eq!(out_of_turn(0), "It is Cyd who has to decide now, not Ann.");
    assert_eq!(out_of_turn(1), "Bob has passed and is out of this city phase.");
}

#[test]
fn a_director_is_told_the_fixed_price() {
    let mut position = start(3);
    let actions = [
        found("red", 0, 1300),
        found("blue", 1, 100),
        found("green", 2, 100),
        connect("red", "Omaha"),
        Action::Pass,
        Action::Pass,
        found("yellow", 3, 100),
        propose("blue", 1, 100),
        Action::Allow,
    ];
    for action in actions {
        play(&mut position, action);
    }
    assert_eq!(
        refused(&position, buy("red", 0)),
        "Another share of one's own company costs $1,000, and Ann has only $900. \
         Possible: propose a price for a share of Blue, Green or Yellow."
    );
    assert_eq!(
        refused(&position, propose("red", 0, 500)),
        "Ann directs Red and does not propose a price: another share costs $1,000."
    );
    assert_eq!(
        refused(&position, found("red", 0, 500)),
        "Red is founded already, and Ann directs it: another share costs $1,000."
    );
}

#[test]
fn at_a_table_that_chooses_start_cities_those_left_are_named() {
    let mut setup = setup(3);
    setup.options.start_city = StartCityRule::Choose;
    let mut position = Position::start(&setup).unwrap();
    let found_in = |name: &str, column, city: &str| Action::Found {
        company: company(name),
        column: Column::ALL[column],
        price: Money(100),
        start_city: Deck::own().start_city(city),
    };
    assert_eq!(
        refused(&position, found("red", 0, 100)),
        "At this table the founder chooses the start city, and Ann has named none. \
         Possible: Chicago, St. Louis, Kansas City, Memphis or Minneapolis."
    );
    play(&mut position, found_in("red", 0, "Memphis"));
    assert_eq!(
        refused(&position, found_in("blue", 1, "Memphis")),
        "Memphis belongs to Red already. Possible: Chicago, St. Louis, Kansas City or Minneapolis."
    );
    assert_eq!(
        refused(&start(3), found_in("red", 0, "Memphis")),
        "At this table nobody chooses a start city: \
         the next company begins in Chicago, the top of the stack."
    );
}

/// Money is hidden (N-39): Ann has $1,400 and Bob $400 when Cyd is refused.
#[test]
fn a_refusal_names_the_cash_of_nobody_else() {
    let mut position = start(3);
    play(&mut position, found("red", 0, 600));
    play(&mut position, found("blue", 1, 1600));
    let english = Phrases::new(Language::English);
    for illegal in refusals() {
        let sentence = position.tell_refusal(&names(), &illegal, &english);
        assert!(!sentence.contains("$1,400") && !sentence.contains("$400"), "{sentence}");
    }
}

#[test]
fn the_log_speaks_to_whoever_reads_it() {
    let intercepted = Event::Intercepted {
        by: Seat::new(0),
        proposer: Seat::new(1),
        company: company("red"),
        price: Money(300),
    };
    let told = |reader: usize, language| {
        let phrases = Phrases::new(language);
        let line = start(3).tell_event_to(Some(Seat::new(reader)), &names(), &intercepted, &phrases);
        line.expect("this is told").text
    };
    assert_eq!(told(0, Language::English), "You intercept and buy the share of Red for $300 instead of Bob.");
    assert_eq!(
        told(1, Language::English),
        "Ann intercepts and buys the share of Red for $300 instead of you."
    );
    assert!(told(1, Language::German).ends_with("selbst, an deiner Stelle."));
}

#[test]
fn the_other_languages_speak_for_themselves() {
    let proposed = Event::Proposed {
        by: Seat::new(1),
        director: Seat::new(0),
        company: company("red"),
        column: Column::ALL[1],
        price: Money(300),
    };
    let told = |language| start(3).tell_event(&names(), &proposed, &Phrases::new(language)).unwrap().text;
    assert_eq!(
        told(Language::French),
        "Bob propose 300\u{a0}$ pour la part de Rouge dans la deuxième colonne\u{a0}; \
         le directeur, Ann, décide."
    );
    assert_eq!(
        told(Language::Dutch),
        "Bob biedt $300 op het aandeel van Rood in de tweede kolom; directeur Ann beslist."
    );
    assert_eq!(
        told(Language::German),
        "Bob schlägt 300\u{a0}$ für den Anteil von Rot in der zweiten Spalte vor; \
         Ann entscheidet als Direktor."
    );
}

/// Other people's decks have companies of any name.
#[test]
fn a_company_that_begins_with_a_vowel_sounds_right_in_french() {
    let mut cards = Deck::own().cards().clone();
    cards.companies[0] = "érié".into();
    let setup = Setup { deck: Arc::new(Deck::new(cards).unwrap()), ..setup(3) };
    let mut position = Position::start(&setup).unwrap();
    let events = play(&mut position, found("red", 0, 600));
    assert_eq!(
        log(&position, &events, Language::French),
        "  Ann fonde Érié pour 600\u{a0}$\u{a0}; son réseau commence à Chicago.\n    \
         Ann paie 600\u{a0}$ à la trésorerie d'Érié."
    );
}

/// N-38
#[test]
fn a_tie_is_told_to_whoever_won_it() {
    let outcome = Outcome { cash: [7300, 7300, 6900].map(Money).into_iter().collect(), ..outcome(&[]) };
    let told =
        tell_outcome_to::<Position>(&outcome, &names(), Some(Seat::new(1)), &Phrases::new(Language::English));
    assert_eq!(
        told,
        "You win with $7,300. Ann has as much, but you came earlier in the order of the last turn. \
         Behind them: Cyd with $6,900."
    );
}

/// N-38
#[test]
fn a_tie_says_by_what_it_was_broken() {
    let tied = |cash: [i32; 3], language| {
        let outcome = Outcome { cash: cash.map(Money).into_iter().collect(), ..outcome(&[]) };
        tell_outcome::<Position>(&outcome, &names(), &Phrases::new(language))
    };
    assert_eq!(
        tied([7300, 7300, 6900], Language::English),
        "Bob wins with $7,300. Ann has as much, but Bob came earlier in the order of the last turn. \
         Behind them: Cyd with $6,900."
    );
    assert_eq!(
        tied([7300, 7300, 7300], Language::English),
        "Bob wins with $7,300. Ann and Cyd have as much, but Bob came earlier in the order of the last turn."
    );
    assert_eq!(
        tied([7300, 7300, 6900], Language::French),
        "Bob gagne avec 7\u{202f}300\u{a0}$. Ann en a autant, mais jouait après Bob au dernier tour. \
         Derrière\u{a0}: Cyd avec 6\u{202f}900\u{a0}$."
    );
    assert_eq!(
        tied([7300, 7300, 6900], Language::Dutch),
        "Bob wint met $7.300. Ann heeft evenveel, maar was in de laatste ronde na Bob aan de beurt. \
         Daarachter: Cyd met $6.900."
    );
    assert_eq!(
        tied([7300, 7300, 6900], Language::German),
        "Bob gewinnt mit 7.300\u{a0}$. Ann hat ebenso viel, war in der letzten Runde aber nach Bob \
         an der Reihe. Dahinter: Cyd mit 6.900\u{a0}$."
    );
}

#[test]
fn whoever_reads_a_refusal_of_their_own_is_spoken_to() {
    let illegal = Illegal::BeyondCash { price: Money(2100), cash: Money(2000) };
    let told = |language, reader: usize| {
        let phrases = Phrases::new(language);
        start(3).tell_refusal_to(Some(Seat::new(reader)), &names(), &illegal, &phrases)
    };
    let own = Language::ALL.map(|language| told(language, 0));
    assert_eq!(own[0], "The price of $2,100 is more than the $2,000 that you have.");
    assert_eq!(own[1], "Le prix de 2\u{202f}100\u{a0}$ dépasse les 2\u{202f}000\u{a0}$ dont vous disposez.");
    assert_eq!(own[2], "De prijs van $2.100 is meer dan de $2.000 die je hebt.");
    assert_eq!(own[3], "Der Preis von 2.100\u{a0}$ ist höher als die 2.000\u{a0}$, die du hast.");
    assert_eq!(told(Language::English, 1), "The price of $2,100 is more than the $2,000 that Ann has.");
}

#[test]
fn the_end_in_english() {
    let english = Phrases::new(Language::English);
    assert_eq!(
        tell_outcome::<Position>(&outcome(&["shares", "no-purchase"]), &names(), &english),
        "Bob wins with $5,200, ahead of Ann with $4,800 and Cyd with $4,800. \
         The game ended because fewer shares than players were left after the share phase \
         and nobody bought a city in the city phase."
    );
    // Nobody ever buys a city: the first turn is the last.
    let mut position = start(3);
    let mut events = Vec::new();
    for action in [found("red", 0, 600), found("blue", 1, 600), found("green", 2, 600)] {
        events.extend(play(&mut position, action));
    }
    while position.actor().is_some() {
        events.extend(play(&mut position, Action::Pass));
    }
    let log = log(&position, &events, Language::English);
    let last: Vec<&str> = log.lines().filter(|line| !line.starts_with(' ')).collect();
    assert_eq!(
        last,
        [
            "This turn is the last because nobody bought a city in the city phase.",
            "The game is over because nobody bought a city in the city phase. \
             Ann wins. It was a tie, and Ann came earlier in the order of the last turn.",
        ]
    );
}

#[test]
fn what_is_wrong_with_a_record_is_told_in_french() {
    let whole = json!({
        "format": "railhead-record/1",
        "game": "north-american-railways",
        "players": ["Ann", "Bob", "Cyd"],
        "setup": Position::write_setup(&setup(3)),
        "actions": [],
    });
    let faults = [
        (
            "/setup/first",
            json!("Ann"),
            "«\u{a0}setup.first\u{a0}» est incorrect\u{a0}: il faut ici le numéro d'une place.",
        ),
        (
            "/setup/first",
            json!(3),
            "La place 3 n'existe pas pour le premier joueur\u{a0}: les places vont de 0 à 2.",
        ),
        (
            "/setup/boxed/0",
            json!("pink"),
            "«\u{a0}setup.boxed[0]\u{a0}» est incorrect\u{a0}: \
             \"pink\" n'est pas une carte du jeu de cartes.",
        ),
        (
            "/setup/boxed/0",
            json!("red"),
            "Rouge a 6 parts, dans les colonnes et dans la boîte ensemble, mais 7 sont indiquées.",
        ),
        ("/setup/shares/2", json!([]), "«\u{a0}shares[2]\u{a0}» compte 0 élément, mais il en faut 7."),
        ("/setup/start_cities/0", json!("Memphis"), "Memphis est indiquée deux fois."),
        ("/setup/deck", json!("mars"), "Aucun jeu de cartes ne s'appelle «\u{a0}mars\u{a0}»."),
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
fn what_is_wrong_with_a_deck_file_is_told_in_one_line() {
    let english = Phrases::new(Language::English);
    for file in ["companies = 3", "name = \"x\"\nmore = 1", "["] {
        let flaw = Flaw::Deck(Cards::from_toml(file).unwrap_err());
        let sentence = Position::tell_flaw(&flaw, &english);
        assert!(!sentence.contains(['\n', '|']) && sentence.contains("line "), "{sentence}");
        assert!(sentence.ends_with('.') && !sentence.ends_with(".."), "{sentence}");
    }
}

#[test]
fn the_table_in_english() {
    let mut position = in_the_city_phase();
    play(&mut position, connect("red", "Santa Fe"));
    let expected = "\
Turn 1, city phase
Order: Ann, Bob, Cyd
Ann has bought for Red.
Bob may buy a city for Blue, or pass.

Player    Cash  Shares
Ann     $1,800  Red 1
Bob       $400  Blue 1
Cyd     $1,400  Green 1

Company  Treasury  Income  A share  Symbols  Director
Red          $100    $200     $200        1  Ann
Blue       $1,600    $100     $100        0  Bob
Green        $600    $100     $100        0  Cyd
Yellow         $0      $0       $0        0  not founded
Black          $0      $0       $0        0  not founded

Networks: income, and a star for each symbol
Red     Chicago +$100, Santa Fe +$100 *
Blue    St. Louis +$100
Green   Kansas City +$100
Yellow  none
Black   none

Columns of shares, from the front card
1  Red, Red, Red, Red, Red, Blue
2  Blue, Blue, Blue, Blue, Green, Green
3  Green, Green, Green, Yellow, Yellow, Yellow
4  Yellow, Yellow, Yellow, Black, Black, Black, Black

Columns of cities, from the front card: price, income, and a star for each symbol
1  Omaha $100 +$100, Cheyenne $100 +$100, Regina $200 +$100, Indianapolis $100 +$200,
   Nashville $200 +$200, Winnipeg $300 +$200, Dallas $200 +$300, Cincinnati $300 +$300,
   Denver $400 +$300
2  El Paso $200 +$100 *, Calgary $300 +$100 *, Birmingham $200 +$200 *, Salt Lake City $300 +$200 *,
   Atlanta $400 +$200 *, Houston $300 +$300 *, Buffalo $400 +$300 *, Pittsburgh $500 +$300 *
3  Sacramento $200 +$100 **, Spokane $300 +$100 **, Québec $400 +$100 **, Savannah $300 +$200 **,
   San Diego $400 +$200 **, Charleston $500 +$200 **, Baltimore $400 +$300 **,
   New Orleans $500 +$300 **, Montréal $600 +$300 **
4  Halifax $300 +$100 ***, Vancouver $400 +$100 ***, Portland $500 +$100 ***,
   Norfolk $400 +$200 ***, Seattle $500 +$200 ***, Los Angeles $600 +$200 ***,
   Boston $500 +$300 ***, San Francisco $600 +$300 ***, New York $700 +$300 ***

Shares that are not in the game: Black and Black.
Start cities left, from the top: Memphis +$100, Minneapolis +$100.";
    let table = position.tell_table(Viewer::Keeper, &names(), &Phrases::new(Language::English));
    // A card is never torn apart at the end of a line.
    assert_eq!(table.replace('\u{a0}', " "), expected);
}

fn start(players: usize) -> Position {
    Position::start(&setup(players)).unwrap()
}

/// Ann begins; Red, Blue, Green and Yellow lie in front, and the cities in the order of the deck.
fn setup(players: usize) -> Setup {
    let shares = Company::ALL.map(|company| [company; Company::SHARES]).concat();
    let (shares, boxed) = shares.split_at(Column::COUNT * Column::SHARES);
    let cities: Vec<City> = City::all().collect();
    Setup {
        rules: 1,
        players,
        options: Options::default(),
        first: 0,
        boxed: boxed.to_vec(),
        shares: shares.chunks(Column::SHARES).map(<[_]>::to_vec).collect(),
        cities: cities.chunks(Column::CITIES).map(<[_]>::to_vec).collect(),
        start_cities: StartCity::all().collect(),
        deck: Deck::own(),
    }
}

/// Bob names a price for a share of Ann's company.
fn with_a_proposal() -> Position {
    let mut position = start(3);
    play(&mut position, found("red", 0, 600));
    play(&mut position, propose("red", 0, 300));
    position
}

/// Ann has founded Red for $200, Bob Blue for $1,600 and Cyd Green for $600.
fn in_the_city_phase() -> Position {
    let mut position = start(3);
    play(&mut position, found("red", 0, 200));
    play(&mut position, found("blue", 1, 1600));
    play(&mut position, found("green", 2, 600));
    position
}

fn play(position: &mut Position, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    position.play(position.actor().unwrap(), action, &mut |event| events.push(event)).unwrap();
    events
}

/// Why the actor may not do this, in English.
fn refused(position: &Position, action: Action) -> String {
    let illegal = position.check(action).unwrap_err();
    position.tell_refusal(&names(), &illegal, &Phrases::new(Language::English))
}

/// The log as a terminal shows it.
fn log(position: &Position, events: &[Event], language: Language) -> String {
    let phrases = Phrases::new(language);
    let lines = events.iter().filter_map(|event| position.tell_event(&names(), event, &phrases));
    let lines = lines.map(|LogLine { depth, text }| "  ".repeat(depth.into()) + &text);
    lines.collect::<Vec<_>>().join("\n")
}

fn company(name: &str) -> Company {
    Deck::own().company(name).unwrap()
}

fn found(name: &str, column: usize, price: i32) -> Action {
    Action::Found {
        company: company(name),
        column: Column::ALL[column],
        price: Money(price),
        start_city: None,
    }
}

fn buy(name: &str, column: usize) -> Action {
    Action::Buy { company: company(name), column: Column::ALL[column] }
}

fn propose(name: &str, column: usize, price: i32) -> Action {
    Action::Propose { company: company(name), column: Column::ALL[column], price: Money(price) }
}

fn connect(name: &str, city: &str) -> Action {
    Action::Connect { company: company(name), city: Deck::own().city(city).unwrap() }
}

fn outcome(reasons: &[&'static str]) -> Outcome {
    Outcome {
        cash: [4800, 5200, 4800].map(Money).into_iter().collect(),
        winners: [Seat::new(1)].into_iter().collect(),
        reasons: reasons.iter().copied().collect(),
    }
}
