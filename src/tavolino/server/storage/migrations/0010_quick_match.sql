CREATE TABLE quick_match (
    person TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    since BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    table_id TEXT NOT NULL
);
CREATE INDEX quick_match_waiting ON quick_match (game, table_id, since);
CREATE INDEX quick_match_by_visit ON quick_match (seen_at);
