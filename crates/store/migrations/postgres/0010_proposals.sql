-- What somebody at a table proposes to all who play there; one of each kind. It is gone once it is agreed on or refused.
CREATE TABLE proposals (
    game    TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind    TEXT    NOT NULL,
    -- How far the game was.
    version BIGINT  NOT NULL,
    -- The version that it is to go back to.
    target  BIGINT ,
    seat    BIGINT  NOT NULL,
    -- The seats that have agreed, a bit for each.
    agreed  BIGINT  NOT NULL,
    at      BIGINT  NOT NULL,
    PRIMARY KEY (game, kind)
);
-- The hash of the secret with which somebody else may take the place of the bot that plays here for its owner.
ALTER TABLE seats ADD COLUMN substitute BYTEA;
