# The commands a person needs. Each sets up what it lacks.
.PHONY: play test check packages web lock golden matrix protocol drawing-constants puzzles prove-puzzles bench bench-server soak wheel screenshots docs clean

bin := .venv/bin

play: web
	$(bin)/tavolino serve

test: packages web .venv/dev
	tools/web install
	$(bin)/python -m pytest
	tools/web test

check: .venv/dev
	$(bin)/ruff check .
	$(bin)/ruff format --check .
	$(bin)/mypy
	$(bin)/lint-imports --no-cache
	tools/web check

# The packages of the system that tests need.
packages:
	tools/system-package python3-venv chromium chromium-headless-shell strace > /dev/null

# Builds the client into the package, if it has changed.
web: .venv/play
	tools/web build

# Rewrites the stored playthroughs and perft tables; look at the difference before committing it.
golden: .venv/dev
	$(bin)/python -m tests.golden.write

# Writes the table of all rules (docs/rules/matrix.md) anew; part of `make golden`.
matrix: .venv/dev
	$(bin)/python -m tests.golden.matrix

# Writes the protocol's schema and TypeScript types anew after a change of the server's types.
protocol: .venv/dev
	$(bin)/python -m tavolino.protocol.schema > docs/protocol.schema.json
	$(bin)/python -m tavolino.protocol.typescript > web/src/protocol.ts

# Writes the colours and the geometry that the client's drawings share with the Python ones.
drawing-constants: .venv/dev
	$(bin)/python -m tavolino.drawing.client web

# The puzzles of the package, from their seed: the same bytes every time, unless makers or bots changed.
games := src/tavolino/games

puzzles: .venv/dev
	$(bin)/tavolino puzzles make scalino --count 100 --seed shipped --jobs 0 -o $(games)/scalino/puzzles.jsonl
	$(bin)/tavolino puzzles make demolition --count 100 --seed shipped --jobs 0 -o $(games)/scalino/demolition/puzzles.jsonl
	$(bin)/tavolino puzzles make rope --count 100 --seed shipped --jobs 0 -o $(games)/rope/puzzles.jsonl
	$(bin)/tavolino puzzles make cutit --count 100 --seed shipped --jobs 0 -o $(games)/cutit/puzzles.jsonl

# Proves all of them a second time, with the naive rules of the tests.
prove-puzzles: .venv/dev
	$(bin)/python -m tests.puzzles.prove_all

# pgx, which batches are measured against, is installed for this alone.
bench: .venv/dev
	$(bin)/python -m pip install --quiet --no-deps --only-binary :all: -r bench/requirements-pgx.txt \
		|| echo "bench: no pgx for this Python; it is left out"
	$(bin)/python -m bench.kernels
	$(bin)/python -m bench.batched
	$(bin)/python -m bench.scalino
	$(bin)/python -m bench.demolition_end
	$(bin)/python -m bench.rope
	$(bin)/python -m bench.cutit_solver --beside 0
	$(bin)/python -m bench.storage

# Needs two cores for itself: one for the server, one for the load. boardgame.io, which the server is
# measured against, is installed for this alone.
bench-server: .venv/dev
	$(bin)/python -m bench.server_start
	$(bin)/python -m bench.server_idle
	$(bin)/python -m bench.server_load
	$(bin)/python -m bench.server_spectators
	$(bin)/python -m bench.server_boardgame_io
	$(bin)/python -m bench.server_scale
	$(bin)/python -m bench.server_soak

# Ten minutes of play under faults; the report is bench/results/soak.md.
soak: .venv/dev
	$(bin)/python -m bench.soak

# The package with the client in it, under dist/.
wheel: web
	$(bin)/python -m hatchling build -t wheel

# Pictures of every page and every state of a game, under build/screenshots, which git ignores; those
# that README.md shows also go to docs/screenshots.
screenshots: packages web .venv/dev
	$(bin)/python -m tests.web.screenshots

# The documentation site, under build/site.
docs: .venv/dev
	NO_MKDOCS_2_WARNING=1 $(bin)/python -m mkdocs build --quiet

lock:
	tools/lock

clean:
	rm -rf .venv build web/node_modules src/tavolino/server/web .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/play: tools/setup requirements.lock pyproject.toml
	tools/setup play

.venv/dev: .venv/play requirements-dev.lock
	tools/setup dev
