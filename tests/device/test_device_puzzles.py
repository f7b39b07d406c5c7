"""Puzzles on a device: solved and failed as at a server, but not rated."""

import asyncio
import json
from typing import Any

from tavolino.device import LocalDevice, respond
from tavolino.puzzles.library import shipped_library
from tests.device.storage import MemoryStorage
from tests.device.tables import ANN, ManualClock
from tests.puzzles.shipped import GAMES
from tests.server.schema_checks import validator


class Solving:
    """A client that solves puzzles on a device."""

    def __init__(self) -> None:
        self._device = LocalDevice(ANN, MemoryStorage(), ManualClock())

    def ask(self, method: str, path: str, kind: str = "ShownPuzzle", **body: Any) -> Any:
        """The body of a response, which must fit the published schema."""
        sent = json.dumps(body).encode() if body else b""
        found = asyncio.run(respond(self._device, method, f"/api/puzzles{path}", sent))
        shown = json.loads(found.body)
        validator(kind).validate(shown)
        return shown

    def begin(self, game: str) -> Any:
        return self.ask("POST", "", game=game)

    def move(self, shown: Any, text: str, kind: str = "ShownPuzzle") -> Any:
        on = len(shown["made"])
        return self.ask("POST", f"/{shown['id']}/move", kind, move=text, on=on)

    def solve(self, shown: Any) -> Any:
        while shown["status"] == "open":
            left = list(shipped_library().find(shown["id"]).line)
            for text in shown["made"]:
                left.remove(text)
            shown = self.move(shown, left[0])
        return shown

    def achieved(self, game: str) -> Any:
        listed = self.ask("GET", "", "PuzzleGames")["games"]
        return next(one for one in listed if one["game"] == game)


def test_puzzles_of_every_game_are_solved_without_a_rating() -> None:
    one = Solving()
    for game in GAMES:
        shown = one.begin(game)
        assert (shown["rating"], shown["own_rating"], shown["solution"]) == (None, None, None)
        solved = one.solve(shown)
        assert (solved["status"], solved["streak"]) == ("solved", 1)
        assert solved["solution"]["change"] == 0
        assert one.ask("GET", f"/{shown['id']}") == solved
        achieved = one.achieved(game)
        assert (achieved["rating"], achieved["tries"], achieved["solved"]) == (None, 1, 1)


def test_a_wrong_move_ends_the_try_and_the_streak() -> None:
    one = Solving()
    one.solve(one.begin("rope"))
    shown = one.begin("rope")
    assert one.begin("rope") == shown
    puzzle = shipped_library().find(shown["id"])
    assert one.move(shown, "nonsense", "ErrorResponse")["error"]["rule"] == "NOTATION"
    wrong = next(text for text in shown["view"]["moves"] if text != puzzle.line[0])
    failed = one.move(shown, wrong)
    assert (failed["status"], failed["streak"]) == ("failed", 0)
    assert failed["solution"]["verdict"]
    assert one.move(shown, puzzle.line[0], "ErrorResponse")["error"]["why"] == "stale"
    assert one.begin("rope")["id"] != shown["id"]
    achieved = one.achieved("rope")
    assert (achieved["tries"], achieved["solved"], achieved["longest_streak"]) == (2, 1, 1)


def test_hints_and_the_solution_are_shown() -> None:
    one = Solving()
    shown = one.begin("scalino")
    assert len(one.ask("POST", f"/{shown['id']}/hint")["hints"]) == 1
    assert one.ask("POST", f"/{shown['id']}/solution")["solution"]["line"]
    assert one.ask("POST", "/0123456789ab/hint", "ErrorResponse")["error"]["why"] == "unknown"
