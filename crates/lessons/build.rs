//! Lists the lessons and the records that they begin with, so that a new file needs no Rust.

use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let home = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where it builds"));
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo says where it writes"));
    let folders = entries(&home).into_iter().filter(|path| path.is_dir());
    let files = folders.flat_map(|folder| entries(&folder)).filter(|file| is_ours(file));
    let line = |file: PathBuf| {
        let name = file.strip_prefix(&home).expect("it lies in there").display().to_string();
        format!("    ({name:?}, include_str!({:?})),\n", file.display().to_string())
    };
    let list: String = files.map(line).collect();
    fs::write(out.join("files.rs"), format!("&[\n{list}]\n")).expect("cargo's own folder takes files");
}

fn is_ours(file: &Path) -> bool {
    file.extension().is_some_and(|kind| kind == "toml" || kind == "json")
}

/// What lies in a folder, in the order of the names.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of the crate can be read");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("it is still there").path()).collect();
    paths.sort();
    paths
}
