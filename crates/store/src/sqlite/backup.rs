use std::ffi::OsString;
use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use sqlx::{Connection, SqliteConnection, query};

use crate::StoreError;

/// Copies the database to a new file, as it is at one moment, while others go on writing.
///
/// The copy is made under another name and takes its own when it is whole and on disk: a backup that was interrupted
/// cannot be taken for one.
pub(crate) async fn backup(mut connection: SqliteConnection, file: &Path) -> Result<(), StoreError> {
    if fs::exists(file)? {
        return Err(StoreError::Exists);
    }
    let unfinished = unfinished(file)?;
    let path = unfinished.to_str().ok_or(StoreError::Invalid("the name of the file is not text"))?;
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
