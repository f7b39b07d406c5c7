"""Puzzles over HTTP: solved, failed, given up, rated once, and never told too early."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tavolino.core import Refused
from tavolino.games import games
from tavolino.protocol.messages import encode
from tavolino.puzzles import Puzzle
from tavolino.puzzles.format import write_puzzles
from tavolino.puzzles.generator import make_puzzles
from tavolino.puzzles.library import shipped_library
from tavolino.puzzles.makers import find_maker
from tavolino.puzzles.presentation import decision_number
from tavolino.puzzles.puzzle import only_seat
from tavolino.server.puzzles.folder import open_library
from tests.puzzles.shipped import GAMES
from tests.server.peers import Peer, running

Shown = dict[str, Any]


async def begin(peer: Peer, game: str, theme: str = "") -> Shown:
    response = await peer.http.post("/api/puzzles", json={"game": game, "theme": theme})
    assert response.status_code == 200, response.text
    return dict(response.json())


async def make(peer: Peer, shown: Shown, move: str, status: int = 200) -> Shown:
    body = {"move": move, "on": len(shown["made"])}
    response = await peer.http.post(f"/api/puzzles/{shown['id']}/move", json=body)
    assert response.status_code == status, response.text
    return dict(response.json())


async def post(peer: Peer, shown: Shown, what: str) -> Shown:
    response = await peer.http.post(f"/api/puzzles/{shown['id']}/{what}")
    assert response.status_code == 200, response.text
    return dict(response.json())


def next_of(puzzle: Puzzle, shown: Shown) -> str:
    left = list(puzzle.line)
    for text in shown["made"]:
        left.remove(text)
    return left[0]


async def solve(peer: Peer, shown: Shown) -> Shown:
    puzzle = shipped_library().find(shown["id"])
    while shown["status"] == "open":
        shown = await make(peer, shown, next_of(puzzle, shown))
    return shown


def wrong_move(puzzle: Puzzle) -> str:
    """A legal first move that is not the best."""
    play = puzzle.position(games()[puzzle.game].rules)
    moves = play.view(puzzle.seat).moves
    if moves is None:
        return next(text for others in puzzle.others for text in others)
    return next(text for text in moves if text != puzzle.line[0])


async def list_games(peer: Peer) -> dict[str, Shown]:
    found = (await peer.http.get("/api/puzzles")).json()["games"]
    return {one["game"]: one for one in found}


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_move_by_move(game: str, database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, database=database_url) as server, server.peer() as one:
            shown = await begin(one, game)
            assert (shown["game"], shown["status"], shown["made"]) == (game, "open", [])
            assert shown["view"]["to_act"] == [shown["seat"]]
            solved = await solve(one, shown)
            assert solved["status"] == "solved"
            puzzle = shipped_library().find(shown["id"])
            assert sorted(solved["made"]) == sorted(puzzle.line)
            solution = solved["solution"]
            assert [step["move"] for step in solution["line"]] == list(puzzle.line)
            assert all(step["why"] for step in solution["line"] if step["seat"] == puzzle.seat)
            assert (solution["tried"], solution["verdict"]) == ("", "")
            assert solution["change"] > 0
            assert solved["own_rating"] == 1500 + solution["change"]
            assert solved["streak"] == 1
            stats = (await list_games(one))[game]
            assert (stats["tries"], stats["solved"], stats["longest_streak"]) == (1, 1, 1)

    asyncio.run(act())


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_move_ends_the_try_and_shows_the_solution(game: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            await solve(one, await begin(one, game))
            shown = await begin(one, game)
            puzzle = shipped_library().find(shown["id"])
            wrong = wrong_move(puzzle)
            failed = await make(one, shown, wrong)
            assert failed["status"] == "failed"
            assert failed["made"] == []
            assert failed["solution"]["tried"] == wrong
            if puzzle.order == "any":
                complete = puzzle.position(games()[game].rules)
                for text in puzzle.line:
                    complete.submit_text(puzzle.seat, text)
                view = json.loads(encode(complete.view(puzzle.seat)))
                assert failed["view"] == view
            assert failed["solution"]["verdict"]
            assert failed["solution"]["change"] < 0
            assert failed["streak"] == 0
            # A second try is refused, and nothing is counted twice.
            body = await make(one, shown, puzzle.line[0], status=409)
            assert body["error"]["why"] == "stale"
            assert (await post(one, shown, "solution"))["solution"] == failed["solution"]
            stats = (await list_games(one))[game]
            assert (stats["tries"], stats["solved"], stats["streak"]) == (2, 1, 0)
            assert stats["longest_streak"] == 1

    asyncio.run(act())


@pytest.mark.parametrize("game", GAMES)
def test_nothing_about_the_solution_is_sent_before_the_end(game: str, tmp_path: Path) -> None:
    """What a client gets of an open puzzle follows from the position alone."""

    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            shown = await begin(one, game)
            puzzle = shipped_library().find(shown["id"])
            play = puzzle.position(games()[game].rules)
            view = json.loads(json.dumps(shown["view"]))
            assert shown["solution"] is None
            assert shown["hints"] == []
            assert set(shown) == {
                *("id", "game", "seat", "goal", "rating", "status", "made", "movers", "view"),
                *("hints", "more_hints", "solution", "own_rating", "streak"),
            }
            moves = play.view(puzzle.seat).moves
            assert view["moves"] == (None if moves is None else list(moves))
            without_view = json.dumps({**shown, "view": None})
            assert not [text for text in puzzle.line if json.dumps(text) in without_view]
            again = (await one.http.get(f"/api/puzzles/{shown['id']}")).json()
            assert again == shown

    asyncio.run(act())


def test_an_illegal_move_is_refused_and_does_not_count(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            shown = await begin(one, GAMES[0])
            await make(one, shown, "nonsense", status=400)
            assert (await solve(one, shown))["status"] == "solved"

    asyncio.run(act())


def test_a_snippet_that_joins_nothing_is_no_try(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            shown = await begin(one, "cutit")
            number = shipped_library().find(shown["id"]).line[0].partition("@")[0]
            for slip in (f"{number}@80,80r0", "done", "lift 1", "lift 2"):
                response = await make(one, shown, slip, status=400)
                assert response["error"]["rule"] in ("PUZZLE", "CI-11")
            assert (await solve(one, shown))["status"] == "solved"

    asyncio.run(act())


def test_hints_tell_the_theme_then_the_piece_and_end_the_rating(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            shown = await begin(one, GAMES[0])
            first = await post(one, shown, "hint")
            assert (len(first["hints"]), first["more_hints"]) == (1, True)
            second = await post(one, shown, "hint")
            assert (len(second["hints"]), second["more_hints"]) == (2, False)
            assert second["hints"][0] == first["hints"][0]
            assert (await post(one, shown, "hint"))["hints"] == second["hints"]
            solved = await solve(one, second)
            assert (solved["solution"]["change"], solved["own_rating"]) == (0, 1500)
            assert (await list_games(one))[GAMES[0]]["tries"] == 0

    asyncio.run(act())


def test_a_puzzle_that_was_begun_is_offered_until_it_ends(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            shown = await begin(one, GAMES[0])
            assert await begin(one, GAMES[0]) == shown
            await post(one, shown, "solution")
            assert (await begin(one, GAMES[0]))["id"] != shown["id"]

    asyncio.run(act())


def test_a_theme_filters_and_every_puzzle_comes_once(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, puzzles_per_minute=100_000) as server, server.peer() as one:
            game = "rope"
            theme = min(
                (one for one in find_maker(game).themes if shipped_library().of(game, one)),
                key=lambda one: len(shipped_library().of(game, one)),
            )
            wanted = {puzzle.id for puzzle in shipped_library().of(game, theme)}
            seen = set()
            for _ in wanted:
                shown = await begin(one, game, theme)
                seen.add(shown["id"])
                await post(one, shown, "solution")
            assert seen == wanted
            response = await one.http.post("/api/puzzles", json={"game": game, "theme": theme})
            assert (response.status_code, response.json()["error"]["why"]) == (400, "none-left")
            response = await one.http.post("/api/puzzles", json={"game": game, "theme": "x"})
            assert response.json()["error"]["why"] == "theme"

    asyncio.run(act())


def test_puzzles_of_several_themes_wait_until_they_end(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            first = await begin(one, "cutit", "two")
            other = await begin(one, "cutit", "three")
            assert first["id"] != other["id"]
            assert await begin(one, "cutit", "two") == first
            assert await begin(one, "cutit", "three") == other

    asyncio.run(act())


def test_puzzles_of_a_folder_are_offered_too(tmp_path: Path) -> None:
    folder = tmp_path / "more"
    folder.mkdir()
    (more,) = make_puzzles("rope", 1, "more")
    (folder / "rope.jsonl").write_bytes(write_puzzles([more]))

    async def act() -> None:
        async with running(tmp_path, puzzle_folder=str(folder)) as server, server.peer() as one:
            count = (await list_games(one))["rope"]["puzzles"]
            assert count == len(shipped_library().of("rope")) + 1
            assert server.context.puzzles.library.find(more.id) == more

    asyncio.run(act())


def test_a_damaged_file_of_puzzles_is_refused_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "rope.jsonl"
    file.write_bytes(b"{}\n")
    with pytest.raises(Refused) as refused:
        open_library(str(tmp_path))
    assert (refused.value.why, refused.value.params) == ("file", {"file": str(file)})
    with pytest.raises(Refused, match="no-folder"):
        open_library(str(tmp_path / "none"))


def test_strong_solvers_get_harder_puzzles(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as other:
            for _ in range(6):
                await solve(one, await begin(one, "rope"))
                await post(other, await begin(other, "rope"), "solution")
            ratings = [(await begin(peer, "rope"))["rating"] for peer in (one, other)]
            assert ratings[0] > ratings[1]

    asyncio.run(act())


def test_of_two_moves_at_once_one_counts(database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, database=database_url) as server, server.peer() as one:
            shown = await begin(one, "rope")
            body = {"move": wrong_move(shipped_library().find(shown["id"])), "on": 0}
            path = f"/api/puzzles/{shown['id']}/move"
            answers = await asyncio.gather(*(one.http.post(path, json=body) for _ in range(5)))
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
            assert (await list_games(one))["rope"]["tries"] == 1

    asyncio.run(act())


def test_tries_are_exported_and_deleted(database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, database=database_url) as server, server.peer() as one:
            shown = await solve(one, await begin(one, "rope"))
            export = (await one.http.get("/api/me/export")).json()
            (kept,) = export["puzzles"]
            assert (kept["puzzle"], kept["status"]) == (shown["id"], "solved")
            (rating,) = export["puzzle_ratings"]
            assert (rating["game"], rating["rating"]) == ("rope", shown["own_rating"])
            assert (await one.http.delete("/api/me")).status_code == 204
            for table in ("puzzle_tries", "puzzle_players"):
                assert not await server.context.database.read(f"SELECT 1 AS one FROM {table}")
            rows = await server.context.database.read("SELECT puzzle FROM puzzle_ratings")
            assert [row["puzzle"] for row in rows] == [shown["id"]]

    asyncio.run(act())


def test_every_answer_of_the_line_is_legal() -> None:
    """The server replays lines without checking who moves: the log alone must tell."""
    for puzzle in shipped_library():
        if puzzle.order == "fixed":
            play = puzzle.position(games()[puzzle.game].rules)
            for text in puzzle.line:
                play.submit_text(only_seat(play), text)


def test_every_decision_of_a_line_has_its_other_moves() -> None:
    for puzzle in shipped_library():
        if puzzle.order == "fixed":
            decisions = {
                decision_number(puzzle, puzzle.line[:made]) for made in range(len(puzzle.line))
            }
            assert decisions == set(range(len(puzzle.others)))


@pytest.mark.parametrize(
    ("game", "says"),
    [
        ("scalino", "Any other move gives you a final lead of"),
        ("demolition", "Any other move throws the win away."),
        ("rope", " other card"),
    ],
)
def test_a_solution_tells_what_other_moves_reach(game: str, says: str, tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            shown = await post(one, await begin(one, game), "solution")
            assert any(says in step["why"] for step in shown["solution"]["line"])

    asyncio.run(act())
