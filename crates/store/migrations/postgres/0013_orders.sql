-- What a player wants done when a decision of theirs comes up: theirs alone to see. A seat has one order of each slot.
CREATE TABLE orders (
    game    TEXT    NOT NULL REFERENCES games (id),
    seat    BIGINT  NOT NULL,
    slot    TEXT    NOT NULL,
    key     BYTEA   NOT NULL,
    text    TEXT    NOT NULL,
    -- The version at which it was given, and when.
    version BIGINT  NOT NULL,
    at      BIGINT  NOT NULL,
    -- What became of it, and when; NULL while it stands.
    outcome TEXT,
    ended   BIGINT,
    PRIMARY KEY (game, seat, slot)
);
CREATE INDEX orders_by_key ON orders (key);
