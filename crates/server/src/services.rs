//! What can be done around the games, whoever asks for it: the API and the pages both call these, and
//! neither calls the other.

pub(crate) mod clock_choice;
pub(crate) mod closing;
pub(crate) mod copies;
pub(crate) mod identity;
pub(crate) mod import;
pub(crate) mod learning;
pub(crate) mod material;
pub(crate) mod new_table;
pub(crate) mod notices;
pub(crate) mod orders;
pub(crate) mod overtime;
pub(crate) mod personal_data;
pub(crate) mod proposals;
pub(crate) mod seating;
pub(crate) mod substitutes;
pub(crate) mod talk;
