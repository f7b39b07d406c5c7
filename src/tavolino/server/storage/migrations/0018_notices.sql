CREATE TABLE notice_preferences (
    person TEXT PRIMARY KEY,
    rhythm TEXT NOT NULL,
    hour BIGINT NOT NULL,
    time_zone TEXT NOT NULL,
    wait_hours BIGINT,
    left_hours BIGINT
);
CREATE TABLE notice_channels (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    keys TEXT NOT NULL,
    state TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    next_at BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    UNIQUE (person, kind, address)
);
CREATE INDEX notice_channels_by_state ON notice_channels (state, next_at);
CREATE TABLE notice_turns (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    since BIGINT,
    deadline BIGINT,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX notice_turns_by_table ON notice_turns (table_id);
CREATE TABLE notices_sent (
    channel TEXT NOT NULL,
    table_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    since BIGINT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (channel, table_id, reason)
);
CREATE INDEX notices_sent_by_person ON notices_sent (person);
CREATE INDEX notices_sent_by_table ON notices_sent (table_id);
CREATE TABLE notice_feeds (
    person TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL
);
CREATE TABLE holidays (
    person TEXT NOT NULL,
    first_day BIGINT NOT NULL,
    last_day BIGINT NOT NULL,
    starts_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    PRIMARY KEY (person, first_day)
);
CREATE INDEX holidays_by_end ON holidays (ends_at);
CREATE TABLE holiday_tables (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    ends_at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX holiday_tables_by_end ON holiday_tables (ends_at);
