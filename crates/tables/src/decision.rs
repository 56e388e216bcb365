use maud::Markup;

/// What is asked of the player who looks, or of somebody else.
pub struct Decision {
    /// One sentence.
    pub ask: String,
    /// The buttons that answer it.
    pub answers: Markup,
    /// What the plan costs and brings; empty without a plan.
    pub effects: Markup,
    /// How the plan can be confirmed, if it can.
    pub confirm: Option<Confirm>,
}

/// How a plan is confirmed.
pub struct Confirm {
    /// What the button says.
    pub label: String,
    /// An action that the plan still needs at its end, as the page sends it.
    pub last: Option<String>,
}
