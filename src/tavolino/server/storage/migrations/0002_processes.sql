CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    game_ms BIGINT NOT NULL,
    limit_ms BIGINT NOT NULL,
    wall_ms BIGINT NOT NULL,
    monotonic_ms BIGINT NOT NULL,
    boot TEXT NOT NULL,
    closed BIGINT NOT NULL
);

ALTER TABLE tables ADD bot_process TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_by_bot_process ON tables (bot_process) WHERE bot_process <> '';
