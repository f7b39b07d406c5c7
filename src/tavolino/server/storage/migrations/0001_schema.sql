CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT UNIQUE,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    title TEXT NOT NULL,
    owner TEXT NOT NULL,
    visibility TEXT NOT NULL,
    phase TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    version BIGINT NOT NULL,
    wake_at BIGINT,
    rated BIGINT,
    result TEXT,
    free_seats BIGINT NOT NULL,
    due TEXT NOT NULL,
    bot_process TEXT NOT NULL DEFAULT '',
    watchable BIGINT NOT NULL DEFAULT 1,
    owner_seen_at BIGINT
);
CREATE INDEX tables_unrated ON tables (rated) WHERE rated = 0;
CREATE INDEX tables_by_bot_process ON tables (bot_process) WHERE bot_process <> '';
CREATE INDEX tables_by_owner ON tables (owner, phase);
CREATE INDEX tables_by_change ON tables (phase, changed_at);
CREATE INDEX tables_to_wake ON tables (phase, wake_at);
CREATE INDEX tables_shown ON tables (visibility, phase, changed_at);
CREATE INDEX tables_waiting ON tables (owner_seen_at) WHERE owner_seen_at IS NOT NULL;

CREATE TABLE events (
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    body TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE secrets (
    table_id TEXT PRIMARY KEY,
    secret TEXT NOT NULL
);

CREATE TABLE sitting (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    seat BIGINT NOT NULL,
    name TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, person, seat)
);
CREATE INDEX sitting_by_person ON sitting (person);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    submit TEXT NOT NULL,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, person, submit)
);
CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE mutes (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (person, muted)
);
CREATE INDEX mutes_by_muted ON mutes (muted);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    language TEXT NOT NULL
);
CREATE INDEX people_by_visit ON people (seen_at, id) WHERE account IS NULL;

CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE ratings (
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    who TEXT NOT NULL,
    mu TEXT NOT NULL,
    sigma TEXT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (game, seats, who)
);
CREATE INDEX ratings_by_who ON ratings (who);

CREATE TABLE rated (
    table_id TEXT PRIMARY KEY
);

CREATE TABLE records (
    id TEXT PRIMARY KEY,
    body TEXT NOT NULL
);

CREATE TABLE server (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    game_ms BIGINT NOT NULL,
    limit_ms BIGINT NOT NULL,
    wall_ms BIGINT NOT NULL,
    monotonic_ms BIGINT NOT NULL,
    boot TEXT NOT NULL,
    closed BIGINT NOT NULL
);

CREATE TABLE archived (
    table_id TEXT PRIMARY KEY,
    archived_at BIGINT NOT NULL
);

CREATE TABLE lookalikes (
    skeleton TEXT PRIMARY KEY,
    person TEXT NOT NULL
);
CREATE INDEX lookalikes_by_person ON lookalikes (person);

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

CREATE TABLE dismissed (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX dismissed_by_table ON dismissed (table_id);

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
    below_par BIGINT,
    par_due_at BIGINT DEFAULT 0,
    par_tries BIGINT NOT NULL DEFAULT 0,
    from_device BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX results_by_person ON results (person, ended_at);
CREATE INDEX results_by_par ON results (game, par_due_at) WHERE par_due_at IS NOT NULL;

CREATE TABLE quick_match (
    person TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    since BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    table_id TEXT NOT NULL
);
CREATE INDEX quick_match_waiting ON quick_match (game, table_id, since);
CREATE INDEX quick_match_by_visit ON quick_match (seen_at);

CREATE TABLE friends (
    person TEXT NOT NULL,
    friend TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (person, friend)
);
CREATE INDEX friends_by_friend ON friends (friend);

CREATE TABLE friend_links (
    person TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL
);

CREATE TABLE invitations (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    inviter TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX invitations_by_inviter ON invitations (inviter);
CREATE INDEX invitations_by_table ON invitations (table_id);

CREATE TABLE analysed_moves (
    game_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
);

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

CREATE TABLE notice_preferences (
    person TEXT PRIMARY KEY,
    rhythm TEXT NOT NULL,
    hour BIGINT NOT NULL,
    time_zone TEXT NOT NULL,
    wait_hours BIGINT,
    left_hours BIGINT
);

CREATE TABLE notice_channels (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    keys TEXT NOT NULL,
    state TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    next_at BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    UNIQUE (person, kind, address)
);
CREATE INDEX notice_channels_by_state ON notice_channels (state, next_at);

CREATE TABLE notice_turns (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    since BIGINT,
    deadline BIGINT,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX notice_turns_by_table ON notice_turns (table_id);

CREATE TABLE notices_sent (
    channel TEXT NOT NULL,
    table_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    since BIGINT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (channel, table_id, reason)
);
CREATE INDEX notices_sent_by_person ON notices_sent (person);
CREATE INDEX notices_sent_by_table ON notices_sent (table_id);

CREATE TABLE notice_feeds (
    person TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL
);

CREATE TABLE holidays (
    person TEXT NOT NULL,
    first_day BIGINT NOT NULL,
    last_day BIGINT NOT NULL,
    starts_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    PRIMARY KEY (person, first_day)
);
CREATE INDEX holidays_by_end ON holidays (ends_at);

CREATE TABLE holiday_tables (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    ends_at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX holiday_tables_by_end ON holiday_tables (ends_at);

CREATE TABLE analyses (
    game_id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    moves_left BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    tries BIGINT NOT NULL DEFAULT 0,
    address TEXT NOT NULL DEFAULT '',
    person TEXT NOT NULL DEFAULT '',
    address_at BIGINT NOT NULL DEFAULT 0,
    person_at BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX analyses_by_due ON analyses (due_at);
CREATE INDEX analyses_by_asker ON analyses (address, person);

CREATE TABLE seat_reviews (
    game_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
);

CREATE TABLE daily_days (
    day TEXT PRIMARY KEY,
    hash TEXT NOT NULL,
    secret TEXT NOT NULL,
    rounds BIGINT NOT NULL,
    sealed_at BIGINT NOT NULL,
    head TEXT NOT NULL,
    batches BIGINT NOT NULL DEFAULT 0,
    numbers BIGINT NOT NULL DEFAULT 0,
    is_closed BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE daily_batches (
    day TEXT NOT NULL,
    n BIGINT NOT NULL,
    numbers BIGINT NOT NULL,
    root TEXT NOT NULL,
    PRIMARY KEY (day, n)
);

CREATE TABLE daily_challenges (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    attempt BIGINT NOT NULL,
    secret TEXT NOT NULL,
    challenge TEXT NOT NULL,
    PRIMARY KEY (day, game)
);

CREATE TABLE daily_tries (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    begun_at BIGINT NOT NULL,
    closes_at BIGINT NOT NULL,
    ended_at BIGINT,
    outcome TEXT NOT NULL DEFAULT '',
    score BIGINT,
    PRIMARY KEY (day, game, person)
);
CREATE INDEX daily_tries_by_person ON daily_tries (person, game, day);

CREATE TABLE record_owners (
    record_id TEXT NOT NULL,
    person TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (record_id, person)
);
CREATE INDEX record_owners_by_person ON record_owners (person);
