CREATE TABLE dismissed (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX dismissed_by_table ON dismissed (table_id);
ALTER TABLE tables ADD watchable BIGINT NOT NULL DEFAULT 1;
