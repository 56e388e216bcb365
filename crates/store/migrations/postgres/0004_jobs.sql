-- What is to be done by itself, sooner or later: of each kind one job for a subject. Written in the transaction of what
-- causes it.
CREATE TABLE jobs (
    kind     TEXT COLLATE "C" NOT NULL,
    subject  TEXT COLLATE "C" NOT NULL,
    detail   TEXT   NOT NULL,
    due      BIGINT NOT NULL,
    -- How often somebody has begun it.
    attempts BIGINT NOT NULL DEFAULT 0,
    -- Who does it now, and until when it is theirs alone, by the clock of the database.
    holder   TEXT,
    until    BIGINT,
    -- Why it failed last, and when it was given up.
    problem  TEXT,
    died     BIGINT,
    PRIMARY KEY (subject, kind)
);

CREATE INDEX jobs_by_due ON jobs (due) WHERE died IS NULL;
CREATE INDEX jobs_by_holder ON jobs (holder) WHERE holder IS NOT NULL;
CREATE INDEX dead_jobs ON jobs (died) WHERE died IS NOT NULL;

-- When a game is deleted, the one that it follows is followed by none.
CREATE INDEX games_by_next ON games (next) WHERE next IS NOT NULL;
