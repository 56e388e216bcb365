//! Many machines: `simulate --part K/N --out FILE` and `railhead merge`.

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::thread::sleep;
use std::time::Duration;

use common::{command, err, out, railhead};
use serde_json::Value;
use tempfile::TempDir;

/// The printed figures, with the times taken out of the text itself.
fn without_the_times(run: &Output) -> String {
    assert!(run.status.success(), "{}", err(run));
    let text = out(run);
    let begin = text.find("\"seconds\":").expect("how long it took");
    let end = text.find("\"actions\":").expect("the actions");
    format!("{}{}", &text[..begin], &text[end..])
}

fn play(line: &str, part: &str, path: &Path) -> Output {
    railhead(&format!("simulate {line} --part {part} --out {} --json", path.display()))
}

fn merge(files: &[PathBuf], more: &str) -> Output {
    let files: Vec<String> = files.iter().map(|path| path.display().to_string()).collect();
    railhead(&format!("merge {} {more}", files.join(" ")))
}

#[test]
fn forty_parts_merged_are_one_run_byte_for_byte_but_for_the_times() {
    let folder = TempDir::new().expect("a folder");
    for (game, bots) in [
        ("american-rails", "--bots easy,random,easy,random"),
        ("north-american-railways", "--pool hard,easy,random --iterations 4"),
    ] {
        let line = format!("{game} --games 120 --seed 9 --opening 2 {bots}");
        let files: Vec<PathBuf> =
            (1..=40).map(|part| folder.path().join(format!("{game}-{part}.json"))).collect();
        for (number, path) in files.iter().enumerate() {
            let part = play(&line, &format!("{}/40", number + 1), path);
            assert!(part.status.success(), "{}", err(&part));
        }
        let report = |name: &str| folder.path().join(format!("{game}-{name}.html"));
        let (whole, merged) = (report("whole"), report("merged"));
        let one = railhead(&format!("simulate {line} --json --report {}", whole.display()));
        let together = merge(&files, &format!("--json --report {}", merged.display()));
        assert_eq!(without_the_times(&one), without_the_times(&together));
        let read = |path| fs::read_to_string(path).expect("a report");
        assert!(read(whole) == read(merged), "the same report");

        let lost = merge(&files[1..], "");
        assert!(err(&lost).contains("some parts are missing: 1/40"), "{}", err(&lost));
        let named_twice = merge(&[&files[..], &files[..1]].concat(), "");
        assert!(err(&named_twice).contains("this file is named twice"), "{}", err(&named_twice));
        let copy = folder.path().join("copy.json");
        fs::copy(&files[0], &copy).expect("a copy");
        let twice = merge(&[&files[..], &[copy]].concat(), "");
        assert!(err(&twice).contains("this is part 1/40, and so is"), "{}", err(&twice));
    }
}

#[test]
fn a_part_that_was_killed_goes_on_where_it_was_and_changes_nothing() {
    let folder = TempDir::new().expect("a folder");
    let line = "north-american-railways --games 160 --bots hard,medium,easy,easy --seed 4 --iterations 30";
    let [whole, killed] = ["whole", "killed"].map(|name| folder.path().join(name).with_extension("json"));
    let done = || -> u64 {
        let text = fs::read_to_string(&killed).unwrap_or_default();
        serde_json::from_str(&text).map_or(0, |part: Value| part["done"].as_u64().unwrap_or(0))
    };
    let mut kills = 0;
    while kills < 3 && done() < 80 {
        let before = done();
        let mut part =
            command(&format!("simulate {line} --part 2/2 --threads 1 --json --out {}", killed.display()))
                .stdout(std::process::Stdio::null())
                .spawn()
                .expect("the command starts");
        while done() == before && part.try_wait().expect("its status").is_none() {
            sleep(Duration::from_millis(2));
        }
        part.kill().expect("it can be killed");
        part.wait().expect("it ends");
        kills += 1;
    }
    assert!(done() > 0, "something was kept");
    let resumed = play(line, "2/2", &killed);
    let at_once = play(line, "2/2", &whole);
    assert_eq!(without_the_times(&resumed), without_the_times(&at_once));
    let parts = [&whole, &killed].map(|path| {
        let mut part: Value = serde_json::from_str(&fs::read_to_string(path).expect("a part")).expect("JSON");
        part["seconds"].take();
        part
    });
    assert_eq!(parts[0], parts[1]);
    assert_eq!(done(), 80);
    // One that is complete says its figures again.
    assert_eq!(out(&play(line, "2/2", &killed)), out(&resumed));
}

#[test]
fn a_file_of_another_simulation_is_refused_and_stays() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("part.json");
    let line = "american-rails --games 8 --bots easy,random,random,random";
    assert!(play(&format!("{line} --seed 1"), "1/2", &path).status.success());
    let before = fs::read_to_string(&path).expect("a part");
    for (line, part, told) in [
        (format!("{line} --seed 2"), "1/2", "seed is 1, and not 2"),
        (format!("{line} --seed 1"), "2/2", "this is part 1/2, and not part 2/2"),
        (format!("{line} --seed 1"), "1/3", "one of 2 parts, and not of 3"),
        (line.replace("easy", "medium"), "1/2", "bots is"),
    ] {
        let run = play(&line, part, &path);
        assert_eq!(run.status.code(), Some(1), "{}", err(&run));
        assert!(err(&run).contains(told) && err(&run).lines().count() == 1, "{told}: {}", err(&run));
    }
    assert_eq!(fs::read_to_string(&path).expect("a part"), before);
    for (content, told) in [
        ("rails".to_owned(), "not JSON"),
        ("{}".to_owned(), "no part of a simulation"),
        (before.replace("\"done\":4", "\"done\":3"), "do not belong"),
        (before.replace("\"of\":2", "\"of\":0"), "there is no part"),
        (before.replace("\"kinds\":[\"easy\",\"random\"]", "\"kinds\":[]"), "do not belong"),
    ] {
        fs::write(&path, content).expect("a part");
        let run = merge(std::slice::from_ref(&path), "");
        assert!(run.status.code() == Some(1) && err(&run).contains(told), "{told}: {}", err(&run));
    }
}

#[test]
fn a_part_needs_a_file_and_a_number() {
    for line in ["--part 1/2", "--part 3/2 --out x.json", "--part two --out x.json"] {
        let run = railhead(&format!("simulate american-rails --games 4 {line}"));
        assert_eq!(run.status.code(), Some(2), "{}", err(&run));
    }
    assert_eq!(railhead("simulate american-rails --games 4 --json").status.code(), Some(0));
}
