use std::ffi::OsString;
use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, query};

use super::connect;
use super::file::create_private;
use crate::StoreError;
use crate::address::SqliteLocation;

/// How long it waits for somebody who writes.
const PATIENCE: Duration = Duration::from_secs(10);

/// Copies the database to a new file, as it is at one moment, while others go on writing.
///
/// The copy is made under another name and takes its own when it is whole and on disk: a backup that was interrupted
/// cannot be taken for one.
pub(crate) async fn backup(place: &SqliteLocation, file: &Path) -> Result<(), StoreError> {
    let original = place.file().ok_or(StoreError::Unsupported("a store in memory has no backup"))?;
    if fs::exists(file)? {
        return Err(StoreError::Exists);
    }
    if !fs::exists(original)? {
        return Err(StoreError::Unavailable(format!("there is no file {}", original.display())));
    }
    // As it is: neither created nor brought up to date.
    let options = SqliteConnectOptions::new().filename(original).create_if_missing(false);
    let mut connection = connect(&options.busy_timeout(PATIENCE)).await?;
    if query("SELECT 1 FROM games LIMIT 1").fetch_all(&mut connection).await.is_err() {
        return Err(StoreError::Corrupt(format!("there are no games in {}", original.display())));
    }
    let unfinished = unfinished(file)?;
    let path = unfinished.to_str().ok_or(StoreError::Invalid("the name of the file is not text"))?;
    // SQLite copies into an empty file that is there already, and leaves it as private as it is.
    create_private(&unfinished)?;
    let copied = query("VACUUM INTO $1").bind(path).execute(&mut connection).await;
    let _ = connection.close().await;
    let finished = match copied {
        Ok(_) => finish(&unfinished, file).await,
        Err(error) => Err(error.into()),
    };
    let _ = fs::remove_file(&unfinished);
    finished
}

fn unfinished(file: &Path) -> Result<PathBuf, StoreError> {
    let name = file.file_name().ok_or(StoreError::Invalid("a backup needs the name of a file"))?;
    let mut unfinished = OsString::from(name);
    unfinished.push(format!(".unfinished-{}", std::process::id()));
    Ok(file.with_file_name(unfinished))
}

/// Brings the copy to disk and gives it its name, unless somebody else has taken that meanwhile.
async fn finish(unfinished: &Path, file: &Path) -> Result<(), StoreError> {
    let (unfinished, file) = (unfinished.to_owned(), file.to_owned());
    let finish = move || {
        File::open(&unfinished)?.sync_all()?;
        match fs::hard_link(&unfinished, &file) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => return Err(error),
            Ok(()) => {}
            // Some file systems have no links.
            Err(_) => fs::rename(&unfinished, &file)?,
        }
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder)?.sync_all()
    };
    let finished = tokio::task::spawn_blocking(finish).await;
    Ok(finished.map_err(|error| StoreError::Other(error.to_string()))??)
}
