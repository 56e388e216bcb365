-- Where people want to be told what happens: a browser that takes pushes, an address of e-mail, or a webhook.
CREATE TABLE channels (
    id        TEXT    PRIMARY KEY,
    key       BYTEA   NOT NULL,
    kind      TEXT    NOT NULL,
    address   TEXT    NOT NULL,
    form      TEXT,
    -- What they want to be told of, by names with blanks between.
    occasions TEXT    NOT NULL,
    -- Whether it is told together, once a day.
    digest    BOOLEAN NOT NULL,
    language  TEXT    NOT NULL,
    created   BIGINT  NOT NULL,
    -- Since when it is known that the address is theirs.
    confirmed BIGINT ,
    -- How often it has failed since it last went well, and why it is not tried any more.
    failures  BIGINT  NOT NULL DEFAULT 0,
    off       TEXT,
    -- The table whose players are told here together, if it is not for its owner alone.
    game      TEXT
);
CREATE INDEX channels_by_key ON channels (key);
CREATE INDEX channels_by_game ON channels (game) WHERE game IS NOT NULL;
CREATE INDEX channels_by_address ON channels (address) WHERE kind = 'mail';

-- What was sent, so that it is not sent again, and how often.
CREATE TABLE deliveries (
    subject TEXT    PRIMARY KEY,
    channel TEXT    NOT NULL,
    game    TEXT,
    at      BIGINT  NOT NULL
);
CREATE INDEX deliveries_by_channel ON deliveries (channel, game, at);
CREATE INDEX deliveries_by_time ON deliveries (at);

-- Links that were sent by mail, each for one use. Of the secret in them there is only the hash.
CREATE TABLE mail_links (
    secret  BYTEA   PRIMARY KEY,
    channel TEXT    NOT NULL,
    purpose TEXT    NOT NULL,
    until   BIGINT  NOT NULL
);
CREATE INDEX mail_links_by_channel ON mail_links (channel);

-- The servers' own secrets, by name; all servers that share the database have the same.
CREATE TABLE server_secrets (
    name   TEXT PRIMARY KEY,
    secret TEXT NOT NULL
);
