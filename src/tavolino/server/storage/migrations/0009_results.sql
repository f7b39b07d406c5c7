CREATE TABLE results (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    outcome TEXT NOT NULL,
    level TEXT NOT NULL,
    opponents TEXT NOT NULL,
    is_public BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX results_by_person ON results (person, ended_at);
