use store::{StoreError, StoredAnalysis};

use crate::site::{Site, id, new_game, on_each_database, on_postgres};

fn analysis(version: u32, kind: u32, text: &str) -> StoredAnalysis {
    StoredAnalysis { game: id("a"), version, kind, text: text.into() }
}

async fn an_analysis_is_kept_for_a_version_and_a_way_of_thinking(site: Site) {
    let store = site.open().await;
    store.create(&new_game("a"), &[]).await.unwrap();
    assert_eq!(store.kept_analysis(&id("a"), 3, 1).await.unwrap(), None);
    store.keep_analysis(&analysis(3, 1, "first")).await.unwrap();
    assert_eq!(store.kept_analysis(&id("a"), 3, 1).await.unwrap(), Some(analysis(3, 1, "first")));
    assert_eq!(store.kept_analysis(&id("a"), 4, 1).await.unwrap(), None);
    assert_eq!(store.kept_analysis(&id("a"), 3, 2).await.unwrap(), None);
    store.keep_analysis(&analysis(3, 2, "second")).await.unwrap();
    assert_eq!(store.kept_analysis(&id("a"), 3, 1).await.unwrap(), None, "one takes the place of the other");
    assert_eq!(store.kept_analysis(&id("a"), 3, 2).await.unwrap(), Some(analysis(3, 2, "second")));
    let nowhere = StoredAnalysis { game: id("nobody"), ..analysis(1, 1, "") };
    assert_eq!(store.keep_analysis(&nowhere).await, Err(StoreError::Missing));
}

on_each_database!(an_analysis_is_kept_for_a_version_and_a_way_of_thinking);
