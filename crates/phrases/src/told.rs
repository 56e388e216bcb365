use game::{Broken, Misfit, Outcome, Recorded, Refused, Seat, Unreadable, Viewer};

use crate::Phrases;

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// 0 for a heading (a year, a turn, the end), 1 for what somebody did, 2 for what followed
    /// from it (payments, incomes).
    pub depth: u8,
    /// The sentence.
    pub text: String,
}

/// The depth of a heading.
pub(crate) const HEADING: u8 = 0;
/// The depth of what somebody did.
pub(crate) const DEED: u8 = 1;
/// The depth of what followed from it.
pub(crate) const CONSEQUENCE: u8 = 2;

/// How a game speaks. Players are named by their seat's place in `names`.
pub trait Told: Recorded {
    /// An event as a line of the log; nothing where an event goes without saying. Any state of the
    /// game will do for `self`: it lends the names on its board or cards.
    fn tell_event(&self, names: &[String], event: &Self::Event, phrases: &Phrases) -> Option<Line>;

    /// Why an action is refused in this state, and what would be possible.
    fn tell_refusal(&self, names: &[String], illegal: &Self::Illegal, phrases: &Phrases) -> String;

    /// What is wrong with a setup, or with the file it comes from.
    fn tell_flaw(flaw: &Self::Flaw, phrases: &Phrases) -> String;

    /// Why a game ended, by the name that records give the reason, as part of a sentence.
    fn tell_reason(reason: &str, players: usize, phrases: &Phrases) -> String;

    /// What is asked now, and of whom; nothing when the game is over.
    fn tell_question(&self, names: &[String], phrases: &Phrases) -> Option<String>;

    /// What somebody should know before they do this, and would not guess from what happens at once.
    /// Returns `None` for most actions.
    fn tell_warning(&self, _action: Self::Action, _phrases: &Phrases) -> Option<String> {
        None
    }

    /// The whole state as lines of plain text for a terminal, at most 100 characters wide; no line
    /// break after the last. Cash that the viewer may not see is told to be hidden.
    fn tell_table(&self, viewer: Viewer, names: &[String], phrases: &Phrases) -> String;
}

/// What is wrong with a record. Only the sentence: the file, the number of the action and the
/// ruling are the caller's to put in front.
pub fn tell_broken<G: Told>(broken: &Broken<G>, names: &[String], phrases: &Phrases) -> String {
    match broken {
        Broken::Unreadable(unreadable) => tell_unreadable(unreadable, phrases),
        Broken::Setup(flaw) => G::tell_flaw(flaw, phrases),
        Broken::Action { state, refused, .. } => tell_refused(&**state, names, refused, phrases),
        Broken::Result { field, recorded, played } => {
            let id = match *field {
                "cash" => "broken-cash",
                "winners" => "broken-winners",
                "reasons" => "broken-reasons",
                "result" => "broken-unfinished",
                _ => "broken-result",
            };
            let args = [
                ("field", (*field).into()),
                ("recorded", recorded.as_str().into()),
                ("played", played.as_str().into()),
            ];
            phrases.say(id, &args)
        }
    }
}

/// Why an entry of a record, or an action from a player, is refused in this state.
pub fn tell_refused<G: Told>(
    state: &G,
    names: &[String],
    refused: &Refused<G::Illegal>,
    phrases: &Phrases,
) -> String {
    match refused {
        Refused::Illegal(illegal) => state.tell_refusal(names, illegal, phrases),
        Refused::Malformed { field: "action", .. } => phrases.say("refused-not-an-action", &[]),
        Refused::Malformed { field: "do", expected: "action" } => phrases.say("refused-unknown-action", &[]),
        Refused::Malformed { field, expected } => {
            let expected = tell_kind(expected, phrases).into();
            phrases.say("refused-malformed", &[("field", (*field).into()), ("expected", expected)])
        }
        Refused::GameOver => phrases.say("refused-over", &[]),
        Refused::Unknown { kind, name } => {
            phrases.say("refused-unknown", &[("kind", (*kind).into()), ("name", name.into())])
        }
        Refused::NoSuchSeat { seat, players } => {
            let last = players.saturating_sub(1);
            // A seat number from outside can be larger than any number that a sentence counts with.
            phrases.say("refused-no-seat", &[("seat", seat.to_string().into()), ("last", last.into())])
        }
    }
}

/// Which part of a file or message is not what belongs there.
pub fn tell_unreadable(unreadable: &Unreadable, phrases: &Phrases) -> String {
    let why = match &unreadable.misfit {
        Misfit::Missing => phrases.say("misfit-missing", &[]),
        Misfit::Expected(kind) => {
            phrases.say("misfit-expected", &[("expected", tell_kind(kind, phrases).into())])
        }
        Misfit::Unknown { kind, found } => {
            phrases.say("misfit-unknown", &[("kind", (*kind).into()), ("found", found.into())])
        }
        Misfit::NotOneOf { found, expected } => {
            phrases.say("misfit-not-one-of", &[("found", found.into()), ("expected", expected.into())])
        }
        // What the reader of a format says of its own accord stays as it is.
        Misfit::Said(words) => without_full_stop(words),
    };
    phrases.say("unreadable", &[("at", (&unreadable.at).into()), ("why", why.into())])
}

/// What belongs in a field, by the name that the readers give it.
fn tell_kind(kind: &str, phrases: &Phrases) -> String {
    match kind {
        "text" => phrases.say("expected-text", &[]),
        "value" => phrases.say("expected-value", &[]),
        "number" => phrases.say("expected-number", &[]),
        "seat" => phrases.say("expected-seat", &[]),
        "names" => phrases.say("expected-names", &[]),
        "list" => phrases.say("expected-list", &[]),
        "object" => phrases.say("expected-object", &[]),
        other => other.to_owned(),
    }
}

/// Other people's sentences are put inside ours, which bring their own full stop.
fn without_full_stop(text: &str) -> String {
    text.trim_end().trim_end_matches('.').to_owned()
}

/// The reader of map and deck files draws the faulty line under its message; a sentence has no room
/// for that, and names the line anyway.
pub(crate) fn in_one_line(why: &str) -> String {
    let margin = |letter: char| letter == ' ' || letter.is_ascii_digit();
    let drawn = |line: &&str| line.trim_start_matches(margin).starts_with('|');
    let said: Vec<&str> = why.lines().filter(|line| !drawn(line)).map(str::trim).collect();
    without_full_stop(&said.join(": "))
}

/// Who won, and why the game ended.
pub fn tell_outcome<G: Told>(outcome: &Outcome, names: &[String], phrases: &Phrases) -> String {
    let player = |seat: Seat| phrases.player(names, seat);
    let winners: Vec<String> = outcome.winners.iter().map(|&seat| player(seat)).collect();
    let most = outcome.winners.first().map(|winner| outcome.cash[winner.index()]).unwrap_or_default();
    let mut others: Vec<Seat> =
        Seat::all(outcome.cash.len()).filter(|seat| !outcome.winners.contains(seat)).collect();
    others.sort_by_key(|seat| -outcome.cash[seat.index()]);
    let others: Vec<String> = others
        .into_iter()
        .map(|seat| {
            let cash = outcome.cash[seat.index()];
            phrases.say("standing", &[("player", player(seat).into()), ("cash", cash.into())])
        })
        .collect();

    let winners_listed = phrases.all_of(&winners);
    let id = match (winners.len(), others.len()) {
        (1, _) => "outcome-winner",
        (_, 0) => "outcome-all",
        _ => "outcome-shared",
    };
    let args = [
        ("player", winners_listed.as_str().into()),
        ("players", winners_listed.as_str().into()),
        ("cash", most.into()),
        ("others", phrases.all_of(&others).into()),
    ];
    let victory = phrases.say(id, &args);
    if outcome.reasons.is_empty() {
        return victory;
    }
    let reasons: Vec<String> =
        outcome.reasons.iter().map(|reason| G::tell_reason(reason, outcome.cash.len(), phrases)).collect();
    let ending = phrases.say("outcome-reasons", &[("reasons", phrases.all_of(&reasons).into())]);
    format!("{victory} {ending}")
}
