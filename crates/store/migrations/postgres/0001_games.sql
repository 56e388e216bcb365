-- A game, but for its frame, seats and actions: small, because it is rewritten with every action.
-- Names of games sort by their bytes, as in SQLite, whatever the language of the database.
CREATE TABLE games (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game    TEXT    NOT NULL,
    host    BYTEA,
    invite  BYTEA,
    listed  BOOLEAN NOT NULL,
    created BIGINT  NOT NULL,
    -- Derived from the actions, the result and the seats, for lists.
    version BIGINT  NOT NULL,
    updated BIGINT  NOT NULL,
    stage   BIGINT  NOT NULL, -- 0 a seat is open, 1 running, 2 over
    result  TEXT,
    -- The transaction that changed it last: what a listener that lost its connection reads from.
    changed BIGINT  NOT NULL DEFAULT (pg_current_xact_id()::text::bigint)
);

CREATE INDEX games_by_change ON games (updated DESC, id);
CREATE INDEX games_by_stage ON games (stage, updated DESC, id);

CREATE TABLE frames (
    game  TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES games (id),
    frame TEXT NOT NULL
);

-- A person has a key and a name, a bot a level, an open seat neither.
CREATE TABLE seats (
    game  TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    seat  BIGINT NOT NULL,
    key   BYTEA,
    name  TEXT,
    level TEXT,
    PRIMARY KEY (game, seat),
    CHECK ((key IS NULL) = (name IS NULL)),
    CHECK (key IS NULL OR level IS NULL)
);

CREATE INDEX seats_by_key ON seats (key, game) WHERE key IS NOT NULL;

-- The truth. Of two actions for the same version one lands.
CREATE TABLE actions (
    game    TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    version BIGINT NOT NULL,
    seat    BIGINT NOT NULL,
    action  TEXT   NOT NULL,
    at      BIGINT NOT NULL,
    PRIMARY KEY (game, version)
);

CREATE TABLE keys (
    key  BYTEA  NOT NULL PRIMARY KEY,
    name TEXT   NOT NULL,
    at   BIGINT NOT NULL
);

CREATE TABLE talk (
    id   BIGINT NOT NULL PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    seat BIGINT,
    name TEXT   NOT NULL,
    text TEXT   NOT NULL,
    at   BIGINT NOT NULL
);

CREATE INDEX talk_by_game ON talk (game, id);

CREATE TABLE notes (
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    key  BYTEA  NOT NULL,
    text TEXT   NOT NULL,
    at   BIGINT NOT NULL,
    PRIMARY KEY (game, key)
);

-- Which server thinks about a bot's turn. Losing claims in a crash costs a second thought, so they need no log, and
-- claiming waits for no disk.
CREATE UNLOGGED TABLE claims (
    game    TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    holder  TEXT   NOT NULL,
    until   BIGINT NOT NULL
);
