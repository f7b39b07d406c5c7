"""Tavolino as an engine: its reply to every line."""

import re
from collections.abc import Iterator
from importlib.metadata import version
from queue import SimpleQueue
from time import monotonic
from typing import Any

import pytest

from tavolino.bots.search import PlayoutBudget, SearchBot, TreeSearch, random_playout
from tavolino.core import Source, Stream, View
from tavolino.engines.bot import default_move, setup_of
from tavolino.engines.lines import (
    HELLO,
    QUIT,
    Go,
    MoveInfo,
    ThinkingTime,
    go_line,
    newgame_line,
    view_line,
)
from tavolino.engines.names import command_of
from tavolino.engines.process import EngineProcess
from tavolino.engines.search_thread import SearchResult, SearchTask, search
from tavolino.engines.serving import EngineServer
from tavolino.games import find_bot
from tavolino.games.scalino.rules import SCALINO
from tests.engines.engines import GAMES, ROOT, begun, own_engine
from tests.patience import PATIENCE_S

PAGE = ROOT / "docs" / "engine-protocol.md"
PLAY = begun("scalino")
NEW_GAME = newgame_line(setup_of(PLAY.view(0), bytes(32)))
VIEW = view_line(PLAY.view(0))
GO = go_line(Go(ThinkingTime(), default_move(PLAY.view(0))))


def transcript() -> list[str]:
    (block,) = re.findall(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    return re.sub(r"Tavolino [\d.]+", f"Tavolino {version('tavolino')}", block).splitlines()


def test_the_transcript_in_the_documentation_is_correct() -> None:
    process = EngineProcess(command_of(own_engine("casual")))
    answers = 0
    for line in transcript():
        if line.startswith("> "):
            process.send(line[2:])
        else:
            assert process.receive(monotonic() + PATIENCE_S) == line[2:]
            answers += 1
    process.close(PATIENCE_S)
    assert process.exit_code() == 0
    assert process.last_error_line() == ""
    assert answers > 6


def test_every_word_of_the_transcript_is_explained() -> None:
    page = PAGE.read_text(encoding="utf-8")
    said = {line.split()[1] for line in transcript()} - {"hello"}
    for word in said:
        assert f"| `{word}" in page, word


def answers(*lines: str, bot: str = "casual") -> list[str]:
    said: list[str] = []
    EngineServer(bot, said.append).serve([*lines, QUIT])
    return said


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (("tavolino 2",), "error this engine speaks version 1, not 2"),
        (("uci",), "error uci: unknown"),
        (("newgame",), "error expected a JSON object, got "),
        (("newgame {}",), "error newgame: game is missing or of the wrong type"),
        ((NEW_GAME.replace("scalino", "chess"),), "error There is no game “chess”"),
        ((NEW_GAME.replace('"bay"', '"wide"'),), "error Option “gaps” (SC-7) cannot be “wide”"),
        ((NEW_GAME.replace('"seats":2', '"seats":9'),), "error This game is for 2 to 4 players"),
        ((NEW_GAME.replace('"seat":0', '"seat":2'),), "error newgame: there is no such seat"),
        ((NEW_GAME.replace('"version":1', '"version":0'),), "error newgame: this engine plays"),
        ((NEW_GAME.replace("0" * 64, "xyz"),), "error newgame: seed is not 64 hexadecimal digits"),
        ((VIEW,), "error view: there is no game"),
        ((GO,), "error go: there is no view"),
        ((NEW_GAME, GO), "error go: there is no view"),
        ((NEW_GAME, VIEW, "view {}", GO), "error go: there is no view"),
        ((NEW_GAME, VIEW, "newgame {}", GO), "error go: there is no view"),
        ((NEW_GAME, "view {}"), "error view: Object missing required field"),
        ((NEW_GAME, "view {"), "error view: Input data was truncated"),
        ((NEW_GAME, view_line(PLAY.view(1))), "error view: it is of another seat"),
        (
            (NEW_GAME.replace('"seat":0', '"seat":1'), view_line(PLAY.view(1))),
            "error view: this seat is not to act",
        ),
        ((NEW_GAME, VIEW, "go depth 3"), "error go: expected movetime, remaining or default"),
    ],
)
def test_an_invalid_line_gets_an_error(lines: tuple[str, ...], answer: str) -> None:
    assert answers(*lines)[-1].startswith(answer)


def test_lines_without_an_answer() -> None:
    assert answers("", "stop", "gameover {}") == []
    assert answers(NEW_GAME, VIEW, "stop") == ["ready"]


def test_every_bot_lists_its_games() -> None:
    games = [line.split()[1] for line in answers(HELLO) if line.startswith("game ")]
    assert games == GAMES
    endgame = [line.split()[1] for line in answers(HELLO, bot="endgame") if "game " in line[:5]]
    assert endgame == ["scalino", "demolition"]


class SlowBot:
    """Never finds a move."""

    def choose(self, view: View[Any], source: Source) -> str:
        SimpleQueue[str]().get()
        raise AssertionError


class BrokenBot:
    def choose(self, view: View[Any], source: Source) -> str:
        raise ValueError("broken")


def serve_with(bot: Any, lines: Iterator[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr("tavolino.engines.serving.at_full_strength", lambda *_, **__: bot)
    said: list[str] = []
    EngineServer("casual", said.append).serve(lines)
    return said


def test_a_search_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter([NEW_GAME, VIEW, GO, VIEW, "stop", "stop", QUIT])
    ready, busy, move = serve_with(SlowBot(), lines, monkeypatch)
    assert (ready, busy) == ("ready", "error view: a move is due")
    assert move.removeprefix("move ") in (PLAY.view(0).moves or ())


@pytest.mark.parametrize("time", [ThinkingTime(move_ms=1), ThinkingTime(60_000, remaining_ms=0)])
def test_an_engine_moves_before_its_time_is_up(
    time: ThinkingTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: SimpleQueue[str] = SimpleQueue()

    def lines() -> Iterator[str]:
        yield from (NEW_GAME, VIEW, go_line(Go(time, "e5")))
        assert said.get() == "ready"
        assert said.get().startswith("move ")
        yield QUIT

    monkeypatch.setattr("tavolino.engines.serving.at_full_strength", lambda *_, **__: SlowBot())
    EngineServer("casual", said.put).serve(lines())


def test_a_bot_that_fails_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    said: SimpleQueue[str] = SimpleQueue()

    def lines() -> Iterator[str]:
        yield from (NEW_GAME, VIEW, GO)
        assert said.get() == "ready"
        assert said.get() == "error the search has failed"
        yield QUIT

    monkeypatch.setattr("tavolino.engines.serving.at_full_strength", lambda *_, **__: BrokenBot())
    EngineServer("casual", said.put).serve(lines())


def test_values_of_moves_come_with_the_best_first() -> None:
    bot = SearchBot(TreeSearch(SCALINO, random_playout(SCALINO)), PlayoutBudget(20))
    task = SearchTask(1, bot, PLAY.view(0), Stream(bytes(32), 0), True)
    result = search(task)
    assert result.move == result.values[0].move
    assert {value.unit for value in result.values} == {"chance"}
    assert sum(value.visits or 0 for value in result.values) == 20
    plain = search(task._replace(with_info=False, source=Stream(bytes(32), 0)))
    assert plain == SearchResult(1, result.move)
    silent = search(task._replace(bot=find_bot("scalino", "random")))
    assert silent.values == ()


def test_values_are_sent_before_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = SearchBot(TreeSearch(SCALINO, random_playout(SCALINO)), PlayoutBudget(20))
    said: SimpleQueue[str] = SimpleQueue()
    heard: list[str] = []

    def lines() -> Iterator[str]:
        yield from (NEW_GAME, VIEW, GO)
        while not (heard and heard[-1].startswith("move ")):
            heard.append(said.get())
        yield QUIT

    monkeypatch.setattr("tavolino.engines.serving.at_full_strength", lambda *_, **__: bot)
    EngineServer("casual", said.put, with_info=True).serve(lines())
    assert [line.split()[0] for line in heard] == ["ready", "info", "info", "info", "move"]
    assert MoveInfo(move=heard[-1].removeprefix("move ")).move in heard[1]
