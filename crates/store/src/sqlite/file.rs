use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use tokio::time::sleep;

use crate::StoreError;

/// A server that has just been stopped may need a moment to let go of its file.
const PATIENCE: Duration = Duration::from_secs(2);

/// The file of a database that this process serves, and nobody else.
pub(crate) struct ServedFile {
    path: PathBuf,
    identity: Identity,
    /// Locked as long as it is open. A file of its own: SQLite's locks on the database are lost when anybody in the
    /// process closes it.
    _lock: File,
}

impl ServedFile {
    /// Makes the file if it is missing, readable for its owner alone, and takes it for this process.
    pub(crate) async fn take(path: &Path) -> Result<Self, StoreError> {
        if !fs::exists(path)? {
            match create_private(path) {
                // Another process was quicker. Which of them serves it, the lock decides.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                made => drop(made?),
            }
        }
        let lock = lock(path).await?;
        for file in [path.to_owned(), with_suffix(path, "-wal"), with_suffix(path, "-shm")] {
            hide_from_others(&file);
        }
        let identity = Identity::of(path)?;
        Ok(Self { path: path.to_owned(), identity, _lock: lock })
    }

    /// Fails if the file was deleted or another one stands in its place: what is written then would be lost with the
    /// next restart, although SQLite goes on as if nothing had happened.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        match Identity::of(&self.path) {
            Ok(identity) if identity == self.identity => Ok(()),
            Ok(_) => Err(StoreError::Unavailable(format!(
                "another file stands in the place of {}; restart the server to use it",
                self.path.display()
            ))),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                Err(StoreError::Unavailable(format!("the file {} is gone", self.path.display())))
            }
            Err(error) => Err(error.into()),
        }
    }
}

/// What stays the same as long as it is the same file, whatever is written to it.
#[derive(PartialEq, Eq)]
struct Identity {
    #[cfg(unix)]
    device_and_inode: (u64, u64),
}

impl Identity {
    #[cfg(unix)]
    fn of(path: &Path) -> std::io::Result<Self> {
        use std::os::unix::fs::MetadataExt;
        let metadata = fs::metadata(path)?;
        Ok(Self { device_and_inode: (metadata.dev(), metadata.ino()) })
    }

    /// Elsewhere a file that is open cannot be deleted.
    #[cfg(not(unix))]
    fn of(path: &Path) -> std::io::Result<Self> {
        fs::metadata(path).map(|_| Self {})
    }
}

/// Makes a new file that only its owner can read: it holds what players have said and noted.
pub(crate) fn create_private(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Earlier versions let everybody on the machine read the file. What the owner allows a group stays.
fn hide_from_others(path: &Path) {
    #[cfg(unix)]
    if let Ok(metadata) = fs::metadata(path) {
        use std::os::unix::fs::PermissionsExt;
        let mode = metadata.permissions().mode();
        // Somebody else's file is theirs to protect.
        if mode & 0o007 != 0 {
            let _ = fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o770));
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

async fn lock(path: &Path) -> Result<File, StoreError> {
    let path = with_suffix(path, ".lock");
    let mut file = match create_private(&path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            OpenOptions::new().read(true).write(true).open(&path)?
        }
        file => file?,
    };
    let patience = Instant::now() + PATIENCE;
    loop {
        match file.try_lock() {
            Ok(()) => break,
            Err(TryLockError::WouldBlock) if Instant::now() < patience => {
                sleep(Duration::from_millis(20)).await;
            }
            Err(TryLockError::WouldBlock) => return Err(in_use(&mut file)),
            // Where nothing can be locked, SQLite can only hope, too.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => break,
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
    }
    file.set_len(0)?;
    file.rewind()?;
    writeln!(file, "{}", std::process::id())?;
    Ok(file)
}

fn in_use(lock: &mut File) -> StoreError {
    let mut holder = String::new();
    let _ = lock.read_to_string(&mut holder);
    let who = match holder.trim() {
        "" => "another process".to_owned(),
        number => format!("process {number}"),
    };
    StoreError::InUse(format!(
        "{who} serves this file, and two would not see each other's games; several servers can share PostgreSQL"
    ))
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
