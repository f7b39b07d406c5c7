CREATE TABLE analysed_moves (
    game_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
);
