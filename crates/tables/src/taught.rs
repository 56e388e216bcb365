//! A first game with a coach: what there is to explain, and when.

use game::Money;
use phrases::Arg;
use serde::Deserialize;

use crate::{Occasion, Shown};

/// A game that a coach can explain while somebody plays it for the first time.
///
/// What is explained stands in a file of its own (`coach/NAME.toml`, a [`Topic`] each), in the words of
/// `coach-NAME-TOPIC`; here the game only says which kinds of question and of event it has.
pub trait Taught: Shown {
    /// What there is to explain. Empty if the game has no coach.
    fn topics() -> &'static [Topic] {
        &[]
    }

    /// What kind of question is asked now, by the names that topics have for it. Where it is of several kinds, the
    /// simplest comes first.
    fn asked(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// What has happened that may be new to the viewer.
    fn happened(_occasion: &Occasion<Self>) -> Vec<Happening> {
        Vec::new()
    }

    /// What fills the gaps of what is said of the question that is asked now, if it has any.
    fn gaps(&self) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }

    /// What the viewer's own turn has brought, in one sentence. Others have moved since: what is said of the present is
    /// true `now`. Returns `None` as long as it is not decided.
    fn brought(_occasion: &Occasion<Self>, _now: &Self) -> Option<String> {
        None
    }
}

/// Something that is explained once in a game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Topic {
    /// Its name: a part of the name of its message.
    pub name: String,
    /// The kind of question that it explains, when it is first asked of the learner.
    pub asked: Option<String>,
    /// Or the kind of event, once it has happened.
    pub happened: Option<String>,
    /// What to look at: ids with a `#`, or names that elements have in `data-about`. `{it}` is what the event is about.
    #[serde(default)]
    pub points: Vec<String>,
    /// Whether there is a short reminder for the second and the third time (`coach-NAME-TOPIC-again`).
    #[serde(default)]
    pub again: bool,
}

impl Topic {
    /// The topics in a file.
    ///
    /// # Panics
    /// If the file is broken, which is built into the program.
    pub(crate) fn read(text: &str) -> Vec<Topic> {
        /// As the file has them.
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct File {
            topics: Vec<Topic>,
        }
        let file: File = toml::from_str(text).expect("the topics can be read");
        file.topics
    }
}

/// Something that has happened and may have to be explained.
#[derive(Clone, Debug)]
pub struct Happening {
    /// What kind of event it is.
    pub kind: &'static str,
    /// What it is about, by the name in a `data-about`.
    pub about: Option<String>,
    /// What fills the gaps of its message.
    pub args: Vec<(&'static str, Arg)>,
}

impl Happening {
    pub(crate) fn new(kind: &'static str) -> Happening {
        Happening { kind, about: None, args: Vec::new() }
    }

    /// Whether the viewer has been paid.
    pub fn is_payment(&self) -> bool {
        matches!(self.kind, "dividend" | "payment")
    }

    pub(crate) fn about(mut self, about: String) -> Happening {
        self.about = Some(about);
        self
    }

    pub(crate) fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Happening {
        self.args.push((name, arg.into()));
        self
    }
}

/// What somebody will be paid next: before their turn, after it, and now that others have moved.
pub(crate) fn next([before, after, now]: [Money; 3]) -> Vec<(&'static str, Arg)> {
    let changes = match (before == after, after == now) {
        (false, true) => "yes",
        (true, true) => "no",
        (_, false) => "since",
    };
    vec![("before", before.into()), ("after", after.into()), ("now", now.into()), ("changes", changes.into())]
}
