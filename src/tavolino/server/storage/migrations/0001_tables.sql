CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT UNIQUE,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    title TEXT NOT NULL,
    owner TEXT NOT NULL,
    visibility TEXT NOT NULL,
    phase TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    wake_at BIGINT,
    rated BIGINT,
    result TEXT,
    free_seats BIGINT NOT NULL,
    due TEXT NOT NULL
);
CREATE INDEX tables_by_wake ON tables (wake_at);
CREATE INDEX tables_by_phase ON tables (phase);
CREATE INDEX tables_open ON tables (phase, changed_at) WHERE visibility = 'open';
CREATE INDEX tables_unrated ON tables (rated) WHERE rated = 0;

CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE secrets (
    table_id TEXT PRIMARY KEY,
    secret TEXT NOT NULL
);

CREATE TABLE sitting (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    seat BIGINT NOT NULL,
    PRIMARY KEY (table_id, person, seat)
);
CREATE INDEX sitting_by_person ON sitting (person);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    submit TEXT NOT NULL,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, person, submit)
);
CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE mutes (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (person, muted)
);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    language TEXT NOT NULL
);

CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE ratings (
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    who TEXT NOT NULL,
    mu TEXT NOT NULL,
    sigma TEXT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (game, seats, who)
);

CREATE TABLE rated (
    table_id TEXT PRIMARY KEY
);

CREATE TABLE records (
    id TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    owner TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX records_by_owner ON records (owner);

CREATE TABLE server (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
