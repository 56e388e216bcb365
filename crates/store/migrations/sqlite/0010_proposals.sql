-- What somebody at a table proposes to all who play there; one of each kind. It is gone once it is agreed on or refused.
CREATE TABLE proposals (
    game    TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind    TEXT    NOT NULL,
    -- How far the game was.
    version INTEGER NOT NULL,
    -- The version that it is to go back to.
    target  INTEGER,
    seat    INTEGER NOT NULL,
    -- The seats that have agreed, a bit for each.
    agreed  INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (game, kind)
);
-- The hash of the secret with which somebody else may take the place of the bot that plays here for its owner.
ALTER TABLE seats ADD COLUMN substitute BLOB;
