BEGIN TRANSACTION;
CREATE TABLE archived (
    table_id TEXT PRIMARY KEY,
    archived_at BIGINT NOT NULL
);
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
CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
INSERT INTO "events" VALUES('lobby',1,'{"happened":"Created","game":"scalino","version":1,"seats":3,"options":{"first":"0"},"terms":{"clock":"move","over-shoulder":"never"},"owner":"ann","hash":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd","stand_in":"strong","by":"ann"}',1);
INSERT INTO "events" VALUES('lobby',2,'{"happened":"Sat","seat":0,"person":"ann","by":"ann","submit":"s1"}',10);
INSERT INTO "events" VALUES('lobby',3,'{"happened":"Sat","seat":1,"person":"ben","by":"ben","submit":"s1"}',11);
INSERT INTO "events" VALUES('lobby',4,'{"happened":"Readied","person":"ben","ready":true,"by":"ben","submit":"s2"}',12);
INSERT INTO "events" VALUES('lobby',5,'{"happened":"Readied","person":"ben","ready":false,"by":"ben","submit":"s3"}',13);
INSERT INTO "events" VALUES('lobby',6,'{"happened":"Stood","seat":1,"by":"ben","submit":"s4"}',14);
INSERT INTO "events" VALUES('lobby',7,'{"happened":"BotSat","seat":2,"bot":"casual","by":"ann","submit":"s2"}',15);
INSERT INTO "events" VALUES('lobby',8,'{"happened":"Sat","seat":1,"person":"cem","by":"cem","submit":"s1"}',16);
INSERT INTO "events" VALUES('lobby',9,'{"happened":"Stood","seat":0,"by":"ann","submit":"s3"}',17);
INSERT INTO "events" VALUES('lobby',10,'{"happened":"Handed","owner":"cem","by":"ann","submit":"s3"}',17);
INSERT INTO "events" VALUES('closed',1,'{"happened":"Created","game":"scalino","version":1,"seats":2,"options":{"first":"0"},"terms":{},"owner":"ann","hash":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd","stand_in":"strong","by":"ann"}',1);
INSERT INTO "events" VALUES('closed',2,'{"happened":"Closed","by":"ann","submit":"s1"}',20);
INSERT INTO "events" VALUES('playing',1,'{"happened":"Created","game":"rope","version":1,"seats":2,"options":{"first":"0"},"terms":{"over-shoulder":"leave"},"owner":"ann","hash":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd","stand_in":"strong","by":"ann"}',1);
INSERT INTO "events" VALUES('playing',2,'{"happened":"Sat","seat":0,"person":"ann","by":"ann","submit":"s1"}',10);
INSERT INTO "events" VALUES('playing',3,'{"happened":"Sat","seat":1,"person":"ben","by":"ben","submit":"s1"}',11);
INSERT INTO "events" VALUES('playing',4,'{"happened":"Readied","person":"ann","ready":true,"by":"ann","submit":"s2"}',12);
INSERT INTO "events" VALUES('playing',5,'{"happened":"Readied","person":"ben","ready":true,"by":"ben","submit":"s2"}',13);
INSERT INTO "events" VALUES('playing',6,'{"happened":"Started"}',13);
INSERT INTO "events" VALUES('playing',7,'{"happened":"Moved","seat":-1,"move":"deal 39892T43T49S57ST466646278415S93352S31174S219849S5SS23858567333497S57581S4TT8615S9T91T8398S4S782275237S6S8S624S325698S3T76T15ST49T6816726271S15752196711T28493TT4"}',13);
INSERT INTO "events" VALUES('playing',8,'{"happened":"ShoulderAsked","person":"cem","seat":0,"by":"cem","submit":"s1"}',30);
INSERT INTO "events" VALUES('playing',9,'{"happened":"ShoulderAnswered","person":"cem","seat":0,"yes":true,"by":"ann","submit":"s3"}',31);
INSERT INTO "events" VALUES('playing',10,'{"happened":"ShoulderAsked","person":"cem","seat":1,"by":"cem","submit":"s2"}',32);
INSERT INTO "events" VALUES('playing',11,'{"happened":"Moved","seat":0,"move":"h9.s1","by":"ann"}',40);
INSERT INTO "events" VALUES('playing',12,'{"happened":"Moved","seat":1,"move":"hS.s1","by":"ben"}',40);
INSERT INTO "events" VALUES('playing',13,'{"happened":"Moved","seat":0,"move":"h3.s1","by":"ann"}',40);
INSERT INTO "events" VALUES('playing',14,'{"happened":"TakenOver","seat":1,"until":"back","why":"left","by":"ben","submit":"s5"}',50);
INSERT INTO "events" VALUES('playing',15,'{"happened":"GivenBack","seat":1,"by":"ben","submit":"s6"}',51);
INSERT INTO "events" VALUES('over',1,'{"happened":"Created","game":"rope","version":1,"seats":2,"options":{"first":"0"},"terms":{"rated":"no"},"owner":"ann","hash":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd","stand_in":"strong","by":"ann"}',1);
INSERT INTO "events" VALUES('over',2,'{"happened":"Sat","seat":0,"person":"ann","by":"ann","submit":"s1"}',10);
INSERT INTO "events" VALUES('over',3,'{"happened":"Sat","seat":1,"person":"ben","by":"ben","submit":"s1"}',11);
INSERT INTO "events" VALUES('over',4,'{"happened":"Readied","person":"ann","ready":true,"by":"ann","submit":"s2"}',12);
INSERT INTO "events" VALUES('over',5,'{"happened":"Readied","person":"ben","ready":true,"by":"ben","submit":"s2"}',13);
INSERT INTO "events" VALUES('over',6,'{"happened":"Started"}',13);
INSERT INTO "events" VALUES('over',7,'{"happened":"Moved","seat":-1,"move":"deal 39892T43T49S57ST466646278415S93352S31174S219849S5SS23858567333497S57581S4TT8615S9T91T8398S4S782275237S6S8S624S325698S3T76T15ST49T6816726271S15752196711T28493TT4"}',13);
INSERT INTO "events" VALUES('over',8,'{"happened":"Moved","seat":0,"move":"h9.s1","by":"ann"}',60);
INSERT INTO "events" VALUES('over',9,'{"happened":"Moved","seat":1,"move":"hS.s1","by":"ben"}',60);
INSERT INTO "events" VALUES('over',10,'{"happened":"Moved","seat":0,"move":"h3.s1","by":"ann"}',60);
INSERT INTO "events" VALUES('over',11,'{"happened":"Moved","seat":1,"move":"s1>A","by":"ben"}',60);
INSERT INTO "events" VALUES('over',12,'{"happened":"Resigned","seat":1,"why":"resigned","by":"ben","submit":"s7"}',70);
INSERT INTO "events" VALUES('over',13,'{"happened":"Ended","secret":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}',70);
INSERT INTO "events" VALUES('over',14,'{"happened":"Rematched","table":"lobby","by":"ann","submit":"s8"}',80);
INSERT INTO "events" VALUES('undone',1,'{"happened":"Created","game":"scalino","version":1,"seats":2,"options":{"first":"0"},"terms":{},"owner":"ann","hash":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd","stand_in":"strong","by":"ann"}',1);
INSERT INTO "events" VALUES('undone',2,'{"happened":"Sat","seat":0,"person":"ann","by":"ann","submit":"s1"}',10);
INSERT INTO "events" VALUES('undone',3,'{"happened":"Sat","seat":1,"person":"ben","by":"ben","submit":"s1"}',11);
INSERT INTO "events" VALUES('undone',4,'{"happened":"Readied","person":"ann","ready":true,"by":"ann","submit":"s2"}',12);
INSERT INTO "events" VALUES('undone',5,'{"happened":"Readied","person":"ben","ready":true,"by":"ben","submit":"s2"}',13);
INSERT INTO "events" VALUES('undone',6,'{"happened":"Started"}',13);
INSERT INTO "events" VALUES('undone',7,'{"happened":"Moved","seat":0,"move":"e4-e5","by":"ann"}',40);
INSERT INTO "events" VALUES('undone',8,'{"happened":"UndoAsked","seat":0,"to":0,"by":"ann","submit":"s3"}',41);
INSERT INTO "events" VALUES('undone',9,'{"happened":"UndoAnswered","person":"ben","yes":true,"by":"ben","submit":"s3"}',42);
INSERT INTO "events" VALUES('undone',10,'{"happened":"Undone","seat":0,"to":0}',42);
INSERT INTO "events" VALUES('hinted',1,'{"happened":"Created","game":"scalino","version":1,"seats":2,"options":{"first":"0"},"terms":{},"owner":"ann","hash":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd","stand_in":"strong","by":"ann"}',1);
INSERT INTO "events" VALUES('hinted',2,'{"happened":"Sat","seat":0,"person":"ann","by":"ann","submit":"s1"}',10);
INSERT INTO "events" VALUES('hinted',3,'{"happened":"BotSat","seat":1,"bot":"casual","by":"ann","submit":"s2"}',11);
INSERT INTO "events" VALUES('hinted',4,'{"happened":"Readied","person":"ann","ready":true,"by":"ann","submit":"s3"}',12);
INSERT INTO "events" VALUES('hinted',5,'{"happened":"Started"}',12);
INSERT INTO "events" VALUES('hinted',6,'{"happened":"Hinted","seat":0,"by":"ann","submit":"s4"}',13);
CREATE TABLE lookalikes (
    skeleton TEXT PRIMARY KEY,
    person TEXT NOT NULL
);
CREATE TABLE migrations (number BIGINT PRIMARY KEY, name TEXT);
INSERT INTO "migrations" VALUES(1,'tables');
INSERT INTO "migrations" VALUES(2,'processes');
INSERT INTO "migrations" VALUES(3,'indexes');
INSERT INTO "migrations" VALUES(4,'archive');
INSERT INTO "migrations" VALUES(5,'lookalikes');
CREATE TABLE mutes (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (person, muted)
);
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    language TEXT NOT NULL
);
INSERT INTO "people" VALUES('ann','Ann',NULL,NULL,0,0,'en');
INSERT INTO "people" VALUES('ben','Ben',NULL,NULL,0,0,'en');
INSERT INTO "people" VALUES('cem','Cem',NULL,NULL,0,0,'en');
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    game_ms BIGINT NOT NULL,
    limit_ms BIGINT NOT NULL,
    wall_ms BIGINT NOT NULL,
    monotonic_ms BIGINT NOT NULL,
    boot TEXT NOT NULL,
    closed BIGINT NOT NULL
);
CREATE TABLE rated (
    table_id TEXT PRIMARY KEY
);
CREATE TABLE ratings (
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    who TEXT NOT NULL,
    mu TEXT NOT NULL,
    sigma TEXT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (game, seats, who)
);
CREATE TABLE records (
    id TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    owner TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE TABLE secrets (
    table_id TEXT PRIMARY KEY,
    secret TEXT NOT NULL
);
INSERT INTO "secrets" VALUES('lobby','000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
INSERT INTO "secrets" VALUES('closed','000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
INSERT INTO "secrets" VALUES('playing','000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
INSERT INTO "secrets" VALUES('over','000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
INSERT INTO "secrets" VALUES('undone','000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
INSERT INTO "secrets" VALUES('hinted','000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
CREATE TABLE server (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE TABLE sitting (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    seat BIGINT NOT NULL,
    PRIMARY KEY (table_id, person, seat)
);
INSERT INTO "sitting" VALUES('lobby','cem',1);
INSERT INTO "sitting" VALUES('playing','ann',0);
INSERT INTO "sitting" VALUES('playing','ben',1);
INSERT INTO "sitting" VALUES('over','ann',0);
INSERT INTO "sitting" VALUES('over','ben',1);
INSERT INTO "sitting" VALUES('undone','ann',0);
INSERT INTO "sitting" VALUES('undone','ben',1);
INSERT INTO "sitting" VALUES('hinted','ann',0);
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
    seq BIGINT NOT NULL,
    wake_at BIGINT,
    rated BIGINT,
    result TEXT,
    free_seats BIGINT NOT NULL,
    due TEXT NOT NULL
, bot_process TEXT NOT NULL DEFAULT '');
INSERT INTO "tables" VALUES('lobby','CODE00','scalino',3,'Table 0','cem','link','gathering',1000,1000,10,NULL,NULL,NULL,1,'','');
INSERT INTO "tables" VALUES('closed',NULL,'scalino',2,'Table 1','ann','link','over',1001,1001,2,NULL,NULL,NULL,2,'','');
INSERT INTO "tables" VALUES('playing',NULL,'rope',2,'Table 2','ann','link','playing',1002,1002,15,NULL,NULL,NULL,0,'1','');
INSERT INTO "tables" VALUES('over',NULL,'rope',2,'Table 3','ann','link','over',1003,1003,14,NULL,NULL,'{"cause": "resigned", "points": [0, 0], "ranks": [1, 2]}',0,'','');
INSERT INTO "tables" VALUES('undone',NULL,'scalino',2,'Table 4','ann','link','playing',1004,1004,10,NULL,NULL,NULL,0,'0','');
INSERT INTO "tables" VALUES('hinted',NULL,'scalino',2,'Table 5','ann','link','playing',1005,1005,6,NULL,NULL,NULL,0,'0','');
CREATE INDEX tables_unrated ON tables (rated) WHERE rated = 0;
CREATE INDEX sitting_by_person ON sitting (person);
CREATE INDEX chat_by_person ON chat (person);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX records_by_owner ON records (owner);
CREATE INDEX tables_by_bot_process ON tables (bot_process) WHERE bot_process <> '';
CREATE INDEX tables_by_owner ON tables (owner, phase);
CREATE INDEX tables_by_change ON tables (phase, changed_at);
CREATE INDEX tables_to_wake ON tables (phase, wake_at);
CREATE INDEX tables_shown ON tables (visibility, phase, changed_at);
CREATE INDEX mutes_by_muted ON mutes (muted);
CREATE INDEX ratings_by_who ON ratings (who);
CREATE INDEX people_by_visit ON people (seen_at, id) WHERE account IS NULL;
CREATE INDEX lookalikes_by_person ON lookalikes (person);
COMMIT;
