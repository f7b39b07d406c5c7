CREATE TABLE solo_scores (
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    person TEXT NOT NULL,
    best BIGINT NOT NULL,
    mean TEXT NOT NULL,
    recent TEXT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (game, variant, person)
);
CREATE INDEX solo_scores_by_person ON solo_scores (person);
