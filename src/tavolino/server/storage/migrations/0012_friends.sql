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
