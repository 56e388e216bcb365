-- Who has said something, so that they can have it deleted: seats change hands. What is older is known by seat and name.
ALTER TABLE talk ADD COLUMN key BLOB;

-- What is stored about somebody is found without a look at everybody's.
CREATE INDEX talk_by_key ON talk (key) WHERE key IS NOT NULL;
CREATE INDEX notes_by_key ON notes (key);
CREATE INDEX games_by_host ON games (host) WHERE host IS NOT NULL;
