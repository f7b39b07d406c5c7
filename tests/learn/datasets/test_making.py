"""Datasets are reproducible, and an interruption loses nothing."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tavolino.core import Refused, read_record, verify
from tavolino.core.record_parts import split_records
from tavolino.games import games, rules
from tavolino.learn.datasets import (
    DatasetPlan,
    load_games,
    load_moves,
    make_dataset,
    plan_dataset,
    read_plan,
)
from tavolino.learn.datasets import making as making_module
from tavolino.learn.datasets.locking import lock_folder
from tavolino.learn.datasets.making import add_games, open_dataset
from tavolino.learn.datasets.playing import GameTask, PackedGame, pack, play_dataset_game, unpack
from tavolino.learn.datasets.shards import ShardFiles, UnfinishedShard

BOTS = ("random", "learner")
PLAN = plan_dataset("rope", BOTS, games=7, options={"pile": 3}, seed="test", shard=3)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made")
    make_dataset(folder, PLAN)
    return folder


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_games_are_in_shards(made: Path) -> None:
    kinds = ("games-{}.parquet", "moves-{}.parquet", "records-{}.jsonl")
    shards = [f"{number:06}" for number in range(3)]
    assert set(files(made)) == {
        "dataset.json",
        *(kind.format(shard) for kind in kinds for shard in shards),
    }
    rows = [row for batch in load_games(made) for row in batch]
    assert [row.game for row in rows] == list(range(7))
    assert read_plan(made)["games"] == 7


def test_every_record_is_verified_and_fair(made: Path) -> None:
    numbers = []
    for path in sorted(made.glob("records-*.jsonl")):
        with path.open("rb") as file:
            for part in split_records(file):
                verdict = verify(part.data, rules())
                assert (verdict.faults, verdict.fairness) == ((), "fair")
                assert verdict.record is not None
                assert verdict.record.names == ("random", "learner")
                numbers.append(verdict.record.tags["game"])
    assert numbers == [str(number) for number in range(7)]


def test_rows_are_what_the_record_says(made: Path) -> None:
    moves = [row for batch in load_moves(made, {"game": 4}) for row in batch]
    ((game,),) = load_games(made, {"game": 4})
    play = read_record(game.record.encode(), rules()).play
    assert play.outcome is not None
    assert (game.points, game.ranks) == (play.outcome.points, play.outcome.ranks)
    assert (game.cause, game.entries, game.moves) == (
        play.outcome.cause,
        len(play.log),
        len(moves),
    )
    for row in moves:
        entry = play.log[row.entry]
        assert (entry.seat, row.bot) == (row.seat, game.bots[row.seat])
        view = json.loads(row.view)
        assert view["viewer"] == row.seat
        assert row.move in view["moves"]
        assert row.legal_moves == len(view["moves"])
        assert (row.points, row.rank) == (game.points[row.seat], game.ranks[row.seat])
        assert (row.value, row.best, row.best_value, row.unit) == (None,) * 4


def test_the_same_plan_gives_the_same_bytes_in_any_number_of_processes(
    made: Path, tmp_path: Path
) -> None:
    make_dataset(tmp_path, PLAN, jobs=2)
    assert files(tmp_path) == files(made)
    other = tmp_path / "other"
    contest = replace(PLAN.contest, seed="other")
    make_dataset(other, replace(PLAN, contest=contest, games=1))
    assert next(load_games(other))[0].record != next(load_games(made))[0].record


class Interrupted(Exception):
    pass


def stopping_after(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stops the next run after this many games."""

    def run(work: object, tasks: Iterator[GameTask], *args: object) -> Iterator[PackedGame]:
        for number, task in enumerate(tasks):
            if number == count:
                raise Interrupted
            yield PackedGame(task.number, pack(play_dataset_game(task)))

    monkeypatch.setattr(making_module, "run", run)


@pytest.mark.parametrize("count", [0, 2, 3, 5])
def test_an_interrupted_run_is_continued(
    count: int, made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        stopping_after(count, patch)
        with pytest.raises(Interrupted):
            make_dataset(tmp_path, PLAN)
    # The process was killed while it wrote a line.
    for path in tmp_path.glob("unfinished-*"):
        with path.open("ab") as cut_off:
            cut_off.write(b"6 eJyr")
    added: list[int] = []
    with open_dataset(tmp_path, PLAN):
        add_games(tmp_path, PLAN, on_games=added.append)
    assert files(tmp_path) == files(made)
    assert sum(added) == 7


def test_games_may_end_in_any_order(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(work: object, tasks: Iterator[GameTask], *args: object) -> Iterator[PackedGame]:
        for task in reversed(list(tasks)):
            yield PackedGame(task.number, pack(play_dataset_game(task)))

    monkeypatch.setattr(making_module, "run", run)
    make_dataset(tmp_path, PLAN)
    assert files(tmp_path) == files(made)


def test_a_run_that_ended_between_two_files_is_repaired(made: Path, tmp_path: Path) -> None:
    make_dataset(tmp_path, PLAN)
    shard = ShardFiles(tmp_path, 1)
    # Its games are complete, but the tables were not yet in place.
    unfinished = UnfinishedShard.open(shard, PLAN.numbers(1))
    for number in PLAN.numbers(1):
        unfinished.add(PackedGame(number, pack(play_dataset_game(GameTask(PLAN, number)))))
    shard.games.unlink()
    shard.moves.write_bytes(b"half of it")
    # All files of this one are in place, but the unfinished one was not yet removed.
    ShardFiles(tmp_path, 0).unfinished.write_bytes(b"0 eJyr")
    make_dataset(tmp_path, PLAN)
    assert files(tmp_path) == files(made)


def test_a_complete_dataset_is_left_alone(made: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in made.glob("*-*")}
    make_dataset(made, PLAN)
    assert {path: path.stat().st_mtime_ns for path in made.glob("*-*")} == before


def test_games_can_be_added(made: Path, tmp_path: Path) -> None:
    make_dataset(tmp_path, replace(PLAN, games=4))
    first = (tmp_path / "records-000000.jsonl").stat().st_mtime_ns
    make_dataset(tmp_path, PLAN)
    assert files(tmp_path) == files(made)
    assert (tmp_path / "records-000000.jsonl").stat().st_mtime_ns == first


def test_every_seating_plays_each_deal() -> None:
    plan = replace(PLAN, every_seating=True)
    rows = [play_dataset_game(GameTask(plan, number)).game for number in range(4)]
    assert [row.deal for row in rows] == [0, 0, 1, 1]
    assert [row.bots for row in rows] == [("random", "learner"), ("learner", "random")] * 2
    secrets = [json.loads(row.record.splitlines()[-1])["secret"] for row in rows]
    assert secrets[0] == secrets[1] != secrets[2]


def test_records_alone_need_no_tables(tmp_path: Path) -> None:
    make_dataset(tmp_path, replace(PLAN, games=2, tables=False))
    assert set(files(tmp_path)) == {"dataset.json", "records-000000.jsonl"}
    with pytest.raises(Refused, match="DATASET: no-tables"):
        next(load_games(tmp_path))


def test_moves_are_valued_where_asked() -> None:
    plan = plan_dataset("cutit", ("greedy",), games=1, players=1, values="plain")
    moves = play_dataset_game(GameTask(plan, 0)).moves
    valued = [row for row in moves if row.value is not None]
    assert valued
    for row in valued:
        assert row.value is not None
        assert row.best_value is not None
        assert row.best_value >= row.value
        assert row.unit == "points"
        assert row.best
    assert all(row.unit is None and row.best is None for row in moves if row not in valued)


def test_a_packed_game_is_unpacked_as_it_was() -> None:
    game = play_dataset_game(GameTask(PLAN, 0))
    assert unpack(pack(game)) == game


@pytest.mark.parametrize("name", games())
def test_every_game_has_rows_by_what_its_seats_know(name: str) -> None:
    manifest = games()[name]
    plan = plan_dataset(name, ("random",), games=1)
    game, moves = play_dataset_game(GameTask(plan, 0))
    play = read_record(game.record.encode(), rules()).play
    assert len(game.bots) == manifest.usual_seats
    for row in moves[:20]:
        view = play.game.view(play.state_after(row.entry), row.seat)
        assert json.loads(row.view)["moves"] == (view.moves and list(view.moves))
        assert json.loads(row.view)["outcome"] is None


def changed(**changes: object) -> DatasetPlan:
    return replace(PLAN, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (changed(contest=replace(PLAN.contest, seed="else")), "other, field='seed'"),
        (changed(values="plain"), "other, field='values'"),
        (changed(shard=4), "other, field='shard'"),
        (changed(tables=False), "other, field='tables'"),
        (changed(games=6), "fewer, .*games=7, got=6"),
    ],
)
def test_another_dataset_is_refused(plan: DatasetPlan, why: str, made: Path) -> None:
    before = files(made)
    with pytest.raises(Refused, match=f"DATASET: {why}"):
        make_dataset(made, plan)
    assert files(made) == before


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("")
    with pytest.raises(Refused, match="DATASET: occupied"):
        make_dataset(tmp_path, PLAN)
    (tmp_path / "dataset.json").write_text("[]")
    with pytest.raises(Refused, match="DATASET: file"):
        make_dataset(tmp_path, PLAN)
    assert set(files(tmp_path)) == {"dataset.json", "thesis.tex"}


@pytest.mark.parametrize("damage", [b"zero eJyr\n", b"3 eJyr\n", b"0 eJyr\n1 AAAA\n2 !!!!\n"])
def test_a_damaged_file_is_refused(damage: bytes, tmp_path: Path) -> None:
    make_dataset(tmp_path, replace(PLAN, games=3))
    shard = ShardFiles(tmp_path, 0)
    shard.remove()
    shard.unfinished.write_bytes(damage)
    with pytest.raises(Refused, match="DATASET: file"):
        make_dataset(tmp_path, replace(PLAN, games=3))


def test_two_processes_do_not_write_to_one_folder(tmp_path: Path) -> None:
    with lock_folder(tmp_path), pytest.raises(Refused, match="DATASET: busy"):
        make_dataset(tmp_path, PLAN)
    make_dataset(tmp_path, replace(PLAN, games=1))


@pytest.mark.parametrize(
    ("bots", "players", "why"),
    [
        (("random", "learner"), 3, "DATASET: bots"),
        (("deep",), None, "BOT: unknown"),
        (("random",), 99, "SEATS: count"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    bots: tuple[str, ...], players: int | None, why: str
) -> None:
    with pytest.raises(Refused, match=why):
        plan_dataset("scalino", bots, players=players)


def test_options_are_the_same_however_they_are_given() -> None:
    one, other = (plan_dataset("rope", ("random",), options={"pile": pile}) for pile in ("12", 12))
    assert one == other
    assert dict(one.contest.options)["pile"] == 12
