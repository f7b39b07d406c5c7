CREATE TABLE puzzle_tries (
    person TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    made TEXT NOT NULL,
    tried TEXT NOT NULL,
    hints BIGINT NOT NULL,
    change BIGINT NOT NULL,
    started_at BIGINT NOT NULL,
    ended_at BIGINT,
    PRIMARY KEY (person, puzzle)
);
CREATE INDEX puzzle_tries_by_person ON puzzle_tries (person, game, status);
CREATE TABLE puzzle_players (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    mu TEXT NOT NULL,
    sigma TEXT NOT NULL,
    tries BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    streak BIGINT NOT NULL,
    longest_streak BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE TABLE puzzle_ratings (
    puzzle TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    mu TEXT NOT NULL,
    sigma TEXT NOT NULL,
    tries BIGINT NOT NULL
);
CREATE INDEX puzzle_ratings_by_game ON puzzle_ratings (game);
