//! How either database finds what is asked for most, for tests: each question has its index.
//!
//! This file is compiled twice, as a child of `sqlite` and of `postgres`, which say what a `Backend` is and how its
//! database explains a question.

#![allow(clippy::duplicate_mod)]

use sqlx::{AssertSqlSafe, Row as _, query};

use super::{
    Backend, EXPLAIN, FORCE_INDEXES, PLAN, Row, bot_turns, games, jobs, lessons, orders, personal_data,
};
use crate::{Filter, KeyHash, Stage, StoreError};

impl Backend {
    pub(super) async fn explain(&self) -> Result<Vec<(&'static str, String)>, StoreError> {
        let mut transaction = self.pool.begin().await?;
        for setting in FORCE_INDEXES {
            query(setting).execute(&mut *transaction).await?;
        }
        let lists = [
            ("all", Filter::default()),
            ("a stage", Filter { stage: Some(Stage::Running), ..Filter::default() }),
            ("mine", Filter { key: Some(KeyHash([7; 32])), ..Filter::default() }),
        ];
        let mut plans = Vec::new();
        for (name, filter) in lists {
            let mut sql = games::list(EXPLAIN, &filter);
            sql.push(games::WITH_SEATS);
            let rows = sql.build().fetch_all(&mut *transaction).await?;
            plans.push((name, text(&rows)?));
        }
        for (name, sql) in [("waiting", bot_turns::WAITING), ("unsure", games::WITHOUT_STATUS)] {
            let sql = AssertSqlSafe(format!("{EXPLAIN}{sql}"));
            let rows = query(sql).bind("").bind(100_i64).fetch_all(&mut *transaction).await?;
            plans.push((name, text(&rows)?));
        }
        let rows = jobs::next_due(EXPLAIN, &["mail"]).build().fetch_all(&mut *transaction).await?;
        plans.push(("jobs", text(&rows)?));
        for (name, sql) in [
            ("hosted", personal_data::HOSTED),
            ("own talk", personal_data::OWN_TALK),
            ("own notes", personal_data::OWN_NOTES),
            ("own games", personal_data::OWN_GAMES),
            ("own lessons", lessons::OWN_LESSONS),
            ("waiting for me", games::WAITING_FOR),
            ("own orders", orders::OWN_ORDERS),
        ] {
            let sql = AssertSqlSafe(format!("{EXPLAIN}{sql}"));
            let rows = query(sql).bind(&[7_u8; 32][..]).fetch_all(&mut *transaction).await?;
            plans.push((name, text(&rows)?));
        }
        Ok(plans)
    }
}

fn text(rows: &[Row]) -> Result<String, StoreError> {
    rows.iter().map(|row| Ok(row.try_get::<String, _>(PLAN)? + "\n")).collect()
}
