-- What was thought of a game that is over, for a version of it and for a way of thinking.
CREATE TABLE analyses (
    game    TEXT    NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    kind    INTEGER NOT NULL,
    text    TEXT    NOT NULL
);
