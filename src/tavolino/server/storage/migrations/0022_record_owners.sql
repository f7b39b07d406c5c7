CREATE TABLE record_owners (
    record_id TEXT NOT NULL,
    person TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (record_id, person)
);
CREATE INDEX record_owners_by_person ON record_owners (person);
INSERT INTO record_owners (record_id, person, created_at)
 SELECT id, owner, created_at FROM records;
DROP INDEX records_by_owner;
ALTER TABLE records DROP COLUMN owner;
ALTER TABLE records DROP COLUMN created_at;
