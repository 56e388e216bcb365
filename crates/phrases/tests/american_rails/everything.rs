//! One of everything that American Rails can say.

use american_rails::{Cause, Company, EndReasons, Event, Flaw, Illegal, MapFault, Position, Reason, Row};
use game::{List, Misfit, Money, Payment, Purse, Seat, Unreadable};

pub(crate) fn events(position: &Position) -> Vec<Event> {
    let [by, other] = [0, 1].map(Seat::new);
    let company = Company::American;
    let [city, far, hex] = ["B3", "D17", "C4"].map(|name| position.board().hex(name).unwrap());
    let order: List<Seat, { Seat::MOST }> = [by, other].into_iter().collect();
    let mut events = vec![
        Event::Offered { by, company, unasked: false },
        Event::Offered { by, company, unasked: true },
        Event::Bid { by, company, amount: Money(12) },
        Event::Passed { by, beyond_means: None },
        Event::Passed { by, beyond_means: Some(Money(13)) },
        Event::Sold { company, to: by, price: Money(12) },
        Event::Unsold { company },
        Event::Stillborn { company, buyer: by, shares: 1 },
        Event::Stillborn { company, buyer: by, shares: 3 },
        Event::Started { by, company, city, unasked: false },
        Event::Started { by, company, city, unasked: true },
        Event::Queued { seat: by, place: 1, winner: true },
        Event::Queued { seat: by, place: 4, winner: false },
        Event::YearBegan { year: 1851 },
        Event::Funded { by, company },
        Event::Took { by },
        Event::Drained { by },
        Event::Stopped { by, unasked: false },
        Event::Stopped { by, unasked: true },
        Event::Over { reasons: EndReasons { year: true, shares: true, supplies: true } },
    ];
    events.extend([None, Some(Company::Liberty)].map(|removed| Event::SetUp {
        banker: by,
        removed,
        cash: Money(50),
    }));
    events.extend((0..3).map(|column| Event::ColumnBegan { year: 1851, column, order }));
    events.extend([0, 1, 2].map(|left| Event::Developed { by, city, left }));
    for row in Row::ALL {
        events.extend([Event::Chose { by, row }, Event::Declined { by, row }, Event::Unusable { by, row }]);
    }
    let forest_and_mountain = ["A13", "B16"].map(|name| position.board().hex(name).unwrap());
    events.extend([city, hex].into_iter().chain(forest_and_mountain).map(|hex| Event::Laid {
        by,
        company,
        hex,
    }));
    let (cash, treasury) = (Purse::Cash(by), Purse::Treasury(0));
    let payments = [
        (cash, treasury, Reason::Share(company)),
        (treasury, Purse::Bank, Reason::Track(company, hex)),
        (Purse::Bank, treasury, Reason::Fund),
        (Purse::Bank, cash, Reason::Take),
        (cash, Purse::Bank, Reason::Drain(other)),
        (Purse::Bank, cash, Reason::Dividend(company)),
    ];
    events.extend(
        payments.map(|(from, to, reason)| Event::Paid(Payment { from, to, amount: Money(2) }, reason)),
    );
    let causes = [
        Cause::Alone(city),
        Cause::Joined(city),
        Cause::Crowded(city, Company::Liberty),
        Cause::Developed(city),
        Cause::Connected(city, far),
    ];
    events.extend(causes.map(|cause| Event::Income { company, change: Money(-2), now: Money(5), cause }));
    events.extend([1, 3].map(|shares| Event::Dividend {
        company,
        income: Money(19),
        shares,
        per_share: Money(7),
    }));
    events
}

pub(crate) fn refusals(position: &Position) -> Vec<Illegal> {
    let [seat, actor] = [0, 1].map(Seat::new);
    let company = Company::Liberty;
    let [city, hex] = ["B3", "C4"].map(|name| position.board().hex(name).unwrap());
    let mut refusals = vec![
        Illegal::AnothersDecision { seat, actor },
        Illegal::GameOver,
        Illegal::NoAnswer,
        Illegal::NotInThisGame(company),
        Illegal::BrokenDollar,
        Illegal::BeyondCash { bid: Money(60), cash: Money(50) },
        Illegal::BidTooLow { bid: Money(i32::MIN), least: Money(10) },
        Illegal::AlreadyPassed(seat),
        Illegal::OfferedBefore(company),
        Illegal::NoShareLeft(company),
        Illegal::StartOutsideCity(hex),
        Illegal::CityTaken(city),
        Illegal::NoCity(hex),
        Illegal::NeverDeveloped(city),
        Illegal::NoTrackInCity(city),
        Illegal::DevelopedBefore(city),
        Illegal::FundsForRemoved(company),
        Illegal::DeadCompany(company),
        Illegal::NoDrainInEdition,
        Illegal::VictimTooPoor { victim: actor, cash: Money(1) },
        Illegal::NoExpand2,
        Illegal::NoShareHeld(company),
        Illegal::NoCubeLeft(company),
        Illegal::CubeThereAlready(company, hex),
        Illegal::NotAdjacent(company, hex),
        Illegal::HexFull(hex),
        Illegal::TreasuryTooPoor { company, price: Money(6), treasury: Money(4) },
    ];
    refusals.extend(Row::ALL.map(|row| Illegal::RowTaken { row, by: actor }));
    refusals
}

pub(crate) fn flaws() -> Vec<Flaw> {
    let (row, column) = (1, 2);
    let city = || "Chicago".to_owned();
    let faults = [
        MapFault::NotAMap("it has no rows".into()),
        MapFault::UnknownMap("mars".into()),
        MapFault::Nameless,
        MapFault::UnknownLayout("even-r".into()),
        MapFault::TooManyRows(27),
        MapFault::TooManyHexes { row, column },
        MapFault::UnknownTile { row, column, tile: 'X' },
        MapFault::TooFewCities(1),
        MapFault::TooFewCities(5),
        MapFault::NamelessCity { row, column },
        MapFault::CityOffCity { city: city(), row, column, tile: '.' },
        MapFault::UnlistedCity { row, column },
        MapFault::TwoCities { city: city(), other: "Detroit".into(), row, column },
        MapFault::SameName { city: city(), row, column },
        MapFault::CityValue { city: city(), full: -1, shared: 3 },
        MapFault::SpecialCities(vec![]),
        MapFault::SpecialCities(vec![city()]),
        MapFault::SpecialCities(vec![city(), "Atlanta".into()]),
        MapFault::Apart { row, column },
    ];
    let mut flaws = vec![
        Flaw::Unreadable(Unreadable::new("setup.banker", Misfit::Missing)),
        Flaw::Unreadable(Unreadable::new("setup.removed", Misfit::Expected("names"))),
        Flaw::Unreadable(Unreadable::new("setup", Misfit::Unknown { kind: "company", found: "3".into() })),
        Flaw::Unreadable(Unreadable::new("setup", Misfit::Unknown { kind: "card", found: "3".into() })),
        Flaw::Unreadable(Unreadable::new("options", Misfit::Said("invalid type: integer `3`".into()))),
        Flaw::Players(1),
        Flaw::Players(6),
        Flaw::Banker { banker: usize::MAX, players: 4 },
        Flaw::NoneRemoved,
        Flaw::Removed(Company::American),
    ];
    flaws.extend(faults.map(Flaw::Map));
    flaws
}
