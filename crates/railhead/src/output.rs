use std::io::{self, BufWriter, StdoutLock, Write};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use phrases::Language;

/// Standard output, buffered; errors come back to the caller instead of a panic.
pub(crate) fn stdout() -> BufWriter<StdoutLock<'static>> {
    BufWriter::new(io::stdout().lock())
}

/// Prints one line.
pub(crate) fn say(line: impl std::fmt::Display) -> io::Result<()> {
    let mut out = stdout();
    writeln!(out, "{line}")?;
    out.flush()
}

/// Reads the code of a language from the command line.
pub(crate) fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .map(|code| Language::named(&code).unwrap_or(Language::English))
}
