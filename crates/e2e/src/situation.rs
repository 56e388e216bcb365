use serde::Deserialize;
use serde_json::Value;

/// What the page of a table announces about itself.
#[derive(Clone, Debug, Deserialize)]
pub struct Situation {
    /// How many moves it shows.
    pub version: u32,
    /// Whose turn it is.
    pub turn: Turn,
    /// How many steps the plan has.
    pub plan: usize,
    /// The moment it looks back at.
    pub at: Option<u32>,
    /// Whether something is under way between the page and the server.
    pub busy: bool,
    /// What the server has refused.
    pub problem: Option<String>,
    /// What can be answered at this moment by pointing at it: buttons of the decision bar, and places on the board of
    /// which the middle is to be seen.
    pub choices: Vec<Choice>,
}

/// Whose turn it is, to the person who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// Theirs who looks.
    Yours,
    /// Somebody else's.
    Theirs,
    /// Nobody's: a seat is free.
    Waiting,
    /// Nobody's: the game is over.
    Over,
}

/// Something to point at.
#[derive(Clone, Debug, Deserialize)]
pub struct Choice {
    /// Its `id`.
    pub id: String,
    /// The action, if it is one.
    pub action: Option<Value>,
    /// Whether the page says that it is of no use.
    pub useless: bool,
    /// Whether it lies on the board.
    pub on_board: bool,
}

impl Situation {
    /// Runs in the page, and returns the situation.
    pub(crate) const SCRIPT: &str = "
        const { dataset } = document.getElementById('table');
        const busy = dataset.busy !== 'false';
        const seen = (element) => {
            const box = element.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return element.contains(top);
        };
        const choice = (element) => ({
            id: element.id,
            action: element.dataset.do ? JSON.parse(element.dataset.do) : null,
            useless: element.closest('.rows') !== null && element.querySelector('.note') !== null,
            on_board: element.matches('.target'),
        });
        // Looking for what is to be seen costs a browser more than all the rest: not while there is nothing to choose.
        const found = (css) => (dataset.turn !== 'yours' ? [] : [...document.querySelectorAll(css)]);
        const buttons = found('#decision :is([data-do], #confirm), .rows [data-do]')
            .filter((element) => element.checkVisibility());
        const places = found('.target').filter(seen);
        return {
            version: Number(dataset.version),
            turn: dataset.turn,
            plan: Number(dataset.plan),
            busy,
            problem: document.querySelector('#decision .problem')?.textContent ?? null,
            at: dataset.at === undefined ? null : Number(dataset.at),
            choices: [...buttons, ...places].map(choice),
        };";

    /// The choices that do this, such as `"lay"`.
    pub fn to(&self, what: &str) -> impl Iterator<Item = &Choice> {
        self.choices.iter().filter(move |choice| choice.does() == Some(what))
    }

    /// The first choice that does this.
    pub fn first_to(&self, what: &str) -> Option<&Choice> {
        self.to(what).next()
    }

    /// The places on the board that answer.
    pub fn places(&self) -> Vec<&Choice> {
        self.choices.iter().filter(|choice| choice.on_board).collect()
    }
}

impl Choice {
    /// What it does: `"lay"`, `"bid"` and so on.
    pub fn does(&self) -> Option<&str> {
        self.action.as_ref()?["do"].as_str()
    }

    /// A word of its action: `"company"`, `"hex"` and so on.
    pub fn word(&self, name: &str) -> &str {
        self.action.as_ref().and_then(|action| action[name].as_str()).unwrap_or_default()
    }

    /// How to find it on the page.
    pub fn css(&self) -> String {
        format!("[id='{}']", self.id)
    }
}
