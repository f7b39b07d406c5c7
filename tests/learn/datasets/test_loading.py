"""Reading datasets: in batches, with filters, and only the requested columns."""

import re
from pathlib import Path

import pyarrow
import pyarrow.parquet
import pytest

from tavolino.core import Refused
from tavolino.learn.datasets import (
    MoveRow,
    known_to_seat,
    load_batches,
    load_games,
    load_moves,
    load_records,
    make_dataset,
    plan_dataset,
)
from tavolino.learn.datasets.parquet import GROUP_ROWS, table_writer
from tavolino.learn.datasets.playing import GameTask, play_dataset_game

BOTS = ("random", "learner")
PLAN = plan_dataset("rope", BOTS, games=5, options={"pile": 3}, seed="load", shard=2)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("dataset")
    make_dataset(path, PLAN)
    return path


@pytest.fixture(scope="module")
def moves() -> list[MoveRow]:
    """All moves, without a file."""
    tasks = (GameTask(PLAN, number) for number in range(PLAN.games))
    return [row for task in tasks for row in play_dataset_game(task).moves]


def test_rows_come_back_as_they_were(folder: Path, moves: list[MoveRow]) -> None:
    batches = list(load_moves(folder, batch_size=10))
    assert all(0 < len(batch) <= 10 for batch in batches)
    assert [row for batch in batches for row in batch] == moves
    games = [row for batch in load_games(str(folder)) for row in batch]
    assert games == [play_dataset_game(GameTask(PLAN, number)).game for number in range(5)]


@pytest.mark.parametrize(
    "where",
    [
        {"seat": 1},
        {"seat": (0, 1), "bot": "learner"},
        {"game": range(1, 4)},
        {"game": range(0, 5, 2)},
        {"game": {1, 4}, "rank": 1},
        {"bot": "nobody"},
    ],
)
def test_filters(where: dict[str, object], folder: Path, moves: list[MoveRow]) -> None:
    def is_wanted(row: MoveRow) -> bool:
        for name, wanted in where.items():
            value = getattr(row, name)
            if value != wanted and not (
                isinstance(wanted, tuple | set | range) and value in wanted
            ):
                return False
        return True

    found = [row for batch in load_moves(folder, where) for row in batch]
    assert found == list(filter(is_wanted, moves))


def test_a_batch_has_the_columns_that_are_asked_for(folder: Path, moves: list[MoveRow]) -> None:
    points: list[int] = []
    for batch in load_batches(folder, "moves", ("points", "seat"), {"bot": "learner"}):
        assert batch.schema.names == ["points", "seat"]
        points += batch.column("points").to_numpy().tolist()
    assert points == [row.points for row in moves if row.bot == "learner"]
    (first, *_) = load_batches(folder, "moves", known_to_seat("moves"))
    assert "points" not in first.schema.names


def test_memory_does_not_grow_with_a_file(tmp_path: Path) -> None:
    """For writing and for reading."""
    game = play_dataset_game(GameTask(PLAN, 0))
    path = tmp_path / "moves.parquet"
    copies = 12 * GROUP_ROWS // len(game.moves)
    most = 0
    before = pyarrow.total_allocated_bytes()
    with table_writer(tmp_path / "games.parquet", path, {}) as add:
        for _ in range(copies):
            add(game)
            most = max(most, pyarrow.total_allocated_bytes() - before)
    for batch in load_batches(path, "moves", batch_size=100):
        assert batch.num_rows <= 100
        most = max(most, pyarrow.total_allocated_bytes() - before)
    views = copies * sum(len(row.view) for row in game.moves)
    assert pyarrow.parquet.read_metadata(path).num_row_groups >= 11
    assert most < views / 2


def test_the_documents_show_how_to_read(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    page = (Path(__file__).parents[3] / "docs" / "datasets.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.S)
    (tmp_path / "scalino-dataset").symlink_to(folder)
    monkeypatch.chdir(tmp_path)
    exec(program, {})
    assert "Outcome(" in capsys.readouterr().out


def test_one_file_can_be_read_alone(folder: Path) -> None:
    ((first, second),) = load_games(folder / "games-000001.parquet")
    assert (first.game, second.game) == (2, 3)


def test_records_are_read_one_at_a_time(folder: Path) -> None:
    assert [one.tags["game"] for one in load_records(folder)] == list("01234")
    assert all(one.play.outcome for one in load_records(folder / "records-000002.jsonl"))


def test_shards_of_an_unfinished_dataset_are_read(folder: Path, tmp_path: Path) -> None:
    for name in ("dataset.json", "games-000000.parquet", "games-000001.parquet"):
        (tmp_path / name).write_bytes((folder / name).read_bytes())
    assert [row.game for batch in load_games(tmp_path) for row in batch] == [0, 1, 2, 3]


def test_what_is_not_there_is_refused(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="DATASET: file"):
        next(load_games(tmp_path))
    with pytest.raises(Refused, match=r"DATASET: column, .*got='colour'"):
        next(load_moves(folder, {"colour": "red"}))
    with pytest.raises(Refused, match="DATASET: table"):
        next(load_batches(folder, "cards"))  # type: ignore[arg-type]


def test_other_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.parquet"
    path.write_bytes(b"PAR1 and then something else PAR1")
    with pytest.raises(Refused, match="DATASET: file"):
        next(load_games(path))
    pyarrow.parquet.write_table(pyarrow.table({"game": [1]}), path)
    with pytest.raises(Refused, match="DATASET: file"):
        next(load_games(path))
    newer = pyarrow.table({"game": [1]}).replace_schema_metadata({"tavolino.format": "2"})
    pyarrow.parquet.write_table(newer, path)
    with pytest.raises(Refused, match=r"DATASET: format, .*got=2, known=1"):
        next(load_games(path))
