-- What was thought of a game that is over, for a version of it and for a way of thinking.
CREATE TABLE analyses (
    game    TEXT   NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    version BIGINT NOT NULL,
    kind    BIGINT NOT NULL,
    text    TEXT   NOT NULL
);
