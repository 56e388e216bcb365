use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, Weak};

use tokio::runtime::{Handle, Id};
use tokio::sync::{OnceCell, Semaphore, SemaphorePermit};

/// How many tests have browsers open at once.
static PLACES: Semaphore = Semaphore::const_new(2);

static TAKEN: LazyLock<Mutex<HashMap<Id, Weak<Place>>>> = LazyLock::new(Mutex::default);

/// A test's place among those that have browsers open: the machine is small, and a starved browser is a slow one.
///
/// All browsers of a test share one. With a place for each browser, two tests that need two would each wait for the
/// other's.
pub(crate) struct Place(OnceCell<SemaphorePermit<'static>>);

impl Place {
    /// The place of this test, once there is one.
    pub(crate) async fn take() -> Arc<Place> {
        let place = Place::of_this_test();
        place.0.get_or_init(async || PLACES.acquire().await.expect("it is never closed")).await;
        place
    }

    fn of_this_test() -> Arc<Place> {
        let mut taken = TAKEN.lock().expect("nobody panics here");
        taken.retain(|_, place| place.strong_count() > 0);
        // Every `#[tokio::test]` has a runtime of its own.
        let test = Handle::current().id();
        if let Some(place) = taken.get(&test).and_then(Weak::upgrade) {
            return place;
        }
        let place = Arc::new(Place(OnceCell::new()));
        taken.insert(test, Arc::downgrade(&place));
        place
    }
}
