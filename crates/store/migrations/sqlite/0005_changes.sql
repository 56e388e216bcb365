-- One process serves a file, and hears of everything itself: only PostgreSQL has something to change here.
SELECT 1;
