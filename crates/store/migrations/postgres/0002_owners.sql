-- Whose seat it is while somebody else sits there, or nobody: a bot plays for them, or it is kept for them.
ALTER TABLE seats ADD COLUMN owner BYTEA;
ALTER TABLE seats ADD COLUMN owner_name TEXT;
-- When the person who sits there was last at the table.
ALTER TABLE seats ADD COLUMN seen BIGINT;

CREATE INDEX seats_by_owner ON seats (owner, game) WHERE owner IS NOT NULL;

-- The table at which the same people play again.
ALTER TABLE games ADD COLUMN next TEXT;

-- A claim that has run out belongs to a server that has died; one that stops gives its claims back.
CREATE INDEX claims_by_end ON claims (until);
CREATE INDEX claims_by_holder ON claims (holder);
