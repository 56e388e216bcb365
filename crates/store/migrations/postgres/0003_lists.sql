-- What lists and waiting servers need to know of a game, stored with each of its entries.
-- Whose decision it is, as it was at a version: a game of which that is not the present one was played on by a program
-- that does not store it, and has to be looked at.
ALTER TABLE games ADD COLUMN to_move BIGINT;
ALTER TABLE games ADD COLUMN to_move_at BIGINT;
-- Whether the game runs and a bot sits there: derived from the stage, to_move and the seats.
ALTER TABLE games ADD COLUMN bot_to_move BOOLEAN NOT NULL DEFAULT FALSE;
-- Until when they have to decide.
ALTER TABLE games ADD COLUMN deadline BIGINT;
ALTER TABLE games ADD COLUMN origin BIGINT NOT NULL DEFAULT 0; -- 0 played here, 1 imported, 2 tried from another game
ALTER TABLE games ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;

-- Only listed games are looked for by their last change: what nobody finds in a list need not be sorted with every move.
DROP INDEX games_by_change;
DROP INDEX games_by_stage;
CREATE INDEX listed_by_change ON games (updated DESC, id) WHERE listed;
CREATE INDEX listed_by_stage ON games (stage, updated DESC, id) WHERE listed;
CREATE INDEX games_for_bots ON games (id) WHERE bot_to_move;
CREATE INDEX games_unsure ON games (id) WHERE coalesce(to_move_at, -1) <> version AND stage < 2;
