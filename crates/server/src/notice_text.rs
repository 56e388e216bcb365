//! What people are told while they are not here, in words.

use game::Seat;
use notices::{Message, MessageLink};
use phrases::{Arg, Language, Phrases};
use store::{Channel, ChannelKind};

use crate::app::{App, hash, hex};
use crate::notice_occasion::NoticeOccasion;
use crate::notice_orders::NoticeOrder;
use crate::session::Session;
use crate::visitor::phrases_of;

/// The sentences for a channel.
pub(crate) fn phrases_for(channel: &Channel) -> &'static Phrases {
    phrases_of(Language::named(&channel.language).unwrap_or_default())
}

/// What is the same each time something is sent, and says nothing of whom it goes to.
pub(crate) fn message_key(subject: &str) -> String {
    hex(&hash(subject).0[..16])
}

/// What there is to tell whoever sits in a seat.
pub(crate) fn message(
    app: &App,
    session: &Session,
    order: &NoticeOrder,
    seat: usize,
    channel: &Channel,
    key: String,
) -> Message {
    let phrases = phrases_for(channel);
    let people = session.people();
    let names = people.names_in(phrases);
    let game = phrases.say(&format!("game-{}", session.frame.game.name()), &[]);
    let others: Vec<String> =
        names.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, name)| name.clone()).collect();
    let others = phrases.all_of(&others);
    let by = order.by.and_then(|by| names.get(usize::from(by))).cloned().unwrap_or_default();
    let together = channel.game.is_some();
    let what = match order.occasion {
        // What one player is asked may say what only they know.
        NoticeOccasion::Turn | NoticeOccasion::Time if together => {
            names.get(seat).cloned().unwrap_or_default()
        }
        NoticeOccasion::Turn | NoticeOccasion::Time => {
            // Nobody sees the table beside it, so it says all that is asked.
            session.now().question(Seat::new(seat), &names, phrases).unwrap_or_default()
        }
        NoticeOccasion::Asked => {
            phrases.say(&format!("notice-wish-{}", order.wish.as_deref().unwrap_or("end")), &[])
        }
        NoticeOccasion::Over => {
            let reader = Seat::all(names.len()).nth(seat).filter(|_| !together);
            let ending = session.now().ending(reader, &names, phrases);
            ending.map_or_else(|| phrases.say("notice-no-result", &[]), |(_, sentence)| sentence)
        }
        NoticeOccasion::Begun | NoticeOccasion::Named | NoticeOccasion::Rematch => String::new(),
    };
    let args: [(&str, Arg); 4] =
        [("game", game.into()), ("others", others.into()), ("player", by.into()), ("what", what.into())];
    let name = order.occasion.name();
    let to = if together { "notice-table" } else { "notice" };
    let place = order.next.as_deref().unwrap_or(&session.id.0);
    Message {
        what: name.to_owned(),
        title: phrases.say(&format!("{to}-{name}-title"), &args),
        text: phrases.say(&format!("{to}-{name}-text"), &args),
        link: Some(MessageLink {
            url: format!("{}/games/{place}", app.messengers.origin),
            label: phrases.say("notice-open", &[]),
        }),
        key,
        unsubscribe: unsubscribe(app, channel, phrases),
    }
}

/// How to end mails like this one.
pub(crate) fn unsubscribe(app: &App, channel: &Channel, phrases: &Phrases) -> Option<MessageLink> {
    let id = &channel.id;
    (channel.kind == ChannelKind::Mail).then(|| MessageLink {
        url: format!("{}/unsubscribe/{id}/{}", app.messengers.origin, app.messengers.unsubscribe_proof(id)),
        label: phrases.say("notice-unsubscribe", &[]),
    })
}

/// The games that wait for somebody, in one mail.
pub(crate) fn digest(app: &App, channel: &Channel, games: &[(String, String)], key: String) -> Message {
    let phrases = phrases_for(channel);
    let origin = &app.messengers.origin;
    let line = |(id, game): &(String, String)| {
        let game = phrases.say(&format!("game-{game}"), &[]);
        format!("{game}: {origin}/games/{id}")
    };
    let count = ("count", games.len().into());
    let mut text = phrases.say("notice-digest-text", std::slice::from_ref(&count));
    for game in games {
        text.push('\n');
        text.push_str(&line(game));
    }
    Message {
        what: "digest".to_owned(),
        title: phrases.say("notice-digest-title", &[count]),
        text,
        link: Some(MessageLink { url: format!("{origin}/"), label: phrases.say("notice-open-all", &[]) }),
        key,
        unsubscribe: unsubscribe(app, channel, phrases),
    }
}

/// Shows somebody that messages arrive.
pub(crate) fn test(app: &App, channel: &Channel, key: String) -> Message {
    let phrases = phrases_for(channel);
    Message {
        what: "test".to_owned(),
        title: phrases.say("notice-test-title", &[]),
        text: phrases.say("notice-test-text", &[]),
        link: Some(MessageLink {
            url: format!("{}/me/notices", app.messengers.origin),
            label: phrases.say("notices-title", &[]),
        }),
        key,
        unsubscribe: unsubscribe(app, channel, phrases),
    }
}
