-- How far somebody has come in the lessons of a game: the furthest step, from 0, and when they came to the end.
CREATE TABLE lessons (
    key    BYTEA  NOT NULL,
    game   TEXT   NOT NULL,
    lesson TEXT   NOT NULL,
    step   BIGINT NOT NULL,
    done   BIGINT,
    at     BIGINT NOT NULL,
    PRIMARY KEY (key, game, lesson)
);
