use game::{Broken, Misfit, Money, Outcome, Recorded, Refused, Seat, Unreadable, Viewer};

use crate::{DigestLine, Phrases, Vocabulary};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
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
    /// An event as a line of the log. Returns `None` if it goes without saying. Whoever sits in `reader` is spoken
    /// to. Any state of the game will do for `self`: it lends the names on its board or cards.
    fn tell_event_to(
        &self,
        reader: Option<Seat>,
        names: &[String],
        event: &Self::Event,
        phrases: &Phrases,
    ) -> Option<LogLine>;

    /// An event as a line of the log, told to nobody in particular.
    fn tell_event(&self, names: &[String], event: &Self::Event, phrases: &Phrases) -> Option<LogLine> {
        self.tell_event_to(None, names, event, phrases)
    }

    /// What some moves brought, in short: `moves` are versions with the events that led to them, in order. A
    /// purchase, a build or an answer is one line. Whoever sits in `reader` is spoken to. Any state of the game
    /// will do for `self`.
    fn tell_digest(
        &self,
        reader: Option<Seat>,
        names: &[String],
        moves: &[(u32, &[Self::Event])],
        phrases: &Phrases,
    ) -> Vec<DigestLine>;

    /// Why an action is refused in this state, and what would be possible. Whoever sits in `reader` is spoken
    /// to.
    fn tell_refusal_to(
        &self,
        reader: Option<Seat>,
        names: &[String],
        illegal: &Self::Illegal,
        phrases: &Phrases,
    ) -> String;

    /// Why an action is refused in this state, and what would be possible, told to nobody in particular.
    fn tell_refusal(&self, names: &[String], illegal: &Self::Illegal, phrases: &Phrases) -> String {
        self.tell_refusal_to(None, names, illegal, phrases)
    }

    /// What is wrong with a setup, or with the file it comes from.
    fn tell_flaw(flaw: &Self::Flaw, phrases: &Phrases) -> String;

    /// Why a game ended, by the name that records give the reason, as part of a sentence.
    fn tell_reason(reason: &str, players: usize, phrases: &Phrases) -> String;

    /// What is asked now, and of whom, told to a reader. Returns `None` when the game is over.
    fn tell_question(&self, reader: Option<Seat>, names: &[String], phrases: &Phrases) -> Option<String>;

    /// What somebody should know before they do this, and would not guess from what happens at once.
    /// Returns `None` for most actions.
    fn tell_warning(&self, _action: Self::Action, _phrases: &Phrases) -> Option<String> {
        None
    }

    /// The message that says who wins among those with the most cash, and why. `None` where they share the
    /// victory.
    const TIE_BREAK: Option<&'static str> = None;

    /// The words in which actions can be typed, whether they are legal now or not.
    fn vocabulary(&self, phrases: &Phrases) -> Vocabulary;

    /// What an action commits its player to pay, or the company for which it is done. Returns `None`
    /// if it costs nothing.
    fn price_of(&self, action: Self::Action) -> Option<Money>;

    /// By how much a legal action raises incomes at once. Returns `None` if it does not.
    fn gain_of(&self, action: Self::Action) -> Option<Money>;

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
    tell_refused_to(None, state, names, refused, phrases)
}

/// The same, spoken to whoever sits in `reader`.
pub fn tell_refused_to<G: Told>(
    reader: Option<Seat>,
    state: &G,
    names: &[String],
    refused: &Refused<G::Illegal>,
    phrases: &Phrases,
) -> String {
    match refused {
        Refused::Illegal(illegal) => state.tell_refusal_to(reader, names, illegal, phrases),
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
    tell_outcome_to::<G>(outcome, names, None, phrases)
}

/// Who won, and why the game ended, for a player who reads it: whoever wins alone is told "you".
pub fn tell_outcome_to<G: Told>(
    outcome: &Outcome,
    names: &[String],
    reader: Option<Seat>,
    phrases: &Phrases,
) -> String {
    let player = |seat: Seat| phrases.player(names, seat);
    let winners: Vec<String> = outcome.winners.iter().map(|&seat| player(seat)).collect();
    let most = outcome.winners.first().map(|winner| outcome.cash[winner.index()]).unwrap_or_default();
    let standing = outcome.standing();
    let behind = standing.iter().filter(|&&(_, place)| place > 1).map(|&(seat, _)| seat);
    let (tied, behind): (Vec<Seat>, Vec<Seat>) =
        behind.partition(|seat| G::TIE_BREAK.is_some() && outcome.cash[seat.index()] == most);
    let with_cash = |&seat: &Seat| {
        let cash = outcome.cash[seat.index()];
        phrases.say("standing", &[("player", player(seat).into()), ("cash", cash.into())])
    };
    let others = phrases.all_of(&behind.iter().map(with_cash).collect::<Vec<_>>());
    let tied: Vec<String> = tied.into_iter().map(player).collect();

    let winners_listed = phrases.all_of(&winners);
    let winner = match outcome.winners[..] {
        [winner] => phrases.player_or_you(names, winner, reader),
        _ => winners_listed.as_str().into(),
    };
    let args = [
        ("player", winner),
        ("players", winners_listed.as_str().into()),
        ("cash", most.into()),
        ("others", others.into()),
        ("tied", phrases.all_of(&tied).into()),
        ("count", tied.len().into()),
    ];
    let victory = match (G::TIE_BREAK.filter(|_| !tied.is_empty()), winners.len(), behind.len()) {
        (Some(tie_break), _, 0) => phrases.say(tie_break, &args),
        (Some(tie_break), ..) => {
            format!("{} {}", phrases.say(tie_break, &args), phrases.say("outcome-behind", &args))
        }
        (None, 1, _) => phrases.say("outcome-winner", &args),
        (None, _, 0) => phrases.say("outcome-all", &args),
        (None, ..) => phrases.say("outcome-shared", &args),
    };
    if outcome.reasons.is_empty() {
        return victory;
    }
    let reasons = tell_reasons::<G>(&outcome.reasons, outcome.cash.len(), phrases);
    let ending = phrases.say("outcome-reasons", &[("reasons", reasons.into())]);
    format!("{victory} {ending}")
}

/// Why a game ended, by the names that records give the reasons, as part of a sentence.
pub fn tell_reasons<G: Told>(reasons: &[&str], players: usize, phrases: &Phrases) -> String {
    let told = |reason: &&str| G::tell_reason(reason, players, phrases);
    phrases.all_of(&reasons.iter().map(told).collect::<Vec<_>>())
}
