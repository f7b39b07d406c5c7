CREATE TABLE analyses (
    game_id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    moves_left BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    tries BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX analyses_by_due ON analyses (due_at);
CREATE TABLE seat_reviews (
    game_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
);
