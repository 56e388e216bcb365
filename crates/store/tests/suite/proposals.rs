//! What is proposed at tables, who takes an abandoned seat, and which games wait for somebody.

use store::{
    GameStatus, NewGame, Occupant, Person, ProposalKind, Proposed, Seating, TableProposal, Timestamp,
};

use crate::site::{Site, bot, entry, id, key, new_game, on_each_database, on_postgres, person};

const NOW: Timestamp = Timestamp(50);

/// A running game of two people and a bot.
fn of_two(name: &str) -> NewGame {
    NewGame { seats: vec![person(1), person(2), bot()], host: Some(key(1)), ..new_game(name) }
}

fn back(version: u32) -> TableProposal {
    TableProposal { what: Proposed::Back(0), by: 0, version, agreed: 0, at: NOW }
}

async fn a_proposal_is_kept_with_those_who_agree_until_it_is_dropped(site: Site) {
    let store = site.open().await;
    let a = id("a");
    store.create(&of_two("a"), &[entry(1)]).await.unwrap();
    assert!(!store.propose(&a, key(7), &back(1)).await.unwrap(), "a stranger proposes nothing");
    assert!(store.propose(&a, key(1), &back(1)).await.unwrap());
    assert_eq!(store.proposals(&a).await.unwrap(), [TableProposal { agreed: 0b01, ..back(1) }]);
    assert!(!store.agree(&a, key(7), ProposalKind::Back, 1).await.unwrap());
    assert!(!store.agree(&a, key(2), ProposalKind::Back, 2).await.unwrap(), "another was proposed");
    assert!(!store.agree(&a, key(2), ProposalKind::Pause, 1).await.unwrap());
    assert!(store.agree(&a, key(2), ProposalKind::Back, 1).await.unwrap());
    let pause = TableProposal { what: Proposed::Pause, by: 1, ..back(1) };
    assert!(store.propose(&a, key(2), &pause).await.unwrap());
    let both = [TableProposal { agreed: 0b11, ..back(1) }, TableProposal { agreed: 0b10, ..pause }];
    assert_eq!(store.proposals(&a).await.unwrap(), both);

    // A new one takes the place of the old.
    assert!(store.propose(&a, key(1), &back(4)).await.unwrap());
    assert!(!store.drop_proposal(&a, ProposalKind::Back, 1).await.unwrap());
    assert!(store.drop_proposal(&a, ProposalKind::Back, 4).await.unwrap());
    assert_eq!(store.proposals(&a).await.unwrap().len(), 1);
    let open = NewGame { seats: vec![person(1), Occupant::Open], ..new_game("b") };
    store.create(&open, &[]).await.unwrap();
    assert!(!store.propose(&id("b"), key(1), &back(0)).await.unwrap(), "it does not run");
}

async fn an_abandoned_seat_is_taken_with_its_secret_and_once(site: Site) {
    let store = site.open().await;
    let a = id("a");
    store.create(&of_two("a"), &[]).await.unwrap();
    let dee = Person { key: key(4), name: "Dee".into() };
    assert!(!store.seek_substitute(&a, 1, Some(key(9))).await.unwrap(), "a person sits there");
    assert!(!store.seek_substitute(&a, 2, Some(key(9))).await.unwrap(), "the bot plays for nobody");
    assert!(store.seat_bot(&a, 1, "easy", Some(key(2)), None).await.unwrap());
    assert_eq!(store.substitute(&a, 1, key(9), &dee).await.unwrap(), Seating::Taken, "nobody is sought");
    assert!(store.seek_substitute(&a, 1, Some(key(9))).await.unwrap());
    assert_eq!(store.load(&a).await.unwrap().unwrap().seats[1].substitute, Some(key(9)));
    assert_eq!(store.substitute(&a, 1, key(8), &dee).await.unwrap(), Seating::Taken, "a wrong secret");
    let ann = Person { key: key(1), name: "Ann".into() };
    assert_eq!(store.substitute(&a, 1, key(9), &ann).await.unwrap(), Seating::Elsewhere);
    assert_eq!(store.substitute(&a, 1, key(9), &dee).await.unwrap(), Seating::Seated);
    let seat = store.load(&a).await.unwrap().unwrap().seats.swap_remove(1);
    assert_eq!((seat.occupant, seat.substitute), (Occupant::Person(dee), None));
    assert!(!store.take_back_seat(&a, 1, key(2)).await.unwrap(), "it is not theirs any more");

    // Whoever comes back in time keeps the seat, and the secret is worth nothing.
    store.create(&of_two("b"), &[]).await.unwrap();
    assert!(store.seat_bot(&id("b"), 1, "easy", Some(key(2)), None).await.unwrap());
    assert!(store.seek_substitute(&id("b"), 1, Some(key(9))).await.unwrap());
    assert!(store.take_back_seat(&id("b"), 1, key(2)).await.unwrap());
    let eve = Person { key: key(5), name: "Eve".into() };
    assert_eq!(store.substitute(&id("b"), 1, key(9), &eve).await.unwrap(), Seating::Taken);
}

async fn games_that_wait_for_somebody_come_by_deadline_and_then_by_age(site: Site) {
    let store = site.open().await;
    let status = |to_move, deadline: Option<i64>| GameStatus {
        to_move: Some(to_move),
        deadline: deadline.map(Timestamp),
        ..GameStatus::default()
    };
    for (name, created, status) in [
        ("late", 1, status(0, Some(900))),
        ("soon", 2, status(0, Some(300))),
        ("young", 9, status(0, None)),
        ("old", 3, status(0, None)),
        ("anothers", 4, status(1, None)),
    ] {
        let game = NewGame { created: Timestamp(created), status, ..of_two(name) };
        store.create(&game, &[]).await.unwrap();
    }
    let open =
        NewGame { seats: vec![person(1), Occupant::Open], status: status(0, None), ..new_game("open") };
    store.create(&open, &[]).await.unwrap();
    let names = async |seat: u8, limit| {
        let games = store.waiting_for(key(seat), limit).await.unwrap();
        games.into_iter().map(|game| game.0).collect::<Vec<_>>()
    };
    assert_eq!(names(1, 9).await, ["soon", "late", "old", "young"]);
    assert_eq!(names(1, 1).await, ["soon"]);
    assert_eq!(names(2, 9).await, ["anothers"]);
    assert!(names(7, 9).await.is_empty());
}

on_each_database!(
    a_proposal_is_kept_with_those_who_agree_until_it_is_dropped,
    an_abandoned_seat_is_taken_with_its_secret_and_once,
    games_that_wait_for_somebody_come_by_deadline_and_then_by_age,
);
