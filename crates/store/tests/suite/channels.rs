//! Where people want to be told something, what they were told, and the links that they were sent.

use std::sync::Arc;

use store::{Change, Channel, ChannelKind, Delivery, LinkPurpose, MailLink, NewGame, Occupant, Timestamp};

use crate::site::{Site, bot, id, key, named, new_game, on_each_database, on_postgres, person};

fn channel(name: &str, of: u8) -> Channel {
    Channel {
        id: name.into(),
        key: key(of),
        kind: ChannelKind::Mail,
        address: format!("{name}@example.org"),
        form: None,
        occasions: vec!["turn".into(), "over".into()],
        digest: true,
        language: "de".into(),
        created: Timestamp(5),
        confirmed: None,
        failures: 0,
        off: None,
        game: None,
    }
}

async fn a_channel_is_kept_for_its_owner(site: Site) {
    let store = site.open().await;
    store.put_channel(&channel("ann", 1)).await.unwrap();
    assert_eq!(store.channel("ann").await.unwrap(), Some(channel("ann", 1)));
    assert_eq!(store.channels_of(key(1)).await.unwrap(), [channel("ann", 1)]);
    // Nobody else's can be taken over by its name.
    store.put_channel(&Channel { address: "eve@example.org".into(), ..channel("ann", 2) }).await.unwrap();
    assert_eq!(store.channel("ann").await.unwrap(), Some(channel("ann", 1)));
    assert!(!store.delete_channel("ann", key(2)).await.unwrap());
    assert!(store.delete_channel("ann", key(1)).await.unwrap());
    assert_eq!(store.channel("ann").await.unwrap(), None);
}

async fn whoever_can_be_told_something_is_known_at_their_tables(site: Site) {
    let store = site.open().await;
    store.create(&NewGame { seats: vec![person(1), person(2), bot()], ..new_game("g") }, &[]).await.unwrap();
    let mut told = store.notices();
    store.put_channel(&channel("ann", 1)).await.unwrap();
    let notice = told.recv().await.unwrap();
    assert_eq!((notice.game, notice.change), (id("g"), Change::Seated));
    assert_eq!(store.reachable_at(&id("g")).await.unwrap(), [], "she has not confirmed it");
    let confirmed = Channel { confirmed: Some(Timestamp(9)), ..channel("ann", 1) };
    store.put_channel(&confirmed).await.unwrap();
    assert_eq!(store.reachable_at(&id("g")).await.unwrap(), [key(1)]);
    assert_eq!(store.confirmed_mail("ann@example.org").await.unwrap(), [confirmed]);
    for _ in 0..3 {
        store.note_failure("ann", "status 500", 3).await.unwrap();
    }
    let off = store.channel("ann").await.unwrap().unwrap();
    assert_eq!((off.failures, off.off.as_deref()), (3, Some("status 500")));
    assert_eq!(store.reachable_at(&id("g")).await.unwrap(), []);
}

async fn what_was_sent_is_remembered_for_a_while(site: Site) {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let store = site.open().await;
    store.put_channel(&channel("ann", 1)).await.unwrap();
    store.note_failure("ann", "slow", 3).await.unwrap();
    let sent = |subject: &str, at| Delivery {
        subject: subject.into(),
        channel: "ann".into(),
        game: Some(id("g")),
        at: Timestamp(at),
    };
    assert_eq!(store.last_delivery("ann", &id("g")).await.unwrap(), None);
    store.note_delivery(&sent("one", 10)).await.unwrap();
    store.note_delivery(&sent("one", 10)).await.unwrap();
    store.note_delivery(&sent("two", 20)).await.unwrap();
    assert!(store.is_delivered("one").await.unwrap() && !store.is_delivered("three").await.unwrap());
    assert_eq!(store.last_delivery("ann", &id("g")).await.unwrap(), Some(Timestamp(20)));
    assert_eq!(store.channel("ann").await.unwrap().unwrap().failures, 0);
    store.note_delivery(&sent("three", 20 * DAY)).await.unwrap();
    assert!(!store.is_delivered("one").await.unwrap());
}

fn link(channel: &str, purpose: LinkPurpose) -> MailLink {
    MailLink { channel: channel.into(), purpose, until: Timestamp(100) }
}

async fn a_link_holds_once_and_for_a_while(site: Site) {
    let store = site.open().await;
    store.put_channel(&channel("ann", 1)).await.unwrap();
    for number in [50, 51] {
        store.order_link(key(number), &link("ann", LinkPurpose::Confirm)).await.unwrap();
    }
    assert!(!store.holds_link(key(50), LinkPurpose::Recover, Timestamp(50)).await.unwrap());
    assert!(store.holds_link(key(50), LinkPurpose::Confirm, Timestamp(50)).await.unwrap());
    assert!(store.confirm_by_link(key(50), Timestamp(50)).await.unwrap());
    assert_eq!(store.channel("ann").await.unwrap().unwrap().confirmed, Some(Timestamp(50)));
    assert!(!store.confirm_by_link(key(50), Timestamp(50)).await.unwrap(), "it was used");
    assert!(!store.confirm_by_link(key(51), Timestamp(100)).await.unwrap(), "it is too late");
}

async fn a_lost_identity_comes_back_with_everything(site: Site) {
    let store = site.open().await;
    let game = NewGame {
        seats: vec![person(1), Occupant::Kept(named(1)), person(2)],
        host: Some(key(1)),
        invite: Some(key(70)),
        ..new_game("g")
    };
    store.create(&game, &[]).await.unwrap();
    store.remember_key(key(1), "Person 1", Timestamp(1)).await.unwrap();
    store.set_note(&id("g"), key(1), "mine", Timestamp(1)).await.unwrap();
    store.put_channel(&channel("ann", 1)).await.unwrap();
    store.order_link(key(60), &link("ann", LinkPurpose::Recover)).await.unwrap();
    let before = store.stored_about(key(1)).await.unwrap();
    let recover = async |secret| {
        let invitation = Arc::new(|_: &store::GameId| key(71));
        store.recover_by_link(secret, Timestamp(50), key(9), invitation).await.unwrap()
    };
    assert_eq!(recover(key(61)).await, None, "there is no such link");
    assert_eq!(recover(key(60)).await, Some(vec![id("g")]));
    assert_eq!(recover(key(60)).await, None, "it was used");
    assert_eq!(store.stored_about(key(1)).await.unwrap(), store::PersonalData::default());
    let mut after = store.stored_about(key(9)).await.unwrap();
    assert_eq!(after.channels.len(), 1);
    after.channels.iter_mut().for_each(|channel| channel.key = key(1));
    assert_eq!(after, before);
    let game = store.load(&id("g")).await.unwrap().unwrap();
    assert_eq!((game.host, game.invite), (Some(key(9)), Some(key(71))));
}

async fn all_that_is_somebodys_goes_with_them(site: Site) {
    let store = site.open().await;
    store.put_channel(&channel("ann", 1)).await.unwrap();
    store.put_channel(&channel("bob", 2)).await.unwrap();
    store.order_link(key(60), &link("ann", LinkPurpose::Recover)).await.unwrap();
    store.forget(key(1), || key(99)).await.unwrap();
    assert_eq!(store.channel("ann").await.unwrap(), None);
    assert!(!store.holds_link(key(60), LinkPurpose::Recover, Timestamp(1)).await.unwrap());
    assert!(store.channel("bob").await.unwrap().is_some());
}

async fn a_secret_of_the_servers_is_drawn_once(site: Site) {
    let store = site.open().await;
    assert_eq!(store.server_secret("vapid", "first").await.unwrap(), "first");
    assert_eq!(store.server_secret("vapid", "second").await.unwrap(), "first");
    assert_eq!(store.server_secret("links", "other").await.unwrap(), "other");
}

async fn a_channel_of_a_table_is_found_with_the_table_and_tells_nobody_alone(site: Site) {
    let store = site.open().await;
    store.create(&NewGame { seats: vec![person(1), person(2)], ..new_game("g") }, &[]).await.unwrap();
    let ours = Channel { game: Some(id("g")), ..channel("together", 1) };
    store.put_channel(&ours).await.unwrap();
    assert_eq!(store.channels_at(&id("g")).await.unwrap(), std::slice::from_ref(&ours));
    assert_eq!(store.channels_at(&id("h")).await.unwrap(), []);
    assert!(store.reachable_at(&id("g")).await.unwrap().is_empty(), "it is nobody's own");
    assert_eq!(store.channels_of(key(1)).await.unwrap(), [ours], "its owner can see and delete it");
    assert!(store.delete_channel("together", key(1)).await.unwrap());
    assert_eq!(store.channels_at(&id("g")).await.unwrap(), []);
}

on_each_database!(
    a_channel_of_a_table_is_found_with_the_table_and_tells_nobody_alone,
    a_channel_is_kept_for_its_owner,
    whoever_can_be_told_something_is_known_at_their_tables,
    what_was_sent_is_remembered_for_a_while,
    a_link_holds_once_and_for_a_while,
    a_lost_identity_comes_back_with_everything,
    all_that_is_somebodys_goes_with_them,
    a_secret_of_the_servers_is_drawn_once,
);
