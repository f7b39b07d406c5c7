CREATE TABLE lookalikes (
    skeleton TEXT PRIMARY KEY,
    person TEXT NOT NULL
);
CREATE INDEX lookalikes_by_person ON lookalikes (person);
