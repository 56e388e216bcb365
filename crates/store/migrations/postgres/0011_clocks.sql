-- When all seats were taken: from then on time runs. It is not known of games that began before this was stored.
ALTER TABLE games ADD COLUMN begun BIGINT;

-- When a server was last heard of. There is one row.
CREATE TABLE heartbeat (
    id BIGINT PRIMARY KEY,
    at BIGINT
);
INSERT INTO heartbeat (id, at) VALUES (1, NULL);

-- Times in which no server lived: nobody's time ran.
CREATE TABLE outages (
    began BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);
