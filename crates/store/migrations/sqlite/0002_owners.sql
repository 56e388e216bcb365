-- Whose seat it is while somebody else sits there, or nobody: a bot plays for them, or it is kept for them.
ALTER TABLE seats ADD COLUMN owner BLOB;
ALTER TABLE seats ADD COLUMN owner_name TEXT;
-- When the person who sits there was last at the table.
ALTER TABLE seats ADD COLUMN seen INTEGER;

CREATE INDEX seats_by_owner ON seats (owner, game) WHERE owner IS NOT NULL;

-- The table at which the same people play again.
ALTER TABLE games ADD COLUMN next TEXT;
