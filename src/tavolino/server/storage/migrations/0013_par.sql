ALTER TABLE results ADD below_par BIGINT;
ALTER TABLE results ADD par_due_at BIGINT DEFAULT 0;
ALTER TABLE results ADD par_tries BIGINT NOT NULL DEFAULT 0;
CREATE INDEX results_by_par ON results (game, par_due_at) WHERE par_due_at IS NOT NULL;
