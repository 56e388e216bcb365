-- How far a game has come, for lists: a little JSON, as it was at the version in to_move_at.
ALTER TABLE games ADD COLUMN progress TEXT;
-- How it was closed without a result: 1 by agreement of its players, 2 its table was cancelled before the game began.
ALTER TABLE games ADD COLUMN closed INTEGER;
-- Whether everybody who has its address may look at it, though it was for invited people.
ALTER TABLE games ADD COLUMN shared BOOLEAN NOT NULL DEFAULT FALSE;
-- When whoever sits there agreed to end the game without a result.
ALTER TABLE seats ADD COLUMN agreed INTEGER;
-- What has happened at the table beside the moves. Readers are told in their language; the text is for programs that do
-- not know it.
ALTER TABLE talk ADD COLUMN event TEXT;
