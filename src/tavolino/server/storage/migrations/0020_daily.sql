CREATE TABLE daily_days (
    day TEXT PRIMARY KEY,
    hash TEXT NOT NULL,
    secret TEXT NOT NULL,
    rounds BIGINT NOT NULL,
    sealed_at BIGINT NOT NULL,
    head TEXT NOT NULL,
    batches BIGINT NOT NULL DEFAULT 0,
    numbers BIGINT NOT NULL DEFAULT 0,
    is_closed BIGINT NOT NULL DEFAULT 0
);
CREATE TABLE daily_batches (
    day TEXT NOT NULL,
    n BIGINT NOT NULL,
    numbers BIGINT NOT NULL,
    root TEXT NOT NULL,
    PRIMARY KEY (day, n)
);
CREATE TABLE daily_challenges (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    attempt BIGINT NOT NULL,
    secret TEXT NOT NULL,
    challenge TEXT NOT NULL,
    PRIMARY KEY (day, game)
);
CREATE TABLE daily_tries (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    begun_at BIGINT NOT NULL,
    closes_at BIGINT NOT NULL,
    ended_at BIGINT,
    outcome TEXT NOT NULL DEFAULT '',
    score BIGINT,
    PRIMARY KEY (day, game, person)
);
CREATE INDEX daily_tries_by_person ON daily_tries (person, game, day);
