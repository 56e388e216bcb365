//! What a host can choose.

use crate::OptionShown;
use crate::shown::Choice;

pub(super) fn all() -> Vec<OptionShown> {
    let option = |name, label, help, choice| OptionShown { name, label, help, choice };
    vec![
        option("first", "nar-option-first", "nar-option-first-help", Choice::Seat),
        option(
            "money",
            "nar-option-money",
            "nar-option-money-help",
            Choice::Values(&[
                ("\"hidden\"", "nar-option-money-hidden"),
                ("\"open\"", "nar-option-money-open"),
            ]),
        ),
        option(
            "start_city",
            "nar-option-start-city",
            "nar-option-start-city-help",
            Choice::Values(&[("\"top\"", "nar-option-start-top"), ("\"choose\"", "nar-option-start-choose")]),
        ),
        option(
            "final_remainder",
            "nar-option-remainder",
            "nar-option-remainder-help",
            Choice::Values(&[
                ("\"up\"", "nar-option-remainder-up"),
                ("\"exact\"", "nar-option-remainder-exact"),
                ("\"down\"", "nar-option-remainder-down"),
            ]),
        ),
        option(
            "sole_owner_takes_all",
            "nar-option-sole-owner",
            "nar-option-sole-owner-help",
            Choice::Values(&[("false", "page-no"), ("true", "page-yes")]),
        ),
        option(
            "table_talk",
            "page-table-talk",
            "page-table-talk-help",
            Choice::Values(&[("true", "page-yes"), ("false", "page-no")]),
        ),
    ]
}
