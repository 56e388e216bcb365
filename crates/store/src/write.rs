use std::time::Duration;

use crate::{
    Change, Channel, Delivery, GameId, GameStart, GameStatus, InviteHash, Job, JobEnd, KeyHash,
    LessonProgress, MailLink, NewGame, NewJob, Notice, Person, ProposalKind, StandingOrder, StoredAnalysis,
    StoredEntry, TableProposal, Talk, TalkLimit, Timestamp,
};

/// Something to be written.
pub(crate) enum Write {
    Create {
        game: Box<NewGame>,
        entries: Vec<StoredEntry>,
        jobs: Vec<NewJob>,
    },
    Append(Append),
    Status {
        game: GameId,
        version: u32,
        status: GameStatus,
    },
    Seat {
        game: GameId,
        seat: u8,
        change: SeatChange,
        /// What is noted and ordered if the game begins with it.
        start: Option<GameStart>,
    },
    Presence {
        game: GameId,
        key: KeyHash,
        at: Timestamp,
    },
    Key {
        key: KeyHash,
        name: String,
        at: Timestamp,
    },
    /// What somebody says, who holds this key.
    Say {
        talk: Talk,
        by: Option<KeyHash>,
        limit: TalkLimit,
        jobs: Vec<NewJob>,
    },
    Note {
        game: GameId,
        key: KeyHash,
        text: String,
        at: Timestamp,
    },
    Analysis(Box<StoredAnalysis>),
    /// How far somebody has come in a lesson.
    Lesson {
        key: KeyHash,
        progress: Box<LessonProgress>,
    },
    Jobs(JobWrite),
    /// A server lives.
    Beat {
        now: Timestamp,
        silence: Duration,
    },
    Orders(OrderWrite),
    Channel(ChannelWrite),
    MailLink(MailLinkWrite),
    ServerSecret {
        name: String,
        secret: String,
    },
    /// Somebody takes a step towards the end of a game.
    Closing {
        game: GameId,
        by: KeyHash,
        step: ClosingStep,
    },
    /// Somebody proposes something at a table, or answers.
    TableProposal {
        game: GameId,
        step: ProposalStep,
    },
    DeleteIdle {
        game: GameId,
        since: Timestamp,
    },
    /// Everything about the holder of a key is to go.
    Forget {
        key: KeyHash,
        fresh_key: fn() -> KeyHash,
    },
    /// Something that nobody reads, to see whether writing is possible.
    Probe,
    /// To finish.
    Close,
}

/// Entries to be appended to a game, all or none.
pub(crate) struct Append {
    pub(crate) game: GameId,
    pub(crate) entries: Vec<StoredEntry>,
    pub(crate) status: GameStatus,
    pub(crate) jobs: Vec<NewJob>,
}

/// What is to become of a seat.
pub(crate) enum SeatChange {
    Sit(Person),
    GiveUp(KeyHash),
    Bot {
        level: String,
        in_place_of: Option<KeyHash>,
        unseen_since: Option<Timestamp>,
    },
    TakeBack(KeyHash),
    /// Somebody who knows the secret with this hash may take the place of the bot; nobody if there is none.
    SeekSubstitute(Option<KeyHash>),
    Substitute {
        secret: KeyHash,
        person: Person,
    },
}

/// A step towards the end of a game, or what may be done after it.
pub(crate) enum ClosingStep {
    Agree {
        at: Timestamp,
        /// What is ordered if the others are still to be asked, and if all have agreed.
        asks: Vec<NewJob>,
        closes: Vec<NewJob>,
    },
    Decline,
    Cancel(Timestamp),
    Share(bool),
}

/// A step towards something that all who play agree on.
pub(crate) enum ProposalStep {
    Propose { by: KeyHash, proposal: TableProposal, jobs: Vec<NewJob> },
    Agree(KeyHash, ProposalKind, u32),
    Drop(ProposalKind, u32),
}

/// What is to become of a channel.
pub(crate) enum ChannelWrite {
    Put(Box<Channel>),
    Delete {
        id: String,
        key: KeyHash,
    },
    /// Something has gone well.
    Delivered(Delivery),
    /// Something has failed for this reason, which is enough after so many times.
    Failed {
        id: String,
        why: String,
        most: u32,
    },
}

/// What is to become of a link that is sent by mail.
pub(crate) enum MailLinkWrite {
    Order { secret: KeyHash, link: MailLink },
    Confirm { secret: KeyHash, at: Timestamp },
    Recover { secret: KeyHash, at: Timestamp, key: KeyHash, invitation: InviteHash },
}

/// What is to become of jobs.
pub(crate) enum JobWrite {
    Order(Vec<NewJob>),
    OrderOnce(NewJob),
    Take { kinds: Vec<String>, now: Timestamp, by: String, lease: Duration, limit: u32 },
    Hold { by: String, lease: Duration },
    Finish { by: String, ends: Vec<(Job, JobEnd)> },
    Release { by: String },
}

/// What is to become of standing orders.
pub(crate) enum OrderWrite {
    Give(Box<StandingOrder>),
    Withdraw { game: GameId, seat: u8, slot: String, key: KeyHash },
    End { order: Box<StandingOrder>, outcome: String, at: Timestamp },
    Clear(GameId),
}

/// What became of a write.
#[derive(Default)]
pub(crate) struct WriteOutcome {
    /// Whether anything was changed.
    pub(crate) happened: bool,
    /// The number of what was made, if it has one.
    pub(crate) id: i64,
    /// The jobs that were taken.
    pub(crate) jobs: Vec<Job>,
    /// What to tell the others.
    pub(crate) notice: Option<Notice>,
    /// What else to tell them, of something that has happened in many games.
    pub(crate) also: Vec<Notice>,
}

impl WriteOutcome {
    pub(crate) fn in_game(game: &GameId, version: u32, change: Change, by: Option<u8>) -> Self {
        Self { notice: Some(Notice { game: game.clone(), version, change, by }), ..Self::quietly() }
    }

    pub(crate) fn quietly() -> Self {
        Self { happened: true, ..Self::default() }
    }

    /// All there is to tell the others.
    pub(crate) fn notices(&self) -> impl Iterator<Item = &Notice> {
        self.notice.iter().chain(&self.also)
    }
}
