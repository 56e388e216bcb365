//! The languages say the same: every sentence is there in each of them, with the same gaps.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use phrases::Language;

/// The files of a language, in the order of their names.
fn files(language: Language) -> Vec<String> {
    let entries = fs::read_dir(folder("locales").join(language.code())).unwrap();
    let mut files: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    files.sort();
    files
}

/// What a message is made of.
#[derive(Debug, Default, PartialEq, Eq)]
struct Gaps {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

type Messages = BTreeMap<String, Gaps>;

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = all_messages(Language::English);
    for language in Language::ALL {
        assert_eq!(files(language), files(Language::English), "{language:?}");
        for file in &files(language) {
            let ids = |language| messages(language, file).into_keys().collect::<BTreeSet<_>>();
            assert_eq!(ids(language), ids(Language::English), "{language:?} {file}");
        }
        let others = all_messages(language);
        for (id, gaps) in &others {
            assert_eq!(variables(&others, gaps), variables(&english, &english[id]), "{language:?} {id}");
        }
    }
}

#[test]
fn no_message_is_in_two_files() {
    let files = files(Language::English);
    let together: usize = files.iter().map(|file| messages(Language::English, file).len()).sum();
    assert_eq!(together, all_messages(Language::English).len());
}

#[test]
fn no_message_is_there_for_nothing() {
    let mut sources = Vec::new();
    for crate_name in ["phrases", "tables", "server", "railhead"] {
        read_sources(&folder("..").join(crate_name).join("src"), &mut sources);
    }
    let code = sources.concat();
    let all = all_messages(Language::English);
    // Names that are put together: chapters, games and what can be chosen there, levels, characters, what stands
    // on a map, lessons (whose own test says that nothing is too many).
    let choices = all.keys().filter_map(|id| Some(format!("{}-", id.strip_prefix("game-")?)));
    let mut starts: Vec<String> = choices.collect();
    let made = [
        "notice-",
        "rules-",
        "nar-rules-",
        "game-",
        "incident-",
        "propose-",
        "order-dropped-",
        "order-refused-",
        "level-",
        "character-",
        "ar-scenery-",
        "lesson-",
        "coach-american-rails-",
        "coach-north-american-railways-",
    ];
    starts.extend(made.map(str::to_owned));
    let made = |id: &str| starts.iter().any(|start| id.starts_with(start.as_str()));
    for id in all.keys() {
        let named = made(id) || code.contains(&format!("\"{id}\""));
        assert!(named || all.values().any(|gaps| gaps.messages.contains(id)), "nobody says {id}");
    }
}

#[test]
fn only_north_american_railways_says_what_bears_its_initials() {
    for file in &files(Language::English) {
        let own = file.starts_with("north-american-railways");
        let ids = messages(Language::English, file).into_keys();
        let is_own = |id: &str| id.starts_with("nar-") || id.starts_with("north-american-railways-");
        assert!(ids.into_iter().all(|id| is_own(&id) == own), "{file}");
    }
}

fn all_messages(language: Language) -> Messages {
    files(language).iter().flat_map(|file| messages(language, file)).collect()
}

fn messages(language: Language, file: &str) -> Messages {
    let text = fs::read_to_string(path(language, file)).unwrap();
    let resource =
        parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{language:?} {file}: {errors:?}"));
    let mut messages = Messages::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let mut gaps = Gaps::default();
                collect(message.value.as_ref().expect("a message says something"), &mut gaps);
                let twice = messages.insert(message.id.name.to_owned(), gaps);
                assert_eq!(twice, None, "{language:?} {file}: {} is there twice", message.id.name);
            }
            Entry::Term(term) => panic!("{language:?} {file}: messages take the place of -{}", term.id.name),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Junk { content } => panic!("{language:?} {file}: {content}"),
        }
    }
    messages
}

/// The variables of a message and of those that it refers to.
fn variables(messages: &Messages, gaps: &Gaps) -> BTreeSet<String> {
    let mut all = gaps.variables.clone();
    for id in &gaps.messages {
        all.extend(variables(messages, messages.get(id).expect("a message that is there")));
    }
    all
}

fn collect(pattern: &Pattern<&str>, gaps: &mut Gaps) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, gaps);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, gaps: &mut Gaps) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, gaps),
        Expression::Select { selector, variants } => {
            collect_inline(selector, gaps);
            for variant in variants {
                collect(&variant.value, gaps);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, gaps: &mut Gaps) {
    match inline {
        InlineExpression::VariableReference { id } => {
            gaps.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            gaps.messages.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, gaps),
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for argument in positional {
                collect_inline(argument, gaps);
            }
        }
        _ => {}
    }
}

fn path(language: Language, file: &str) -> PathBuf {
    folder("locales").join(language.code()).join(file)
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn read_sources(folder: &Path, into: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_sources(&path, into);
        } else {
            into.push(fs::read_to_string(path).unwrap());
        }
    }
}
