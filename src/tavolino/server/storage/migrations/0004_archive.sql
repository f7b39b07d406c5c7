CREATE TABLE archived (
    table_id TEXT PRIMARY KEY,
    archived_at BIGINT NOT NULL
);
