//! Railhead as people meet it: a server, and real browsers that look at it.
//!
//! A [`House`] is a server with its games in a file; a [`Browser`] is one person in front of it, and a [`Player`] what
//! that person does at a table. Tables come from the lobby's form, a [`NewGame`], or from a [`Record`]. All browsers are
//! driven by one chromedriver, the [`Driver`]. What a test waits for is always a state of the page, never an amount of
//! time.
//!
//! ```no_run
//! use e2e::{Browser, House};
//!
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! let house = House::open().await;
//! let ann = Browser::laptop(&house).await;
//! let bob = Browser::phone(&house).await;
//! ann.goto("/").await;
//! bob.goto("/").await;
//! assert_eq!(ann.text("h1").await, bob.text("h1").await);
//! ann.axe().await;
//! ann.leave().await;
//! bob.leave().await;
//! # });
//! ```

mod answer;
mod axe;
mod browser;
mod console;
mod driver;
mod house;
mod new_game;
mod place;
mod player;
mod record;
mod situation;

use std::path::PathBuf;
use std::time::Duration;

pub use answer::Answer;
pub use browser::Browser;
pub use console::{Level, Message};
pub use driver::Driver;
pub use house::House;
pub use new_game::NewGame;
pub use player::{Hand, Player};
pub use record::Record;
pub use situation::{Choice, Situation, Turn};
/// The keys that have no letter, for [`Browser::press`].
pub use thirtyfour::Key;

/// Nothing that is waited for may take longer.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long the page looks by itself before it says that there is nothing yet.
const LOOK: Duration = Duration::from_secs(2);

/// How long to wait before looking again.
const GLANCE: Duration = Duration::from_millis(20);

/// A place in the `target` folder of the workspace.
fn in_target(path: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "target", path].iter().collect()
}
