-- A game, but for its frame, seats and actions: small, because it is rewritten with every action.
CREATE TABLE games (
    id      TEXT    NOT NULL PRIMARY KEY,
    game    TEXT    NOT NULL,
    host    BLOB,
    invite  BLOB,
    listed  BOOLEAN NOT NULL,
    created INTEGER NOT NULL,
    -- Derived from the actions, the result and the seats, for lists.
    version INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    stage   INTEGER NOT NULL, -- 0 a seat is open, 1 running, 2 over
    result  TEXT
) WITHOUT ROWID;

CREATE INDEX games_by_change ON games (updated DESC, id);
CREATE INDEX games_by_stage ON games (stage, updated DESC, id);

CREATE TABLE frames (
    game  TEXT NOT NULL PRIMARY KEY REFERENCES games (id),
    frame TEXT NOT NULL
);

-- A person has a key and a name, a bot a level, an open seat neither.
CREATE TABLE seats (
    game  TEXT    NOT NULL REFERENCES games (id),
    seat  INTEGER NOT NULL,
    key   BLOB,
    name  TEXT,
    level TEXT,
    PRIMARY KEY (game, seat),
    CHECK ((key IS NULL) = (name IS NULL)),
    CHECK (key IS NULL OR level IS NULL)
) WITHOUT ROWID;

CREATE INDEX seats_by_key ON seats (key, game) WHERE key IS NOT NULL;

-- The truth. Of two actions for the same version one lands.
CREATE TABLE actions (
    game    TEXT    NOT NULL REFERENCES games (id),
    version INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    action  TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (game, version)
) WITHOUT ROWID;

CREATE TABLE keys (
    key  BLOB    NOT NULL PRIMARY KEY,
    name TEXT    NOT NULL,
    at   INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE talk (
    id   INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    game TEXT    NOT NULL REFERENCES games (id),
    seat INTEGER,
    name TEXT    NOT NULL,
    text TEXT    NOT NULL,
    at   INTEGER NOT NULL
);

CREATE INDEX talk_by_game ON talk (game, id);

CREATE TABLE notes (
    game TEXT    NOT NULL REFERENCES games (id),
    key  BLOB    NOT NULL,
    text TEXT    NOT NULL,
    at   INTEGER NOT NULL,
    PRIMARY KEY (game, key)
);
