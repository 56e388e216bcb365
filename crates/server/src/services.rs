//! What can be done around the games, whoever asks for it: the API and the pages both call these, and
//! neither calls the other.

pub(crate) mod closing;
pub(crate) mod copies;
pub(crate) mod identity;
pub(crate) mod import;
pub(crate) mod learning;
pub(crate) mod material;
pub(crate) mod new_table;
pub(crate) mod notices;
pub(crate) mod personal_data;
pub(crate) mod seating;
pub(crate) mod talk;
