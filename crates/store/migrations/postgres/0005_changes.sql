-- What a listener looks for now and then: the games that changed lately. Every change of a game writes its other indexes
-- anyway, and this one only grows at its end.
CREATE INDEX games_by_transaction ON games (changed);
