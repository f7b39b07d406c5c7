ALTER TABLE tables ADD owner_seen_at BIGINT;
UPDATE tables SET owner_seen_at = changed_at WHERE visibility = 'open' AND phase = 'lobby';
CREATE INDEX tables_waiting ON tables (owner_seen_at) WHERE owner_seen_at IS NOT NULL;
