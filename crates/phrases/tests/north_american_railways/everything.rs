//! One of everything that North American Railways can say.

use game::{List, Misfit, Money, Payment, Purse, Seat, Unreadable};
use north_american_railways::{
    City, Column, Company, Deck, DeckFault, EndReason, EndReasons, Event, Flaw, Illegal, Reason, StartCity,
};

pub(crate) fn events() -> Vec<Event> {
    let [by, other] = [0, 1].map(Seat::new);
    let [company, second] = [Company::ALL[0], Company::ALL[1]];
    let (city, start_city) = (city("Omaha"), StartCity::default());
    let order: List<Seat, { Seat::MOST }> = [by, other].into_iter().collect();
    let price = Money(300);
    let mut events = vec![
        Event::TurnBegan { turn: 1, order },
        Event::Granted { to: by },
        Event::Founded { by, company, price, start_city },
        Event::Allowed { by, proposer: other, company, price },
        Event::Intercepted { by, proposer: other, company, price },
        Event::DirectorChanged { company, from: Some(by), to: other },
        Event::Stopped { by },
        Event::TradingEnded { left: 0, cut_short: true },
    ];
    events.extend(
        [[company; 2], [company, second]]
            .map(|boxed| Event::SetUp { boxed: boxed.into_iter().collect(), cash: Money(2000) }),
    );
    for either in [false, true] {
        events.push(Event::Bought { by, company, price, all_they_had: either });
        events.push(Event::Passed { by, forced: either });
        events.push(Event::Over { reasons: EndReasons::default(), winner: by, by_order: either });
    }
    events.extend(Column::ALL.map(|column| Event::Proposed { by, director: other, company, column, price }));
    events.extend([0, 1, 3].map(|left| Event::TradingEnded { left, cut_short: false }));
    events.extend([2, 3].map(|held| Event::ShareTaken {
        by,
        company,
        column: Column::default(),
        held,
        uncovered: None,
    }));
    events.extend([0, 1, 2].map(|symbols| Event::Connected {
        by,
        company,
        city,
        column: Column::default(),
        income: Money(300),
        symbols,
        uncovered: None,
    }));
    events.extend([0, 1, 2].map(|symbols| Event::FinalPayment {
        company,
        symbols,
        per_share: Money(100) * i32::from(symbols),
    }));
    events.extend(EndReason::ALL.map(|reason| Event::LastTurn { reason }));
    let (treasury, cash) = (Purse::Treasury(0), Purse::Cash(by));
    for (shares, extra, leftover_to) in [(1, 0, treasury), (3, 100, treasury), (3, 100, Purse::Bank)] {
        let (income, extra, leftover) = (Money(800), Money(extra), Money(extra));
        let per_share = Money(200);
        let director = by;
        events.push(Event::Income {
            company,
            income,
            shares,
            per_share,
            director,
            extra,
            leftover,
            leftover_to,
        });
    }
    let payments = [
        (cash, treasury, Reason::Share(company)),
        (cash, Purse::Bank, Reason::Share(company)),
        (cash, Purse::Cash(other), Reason::Interception(company)),
        (Purse::Bank, cash, Reason::Grant),
        (treasury, Purse::Bank, Reason::City(company, city)),
        (Purse::Bank, cash, Reason::Income(company)),
        (Purse::Bank, cash, Reason::Director(company)),
        (Purse::Bank, treasury, Reason::Leftover(company)),
        (Purse::Bank, cash, Reason::Symbols(company)),
    ];
    events.extend(payments.map(|(from, to, reason)| {
        let payment = Payment { from, to, amount: Money(200) };
        Event::Paid(payment, reason)
    }));
    events
}

/// What goes without saying.
pub(crate) fn unsaid() -> [Event; 2] {
    let company = Company::ALL[0];
    let (by, column, uncovered) = (Seat::new(0), Column::default(), None);
    [
        Event::ShareTaken { by, company, column, held: 1, uncovered },
        Event::DirectorChanged { company, from: None, to: by },
    ]
}

pub(crate) fn refusals() -> Vec<Illegal> {
    let [seat, actor] = [0, 1].map(Seat::new);
    let [company, front] = [Company::ALL[0], Company::ALL[1]];
    let (price, cash) = (Money(600), Money(500));
    let mut refusals = vec![
        Illegal::AnothersDecision { seat, actor },
        Illegal::GameOver,
        Illegal::NoAnswer,
        Illegal::HasDirector { company, director: seat },
        Illegal::HasDirector { company, director: actor },
        Illegal::NotDirector { company, director: Some(actor) },
        Illegal::NotDirector { company, director: None },
        Illegal::NobodyToAsk(company),
        Illegal::OwnCompany(company),
        Illegal::MustSelect,
        Illegal::TriedBefore(company),
        Illegal::NotOnOffer(company),
        Illegal::BrokenDollar,
        Illegal::BeyondCash { price, cash },
        Illegal::FixedPrice { price, cash },
        Illegal::StartCityFromStack,
        Illegal::StartCityOpen,
        Illegal::CannotIntercept { price, cash },
        Illegal::AlreadyPassed(seat),
        Illegal::NoShareHeld(company),
        Illegal::UsedBefore(company),
        Illegal::TreasuryTooPoor { company, city: city("Boston"), cost: price, treasury: cash },
    ];
    for column in Column::ALL {
        refusals.extend([Some(front), None].map(|front| Illegal::NotAtFront { company, column, front }));
    }
    for price in [i32::MIN, -1, 0, 1, 150, i32::MAX].map(Money) {
        refusals.extend([Illegal::PriceTooLow { price }, Illegal::NoMultipleOf100 { price }]);
    }
    refusals.extend(StartCity::all().map(Illegal::StartCityTaken));
    refusals.extend(City::all().map(Illegal::CityNotAtFront));
    refusals
}

pub(crate) fn flaws() -> Vec<Flaw> {
    let list = "cities";
    let card = || "Omaha".to_owned();
    let mut flaws = vec![
        Flaw::Unreadable(Unreadable::new("setup.first", Misfit::Missing)),
        Flaw::Unreadable(Unreadable::new("setup.boxed", Misfit::Unknown { kind: "card", found: "3".into() })),
        Flaw::Players(1),
        Flaw::Players(6),
        Flaw::First { first: usize::MAX, players: 4 },
        Flaw::Twice { city: card() },
    ];
    let faults = [
        DeckFault::NotADeck("it has no cities".into()),
        DeckFault::UnknownDeck("mars".into()),
        DeckFault::Nameless,
        DeckFault::NamelessCard { list, number: 3 },
        DeckFault::SameName { name: card(), list, number: 3, other: ("start_cities", 1) },
        DeckFault::NoMultipleOf100 { card: card(), field: "cost", amount: 150 },
        DeckFault::AmountOutOfRange { card: card(), field: "income", amount: i32::MIN, most: 10_000 },
        DeckFault::Symbols { card: card(), symbols: -1 },
    ];
    flaws.extend(faults.map(Flaw::Deck));
    for found in [0, 1, 7] {
        flaws.push(Flaw::Count { at: "shares[2]".into(), expected: 6, found });
        flaws.push(Flaw::Shares { company: "red".into(), found });
        flaws.push(Flaw::Deck(DeckFault::Count { list, expected: 36, found }));
    }
    flaws
}

fn city(name: &str) -> City {
    Deck::own().city(name).expect("a city of our deck")
}
